"""Every solution of the n queens problem: placements as numbers.

python3 arithmetic.py 8
"""
import sys
from itertools import combinations


def diagonals_are_free(board):
    return all(
        abs(board[row] - board[above]) != row - above
        for above, row in combinations(range(len(board)), 2)
    )


def solutions(n):
    """Yield each solution as a number and as columns, which start at 0."""
    digits = "123456789"[:n]
    each_once = set(digits)
    first, last = int(digits), int(digits[::-1])
    # Numbers of the same digits differ by multiples of nine.
    for x in range(first, last + 1, 9): #@1
        if set(str(x)) == each_once: #@2
            board = [int(digit) - 1 for digit in str(x)]
            if diagonals_are_free(board): #@3
                yield x, board


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if not 1 <= n <= 9:
        sys.exit("n has to be 1 to 9: a column is one digit.")
    count = 0
    for x, board in solutions(n):
        print(x, board)
        count += 1
    print("Solutions:", count)


if __name__ == "__main__":
    main()

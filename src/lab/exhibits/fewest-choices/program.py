"""Every solution of the n queens problem: fewest choices first.

python3 fewest-choices.py 8
"""
import sys

DIGITS = "123456789abcdefghijklmnopqrstuvw"


def sees(a, b):
    down, aside = abs(a[0] - b[0]), abs(a[1] - b[1])
    return down == 0 or aside == 0 or down == aside


def lines(n, queens, free):
    """Yield the free squares of each row and column without a queen."""
    for axis in 0, 1:
        taken = {queen[axis] for queen in queens}
        for k in range(n):
            if k not in taken:
                yield [square for square in free if square[axis] == k]


def extend(n, queens, free): #@1
    """Yield the columns of the queens, row by row."""
    if len(queens) == n: #@2
        yield [col for _, col in sorted(queens)]
        return
    line = min(lines(n, queens, free), key=len) #@3
    for s in line: #@4
        queens.append(s) #@5
        left = [other for other in free if not sees(s, other)]
        yield from extend(n, queens, left) #@6
        queens.pop() #@7


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if not 1 <= n <= 32:
        sys.exit("n has to be 1 to 32.")
    squares = [(row, col) for row in range(n) for col in range(n)]
    count = 0
    for board in extend(n, [], squares):
        print("".join(DIGITS[col] for col in board), board)
        count += 1
    print("Solutions:", count)


if __name__ == "__main__":
    main()

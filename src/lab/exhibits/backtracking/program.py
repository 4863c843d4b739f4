"""Every solution of the n queens problem: backtracking with a stack.

python3 backtracking.py 8
"""
import sys

DIGITS = "123456789abcdefghijklmnopqrstuvw"


def attacked(stack, col):
    """Return True if a queen attacks the square in the next row."""
    row = len(stack)
    return any(
        c == col or abs(c - col) == row - above
        for above, c in enumerate(stack)
    )


def solutions(n):
    """Yield the columns of the queens, row by row."""
    stack = []
    col = 0
    while True: #@1
        if len(stack) == n: #@2
            yield stack
            col = n
        while col < n and attacked(stack, col): #@3
            col += 1 #@4
        if col < n: #@5
            stack.append(col) #@6
            col = 0
        elif not stack: #@7
            return
        else:
            col = stack.pop() + 1 #@8


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if not 1 <= n <= 32:
        sys.exit("n has to be 1 to 32.")
    count = 0
    for board in solutions(n):
        print("".join(DIGITS[col] for col in board), board)
        count += 1
    print("Solutions:", count)


if __name__ == "__main__":
    main()

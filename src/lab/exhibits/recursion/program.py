"""Every solution of the n queens problem: recursive backtracking.

python3 recursion.py 8
"""
import sys

DIGITS = "123456789abcdefghijklmnopqrstuvw"


class Search:
    def __init__(self, n):
        self.n = n
        self.board = []  # the column of the queen in each row
        self.taken = set()  # the lines that have a queen

    def solve(self, row=0): #@1
        """Yield the columns of the queens, row by row."""
        if row == self.n: #@2
            yield self.board
            return
        for col in range(self.n): #@3
            if not self.attacked(row, col): #@4
                self.place(row, col) #@5
                yield from self.solve(row + 1) #@6
                self.lift(row, col) #@7

    def attacked(self, row, col):
        return not self.taken.isdisjoint(lines(row, col))

    def place(self, row, col):
        self.board.append(col)
        self.taken.update(lines(row, col))

    def lift(self, row, col):
        self.board.pop()
        self.taken.difference_update(lines(row, col))


def lines(row, col):
    """Return the column and the two diagonals through a square."""
    return ("column", col), ("rising", row + col), ("falling", row - col)


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if not 1 <= n <= 32:
        sys.exit("n has to be 1 to 32.")
    count = 0
    for board in Search(n).solve():
        print("".join(DIGITS[col] for col in board), board)
        count += 1
    print("Solutions:", count)


if __name__ == "__main__":
    main()

"""Every solution of the n queens problem: permutations in order.

python3 lexicographic.py 8
"""
import sys
from itertools import combinations

DIGITS = "123456789abcdefghijklmnopqrstuvw"


def diagonals_are_free(a):
    return all(
        abs(a[row] - a[above]) != row - above
        for above, row in combinations(range(len(a)), 2)
    )


def solutions(n):
    """Yield the columns of the queens, row by row."""
    a = list(range(n)) #@1
    while True: #@2
        if diagonals_are_free(a): #@3
            yield a
        i = max((i for i in range(n - 1) if a[i] < a[i + 1]), default=None) #@4
        if i is None:
            return
        j = max(j for j in range(n) if a[j] > a[i]) #@5
        a[i], a[j] = a[j], a[i] #@6
        a[i + 1:] = reversed(a[i + 1:]) #@7


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

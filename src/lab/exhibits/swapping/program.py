"""Every solution of the n queens problem: permutations by swapping.

python3 swapping.py 8
"""
import sys
from itertools import combinations

DIGITS = "123456789abcdefghijklmnopqrstuvw"


def diagonals_are_free(a):
    return all(
        abs(a[row] - a[above]) != row - above
        for above, row in combinations(range(len(a)), 2)
    )


def permute(a, k=0): #@1
    """Yield the solutions that have the first k columns of a."""
    if k == len(a):
        if diagonals_are_free(a): #@2
            yield a
        return
    for i in range(k, len(a)): #@3
        a[k], a[i] = a[i], a[k] #@4
        yield from permute(a, k + 1) #@5
        a[k], a[i] = a[i], a[k]  # back #@6


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if not 1 <= n <= 32:
        sys.exit("n has to be 1 to 32.")
    count = 0
    for board in permute(list(range(n))):
        print("".join(DIGITS[col] for col in board), board)
        count += 1
    print("Solutions:", count)


if __name__ == "__main__":
    main()

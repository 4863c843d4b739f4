"""Every solution of the n queens problem: a row of squares in one number.

python3 bit-parallel.py 8
"""
import sys

DIGITS = "123456789abcdefghijklmnopqrstuvw"


def extend(full, board=(), columns=0, rising=0, falling=0): #@1
    """Yield the columns of the queens, row by row.

    Bits are columns that have a queen, and squares of the next row that
    queens attack along rising and along falling diagonals.
    """
    if columns == full: #@2
        yield list(board)
        return
    free = full & ~(columns | rising | falling) #@3
    while free: #@4
        bit = free & -free #@5
        free -= bit
        yield from extend( #@6
            full,
            (*board, bit.bit_length() - 1),
            columns | bit,
            (rising | bit) >> 1,
            (falling | bit) << 1,
        )


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if not 1 <= n <= 32:
        sys.exit("n has to be 1 to 32.")
    count = 0
    for board in extend((1 << n) - 1):
        print("".join(DIGITS[col] for col in board), board)
        count += 1
    print("Solutions:", count)


if __name__ == "__main__":
    main()

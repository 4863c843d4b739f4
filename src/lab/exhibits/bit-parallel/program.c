/* Every solution of the n queens problem: a row of squares in one word.
   gcc -O2 -o bit-parallel bit-parallel.c && ./bit-parallel 8 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32 };
static const char DIGITS[] = "123456789abcdefghijklmnopqrstuvw";

static int n;
static uint64_t full;         /* a bit for each column */
static uint64_t board[MAX_N]; /* the bit of the queen in each row */
static long count;

static int column_of(uint64_t bit) {
  int col = 0;
  while (bit >>= 1) col++;
  return col;
}

static void record(void) {
  for (int k = 0; k < n; k++) putchar(DIGITS[column_of(board[k])]);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", column_of(board[k]));
  puts("]");
  count++;
}

/* Bits are columns that have a queen, and squares of this row that
   queens above attack along rising and along falling diagonals. */
/*@1*/ static void extend(int row, uint64_t columns, uint64_t rising, uint64_t falling) {
  /*@2*/ if (columns == full) {
    record();
    return;
  }
  /*@3*/ uint64_t free = full & ~(columns | rising | falling);
  /*@4*/ while (free != 0) {
    /*@5*/ uint64_t bit = free & -free;
    free -= bit;
    board[row] = bit;
    /*@6*/ extend(row + 1, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);
  }
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  full = (UINT64_C(1) << n) - 1;
  extend(0, 0, 0, 0);
  printf("Solutions: %ld\n", count);
  return EXIT_SUCCESS;
}

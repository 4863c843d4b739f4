/* Every solution of the n queens problem: placements as numbers.
   gcc -O2 -o arithmetic arithmetic.c && ./arithmetic 8 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 9 }; /* a column is one digit */

static int n;
static int board[MAX_N]; /* the column of the queen in each row */

/* Reads the digits of x as columns from 1 on. */
static void read_columns(long x) {
  for (int row = n - 1; row >= 0; row--, x /= 10) board[row] = x % 10 - 1;
}

static bool each_column_once(void) {
  int seen = 0;
  for (int row = 0; row < n; row++) seen |= 1 << (board[row] + 1);
  return seen == (1 << (n + 1)) - 2;
}

static bool diagonals_are_free(void) {
  for (int row = 1; row < n; row++)
    for (int above = 0; above < row; above++)
      if (abs(board[row] - board[above]) == row - above) return false;
  return true;
}

static void print(long x) {
  printf("%ld", x);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", board[k]);
  puts("]");
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  long first = 0, last = 0, count = 0;
  for (int digit = 1; digit <= n; digit++) {
    first = first * 10 + digit;
    last = last * 10 + n + 1 - digit;
  }
  /* Numbers of the same digits differ by multiples of nine. */
  /*@1*/ for (long x = first; x <= last; x += 9) {
    read_columns(x);
    /*@2*/ if (!each_column_once()) continue;
    /*@3*/ if (diagonals_are_free()) {
      print(x);
      count++;
    }
  }
  printf("Solutions: %ld\n", count);
  return EXIT_SUCCESS;
}

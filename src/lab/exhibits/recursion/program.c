/* Every solution of the n queens problem: recursive backtracking.
   gcc -O2 -o recursion recursion.c && ./recursion 8 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32 };
static const char DIGITS[] = "123456789abcdefghijklmnopqrstuvw";

static int n;
static int board[MAX_N]; /* the column of the queen in each row */
static bool columns[MAX_N], rising[2 * MAX_N], falling[2 * MAX_N];
static long count;

static bool attacked(int row, int col) {
  return columns[col] || rising[row + col] || falling[row - col + n];
}

static void mark(int row, int col, bool taken) {
  columns[col] = rising[row + col] = falling[row - col + n] = taken;
}

static void record(void) {
  for (int k = 0; k < n; k++) putchar(DIGITS[board[k]]);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", board[k]);
  puts("]");
  count++;
}

/*@1*/ static void solve(int row) {
  /*@2*/ if (row == n) {
    record();
    return;
  }
  /*@3*/ for (int col = 0; col < n; col++) {
    /*@4*/ if (!attacked(row, col)) {
      board[row] = col;
      /*@5*/ mark(row, col, true);
      /*@6*/ solve(row + 1);
      /*@7*/ mark(row, col, false);
    }
  }
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  solve(0);
  printf("Solutions: %ld\n", count);
  return EXIT_SUCCESS;
}

/* Every solution of the n queens problem: fewest choices first.
   gcc -O2 -o fewest-choices fewest-choices.c && ./fewest-choices 8 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32 };
static const char DIGITS[] = "123456789abcdefghijklmnopqrstuvw";

static int n, board[MAX_N]; /* the column of the queen in each row */
/* Lines with a queen; `taken` has the rows and then the columns. */
static bool taken[2 * MAX_N], rising[2 * MAX_N], falling[2 * MAX_N];

static bool is_free(int row, int col) {
  return !taken[row] && !taken[n + col] && !rising[row + col] && !falling[row - col + n];
}

static void mark(int row, int col, bool has_queen) {
  board[row] = col;
  taken[row] = taken[n + col] = rising[row + col] = falling[row - col + n] = has_queen;
}

static int free_squares(int line) {
  int free = 0;
  for (int k = 0; k < n; k++) free += line < n ? is_free(line, k) : is_free(k, line - n);
  return free;
}

static long record(void) {
  for (int k = 0; k < n; k++) putchar(DIGITS[board[k]]);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", board[k]);
  puts("]");
  return 1;
}

/*@1*/ static long extend(int queens) {
  /*@2*/ if (queens == n) return record();
  int line = -1;
  /*@3*/ for (int other = 0; other < 2 * n; other++)
    if (!taken[other] && (line < 0 || free_squares(other) < free_squares(line))) line = other;
  long found = 0;
  /*@4*/ for (int k = 0; k < n; k++) {
    int row = line < n ? line : k, col = line < n ? k : line - n;
    if (!is_free(row, col)) continue;
    /*@5*/ mark(row, col, true);
    /*@6*/ found += extend(queens + 1);
    /*@7*/ mark(row, col, false);
  }
  return found;
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  printf("Solutions: %ld\n", extend(0));
}

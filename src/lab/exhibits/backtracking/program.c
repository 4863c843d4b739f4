/* Every solution of the n queens problem: backtracking with a stack.
   gcc -O2 -o backtracking backtracking.c && ./backtracking 8 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32 };
static const char DIGITS[] = "123456789abcdefghijklmnopqrstuvw";

static int n;            /* rows of the board */
static int row;          /* rows that have a queen */
static int stack[MAX_N]; /* the column of each of these queens */
static long count;

/* Returns true if a queen attacks the square in the next row. */
static bool attacked(int col) {
  for (int above = 0; above < row; above++)
    if (stack[above] == col || abs(stack[above] - col) == row - above)
      return true;
  return false;
}

static void record(void) {
  for (int k = 0; k < n; k++) putchar(DIGITS[stack[k]]);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", stack[k]);
  puts("]");
  count++;
}

static void search(void) {
  int col = 0;
  /*@1*/ for (;;) {
    /*@2*/ if (row == n) {
      record();
      col = n;
    }
    /*@3*/ while (col < n && attacked(col))
      /*@4*/ col++;
    /*@5*/ if (col < n) {
      /*@6*/ stack[row++] = col;
      col = 0;
    /*@7*/ } else if (row == 0) {
      return;
    } else {
      /*@8*/ col = stack[--row] + 1;
    }
  }
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  search();
  printf("Solutions: %ld\n", count);
  return EXIT_SUCCESS;
}

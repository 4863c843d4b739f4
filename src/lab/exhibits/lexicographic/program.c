/* Every solution of the n queens problem: permutations in order.
   gcc -O2 -o lexicographic lexicographic.c && ./lexicographic 8 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32 };
static const char DIGITS[] = "123456789abcdefghijklmnopqrstuvw";

static int n;
static int a[MAX_N]; /* the column of the queen in each row */

static bool diagonals_are_free(void) {
  for (int row = 1; row < n; row++)
    for (int above = 0; above < row; above++)
      if (abs(a[row] - a[above]) == row - above) return false;
  return true;
}

static void print(void) {
  for (int k = 0; k < n; k++) putchar(DIGITS[a[k]]);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", a[k]);
  puts("]");
}

static void swap(int *x, int *y) {
  int kept = *x;
  *x = *y;
  *y = kept;
}

/* Makes the next permutation; returns false after the last. */
static bool next(void) {
  int i = n - 2, j = n - 1;
  /*@4*/ while (i >= 0 && a[i] > a[i + 1]) i--;
  if (i < 0) return false;
  /*@5*/ while (a[j] < a[i]) j--;
  /*@6*/ swap(&a[i], &a[j]);
  /*@7*/ for (int from = i + 1, to = n - 1; from < to; from++, to--)
    swap(&a[from], &a[to]);
  return true;
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  long count = 0;
  /*@1*/ for (int k = 0; k < n; k++) a[k] = k;
  /*@2*/ do {
    /*@3*/ if (diagonals_are_free()) {
      print();
      count++;
    }
  } while (next());
  printf("Solutions: %ld\n", count);
  return EXIT_SUCCESS;
}

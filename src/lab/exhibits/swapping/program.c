/* Every solution of the n queens problem: permutations by swapping.
   gcc -O2 -o swapping swapping.c && ./swapping 8 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32 };
static const char DIGITS[] = "123456789abcdefghijklmnopqrstuvw";

static int n;
static int a[MAX_N]; /* the column of the queen in each row */
static long count;

static bool diagonals_are_free(void) {
  for (int row = 1; row < n; row++)
    for (int above = 0; above < row; above++)
      if (abs(a[row] - a[above]) == row - above) return false;
  return true;
}

static void record(void) {
  for (int k = 0; k < n; k++) putchar(DIGITS[a[k]]);
  for (int k = 0; k < n; k++) printf("%s%d", k ? ", " : " [", a[k]);
  puts("]");
  count++;
}

static void swap(int *x, int *y) {
  int kept = *x;
  *x = *y;
  *y = kept;
}

/*@1*/ static void permute(int k) {
  if (k == n) {
    /*@2*/ if (diagonals_are_free()) record();
    return;
  }
  /*@3*/ for (int i = k; i < n; i++) {
    /*@4*/ swap(&a[k], &a[i]);
    /*@5*/ permute(k + 1);
    /*@6*/ swap(&a[k], &a[i]); /* back */
  }
}

int main(int argc, char *argv[]) {
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) {
    fprintf(stderr, "n has to be 1 to %d.\n", MAX_N);
    return EXIT_FAILURE;
  }
  for (int k = 0; k < n; k++) a[k] = k;
  permute(0);
  printf("Solutions: %ld\n", count);
  return EXIT_SUCCESS;
}

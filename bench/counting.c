/*
 * The yardstick of bench/counting.bench.ts: the search of src/lab/counting (border-cases.ts and
 * scalar-kernel.testing.ts) with the same masks and the same early tests, for gcc -O3 -march=native.
 * Prints the number of solutions and the milliseconds it took: counting 16
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RIGHT = 1, BOTTOM = 2, LEFT = 4 };

static int size;
static uint32_t board;
static uint32_t closed[32], needed[32];

static uint64_t count(int row, uint32_t taken, uint32_t rising, uint32_t falling, uint32_t free) {
  uint64_t solutions = 0;
  if (row == size - 2) {
    for (; free; free &= free - 1) {
      const uint32_t queen = free & -free;
      const uint32_t covered =
          taken | queen | (rising | queen) >> 1 | (falling | queen) << 1 | closed[size - 1];
      solutions += (board & ~covered) != 0;
    }
    return solutions;
  }
  const uint32_t needed_next = needed[row + 1];
  const uint32_t closed_next = closed[row + 1];
  const uint32_t closed_after = closed[row + 2];
  for (; free; free &= free - 1) {
    const uint32_t queen = free & -free;
    const uint32_t taken_next = taken | queen;
    const uint32_t rising_next = (rising | queen) >> 1;
    const uint32_t falling_next = (falling | queen) << 1;
    const uint32_t free_next = board & ~(taken_next | rising_next | falling_next | closed_next);
    const uint32_t free_after =
        board & ~(taken_next | rising_next >> 1 | falling_next << 1 | closed_after);
    if (free_next && free_after && !(needed_next & ~taken_next))
      solutions += count(row + 1, taken_next, rising_next, falling_next, free_next);
  }
  return solutions;
}

static void give(int queen_row, int queen_column) {
  for (int row = 0; row < size; row++) {
    const uint32_t queen = 1u << queen_column;
    const int distance = abs(row - queen_row);
    closed[row] |= distance ? queen | queen >> distance | queen << distance : ~queen;
    closed[row] &= board;
  }
}

/* Counts one border case; returns its number of ties. */
static int border_case(int column, int tied, uint64_t *solutions) {
  const int last = size - 1, opposite = last - column;
  int ties = column ? 1 : 2;
  for (int row = 0; row < size; row++) {
    closed[row] = needed[row] = 0;
    if (!column) continue;
    const int near_corner = row <= column || row >= opposite;
    if (near_corner && !(tied & RIGHT)) closed[row] |= 1u << last;
    if (near_corner && !(tied & LEFT)) closed[row] |= 1;
    if (row >= opposite && !(tied & RIGHT)) needed[row] |= 1u << last;
    if (row >= opposite && !(tied & LEFT)) needed[row] |= 1;
    if (row < last || tied & BOTTOM) continue;
    for (int near = 0; near <= column; near++) closed[row] |= 1u << near | 1u << (last - near);
  }
  if (tied & RIGHT) give(column, last), ties++;
  if (tied & BOTTOM) give(last, opposite), ties++;
  if (tied & LEFT) give(opposite, 0), ties++;
  const uint32_t queen = 1u << column;
  const uint32_t free = board & ~(queen | queen >> 1 | queen << 1 | closed[1]);
  *solutions = needed[1] & ~queen ? 0 : count(1, queen, queen >> 1, queen << 1, free);
  return ties;
}

int main(int argc, char **argv) {
  size = argc > 1 ? atoi(argv[1]) : 0;
  if (size < 4 || size > 31) {
    fputs("counting SIZE, 4 to 31\n", stderr);
    return 1;
  }
  board = (1u << size) - 1;
  struct timespec start, end;
  uint64_t found[5] = {0}, solutions;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int column = 0; column < size / 2; column++) {
    for (int tied = 0; tied <= (column ? RIGHT | BOTTOM | LEFT : 0); tied++) {
      const int ties = border_case(column, tied, &solutions);
      found[ties] += solutions;
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%llu %.3f\n",
         (unsigned long long)(8 * found[1] + 4 * found[2] + 8 * found[3] / 3 + 2 * found[4]),
         (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
  return 0;
}

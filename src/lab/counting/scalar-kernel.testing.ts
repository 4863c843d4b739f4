import type { Prefix } from './prefix.ts';

/**
 * Counts the ways to fill the rows that a prefix leaves open, one state at a time. The kernel is tested with it.
 * The search goes row by row from the top with three masks (Richards, *Backtracking algorithms in MCPL using bit
 * patterns and recursion*, 1997). Two tests cut a branch early: the row after the next must have a free square too, and
 * a column that is closed from some row on must be taken by then.
 */
export function countCompletions(prefix: Prefix): number {
  const { size, closed, needed } = prefix;
  const lastButOne = size - 2;
  const lastClosed = closed[size - 1]!;

  function count(row: number, taken: number, rising: number, falling: number, squares: number) {
    let solutions = 0;
    if (row === lastButOne) {
      for (let free = squares; free !== 0; free &= free - 1) {
        const queen = free & -free;
        const covered =
          taken | queen | ((rising | queen) >> 1) | ((falling | queen) << 1) | lastClosed;
        // One column is left, so that at most one square is free.
        if (covered !== -1) solutions++;
      }
      return solutions;
    }
    const neededNext = needed[row + 1]!;
    const closedNext = closed[row + 1]!;
    const closedAfter = closed[row + 2]!;
    for (let free = squares; free !== 0; free &= free - 1) {
      const queen = free & -free;
      const takenNext = taken | queen;
      const risingNext = (rising | queen) >> 1;
      const fallingNext = (falling | queen) << 1;
      const freeNext = ~(takenNext | risingNext | fallingNext | closedNext);
      if (freeNext === 0 || neededNext & ~takenNext) continue;
      if ((takenNext | (risingNext >> 1) | (fallingNext << 1) | closedAfter) === -1) continue;
      solutions += count(row + 1, takenNext, risingNext, fallingNext, freeNext);
    }
    return solutions;
  }

  const { row, taken, rising, falling } = prefix;
  return count(row, taken, rising, falling, ~(taken | rising | falling | closed[row]!));
}

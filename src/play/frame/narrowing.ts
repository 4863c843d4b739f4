import { msg, str } from '@lit/localize';
import { squareName, type Square } from '../../core/board/square.ts';
import { solutionCount } from '../../core/solutions/counts.ts';

/** The queen that left only one solution. */
export interface Narrowing {
  readonly size: number;
  readonly queen: Square;
}

/**
 * Finds the queen after which a solution was the only one left; `undefined` if that is not known.
 * @param queens The solution, in the order in which it was placed.
 * @param count Counts the completions of a board with queens; `undefined` if that would take long.
 */
export async function narrowingOf(
  size: number,
  queens: readonly Square[],
  count: (queens: readonly Square[]) => Promise<number | undefined>,
): Promise<Narrowing | undefined> {
  const total = solutionCount(size) ?? 0n;
  let placed = queens.length;
  let left: number | undefined = 1;
  while (left === 1 && placed > 0) {
    placed--;
    left = placed > 0 ? await count(queens.slice(0, placed)) : Number(total);
  }
  if (left === undefined || left < 2 || total === 0n) return undefined;
  return { size, queen: queens[placed]! };
}

/** Says after which queen a solution was the only one left. */
export function narrowingWords({ size, queen }: Narrowing): string {
  const name = squareName(queen, size);
  return msg(str`${name} decided it: after that queen only this solution was left.`);
}

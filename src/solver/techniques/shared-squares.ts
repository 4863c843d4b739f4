import type { House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import { bitCount } from '../../core/bits.ts';
import type { Candidates, Ray } from './candidates.ts';

/**
 * k houses whose free squares all lie in k others, so that their queens fill those others, which can
 * have no queen elsewhere: two rows that share their only two columns, and so on.
 */
export interface SharedSquares {
  readonly technique: 'shared-squares';
  /** The k houses with few free squares. */
  readonly houses: readonly House[];
  /** The k houses that hold all those squares. */
  readonly shared: readonly House[];
  /** The free squares of the houses: where their queens must be. */
  readonly squares: readonly Square[];
  /** The other free squares of the shared houses, which no ending uses. */
  readonly excluded: readonly Square[];
  /** One ray to each square of the houses that a queen sees. */
  readonly rays: readonly Ray[];
}

/** More houses at once than a person can follow. */
const MOST_HOUSES = 4;

/**
 * Every case of k houses of one kind whose free squares lie in k of another, smaller k first.
 * @param kind Houses that do not overlap, for example the rows.
 * @param other Houses that do not overlap and together cover the first, for example the columns; at
 * most 32.
 */
export function* sharedSquares(
  candidates: Candidates,
  kind: readonly House[],
  other: readonly House[],
): Generator<SharedSquares> {
  const indexOf = new Map(other.flatMap(({ squares }, index) => squares.map((s) => [s, index])));
  const open = kind
    .filter((house) => candidates.houses.includes(house))
    .map((house) => ({ house, free: candidates.freeIn(house) }))
    .map(({ house, free }) => ({
      house,
      free,
      reaches: free.reduce((bits, square) => bits | (1 << indexOf.get(square)!), 0),
    }))
    .filter(({ reaches }) => reaches !== 0 && bitCount(reaches) <= MOST_HOUSES);

  /** Sets of `count` of the open houses, from `start` on, that reach at most as many others. */
  function* combine(
    count: number,
    start: number,
    chosen: readonly (typeof open)[number][],
    reached: number,
  ): Generator<SharedSquares> {
    if (chosen.length === count) {
      if (bitCount(reached) !== count) return;
      const squares = chosen.flatMap(({ free }) => free);
      const shared = other.filter((_, index) => (reached >>> index) & 1);
      const excluded = shared
        .flatMap((house) => candidates.freeIn(house))
        .filter((square) => !squares.includes(square));
      if (excluded.length === 0) return;
      const houses = chosen.map(({ house }) => house);
      const covered = houses
        .flatMap((house) => house.squares)
        .filter((square) => !squares.includes(square));
      const rays = candidates.raysTo(covered, candidates.queens);
      yield { technique: 'shared-squares', houses, shared, squares, excluded, rays };
      return;
    }
    for (let index = start; index < open.length; index++) {
      const union = reached | open[index]!.reaches;
      if (bitCount(union) > count) continue;
      yield* combine(count, index + 1, [...chosen, open[index]!], union);
    }
  }

  for (let count = 2; count <= MOST_HOUSES; count++) yield* combine(count, 0, [], 0);
}

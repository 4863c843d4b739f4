import { bitCount, lowestBit } from '../../../core/board/bits.ts';
import { geometryOf } from '../../../core/board/geometry.ts';
import { housesOf, type House, type HouseKind } from '../../../core/board/house.ts';
import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import { KIND_PAIRS } from '../../reasoning/shared-squares.ts';

/** Houses whose free squares all lie within fewer others. */
export interface Crowded {
  readonly houses: readonly House[];
  /** Empty if the houses have no free square. */
  readonly within: readonly House[];
}

/**
 * Finds the fewest houses without a queen whose free squares all lie within fewer others, so that by the pigeonhole
 * principle there is no answer. Returns `undefined` if no houses are crowded so, or if given queens attack each other.
 * By Hall's marriage theorem (1935), houses that are not crowded can be matched with those of another kind.
 */
export function crowdedHouses({ rules, givens }: Puzzle): Crowded | undefined {
  const geometry = geometryOf(rules);
  if (givens.some((a) => givens.some((b) => geometry.relation(a, b)))) return undefined;
  const closed = new Set(
    givens.flatMap((given) => [given, ...geometry.attacks(given).map(({ square }) => square)]),
  );
  const open = housesOf(rules)
    .filter(({ squares }) => !squares.some((square) => givens.includes(square)))
    .map((house) => ({ house, free: house.squares.filter((square) => !closed.has(square)) }));
  const ofKind = (kind: HouseKind): Open[] => open.filter(({ house }) => house.kind === kind);
  return KIND_PAIRS.map(([kind, other]) => fewestCrowded(ofKind(kind), ofKind(other))).reduce(
    (best, crowded) =>
      best && (!crowded || crowded.houses.length >= best.houses.length) ? best : crowded,
    undefined,
  );
}

/** A house without a queen, and its free squares. */
interface Open {
  readonly house: House;
  readonly free: readonly number[];
}

/** Tries every set of houses: 2²⁰ at most, on a board of 20 rows. */
function fewestCrowded(houses: readonly Open[], others: readonly Open[]): Crowded | undefined {
  if (others.length === 0) return undefined;
  const reached = houses.map(({ free }) =>
    others.reduce(
      (bits, { house }, index) =>
        free.some((square) => house.squares.includes(square)) ? bits | (1 << index) : bits,
      0,
    ),
  );
  const reachedBy = new Int32Array(1 << houses.length);
  let best = 0;
  let size = Infinity;
  for (let set = 1; set < reachedBy.length; set++) {
    const within = reachedBy[set & (set - 1)]! | reached[lowestBit(set)]!;
    reachedBy[set] = within;
    const count = bitCount(set);
    if (count >= size || bitCount(within) >= count) continue;
    best = set;
    size = count;
  }
  if (best === 0) return undefined;
  const chosen = (all: readonly Open[], bits: number): House[] =>
    all.filter((_, index) => (bits >>> index) & 1).map(({ house }) => house);
  return { houses: chosen(houses, best), within: chosen(others, reachedBy[best]!) };
}

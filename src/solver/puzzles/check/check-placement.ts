import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import { bitCount, lowestBit } from '../../../core/board/bits.ts';
import { geometryOf } from '../../../core/board/geometry.ts';
import { housesOf, KIND_PAIRS, type House, type HouseKind } from '../../../core/board/house.ts';
import type { Task } from '../../worker/task.ts';
import { gradePlacement } from '../../reasoning/grade.ts';
import { answersOf } from '../../search/placement-search.ts';
import type { PuzzleCheck } from '../protocol.ts';

/** Queens tried before a board counts as too hard to check. */
const MOST_NODES = 200_000;

/** Counts the answers of any board of Complete or Regions: none, one or several; grades it if it has one. */
export function* checkPlacement(puzzle: Puzzle): Task<PuzzleCheck> {
  // Crowded houses are tested first: a search of a crowded board may not end.
  const crowded = crowdedHouses(puzzle);
  if (crowded) return { kind: 'none', crowded, least: undefined };
  const { found, outcome } = yield* answersOf(puzzle, 3, MOST_NODES);
  const [answer, other] = found;
  if (answer && other)
    return { kind: 'several', areTwo: outcome === 'exhausted', answers: [answer, other] };
  if (outcome === 'paused') return { kind: 'too-hard' };
  if (!answer) return { kind: 'none', crowded: undefined, least: undefined };
  return { kind: 'one', answer, step: yield* gradePlacement(puzzle) };
}

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
function crowdedHouses({ rules, givens }: Puzzle): Crowded | undefined {
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

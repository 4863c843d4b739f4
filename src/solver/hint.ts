import type { Conflict } from '../core/attacks.ts';
import { conflictsOf } from '../core/placements.ts';
import { solutionCount } from '../core/counts.ts';
import { columnHouses, rowHouses, type House } from '../core/house.ts';
import type { Square } from '../core/square.ts';
import { hasEnding } from './endings.ts';
import { freshEnding } from './fresh-ending.ts';
import { gridOf } from './grid.ts';
import type { Bound } from './insight.ts';
import type { Known } from './known.ts';
import { bestLift, type Lift } from './lift.ts';
import { minimalClosedSet } from './minimal-set.ts';
import { firstRowCases, type FirstRowCase } from './no-solution.ts';
import { openEndings, type OpenEndings } from './open-endings.ts';
import type { Task } from './task.ts';
import { Candidates } from './techniques/candidates.ts';
import { lastFreeSquares, type LastFreeSquare } from './techniques/last-free-square.ts';
import { refutations, type Refutation } from './techniques/refutation.ts';
import { sharedSquares, type SharedSquares } from './techniques/shared-squares.ts';
import { starvedHouses, type StarvedHouse } from './techniques/starved-house.ts';

/** A reason that rules squares out of every ending. */
type Exclusion = StarvedHouse | SharedSquares | Refutation;

/** How a square that no other is known to surpass compares with them, where no reason forces any. */
export interface Choice {
  /** Endings of the board, those found before included. */
  readonly ways: Bound;
  /** Those of them that are new. */
  readonly fresh: Bound;
  /** New endings with a queen on it; exact where `fresh` is. */
  readonly kept: Bound;
  /** How many other squares are known to have as many. */
  readonly equals: number;
}

/** No reason was found: only how the squares compare. */
export interface MostOpen {
  readonly technique: 'most-open';
  /** The row or column of the square that has fewer free squares. */
  readonly house: House;
  /** Whether that is the open row or column with fewest free squares, alone or with others. */
  readonly fewest: 'alone' | 'shared' | 'no';
  readonly choice: Choice;
}

/** What a hint adds to a reason. */
export interface Placed {
  /** A square that lies in an ending the player has not found. */
  readonly place: Square;
  /** Why that square, where the reason does not show that every ending has a queen there. */
  readonly choice: Choice | undefined;
}

/** What to say about a board, and what to draw for it. Sentences are made where they are shown. */
export type Hint =
  | {
      /** The board has no solution at all (n = 2, 3). */
      readonly technique: 'no-solution';
      readonly cases: readonly FirstRowCase[];
    }
  | {
      readonly technique: 'conflict';
      /** Newest first; at least one. */
      readonly conflicts: readonly Conflict[];
    }
  | {
      /** The queens that stand are a solution. */
      readonly technique: 'solved';
    }
  | {
      /** The board cannot be finished. */
      readonly technique: 'dead';
      /** Queens that cannot stand together; without any one of them the others can. */
      readonly together: readonly Square[];
      readonly lift: Lift;
    }
  | {
      /** Every ending is one the player has found. */
      readonly technique: 'all-known';
      /** How many endings there are. */
      readonly ways: number;
      /** What to move to reach a new one; `undefined` when every solution of the size is found. */
      readonly lift: Lift | undefined;
    }
  | ((LastFreeSquare | Exclusion | MostOpen) & Placed);

/**
 * The hint for a board: a conflict, a board that cannot be finished, one whose endings are all found,
 * else the simplest reason that is true of every ending. Among the cases of a technique it prefers
 * one that leaves a house with a single square, for that says where to go on.
 * @param queens In the order they were placed; any squares.
 */
export function* hintFor(size: number, queens: readonly Square[], known: Known): Task<Hint> {
  if (solutionCount(size) === 0n) return { technique: 'no-solution', cases: firstRowCases(size) };
  const conflicts = conflictsOf(queens, size);
  if (conflicts.length > 0) return { technique: 'conflict', conflicts };
  if (queens.length === size) return { technique: 'solved' };

  const grid = gridOf(size, queens);
  const ending = yield* freshEnding(grid, known);
  if (ending === undefined) {
    const lift = yield* bestLift(size, queens, known);
    const found = known.foundExtending(queens).length;
    if (found > 0) return { technique: 'all-known', ways: found, lift };
    const together = yield* minimalClosedSet(queens, (left) => hasEnding(gridOf(size, left)));
    return { technique: 'dead', together, lift: lift! };
  }

  const shape = { rows: size, columns: size };
  const rows = rowHouses(shape);
  const columns = columnHouses(shape);
  const candidates = new Candidates(grid, [...rows, ...columns]);
  for (const reason of lastFreeSquares(candidates)) {
    return { ...reason, place: reason.square, choice: undefined };
  }
  const { place, choice } = mostOpenOf(candidates, yield* openEndings(grid, known, ending));
  for (const technique of [
    starvedHouses(candidates),
    sharedSquares(candidates, rows, columns),
    sharedSquares(candidates, columns, rows),
    refutations(candidates),
  ]) {
    const best = yield* bestOf(technique, candidates);
    if (best === undefined) continue;
    const { reason, forced } = best;
    return forced === undefined
      ? { ...reason, place, choice }
      : { ...reason, place: forced, choice: undefined };
  }
  const house = candidates
    .housesOf(place)
    .reduce((a, b) => (candidates.freeIn(b).length < candidates.freeIn(a).length ? b : a));
  return { technique: 'most-open', house, fewest: rankOf(house, candidates), place, choice };
}

/** A reason, and the square it forces, if it forces one. */
interface Judged {
  readonly reason: Exclusion;
  readonly forced: Square | undefined;
  /** How many moves have to be followed. */
  readonly moves: number;
}

/** The reason with fewest moves to follow among those that force a square, else among all. */
function* bestOf(
  reasons: Iterable<Exclusion | undefined>,
  candidates: Candidates,
): Task<Judged | undefined> {
  let best: Judged | undefined;
  for (const reason of reasons) {
    yield;
    if (reason === undefined) continue;
    const forced = forcedWithout(reason.excluded, candidates);
    const moves = reason.technique === 'refutation' ? reason.moves.length : 1;
    if (best === undefined || isSimpler({ reason, forced, moves }, best)) {
      best = { reason, forced, moves };
    }
    if (forced !== undefined && moves === 1) break;
  }
  return best;
}

function isSimpler(a: Judged, b: Judged): boolean {
  if ((a.forced === undefined) !== (b.forced === undefined)) return a.forced !== undefined;
  return a.moves < b.moves;
}

/** The square that is left alone in a house when the excluded squares are gone. */
function forcedWithout(excluded: readonly Square[], candidates: Candidates): Square | undefined {
  for (const house of excluded.flatMap((square) => candidates.housesOf(square))) {
    const left = candidates.freeIn(house).filter((square) => !excluded.includes(square));
    if (left.length === 1) return left[0];
  }
  return undefined;
}

/** The free square with most new endings through it, the first among equals. */
function mostOpenOf(
  { free }: Candidates,
  { ways, fresh, through }: OpenEndings,
): { readonly place: Square; readonly choice: Choice } {
  const squares = [...free.keys()].filter((square) => free[square] === 1);
  const counts = squares.map((square) => through(square).count);
  const most = Math.max(...counts);
  const place = squares[counts.indexOf(most)]!;
  const equals = counts.filter((count) => count === most).length - 1;
  return { place, choice: { ways, fresh, kept: through(place), equals } };
}

/** How a house compares with the others that have no queen yet by its number of free squares. */
function rankOf(house: House, candidates: Candidates): MostOpen['fewest'] {
  const count = candidates.freeIn(house).length;
  const others = candidates.houses.filter((other) => other !== house);
  const fewest = Math.min(...others.map((other) => candidates.freeIn(other).length));
  return count < fewest ? 'alone' : count === fewest ? 'shared' : 'no';
}

import type { Conflict } from '../core/attacks.ts';
import { solutionCount } from '../core/counts.ts';
import type { House } from '../core/house.ts';
import { conflictsOf } from '../core/placements.ts';
import { queensRules } from '../core/rules.ts';
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
import { candidatesOf, type Candidates } from './reasoning/candidates.ts';
import { explain, forcedBy, type Explanation } from './reasoning/explain.ts';
import { raysOf, type Ray } from './reasoning/rays.ts';
import { nextReason } from './reasoning/techniques.ts';

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
  /** If that is the open row or column with fewest free squares: alone, or with others. */
  readonly fewest: 'alone' | 'shared' | 'no';
  readonly choice: Choice;
}

/** What free play adds to a reason: which queens keep the squares of its houses empty, and along which lines. */
interface Explained {
  readonly rays: readonly Ray[];
}

/** What a hint leads to. */
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
  | (Explanation & Explained & Placed)
  | (MostOpen & Placed);

/**
 * The hint for a board: a conflict, a board that cannot be finished, one whose endings are all found,
 * else the simplest reason that is true of every ending, as puzzles have it. Reasons of Thorny are left out: it says
 * how the squares compare instead.
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

  const rules = queensRules(size);
  const candidates = candidatesOf(rules, queens);
  const next = nextReason(candidates, 'tricky');
  const explanation = next && explain(next.reason, candidates);
  const reason = explanation && { ...explanation, rays: raysOf(explanation, queens, rules) };
  const forced = explanation && forcedBy(explanation);
  if (reason && forced !== undefined) return { ...reason, place: forced, choice: undefined };
  const best = mostOpenOf(candidates, yield* openEndings(grid, known, ending));
  if (reason) return { ...reason, ...best };
  return { technique: 'most-open', ...narrowestHouse(best.place, candidates), ...best };
}

/** The free square with most new endings through it, the first among equals. */
function mostOpenOf(
  candidates: Candidates,
  { ways, fresh, through }: OpenEndings,
): { readonly place: Square; readonly choice: Choice } {
  const squares = candidates.squaresIn();
  const counts = squares.map((square) => through(square).count);
  const most = Math.max(...counts);
  const place = squares[counts.indexOf(most)]!;
  const equals = counts.filter((count) => count === most).length - 1;
  return { place, choice: { ways, fresh, kept: through(place), equals } };
}

/** The row or column of a square that has fewer free squares, and how it compares with the others without a queen. */
function narrowestHouse(
  square: Square,
  candidates: Candidates,
): Pick<MostOpen, 'house' | 'fewest'> {
  const { at, houses } = candidates.of;
  const counts = candidates.counts();
  const number = at[square]!.reduce((a, b) => (counts[b]! < counts[a]! ? b : a));
  const count = counts[number]!;
  const others = counts.filter((other, index) => index !== number && other > 0);
  const least = Math.min(...others);
  const fewest = count < least ? 'alone' : count === least ? 'shared' : 'no';
  return { house: houses[number]!, fewest };
}

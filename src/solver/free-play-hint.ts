import type { Square } from '../core/square.ts';
import { conflictsOf } from '../core/placements.ts';
import { solutionCount } from '../core/counts.ts';
import { queensRules } from '../core/rules.ts';
import { hasEnding } from './endings.ts';
import { freshEnding } from './fresh-ending.ts';
import { gridOf } from './grid.ts';
import type { Choice, FindingOf, Hint } from './hint.ts';
import type { Known } from './known.ts';
import { bestLift } from './lift.ts';
import { minimalClosedSet } from './minimal-set.ts';
import { firstRowCases } from './no-solution.ts';
import { openEndings, type OpenEndings } from './open-endings.ts';
import { candidatesOf, type Candidates } from './reasoning/candidates.ts';
import { explain, forcedBy } from './reasoning/explain.ts';
import { raysOf } from './reasoning/rays.ts';
import { nextReason } from './reasoning/techniques.ts';
import type { Task } from './task.ts';

/**
 * The hint for a board of free play: a conflict, a board that cannot be finished, one whose endings are all found,
 * else the simplest reason that is true of every ending, as puzzles have it. Reasons of Thorny are left out: it says
 * how the squares compare instead.
 * @param size n of n × n.
 * @param queens In the order they were placed; any squares.
 */
export function* hintFor(size: number, queens: readonly Square[], known: Known): Task<Hint> {
  if (solutionCount(size) === 0n) {
    return { finding: { technique: 'no-solution', cases: firstRowCases(size) }, act: undefined };
  }
  const conflicts = conflictsOf(queens, size);
  if (conflicts.length > 0) {
    const squares = [conflicts[0]!.newer];
    return { finding: { technique: 'conflict', conflicts }, act: { kind: 'lift', squares } };
  }
  if (queens.length === size) return { finding: { technique: 'solved' }, act: undefined };

  const grid = gridOf(size, queens);
  const ending = yield* freshEnding(grid, known);
  if (ending === undefined) return yield* hintToLift(size, queens, known);

  const rules = queensRules(size);
  const candidates = candidatesOf(rules, queens);
  const next = nextReason(candidates, 'tricky');
  const reason = next && explain(next.reason, candidates);
  const rays = reason ? raysOf(reason, queens, rules) : [];
  const forced = reason && forcedBy(reason);
  if (reason && forced !== undefined) {
    return {
      finding: { ...reason, rays, choice: undefined },
      act: { kind: 'toggle', square: forced },
    };
  }
  const choice = mostOpenOf(candidates, yield* openEndings(grid, known, ending));
  return {
    finding: reason
      ? { ...reason, rays, choice }
      : { technique: 'most-open', ...narrowestHouse(choice.place, candidates), choice },
    act: { kind: 'toggle', square: choice.place },
  };
}

/** The hint for a board without a new ending. */
function* hintToLift(size: number, queens: readonly Square[], known: Known): Task<Hint> {
  const lift = yield* bestLift(size, queens, known);
  const act = lift && ({ kind: 'lift', squares: lift.queens } as const);
  const ways = known.foundExtending(queens).length;
  if (ways > 0) return { finding: { technique: 'all-known', ways, lift }, act };
  const together = yield* minimalClosedSet(queens, (left) => hasEnding(gridOf(size, left)));
  return { finding: { technique: 'dead', together, lift: lift! }, act };
}

/** The free square with most new endings through it, the first among equals. */
function mostOpenOf(candidates: Candidates, { ways, fresh, through }: OpenEndings): Choice {
  const squares = candidates.squaresIn();
  const counts = squares.map((square) => through(square).count);
  const most = Math.max(...counts);
  const place = squares[counts.indexOf(most)]!;
  const equals = counts.filter((count) => count === most).length - 1;
  return { place, ways, fresh, kept: through(place), equals };
}

/** The row or column of a square that has fewer free squares, and how it compares with the others without a queen. */
function narrowestHouse(
  square: Square,
  candidates: Candidates,
): Pick<FindingOf<'most-open'>, 'house' | 'fewest'> {
  const { at, houses } = candidates.of;
  const counts = candidates.counts();
  const number = at[square]!.reduce((a, b) => (counts[b]! < counts[a]! ? b : a));
  const count = counts[number]!;
  const others = counts.filter((other, index) => index !== number && other > 0);
  const least = Math.min(...others);
  const fewest = count < least ? 'alone' : count === least ? 'shared' : 'no';
  return { house: houses[number]!, fewest };
}

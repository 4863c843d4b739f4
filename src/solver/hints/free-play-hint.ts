import { squareAt, type Square } from '../../core/board/square.ts';
import { conflictsOf } from '../../core/board/attacks.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { queensRules } from '../../core/board/rules.ts';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { newCompletion } from '../insight/new-completion.ts';
import { gridOf, type Grid } from '../search/grid.ts';
import { queensPerSquare, type Known } from '../insight/known.ts';
import { queensBeforeNew, wrongQueens } from '../insight/wrong-queens.ts';
import { firstRowCases } from '../search/no-solution.ts';
import { candidatesOf, type Candidates } from '../reasoning/candidates.ts';
import { explain, explainDeadEnd } from '../reasoning/explain.ts';
import { actOf } from '../reasoning/act-of.ts';
import { raysOf, raysToDeadEnd } from '../reasoning/rays.ts';
import { nextReason } from '../reasoning/techniques.ts';
import { Search } from '../search/search.ts';
import { nextPause, onlyResult, type Task } from '../worker/task.ts';
import { insightOf, type Bound } from '../insight/insight.ts';
import type { Choice, FindingOf, Hint } from './hint.ts';
import { conflictHint } from './conflict-hint.ts';
import { lengthOf } from './placement-hint.ts';

/** Most nodes to prove one mark true, and to prove all marks. */
const NODES_A_MARK = 20_000;
const NODES_FOR_MARKS = 200_000;

/** Most nodes to count the completions that a removal opens; enough for exact counts up to n = 12. */
const NODES_FOR_COUNT = 100_000;

/**
 * Returns the hint for a board of free play: a conflict, a board that cannot be completed, a board whose completions
 * are all found, or the simplest reason that is true of every completion. The reasons are those of puzzles except the
 * Thorny ones; where they end, the hint compares the free squares.
 * @param size n of n × n.
 * @param queens In the order they were placed; any squares.
 * @param marks A mark on a square without a queen in any completion counts as ruled out, if that is proved soon; other
 * marks are ignored.
 */
export function* hintFor(
  size: number,
  queens: readonly Square[],
  known: Known,
  marks: readonly Square[] = [],
): Task<Hint> {
  if (solutionCount(size) === 0n) {
    return { finding: { technique: 'no-solution', cases: firstRowCases(size) }, act: undefined };
  }
  const conflicts = conflictsOf(queens, size);
  if (conflicts.length > 0) {
    return conflictHint(conflicts, yield* wrongQueens(size, queens, known));
  }
  if (queens.length === size) return { finding: { technique: 'solved' }, act: undefined };

  const grid = gridOf(size, queens);
  const completion = yield* newCompletion(grid, known);
  if (completion === undefined) return yield* removalHint(size, queens, known);

  const rules = queensRules(size);
  const ruledOut = yield* trueMarks(size, queens, marks);
  const candidates = candidatesOf(rules, queens, ruledOut);
  const next = nextReason(candidates, 'tricky');
  if (next) {
    const reason = explain(next.reason, candidates);
    return { finding: { ...reason, rays: raysOf(reason, queens, rules) }, act: actOf(reason) };
  }
  const choice = mostOpenOf(candidates, yield* tallyCompletions(grid, known, completion));
  return {
    finding: { technique: 'most-open', ...narrowestHouse(choice.place, candidates), choice },
    act: { kind: 'toggle', square: choice.place },
  };
}

/** Returns the marks on squares without a queen in any completion, as far as the nodes suffice to prove it. */
function* trueMarks(
  size: number,
  queens: readonly Square[],
  marks: readonly Square[],
): Task<readonly Square[]> {
  const proved: Square[] = [];
  let nodes = 0;
  const open = new Set(candidatesOf(queensRules(size), queens).squaresIn());
  for (const mark of marks) {
    if (!open.has(mark) || nodes >= NODES_FOR_MARKS) continue;
    const search = new Search(gridOf(size, [...queens, mark]), 'likeliest first');
    while (search.nodes < NODES_A_MARK) {
      const outcome = search.next(nextPause(search.nodes));
      if (outcome === 'exhausted') proved.push(mark);
      if (outcome !== 'paused') break;
      yield;
    }
    nodes += search.nodes;
  }
  return proved;
}

/** Returns the hint for a board without a new completion. */
function* removalHint(size: number, queens: readonly Square[], known: Known): Task<Hint> {
  const ways = known.foundExtending(queens).length;
  const isDead = ways === 0;
  const removed = yield* isDead
    ? wrongQueens(size, queens, known)
    : queensBeforeNew(size, queens, known);
  if (!removed)
    return { finding: { technique: 'all-known', ways, lift: undefined }, act: undefined };
  const left = queens.filter((queen) => !removed.includes(queen));
  const opens = yield* onlyResult(insightOf(size, left, known, NODES_FOR_COUNT));
  const lift = { queens: removed, opens };
  const act = { kind: 'lift', squares: removed } as const;
  if (!isDead) return { finding: { technique: 'all-known', ways, lift }, act };
  return { finding: { technique: 'dead', lift, ...reasonToRemove(size, left, removed) }, act };
}

/**
 * Finds the shortest dead end that one of the queens to take back leads to without the others; if none does, that of
 * all of them together.
 * @param left The queens that stay.
 */
function reasonToRemove(
  size: number,
  left: readonly Square[],
  removed: readonly Square[],
): Pick<FindingOf<'dead'>, 'square' | 'others' | 'deadEnd' | 'rays'> {
  const rules = queensRules(size);
  const tries = removed.toReversed().map((queen) => [queen]);
  if (removed.length > 1) tries.push([...removed]);
  const ends = tries.map((supposed) => {
    const queens = [...left, ...supposed];
    return { supposed, queens, deadEnd: explainDeadEnd(candidatesOf(rules, queens)) };
  });
  const ofOne = ends.slice(0, removed.length).reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
  const { supposed, queens, deadEnd } = ofOne.deadEnd ? ofOne : ends.at(-1)!;
  if (!deadEnd) return { square: undefined, others: [], deadEnd, rays: [] };
  return {
    square: supposed.length === 1 ? supposed[0] : undefined,
    others: removed.filter((queen) => !supposed.includes(queen)),
    deadEnd,
    rays: raysToDeadEnd(deadEnd, queens, rules),
  };
}

/** Finds the free square with the most new completions through it, the first among equals. */
function mostOpenOf(
  candidates: Candidates,
  { completions, newCompletions, through }: CompletionTally,
): Choice {
  const squares = candidates.squaresIn();
  const counts = squares.map((square) => through(square).count);
  const most = Math.max(...counts);
  const place = squares[counts.indexOf(most)]!;
  const best = counts.filter((count) => count === most).length;
  const worse = counts.length - best;
  return {
    place,
    completions,
    newCompletions,
    newThrough: through(place),
    equals: best - 1,
    worse,
  };
}

/**
 * Returns the row or column of a square that has fewer free squares, and compares it with the others without a queen.
 */
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
  const areAllAsMany = others.every((other) => other === count);
  const fewest = count < least ? 'alone' : areAllAsMany ? 'all' : count === least ? 'shared' : 'no';
  return { house: houses[number]!, fewest };
}

/**
 * Returns the most nodes to search: enough for all completions up to n = 12, and for a fair number beyond, where all
 * are often too many.
 */
function mostNodes(size: number): number {
  return size <= 12 ? 120_000 : 20_000;
}

/** The new completions of a board, as far as they were counted. */
interface CompletionTally {
  /** All completions, including those found before. */
  readonly completions: Bound;
  /** The new ones among them; at least one. */
  readonly newCompletions: Bound;
  /** Returns the number of new ones with a queen on a square. */
  readonly through: (square: Square) => Bound;
}

/**
 * Counts the new completions of a board that has one, in all and by square. Subtracts the found completions from all
 * that it meets; if it cannot meet all, the difference is a lower bound.
 * @param completion A new completion.
 */
function* tallyCompletions(grid: Grid, known: Known, completion: Code): Task<CompletionTally> {
  const { size } = grid;
  const search = new Search(grid, 'as they come');
  const tally = new Int32Array(size * size);
  let met = 0;
  let outcome = search.next(nextPause(0));
  for (; outcome !== 'exhausted'; outcome = search.next(nextPause(search.nodes))) {
    if (outcome === 'paused') {
      if (search.nodes >= mostNodes(size)) break;
      yield;
      continue;
    }
    met++;
    for (let row = 0; row < size; row++) tally[squareAt(row, search.columns[row]!, size)]!++;
  }
  const isExact = outcome === 'exhausted';
  const found = known.foundExtending(grid.queens);
  const foundOn = queensPerSquare(found, size);
  const onCompletion = new Set(queensOf(completion));
  const fresh = Math.max(met - found.length, 1);
  return {
    completions: { count: found.length + fresh, isExact },
    newCompletions: { count: fresh, isExact },
    through: (square) => ({
      count: Math.max(tally[square]! - foundOn[square]!, onCompletion.has(square) ? 1 : 0),
      isExact,
    }),
  };
}

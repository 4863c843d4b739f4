import { GOALS } from '../../../core/board/rules.ts';
import type { DraftOf, OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { conflictsOf } from '../../../core/board/attacks.ts';
import {
  completePuzzle,
  guardPuzzle,
  regionsPuzzle,
  type Puzzle,
} from '../../../core/puzzles/puzzle.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import { isEmptySet } from '../../../core/board/square-set.ts';
import type { Task } from '../../worker/task.ts';
import { checkGuard } from '../check/check-guard.ts';
import { guardBoardOf, unguarded } from '../../guard/guard-board.ts';
import { hardestReason } from '../../reasoning/hardest-reason.ts';
import type { DraftVerdict, PuzzleCheck } from '../protocol.ts';

/** The puzzle that a draft is, or the verdict that keeps it from being one. */
type ReadDraft =
  { readonly kind: 'puzzle'; readonly puzzle: Puzzle } | Exclude<DraftVerdict, { kind: 'puzzle' }>;

/**
 * Judges a puzzle that a player is making.
 * @param check Counts the answers of a puzzle, within bounds.
 */
export function* judgeDraft(
  draft: OwnDraft,
  check: (puzzle: Puzzle) => Task<PuzzleCheck>,
): Task<DraftVerdict> {
  const read = readDraft(draft);
  if (read.kind !== 'puzzle') return read;
  const { puzzle } = read;
  const checked = yield* check(puzzle);
  const hardest = checked.kind === 'one' && checked.step ? yield* hardestReason(puzzle) : undefined;
  const leastOfBoard = yield* leastWithoutGivens(puzzle);
  return { kind: 'puzzle', puzzle, check: checked, hardest, leastOfBoard };
}

/**
 * Returns the least number of queens that guard a board if none is given. Returns `undefined` for other goals, if no
 * queen is given, or if the check gave up.
 */
function* leastWithoutGivens({ rules, givens }: Puzzle): Task<number | undefined> {
  if (!GOALS[rules.goal.kind].seesAll || givens.length === 0) return undefined;
  const check = yield* checkGuard({ rules, givens: [] });
  return check.kind === 'none' || check.kind === 'guarded' ? check.least : undefined;
}

/** Reads a draft as a puzzle, or returns the first reason that it is none. */
function readDraft(draft: OwnDraft): ReadDraft {
  switch (draft.kind) {
    case 'regions':
      return readRegions(draft);
    case 'complete':
      return readComplete(draft);
    case 'guard':
      return readGuard(draft);
  }
}

function readRegions({ shape, sight, regions }: DraftOf<'regions'>): ReadDraft {
  const size = shape.rows;
  const bare = regions.filter((region) => region < 0).length;
  if (bare > 0) return { kind: 'unpainted', squares: bare };
  const all = Array.from({ length: size }, (_, region) => region);
  const missing = all.filter((region) => !regions.includes(region));
  if (missing.length > 0) return { kind: 'missing', regions: missing };
  for (const region of all) {
    const pieces = piecesOf(region, regions, shape);
    if (pieces.length === 1) continue;
    return { kind: 'pieces', region, smallest: pieces.at(-1)!, pieces: pieces.length };
  }
  return { kind: 'puzzle', puzzle: regionsPuzzle(size, sight, regions) };
}

function readComplete({ shape: { rows }, givens }: DraftOf<'complete'>): ReadDraft {
  const [newest] = conflictsOf(givens, rows);
  if (newest) return { kind: 'broken', squares: [newest.older, newest.newer] };
  if (givens.length === rows) return { kind: 'all-given' };
  return { kind: 'puzzle', puzzle: completePuzzle(rows, inOrder(givens)) };
}

function readGuard({ shape, queens, givens }: DraftOf<'guard'>): ReadDraft {
  if (givens.length > queens) return { kind: 'broken', squares: givens };
  // The given queens may guard the whole board even if they are fewer than allowed.
  if (isEmptySet(unguarded(guardBoardOf(shape), givens))) return { kind: 'all-given' };
  return { kind: 'puzzle', puzzle: guardPuzzle(shape, queens, inOrder(givens)) };
}

/** Sorts the given queens by square, as a puzzle has them; a draft has them in the order they were placed. */
function inOrder(givens: readonly number[]): number[] {
  return [...givens].sort((a, b) => a - b);
}

import type { DraftOf, OwnDraft } from '../../core/own-draft.ts';
import { conflictsOf } from '../../core/placements.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle, type Puzzle } from '../../core/puzzle.ts';
import { piecesOf } from '../../core/region-pieces.ts';
import { isEmptySet } from '../../core/square-set.ts';
import type { Task } from '../task.ts';
import { checkGuard } from './check-guard.ts';
import { guardBoardOf, unguarded } from './guard-board.ts';
import { hardestReason } from '../reasoning/hardest-reason.ts';
import type { DraftVerdict, PuzzleCheck } from './protocol.ts';

/** What a draft is, or what keeps it from being a puzzle. */
export type ReadDraft =
  { readonly kind: 'puzzle'; readonly puzzle: Puzzle } | Exclude<DraftVerdict, { kind: 'puzzle' }>;

/**
 * What is to be said first of a puzzle that a player is making.
 * @param check Says how many answers a puzzle has, within bounds.
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

/** How many queens guard a board at least if none is given; `undefined` where none is, or it is no such board. */
function* leastWithoutGivens({ rules, givens }: Puzzle): Task<number | undefined> {
  if (rules.goal.kind !== 'guard' || givens.length === 0) return undefined;
  const check = yield* checkGuard({ rules, givens: [] });
  return check.kind === 'none' || check.kind === 'guarded' ? check.least : undefined;
}

/** The puzzle that a draft is, or the first of what keeps it from being one. */
export function readDraft(draft: OwnDraft): ReadDraft {
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
  // What is given may guard all with fewer than are allowed, too.
  if (isEmptySet(unguarded(guardBoardOf(shape), givens))) return { kind: 'all-given' };
  return { kind: 'puzzle', puzzle: guardPuzzle(shape, queens, inOrder(givens)) };
}

/** A puzzle has those given in the order of squares; a draft in the order they were placed. */
function inOrder(givens: readonly number[]): number[] {
  return [...givens].sort((a, b) => a - b);
}

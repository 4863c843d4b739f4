import { geometryOf, type Geometry } from '../../../core/board/geometry.ts';
import { queensRules, type Rules } from '../../../core/board/rules.ts';
import type { Shape } from '../../../core/board/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../../core/board/square.ts';
import { draftText, UNPAINTED, type OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { guardPuzzle, type PuzzleKind } from '../../../core/puzzles/puzzle.ts';

/** Returns an empty draft, for a kind that the player has no draft of. */
export function emptyDraft(kind: PuzzleKind): OwnDraft {
  const shape = { rows: 8, columns: 8 };
  switch (kind) {
    case 'complete':
      return { kind, shape, givens: [] };
    case 'regions':
      return { kind, shape, sight: 'touch', regions: unpainted(shape) };
    case 'guard':
      return { kind, shape, queens: 5, givens: [] };
  }
}

export function cleared(draft: OwnDraft): OwnDraft {
  return 'regions' in draft
    ? { ...draft, regions: unpainted(draft.shape) }
    : { ...draft, givens: [] };
}

/** Returns true if two drafts are equal, so that no step leads from one to the other. */
export function isSameDraft(a: OwnDraft, b: OwnDraft): boolean {
  return a === b || draftText(a) === draftText(b);
}

/**
 * Returns a draft on a board of another shape. Squares keep their content where the boards overlap from the top left.
 */
export function reshaped(draft: OwnDraft, shape: Shape): OwnDraft {
  if (!('regions' in draft)) {
    return { ...draft, shape, givens: movedTo(draft.givens, draft.shape, shape) };
  }
  const regions = unpainted(shape);
  for (const [square, region] of draft.regions.entries()) {
    const [to] = movedTo([square], draft.shape, shape);
    // A board has as many regions as rows.
    if (to !== undefined && region < shape.rows) regions[to] = region;
  }
  return { ...draft, shape, regions };
}

const known = new Map<string, Geometry>();

/**
 * Returns the geometry of a draft's board and rule, without its regions, which may be incomplete. The result is the
 * same object for the same board, so that the board is not drawn anew.
 */
export function geometryOfDraft(draft: OwnDraft): Geometry {
  const rules = rulesOf(draft);
  const key = JSON.stringify(rules);
  const geometry = known.get(key) ?? geometryOf(rules);
  known.set(key, geometry);
  return geometry;
}

function rulesOf(draft: OwnDraft): Rules {
  const { shape } = draft;
  switch (draft.kind) {
    case 'complete':
      return queensRules(shape.rows);
    case 'regions':
      return { shape, sight: draft.sight, goal: { kind: 'place' } };
    case 'guard':
      return guardPuzzle(shape, draft.queens).rules;
  }
}

function unpainted({ rows, columns }: Shape): number[] {
  return Array.from({ length: rows * columns }, () => UNPAINTED);
}

/** Returns squares of a board on one of another shape; drops those outside it. */
function movedTo(squares: readonly Square[], from: Shape, to: Shape): Square[] {
  return squares.flatMap((square) => {
    const [row, column] = [rowOf(square, from.columns), columnOf(square, from.columns)];
    return row < to.rows && column < to.columns ? [squareAt(row, column, to.columns)] : [];
  });
}

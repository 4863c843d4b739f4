import { kindOf, type Puzzle, type PuzzleKind } from './puzzle.ts';
import { mostQueens, type Sight } from '../board/rules.ts';
import type { Shape } from '../board/shape.ts';
import type { Square } from '../board/square.ts';

/** A puzzle that the player is drawing, complete or not. */
export type OwnDraft =
  | {
      readonly kind: 'regions';
      /** A square shape. */
      readonly shape: Shape;
      readonly sight: Sight;
      /** The region of each square, from 0; -1 where none is painted. */
      readonly regions: readonly number[];
    }
  | { readonly kind: 'complete'; readonly shape: Shape; readonly givens: readonly Square[] }
  | {
      readonly kind: 'guard';
      readonly shape: Shape;
      /** The number of queens to place, with the given ones. */
      readonly queens: number;
      readonly givens: readonly Square[];
    };

/** The value of a square that belongs to no region. */
export const UNPAINTED = -1;

export type DraftOf<Kind extends PuzzleKind> = Extract<OwnDraft, { kind: Kind }>;

/** Returns true if something is drawn in a draft. */
export function hasContent(draft: OwnDraft): boolean {
  return 'regions' in draft
    ? draft.regions.some((region) => region !== UNPAINTED)
    : draft.givens.length > 0;
}

/** Returns the content of a draft as a text: drafts with equal texts are equal. */
export function draftText(draft: OwnDraft): string {
  const { kind, shape } = draft;
  const board = [kind, shape.rows, shape.columns];
  switch (draft.kind) {
    case 'regions':
      return [...board, draft.sight, ...draft.regions].join();
    case 'complete':
      return [...board, ...draft.givens].join();
    case 'guard':
      return [...board, draft.queens, ...draft.givens].join();
  }
}

/** Returns a puzzle as a draft, for a player who wants to change it. */
export function draftFrom({ rules, givens }: Puzzle): OwnDraft {
  const { shape, sight, regions = [] } = rules;
  const kind = kindOf(rules);
  switch (kind) {
    case 'complete':
      return { kind, shape, givens };
    case 'regions':
      return { kind, shape, sight, regions };
    case 'guard':
      return { kind, shape, queens: mostQueens(rules), givens };
  }
}

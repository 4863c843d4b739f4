import type { Puzzle, PuzzleKind } from './puzzle.ts';
import type { Rules } from './rules.ts';
import type { Shape } from './shape.ts';
import type { Square } from './square.ts';

/** A puzzle that the player is making: what it has so far, whether or not it is one yet. */
export type OwnDraft =
  | {
      readonly kind: 'regions';
      /** As many rows as columns. */
      readonly shape: Shape;
      readonly sight: Rules['sight'];
      /** The region of each square, from 0; -1 where none is painted. */
      readonly regions: readonly number[];
    }
  | { readonly kind: 'complete'; readonly shape: Shape; readonly givens: readonly Square[] }
  | {
      readonly kind: 'guard';
      readonly shape: Shape;
      /** How many queens are to stand, those given included. */
      readonly queens: number;
      readonly givens: readonly Square[];
    };

/** The region of a square without one. */
export const UNPAINTED = -1;

/** A draft of a kind. */
export type DraftOf<Kind extends PuzzleKind> = Extract<OwnDraft, { kind: Kind }>;

/** Returns true if something is drawn in a draft. */
export function hasContent(draft: OwnDraft): boolean {
  return draft.kind === 'regions'
    ? draft.regions.some((region) => region !== UNPAINTED)
    : draft.givens.length > 0;
}

/** All that makes up a draft, as a text: two drafts with the same one are the same. */
export function draftText(draft: OwnDraft): string {
  const { kind, shape } = draft;
  const board = [kind, shape.rows, shape.columns];
  return draft.kind === 'regions'
    ? [...board, draft.sight, ...draft.regions].join()
    : [...board, draft.kind === 'guard' && draft.queens, ...draft.givens].join();
}

/** A puzzle as a draft, for who is to mend it. */
export function draftFrom({ rules, givens }: Puzzle): OwnDraft {
  const { shape, sight, regions, goal } = rules;
  if (goal.kind === 'guard') return { kind: 'guard', shape, queens: goal.queens, givens };
  return regions ? { kind: 'regions', shape, sight, regions } : { kind: 'complete', shape, givens };
}

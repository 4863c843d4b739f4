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

/** A draft of a kind. */
export type DraftOf<Kind extends PuzzleKind> = Extract<OwnDraft, { kind: Kind }>;

/** A puzzle as a draft, for who is to mend it. */
export function draftFrom({ rules, givens }: Puzzle): OwnDraft {
  const { shape, sight, regions, goal } = rules;
  if (goal.kind === 'guard') return { kind: 'guard', shape, queens: goal.queens, givens };
  return regions ? { kind: 'regions', shape, sight, regions } : { kind: 'complete', shape, givens };
}

import type { Puzzle, PuzzleKind } from './puzzle.ts';
import type { Shape } from './shape.ts';
import type { Square } from './square.ts';

/** What is wrong with a text that was meant to be a puzzle; rows from 1 at the top, as the text has them. */
export type PuzzleCodeProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  /** Neither a code nor a square of letters. */
  | { readonly kind: 'unknown' }
  /** What should say the size (and in Regions the rule) does not. */
  | { readonly kind: 'head'; readonly of: PuzzleKind; readonly text: string }
  | { readonly kind: 'size'; readonly of: PuzzleKind; readonly shape: Shape }
  | { readonly kind: 'not-square'; readonly shape: Shape }
  | {
      readonly kind: 'row-length';
      readonly row: number;
      readonly actual: number;
      readonly expected: number;
      /** Whether every other row has as many squares as expected. */
      readonly isOnlyOne: boolean;
    }
  /** The text ends in a row after some of its squares, or before its first one. */
  | {
      readonly kind: 'ends';
      readonly row: number;
      readonly actual: number;
      readonly expected: number;
    }
  /** The text goes on after its last row. */
  | { readonly kind: 'goes-on'; readonly row: number; readonly more: number }
  /** A symbol that is no region of the board. */
  | {
      readonly kind: 'region-symbol';
      readonly row: number;
      readonly symbol: string;
      readonly last: string;
    }
  /** A symbol that is no column of the board. */
  | {
      readonly kind: 'column-symbol';
      readonly row: number;
      readonly symbol: string;
      readonly last: string;
    }
  /** Too many or too few regions. */
  | { readonly kind: 'regions'; readonly actual: number; readonly expected: number }
  | {
      readonly kind: 'givens-conflict';
      readonly givens: readonly [Square, Square];
      readonly shape: Shape;
    }
  /** What should say how many queens guard the board does not, or is none that can. */
  | { readonly kind: 'queens'; readonly text: string; readonly most: number }
  /** What should name a square does not. */
  | { readonly kind: 'square-name'; readonly text: string }
  | { readonly kind: 'off-board'; readonly name: string; readonly shape: Shape }
  | { readonly kind: 'twice'; readonly name: string }
  /** Its check signs are those of another puzzle. */
  | { readonly kind: 'check' }
  | { readonly kind: 'too-many-givens'; readonly givens: number; readonly queens: number }
  /** All its queens are given. */
  | { readonly kind: 'nothing-left'; readonly queens: number };

/** What became of reading a puzzle. */
export type ParsedPuzzle =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: PuzzleCodeProblem };

/** Longest part of a text that a problem repeats. */
const LONGEST_QUOTE = 8;

/** A part of what was read, short enough to be said. */
export function quoted(text: string): string {
  return Array.from(text).slice(0, LONGEST_QUOTE).join('');
}

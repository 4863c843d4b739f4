import type { Puzzle, PuzzleKind } from './puzzle.ts';
import type { Shape } from '../board/shape.ts';
import type { Square } from '../board/square.ts';

/** The reason why a text is not a puzzle. Rows are counted as on the board: from 1 at the bottom. */
export type PuzzleCodeProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  /** Neither a code nor a square of letters. */
  | { readonly kind: 'unknown' }
  /** The part that should be the size (and in Regions the rule) is not. */
  | { readonly kind: 'head'; readonly of: PuzzleKind; readonly text: string }
  | { readonly kind: 'size'; readonly of: PuzzleKind; readonly shape: Shape }
  | { readonly kind: 'not-square'; readonly shape: Shape }
  | {
      readonly kind: 'line-length';
      /** The line of the text, from 1 at the top. */
      readonly line: number;
      readonly actual: number;
      readonly expected: number;
      /** True if every other line has the expected number of squares. */
      readonly isOnlyOne: boolean;
    }
  /** The text ends within a row, or before its first square. */
  | {
      readonly kind: 'ends';
      readonly row: number;
      readonly actual: number;
      readonly expected: number;
    }
  /** The text goes on after its last row. */
  | { readonly kind: 'goes-on'; readonly more: number }
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
  /** The part that should be the number of queens is not, or the number is impossible on the board. */
  | { readonly kind: 'queens'; readonly text: string; readonly most: number }
  /** The part that should be the name of a square is not. */
  | { readonly kind: 'square-name'; readonly text: string }
  | { readonly kind: 'off-board'; readonly name: string; readonly shape: Shape }
  | { readonly kind: 'twice'; readonly name: string }
  /** The check signs are those of another puzzle. */
  | { readonly kind: 'check' }
  | { readonly kind: 'too-many-givens'; readonly givens: number; readonly queens: number }
  /** All queens are given. */
  | { readonly kind: 'nothing-left'; readonly queens: number };

export type ParsedPuzzle =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: PuzzleCodeProblem };

/** The longest part of a text that a problem repeats, in characters. */
const LONGEST_QUOTE = 8;

/** Returns the beginning of a text, short enough for a message. */
export function quoted(text: string): string {
  return Array.from(text).slice(0, LONGEST_QUOTE).join('');
}

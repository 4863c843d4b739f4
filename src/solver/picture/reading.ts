import type { Sight } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';

/**
 * Pixels of a picture, as `ImageData` has them: red, green, blue and alpha, row by row from the top left. Alpha is
 * ignored: `openPicture` paints pictures on white.
 */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A place in a picture, in its pixels from the top left. */
export type Point = readonly [x: number, y: number];

/** The corners of a board in a picture, clockwise from its top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** A square whose region is not sure. */
export interface DoubtfulSquare {
  readonly square: Square;
  /** The regions it may belong to, likeliest first; the reading has the first of them. */
  readonly regions: readonly number[];
}

/**
 * The answers of a board of regions, by both rules. Queens that share no diagonal do not touch either, so the answers
 * for `queen` are among those for `touch`.
 */
export type RegionsVerdict =
  | {
      /** The board has exactly one answer by one of the rules; by the other none or several. */
      readonly kind: 'one';
      readonly sight: Sight;
    }
  | {
      /**
       * - `both`: one answer, the same by both rules, so the player is asked for the rule.
       * - `several`: several answers by one rule, and several or none by the other.
       * - `none`: no answer by either rule; the board was read wrongly, or is no puzzle.
       * - `two-stars`: no answer, but one with two queens in each row, column and region, none touching. The game has no
       *   such puzzles.
       * - `too-hard`: the answers were not counted within bounds.
       */
      readonly kind: 'both' | 'several' | 'none' | 'two-stars' | 'too-hard';
    };

/** A board that was read from a picture. Only what `doubtful` and `unknownSigns` leave out is sure. */
export interface BoardReading {
  readonly kind: 'board';
  /** Rows, and as many columns: 5 to 16; 8 for a chessboard. */
  readonly size: number;
  /** The region of each square row by row from the top left, from 0 in that order; `undefined` for a chessboard. */
  readonly regions: readonly number[] | undefined;
  readonly queens: readonly Square[];
  /** Squares with a cross or a dot. */
  readonly marks: readonly Square[];
  /** Squares with a sign that may be a queen, a mark or nothing of both. */
  readonly unknownSigns: readonly Square[];
  readonly doubtful: readonly DoubtfulSquare[];
  readonly corners: Corners;
  /** Other boards in the picture; each may be read by its corners. */
  readonly others: readonly Corners[];
  /** `undefined` for a chessboard, and while squares are doubtful: ask `judge` once the player has answered. */
  readonly verdict: RegionsVerdict | undefined;
}

/**
 * The reason why no board was read.
 *
 * - `no-board`: nothing looks like a grid of squares.
 * - `too-small`: the squares have too few pixels.
 * - `unclear`: there is a grid, but its regions cannot be told, or its size is not 5 to 16.
 * - `sudoku`: the regions are equal boxes.
 */
export type NoReadingReason = 'no-board' | 'too-small' | 'unclear' | 'sudoku';

export interface NoReading {
  readonly kind: 'nothing';
  readonly reason: NoReadingReason;
  /** The corners of the grid that was found, if there is one. */
  readonly corners: Corners | undefined;
}

/** The outcome of reading a picture. */
export type Reading = BoardReading | NoReading;

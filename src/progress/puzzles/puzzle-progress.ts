import type { Hints } from '../../core/game/attempt.ts';
import type { Day } from '../../core/days/day.ts';
import type { Game } from '../../core/game/game.ts';
import type { Puzzle, PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { MoveLog } from '../../core/game/move-log.ts';
import type { Square } from '../../core/board/square.ts';
import type { Technique } from '../../core/puzzles/technique.ts';

/** A puzzle as it is played and kept. */
export interface PlayedPuzzle {
  /** The name that it is kept under: day and kind (`2026-11-21/regions`), else its code (`r/8t/2200…`). */
  readonly name: string;
  readonly puzzle: Puzzle;
  /** The difficulty; `undefined` for a puzzle that hints do not solve. */
  readonly step: Difficulty | undefined;
  /** `picture` if it was read from a picture, on this device or on another. */
  readonly origin?: 'picture' | undefined;
}

/** A puzzle that was begun and is not solved. */
export interface UnfinishedPuzzle extends PlayedPuzzle {
  readonly game: Game;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The result of a puzzle, kept for good. */
export interface PuzzleResult extends Pick<PlayedPuzzle, 'name' | 'step'> {
  readonly kind: PuzzleKind;
  /**
   * `shown` if the game showed the answer before the player solved it. A solved result replaces a shown one, and an
   * earlier one a later one.
   */
  readonly outcome: 'solved' | 'shown';
  /** True if the player solved it after the answer was shown; else left out. */
  readonly solvedAfter?: true;
  /** Milliseconds since 1970; 0 if unknown. */
  readonly finishedAt: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  readonly hints: Hints;
  /** The number of checks for mistakes; left out if there was none. */
  readonly checks?: number | undefined;
  /**
   * The queens in the order in which they were placed, a letter each: `g` given, `o` the player's own, `h` after a
   * hint. They are left out if the puzzle was not solved, and by builds that did not keep them.
   */
  readonly placements?: string;
  /** The queens that solved it, given ones included. They are left out as `placements` are. */
  readonly queens?: readonly Square[];
  /** The moves that solved it, with their times. They are left out by builds that did not keep them. */
  readonly log?: MoveLog;
  /**
   * True if the puzzle is of a day and was begun or solved no later than on its day, so that the day counts for the streak; else
   * left out.
   */
  readonly onDay?: true;
  /**
   * The hardest technique that hints need for it. It is left out if it is unknown, if the answer was shown, and by
   * builds that did not keep it.
   */
  readonly technique?: Technique;
}

/** The progress of a player in a puzzle. */
export interface DayPuzzleProgress {
  readonly unfinished: UnfinishedPuzzle | undefined;
  readonly result: PuzzleResult | undefined;
}

/** The puzzles of a day, as they were made ahead. */
export interface CachedDay {
  readonly day: Day;
  /** The version of the generators that made them. A day of another version is made again. */
  readonly version: number;
  /** The puzzles in the order of `DAY_KINDS`, named by `dayPuzzleName`. */
  readonly puzzles: readonly PlayedPuzzle[];
}

/** Statistics of the solved puzzles of a kind and difficulty. */
export interface DifficultyStatistics {
  readonly kind: PuzzleKind;
  readonly step: Difficulty;
  readonly solved: number;
  /** The number of these that were solved without a hint. */
  readonly unaided: number;
  /** The median of their times, in milliseconds. */
  readonly median: number;
  /** The shortest of their times without help, in milliseconds; `undefined` if none is known. */
  readonly best: number | undefined;
}

/** Statistics of the solved puzzles whose hardest reason is a technique. */
export interface TechniqueStatistics {
  readonly kind: PuzzleKind;
  readonly technique: Technique;
  readonly solved: number;
  /** The number of these that were solved without a hint. */
  readonly unaided: number;
}

/** Statistics of all solved puzzles. */
export interface PuzzleStatistics {
  /** The number of puzzles of every kind and difficulty, those without a difficulty included. */
  readonly solved: number;
  readonly unaided: number;
  /** The statistics of each kind and difficulty with a solved puzzle, by kind and then by difficulty. */
  readonly byDifficulty: readonly DifficultyStatistics[];
}

/** A change of puzzles, here or in another tab. */
export type PuzzleChange =
  | { readonly kind: 'game'; readonly name: string; readonly game: Game }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'results' }
  | { readonly kind: 'drills' }
  | { readonly kind: 'friends' }
  /** A draft was changed in another tab, or can be read at last. */
  | { readonly kind: 'draft' };

import type { Hints } from '../../core/game/attempt.ts';
import type { Day } from '../../core/days/day.ts';
import type { Game } from '../../core/game/game.ts';
import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import type { Puzzle, PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import type { MoveLog } from '../../core/game/move-log.ts';
import type { Square } from '../../core/board/square.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import type { Reading } from '../storage/storage-guard.ts';

/** A puzzle as it is played and kept. */
export interface PlayedPuzzle {
  /**
   * The name that it is kept under: day and kind (`2026-11-21/regions`), else its code (`r/8t/2200…`), or for a board
   * of the Guard table `guard-table/7x9`.
   */
  readonly name: string;
  readonly puzzle: Puzzle;
  /** The difficulty; `undefined` for a board of the table and for a puzzle that hints do not solve. */
  readonly step: Difficulty | undefined;
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
  /** `shown` if the game showed the answer. A solved result replaces a shown one, and an earlier one a later one. */
  readonly outcome: 'solved' | 'shown';
  /** Milliseconds since 1970; 0 if unknown. */
  readonly finishedAt: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  readonly hints: Hints;
  /** The number of checks for mistakes; left out if there was none. */
  readonly checks?: number | undefined;
  /**
   * The queens in the order in which they were placed, a letter each: `g` given, `o` the player's own, `h` after a
   * hint. They are left out if the answer was shown, and by builds that did not keep them.
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

/** A board of the Guard table that the player has guarded; the fewest queens win. */
export interface TableResult {
  /** The rows and the columns, as `7x9`; no more rows than columns. */
  readonly shape: string;
  readonly queens: readonly Square[];
  /** Milliseconds since 1970; 0 if unknown. */
  readonly guardedAt: number;
}

/** The puzzles of a day, as they were made ahead. */
export interface CachedDay {
  readonly day: Day;
  /** The version of the generators that made them. A day of another version is made again. */
  readonly version: number;
  /** The puzzles in the order of `DAY_KINDS`, named by `dayPuzzleName`. */
  readonly puzzles: readonly PlayedPuzzle[];
}

/** The shortest time in which a puzzle of a kind and difficulty was solved. */
export interface BestTime {
  /** Milliseconds of play; more than 0. */
  readonly elapsed: number;
  /** True if a puzzle that took this time was solved without a hint. */
  readonly isUnaided: boolean;
}

/** Figures of the solved puzzles of a kind and difficulty. */
export interface DifficultyStatistics {
  readonly kind: PuzzleKind;
  readonly step: Difficulty;
  readonly solved: number;
  /** The number of these that were solved without a hint. */
  readonly unaided: number;
  /** The median of their times, in milliseconds. */
  readonly median: number;
  /** The shortest of their times; `undefined` if none is known. */
  readonly best: BestTime | undefined;
}

/** Figures of the solved puzzles whose hardest reason is a technique. */
export interface TechniqueStatistics {
  readonly kind: PuzzleKind;
  readonly technique: Technique;
  readonly solved: number;
  /** The number of these that were solved without a hint. */
  readonly unaided: number;
}

/** Figures of all solved puzzles. */
export interface PuzzleStatistics {
  /** The number of puzzles of every kind and difficulty, those without a difficulty included. */
  readonly solved: number;
  readonly unaided: number;
  /** The figures of each kind and difficulty with a solved puzzle, by kind and then by difficulty. */
  readonly byDifficulty: readonly DifficultyStatistics[];
}

/** A change of puzzles, here or in another tab. */
export type PuzzleChange =
  | { readonly kind: 'game'; readonly name: string; readonly game: Game }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'results' }
  | { readonly kind: 'table' }
  /** A draft was changed in another tab, or can be read at last. */
  | { readonly kind: 'draft' };

/**
 * Progress of the player in puzzles. Nothing here rejects: what storage refuses waits in memory. A list or a count is
 * `undefined` if it cannot be read, and a single game or result is then as if there were none. Listeners are told when
 * it can be read.
 */
export interface PuzzleProgress {
  /** Returns the unfinished puzzles that were changed last, the newest first. */
  unfinished(most?: number): Promise<readonly UnfinishedPuzzle[] | undefined>;
  /** Counts the unfinished puzzles. */
  unfinishedCount(): Promise<number | undefined>;
  /** Returns the game of a puzzle as this page knows it, without waiting. */
  recall(name: string): Game | undefined;
  /** Returns the unfinished puzzle of a name, if there is one. A link to it needs no check. */
  find(name: string): Promise<UnfinishedPuzzle | undefined>;
  /** Returns the progress in these puzzles at one moment, in their order, by one read for all of them. */
  dayPuzzleProgress(names: readonly string[]): Promise<readonly DayPuzzleProgress[] | undefined>;
  /** Loads the game of a puzzle: the stored one with the changes of this page on top, else a new one. */
  load(played: PlayedPuzzle): Promise<{ readonly game: Game; readonly damaged: boolean }>;
  /** Keeps a game. Returns at once and writes soon. A game that nobody has touched is not kept. */
  save(played: PlayedPuzzle, game: Game): void;
  /** Removes an unfinished puzzle; `restore` undoes it while the page is open. */
  remove(name: string): Promise<void>;
  restore(name: string): Promise<void>;
  /**
   * Records how a puzzle ended. Resolves with the result that is kept of it, once that is on the disk, or in memory
   * where storage refused it.
   */
  record(result: PuzzleResult): Promise<{ readonly isNew: boolean; readonly kept: PuzzleResult }>;
  resultOf(name: string): Promise<PuzzleResult | undefined>;
  /**
   * Returns the median time of the solved puzzles of a kind and difficulty, in milliseconds; the lower of two middle
   * ones.
   */
  medianTime(kind: PuzzleKind, step: Difficulty): Promise<number | undefined>;
  /** Returns the shortest of these times. A time of 0 was not measured and does not count. */
  bestTime(kind: PuzzleKind, step: Difficulty): Promise<BestTime | undefined>;
  /** Adds the hardest technique to the result of a puzzle that was solved. */
  noteTechnique(name: string, technique: Technique): Promise<void>;
  /** Reads the boards of the Guard table, by their shapes. */
  table(): Promise<Reading<ReadonlyMap<string, TableResult>>>;
  recordTable(
    result: TableResult,
  ): Promise<{ readonly isBetter: boolean; readonly kept: TableResult }>;
  /** Returns the outcomes of the puzzles of days, for each day that has one. */
  days(): Promise<DayHistory | undefined>;
  /** Returns the puzzles of a day, if they were made ahead. */
  cachedDay(day: Day): Promise<CachedDay | undefined>;
  cacheDay(made: CachedDay): Promise<void>;
  statistics(): Promise<PuzzleStatistics | undefined>;
  /** Counts the techniques that solved puzzles needed, where they are known, in the order of kinds and techniques. */
  techniques(): Promise<readonly TechniqueStatistics[] | undefined>;
  /**
   * Returns the puzzle of a kind that the player is drawing; `undefined` if there is none, `unread` if it cannot be
   * read.
   */
  draft(kind: PuzzleKind): Promise<OwnDraft | 'unread' | undefined>;
  /** Keeps a draft. Returns at once and writes soon. */
  saveDraft(draft: OwnDraft): void;
  /** Calls a listener after every change; returns a function that ends the subscription. */
  subscribe(listener: (change: PuzzleChange) => void): () => void;
}

import type { Hints } from '../core/attempt.ts';
import type { Day } from '../core/day.ts';
import type { Game } from '../core/game.ts';
import type { OwnDraft } from '../core/own-draft.ts';
import type { Puzzle, PuzzleKind, Step } from '../core/puzzle.ts';
import type { Days } from '../core/row-of-days.ts';
import type { Square } from '../core/square.ts';
import type { Technique } from '../core/technique.ts';
import type { Reading } from './tries.ts';

/** A puzzle as it is played and kept. */
export interface PlayedPuzzle {
  /**
   * What it is kept under: day and kind (`2026-11-21/regions`), else its code (`r/8t/2200…`), or for a
   * board of the Guard table `guard-table/7x9`.
   */
  readonly name: string;
  readonly puzzle: Puzzle;
  /** `undefined` where it has none: a board of the table, or one that hints do not solve. */
  readonly step: Step | undefined;
}

/** A puzzle that was begun and is not solved. */
export interface UnfinishedPuzzle extends PlayedPuzzle {
  readonly game: Game;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** How a puzzle ended, kept for good. */
export interface PuzzleResult extends Pick<PlayedPuzzle, 'name' | 'step'> {
  readonly kind: PuzzleKind;
  /** `shown`: the game showed the answer. A solved one beats a shown one, an earlier a later. */
  readonly outcome: 'solved' | 'shown';
  /** Milliseconds since 1970; 0 where it is not known. */
  readonly finishedAt: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  readonly hints: Hints;
  /** How often the board was checked for mistakes; left out where it was not. */
  readonly checks?: number | undefined;
  /**
   * The queens in the order they were placed, a letter each: `g` given, `o` the player's own, `h` after a hint.
   * Left out where the answer was shown, and by builds that did not keep it.
   */
  readonly placements?: string;
  /** The queens that solved it, those given included. Left out as `placements` is. */
  readonly queens?: readonly Square[];
  /**
   * Said of a puzzle of a day that was begun or solved on its day, so that the day counts for the row; left out of
   * every other result.
   */
  readonly onDay?: true;
  /**
   * The hardest technique that hints need for it. Left out where that is not known, where the answer was shown, and
   * by builds that did not keep it.
   */
  readonly technique?: Technique;
}

/** How far a player is with a puzzle. */
export interface PuzzleStanding {
  readonly unfinished: UnfinishedPuzzle | undefined;
  readonly result: PuzzleResult | undefined;
}

/** A board of the Guard table that the player has guarded; the fewest queens win. */
export interface TableResult {
  /** `7x9`: rows, then columns, no more rows than columns. */
  readonly shape: string;
  readonly queens: readonly Square[];
  /** Milliseconds since 1970; 0 where it is not known. */
  readonly guardedAt: number;
}

/** What a day's puzzles are, as they were made ahead. */
export interface MadeDay {
  readonly day: Day;
  /** The version of the generators that made them: a day of another is made again. */
  readonly version: number;
  /** In the order of `DAY_KINDS`; named by `dayPuzzleName`. */
  readonly puzzles: readonly PlayedPuzzle[];
}

/** The shortest time in which a puzzle of a kind and step was solved. */
export interface BestTime {
  /** Milliseconds of play; more than 0. */
  readonly elapsed: number;
  /** True if one that took so long was solved without a hint. */
  readonly isUnaided: boolean;
}

/** How puzzles of a kind and step were solved. */
export interface PuzzleFigure {
  readonly kind: PuzzleKind;
  readonly step: Step;
  readonly solved: number;
  /** How many of these without a hint. */
  readonly unaided: number;
  /** The middle one of their times, in milliseconds. */
  readonly median: number;
  /** `undefined` where no time is known. */
  readonly best: BestTime | undefined;
}

/** How puzzles were solved whose hardest reason is a technique. */
export interface TechniqueFigure {
  readonly kind: PuzzleKind;
  readonly technique: Technique;
  readonly solved: number;
  /** How many of these without a hint. */
  readonly unaided: number;
}

/** How all puzzles were solved. */
export interface PuzzleFigures {
  /** Of every kind and step, those that have none included. */
  readonly solved: number;
  readonly unaided: number;
  /** Those of which there are any, by kind and then by step. */
  readonly figures: readonly PuzzleFigure[];
}

/** What has changed of puzzles, here or in another tab. */
export type PuzzleChange =
  | { readonly kind: 'game'; readonly name: string; readonly game: Game }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'results' }
  | { readonly kind: 'table' }
  /** A draft was changed in another tab, or can be read at last. */
  | { readonly kind: 'draft' };

/**
 * What the player has done of puzzles. Nothing here rejects: what storage refuses waits in memory. What lists or
 * counts is `undefined` where it cannot be read, and a single game or result then is as if there were none: listeners
 * are told when it can be read.
 */
export interface PuzzleProgress {
  /** The unfinished puzzles changed last, the newest first. */
  unfinished(most?: number): Promise<readonly UnfinishedPuzzle[] | undefined>;
  /** How many there are. */
  unfinishedCount(): Promise<number | undefined>;
  /** The game of a puzzle as this page knows it, without waiting. */
  recall(name: string): Game | undefined;
  /** The unfinished puzzle of a name, if there is one: a link to it needs no check. */
  find(name: string): Promise<UnfinishedPuzzle | undefined>;
  /** How far the player is with these puzzles at one moment, in their order: one question for all of them. */
  standings(names: readonly string[]): Promise<readonly PuzzleStanding[] | undefined>;
  /** The game of a puzzle: as stored, with what this page did on top, else a fresh one. */
  load(played: PlayedPuzzle): Promise<{ readonly game: Game; readonly damaged: boolean }>;
  /** Keeps a game; returns at once and writes soon. One that nobody has touched is not kept. */
  save(played: PlayedPuzzle, game: Game): void;
  /** Takes a puzzle out of the unfinished ones; `bringBack` undoes it while the page is open. */
  remove(name: string): Promise<void>;
  bringBack(name: string): Promise<void>;
  /** Records how a puzzle ended. Resolves with what is kept of it, when that is safe. */
  record(result: PuzzleResult): Promise<{ readonly isNew: boolean; readonly kept: PuzzleResult }>;
  resultOf(name: string): Promise<PuzzleResult | undefined>;
  /** The middle one of the times of all that were solved of a kind and step, in milliseconds. */
  medianTime(kind: PuzzleKind, step: Step): Promise<number | undefined>;
  /** The shortest of these times; those of 0 were not measured. */
  bestTime(kind: PuzzleKind, step: Step): Promise<BestTime | undefined>;
  /** Adds the hardest technique to the result of a puzzle that was solved. */
  noteTechnique(name: string, technique: Technique): Promise<void>;
  /** Boards of the Guard table by their shapes. */
  table(): Promise<Reading<ReadonlyMap<string, TableResult>>>;
  recordTable(
    result: TableResult,
  ): Promise<{ readonly isBetter: boolean; readonly kept: TableResult }>;
  /** What became of the puzzles of days, of all of which something became. */
  days(): Promise<Days | undefined>;
  /** The puzzles of a day, where they were made ahead. */
  madeDay(day: Day): Promise<MadeDay | undefined>;
  keepMadeDay(made: MadeDay): Promise<void>;
  figures(): Promise<PuzzleFigures | undefined>;
  /** The techniques that solved puzzles needed, where they are known; in the order of kinds and techniques. */
  techniques(): Promise<readonly TechniqueFigure[] | undefined>;
  /** What the player is drawing of a kind; `undefined` where that is nothing, `unread` where it cannot be read. */
  draft(kind: PuzzleKind): Promise<OwnDraft | 'unread' | undefined>;
  /** Keeps a draft; returns at once and writes soon. */
  saveDraft(draft: OwnDraft): void;
  /** Calls a listener after every change; returns what ends it. */
  subscribe(listener: (change: PuzzleChange) => void): () => void;
}

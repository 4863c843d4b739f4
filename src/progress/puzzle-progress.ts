import type { Hints } from '../core/attempt.ts';
import type { Game } from '../core/game.ts';
import type { Puzzle, PuzzleKind, Step } from '../core/puzzle.ts';
import type { Square } from '../core/square.ts';

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
}

/** A board of the Guard table that the player has guarded; the fewest queens win. */
export interface TableResult {
  /** `7x9`: rows, then columns, no more rows than columns. */
  readonly shape: string;
  readonly queens: readonly Square[];
  /** Milliseconds since 1970; 0 where it is not known. */
  readonly guardedAt: number;
}

/** What has changed of puzzles, here or in another tab. */
export type PuzzleChange =
  | { readonly kind: 'game'; readonly name: string; readonly game: Game }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'results' }
  | { readonly kind: 'table' };

/** What the player has done of puzzles. Nothing here rejects: what storage refuses waits in memory. */
export interface PuzzleProgress {
  /** The unfinished puzzles changed last, the newest first. */
  unfinished(most?: number): Promise<readonly UnfinishedPuzzle[]>;
  /** How many there are. */
  unfinishedCount(): Promise<number>;
  /** The game of a puzzle as this page knows it, without waiting. */
  recall(name: string): Game | undefined;
  /** The unfinished puzzle of a name, if there is one: a link to it needs no check. */
  find(name: string): Promise<UnfinishedPuzzle | undefined>;
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
  /** Boards of the Guard table by their shapes. */
  table(): Promise<ReadonlyMap<string, TableResult>>;
  recordTable(
    result: TableResult,
  ): Promise<{ readonly isBetter: boolean; readonly kept: TableResult }>;
  /** Calls a listener after every change; returns what ends it. */
  subscribe(listener: (change: PuzzleChange) => void): () => void;
}

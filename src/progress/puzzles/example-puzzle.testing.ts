import { withNotes } from '../../core/game/with-notes.ts';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { apply, newGame, type Game, type Move } from '../../core/game/game.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import type { OldBoard } from './old-table.ts';
import type { PlayedPuzzle, PuzzleResult } from './puzzle-progress.ts';
import type { SavedResult } from './puzzle-result.ts';

/** A puzzle for tests: 5 × 5 with a queen given on a5. */
export const COMPLETE: PlayedPuzzle = {
  name: 'c/5/10000',
  puzzle: completePuzzle(5, [0]),
  step: 'gentle',
};

/** A puzzle for tests: 5 × 5 with its five columns as regions. */
export const REGIONS: PlayedPuzzle = {
  name: 'r/5t/0123401234012340123401234',
  puzzle: regionsPuzzle(
    5,
    'touch',
    Array.from({ length: 25 }, (_, square) => square % 5),
  ),
  step: 'steady',
};

/** A puzzle for tests: 3 × 4 to be guarded by two queens, without a difficulty. */
export const GUARD: PlayedPuzzle = {
  name: 'g/3x4/2',
  puzzle: guardPuzzle({ rows: 3, columns: 4 }, 2),
  step: undefined,
};

/** Returns a puzzle like `COMPLETE` under another name, for tests. */
export function named(name: string): PlayedPuzzle {
  return { ...COMPLETE, name };
}

let names = 0;

/** Returns the game of a puzzle after moves from the beginning. */
export function playedOn({ puzzle }: PlayedPuzzle, ...moves: readonly Move[]): Game {
  return continued(newGame(puzzle.rules, puzzle.givens), ...moves);
}

/** Returns a game after more moves on one day. Its attempts get names that no other page gives. */
export function continued(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move) => {
    const after = apply(before, move, `attempt ${++names}`);
    return withNotes(before, after, move, '2026-11-01');
  }, game);
}

export function toggle(square: number): Move {
  return { kind: 'toggle', square };
}

/** Returns the end of a puzzle for tests; `said` replaces fields. */
export function exampleEnd(name: string, said: Partial<PuzzleResult> = {}): PuzzleResult {
  return {
    name,
    kind: 'complete',
    step: 'gentle',
    outcome: 'solved',
    finishedAt: SOME_DAY,
    elapsed: 60_000,
    hints: NO_HINTS,
    ...said,
  };
}

/** Returns the same end as it is kept. `endedAt` is `finishedAt` if it is left out. */
export function exampleResult(name: string, said: Partial<SavedResult> = {}): SavedResult {
  const end = exampleEnd(name, said);
  return { ...end, endedAt: said.endedAt ?? end.finishedAt };
}

/** Boards of a table that is gone, for tests: 3 × 4 guarded by two queens, and by three. */
export const TWO_QUEENS: OldBoard = { shape: '3x4', queens: [5, 11], guardedAt: SOME_DAY };
export const THREE_QUEENS: OldBoard = { shape: '3x4', queens: [5, 6, 0], guardedAt: SOME_DAY };

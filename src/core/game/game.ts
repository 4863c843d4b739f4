import { newAttempt, type Attempt, type Rung } from './attempt.ts';
import { advance, redo, undo, type History } from './history.ts';
import {
  removeQueen,
  moveQueen,
  paintMarks,
  placeQueen,
  showRevealed,
  type AttemptId,
  type Position,
} from './position.ts';
import type { Rules } from '../board/rules.ts';
import type { Square } from '../board/square.ts';

export type Attempts = Readonly<Record<AttemptId, Attempt>>;

/** A game: what undo brings back (`history`), and what it must not bring back (`attempts`). */
export interface Game {
  readonly rules: Rules;
  /** Squares of queens that belong to the board and cannot be moved or removed. */
  readonly givens: readonly Square[];
  readonly history: History;
  /** At least the attempts that some position belongs to. */
  readonly attempts: Attempts;
}

export type Move =
  /** Places a queen, or removes the one on the square. */
  | { readonly kind: 'toggle'; readonly square: Square }
  /** Places queens in one step. */
  | { readonly kind: 'place'; readonly squares: readonly Square[] }
  /** Removes queens in one step. */
  | { readonly kind: 'lift'; readonly squares: readonly Square[] }
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  /** Marks or unmarks squares in one step. */
  | { readonly kind: 'paint'; readonly squares: readonly Square[]; readonly marked: boolean }
  /** Removes everything but the given queens. */
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo'; readonly steps?: number }
  | { readonly kind: 'redo' }
  /**
   * Lays out queens from a link, or of a turned board: some or none for the player to finish, or all of them.
   */
  | { readonly kind: 'lay-out'; readonly queens: readonly Square[]; readonly by: 'link' | 'turn' }
  /** Shows a solution: its queens on the board stay, others are removed, and the missing ones are added hollow. */
  | { readonly kind: 'reveal'; readonly solution: readonly Square[] }
  /** Counts a hint that was shown. */
  | { readonly kind: 'help'; readonly rung: Rung }
  /** Counts a check for mistakes. */
  | { readonly kind: 'check' }
  /** Adds time of play, in milliseconds. */
  | { readonly kind: 'time'; readonly elapsed: number }
  /** Marks the attempt as finished: its find is being recorded. */
  | { readonly kind: 'finish' };

/** The number of attempts up to which all are kept, also those that no position belongs to. */
const MOST_ATTEMPTS = 64;

/** The id of the first attempt of every game; equal in all tabs, so that their first attempts can be merged. */
const FIRST: AttemptId = 'start';

/** Games nobody has touched, by their givens, or by their rules where none are given. */
const untouched = new WeakMap<object, Game>();

/** Returns an untouched game: the same object for the same givens and rules, so that loading it changes no board. */
export function newGame(rules: Rules, givens: readonly Square[] = []): Game {
  const key = givens.length === 0 ? rules : givens;
  const known = untouched.get(key);
  if (known?.rules === rules) return known;
  const present: Position = { queens: givens, marks: [], revealed: [], attempt: FIRST };
  const game: Game = {
    rules,
    givens,
    history: { past: [], present, future: [] },
    attempts: { [FIRST]: newAttempt('hand') },
  };
  untouched.set(key, game);
  return game;
}

/** Returns the attempt that the present position belongs to. */
export function attemptOf({ history, attempts }: Game): Attempt {
  return attempts[history.present.attempt]!;
}

/**
 * Returns the game after a move; the same object where the move changes nothing or would touch a given queen.
 * @param begins The id of the attempt that begins with this move, if one does.
 */
export function apply(game: Game, move: Move, begins: AttemptId): Game {
  const { givens, history } = game;
  const { present } = history;
  const isGiven = (square: Square): boolean => givens.includes(square);
  switch (move.kind) {
    case 'toggle': {
      if (isGiven(move.square)) return game;
      if (!present.queens.includes(move.square)) {
        return placed(game, placeQueen(present, move.square), begins);
      }
      return removed(game, removeQueen(present, move.square), begins);
    }
    case 'place':
      return placed(game, move.squares.reduce(placeQueen, present), begins);
    case 'lift': {
      const squares = move.squares.filter((square) => !isGiven(square));
      return removed(game, squares.reduce(removeQueen, present), begins);
    }
    case 'move':
      return isGiven(move.from)
        ? game
        : placed(game, moveQueen(present, move.from, move.to), begins);
    case 'paint':
      return withHistory(game, advance(history, paintMarks(present, move.squares, move.marked)));
    case 'clear':
      return emptied(game, { ...present, queens: givens, marks: [], revealed: [] }, begins);
    case 'undo':
      return withHistory(game, undo(history, move.steps));
    case 'redo':
      return withHistory(game, redo(history));
    case 'lay-out': {
      const queens = [...new Set([...givens, ...move.queens])];
      // An empty board that the player fills with a turned solution is turned from its first queen on.
      const by = queens.length > givens.length || move.by === 'turn' ? move.by : 'hand';
      return begun(game, { ...present, queens, marks: [], revealed: [] }, begins, newAttempt(by));
    }
    case 'reveal': {
      const next = showRevealed(present, move.solution);
      return begun(game, next, begins, { ...attemptOf(game), by: 'reveal', finished: false });
    }
    case 'help':
      return counted(game, ({ hints }) => ({
        hints: { ...hints, [move.rung]: hints[move.rung] + 1 },
      }));
    case 'check':
      return counted(game, ({ checks = 0 }) => ({ checks: checks + 1 }));
    case 'time':
      return counted(game, ({ elapsed }) => ({ elapsed: elapsed + move.elapsed }));
    case 'finish':
      return counted(game, () => ({ finished: true }));
  }
}

/**
 * Returns the game after queens were placed or moved. The first such move after a find begins a new attempt, which
 * keeps the help of the one before.
 */
function placed(game: Game, next: Position, begins: AttemptId): Game {
  if (next === game.history.present) return game;
  const attempt = attemptOf(game);
  if (!attempt.finished) return withHistory(oneMoveMore(game), advance(game.history, next));
  const { by, hints, checks } = attempt;
  return begun(game, next, begins, { ...newAttempt(by), hints, checks, moves: 1 });
}

/** Returns the game after queens were removed. The move counts for their attempt, even if that ends with it. */
function removed(game: Game, next: Position, begins: AttemptId): Game {
  return next === game.history.present ? game : emptied(oneMoveMore(game), next, begins);
}

/** Returns the game with a board that may have become empty; if so, a new attempt begins with nothing counted. */
function emptied(game: Game, next: Position, begins: AttemptId): Game {
  const { givens, history } = game;
  const ends =
    next.queens.length === givens.length && history.present.queens.length > givens.length;
  return ends
    ? begun(game, next, begins, newAttempt('hand'))
    : withHistory(game, advance(history, next));
}

/** Returns the game with a position that begins an attempt. */
function begun(game: Game, next: Position, begins: AttemptId, attempt: Attempt): Game {
  const history = advance(game.history, { ...next, attempt: begins });
  if (history === game.history) return game;
  return withAttempts(game, history, { ...game.attempts, [begins]: attempt });
}

function oneMoveMore(game: Game): Game {
  return counted(game, ({ moves }) => ({ moves: moves + 1 }));
}

/** Changes the counts of the present attempt. */
function counted(game: Game, change: (attempt: Attempt) => Partial<Attempt>): Game {
  const { attempt } = game.history.present;
  const before = attemptOf(game);
  return {
    ...game,
    attempts: { ...game.attempts, [attempt]: { ...before, ...change(before) } },
  };
}

function withHistory(game: Game, history: History): Game {
  return history === game.history ? game : withAttempts(game, history, game.attempts);
}

/**
 * Returns a game with this history and its attempts. Up to `MOST_ATTEMPTS`, attempts without a position are kept too:
 * another tab may be playing on from them.
 */
export function withAttempts(game: Game, history: History, attempts: Attempts): Game {
  if (Object.keys(attempts).length <= MOST_ATTEMPTS) return { ...game, history, attempts };
  const { past, present, future } = history;
  const names = new Set([...past, present, ...future].map(({ attempt }) => attempt));
  return {
    ...game,
    history,
    attempts: Object.fromEntries(Object.entries(attempts).filter(([name]) => names.has(name))),
  };
}

import { newAttempt, type Attempt, type Rung } from './attempt.ts';
import { advance, redo, undo, type History } from './history.ts';
import {
  liftQueen,
  moveQueen,
  paintMarks,
  placeQueen,
  showRevealed,
  type AttemptId,
  type Position,
} from './position.ts';
import type { Rules } from './rules.ts';
import type { Square } from './square.ts';

/** The attempts of a game by their names. */
export type Attempts = Readonly<Record<AttemptId, Attempt>>;

/** One game: all that undo brings back (`history`), and what it must not bring back (`attempts`). */
export interface Game {
  readonly rules: Rules;
  /** Queens that belong to the board and are never touched. */
  readonly givens: readonly Square[];
  readonly history: History;
  /** Those that some position belongs to. */
  readonly attempts: Attempts;
}

/** All that can happen to a game. */
export type Move =
  /** Places a queen, or lifts the one that stands there. */
  | { readonly kind: 'toggle'; readonly square: Square }
  /** Lifts queens in one step. */
  | { readonly kind: 'lift'; readonly squares: readonly Square[] }
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  /** Marks or unmarks squares in one step. */
  | { readonly kind: 'paint'; readonly squares: readonly Square[]; readonly marked: boolean }
  /** Takes everything off the board, but for what is given. */
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo'; readonly steps?: number }
  | { readonly kind: 'redo' }
  /** Queens from a link, or of a turned board that the player is to finish. */
  | { readonly kind: 'lay-out'; readonly queens: readonly Square[]; readonly by: 'link' | 'turn' }
  /** Shows a solution: what stands of it stays, the rest is hollow. */
  | { readonly kind: 'reveal'; readonly solution: readonly Square[] }
  /** A hint was shown. */
  | { readonly kind: 'help'; readonly rung: Rung }
  /** The board was checked for mistakes. */
  | { readonly kind: 'check' }
  /** Time was played, in milliseconds. */
  | { readonly kind: 'time'; readonly elapsed: number }
  /** The board was finished, and the find is being recorded. */
  | { readonly kind: 'finish' };

/** So many attempts are kept whether or not a position belongs to them. */
const MOST_ATTEMPTS = 64;

/** The name of the first attempt at every game, so that two tabs that begin one mean the same. */
const FIRST: AttemptId = 'start';

/** Games nobody has touched, by their givens, or by their rules where none are given. */
const untouched = new WeakMap<object, Game>();

/** Returns a game nobody has touched: the same object for the same objects, so that loading one changes no board. */
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

/** The attempt that the position on the board belongs to. */
export function attemptOf({ history, attempts }: Game): Attempt {
  return attempts[history.present.attempt]!;
}

/**
 * The game after a move; the same one where the move changes nothing or would touch a given queen.
 * @param begins The name of the attempt that begins with this move, if one does.
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
      return lifted(game, liftQueen(present, move.square), begins);
    }
    case 'lift': {
      const squares = move.squares.filter((square) => !isGiven(square));
      return lifted(game, squares.reduce(liftQueen, present), begins);
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
      const by = queens.length > givens.length ? move.by : 'hand';
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

/** A queen placed or moved. The first one after a find is a new go, with the help those left had. */
function placed(game: Game, next: Position, begins: AttemptId): Game {
  if (next === game.history.present) return game;
  const attempt = attemptOf(game);
  if (!attempt.finished) return withHistory(oneMoveMore(game), advance(game.history, next));
  const { by, hints, checks } = attempt;
  return begun(game, next, begins, { ...newAttempt(by), hints, checks, moves: 1 });
}

/** Queens lifted, which is a move of the attempt they stood in, also when it ends with them. */
function lifted(game: Game, next: Position, begins: AttemptId): Game {
  return next === game.history.present ? game : emptied(oneMoveMore(game), next, begins);
}

/** A board that may have become empty: the next queen then begins with nothing counted. */
function emptied(game: Game, next: Position, begins: AttemptId): Game {
  const { givens, history } = game;
  const ends =
    next.queens.length === givens.length && history.present.queens.length > givens.length;
  return ends
    ? begun(game, next, begins, newAttempt('hand'))
    : withHistory(game, advance(history, next));
}

/** A position with which an attempt begins. */
function begun(game: Game, next: Position, begins: AttemptId, attempt: Attempt): Game {
  const history = advance(game.history, { ...next, attempt: begins });
  if (history === game.history) return game;
  return withAttempts(game, history, { ...game.attempts, [begins]: attempt });
}

function oneMoveMore(game: Game): Game {
  return counted(game, ({ moves }) => ({ moves: moves + 1 }));
}

/** Changes what is counted of the attempt on the board. */
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
 * A game with this history, and the attempts that it still leads to. Others are kept for a while: another
 * tab may be playing on from them.
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

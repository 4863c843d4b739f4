import type { Square } from './square.ts';

/** The name of an attempt, unlike that of any other, in whatever tab it began. */
export type AttemptId = string;

/**
 * Everything on a board that a player would expect back on undo. Immutable: every change makes a
 * new position that shares what did not change.
 */
export interface Position {
  /** Squares with a queen in the order they were placed, the newest last. */
  readonly queens: readonly Square[];
  /** Squares the player marked as empty, in the order they were marked; never under a queen. */
  readonly marks: readonly Square[];
  /** The queens that Reveal put there, drawn hollow. */
  readonly revealed: readonly Square[];
  /** The attempt it belongs to, which keeps what undo must not bring back. */
  readonly attempt: AttemptId;
  /** Tells the marks that queens made by themselves from the player's own; left out where all are that. */
  readonly autoMarks?: AutoMarks | undefined;
}

/** The part that queens had in the marks of a position. */
export interface AutoMarks {
  /** The queens that marked what they attack, when they were placed. */
  readonly by: readonly Square[];
  /** The marks that the player made, which stay when queens go. */
  readonly own: readonly Square[];
}

/** Whether two positions show the same queens and marks, in whatever order they came. */
export function samePosition(a: Position, b: Position): boolean {
  return (
    a === b ||
    (sameSquares(a.queens, b.queens) &&
      sameSquares(a.marks, b.marks) &&
      sameSquares(a.revealed, b.revealed))
  );
}

function sameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a === b || (a.length === b.length && new Set([...a, ...b]).size === a.length);
}

/** Places a queen; the same position when one stands there already. A mark there gives way. */
export function placeQueen(position: Position, square: Square): Position {
  if (position.queens.includes(square)) return position;
  return {
    ...position,
    queens: [...position.queens, square],
    marks: without(position.marks, square),
  };
}

/** Lifts a queen; the same position when none stands there. */
export function liftQueen(position: Position, square: Square): Position {
  if (!position.queens.includes(square)) return position;
  return {
    ...position,
    queens: without(position.queens, square),
    revealed: without(position.revealed, square),
  };
}

/** Moves a queen; the same position when none stands on `from` or one stands on `to`. */
export function moveQueen(position: Position, from: Square, to: Square): Position {
  if (!position.queens.includes(from) || position.queens.includes(to)) return position;
  return placeQueen(liftQueen(position, from), to);
}

/** Marks or unmarks squares; squares with a queen and squares already so are left as they are. */
export function paintMarks(
  position: Position,
  squares: readonly Square[],
  marked: boolean,
): Position {
  const change = new Set(
    squares.filter(
      (square) => !position.queens.includes(square) && position.marks.includes(square) !== marked,
    ),
  );
  if (change.size === 0) return position;
  return {
    ...position,
    marks: marked
      ? [...position.marks, ...change]
      : position.marks.filter((square) => !change.has(square)),
  };
}

/** Adds the missing queens of a revealed solution, hollow, and lifts those that are not in it. */
export function showRevealed(position: Position, solution: readonly Square[]): Position {
  const kept = position.queens.filter((queen) => solution.includes(queen));
  const revealed = solution.filter((square) => !kept.includes(square));
  return {
    ...position,
    queens: [...kept, ...revealed],
    marks: position.marks.filter((mark) => !solution.includes(mark)),
    revealed: [...position.revealed.filter((square) => kept.includes(square)), ...revealed],
  };
}

function without(squares: readonly Square[], square: Square): readonly Square[] {
  return squares.includes(square) ? squares.filter((other) => other !== square) : squares;
}

import type { Square } from './square.ts';

/**
 * Everything on a board that a player would expect back on undo. Immutable: every change makes a
 * new position that shares what did not change.
 */
export interface Position {
  /** Rows and columns, 1 … 32. */
  readonly size: number;
  /** Squares with a queen in the order they were placed, the newest last. */
  readonly queens: readonly Square[];
  /** Squares the player marked as empty (×), in the order they were marked; never under a queen. */
  readonly marks: readonly Square[];
  /** The queens that Reveal put there, drawn hollow. */
  readonly revealed: readonly Square[];
  /**
   * Whether every queen since the board was last empty came from the player's own hand. Only such a
   * position can find a solution; links and Reveal show one.
   */
  readonly own: boolean;
}

/** A board with nothing on it. */
export function emptyPosition(size: number): Position {
  return { size, queens: [], marks: [], revealed: [], own: true };
}

/** A board with these queens, put there by something other than the player's hand. */
export function shownPosition(size: number, queens: readonly Square[]): Position {
  return { ...emptyPosition(size), queens, own: queens.length === 0 };
}

/** Whether two positions show the same queens and marks, in whatever order they came. */
export function samePosition(a: Position, b: Position): boolean {
  return (
    a.size === b.size &&
    sameSquares(a.queens, b.queens) &&
    sameSquares(a.marks, b.marks) &&
    sameSquares(a.revealed, b.revealed)
  );
}

function sameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a === b || (a.length === b.length && new Set([...a, ...b]).size === a.length);
}

/** Places a queen, or lifts the one that stands there. A mark on the square gives way. */
export function toggleQueen(position: Position, square: Square): Position {
  return position.queens.includes(square)
    ? liftQueen(position, square)
    : placeQueen(position, square);
}

/** Places a queen; the same position when one stands there already. */
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
  const queens = without(position.queens, square);
  return {
    ...position,
    queens,
    revealed: without(position.revealed, square),
    own: position.own || queens.length === 0,
  };
}

/** Moves a queen; the same position when none stands on `from` or one stands on `to`. */
export function moveQueen(position: Position, from: Square, to: Square): Position {
  if (!position.queens.includes(from) || position.queens.includes(to)) return position;
  // Placed first, so that moving the only queen does not pass through an empty board.
  return liftQueen(placeQueen(position, to), from);
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
    own: false,
  };
}

function without(squares: readonly Square[], square: Square): readonly Square[] {
  return squares.includes(square) ? squares.filter((other) => other !== square) : squares;
}

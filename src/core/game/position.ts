import type { Square } from '../board/square.ts';

/** The id of an attempt, unique across tabs. */
export type AttemptId = string;

/**
 * Everything on a board that a player expects back on undo. Immutable: every change makes a new position that shares
 * what did not change.
 */
export interface Position {
  /** Squares with a queen, in the order they were placed, the newest last. */
  readonly queens: readonly Square[];
  /** Squares marked as empty, by the player or by queens, in the order they were marked; never under a queen. */
  readonly marks: readonly Square[];
  /** Squares of the queens that Reveal added, which are drawn hollow. */
  readonly revealed: readonly Square[];
  /** The attempt that the position belongs to; it holds what undo must not bring back. */
  readonly attempt: AttemptId;
  /** Tells automatic marks from the player's own; left out where all are the player's. */
  readonly autoMarks?: AutoMarks | undefined;
}

/** The origin of the marks of a position. */
export interface AutoMarks {
  /** The queens that marked what they attack when they were placed. */
  readonly by: readonly Square[];
  /** The marks that the player made, which stay when queens go. */
  readonly own: readonly Square[];
}

/** Returns true if two positions have the same queens, marks and revealed queens, in any order. */
export function samePosition(a: Position, b: Position): boolean {
  return (
    a === b ||
    (sameSquares(a.queens, b.queens) &&
      sameSquares(a.marks, b.marks) &&
      sameSquares(a.revealed, b.revealed))
  );
}

/** Returns a text that is the same for two positions if `samePosition` is true of them. */
export function positionKey({ queens, marks, revealed }: Position): string {
  return [queens, marks, revealed]
    .map((squares) => Uint16Array.from(squares).sort().join())
    .join(';');
}

function sameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a === b || (a.length === b.length && new Set([...a, ...b]).size === a.length);
}

/** Places a queen and removes a mark on its square; returns the same position when a queen stands there already. */
export function placeQueen(position: Position, square: Square): Position {
  if (position.queens.includes(square)) return position;
  return {
    ...position,
    queens: [...position.queens, square],
    marks: without(position.marks, square),
  };
}

/** Removes a queen; returns the same position when none stands there. */
export function removeQueen(position: Position, square: Square): Position {
  if (!position.queens.includes(square)) return position;
  return {
    ...position,
    queens: without(position.queens, square),
    revealed: without(position.revealed, square),
  };
}

/** Moves a queen; returns the same position when none stands on `from` or one stands on `to`. */
export function moveQueen(position: Position, from: Square, to: Square): Position {
  if (!position.queens.includes(from) || position.queens.includes(to)) return position;
  return placeQueen(removeQueen(position, from), to);
}

/** Marks or unmarks squares; squares with a queen stay as they are. */
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

/** Adds the missing queens of a revealed solution, hollow, and removes those that are not in it. */
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

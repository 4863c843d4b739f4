import { samePosition, type Position } from './position.ts';

/**
 * A board's positions for undo and redo. Each is kept whole and shares what did not change with the one before, so undo
 * needs no inverse moves that could go wrong.
 */
export interface History {
  /** Earlier positions, the oldest first. */
  readonly past: readonly Position[];
  readonly present: Position;
  /** Undone positions, the next one to redo first. */
  readonly future: readonly Position[];
}

/** The most past positions that are kept, more than a player makes on one board; beyond it the oldest are dropped. */
export const MOST_STEPS = 500;

/** Makes a position the present one and drops what had been undone. A position that changes nothing adds no step. */
export function advance(history: History, next: Position): History {
  if (samePosition(history.present, next)) return history;
  return historyThrough([...lineOf(history), next], []);
}

/** Steps back `steps` positions, or as many as there are. */
export function undo(history: History, steps = 1): History {
  const count = Math.min(steps, history.past.length);
  if (count === 0) return history;
  const line = lineOf(history);
  return historyThrough(line.slice(0, -count), [...line.slice(-count), ...history.future]);
}

/** Steps forward to the next undone position; returns the same history when there is none. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next ? historyThrough([...lineOf(history), next], future) : history;
}

/** Returns the positions from the oldest to the present one. */
export function lineOf({ past, present }: History): readonly Position[] {
  return [...past, present];
}

/**
 * Returns the history in which the last position of a line is the present one.
 * @param line At least one position, the oldest first.
 */
export function historyThrough(line: readonly Position[], future: readonly Position[]): History {
  return { past: line.slice(0, -1).slice(-MOST_STEPS), present: line.at(-1)!, future };
}

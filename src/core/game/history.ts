import { samePosition, type Position } from './position.ts';

/**
 * A board's positions for undo and redo. Each is kept whole and shares what did not change with the one before, so undo
 * needs no inverse moves that could go wrong.
 */
export interface History<Value = Position> {
  /** Earlier positions, the oldest first. */
  readonly past: readonly Value[];
  readonly present: Value;
  /** Undone positions, the next one to redo first. */
  readonly future: readonly Value[];
}

/** The most past positions that are kept, more than a player makes on one board; beyond it the oldest are dropped. */
export const MOST_STEPS = 500;

/** Makes a position the present one and drops what had been undone. A position that changes nothing adds no step. */
export function advance(history: History, next: Position): History {
  if (samePosition(history.present, next)) return history;
  return historyThrough([...lineOf(history), next], []);
}

/** Steps back `steps` positions, or as many as there are. */
export function undo<Value>(history: History<Value>, steps = 1): History<Value> {
  const count = Math.min(steps, history.past.length);
  if (count === 0) return history;
  const line = lineOf(history);
  return historyThrough(line.slice(0, -count), [...line.slice(-count), ...history.future]);
}

/** Steps forward to the next undone position; returns the same history when there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  return next ? historyThrough([...lineOf(history), next], future) : history;
}

/** Returns the positions from the oldest to the present one. */
export function lineOf<Value>({ past, present }: History<Value>): readonly Value[] {
  return [...past, present];
}

/**
 * Returns the history in which the last position of a line is the present one.
 * @param line At least one position, the oldest first.
 */
export function historyThrough<Value>(
  line: readonly Value[],
  future: readonly Value[],
): History<Value> {
  return { past: line.slice(0, -1).slice(-MOST_STEPS), present: line.at(-1)!, future };
}

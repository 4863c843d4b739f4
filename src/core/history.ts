import { emptyPosition, samePosition, type Position } from './position.ts';

/**
 * A board with its way back and forth. Positions are kept whole: they share what did not change, so
 * undo needs no inverse moves that could go wrong.
 */
export interface History {
  /** Earlier positions, the oldest first. */
  readonly past: readonly Position[];
  readonly present: Position;
  /** Undone positions, the next one to redo first. */
  readonly future: readonly Position[];
}

/** More steps than a player takes on one board; the oldest are let go beyond it. */
export const MOST_STEPS = 500;

/** The history of a board nobody has touched. */
export function newHistory(size: number): History {
  return { past: [], present: emptyPosition(size), future: [] };
}

/** Makes a position the present one. What had been undone is gone; no change is no step. */
export function advance(history: History, next: Position): History {
  if (samePosition(history.present, next)) return history;
  return {
    past: [...history.past, history.present].slice(-MOST_STEPS),
    present: next,
    future: [],
  };
}

/** Steps back `steps` positions, as far as there are any. */
export function undo(history: History, steps = 1): History {
  const count = Math.min(steps, history.past.length);
  if (count === 0) return history;
  const all = [...history.past, history.present, ...history.future];
  return split(all, history.past.length - count);
}

/** Steps forward one undone position; the same history when there is none. */
export function redo(history: History): History {
  if (history.future.length === 0) return history;
  return split([...history.past, history.present, ...history.future], history.past.length + 1);
}

function split(positions: readonly Position[], present: number): History {
  return {
    past: positions.slice(0, present),
    present: positions[present]!,
    future: positions.slice(present + 1),
  };
}

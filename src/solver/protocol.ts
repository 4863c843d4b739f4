import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import type { Hint } from './hint.ts';
import type { Insight } from './insight.ts';
import type { WayBack } from './way-back.ts';

/** What the solver wants to know of a position: marks and history do not matter to it. */
export interface Board {
  /** Rows and columns, 1 … 32. */
  readonly size: number;
  /** Different squares in the order the queens were placed, the newest last. */
  readonly queens: readonly Square[];
}

/** The page's number for a call, by which it is dropped and reported on. */
export type CallNumber = number;

/**
 * What the page may ask of the worker. A call that was dropped rejects; its answer is not waited for.
 */
export interface SolverWorker {
  /** Names the one function that hears what insights know on the way. Called once, first. */
  listen(report: (call: CallNumber, insight: Insight) => void): void;
  /** Replaces what the player knows of a size. */
  know(size: number, found: readonly Code[], revealed: readonly Code[]): void;
  /** Adds one solution to what the player knows. */
  learn(code: Code, as: 'found' | 'revealed'): void;
  insight(call: CallNumber, board: Board): Promise<Insight>;
  ghost(call: CallNumber, board: Board): Promise<Insight>;
  hint(call: CallNumber, board: Board): Promise<Hint>;
  reveal(call: CallNumber, board: Board): Promise<Code | undefined>;
  wayBack(
    call: CallNumber,
    size: number,
    earlier: readonly (readonly Square[])[],
  ): Promise<WayBack | undefined>;
  /** Drops a call; unknown and finished ones are ignored. */
  drop(call: CallNumber): void;
  /** Answers as soon as the worker can. */
  ping(): void;
}

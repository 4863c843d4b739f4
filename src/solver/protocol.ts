import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import type { Asked } from './asked.ts';
import type { BoardCheck } from './board-check.ts';
import type { Hint } from './hint.ts';
import type { Insight } from './insight.ts';
import type { WayBack } from './way-back.ts';

/** Queens on a board of n × n, which is all the solver wants to know of a position. */
export interface Placement {
  /** Rows and columns, 1 … 32. */
  readonly size: number;
  /** Different squares in the order the queens were placed, the newest last. */
  readonly queens: readonly Square[];
}

/** Queens on a board, and squares that the player marked as empty. */
export interface MarkedPlacement extends Placement {
  /** Left out where there are none. */
  readonly marks?: readonly Square[];
}

/** How a player came to know a solution: by finding it, or because the solver showed it. */
export type KnownAs = 'found' | 'revealed';

/** What may be asked; the worker works on one question of a kind, the newest. */
export type QuestionKind = 'insight' | 'ghost' | 'hint' | 'check' | 'reveal' | 'wayBack';

/**
 * What the page may ask of the worker. A question that is dropped, by name or by a newer one of its
 * kind, rejects; its answer is not waited for.
 */
export interface SolverWorker extends Asked {
  /** Replaces what the player knows of a size. */
  know(size: number, found: readonly Code[], revealed: readonly Code[]): void;
  /** Adds solutions to what the player knows. */
  learn(codes: readonly Code[], as: KnownAs): void;
  /** Tells better and better insights on the way (`hear`). */
  insight(board: Placement, question: number): Promise<Insight>;
  ghost(board: Placement): Promise<Insight>;
  hint(board: MarkedPlacement): Promise<Hint>;
  check(board: Placement): Promise<BoardCheck>;
  reveal(board: Placement): Promise<Code | undefined>;
  wayBack(size: number, earlier: readonly (readonly Square[])[]): Promise<WayBack | undefined>;
  /** Drops the question of a kind, if there is one. */
  drop(kind: QuestionKind): void;
}

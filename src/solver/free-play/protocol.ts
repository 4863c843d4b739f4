import type { Code } from '../../core/solutions/code.ts';
import type { Square } from '../../core/board/square.ts';
import type { WorkerApi } from '../worker/worker-api.ts';
import type { BoardCheck } from '../hints/board-check.ts';
import type { Hint } from '../hints/hint.ts';
import type { Insight } from '../insight/insight.ts';
import type { WayBack } from '../insight/way-back.ts';

/** Queens on a board of n × n: the part of a position that the solver needs. */
export interface Placement {
  /** Rows and columns, 1 … 32. */
  readonly size: number;
  /** Different squares in the order the queens were placed, the newest last. */
  readonly queens: readonly Square[];
}

/** Queens on a board, and squares that the player marked as empty. */
export interface MarkedPlacement extends Placement {
  /** Left out if there are none. */
  readonly marks?: readonly Square[];
}

/** The way a player came to know a solution: by finding it, or because the solver showed it. */
export type KnownAs = 'found' | 'revealed';

/** Kinds of questions. The worker answers one question of a kind, the newest. */
export type QuestionKind = 'insight' | 'ghost' | 'hint' | 'check' | 'reveal' | 'wayBack';

/**
 * Functions that the solver's worker offers to the page. A question that is dropped, by `drop` or by a newer one of its
 * kind, rejects.
 */
export interface SolverWorker extends WorkerApi {
  /** Replaces the solutions that the player knows of a size. */
  know(size: number, found: readonly Code[], revealed: readonly Code[]): void;
  /** Adds solutions to those that the player knows. */
  learn(codes: readonly Code[], as: KnownAs): void;
  /** Sends growing bounds to the listener (`hear`) on the way. */
  insight(board: Placement, question: number): Promise<Insight>;
  ghost(board: Placement): Promise<Insight>;
  hint(board: MarkedPlacement): Promise<Hint>;
  check(board: Placement): Promise<BoardCheck>;
  reveal(board: Placement): Promise<Code | undefined>;
  wayBack(board: Placement, earlier: readonly (readonly Square[])[]): Promise<WayBack | undefined>;
  /** Drops the open question of a kind, if there is one. */
  drop(kind: QuestionKind): void;
}

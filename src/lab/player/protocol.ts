import type { Square } from '../../core/square.ts';
import type { Step, Tally } from '../algorithm.ts';
import type { TreeNodes } from './tree/node-log.ts';
import type { TreePosition } from './tree/search-tree.ts';

/** A run at one position: everything that board, words, counters and scrubber show of it. */
export interface Snapshot {
  /** How many steps from the start. */
  readonly position: number;
  /** How far the run is known, in steps. */
  readonly furthest: number;
  /** How many steps the whole run has; `undefined` while its end is not known. */
  readonly length: number | undefined;
  /** The step that led here; `undefined` at the start. */
  readonly step: Step | undefined;
  /** The algorithm's own state. Its type is that of the exhibit that was opened. */
  readonly state: unknown;
  readonly queens: readonly Square[];
  readonly tally: Tally;
  /** Ascending positions right after finds, see `Recorder.marks`. */
  readonly marks: readonly number[];
  /** The place in the tree of the search; `undefined` where there is none. */
  readonly tree: TreePosition | undefined;
  /** The nodes entered by the run at its furthest; `undefined` if there are none since the last answer. */
  readonly nodes: TreeNodes | undefined;
}

/**
 * What the page asks of the worker; every answer is the run as it is then. Within one thread its
 * state is the run's own, gone at the next call; the message to the page copies it.
 */
export interface PlayerWorker {
  /**
   * Opens an exhibit at its start, in place of the one before.
   * @param name As the catalogue has it.
   * @param parameters Within the exhibit's limits: the algorithm trusts them.
   */
  open(name: string, parameters: unknown): Snapshot;
  /** Goes forward at most so many steps and milliseconds, at least one step. */
  advance(steps: number, milliseconds: number): Snapshot;
  /** Goes to the nearest position the run has been at. */
  seek(position: number): Snapshot;
  /** Runs on from the furthest position for some milliseconds, and comes back to where it is. */
  lookAhead(milliseconds: number): Snapshot;
}

import type { Square } from '../../core/board/square.ts';
import type { Step, Tally } from './algorithm.ts';
import type { TreeNodes } from './node-log.ts';
import type { TreePosition } from './search-tree.ts';

/** A run at one position, with all that the board, the sentence, the counters and the scrubber show of it. */
export interface Snapshot {
  /** The number of steps from the start. */
  readonly position: number;
  /** The number of steps up to which the run is known. */
  readonly furthest: number;
  /** The number of steps of the whole run; `undefined` while its end is not known. */
  readonly length: number | undefined;
  /** The step that led here; `undefined` at the start. */
  readonly step: Step | undefined;
  /** The algorithm's own state. Its type is that of the exhibit that was opened. */
  readonly state: unknown;
  readonly queens: readonly Square[];
  readonly tally: Tally;
  /** Ascending positions right after finds, see `Recorder.marks`. */
  readonly marks: readonly number[];
  /** The position in the search tree; `undefined` if there is none. */
  readonly tree: TreePosition | undefined;
  /** The nodes entered by the run up to its furthest position; `undefined` if they are those of the last answer. */
  readonly nodes: TreeNodes | undefined;
}

/**
 * The calls from the page to the worker. Every answer is the run after the call. Within one thread its state is the
 * run's own and changes at the next call; the message to the page copies it.
 */
export interface PlayerWorker {
  /**
   * Opens an exhibit at its start, in place of the one before.
   * @param name A name of the catalogue.
   * @param parameters Parameters within the exhibit's limits; the algorithm does not check them.
   */
  open(name: string, parameters: unknown): Snapshot;
  /** Goes forward by at most so many steps and about so many milliseconds, but at least one step. */
  advance(steps: number, milliseconds: number): Snapshot;
  /** Goes to a position, or to the nearest one that the run has reached. */
  seek(position: number): Snapshot;
  /** Runs from the furthest position for some milliseconds, and returns to the current one. */
  lookAhead(milliseconds: number): Snapshot;
}

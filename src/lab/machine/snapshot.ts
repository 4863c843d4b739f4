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
  /** The state before that step; `undefined` at the start, and while the run goes as fast as it can. */
  readonly before: unknown;
  /** True if the run has stopped at a step of a kind at which it was asked to stop. */
  readonly isStopped: boolean;
  readonly queens: readonly Square[];
  readonly tally: Tally;
  /** Ascending positions right after finds, see `Recorder.marks`. */
  readonly marks: readonly number[];
  /** The position in the search tree; `undefined` if there is none. */
  readonly tree: TreePosition | undefined;
  /** The nodes entered by the run up to its furthest position; `undefined` if they are those of the last answer. */
  readonly nodes: TreeNodes | undefined;
}

import type { Move } from '../../core/game.ts';
import type { Square } from '../../core/square.ts';

/** What stands on a puzzle's board. */
export interface Standing {
  /** Queens in the order they were placed, those given first. */
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
}

/** What a hint says, and what it leads to. */
export interface Hinted<Finding> {
  readonly finding: Finding;
  /** What Place does; `undefined` where there is nothing to do. */
  readonly act: Move | undefined;
}

import type { Square } from '../../core/board/square.ts';

/** Counters of a run. A step carries their changes, a recorder their sums. */
export interface Tally {
  /** Squares or whole placements tested for attacks. */
  readonly tested: number;
  /** Queens placed on the board. */
  readonly placed: number;
  /** Queens removed from the board. */
  readonly lifted: number;
  /** Solutions found. */
  readonly found: number;
}

/** Returns a change of the counters: the counts given, 0 for the others. */
export function tally(change: Partial<Tally> = {}): Tally {
  return { tested: 0, placed: 0, lifted: 0, found: 0, ...change };
}

/** One step of an algorithm, with all that the sentence, the board and the counters show of it. */
export interface Step<Kind extends string = string> {
  /**
   * The event. Each algorithm defines its own kinds and the squares that go with them. The lines of the pseudocode name
   * the kinds that run them.
   */
  readonly kind: Kind;
  /** Squares that the step is about, in the order that its kind defines. */
  readonly squares: readonly Square[];
  readonly change: Tally;
}

/** The move of a step through the search tree: up by some nodes, then down by some. */
export interface TreeMove {
  /** The number of nodes left, the deepest first. */
  readonly left: number;
  /** The number of nodes entered, each a child of the one before. */
  readonly entered: number;
}

/**
 * An algorithm that can be stopped between any two steps. It is a machine over an explicit state and not a generator
 * function, because a generator cannot be copied: stepping back would have to replay the run from its start. A state is
 * plain data that `structuredClone` copies. It holds everything that the next step depends on (random numbers
 * included), and an exhibit shows it. A copy of it is therefore a checkpoint, and nothing else has to be recorded.
 */
export interface Algorithm<Parameters, State, Kind extends string> {
  /** Returns the state before the first step. */
  readonly start: (parameters: Parameters) => State;
  /**
   * Changes the state by one step and returns that step. Returns `undefined` and changes nothing once the run is over.
   */
  readonly step: (state: State) => Step<Kind> | undefined;
  /** Returns the queens on the board, in the order of their rows or of their placement. */
  readonly queens: (state: State) => Square[];
  /**
   * Returns the move of a step in the search tree; `undefined` for a step that is not part of the search. The node at
   * which a step with a find ends is a solution. Algorithms without a depth-first search lack this function.
   * @param state The state after the step.
   */
  readonly treeMove?: (step: Step<Kind>, state: State) => TreeMove | undefined;
}

/** The parameters of an algorithm that needs only the size n of an n × n board. */
export interface BoardParameters {
  readonly size: number;
}

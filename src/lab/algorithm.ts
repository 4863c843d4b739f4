import type { Square } from '../core/square.ts';

/** What is counted while an algorithm runs; a step carries its changes, a recorder the sums. */
export interface Tally {
  /** Squares or whole placements asked whether they are safe. */
  readonly tested: number;
  /** Queens put on the board. */
  readonly placed: number;
  /** Queens taken from the board. */
  readonly lifted: number;
  /** Solutions found. */
  readonly found: number;
}

/** A change of the counters: the counts given, 0 for the others. */
export function tally(change: Partial<Tally> = {}): Tally {
  return { tested: 0, placed: 0, lifted: 0, found: 0, ...change };
}

/** One step of an algorithm: everything that words, board, counters and race need to know of it. */
export interface Step<Kind extends string = string> {
  /** What happened; each algorithm has its own kinds and says what their squares are. */
  readonly kind: Kind;
  /** The 0-based line of the pseudocode (the view has it) that the step ran, the last one where it ran several. */
  readonly line: number;
  /** The squares concerned. */
  readonly squares: readonly Square[];
  readonly change: Tally;
}

/**
 * An algorithm that can be stopped between any two steps. It is a machine over an explicit state
 * and not a generator function, because a generator cannot be copied: stepping back would have to
 * replay the run from its start. A state is plain data that `structuredClone` copies, holds
 * everything the next step depends on (random numbers included) and is also what an exhibit shows,
 * so a copy of it is a checkpoint and nothing else has to be recorded.
 */
export interface Machine<Parameters, State, Kind extends string> {
  /** The state before the first step. */
  readonly start: (parameters: Parameters) => State;
  /** Changes the state by one step; `undefined`, and no change, once the run is over. */
  readonly step: (state: State) => Step<Kind> | undefined;
}

/** How a step moves through the tree of a search: some nodes up, then some down. */
export interface TreeMove {
  /** Nodes left, the deepest first. */
  readonly left: number;
  /** Nodes entered, each a child of the one before. */
  readonly entered: number;
  /**
   * The deepest level, 0 for the root, on which no two queens attack each other. Backtracking enters none of the nodes
   * below it. `undefined` where all nodes are such as backtracking enters.
   */
  readonly peaceful?: number;
}

/** A machine with what the Lab needs to show it. */
export interface Algorithm<Parameters, State, Kind extends string> extends Machine<
  Parameters,
  State,
  Kind
> {
  /** The queens on the board in this state, in the order of their rows or of their placing. */
  readonly queens: (state: State) => Square[];
  /**
   * The move that a step makes in the tree of the search, given the state after it; for algorithms that go deeper and
   * back; `undefined` for a step of another search. A step that finds something says that the node it ends at is a
   * solution.
   */
  readonly treeMove?: (step: Step<Kind>, state: State) => TreeMove | undefined;
}

/** The parameters of an algorithm that needs only a board: n of n × n. */
export interface BoardParameters {
  readonly size: number;
}

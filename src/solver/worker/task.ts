/**
 * Work that can be interrupted: a generator that pauses every few tenths of a millisecond. Its runner can then read the
 * clock, answer a message, or drop it. It may yield interim results.
 */
export type Task<Result, Interim = never> = Generator<Interim | undefined, Result, void>;

/** Nodes of a search between two pauses, well below a millisecond on every size. */
export const NODES_PER_STEP = 2000;

/**
 * Returns the nodes at which a search pauses next: the next multiple of `NODES_PER_STEP`, however often the search is
 * called until then.
 */
export function nextPause(nodes: number): number {
  return (Math.floor(nodes / NODES_PER_STEP) + 1) * NODES_PER_STEP;
}

/** Runs a task to its end without a break. */
export function finish<Result>(task: Task<Result, unknown>): Result {
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}

/** Runs a task without its interim results. */
export function* onlyResult<Result>(task: Task<Result, unknown>): Task<Result> {
  let step = task.next();
  for (; !step.done; step = task.next()) yield;
  return step.value;
}

/**
 * Work that can be put aside: a generator that pauses every few tenths of a millisecond, so that
 * whoever runs it can look at the clock, answer a message, or drop it. It may yield what is known so
 * far. Nothing here knows what time it is; the worker does.
 */
export type Task<Result, Interim = never> = Generator<Interim | undefined, Result, void>;

/** Nodes of a search between two pauses, well below a millisecond on every size. */
export const NODES_PER_STEP = 2000;

/** Where a search that has come so far pauses next, however often it is called until then. */
export function nextPause(nodes: number): number {
  return (Math.floor(nodes / NODES_PER_STEP) + 1) * NODES_PER_STEP;
}

/** Runs a task to its end at once. */
export function finish<Result>(task: Task<Result, unknown>): Result {
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}

/** The same task without what is known on the way. */
export function* onlyResult<Result>(task: Task<Result, unknown>): Task<Result> {
  let step = task.next();
  for (; !step.done; step = task.next()) yield;
  return step.value;
}

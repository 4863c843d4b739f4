import type { Task } from './task.ts';

/** Milliseconds that a task runs before waiting messages are handled. */
const SLICE = 4;

/** Least milliseconds between two reports of interim results. */
const REPORT_EVERY = 100;

/** The functions of the platform that running tasks needs. */
export interface Platform {
  /** Returns milliseconds of a monotonic clock. */
  now(): number;
  /** Resolves after the waiting messages are handled. */
  turn(): Promise<void>;
}

/** Error of a task that was dropped before its result. */
export class Dropped extends Error {
  override readonly name = 'Dropped';
}

/**
 * Runs a task in slices of a few milliseconds.
 * @param isDropped Called before every slice, including the first: a call may be dropped before it starts.
 * @param report Receives interim results after a slice, the first at once and others at most ten times a second.
 * @throws Dropped
 */
export async function run<Result, Interim>(
  task: Task<Result, Interim>,
  platform: Platform,
  isDropped: () => boolean,
  report: (interim: Interim) => void = () => undefined,
): Promise<Result> {
  let reportAt = 0;
  for (;;) {
    await platform.turn();
    if (isDropped()) throw new Dropped();
    const end = platform.now() + SLICE;
    let interim: Interim | undefined;
    do {
      const step = task.next();
      if (step.done) return step.value;
      interim = step.value ?? interim;
    } while (platform.now() < end);
    if (interim !== undefined && platform.now() >= reportAt) {
      report(interim);
      reportAt = platform.now() + REPORT_EVERY;
    }
  }
}

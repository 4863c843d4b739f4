import type { Task } from './task.ts';

/** Milliseconds a task may run before messages are looked at. */
const SLICE = 4;

/** Milliseconds between two reports of what is known so far. */
const REPORT_EVERY = 100;

/** What running tasks takes from the platform. */
export interface Platform {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Lets waiting messages be handled first. */
  turn(): Promise<void>;
}

/** Why a task came to no result. */
export class Dropped extends Error {
  override readonly name = 'Dropped';
}

/**
 * Runs a task in slices of a few milliseconds.
 * @param isDropped Asked before every slice, the first one included: a call may be dropped unstarted.
 * @param report Hears what is known so far, after the first slice and then ten times a second.
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

import type { Task } from './task.ts';

/** The questions that a worker answers: each by its kind, with the function that makes its task. */
export type Questions = Readonly<Record<string, (...about: never[]) => Task<unknown, unknown>>>;

/** Options of a call. When the signal aborts, the call rejects with its reason. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** Options of a question. */
export interface AskOptions<Interim> extends CallOptions {
  /** Receives interim results of the task; none once the question is settled. */
  readonly onInterim?: (interim: Interim) => void;
}

/**
 * The questions of a worker as the page asks them: the arguments of the task, which are copied to the worker, and the
 * options.
 */
export type Asker<Of extends Questions> = {
  readonly [Kind in keyof Of]: Of[Kind] extends (
    ...about: infer About
  ) => Generator<infer Interim, infer Answer>
    ? (...about: [...About, options: AskOptions<Exclude<Interim, undefined>>]) => Promise<Answer>
    : never;
};

import type { Remote } from 'comlink';
import type { ProgressListener } from './worker-api.ts';
import { run, type Platform } from './run.ts';
import type { Task } from './task.ts';

/** The questions that a worker is answering: the newest of each kind, side by side in slices. */
export class NewestTasks<Kind extends string> {
  readonly #newest = new Map<Kind, Task<unknown, unknown>>();
  readonly #platform: Platform;
  #listener: Remote<ProgressListener> | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * Runs a task, which replaces the running one of its kind.
   * @throws Dropped if another task replaces it, or it is dropped.
   */
  answer<Result, Interim>(
    kind: Kind,
    task: Task<Result, Interim>,
    onInterim?: (interim: Interim) => void,
  ): Promise<Result> {
    this.#newest.set(kind, task);
    return run(task, this.#platform, () => this.#newest.get(kind) !== task, onInterim);
  }

  /** Sets the page's listener, which receives interim results from now on. */
  onProgress(listener: Remote<ProgressListener>): void {
    this.#listener = listener;
  }

  /**
   * Runs a task like `answer`, and sends interim results to the page.
   * @param question The page's number for the question.
   * @throws Dropped if another task replaces it, or it is dropped.
   */
  answerInParts<Result, Interim>(
    kind: Kind,
    task: Task<Result, Interim>,
    question: number,
  ): Promise<Result> {
    return this.answer(kind, task, (interim) => void this.#listener?.(question, interim));
  }

  /** Drops the task of a kind, if there is one, before its next slice. */
  drop(kind: Kind): void {
    this.#newest.delete(kind);
  }
}

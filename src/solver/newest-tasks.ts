import type { Remote } from 'comlink';
import type { Listener } from './asked.ts';
import { run, type Platform } from './run.ts';
import type { Task } from './task.ts';

/** The questions a worker is at: the newest of each kind, side by side in slices. */
export class NewestTasks<Kind extends string> {
  readonly #newest = new Map<Kind, Task<unknown, unknown>>();
  readonly #platform: Platform;
  #listener: Remote<Listener> | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * The result of a task, which takes the place of the one of its kind.
   * @throws Dropped
   */
  answer<Result, Interim>(
    kind: Kind,
    task: Task<Result, Interim>,
    onInterim?: (interim: Interim) => void,
  ): Promise<Result> {
    this.#newest.set(kind, task);
    return run(task, this.#platform, () => this.#newest.get(kind) !== task, onInterim);
  }

  /** Says from now on to the page what is known on the way to results. */
  hear(listener: Remote<Listener>): void {
    this.#listener = listener;
  }

  /**
   * The same, telling the page what is known on the way.
   * @param question The page's number for it.
   * @throws Dropped
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

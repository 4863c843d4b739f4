import { releaseProxy, type Remote } from 'comlink';
import type { Listener } from './asked.ts';
import { run, type Platform } from './run.ts';
import type { Task } from './task.ts';

/** The questions a worker is at: the newest of each kind, side by side in slices. */
export class NewestTasks<Kind extends string> {
  readonly #newest = new Map<Kind, Task<unknown, unknown>>();
  readonly #platform: Platform;

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

  /** The same, telling the page what is known on the way. */
  async answerInParts<Result, Interim>(
    kind: Kind,
    task: Task<Result, Interim>,
    listener: Remote<Listener<Interim>>,
  ): Promise<Result> {
    const tell = listener as unknown as (interim: Interim) => Promise<void>;
    try {
      return await this.answer(kind, task, (interim) => void tell(interim));
    } finally {
      listener[releaseProxy]();
    }
  }

  /** Drops the task of a kind, if there is one, before its next slice. */
  drop(kind: Kind): void {
    this.#newest.delete(kind);
  }
}

import type { CountCompletions } from './prefix.ts';
import { startSimdKernel } from './simd-kernel.ts';
import { countSymmetric } from './symmetric.ts';
import type { WorkerAnswer, WorkerRequest } from './task.ts';

/** The work of a counting worker. It is separate from the worker, so that it runs in any thread. */
export class Counter {
  #count!: CountCompletions;

  /** Handles a request. Returns the answer to a task, `undefined` for a kernel. */
  receive(request: WorkerRequest): WorkerAnswer | undefined {
    if (request.kind === 'kernel') {
      this.#count = startSimdKernel(request.module);
      return undefined;
    }
    const { id, task } = request;
    const count =
      task.kind === 'prefix' ? this.#count(task.prefix) : countSymmetric(task.size, task.turn);
    return { id, count };
  }
}

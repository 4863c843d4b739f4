import type { CountCompletions } from './prefix.ts';
import { countCompletions } from './scalar-kernel.ts';
import { startSimdKernel } from './simd-kernel.ts';
import { countSymmetric } from './symmetric.ts';
import type { WorkerAnswer, WorkerRequest } from './task.ts';

/** What a counting worker does with what it is sent; apart from the worker, so that it runs anywhere. */
export class Counter {
  private count: CountCompletions = countCompletions;

  /** Does what is asked; the answer to a task. */
  receive(request: WorkerRequest): WorkerAnswer | undefined {
    if (request.kind === 'kernel') {
      if (request.module) this.count = startSimdKernel(request.module);
      return undefined;
    }
    const { id, task } = request;
    const count =
      task.kind === 'prefix' ? this.count(task.prefix) : countSymmetric(task.size, task.turn);
    return { id, count };
  }
}

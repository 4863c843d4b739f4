import { expose, type Endpoint, type Remote } from 'comlink';
import type { Questions } from './questions.ts';
import { run, type Platform } from './run.ts';
import type { Task } from './task.ts';
import type { ProgressListener, WorkerApi } from './worker-api.ts';

/**
 * Answers the page's questions on one end of a channel: the newest of each kind, side by side in slices.
 * @param others Further functions that the worker offers to the page.
 */
export function serveQuestions(
  endpoint: Endpoint,
  platform: Platform,
  questions: Questions,
  others: object = {},
): void {
  const newest = new Map<string, Task<unknown, unknown>>();
  let listener: Remote<ProgressListener> | undefined;
  const worker: WorkerApi = {
    ask(kind, question, about) {
      const task = questions[kind]!(...(about as readonly never[]));
      newest.set(kind, task);
      const isDropped = (): boolean => newest.get(kind) !== task;
      return run(task, platform, isDropped, (interim) => void listener?.(question, interim));
    },
    onProgress(next) {
      listener = next;
    },
    drop(kind) {
      newest.delete(kind);
    },
    ping() {
      // Liveness probe: any reply will do.
    },
  };
  expose({ ...others, ...worker }, endpoint);
}

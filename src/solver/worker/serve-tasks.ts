import { expose, type Endpoint, type Remote } from 'comlink';
import type { WorkerApi, ProgressListener } from './worker-api.ts';
import type { NewestTasks } from './newest-tasks.ts';

/**
 * Exposes to the page, on one end of a channel, the functions that every worker offers and the questions of this one.
 * @param tasks Runs the questions.
 */
export function serveTasks<Kind extends string, Served extends WorkerApi>(
  endpoint: Endpoint,
  tasks: NewestTasks<Kind>,
  questions: Omit<Served, keyof WorkerApi>,
): void {
  const worker = {
    ...questions,
    onProgress(listener: Remote<ProgressListener>): void {
      tasks.onProgress(listener);
    },
    drop(kind: Kind): void {
      tasks.drop(kind);
    },
    ping(): void {
      // Liveness probe: any reply will do.
    },
  };
  expose(worker, endpoint);
}

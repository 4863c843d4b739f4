import { expose, type Endpoint, type Remote } from 'comlink';
import type { Asked, Listener } from './asked.ts';
import type { NewestTasks } from './newest-tasks.ts';

/**
 * Exposes to the page, on one end of a channel, the functions that every worker offers and the questions of this one.
 * @param tasks Runs the questions.
 */
export function serveTasks<Kind extends string, Served extends Asked>(
  endpoint: Endpoint,
  tasks: NewestTasks<Kind>,
  questions: Omit<Served, keyof Asked>,
): void {
  const worker = {
    ...questions,
    hear(listener: Remote<Listener>): void {
      tasks.hear(listener);
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

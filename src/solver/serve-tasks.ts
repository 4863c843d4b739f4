import { expose, type Endpoint, type Remote } from 'comlink';
import type { Asked, Listener } from './asked.ts';
import type { NewestTasks } from './newest-tasks.ts';

/**
 * Answers the page on one end of a channel: what every worker is asked, and the questions of this one.
 * @param tasks What the questions are answered by.
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
      // That it answers is the answer.
    },
  };
  expose(worker, endpoint);
}

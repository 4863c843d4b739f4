import { SolverDied } from '../../solver/worker/connection.ts';
import type { Task, WorkerAnswer, WorkerRequest } from './task.ts';

/** The part of `Worker` that the queue uses. */
export type CountingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Work {
  /** Tasks, at least one; they are handed out in this order. */
  readonly tasks: readonly Task[];
  /** The number of workers that share the tasks, at least 1. */
  readonly workers: number;
  /** Starts a worker that is ready for tasks. */
  readonly createWorker: () => CountingWorker;
  /** Called once for each task, in the order in which they finish. */
  readonly onAnswer: (task: Task, count: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** The number of tasks that a worker has at a time: two, so that it has another while the page is busy. */
const TASKS_IN_HAND = 2;

/**
 * Lets workers do tasks from one queue until all are done. No worker is left when the promise settles.
 * @throws The signal's reason if it is aborted. `SolverDied` if a worker dies.
 */
export async function workThrough(work: Work): Promise<void> {
  const { tasks, workers, createWorker, onAnswer, signal } = work;
  signal?.throwIfAborted();
  const crew: CountingWorker[] = [];
  const over = new AbortController();
  let next = 0;
  let done = 0;
  function supply(worker: CountingWorker): void {
    if (next === tasks.length) return;
    worker.postMessage({ kind: 'task', id: next, task: tasks[next]! } satisfies WorkerRequest);
    next++;
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const listening = { signal: over.signal };
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- A signal's reason may be anything.
      signal?.addEventListener('abort', () => reject(signal.reason), listening);
      const onDeath = (event: Event): void => {
        // The worker's error is handled here, so that the console does not report it.
        event.preventDefault();
        reject(new SolverDied('A counting worker died.'));
      };
      while (crew.length < Math.min(workers, tasks.length)) {
        const worker = createWorker();
        crew.push(worker);
        const onMessage = (event: Event): void => {
          const { id, count } = (event as MessageEvent<WorkerAnswer>).data;
          onAnswer(tasks[id]!, count);
          done++;
          supply(worker);
          if (done === tasks.length) resolve();
        };
        worker.addEventListener('message', onMessage, listening);
        worker.addEventListener('error', onDeath, listening);
        worker.addEventListener('messageerror', onDeath, listening);
        for (let task = 0; task < TASKS_IN_HAND; task++) supply(worker);
      }
    });
  } finally {
    over.abort();
    for (const worker of crew) worker.terminate();
  }
}

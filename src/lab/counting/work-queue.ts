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

/** The number of workers that die with the same task before the work is given up. */
const MOST_DEATHS = 3;

/**
 * Lets workers do tasks from one queue until all are done. The tasks of a worker that dies go to the others and to its
 * replacement. No worker is left when the promise settles.
 * @throws The signal's reason as soon as it is aborted. `SolverDied` when workers keep dying.
 */
export async function workThrough(work: Work): Promise<void> {
  const { tasks, createWorker, onAnswer, signal } = work;
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    /** The tasks that each worker has, as indices of `tasks`. */
    const hands = new Map<CountingWorker, Set<number>>();
    const handedBack: number[] = [];
    const deaths = new Map<number, number>();
    let next = 0;
    let done = 0;

    function end(): void {
      signal?.removeEventListener('abort', abort);
      for (const worker of hands.keys()) worker.terminate();
      hands.clear();
    }
    function fail(reason: unknown): void {
      end();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- A signal's reason may be anything.
      reject(reason);
    }
    function abort(): void {
      fail(signal?.reason);
    }
    /** Runs an action of an event listener. An error in it ends the work, because no caller would receive it. */
    function attempt(action: () => void): void {
      try {
        action();
      } catch (error) {
        fail(error);
      }
    }

    function hire(): void {
      const worker = createWorker();
      hands.set(worker, new Set());
      worker.addEventListener('message', (event) => {
        const answer = (event as MessageEvent<WorkerAnswer>).data;
        attempt(() => accept(worker, answer));
      });
      const onDeath = (event: Event): void => {
        // The worker's error is handled here, so that the console does not report it.
        event.preventDefault();
        attempt(() => bury(worker));
      };
      worker.addEventListener('error', onDeath);
      worker.addEventListener('messageerror', onDeath);
      supply(worker);
    }

    function supply(worker: CountingWorker): void {
      const hand = hands.get(worker);
      while (hand && hand.size < TASKS_IN_HAND) {
        const id = handedBack.pop() ?? (next < tasks.length ? next++ : undefined);
        if (id === undefined) return;
        hand.add(id);
        worker.postMessage({ kind: 'task', id, task: tasks[id]! } satisfies WorkerRequest);
      }
    }

    function accept(worker: CountingWorker, { id, count }: WorkerAnswer): void {
      if (!hands.get(worker)?.delete(id)) return;
      done++;
      onAnswer(tasks[id]!, count);
      if (done < tasks.length) {
        supply(worker);
      } else {
        end();
        resolve();
      }
    }

    function bury(worker: CountingWorker): void {
      const hand = hands.get(worker);
      if (!hand) return;
      hands.delete(worker);
      worker.terminate();
      for (const id of hand) {
        const count = (deaths.get(id) ?? 0) + 1;
        if (count === MOST_DEATHS) throw new SolverDied('The counting workers cannot run here.');
        deaths.set(id, count);
        handedBack.push(id);
      }
      if (handedBack.length > 0) hire();
    }

    signal?.addEventListener('abort', abort);
    attempt(() => {
      for (let i = 0; i < Math.min(work.workers, tasks.length); i++) hire();
    });
  });
}

import { expect, test } from 'vitest';
import { SolverDied } from '../../solver/worker/connection.ts';
import type { Task, WorkerRequest } from './task.ts';
import { workThrough, type CountingWorker } from './work-queue.ts';

/** A worker that answers or dies only when the test says so. */
class FakeWorker extends EventTarget implements CountingWorker {
  readonly given: number[] = [];
  terminated = false;

  postMessage(request: WorkerRequest): void {
    if (request.kind === 'task') this.given.push(request.id);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Answers the oldest task with ten times its number. */
  answer(): void {
    const id = this.given.shift()!;
    this.dispatchEvent(new MessageEvent('message', { data: { id, count: id * 10 } }));
  }

  die(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
}

/** Starts work for some workers. Returns the workers, their answers and the promise of the work. */
function start(taskCount: number, workers: number, signal?: AbortSignal) {
  const tasks = Array.from({ length: taskCount }, (): Task => ({
    kind: 'symmetric',
    size: 8,
    turn: 'half',
  }));
  const crew: FakeWorker[] = [];
  const answers = new Map<number, number>();
  const done = workThrough({
    tasks,
    workers,
    createWorker() {
      const worker = new FakeWorker();
      crew.push(worker);
      return worker;
    },
    onAnswer(task, count) {
      const id = tasks.indexOf(task);
      expect(answers.has(id)).toBe(false);
      answers.set(id, count);
    },
    signal,
  });
  return { crew, answers, done };
}

/** Lets every live worker answer until no task is left. */
function workOn(crew: readonly FakeWorker[]): void {
  for (;;) {
    const busy = crew.filter((worker) => !worker.terminated && worker.given.length > 0);
    if (busy.length === 0) return;
    for (const worker of busy) if (!worker.terminated) worker.answer();
  }
}

test('every task is done once, in order of the queue, and no worker is left behind', async () => {
  const { crew, answers, done } = start(7, 2);
  expect(crew.map(({ given }) => given)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  crew[1]!.answer();
  expect(crew[1]!.given).toEqual([3, 4]);
  workOn(crew);
  await done;
  expect([...answers].sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((id) => [id, id * 10]));
  expect(crew.every(({ terminated }) => terminated)).toBe(true);
});

test('there are no more workers than tasks', async () => {
  const { crew, done } = start(3, 16);
  expect(crew.length).toBe(3);
  workOn(crew);
  await done;
});

test('cancelling ends every worker before the promise is rejected with the reason', async () => {
  const controller = new AbortController();
  const { crew, answers, done } = start(7, 2, controller.signal);
  crew[0]!.answer();
  const reason = new Error('enough');
  controller.abort(reason);
  await expect(done).rejects.toBe(reason);
  expect(crew.every(({ terminated }) => terminated)).toBe(true);
  crew[1]!.answer();
  expect(answers.size).toBe(1);
});

test('work whose signal is already aborted starts no worker', async () => {
  const { crew, done } = start(3, 2, AbortSignal.abort(new Error('never')));
  await expect(done).rejects.toThrow('never');
  expect(crew).toEqual([]);
});

test('the death of a worker ends the work, and no worker is left', async () => {
  const { crew, answers, done } = start(6, 2);
  const ended = expect(done).rejects.toThrow(SolverDied);
  const event = crew[0]!.die();
  expect(event.defaultPrevented).toBe(true);
  await ended;
  expect(crew.every(({ terminated }) => terminated)).toBe(true);
  crew[1]!.answer();
  expect(answers.size).toBe(0);
});

test('work rejects with the error of a worker that cannot be started', async () => {
  const done = workThrough({
    tasks: [{ kind: 'symmetric', size: 8, turn: 'half' }],
    workers: 2,
    createWorker() {
      throw new TypeError('refused');
    },
    onAnswer: () => undefined,
  });
  await expect(done).rejects.toThrow('refused');
});

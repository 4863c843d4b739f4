import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SolverDied } from '../../solver/worker/connection.ts';
import { FakeWorker } from '../../solver/worker/fake-worker.testing.ts';
import { Player } from '../player/player.ts';
import { watchCalls } from './watch-calls.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function start() {
  const worker = new FakeWorker((endpoint) => expose(new Player(() => 0), endpoint));
  const { remote: calls, end } = watchCalls<Player>(worker);
  return { worker, calls, end };
}

test('calls of a live worker are answered, and no timer is left', async () => {
  const { worker, calls } = start();
  expect(await calls.open('backtracking', { size: 8 })).toMatchObject({ position: 0 });
  expect(await calls.advance(3, Infinity)).toMatchObject({ position: 3 });
  expect(vi.getTimerCount()).toBe(0);
  worker.kill();
});

test.each<[how: string, die: (worker: FakeWorker) => unknown]>([
  ['fails', (worker) => worker.fail()],
  [
    'is silent',
    async (worker) => {
      worker.kill();
      await vi.advanceTimersByTimeAsync(15_000);
    },
  ],
])('a worker that %s is terminated, and its pending and later calls reject', async (_, die) => {
  const { worker, calls } = start();
  const opened = expect(calls.open('backtracking', { size: 8 })).rejects.toThrow(SolverDied);
  const sought = expect(calls.seek(0)).rejects.toThrow(SolverDied);
  await die(worker);
  await Promise.all([opened, sought]);
  expect(worker.isTerminated).toBe(true);
  await expect(calls.seek(0)).rejects.toThrow(SolverDied);
  expect(vi.getTimerCount()).toBe(0);
});

test('pending calls of a worker that is ended reject with a DOMException', async () => {
  const { worker, calls, end } = start();
  const opened = expect(calls.open('backtracking', { size: 8 })).rejects.toThrow(DOMException);
  end();
  await opened;
  expect(worker.isTerminated).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a worker that throws is not terminated and answers the next call', async () => {
  const { worker, calls } = start();
  await expect(calls.seek(0)).rejects.toThrow('No exhibit is open.');
  expect(worker.isTerminated).toBe(false);
  expect(await calls.open('backtracking', { size: 8 })).toMatchObject({ position: 0 });
  worker.kill();
});

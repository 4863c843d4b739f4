import { expect, test } from 'vitest';
import known from '../../core/solutions/known-counts.json' with { type: 'json' };
import { Counter } from './counter.ts';
import { countSolutions, type CountProgress, type CountingHost } from './counting-machine.ts';
import { loadKernelModule } from './kernel-module.ts';
import type { WorkerRequest } from './task.ts';
import type { CountingWorker } from './work-queue.ts';

/** A worker in the test's own thread that does one task per turn of the event loop. */
class NearbyWorker extends EventTarget implements CountingWorker {
  readonly #counter = new Counter();
  #terminated = false;

  postMessage(request: WorkerRequest): void {
    setImmediate(() => {
      if (this.#terminated) return;
      const data = this.#counter.receive(structuredClone(request));
      if (data) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.#terminated = true;
  }
}

/** Returns a host with two workers and a clock that advances a millisecond at each reading. */
function host(): CountingHost {
  let time = 0;
  return {
    workers: 2,
    createWorker: () => new NearbyWorker(),
    loadKernel: loadKernelModule,
    now: () => time++,
  };
}

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'a board of %i rows has the published number of solutions and families',
  async (size) => {
    const count = await countSolutions(size, host());
    const name = String(size) as keyof typeof known.solutions;
    expect(String(count.solutions)).toBe(known.solutions[name]);
    expect(String(count.families)).toBe(known.families[name]);
  },
);

test('the board of one square has one solution', async () => {
  const { solutions, families } = await countSolutions(1, host());
  expect([solutions, families]).toEqual([1n, 1n]);
});

test('progress grows from part to part and ends with everything counted', async () => {
  const seen: CountProgress[] = [];
  const { solutions, elapsed } = await countSolutions(11, host(), {
    onProgress: (progress) => seen.push(progress),
  });
  for (const [index, progress] of seen.slice(1).entries()) {
    expect(progress.share).toBeGreaterThan(seen[index]!.share);
    expect(progress.solutions).toBeGreaterThanOrEqual(seen[index]!.solutions);
    expect(progress.elapsed).toBeGreaterThan(seen[index]!.elapsed);
  }
  const last = seen.at(-1);
  expect(last).toMatchObject({ share: 1, left: 0, solutions });
  expect(last.rate).toBeCloseTo((Number(solutions) * 1000) / last.elapsed);
  expect(elapsed).toBeGreaterThan(last.elapsed);
});

test('a count can be cancelled in the middle', async () => {
  const controller = new AbortController();
  let parts = 0;
  const count = countSolutions(12, host(), {
    signal: controller.signal,
    onProgress() {
      if (++parts === 3) controller.abort();
    },
  });
  await expect(count).rejects.toHaveProperty('name', 'AbortError');
  expect(parts).toBe(3);
});

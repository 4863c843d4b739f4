// Measures the counting machine in Node, with one worker and with one per core, beside the same algorithm in
// C; then the evenness of its progress and the time until a cancelled count ends.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Counter } from '../src/lab/counting/counter.ts';
import {
  countSolutions,
  type CountProgress,
  type CountingHost,
} from '../src/lab/counting/counting-machine.ts';
import { loadKernelModule } from '../src/lab/counting/kernel-module.ts';
import type { WorkerRequest } from '../src/lab/counting/task.ts';
import type { CountingWorker } from '../src/lab/counting/work-queue.ts';
import { compare, expectPublished, yardstick } from './counting-yardstick.ts';
import { IS_SHORT, report } from './report.ts';

/** The sizes for which the evenness of progress is measured. */
const LONG_COUNTS = IS_SHORT ? [12] : [16, 17];
const CANCELS = IS_SHORT ? 1 : 5;

/** A worker thread of Node with the interface of a browser's worker. */
class NodeWorker extends EventTarget implements CountingWorker {
  #worker = new Worker(new URL(import.meta.url));
  /** Settles when the thread has ended after `terminate`. */
  ended: Promise<unknown> = Promise.resolve();

  constructor() {
    super();
    this.#worker.on('message', (data: unknown) => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    this.#worker.on('error', () => this.dispatchEvent(new Event('error', { cancelable: true })));
  }

  postMessage(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  terminate(): void {
    this.ended = this.#worker.terminate();
  }
}

/** Returns a host for `workers` threads of Node. `crew` lists the workers it has created. */
function machine(workers: number): CountingHost & { readonly crew: NodeWorker[] } {
  const crew: NodeWorker[] = [];
  return {
    crew,
    workers,
    createWorker() {
      const worker = new NodeWorker();
      crew.push(worker);
      return worker;
    },
    loadKernel: loadKernelModule,
    now: () => performance.now(),
  };
}

if (isMainThread) {
  await bench();
} else {
  const counter = new Counter();
  parentPort!.on('message', (request: WorkerRequest) => {
    const answer = counter.receive(request);
    if (answer) parentPort!.postMessage(answer);
  });
}

async function bench(): Promise<void> {
  const cores = availableParallelism();
  const milliseconds = await compare({
    '1 worker': (size) => timed(size, machine(1)),
    [`${cores} workers`]: (size) => timed(size, machine(cores)),
    ...yardstick(),
  });
  const progress: Record<number, number> = {};
  for (const size of LONG_COUNTS) progress[size] = await unevenness(size);
  console.log(
    `Share of progress ahead of or behind the share of time, at most: ${JSON.stringify(progress)}`,
  );
  const cancelled = await cancel(cores);
  console.log(`Cancelled counts of 18 × 18 ended within ${cancelled.toFixed(1)} ms.`);
  report('counting', { cores, milliseconds, progress, cancelled });
}

async function timed(size: number, host: CountingHost): Promise<number> {
  const { solutions, elapsed } = await countSolutions(size, host);
  expectPublished(size, solutions);
  return elapsed;
}

/** Returns the largest difference between reported progress and the share of time passed, from 0 to 1. */
async function unevenness(size: number): Promise<number> {
  const seen: CountProgress[] = [];
  const { elapsed } = await countSolutions(size, machine(1), {
    onProgress: (progress) => seen.push(progress),
  });
  const first = seen[0]!.elapsed;
  const gaps = seen.map(({ share, elapsed: now }) =>
    Math.abs(share - (now - first) / (elapsed - first)),
  );
  return Number(Math.max(...gaps).toFixed(3));
}

/** Returns the longest of `CANCELS` times, in milliseconds, from an abort to the end of every thread. */
async function cancel(cores: number): Promise<number> {
  let longest = 0;
  for (let round = 0; round < CANCELS; round++) {
    const controller = new AbortController();
    const host = machine(cores);
    let parts = 0;
    let cancelled = 0;
    await countSolutions(18, host, {
      signal: controller.signal,
      onProgress() {
        if (++parts !== 20) return;
        cancelled = performance.now();
        controller.abort();
      },
    }).catch(() => undefined);
    await Promise.all(host.crew.map(({ ended }) => ended));
    longest = Math.max(longest, performance.now() - cancelled);
  }
  return longest;
}

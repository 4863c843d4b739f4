import { LARGEST_COUNTED_SIZE } from './prefix.ts';
import { prefixesOf } from './prefixes.ts';
import { Tally } from './tally.ts';
import type { Task, WorkerRequest } from './task.ts';
import { workThrough, type CountingWorker } from './work-queue.ts';

/** Where the counting machine runs, and what it needs there; `browserHost` is the page. */
export interface CountingHost {
  /** How many workers count at the same time. */
  readonly workers: number;
  /** Starts a worker that runs worker.ts. */
  readonly createWorker: () => CountingWorker;
  /** The compiled kernel, or `undefined` where there is none. */
  readonly loadKernel: () => Promise<WebAssembly.Module | undefined>;
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
}

/** How far a count has come. */
export interface CountProgress {
  /** The share of the work that is done, 0 … 1. */
  readonly share: number;
  /** Solutions counted so far. */
  readonly solutions: bigint;
  /** Milliseconds since the start. */
  readonly elapsed: number;
  /** Solutions counted a second, on the average since the start. */
  readonly rate: number;
  /** Milliseconds that the rest is expected to take. */
  readonly left: number;
}

/** What a finished count found. */
export interface Count {
  readonly size: number;
  readonly solutions: bigint;
  readonly families: bigint;
  /** Milliseconds from the call to the result. */
  readonly elapsed: number;
  /** How many workers counted. */
  readonly workers: number;
  /** What they ran: WebAssembly SIMD, or TypeScript. */
  readonly kernel: 'simd' | 'scalar';
}

export interface CountOptions {
  /** Ends the count at once; what it has found is lost. */
  readonly signal?: AbortSignal | undefined;
  /** Called for every finished part of the count, up to some thousand times a second. */
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/**
 * Counts the solutions and families of n × n on all cores.
 * @param size 1 … `LARGEST_COUNTED_SIZE`. On two cores of 2024, 16 takes less than half a second and 18
 * half a minute; every row more takes seven to eight times as long.
 * @throws RangeError for another size; the signal's reason when it is aborted; `SolverDied` when workers
 * keep dying.
 */
export async function countSolutions(
  size: number,
  host: CountingHost,
  { signal, onProgress }: CountOptions = {},
): Promise<Count> {
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_COUNTED_SIZE) {
    throw new RangeError(`size must be a whole number from 1 to ${LARGEST_COUNTED_SIZE}`);
  }
  // The search needs a second row, and the rule for families reflections that move something.
  if (size === 1) {
    return { size, solutions: 1n, families: 1n, elapsed: 0, workers: 0, kernel: 'scalar' };
  }
  const start = host.now();
  const module = await host.loadKernel();
  const prefixes = prefixesOf(size);
  const tally = new Tally();
  let finished = 0;

  const tasks: Task[] = [
    // First, because on some boards they take longer than a prefix and would be waited for at the end.
    { kind: 'symmetric', size, turn: 'half' },
    { kind: 'symmetric', size, turn: 'quarter' },
    ...prefixes.map((prefix): Task => ({ kind: 'prefix', prefix })),
  ];
  const workers = Math.min(host.workers, tasks.length);
  await workThrough({
    tasks,
    workers,
    createWorker() {
      const worker = host.createWorker();
      worker.postMessage({ kind: 'kernel', module } satisfies WorkerRequest);
      return worker;
    },
    onAnswer(task, count) {
      if (task.kind === 'symmetric') {
        tally.addSymmetric(task.turn, count);
        return;
      }
      tally.addFound(task.prefix.ties, count);
      finished++;
      const share = finished / prefixes.length;
      const { solutions } = tally;
      const elapsed = host.now() - start;
      onProgress?.({
        share,
        solutions,
        elapsed,
        rate: elapsed > 0 ? (Number(solutions) * 1000) / elapsed : 0,
        left: (elapsed / share) * (1 - share),
      });
    },
    signal,
  });
  return {
    size,
    solutions: tally.solutions,
    families: tally.families,
    elapsed: host.now() - start,
    workers,
    kernel: module ? 'simd' : 'scalar',
  };
}

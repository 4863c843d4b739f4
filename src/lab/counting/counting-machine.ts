import { LARGEST_COUNTED_SIZE, type Ties } from './prefix.ts';
import { prefixesOf } from './prefixes.ts';
import type { Task, WorkerRequest } from './task.ts';
import { workThrough, type CountingWorker } from './work-queue.ts';
import type { Turn } from './symmetric.ts';

/** The environment of the counting machine; `browserHost` is that of the page. */
export interface CountingHost {
  readonly workers: number;
  /** Starts a worker that runs worker.ts. */
  readonly createWorker: () => CountingWorker;
  /** Loads the compiled kernel; `undefined` where there is none. */
  readonly loadKernel: () => Promise<WebAssembly.Module | undefined>;
  /** Returns the time of a clock that never goes back, in milliseconds. */
  readonly now: () => number;
}

export interface CountProgress {
  /** The share of the work done, 0 … 1. */
  readonly share: number;
  readonly solutions: bigint;
  /** Milliseconds since the start. */
  readonly elapsed: number;
  /** Solutions counted per second, on average since the start. */
  readonly rate: number;
  /** Milliseconds that the rest is expected to take. */
  readonly left: number;
}

/** The result of a finished count. */
export interface Count {
  readonly size: number;
  readonly solutions: bigint;
  readonly families: bigint;
  /** Milliseconds from the call to the result. */
  readonly elapsed: number;
  readonly workers: number;
  /** The kernel that they ran: WebAssembly SIMD or TypeScript. */
  readonly kernel: 'simd' | 'scalar';
}

interface CountOptions {
  /** Ends the count at once; its partial result is lost. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every finished part of the count, up to some thousand times a second. */
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/**
 * Counts the solutions and families of n × n on all cores of the host.
 * @param size 1 … `LARGEST_COUNTED_SIZE`. On two cores of 2024, 16 takes less than half a second and 18 half a minute;
 * every further row takes seven to eight times as long.
 * @throws RangeError for another size. The signal's reason when it is aborted. `SolverDied` when workers keep dying.
 */
export async function countSolutions(
  size: number,
  host: CountingHost,
  { signal, onProgress }: CountOptions = {},
): Promise<Count> {
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_COUNTED_SIZE) {
    throw new RangeError(`size must be a whole number from 1 to ${LARGEST_COUNTED_SIZE}`);
  }
  // The search needs a second row, and the rule for families needs reflections that move a square.
  if (size === 1) {
    return { size, solutions: 1n, families: 1n, elapsed: 0, workers: 0, kernel: 'scalar' };
  }
  const start = host.now();
  const module = await host.loadKernel();
  const prefixes = prefixesOf(size);
  const sums = new Sums();
  let finished = 0;

  const tasks: Task[] = [
    // The symmetric tasks are first: on some boards they take longer than a prefix, and the count would wait for them
    // at the end.
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
        sums.addSymmetric(task.turn, count);
        return;
      }
      sums.addFound(task.prefix.ties, count);
      finished++;
      const share = finished / prefixes.length;
      const { solutions } = sums;
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
    solutions: sums.solutions,
    families: sums.families,
    elapsed: host.now() - start,
    workers,
    kernel: module ? 'simd' : 'scalar',
  };
}

/** The sums of the finished parts of a count. */
class Sums {
  /** Solutions found with 1, 2, 3 and 4 ties. Each stands for 8 / ties solutions. */
  readonly #found: [bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n];
  readonly #symmetric: Record<Turn, bigint> = { half: 0n, quarter: 0n };

  /** Adds the solutions found in a prefix. */
  addFound(ties: Ties, count: number): void {
    this.#found[ties - 1]! += BigInt(count);
  }

  /** Adds the number of solutions that a turn maps to themselves. */
  addSymmetric(turn: Turn, count: number): void {
    this.#symmetric[turn] += BigInt(count);
  }

  /** The solutions so far: exact once all prefixes are added, rounded down before. */
  get solutions(): bigint {
    const [one, two, three, four] = this.#found;
    return 8n * one + 4n * two + (8n * three) / 3n + 2n * four;
  }

  /**
   * The families, once everything is added. By Burnside's lemma they are an eighth of the sum, over the eight turns and
   * reflections, of the solutions that each maps to themselves. From 2 × 2 on, reflections map no solution to itself.
   */
  get families(): bigint {
    return (this.solutions + this.#symmetric.half + 2n * this.#symmetric.quarter) / 8n;
  }
}

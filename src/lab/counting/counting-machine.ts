import { prefixesOf } from './prefixes.ts';
import type { Task, WorkerRequest } from './task.ts';
import { workThrough, type CountingWorker } from './work-queue.ts';

/** The environment of the counting machine; `browserHost` is that of the page. */
export interface CountingHost {
  readonly workers: number;
  /** Starts a worker that runs worker.ts. */
  readonly createWorker: () => CountingWorker;
  /** Loads the compiled kernel. */
  readonly loadKernel: () => Promise<WebAssembly.Module>;
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
}

interface CountOptions {
  /** Ends the count at once; its partial result is lost. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every finished part of the count, up to some thousand times a second. */
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/**
 * Counts the solutions and families of n × n on all cores of the host.
 * @param size 1 … 27. On two cores of 2024, 16 takes less than half a second and 18 half a minute;
 * every further row takes seven to eight times as long.
 * @throws The signal's reason when it is aborted. `SolverDied` when the browser refuses the kernel or a worker dies.
 */
export async function countSolutions(
  size: number,
  host: CountingHost,
  { signal, onProgress }: CountOptions = {},
): Promise<Count> {
  // The search needs a second row, and the rule for families needs reflections that move a square.
  if (size === 1) return { size, solutions: 1n, families: 1n, elapsed: 0, workers: 0 };
  const start = host.now();
  const module = await host.loadKernel();
  const prefixes = prefixesOf(size);
  /** Solutions found with 1, 2, 3 and 4 ties. Each stands for 8 / ties solutions. */
  const found: [bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n];
  /** Solutions that each turn maps to themselves. */
  const symmetric = { half: 0n, quarter: 0n };
  /** The solutions so far: exact once all prefixes are counted, rounded down before. */
  let solutions = 0n;
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
        symmetric[task.turn] += BigInt(count);
        return;
      }
      found[task.prefix.ties - 1]! += BigInt(count);
      const [one, two, three, four] = found;
      solutions = 8n * one + 4n * two + (8n * three) / 3n + 2n * four;
      finished++;
      const share = finished / prefixes.length;
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
  /**
   * An eighth of the sum, over the eight turns and reflections, of the solutions that each maps to themselves
   * (Burnside's lemma). From 2 × 2 on, reflections map no solution to itself.
   */
  const families = (solutions + symmetric.half + 2n * symmetric.quarter) / 8n;
  return { size, solutions, families, elapsed: host.now() - start, workers };
}

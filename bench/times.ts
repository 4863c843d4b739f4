import { percentile } from './percentile.ts';

/** Returns the milliseconds that `work` takes. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Returns the milliseconds for which this process has kept processors busy; between two calls, other load of the
 * machine is not in it.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the milliseconds of the quickest of three runs: other load on the machine only makes runs slower. */
export function quickest(work: () => void): number {
  return Math.min(timed(work), timed(work), timed(work));
}

/** Returns the 50th, 95th and 99th percentile of times for a row of a table. `name` is the prefix of their keys. */
export function quantiles(times: readonly number[], name = ''): Readonly<Record<string, number>> {
  const at = (share: number): number => Number(percentile(times, share).toFixed(3));
  return { [`${name}p50`]: at(0.5), [`${name}p95`]: at(0.95), [`${name}p99`]: at(0.99) };
}

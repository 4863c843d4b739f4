import { percentile } from './percentile.ts';

/** How long a piece of work takes, in milliseconds. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The quickest of three runs: the slower ones tell what else the machine was doing. */
export function quickest(work: () => void): number {
  return Math.min(timed(work), timed(work), timed(work));
}

/** The median of times and what is slow among them, for a row of a table; `name` stands before each. */
export function quantiles(times: readonly number[], name = ''): Readonly<Record<string, number>> {
  const at = (share: number): number => Number(percentile(times, share).toFixed(3));
  return { [`${name}p50`]: at(0.5), [`${name}p95`]: at(0.95), [`${name}p99`]: at(0.99) };
}

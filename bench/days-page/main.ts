import { DAY_KINDS } from '../../src/core/day-puzzles.ts';
import type { Day } from '../../src/core/day.ts';
import { createPuzzleSolver } from '../../src/solver/puzzles/client.ts';
import { makeDayPuzzle } from '../../src/solver/puzzles/makers.ts';
import { WORKER_URL } from '../../src/solver/puzzles/worker-url.ts';
import { finish } from '../../src/solver/task.ts';

declare global {
  interface Window {
    /** The milliseconds from starting a worker until it has made all puzzles of a day, one after the other. */
    makeInWorker: (day: Day) => Promise<number>;
    /** The milliseconds of the page's own thread for all puzzles of a day. */
    makeOnPage: (day: Day) => number;
  }
}

window.makeInWorker = async (day) => {
  const begin = performance.now();
  const worker = new Worker(WORKER_URL, { type: 'module' });
  const solver = createPuzzleSolver(() => worker);
  const { signal } = new AbortController();
  for (const kind of DAY_KINDS) expectMade(await solver.day(day, kind, { signal }));
  const elapsed = performance.now() - begin;
  worker.terminate();
  return elapsed;
};

window.makeOnPage = (day) => {
  const begin = performance.now();
  for (const kind of DAY_KINDS) expectMade(finish(makeDayPuzzle(day, kind)));
  return performance.now() - begin;
};

function expectMade(made: unknown): void {
  if (!made) throw new Error('A day has no puzzle.');
}

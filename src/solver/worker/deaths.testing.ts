import { expose, type Endpoint } from 'comlink';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SolverDied, type WorkerLike } from './connection.ts';
import { FakeWorker } from './fake-worker.testing.ts';
import type { Platform } from './run.ts';

export type Serve = (endpoint: Endpoint, platform: Platform) => void;

/** The way in which a worker does not answer. Each fate is of one worker, in turn; the workers after them answer. */
type Fate = 'fails' | 'is silent' | 'throws';

const FATES: readonly (readonly [title: string, fates: readonly Fate[]])[] = [
  ['dies once', ['fails']],
  ['is silent once', ['is silent']],
  ['dies and is silent', ['fails', 'is silent']],
  ['dies for good', ['fails', 'fails']],
  ['is silent for good', ['is silent', 'is silent']],
  ['throws', ['throws']],
];

const MISTAKE = 'No such square.';

/** Functions of every worker that are not questions of a player. */
const SERVICE = new Set(['onProgress', 'drop', 'ping', 'know', 'learn']);

/** Serves a worker with a bug: every question throws. */
function serveMistakes(endpoint: Endpoint): void {
  const answer = (name: string): void => {
    if (!SERVICE.has(name)) throw new RangeError(MISTAKE);
  };
  expose(new Proxy({}, { get: (_, name) => () => answer(String(name)) }), endpoint);
}

/** Starts a worker of a fate; without one, a worker that answers. */
function workerOf(fate: Fate | undefined, serve: Serve): FakeWorker {
  if (fate === undefined) return new FakeWorker(serve);
  if (fate === 'throws') return new FakeWorker(serveMistakes);
  const worker = new FakeWorker(() => undefined);
  // It fails before the first liveness probe.
  if (fate === 'fails') queueMicrotask(() => worker.fail());
  return worker;
}

/**
 * Tests the outcome of each question to a solver whose worker dies, is silent or throws.
 * @param create Creates the solver.
 * @param questions Each has a name and a call that is answered within seconds.
 */
export function describeDeaths<Solver>(
  serve: Serve,
  create: (start: () => WorkerLike) => Solver,
  questions: readonly (readonly [name: string, ask: (solver: Solver) => Promise<unknown>])[],
): void {
  describe.each(questions)('a worker that %s', (_, ask) => {
    const workers: FakeWorker[] = [];

    afterEach(() => {
      vi.useRealTimers();
      for (const worker of workers.splice(0)) worker.kill();
    });

    test.each(FATES)('has its question settled if it %s', async (_title, fates) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const solver = create(() => {
        const worker = workerOf(fates[workers.length], serve);
        workers.push(worker);
        return worker;
      });
      const outcome = ask(solver).then(
        (answer) => ({ answer }),
        (reason: unknown) => ({ reason }),
      );
      for (const fate of fates) if (fate === 'is silent') await vi.advanceTimersByTimeAsync(10_000);
      const given = await outcome;
      const isAnswered = fates.length < 2 && !fates.includes('throws');
      if (isAnswered) expect(given).toEqual({ answer: expect.anything() as unknown });
      else if (fates.includes('throws')) {
        expect(given).toMatchObject({ reason: { name: 'RangeError', message: MISTAKE } });
      } else expect(given).toEqual({ reason: expect.any(SolverDied) as unknown });

      // A worker that throws lives on. Each dead worker is terminated, and the next question starts another.
      const dead = fates.filter((fate) => fate !== 'throws').length;
      expect(workers.map(({ isTerminated }) => isTerminated).filter(Boolean)).toHaveLength(dead);
      expect(workers).toHaveLength(Math.max(dead, isAnswered ? dead + 1 : 1));
      if (!fates.includes('throws')) expect(await ask(solver)).toBeDefined();
      expect(workers).toHaveLength(dead + 1);
    });
  });
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { createSolver, type Solver } from './client.ts';
import { SolverDied } from '../worker/connection.ts';
import { describeDeaths } from '../worker/deaths.testing.ts';
import { FakeWorker } from '../worker/fake-worker.testing.ts';
import type { Insight } from '../insight/insight.ts';
import { allSolutions } from '../search/random-boards.testing.ts';
import { serve, type Placement } from './serve.ts';

let workers: FakeWorker[];
let solver: Solver;
const forever = new AbortController().signal;
const ignore = { signal: forever, onInterim: () => undefined };

/** A board whose completions no machine counts in the time of a test. */
const LONG: Placement = { size: 32, queens: [0] };
const SHORT: Placement = { size: 8, queens: [] };
const FOUND = allSolutions(8).slice(0, 13);

/** Returns the known solutions of 8 × 8, in maps that a test may add to. */
function knownOf(
  found: readonly Code[],
  revealed: readonly Code[] = [],
): { size: number; found: Map<Code, unknown>; revealed: Map<Code, unknown> } {
  const mapOf = (codes: readonly Code[]) => new Map(codes.map((code) => [code, {}]));
  return { size: 8, found: mapOf(found), revealed: mapOf(revealed) };
}

beforeEach(() => {
  workers = [];
  solver = createSolver(() => {
    const worker = new FakeWorker(serve);
    workers.push(worker);
    return worker;
  });
});

afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers) worker.kill();
});

test('no worker is started before the first call, and one is enough', async () => {
  solver.know(knownOf(FOUND));
  expect(workers).toHaveLength(0);
  await solver.ask.insight(SHORT, ignore);
  await solver.ask.hint(SHORT, ignore);
  expect(workers).toHaveLength(1);
});

test('every call is answered from what the player knows', async () => {
  solver.know(knownOf(FOUND));
  expect(await solver.ask.insight(SHORT, ignore)).toEqual({
    completions: { count: 92, isExact: true },
    newCompletions: { count: 79, isExact: true },
  });
  expect((await solver.ask.hint({ size: 8, queens: [0, 9] }, ignore)).finding.technique).toBe(
    'conflict',
  );
  const revealed = await solver.ask.reveal(SHORT, ignore);
  expect(allSolutions(8).slice(13)).toContain(revealed);
});

test('known solutions are sent once, and later only the new ones', async () => {
  const known = knownOf(FOUND);
  solver.know(known);
  await solver.ask.insight(SHORT, ignore);
  known.found.set(allSolutions(8)[20]!, {});
  solver.know(known);
  solver.know(known);
  const { newCompletions } = await solver.ask.insight(SHORT, ignore);
  expect(newCompletions.count).toBe(78);
  const calls = workers[0]!.calls;
  expect(calls.filter((name) => name === 'know')).toHaveLength(1);
  expect(calls.filter((name) => name === 'learn')).toHaveLength(1);
});

test('each new solution is sent once, and nothing is sent if nothing changed', async () => {
  const known = knownOf(FOUND, allSolutions(8).slice(20, 22));
  solver.know(known);
  await solver.ask.insight(SHORT, ignore);
  const [revealed, found] = allSolutions(8).slice(30);
  known.revealed.set(revealed!, {});
  known.found.set(found!, {});
  for (let times = 0; times < 3; times++) solver.know(known);
  // The shown solution is found: it moves between the maps as in a player's progress.
  known.revealed.delete(revealed!);
  known.found.set(revealed!, {});
  for (let times = 0; times < 3; times++) solver.know(known);
  expect(workers[0]!.calls.filter((name) => name === 'know')).toHaveLength(1);
  expect(workers[0]!.told('learn')).toEqual([
    [[found], 'found'],
    [[revealed], 'revealed'],
    [[revealed], 'found'],
  ]);
  expect((await solver.ask.insight(SHORT, ignore)).newCompletions.count).toBe(77);
});

test('erased solutions are forgotten, even if as many have been found since', async () => {
  const known = knownOf(FOUND);
  solver.know(known);
  await solver.ask.insight(SHORT, ignore);
  known.found.clear();
  for (const code of allSolutions(8).slice(50, 63)) known.found.set(code, {});
  solver.know(known);
  const board = { size: 8, queens: [queensOf(FOUND[0]!)[0]!] };
  const { newCompletions } = await solver.ask.insight(board, ignore);
  expect(newCompletions).toEqual({ count: 4, isExact: true });
  expect(workers[0]!.calls.filter((name) => name === 'know')).toHaveLength(2);
});

test('the solutions of every size that the player knows are told, also to a worker that takes the place of another', async () => {
  solver.know(knownOf(FOUND));
  await solver.ask.insight(SHORT, ignore);
  const found = new Map(allSolutions(6).map((code) => [code, {}]));
  solver.know({ size: 6, found, revealed: new Map() });
  const asks = [
    solver.ask.insight({ size: 6, queens: [] }, ignore),
    solver.ask.check({ size: 8, queens: [0] }, ignore),
  ] as const;
  workers[0]!.fail();
  const [six, eight] = await Promise.all(asks);
  expect(six).toEqual({
    completions: { count: 4, isExact: true },
    newCompletions: { count: 0, isExact: true },
  });
  expect(eight).toMatchObject({ insight: { newCompletions: { count: 0 } } });
  expect(workers[1]!.calls.filter((name) => name === 'know')).toHaveLength(2);
});

test('the known solutions can be replaced', async () => {
  solver.know(knownOf(FOUND));
  await solver.ask.insight(SHORT, ignore);
  solver.know(knownOf([]));
  expect((await solver.ask.insight(SHORT, ignore)).newCompletions.count).toBe(92);
});

test('a position may have more fields than the solver needs', async () => {
  const position = { size: 8, queens: [0], marks: [5], own: true };
  expect((await solver.ask.insight(position, ignore)).completions.count).toBe(4);
});

test('a long count reports bounds on the way', async () => {
  const controller = new AbortController();
  const told = await new Promise<Insight>((resolve) => {
    solver.ask
      .insight(LONG, { signal: controller.signal, onInterim: resolve })
      .catch(() => undefined);
  });
  controller.abort();
  expect(told.completions.count).toBeGreaterThan(0);
  expect(told.completions.isExact).toBe(false);
});

test('an aborted call rejects with its reason and reports nothing more', async () => {
  const controller = new AbortController();
  let told = 0;
  const insight = solver.ask.insight(LONG, { signal: controller.signal, onInterim: () => told++ });
  const reason = new Error('The board was cleared.');
  controller.abort(reason);
  await expect(insight).rejects.toBe(reason);
  await solver.ask.hint(SHORT, ignore);
  expect(told).toBe(0);
  expect(workers[0]!.calls).toContain('drop');
});

test('a call whose signal is already aborted starts no worker', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(solver.ask.hint(SHORT, { signal: controller.signal })).rejects.toThrow('aborted');
  expect(workers).toHaveLength(0);
});

test('after insights into many boards in a row, the last is answered and the others reject', async () => {
  const insights = Array.from({ length: 200 }, (_, index) =>
    solver.ask.insight({ size: 16, queens: [index] }, ignore),
  );
  const last = solver.ask.insight(SHORT, ignore);
  const outcomes = await Promise.allSettled(insights);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  }
  expect((await last).completions.count).toBe(92);
});

test('the worker goes on with the newer of two questions, which receives no parts of the older', async () => {
  let older: Promise<unknown> | undefined;
  await new Promise((resolve) => {
    older = expect(
      solver.ask.insight(LONG, { signal: forever, onInterim: resolve }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
  let told = 0;
  const onInterim = () => told++;
  const { completions } = await solver.ask.insight(SHORT, { signal: forever, onInterim });
  await older;
  expect(completions.count).toBe(92);
  const { turns } = workers[0]!;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(workers[0]!.turns).toBe(turns);
  expect(told).toBe(0);
});

describeDeaths(serve, createSolver, [
  ['counts', (it) => it.ask.insight(SHORT, ignore)],
  ['hints', (it) => it.ask.hint(SHORT, ignore)],
  ['checks', (it) => it.ask.check(SHORT, ignore)],
  ['reveals', (it) => it.ask.reveal(SHORT, ignore)],
]);

test('when the worker fails, its question is asked of another that knows the same', async () => {
  solver.know(knownOf(FOUND));
  const insight = solver.ask.insight(SHORT, ignore);
  workers[0]!.fail();
  expect((await insight).newCompletions.count).toBe(79);
  expect(workers[0]!.isTerminated).toBe(true);
  expect(workers).toHaveLength(2);
});

test('when two workers fail, the call rejects, and the next one starts another that knows the same', async () => {
  solver.know(knownOf(FOUND));
  const insight = expect(solver.ask.insight(LONG, ignore)).rejects.toBeInstanceOf(SolverDied);
  await failTwice();
  await insight;
  expect(workers[1]!.isTerminated).toBe(true);
  expect((await solver.ask.insight(SHORT, ignore)).newCompletions.count).toBe(79);
  expect(workers).toHaveLength(3);
});

test('a call that is given up while its worker fails is not asked again', async () => {
  const controller = new AbortController();
  const insight = solver.ask.insight(LONG, { ...ignore, signal: controller.signal });
  workers[0]!.fail();
  controller.abort();
  await expect(insight).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers).toHaveLength(1);
});

/** Lets the running worker and the one started after it fail. */
async function failTwice(): Promise<void> {
  workers[0]!.fail();
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  workers[1]!.fail();
}

test('a worker started again knows what was found before it was asked', async () => {
  const known = knownOf(FOUND);
  solver.know(known);
  const insight = expect(solver.ask.insight(LONG, ignore)).rejects.toBeInstanceOf(SolverDied);
  await failTwice();
  await insight;
  const code = allSolutions(8)[20]!;
  known.found.set(code, {});
  expect((await solver.ask.insight(SHORT, ignore)).newCompletions.count).toBe(78);
});

test('a worker that is killed silently is noticed and replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const insight = solver.ask.insight(SHORT, ignore);
  workers[0]!.kill();
  await vi.advanceTimersByTimeAsync(9999);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await insight).completions.count).toBe(92);
  expect(workers).toHaveLength(2);
});

test('a worker that is busy but answers is left to work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const controller = new AbortController();
  const insight = solver.ask.insight(LONG, {
    signal: controller.signal,
    onInterim: () => undefined,
  });
  const outcome = expect(insight).rejects.toThrow('aborted');
  for (let look = 0; look < 5; look++) {
    await vi.advanceTimersByTimeAsync(5000);
    // The answer passes through the channel, which no fake timer advances.
    await solver.ask.check({ size: 8, queens: [look] }, ignore);
  }
  expect(workers).toHaveLength(1);
  expect(workers[0]!.isTerminated).toBe(false);
  controller.abort();
  await outcome;
});

test('a worker whose questions are answered is not probed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await solver.ask.insight(SHORT, ignore);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(workers[0]!.calls).not.toContain('ping');
});

test('a worker that cannot be started rejects the call, and the next call tries again', async () => {
  let starts = 0;
  const failing = createSolver(() => {
    starts++;
    throw new Error('No workers here.');
  });
  const died = { name: 'SolverDied', cause: { message: 'No workers here.' } };
  await expect(failing.ask.hint(SHORT, ignore)).rejects.toMatchObject(died);
  await expect(failing.ask.insight(SHORT, ignore)).rejects.toMatchObject(died);
  // Each question is asked twice.
  expect(starts).toBe(4);
});

test('a question whose worker cannot be started does not take the place of a newer one', async () => {
  let starts = 0;
  const late = createSolver(() => {
    if (++starts === 1) throw new Error('No workers for now.');
    const worker = new FakeWorker(serve);
    workers.push(worker);
    return worker;
  });
  const older = late.ask.insight(LONG, ignore);
  const newer = late.ask.insight(SHORT, ignore);
  await expect(older).rejects.toMatchObject({ name: 'AbortError' });
  expect(await newer).toMatchObject({ completions: { count: 92 } });
  expect(starts).toBe(2);
});

test('a question that is asked when a worker dies is not replaced by those that are asked again', async () => {
  const older = solver.ask.insight(LONG, ignore);
  const outcome = expect(older).rejects.toMatchObject({ name: 'AbortError' });
  workers[0]!.fail();
  expect(await solver.ask.insight(SHORT, ignore)).toMatchObject({ completions: { count: 92 } });
  await outcome;
});

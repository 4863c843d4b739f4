import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { DIFFICULTIES, PUZZLE_KINDS } from '../../core/puzzles/puzzle.ts';
import { COMPLETE, exampleEnd, exampleResult, playedOn, toggle } from './example-puzzle.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import { PuzzleStorage } from './puzzle-storage.ts';
import type { PuzzleStatistics } from './puzzle-progress.ts';
import { results } from './puzzle-arbitraries.testing.ts';
import type { SavedResult } from './puzzle-result.ts';

useFreshStorage();

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

/** Returns a page of its own, on the storage that all pages share. */
function page(): PuzzleStorage {
  return new PuzzleStorage({
    beforeWrite: () => Promise.resolve(),
    registerStore: () => () => undefined,
  });
}

/** Computes the figures of these results plainly, one by one. */
function counted(all: Iterable<SavedResult>): PuzzleStatistics {
  const solved = [...all].filter(({ outcome }) => outcome === 'solved');
  const unaided = solved.filter(
    ({ hints }) => hints.nudge + hints.where + hints.why + hints.place === 0,
  );
  const figures = [];
  for (const kind of PUZZLE_KINDS) {
    for (const step of DIFFICULTIES) {
      const isOf = (result: SavedResult): boolean => result.kind === kind && result.step === step;
      const times = solved.filter(isOf).map(({ elapsed }) => elapsed);
      if (times.length === 0) continue;
      const median = times.sort((a, b) => a - b)[Math.ceil(times.length / 2) - 1]!;
      const count = unaided.filter(isOf).length;
      const alone = unaided.filter((result) => isOf(result) && !result.checks);
      const best = alone
        .map(({ elapsed }) => elapsed)
        .sort((a, b) => a - b)
        .find((time) => time > 0);
      figures.push({ kind, step, solved: times.length, unaided: count, median, best });
    }
  }
  return { solved: solved.length, unaided: unaided.length, byDifficulty: figures };
}

const manyResults = fc
  .array(results, { maxLength: 12, size: 'max' })
  .map((some) => some.map((result, index) => ({ ...result, name: `c/5/${index % 9}` })));

test('figures are those of all results, stored or waiting, each counted once', async () => {
  await fc.assert(
    fc.asyncProperty(manyResults, manyResults, async (stored, waiting) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const here = page();
      await here.keepResults(stored);
      const before = counted((await here.results.getAll()).value.values());
      expect(await here.results.statistics()).toEqual(before);
      expect(await page().results.statistics()).toEqual(before);
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
      for (const result of waiting) await here.keepResults([result]);
      vi.restoreAllMocks();
      const all = counted((await here.results.getAll()).value.values());
      expect((await here.results.statistics())!.solved).toBe(all.solved);
      await here.flush();
      expect(await here.results.statistics()).toEqual(all);
    }),
    { numRuns: 25 },
  );
});

test('figures are counted without reading results other than the fastest', async () => {
  const here = page();
  await here.keepResults([
    exampleResult('c/5/1'),
    exampleResult('c/5/2', { hints: { ...NO_HINTS, nudge: 1 }, elapsed: 5 }),
    exampleResult('c/5/3', { step: undefined, hints: { ...NO_HINTS, place: 1 } }),
    exampleResult('c/5/4', { step: undefined }),
    exampleResult('c/5/5', { outcome: 'shown' }),
  ]);
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  expect(await here.results.statistics()).toEqual({
    solved: 4,
    unaided: 2,
    byDifficulty: [
      {
        kind: 'complete',
        step: 'gentle',
        solved: 2,
        unaided: 1,
        median: 5,
        best: 60_000,
      },
    ],
  });
  expect(get).not.toHaveBeenCalled();
  expect(getAll).not.toHaveBeenCalled();
});

test('a puzzle that was solved again while the device is full counts once', async () => {
  const here = page();
  await here.record(exampleEnd('c/5/1'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
  await here.record(exampleEnd('c/5/1', { elapsed: 1 }));
  await here.record(exampleEnd('c/5/2', { elapsed: 3 }));
  expect(await here.results.statistics()).toMatchObject({
    solved: 2,
    byDifficulty: [{ solved: 2, median: 3 }],
  });
  expect(await here.results.medianTime('complete', 'gentle')).toBe(3);
});

test('figures are those of this page where there is no storage', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const here = page();
  await here.record(exampleEnd('c/5/1'));
  await here.record(exampleEnd('c/5/2', { outcome: 'shown' }));
  expect(await here.results.statistics()).toEqual({
    solved: 1,
    unaided: 1,
    byDifficulty: [
      {
        kind: 'complete',
        step: 'gentle',
        solved: 1,
        unaided: 1,
        median: 60_000,
        best: 60_000,
      },
    ],
  });
});

test('the best time is the shortest that was measured without help, stored or waiting', async () => {
  const here = page();
  expect(await here.results.bestTime('complete', 'gentle')).toBeUndefined();
  await here.keepResults([
    exampleResult('c/5/1', { elapsed: 0 }),
    exampleResult('c/5/2', { elapsed: 9000 }),
    exampleResult('c/5/3', { elapsed: 7000, hints: { ...NO_HINTS, nudge: 1 } }),
    exampleResult('c/5/7', { elapsed: 6000, checks: 1 }),
    exampleResult('c/5/4', { elapsed: 3000, outcome: 'shown' }),
    exampleResult('c/5/5', { elapsed: 2000, step: 'steady' }),
  ]);
  expect(await here.results.bestTime('complete', 'gentle')).toBe(9000);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
  await here.record(exampleEnd('c/5/6', { elapsed: 5000 }));
  expect(await here.results.bestTime('complete', 'gentle')).toBe(5000);
  expect(await here.results.bestTime('guard', 'gentle')).toBeUndefined();
});

test('a technique is noted in the result of a solved puzzle, and counted', async () => {
  const here = page();
  await here.record(exampleEnd('c/5/1'));
  await here.record(exampleEnd('c/5/2', { hints: { ...NO_HINTS, why: 1 } }));
  await here.record(exampleEnd('c/5/3', { outcome: 'shown' }));
  for (const name of ['c/5/1', 'c/5/2', 'c/5/3', 'c/5/none']) {
    await here.noteTechnique(name, 'starved');
  }
  expect(await here.results.get('c/5/1')).toMatchObject({ technique: 'starved', elapsed: 60_000 });
  expect(await here.results.get('c/5/3')).not.toHaveProperty('technique');
  expect(await here.results.get('c/5/none')).toBeUndefined();
  expect(await page().results.techniques()).toEqual([
    { kind: 'complete', technique: 'starved', solved: 2, unaided: 1 },
  ]);
});

test('noting a technique leaves a game that was begun since', async () => {
  const here = page();
  await here.record(exampleEnd(COMPLETE.name));
  const ended = Date.now();
  await vi.waitUntil(() => Date.now() > ended);
  here.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(7)));
  await here.noteTechnique(COMPLETE.name, 'last');
  await here.flush();
  expect(await page().unfinished.list()).toHaveLength(1);
});

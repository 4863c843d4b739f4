import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { useFreshStorage } from '../../progress/storage/fresh-storage.testing.ts';
import { finishedDay } from './finished-day.ts';

useFreshStorage();

function solved(name: string, elapsed: number, more: Partial<PuzzleResult> = {}): PuzzleResult {
  const kind = name.endsWith('regions') ? 'regions' : name.endsWith('guard') ? 'guard' : 'complete';
  return {
    name,
    kind,
    step: 'gentle',
    outcome: 'solved',
    finishedAt: 1,
    elapsed,
    hints: NO_HINTS,
    ...more,
  };
}

/** Returns the three results of a day, each after 60 s. */
function dayOf(more: Partial<PuzzleResult> = {}): readonly PuzzleResult[] {
  return ['complete', 'regions', 'guard'].map((kind) => solved(`2026-11-21/${kind}`, 60_000, more));
}

/** Returns the kinds with a best time on a day, beside earlier results. */
async function bests(day: readonly PuzzleResult[], ...earlier: readonly PuzzleResult[]) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const storage = new PuzzleStorage({
    beforeWrite: () => Promise.resolve(),
    registerStore: () => () => undefined,
  });
  for (const result of [...earlier, ...day]) await storage.record(result);
  const finished = await finishedDay(day, storage.results);
  return finished!.flatMap(({ kind, isBest }) => (isBest ? [kind] : []));
}

test('a result that is faster than all others of its kind and difficulty is the best yet', async () => {
  const earlier = [solved('2026-11-20/complete', 60_001), solved('2026-11-19/complete', 90_000)];
  expect(await bests(dayOf(), ...earlier)).toEqual(['complete']);
});

test('the first result of its kind and difficulty is no best', async () => {
  expect(await bests(dayOf())).toEqual([]);
  expect(await bests(dayOf(), solved('2026-11-20/guard', 90_000, { step: 'tricky' }))).toEqual([]);
});

test('a tie and a slower result are no best', async () => {
  expect(await bests(dayOf(), solved('2026-11-20/regions', 60_000))).toEqual([]);
  expect(await bests(dayOf(), solved('2026-11-20/regions', 59_999))).toEqual([]);
});

test('a helped result is no best, and takes it from no other', async () => {
  const slower = solved('2026-11-20/guard', 90_000);
  const hints = { ...NO_HINTS, nudge: 1 };
  expect(await bests(dayOf({ hints }), slower)).toEqual([]);
  expect(await bests(dayOf({ checks: 1 }), slower)).toEqual([]);
  const faster = solved('2026-11-19/guard', 30_000, { hints });
  expect(await bests(dayOf(), slower, faster)).toEqual(['guard']);
  expect(await bests(dayOf(), faster)).toEqual([]);
});

test('a revealed puzzle is not compared, and a time that was not measured is no best', async () => {
  const shown = solved('2026-11-20/regions', 90_000, { outcome: 'shown', solvedAfter: true });
  expect(await bests(dayOf(), shown)).toEqual([]);
  expect(await bests(dayOf({ elapsed: 0 }), solved('2026-11-20/regions', 90_000))).toEqual([]);
});

test('a day with a revealed or missing puzzle is not finished', async () => {
  const progress = { bestTime: () => Promise.resolve(undefined) };
  const [first, second, third] = dayOf();
  expect(await finishedDay([first, second, undefined], progress)).toBeUndefined();
  const shown = { ...third!, outcome: 'shown', solvedAfter: true } as const;
  expect(await finishedDay([first, second, shown], progress)).toBeUndefined();
});

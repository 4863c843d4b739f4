// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayHistory, DayOutcomes } from '../core/days/streak.ts';
import type { PuzzleStorage } from '../progress/puzzles/puzzle-storage.ts';
import { followTodaysPuzzles } from './todays-puzzles.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page at a local time; `solve` keeps outcomes of a day. */
async function openAt(moment: string, history: Readonly<Record<string, DayOutcomes>> = {}) {
  vi.setSystemTime(new Date(moment));
  const days = new Map(Object.entries(history));
  const listeners: Parameters<PuzzleStorage['subscribe']>[0][] = [];
  const puzzles = {
    results: { days: () => Promise.resolve<DayHistory>(new Map(days)) },
    subscribe(listener: (typeof listeners)[number]) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const shown: boolean[] = [];
  followTodaysPuzzles(puzzles, (areNew) => shown.push(areNew));
  await vi.advanceTimersByTimeAsync(0);
  return {
    shown,
    solve: async (day: string, outcomes: DayOutcomes) => {
      days.set(day, outcomes);
      for (const listener of listeners) listener({ kind: 'results' });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('the three of today are new until one of them is solved, and those of tomorrow from midnight on', async () => {
  const { shown, solve } = await openAt('2026-11-21T23:00:00', {
    '2026-11-20': { guard: 'counted' },
  });
  expect(shown).toEqual([true]);
  await solve('2026-11-21', { guard: 'shown' });
  expect(shown.at(-1)).toBe(true);
  await solve('2026-11-21', { guard: 'shown', regions: 'counted' });
  expect(shown.at(-1)).toBe(false);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown.at(-1)).toBe(true);
});

test('no puzzles are new on a day before the first that has some', async () => {
  const { shown } = await openAt('1970-01-02T09:00:00');
  expect(shown).toEqual([false]);
});

import { expect, test, vi } from 'vitest';
import type { DayOutcomes, DayHistory } from '../core/days/streak.ts';
import type { PuzzleChange } from '../progress/puzzles/puzzle-progress.ts';
import { TodayBadge } from './today-badge.ts';

// No page keeps anything here.
vi.mock('../progress/page-puzzles.ts', () => ({}));

const TODAY = '2026-11-21';

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns a badge that records its numbers, over puzzles whose days arrive when `settle` lets them. */
function stage() {
  const shown: (number | undefined)[] = [];
  let days: DayHistory = new Map();
  let tell: (change: PuzzleChange) => void = () => undefined;
  const waiting: (() => void)[] = [];
  const icon = {
    setAppBadge: (count?: number) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.resolve(void shown.push(undefined)),
  };
  const puzzles = {
    results: {
      days: () => {
        const read = days;
        return new Promise<DayHistory>((resolve) => waiting.push(() => resolve(read)));
      },
    },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
  };
  /** Answers requests until there are none. */
  const settle = async (): Promise<void> => {
    await task();
    for (let arrive = waiting.shift(); arrive; arrive = waiting.shift()) {
      arrive();
      await task();
    }
  };
  return {
    shown,
    settle,
    badge: new TodayBadge(icon, puzzles, TODAY),
    become: (petals: DayOutcomes, day = TODAY) => {
      days = new Map([...days, [day, petals]]);
      tell({ kind: 'results' });
    },
    tell: (change: PuzzleChange) => tell(change),
  };
}

test('the badge shows how many puzzles of today are left, and nothing when none is', async () => {
  const { shown, settle, become } = stage();
  await settle();
  expect(shown).toEqual([3]);
  become({ complete: 'counted' });
  await settle();
  become({ complete: 'counted', guard: 'shown' });
  await settle();
  become({ complete: 'counted', guard: 'shown', regions: 'counted' });
  await settle();
  expect(shown).toEqual([3, 2, 1, undefined]);
});

test('at midnight the badge starts with three again', async () => {
  const { shown, settle, badge, become } = stage();
  become({ complete: 'counted' });
  await settle();
  badge.turn('2026-11-22');
  await settle();
  expect(shown).toEqual([2, 3]);
});

test('a change that is no result reads nothing', async () => {
  const { shown, settle, tell } = stage();
  await settle();
  tell({ kind: 'unfinished' });
  await settle();
  expect(shown).toEqual([3]);
});

test('a number that arrives late does not replace a newer one', async () => {
  const { shown, settle, become } = stage();
  await task();
  become({ complete: 'counted' });
  await settle();
  expect(shown).toEqual([2]);
});

test('after its end the badge is removed and stays so', async () => {
  const { shown, settle, badge, become } = stage();
  badge.end();
  await settle();
  become({ complete: 'counted' });
  await settle();
  expect(shown).toEqual([undefined]);
});

test('there is no badge on a day before the first with puzzles', async () => {
  const { badge, shown, settle } = stage();
  await settle();
  badge.turn('2016-11-26');
  await settle();
  expect(shown).toEqual([3, undefined]);
});

import { expect, test } from 'vitest';
import type { DayPetals, Days } from '../core/row-of-days.ts';
import type { PuzzleChange } from '../progress/puzzle-progress.ts';
import { TodayBadge } from './today-badge.ts';

const TODAY = '2026-11-21';

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** An icon that notes what it shows, over puzzles whose days arrive when they are let go. */
function stage() {
  const shown: (number | undefined)[] = [];
  let days: Days = new Map();
  let tell: (change: PuzzleChange) => void = () => undefined;
  const waiting: (() => void)[] = [];
  const icon = {
    setAppBadge: (count?: number) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.resolve(void shown.push(undefined)),
  };
  const puzzles = {
    days: () => {
      const read = days;
      return new Promise<Days>((resolve) => waiting.push(() => resolve(read)));
    },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
  };
  /** Lets what is asked for arrive, until nothing is. */
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
    badge: new TodayBadge(icon, Promise.resolve(puzzles), TODAY),
    become: (petals: DayPetals, day = TODAY) => {
      days = new Map([...days, [day, petals]]);
      tell({ kind: 'results' });
    },
    tell: (change: PuzzleChange) => tell(change),
  };
}

test('the icon says how many of today are left, and nothing when none is', async () => {
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

test('at midnight it begins with three again', async () => {
  const { shown, settle, badge, become } = stage();
  become({ complete: 'counted' });
  await settle();
  badge.turn('2026-11-22');
  await settle();
  expect(shown).toEqual([2, 3]);
});

test('it reads nothing anew for what is no result', async () => {
  const { shown, settle, tell } = stage();
  await settle();
  tell({ kind: 'unfinished' });
  await settle();
  expect(shown).toEqual([3]);
});

test('a number that arrives late does not take the place of a newer one', async () => {
  const { shown, settle, become } = stage();
  await task();
  become({ complete: 'counted' });
  await settle();
  expect(shown).toEqual([2]);
});

test('switched off, the icon is bare and stays so', async () => {
  const { shown, settle, badge, become } = stage();
  badge.end();
  await settle();
  become({ complete: 'counted' });
  await settle();
  expect(shown).toEqual([undefined]);
});

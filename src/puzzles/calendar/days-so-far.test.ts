import type { ReactiveController } from 'lit';
import { expect, test } from 'vitest';
import type { DayHistory } from '../../core/days/streak.ts';
import type { PuzzleChange, PuzzleStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import { daysSoFar } from './days-so-far.ts';

/** A page that counts how often it is rendered. */
function page() {
  let controller: ReactiveController | undefined;
  return {
    rendered: 0,
    updateComplete: Promise.resolve(true),
    addController: (added: ReactiveController) => void (controller = added),
    removeController: () => undefined,
    requestUpdate() {
      this.rendered++;
    },
    connect: () => controller?.hostConnected?.(),
    disconnect: () => controller?.hostDisconnected?.(),
  };
}

/** A fake progress that replies when the test says so. */
function keeper() {
  const listeners = new Set<(change: PuzzleChange) => void>();
  const asked: ((days: DayHistory) => void)[] = [];
  return {
    listeners,
    answer: (at: number, days: DayHistory) => asked[at]!(days),
    get asked() {
      return asked.length;
    },
    results: {
      days: () => new Promise<DayHistory>((resolve) => asked.push(resolve)),
      statistics: () => Promise.resolve(NO_FIGURES),
    },
    subscribe(listener: (change: PuzzleChange) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (change: PuzzleChange) => listeners.forEach((listener) => listener(change)),
  };
}

const NO_FIGURES: PuzzleStatistics = { solved: 0, unaided: 0, byDifficulty: [] };
const FEW: DayHistory = new Map([['2026-11-20', { complete: 'counted' }]]);
const MORE: DayHistory = new Map([...FEW, ['2026-11-21', { guard: 'counted' }]]);

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a puzzle solved in another tab is shown, and a reply from before is not', async () => {
  const [host, kept] = [page(), keeper()];
  const soFar = daysSoFar(host, kept);
  host.connect();
  await settle();
  kept.tell({ kind: 'results' });
  expect(kept.asked).toBe(1);
  kept.answer(0, FEW);
  await settle();
  expect(kept.asked).toBe(2);
  expect(soFar.value).toBeUndefined();
  kept.answer(1, MORE);
  await settle();
  expect(soFar.value?.days).toBe(MORE);
  expect(host.rendered).toBe(1);
});

test('a change that concerns no result reads nothing', async () => {
  const [host, kept] = [page(), keeper()];
  daysSoFar(host, kept);
  host.connect();
  await settle();
  kept.tell({ kind: 'unfinished' });
  kept.tell({ kind: 'drills' });
  expect(kept.asked).toBe(1);
});

test('a page that is gone has no listener, even if it went before it could subscribe', async () => {
  const [host, kept] = [page(), keeper()];
  daysSoFar(host, kept);
  host.connect();
  host.disconnect();
  await settle();
  expect(kept.listeners.size).toBe(0);

  host.connect();
  await settle();
  expect(kept.listeners.size).toBe(1);
  host.disconnect();
  expect(kept.listeners.size).toBe(0);
});

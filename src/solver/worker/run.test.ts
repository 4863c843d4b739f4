import { expect, test } from 'vitest';
import { Dropped, run, type Platform } from './run.ts';
import type { Task } from './task.ts';

/** Returns a platform whose clock advances one millisecond at each reading, and which counts its turns. */
function slowPlatform(): Platform & { turns: number } {
  let time = 0;
  return {
    turns: 0,
    now: () => time++,
    turn() {
      this.turns++;
      return Promise.resolve();
    },
  };
}

function* countTo(end: number): Task<string, number> {
  for (let step = 1; step <= end; step++) yield step;
  return 'done';
}

test('a long task lets messages be handled every few milliseconds and returns its result', async () => {
  const platform = slowPlatform();
  expect(await run(countTo(100), platform, () => false)).toBe('done');
  expect(platform.turns).toBeGreaterThanOrEqual(100 / 5);
});

test('a task that is dropped stops at its next turn', async () => {
  const platform = slowPlatform();
  let steps = 0;
  function* endless(): Task<never> {
    for (;;) {
      steps++;
      yield;
    }
  }
  let stepsWhenDropped = 0;
  const isDropped = (): boolean => {
    if (platform.turns < 10) return false;
    stepsWhenDropped = steps;
    return true;
  };
  await expect(run(endless(), platform, isDropped)).rejects.toThrow(Dropped);
  expect(steps).toBe(stepsWhenDropped);
});

test('a task that is dropped before its first turn never starts', async () => {
  let hasStarted = false;
  // oxlint-disable-next-line require-yield
  function* task(): Task<void> {
    hasStarted = true;
  }
  await expect(run(task(), slowPlatform(), () => true)).rejects.toThrow(Dropped);
  expect(hasStarted).toBe(false);
});

test('interim results are reported soon, and then ten times a second', async () => {
  const platform = slowPlatform();
  const told: number[] = [];
  await run(
    countTo(1000),
    platform,
    () => false,
    (step) => told.push(step),
  );
  expect(told[0]).toBeLessThanOrEqual(5);
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(20);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { PlayTime } from './play-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The time of the steady clock, in milliseconds. */
let now: number;

beforeEach(() => {
  now = 1_000_000;
});

/** Returns a running time of play, just after an action. */
function playing(): PlayTime {
  const time = new PlayTime(() => now);
  time.act();
  time.run(true);
  return time;
}

test('thinking counts as play, once', () => {
  const time = playing();
  now += 20 * SECOND;
  expect(time.take()).toBe(20 * SECOND);
  expect(time.take()).toBe(0);
  now += SECOND;
  expect(time.take()).toBe(SECOND);
});

test('nothing is counted before it runs', () => {
  const time = new PlayTime(() => now);
  time.act();
  now += 20 * SECOND;
  expect(time.take()).toBe(0);
  time.run(true);
  expect(time.take()).toBe(0);
});

test('a second start while it runs changes nothing', () => {
  const time = playing();
  now += 5 * SECOND;
  time.run(true);
  expect(time.take()).toBe(5 * SECOND);
});

test('hidden time does not count as play', () => {
  const time = playing();
  now += 5 * SECOND;
  expect(time.take()).toBe(5 * SECOND);
  time.run(false);
  now += 30 * SECOND;
  expect(time.take()).toBe(0);
  time.run(true);
  now += 7 * SECOND;
  expect(time.take()).toBe(7 * SECOND);
});

test('eight hours in a background tab, with the board begun, do not count as play', () => {
  const time = playing();
  now += 10 * SECOND;
  let counted = time.take();
  time.run(false);
  now += 8 * HOUR;
  time.run(true);
  counted += time.take();
  time.act();
  now += 3 * SECOND;
  counted += time.take();
  expect(counted).toBe(13 * SECOND);
});

test('eight hours without a move on a visible board count as two minutes of play', () => {
  const time = playing();
  now += 8 * HOUR;
  expect(time.take()).toBe(2 * MINUTE);
});

test('at most two minutes without an action count, however often time is taken meanwhile', () => {
  const time = playing();
  let counted = 0;
  for (let asked = 0; asked < 100; asked++) {
    now += 7 * SECOND;
    counted += time.take();
  }
  expect(counted).toBe(2 * MINUTE);
});

test('each action starts another two minutes', () => {
  const time = playing();
  now += 5 * MINUTE;
  expect(time.take()).toBe(2 * MINUTE);
  time.act();
  now += MINUTE;
  expect(time.take()).toBe(MINUTE);
  time.act();
  now += 90 * SECOND;
  expect(time.take()).toBe(90 * SECOND);
});

test('the same time is counted wherever the steady clock starts, as in a page open for hours', () => {
  const steps = fc.array(
    fc.record({
      wait: fc.nat(5 * MINUTE),
      then: fc.constantFrom('act' as const, 'show', 'hide', 'take'),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, fc.nat(10 * HOUR), (line, later) => {
      const takenFrom = (start: number): number => {
        now = start;
        const time = new PlayTime(() => now);
        let taken = 0;
        for (const { wait, then } of line) {
          now += wait;
          if (then === 'act') time.act();
          else if (then === 'take') taken += time.take();
          else time.run(then === 'show');
        }
        return taken;
      };
      expect(takenFrom(later)).toBe(takenFrom(0));
    }),
  );
});

test('the time counted is never negative and never more than has passed', () => {
  const steps = fc.array(fc.record({ wait: fc.nat(5 * MINUTE), acts: fc.boolean() }));
  fc.assert(
    fc.property(steps, (line) => {
      const time = playing();
      for (const { wait, acts } of line) {
        now += wait;
        const taken = time.take();
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(wait);
        if (acts) time.act();
      }
    }),
  );
});

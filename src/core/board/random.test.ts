import { describe, expect, test } from 'vitest';
import { nextBelow, nextFraction, nextPermutation, nextWord, seeded } from './random.ts';

describe('random numbers', () => {
  test('follow sfc32: the first words of a state agree with those computed by hand', () => {
    const random = { a: 1, b: 2, c: 3, counter: 4 };
    expect(nextWord(random)).toBe(7);
    expect(random).toEqual({ a: 2, b: 27, c: (3 << 21) + 7, counter: 5 });
    expect(nextWord(random)).toBe(34);
  });

  test('are the same from the same seed and from a copy of the state', () => {
    const first = seeded(92);
    const second = seeded(92);
    for (let k = 0; k < 100; k++) expect(nextWord(first)).toBe(nextWord(second));
    const copy = structuredClone(first);
    expect(nextWord(copy)).toBe(nextWord(first));
  });

  test('differ from seed to seed', () => {
    const words = new Set(Array.from({ length: 1_000 }, (_, seed) => nextWord(seeded(seed))));
    expect(words.size).toBe(1_000);
  });

  test('are uniform: each of ten numbers is drawn in a tenth of the cases, within five per cent', () => {
    const random = seeded(1);
    const drawn = new Array<number>(10).fill(0);
    for (let k = 0; k < 100_000; k++) drawn[nextBelow(random, 10)]!++;
    expect(Math.min(...drawn)).toBeGreaterThan(9_500);
    expect(Math.max(...drawn)).toBeLessThan(10_500);
  });

  test('stay below their bound and below 1', () => {
    const random = seeded(2);
    for (let k = 0; k < 10_000; k++) {
      const fraction = nextFraction(random);
      expect(fraction >= 0 && fraction < 1).toBe(true);
      expect(nextBelow(random, 1)).toBe(0);
    }
  });

  test('give all permutations of three about equally often', () => {
    const random = seeded(3);
    const drawn = new Map<string, number>();
    for (let k = 0; k < 6_000; k++) {
      const order = nextPermutation(random, 3).join('');
      drawn.set(order, (drawn.get(order) ?? 0) + 1);
    }
    expect(drawn.size).toBe(6);
    for (const times of drawn.values()) {
      expect(times).toBeGreaterThan(880);
      expect(times).toBeLessThan(1_120);
    }
  });
});

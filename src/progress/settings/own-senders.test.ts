import { beforeEach, expect, test, vi } from 'vitest';
import { SENDERS } from '../../core/routes/friend-day.ts';
import {
  addSenders,
  mergeSenders,
  ownSender,
  ownSenders,
  readSenders,
  renewSender,
} from './own-senders.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('a number is made at the first link, and stays until a new one is asked for', () => {
  expect(ownSenders()).toEqual([]);
  const first = ownSender();
  expect(ownSender()).toBe(first);
  expect(first).toBeLessThan(SENDERS);
  const second = renewSender();
  expect(second).not.toBe(first);
  expect(ownSender()).toBe(second);
  expect(ownSenders()).toEqual([second, first]);
});

test('numbers have forty random bits', () => {
  const seen = Array.from({ length: 400 }, () => renewSender());
  const [all, none] = [2n ** 40n - 1n, 0n];
  expect(seen.reduce((bits, one) => bits | BigInt(one), none)).toBe(all);
  expect(seen.reduce((bits, one) => bits & BigInt(one), all)).toBe(none);
});

test('a device without a number goes on with that of a backup, and knows the earlier ones', () => {
  addSenders([7, 3]);
  expect(ownSenders()).toEqual([7, 3]);
  addSenders([]);
  expect(ownSender()).toBe(7);
});

test('two devices that exchange backups send with one number, which neither has replaced', () => {
  expect(mergeSenders([9], [4])[0]).toBe(4);
  expect(mergeSenders([4], [9])[0]).toBe(4);
  expect(mergeSenders([9, 4], [4])).toEqual([9, 4]);
  expect(mergeSenders([4], [9, 4])).toEqual([9, 4]);
  expect(new Set(mergeSenders([5, 1], [6, 2]))).toEqual(new Set([5, 1, 6, 2]));
});

test.each([[undefined], ['7'], [{ 0: 7 }], [['7', -1, 1.5, SENDERS, NaN, null]]])(
  'no number is read from %j',
  (value) => {
    expect(readSenders(value)).toEqual([]);
  },
);

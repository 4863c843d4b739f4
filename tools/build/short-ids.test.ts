import { expect, test } from 'vitest';
import { shortenIds } from './short-ids.ts';

test('ids are cut, words stay as they are', () => {
  const code = "'s00178f687fa2e7cd': `'s00178f687fa2e7cd': a`,\n'play-run': `b`,\n";
  expect(shortenIds(code, new Map())).toBe(
    "'s00178f6': `'s00178f687fa2e7cd': a`,\n'play-run': `b`,\n",
  );
});

test('two translations never get one id, in different files neither', () => {
  const [one, other] = ["'s00178f687fa2e7cd': `a`,\n", "'s00178f6ffffffff0': `b`,\n"] as const;
  expect(() => shortenIds(one + other, new Map())).toThrow('s00178f6');
  const taken = new Map<string, string>();
  shortenIds(one, taken);
  expect(() => shortenIds(other, taken)).toThrow('s00178f6');
});

test('languages share ids', () => {
  const taken = new Map<string, string>();
  const code = "'s00178f687fa2e7cd': `a`,\n";
  expect(shortenIds(code, taken)).toBe(shortenIds(code, taken));
});

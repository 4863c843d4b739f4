import { expect, test } from 'vitest';
import { shortenIds } from './short-ids.ts';

test('ids are cut, words stay as they are', () => {
  const code = "'s00178f687fa2e7cd': `'s00178f687fa2e7cd': a`,\n'play-run': `b`,\n";
  expect(shortenIds(code)).toBe("'s00178f6': `'s00178f687fa2e7cd': a`,\n'play-run': `b`,\n");
});

test('two translations never get one id', () => {
  const code = "'s00178f687fa2e7cd': `a`,\n's00178f6ffffffff0': `b`,\n";
  expect(() => shortenIds(code)).toThrow('s00178f6');
});

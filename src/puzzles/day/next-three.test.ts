import { expect, test } from 'vitest';
import { hoursAndMinutes } from './next-three.ts';

test.each([
  [320, '5 h 20 min'],
  [300, '5 h'],
  [20, '20 min'],
  [1500, '25 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(hoursAndMinutes(minutes)).toBe(words);
});

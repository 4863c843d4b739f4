import { expect, test } from 'vitest';
import { spokenTime } from './spoken-time.ts';

test.each([
  [0, '0 seconds'],
  [1_999, '1 second'],
  [118_000, '1 minute 58 seconds'],
  [3_600_000, '1 hour'],
  [3_730_000, '1 hour 2 minutes 10 seconds'],
  [7_201_000, '2 hours 1 second'],
])('%i milliseconds are spoken as %s', (milliseconds, words) => {
  expect(spokenTime(milliseconds)).toBe(words);
});

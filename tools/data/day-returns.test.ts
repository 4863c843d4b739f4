import { expect, test } from 'vitest';
import { DAY_KINDS } from '../../src/core/days/day-puzzles.ts';
import { DAY_VERSIONS } from '../../src/core/days/day-specs.ts';
import { daysLater, FIRST_DAY } from '../../src/core/days/day.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../src/core/puzzles/puzzle.ts';
import { dayReturns, DAYS_APART, familyOf } from './day-returns.ts';

/** The first days, and the days round the start of the newest version. */
const SPANS = [FIRST_DAY, daysLater(DAY_VERSIONS.at(-1)!.from, -DAYS_APART)].map((first) =>
  Array.from({ length: 2 * DAYS_APART }, (_, later) => daysLater(first, later)),
);

test.each(DAY_KINDS)(
  'no puzzle of the kind %s returns within 60 days (npm run data:days proves five years)',
  (kind) => {
    for (const days of SPANS)
      for (const { after } of dayReturns(kind, days)) expect(after).toBeGreaterThan(DAYS_APART);
  },
);

test('a puzzle that returns is found, with the days since', () => {
  const days = ['2026-01-02', '2026-01-05', '2026-01-02'];
  expect([...dayReturns('regions', days)]).toEqual([{ day: '2026-01-02', after: 0 }]);
});

test('the images of a Guard board are one family, and other queens or squares make another', () => {
  const wide = { rows: 2, columns: 3 };
  const tall = { rows: 3, columns: 2 };
  const family = familyOf(guardPuzzle(wide, 2, [0]));
  for (const corner of [2, 3, 5]) expect(familyOf(guardPuzzle(wide, 2, [corner]))).toBe(family);
  for (const corner of [0, 1, 4, 5]) expect(familyOf(guardPuzzle(tall, 2, [corner]))).toBe(family);
  expect(familyOf(guardPuzzle(wide, 2, [1]))).not.toBe(family);
  expect(familyOf(guardPuzzle(wide, 3, [0]))).not.toBe(family);
  expect(familyOf(guardPuzzle({ rows: 2, columns: 4 }, 2, [0]))).not.toBe(family);
});

test('the eight images of a Complete board are one family', () => {
  // b5, d4 of 5 × 5, turned by a quarter four times, and their mirror images.
  const images = [
    [1, 8],
    [9, 18],
    [16, 23],
    [6, 15],
    [3, 6],
    [8, 19],
    [18, 21],
    [5, 16],
  ];
  expect(new Set(images.map((givens) => familyOf(completePuzzle(5, givens)))).size).toBe(1);
  expect(familyOf(completePuzzle(5, [1, 13]))).not.toBe(familyOf(completePuzzle(5, [1, 8])));
});

test('the family of a Regions board depends on its squares and rule, not on region numbers', () => {
  const family = familyOf(regionsPuzzle(3, 'touch', [0, 0, 1, 2, 0, 1, 2, 2, 1]));
  const renamed = [1, 1, 2, 0, 1, 2, 0, 0, 2];
  const mirrored = [1, 0, 0, 1, 0, 2, 1, 2, 2];
  const turned = [2, 2, 0, 2, 0, 0, 1, 1, 1];
  for (const image of [renamed, mirrored, turned])
    expect(familyOf(regionsPuzzle(3, 'touch', image))).toBe(family);
  expect(familyOf(regionsPuzzle(3, 'queen', renamed))).not.toBe(family);
  expect(familyOf(regionsPuzzle(3, 'touch', [0, 0, 1, 2, 0, 1, 2, 1, 1]))).not.toBe(family);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_KINDS, dayPuzzleName, parseDayPuzzleName } from './day-puzzles.ts';
import { daysLater, FIRST_DAY } from './day.ts';

const days = fc.nat(4000).map((later) => daysLater(FIRST_DAY, later));

test("the name of a day's puzzle is read back, and names of other puzzles are not", () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...DAY_KINDS), (day, kind) => {
      expect(parseDayPuzzleName(dayPuzzleName(day, kind))).toEqual({ day, kind });
    }),
  );
  const others = [
    '',
    '2026-11-21',
    '2026-11-21/',
    '2026-11-21/guards',
    '2026-11-21/guard/1',
    '2026-11-31/guard',
    '2025-12-31/guard',
    'g/7x9/5',
    'r/8t/2200',
  ];
  for (const name of others) expect(parseDayPuzzleName(name)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayNumbered, daysOfMonth, monthOf } from '../../core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { DayPuzzleOutcome } from '../../core/days/streak.ts';
import { exampleResult } from './example-puzzle.testing.ts';
import { daysIn, monthOfResult, monthRecord, readMonth, withResults } from './month-record.ts';
import type { SavedResult } from './puzzle-result.ts';

const MONTH = '2028-02';

const ends = fc.constantFrom<Partial<SavedResult>>(
  { outcome: 'shown' },
  { outcome: 'solved' },
  { outcome: 'solved', onDay: true },
);

const results = fc.array(
  fc
    .record({
      day: fc.constantFrom(...daysOfMonth(MONTH)),
      kind: fc.constantFrom(...DAY_KINDS),
      ends,
    })
    .map(({ day, kind, ends: said }) => exampleResult(dayPuzzleName(day, kind), { kind, ...said })),
  { maxLength: 200, size: 'max' },
);

/** Returns the outcome of each puzzle by its results, computed plainly. */
function plainly(all: readonly SavedResult[]): ReadonlyMap<string, DayPuzzleOutcome> {
  const outcomes = new Map<string, DayPuzzleOutcome>();
  for (const { name, outcome, onDay } of all) {
    const there = outcomes.get(name);
    if (outcome === 'shown') outcomes.set(name, there ?? 'shown');
    else outcomes.set(name, onDay || there === 'counted' ? 'counted' : 'solved');
  }
  return outcomes;
}

test('a month has the outcome of each of its puzzles, in whatever order and number results come', () => {
  fc.assert(
    fc.property(results, results, (some, others) => {
      const outcomes = withResults(others, withResults(some));
      expect(withResults([...others, ...some].reverse())).toBe(outcomes);
      expect(withResults(others, outcomes)).toBe(outcomes);
      const seen = Array.from(daysIn(MONTH, outcomes), ([day, ofDay]) =>
        Object.entries(ofDay).map(([kind, outcome]): [string, DayPuzzleOutcome] => [
          dayPuzzleName(day, kind as PuzzleKind),
          outcome,
        ]),
      );
      expect(new Map(seen.flat())).toEqual(plainly([...some, ...others]));
    }),
  );
});

test('a month comes back as it was stored', () => {
  fc.assert(
    fc.property(results, (some) => {
      const outcomes = withResults(some);
      expect(readMonth(structuredClone(monthRecord(outcomes)))).toBe(outcomes);
    }),
  );
});

test.each([undefined, null, 5, {}, { petals: 5 }, { petals: '012' }, { petals: '4'.repeat(93) }])(
  'no month is read from %j',
  (value) => {
    expect(readMonth(value)).toBeUndefined();
  },
);

test('every day since 2026 is in the month of its name, leap days too', () => {
  for (let number = dayNumber('2026-01-01'); number < dayNumber('2036-01-01'); number++) {
    const day = dayNumbered(number);
    const result = exampleResult(dayPuzzleName(day, 'guard'), { kind: 'guard' });
    expect(monthOfResult(result)).toBe(monthOf(day));
    expect([...daysIn(monthOf(day), withResults([result]))]).toEqual([[day, { guard: 'solved' }]]);
  }
});

test('a puzzle of no day belongs to no month', () => {
  expect(monthOfResult(exampleResult('c/5/10000'))).toBeUndefined();
});

test('a day that its month does not have is left out, whatever is stored of it', () => {
  expect([...daysIn('2026-02', '3'.repeat(93))].map(([day]) => day)).toEqual(
    daysOfMonth('2026-02'),
  );
});

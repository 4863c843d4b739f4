import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_KINDS } from './day-puzzles.ts';
import { daysLater, type Day } from './day.ts';
import {
  streakOf,
  type DayOutcomes,
  type DayHistory,
  type DayPuzzleOutcome,
  type Streak,
} from './streak.ts';
import { sample } from '../sample.testing.ts';

const RUNS = { numRuns: sample(300, 10_000) };

const COUNTED: DayOutcomes = { regions: 'counted' };

/** Returns days from a first one on: a dot is a day that counts, `-` is an empty one. */
function history(text: string, from: Day = '2026-11-01'): DayHistory {
  const days = new Map<Day, DayOutcomes>();
  for (const [index, sign] of Array.from(text).entries())
    if (sign === '.') days.set(daysLater(from, index), COUNTED);
  return days;
}

/** Returns the streak on the last day of such a text. */
function rowOf(text: string, from: Day = '2026-11-01'): Streak {
  return streakOf(history(text, from), daysLater(from, text.length - 1));
}

/** Days near the ends of months and years, in leap years and others. */
const starts = fc.constantFrom<Day[]>(
  '2026-01-01',
  '2026-12-20',
  '2027-02-20',
  '2027-12-31',
  '2028-02-15',
  '2028-02-29',
  '2032-01-31',
);

const petals: fc.Arbitrary<DayOutcomes> = fc
  .tuple(
    fc.subarray([...DAY_KINDS], { minLength: 1 }),
    fc.constantFrom<DayPuzzleOutcome>('solved', 'shown'),
  )
  .map(([kinds, petal]) => Object.fromEntries(kinds.map((kind) => [kind, petal])));

/**
 * Outcomes of a day: it counts in four of six cases, is empty in one, and has only outcomes that do not count in one.
 */
const someDay: fc.Arbitrary<DayOutcomes | undefined> = fc.oneof(
  { weight: 4, arbitrary: petals.map((others) => ({ ...others, guard: 'counted' as const })) },
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: petals },
);

/** Histories of a player: day after day, with pauses of some weeks. */
const histories: fc.Arbitrary<DayHistory> = fc
  .tuple(starts, fc.array(fc.tuple(fc.array(someDay, { maxLength: 25 }), fc.nat(12))))
  .map(([start, stretches]) => {
    const days = new Map<Day, DayOutcomes>();
    let day = start;
    for (const [stretch, pause] of stretches) {
      for (const one of stretch) {
        if (one) days.set(day, one);
        day = daysLater(day, 1);
      }
      day = daysLater(day, pause);
    }
    return days;
  });

function lastOf(days: DayHistory): Day {
  return [...days.keys()].reduce((a, b) => (a > b ? a : b), '2026-01-01');
}

/** A history, its days in any order, and any clock. */
const clocked = histories.chain((days) =>
  fc.record({
    days: fc
      .shuffledSubarray([...days], { minLength: days.size })
      .map((entries) => new Map(entries)),
    today: fc.integer({ min: -40, max: 12 }).map((more) => daysLater(lastOf(days), more)),
  }),
);

function counts(days: DayHistory, day: Day): boolean {
  return Object.values(days.get(day) ?? {}).some((petal) => petal === 'counted');
}

/** The rule in its plain form, from each day to the next, with the days of streaks listed. */
function plainRow(days: DayHistory, today: Day): Streak {
  const counted = [...days.keys()].filter((day) => counts(days, day)).sort();
  const free = new Set<Day>();
  const rows: Day[][] = [];
  let row: Day[] | undefined;
  let current: Day[] | undefined;
  let before: Day[] | undefined;
  const last = [...counted, today].reduce((a, b) => (a > b ? a : b));
  for (let day = counted[0] ?? last; day <= last; day = daysLater(day, 1)) {
    if (counts(days, day)) {
      if (!row) rows.push((row = []));
      row.push(day);
    } else if (row && day !== today) {
      const sixBefore = [1, 2, 3, 4, 5, 6].map((ago) => daysLater(day, -ago));
      if (sixBefore.some((one) => free.has(one))) row = undefined;
      else free.add(day);
    }
    if (day === today) {
      current = row;
      before = rows.findLast((one) => one !== row);
    }
    // If the clock was a day ahead when the streak began and was then set back, today is the day before the streak.
    if (day === daysLater(today, 1) && row?.[0] === day) current = row;
  }
  return {
    length: current?.length ?? 0,
    longest: Math.max(0, ...rows.map(({ length }) => length)),
    restDays: new Set([...free].filter((day) => day < today)),
    ended: before && { length: before.length, last: before[before.length - 1]! },
  };
}

describe('a streak', () => {
  test('has no day before the first puzzle, and one day with it', () => {
    const none = { length: 0, longest: 0, restDays: new Set(), ended: undefined };
    expect(rowOf('----')).toEqual(none);
    expect(rowOf('---.')).toEqual({ ...none, length: 1, longest: 1 });
  });

  test('does not end today while the day is empty', () => {
    expect(rowOf('...')).toMatchObject({ length: 3, longest: 3 });
    expect(rowOf('...-')).toMatchObject({ length: 3, restDays: new Set(), ended: undefined });
  });

  test('continues over an empty day, which is free and does not count', () => {
    expect(rowOf('...--')).toMatchObject({ length: 3, restDays: new Set(['2026-11-04']) });
    expect(rowOf('...-.')).toMatchObject({
      length: 4,
      longest: 4,
      restDays: new Set(['2026-11-04']),
    });
  });

  test('ends with the second of two empty days, once it is over', () => {
    expect(rowOf('...--').ended).toBeUndefined();
    const ended = { length: 3, last: '2026-11-03' };
    expect(rowOf('...---')).toMatchObject({ length: 0, longest: 3, ended });
    expect(rowOf('...--.')).toMatchObject({ length: 1, longest: 3, ended });
    expect(rowOf('...--....')).toMatchObject({ length: 4, longest: 4, ended });
  });

  test('has a free day again when none of the six days before was', () => {
    expect(rowOf('..-.....--').length).toBe(0);
    expect(rowOf('..-......--').length).toBe(8);
    expect([...rowOf('..-......-.').restDays]).toEqual(['2026-11-03', '2026-11-10']);
  });

  test('counts days, not the puzzles solved on them', () => {
    const all: DayOutcomes = { complete: 'counted', regions: 'counted', guard: 'solved' };
    expect(streakOf(new Map([['2026-11-01', all]]), '2026-11-01').length).toBe(1);
  });

  test('does not count days whose puzzles were solved later or shown', () => {
    const days: DayHistory = new Map([
      ['2026-11-01', COUNTED],
      ['2026-11-02', { regions: 'solved' }],
      ['2026-11-03', { guard: 'shown' }],
    ]);
    expect(streakOf(days, '2026-11-04').ended).toEqual({ length: 1, last: '2026-11-01' });
  });

  test('continues over leap days, the 31st and the ends of years', () => {
    expect(rowOf('.......', '2028-02-26').length).toBe(7);
    expect(rowOf('...-...', '2027-12-28')).toMatchObject({
      length: 6,
      restDays: new Set(['2027-12-31']),
    });
    expect(rowOf('..-...', '2028-02-27').restDays).toEqual(new Set(['2028-02-29']));
  });

  test('keeps days that are in the future after the clock was set back', () => {
    const days = history('....');
    for (const today of ['2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01'])
      expect(streakOf(days, today)).toMatchObject({ length: 4, longest: 4, ended: undefined });
    expect(streakOf(history('.'), '2026-10-31').length).toBe(1);
  });

  test('is not lost when a clock that was years ahead is corrected', () => {
    const days = new Map([...history('.....'), ['2031-01-01', COUNTED]] as const);
    expect(streakOf(days, '2026-11-05')).toMatchObject({ length: 5, ended: undefined });
  });
});

describe('for any history and any clock', () => {
  test('the streak is the one of the plain rule', () => {
    fc.assert(
      fc.property(clocked, ({ days, today }) => {
        expect(streakOf(days, today)).toEqual(plainRow(days, today));
      }),
      RUNS,
    );
  });
});

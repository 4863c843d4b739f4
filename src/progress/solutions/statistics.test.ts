import { expect, test } from 'vitest';
import { exampleFind } from './example-find.testing.ts';
import { foundRecord, revealedRecord, type Find } from './find.ts';
import { Solutions, type SizeProgress } from './solutions.ts';
import { findsOverTime, statisticsOf } from './statistics.ts';

function sizeWith(...finds: readonly Find[]): SizeProgress {
  const known = new Solutions(finds[0]!.code.length);
  known.add(finds.map(foundRecord));
  return known.progress();
}

/** Returns an hour of a day in November 2026, in the time zone of the test; in milliseconds since 1970. */
function november(day: number, hour = 12): number {
  return new Date(2026, 10, day, hour).getTime();
}

// One hint may use several rungs.
const HELP = { nudge: 1, where: 2, why: 3, place: 4, turned: true };
const eight = sizeWith(
  exampleFind('15863724', { foundAt: november(20), duration: 90_000, help: HELP }),
  // The mirror image of the first: one family.
  exampleFind('84136275', { foundAt: november(20, 23), duration: 30_000 }),
  exampleFind('16837425', { foundAt: november(21, 0), duration: 45_000 }),
);
const four = sizeWith(exampleFind('2413', { foundAt: november(1), duration: 5_000 }));

test('a size adds up', () => {
  expect(statisticsOf([eight])).toEqual({
    found: 3,
    families: 2,
    time: 165_000,
    fastest: eight.found.get('84136275'),
    hints: 4,
    daysPlayed: 2,
  });
});

test('all sizes add up, and a day counts once', () => {
  const six = sizeWith(exampleFind('246135', { foundAt: november(20), duration: 7_000 }));
  expect(statisticsOf([four, six, eight])).toEqual({
    found: 5,
    families: 4,
    time: 177_000,
    fastest: four.found.get('2413'),
    hints: 4,
    daysPlayed: 3,
  });
});

test('without finds every sum is 0, and there is no fastest find', () => {
  expect(statisticsOf([])).toEqual({
    found: 0,
    families: 0,
    time: 0,
    fastest: undefined,
    hints: 0,
    daysPlayed: 0,
  });
});

test('what was revealed does not count', () => {
  const known = new Solutions(8);
  known.add([revealedRecord({ code: '15863724', revealedAt: 1 })]);
  expect(statisticsOf([known.progress()]).found).toBe(0);
});

test('a find whose time is not known is not the fastest', () => {
  const size = sizeWith(
    exampleFind('246135', { foundAt: november(2), duration: 0 }),
    exampleFind('362514'),
  );
  expect(statisticsOf([size]).fastest?.code).toBe('362514');
});

test('a find of unknown date counts, and adds no day', () => {
  const size = sizeWith(exampleFind('2413', { foundAt: 0 }), exampleFind('3142'));
  expect(statisticsOf([size])).toMatchObject({ found: 2, daysPlayed: 1 });
  expect(findsOverTime([size]).map(({ found }) => found)).toEqual([1]);
});

test('finds over time are counted by the day of the calendar, the earliest first', () => {
  expect(findsOverTime([eight, four])).toEqual([
    { day: '2026-11-01', found: 1 },
    { day: '2026-11-20', found: 2 },
    { day: '2026-11-21', found: 1 },
  ]);
});

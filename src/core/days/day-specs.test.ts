import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEK } from './day-week.ts';
import { DAY_KINDS } from './day-puzzles.ts';
import { DAY_VERSIONS, dayVersionOf, daySpecs, type DaySpec } from './day-specs.ts';
import { daysLater, dayNumber, FIRST_DAY, weekdayOf, type Day } from './day.ts';
import { existingDifficulties } from '../puzzles/puzzle-variants.ts';
import { DIFFICULTIES } from '../puzzles/puzzle.ts';

/** Five years of days. */
const DAYS = Array.from({ length: 1826 }, (_, later) => daysLater(FIRST_DAY, later));
/** The days of the first version, with rotating difficulties, and those of the rising week. */
const TURNING = DAYS.filter((day) => day < '2026-12-07');
const RISING = DAYS.filter((day) => day >= '2026-12-07');
const days = fc.constantFrom(...DAYS);

/** Returns the specifications of a kind on all these days or on some of them. */
function wished(kind: DaySpec['kind'], some = DAYS): DaySpec[] {
  return some.flatMap((day) => daySpecs(day).filter((spec) => spec.kind === kind));
}

function isSunday(day: Day): boolean {
  return weekdayOf(day) === 6;
}

function shapesOf(specs: readonly DaySpec[]): Set<string> {
  return new Set(specs.map(({ shape, sight }) => `${shape.rows}x${shape.columns} ${sight}`));
}

describe("the specifications of a day's puzzles", () => {
  test('are one of each kind, of a size and difficulty for which puzzles exist', () => {
    for (const day of DAYS) {
      const specs = daySpecs(day);
      expect(specs.map(({ kind }) => kind)).toEqual(DAY_KINDS);
      for (const spec of specs) expect(existingDifficulties(spec)).toContain(spec.step);
    }
  });

  test('rotate with the date until 6 December 2026: one Gentle, one Medium and one Tricky puzzle a day', () => {
    const easy = [...DIFFICULTIES.slice(0, 3)].sort();
    for (const day of TURNING.slice(0, -2)) {
      const three = [0, 1, 2].map((later) => daySpecs(daysLater(day, later)));
      for (const specs of three) expect(specs.map(({ step }) => step).sort()).toEqual(easy);
      for (const index of DAY_KINDS.keys())
        expect(three.map((specs) => specs[index]!.step).sort()).toEqual(easy);
    }
  });

  test('are until then of Complete from 9 to 12, Guard from 7 × 7 to 8 × 10, Regions from 6 to 9', () => {
    expect(shapesOf(wished('complete', TURNING))).toEqual(
      new Set(['9x9 queen', '10x10 queen', '11x11 queen', '12x12 queen']),
    );
    expect([...shapesOf(wished('guard', TURNING))].sort()).toEqual(
      ['7x10', '7x7', '7x8', '7x9', '8x10', '8x8', '8x9'].map((name) => `${name} queen`),
    );
    const sundays = TURNING.filter(isSunday);
    const others = TURNING.filter((day) => !isSunday(day));
    expect(shapesOf(wished('regions', sundays))).toEqual(new Set(['8x8 queen', '9x9 queen']));
    expect(shapesOf(wished('regions', others))).toEqual(
      new Set(['6x6 touch', '7x7 touch', '8x8 touch', '9x9 touch']),
    );
  });

  test('have the difficulty and a board of their weekday from 7 December 2026 on', () => {
    for (const day of RISING) {
      for (const { kind, step, shape, sight } of daySpecs(day)) {
        const { step: planned, variants } = WEEK[kind][weekdayOf(day)]!;
        expect(step).toBe(planned);
        expect(variants).toContainEqual({ kind, shape, sight });
      }
    }
  });

  test('have every size about equally often', () => {
    const often = new Map<number, number>();
    const tuesdays = RISING.filter((day) => weekdayOf(day) === 1);
    for (const { shape } of wished('complete', tuesdays))
      often.set(shape.rows, (often.get(shape.rows) ?? 0) + 1);
    expect(often.size).toBe(2);
    for (const times of often.values())
      expect(Math.abs(times - tuesdays.length / 2)).toBeLessThan(30);
  });

  test('have different seeds, and others with another salt', () => {
    const seeds = DAYS.flatMap((day) => daySpecs(day).map(({ seed }) => seed));
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
    expect(new Set(seeds).size).toBeGreaterThan(seeds.length - 5);
    const salted = {
      ...DAY_VERSIONS[0]!,
      salts: { complete: [1001], regions: [1002], guard: [1003] },
    };
    const others = new Set(DAYS.flatMap((day) => daySpecs(day, salted).map(({ seed }) => seed)));
    expect(seeds.filter((seed) => others.has(seed)).length).toBeLessThan(5);
  });

  test('are none before the first day', () => {
    expect(daySpecs(FIRST_DAY)).toHaveLength(3);
    expect(daySpecs(daysLater(FIRST_DAY, -1))).toEqual([]);
    expect(daySpecs('1999-12-31')).toEqual([]);
  });
});

describe('the version of a day', () => {
  test('starts at the first day, and each version after it has a later start and a higher number', () => {
    expect(DAY_VERSIONS[0]!.from).toBe(FIRST_DAY);
    for (const [index, { from, version }] of DAY_VERSIONS.slice(1).entries()) {
      expect(from > DAY_VERSIONS[index]!.from).toBe(true);
      expect(version).toBeGreaterThan(DAY_VERSIONS[index]!.version);
    }
  });

  test('is the newest that has started, so that a later version changes no day before it', () => {
    fc.assert(
      fc.property(days, days, days, (a, b, day) => {
        fc.pre(a !== b && a > FIRST_DAY && b > FIRST_DAY);
        const [second = a, third = b] = [a, b].sort();
        const versions = [FIRST_DAY, second, third].map((from, index) => ({
          from,
          version: index + 1,
          generators: 1,
          salts: { complete: [1], regions: [2], guard: [3] },
        }));
        const begun = versions.filter(({ from }) => dayNumber(from) <= dayNumber(day)).length;
        expect(dayVersionOf(day, versions).version).toBe(begun);
        if (day < third)
          expect(dayVersionOf(day, versions)).toBe(dayVersionOf(day, versions.slice(0, 2)));
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import known from '../../core/solutions/known-counts.json';
import { entryOf, EXHIBIT_NAMES } from '../shared/catalogue.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race-limits.ts';
import { CONTESTANTS } from './contestants.ts';
import { Heat } from './heat.ts';
import { LINE_UP } from './line-up.ts';

function heat(name: string, size: number): Heat {
  return new Heat(
    CONTESTANTS.find((contestant) => contestant.name === name)!,
    size,
  );
}

function finished(name: string, size: number): Heat {
  const run = heat(name, size);
  while (!run.finished) run.advance(1, () => performance.now());
  return run;
}

const EXHIBITS = EXHIBIT_NAMES.map((name) => ({ name, ...entryOf(name) }));

describe('the race', () => {
  test('has all contestants that the catalogue lists, one named after its exhibit, on all its boards', () => {
    const names = CONTESTANTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(LINE_UP.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { name, sizes, race = [] } of EXHIBITS) {
      if (race.length > 0) expect(race.map((racer) => racer.name)).toContain(name);
      for (const racer of race) {
        const { largest } = CONTESTANTS.find((contestant) => contestant.name === racer.name)!;
        expect(largest).toBe(Math.min(racer.largest ?? sizes[1], LARGEST_RACE));
      }
    }
  });

  test('has the listed number of tests for each contestant on 8 × 8, in ascending order', () => {
    const counts = LINE_UP.map(({ name }) =>
      name === 'any-squares' ? heat(name, 8).forecast.tested : finished(name, 8).tested,
    );
    expect(counts).toEqual(LINE_UP.map(({ testedOn8 }) => testedOn8));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  test('ends with all solutions known, for every contestant on every board up to 6 × 6', () => {
    for (const { name } of CONTESTANTS) {
      for (let size = SMALLEST_RACE; size <= (name === 'any-squares' ? 5 : 6); size++) {
        const { found } = finished(name, size);
        expect(String(found)).toBe(known.solutions[String(size) as keyof typeof known.solutions]);
      }
    }
  });
});

describe('a forecast', () => {
  test('by a formula is exact', () => {
    for (const contestant of CONTESTANTS) {
      for (let size = 4; size <= 6; size++) {
        const { forecast } = new Heat(contestant, size);
        if (forecast.way !== 'formula' || forecast.tested > 1_000_000) continue;
        expect(forecast.tested).toBe(finished(contestant.name, size).tested);
      }
    }
  });

  test('by probing is within four standard errors of the run on the largest board', () => {
    for (const name of ['half-board', 'fewest-choices', 'bit-parallel', 'backtracking'] as const) {
      const run = finished(name, 10);
      const { forecast } = run;
      if (forecast.way !== 'probing') expect.fail(`${name} is not probed`);
      expect(Math.abs(forecast.tested - run.tested)).toBeLessThan(4 * forecast.error);
      expect(forecast.error).toBeLessThan(run.tested / 20);
    }
  });

  test('is the same every time', () => {
    expect(heat('backtracking', 10).forecast).toEqual(heat('backtracking', 10).forecast);
  });
});

describe('a heat', () => {
  test('stops when its time is up and goes on where it stopped', () => {
    let time = 0;
    const run = heat('backtracking', 8);
    run.advance(1, () => time++);
    const { tested } = run;
    expect(run.finished).toBe(false);
    expect(tested).toBeGreaterThan(0);
    while (!run.finished) run.advance(1, () => time++);
    expect(run.tested).toBe(15_720);
    expect(run.found).toBe(92);
  });

  test('predicts its time from its pace, and knows it at the end', () => {
    let time = 0;
    const now = () => (time += 10);
    const run = heat('one-a-row', 10);
    expect(run.predictedMilliseconds).toBeUndefined();
    run.advance(100, now);
    expect(run.predictedMilliseconds).toBeCloseTo((run.milliseconds * 1e10) / run.tested);
    const short = heat('backtracking', 4);
    short.advance(100_000, now);
    expect(short.finished).toBe(true);
    expect(short.predictedMilliseconds).toBe(short.milliseconds);
  });

  test('is not long if the machine stalls in one turn or two', () => {
    let time = 0;
    const run = heat('swapping', 8);
    for (const stall of [10_000, 0, 10_000, 0, 0]) {
      run.advance(1, () => (time += 1 + stall));
      expect(run.isLong).toBe(false);
    }
    expect(run.finished).toBe(false);
    expect(run.predictedMilliseconds).toBeLessThan(30_000);
  });

  test('of more than thirty seconds is long, and its result is its forecast', () => {
    let time = 0;
    const long = heat('any-squares', 8);
    for (let turn = 0; turn < 5; turn++) long.advance(100, () => (time += 10));
    expect(long.isLong).toBe(true);
    expect(long.result).toEqual({ way: 'formula', tested: 4_426_165_368 });

    const short = heat('backtracking', 8);
    short.advance(1, () => (time += 10));
    expect(short.isLong).toBe(false);
    expect(short.result.way).toBe('probing');
    short.advance(100_000, () => (time += 10));
    expect(short.result).toEqual({ way: 'run', tested: 15_720 });
  });
});

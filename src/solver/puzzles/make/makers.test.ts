import { expect, test } from 'vitest';
import { DAY_KINDS } from '../../../core/days/day-puzzles.ts';
import { DAY_VERSIONS, daySpecs } from '../../../core/days/day-specs.ts';
import { daysLater, FIRST_DAY } from '../../../core/days/day.ts';
import { finish } from '../../worker/task.ts';
import { makePuzzle } from './make-puzzle.ts';
import { makeDayPuzzle, PUZZLE_VERSION } from './makers.ts';

test('every version of days has a maker, and the newest is the version of all puzzles', () => {
  for (const version of DAY_VERSIONS)
    expect(finish(makeDayPuzzle(version.from, 'guard', version))).toBeDefined();
  expect(DAY_VERSIONS.at(-1)!.generators).toBe(PUZZLE_VERSION);
});

test("a day's puzzle is what its spec and seed make", () => {
  for (const kind of DAY_KINDS) {
    const { seed, ...spec } = daySpecs('2028-02-29').find((other) => other.kind === kind)!;
    const made = finish(makeDayPuzzle('2028-02-29', kind));
    expect(made).toEqual({ puzzle: finish(makePuzzle(spec, seed)), step: spec.step });
  }
});

test('there is no puzzle before the first day, nor for a version without a maker', () => {
  expect(finish(makeDayPuzzle(daysLater(FIRST_DAY, -1), 'guard'))).toBeUndefined();
  const unknown = { ...DAY_VERSIONS[0]!, generators: 0 };
  expect(finish(makeDayPuzzle(FIRST_DAY, 'guard', unknown))).toBeUndefined();
});

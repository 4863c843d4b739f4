import { expect, test } from 'vitest';
import { DAY_KINDS } from './day-puzzles.ts';
import { WEEK } from './day-week.ts';
import { existingDifficulties, type PuzzleVariant } from '../puzzles/puzzle-variants.ts';
import { DIFFICULTIES } from '../puzzles/puzzle.ts';

/** Returns the mean number of squares of a weekday's boards. */
function meanSquares(cells: readonly PuzzleVariant[]): number {
  return cells.reduce((sum, { shape }) => sum + shape.rows * shape.columns, 0) / cells.length;
}

test('every kind has a puzzle on each of the seven days, on boards for which such puzzles exist', () => {
  for (const kind of DAY_KINDS) {
    expect(WEEK[kind]).toHaveLength(7);
    for (const { step, variants } of WEEK[kind]) {
      expect(variants.length).toBeGreaterThan(0);
      for (const cell of variants) {
        expect(cell.kind).toBe(kind);
        expect(existingDifficulties(cell)).toContain(step);
      }
    }
  }
});

test('Gentle boards are at most 8 × 8', () => {
  for (const { step, variants } of DAY_KINDS.flatMap((kind) => WEEK[kind])) {
    if (step !== 'gentle') continue;
    for (const { shape } of variants)
      expect(Math.max(shape.rows, shape.columns)).toBeLessThanOrEqual(8);
  }
});

test('neither the difficulty nor the size of a kind falls from Monday to Sunday', () => {
  for (const kind of DAY_KINDS) {
    const steps = WEEK[kind].map(({ step }) => DIFFICULTIES.indexOf(step));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBeGreaterThan(steps[0]!);
    const sizes = WEEK[kind].map(({ variants }) => meanSquares(variants));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  }
});

test('Monday has three Gentle puzzles, each day until Friday at least one, each weekend day a Medium one', () => {
  const days = Array.from({ length: 7 }, (_, day) =>
    DAY_KINDS.map((kind) => WEEK[kind][day]!.step),
  );
  expect(days[0]).toEqual(['gentle', 'gentle', 'gentle']);
  for (const steps of days.slice(0, 5)) expect(steps).toContain('gentle');
  for (const steps of days.slice(5)) expect(steps).toContain('steady');
});

import { expect, test } from 'vitest';
import { puzzleVariantsOf, existingDifficulties } from '../../../core/puzzles/puzzle-variants.ts';
import { parsePuzzleCode, puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import {
  DIFFICULTIES,
  type Puzzle,
  type PuzzleKind,
  type Difficulty,
} from '../../../core/puzzles/puzzle.ts';
import { sample } from '../../../core/sample.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { gradePlacement } from '../../reasoning/grade.ts';
import { makePuzzle } from './make-puzzle.ts';
import { areConnected, plainAnswers } from '../../search/plain-answers.testing.ts';
import type { PuzzleSpec } from '../protocol.ts';
import { expectSolvedByHints } from '../../hints/solved-by-hints.testing.ts';

/** Makes puzzles of a kind, in turns of all its sizes, rules and difficulties. */
function* madePuzzles(kind: PuzzleKind, count: number): Generator<[PuzzleSpec, Puzzle]> {
  const specs = puzzleVariantsOf(kind).flatMap((cell) =>
    existingDifficulties(cell).map((step) => ({ ...cell, step })),
  );
  for (let index = 0; index < count; index++) {
    // The stride has no common factor with any number of specs, so that it visits all of them.
    const spec = specs[(index * 37) % specs.length]!;
    const puzzle = finish(makePuzzle(spec, 10_000 + index));
    if (!puzzle) throw new Error(`No puzzle: ${JSON.stringify(spec)}, seed ${10_000 + index}.`);
    yield [spec, puzzle];
  }
}

/** Checks what holds for every puzzle with one answer. */
function expectPromises({ step }: PuzzleSpec, puzzle: Puzzle): void {
  const answers = plainAnswers(puzzle, 2);
  expect(answers).toHaveLength(1);
  const parsed = parsePuzzleCode(puzzleCode(puzzle));
  expect(parsed).toEqual({ ok: true, puzzle });
  expect(finish(checkPlacement(puzzle))).toEqual({ kind: 'one', answer: answers[0], step });
  expect(expectSolvedByHints(puzzle, answers[0]!)).toBe(true);
}

test('Complete puzzles have one answer, no needless queen and the difficulty asked for, and hints solve them', () => {
  for (const [spec, puzzle] of madePuzzles('complete', sample(24, 3000, 8))) {
    expectPromises(spec, puzzle);
    for (const given of puzzle.givens) {
      const fewer = { ...puzzle, givens: puzzle.givens.filter((other) => other !== given) };
      const isHarder = finish(gradePlacement(fewer, spec.step)) === undefined;
      const mayBeHarder = spec.step === 'gentle' || spec.step === 'steady';
      expect((mayBeHarder && isHarder) || plainAnswers(fewer, 2).length === 2).toBe(true);
    }
  }
});

test('Regions puzzles have one answer, connected regions of different sizes and the difficulty asked for', () => {
  for (const [spec, puzzle] of madePuzzles('regions', sample(12, 3000, 5))) {
    expectPromises(spec, puzzle);
    const size = spec.shape.rows;
    const regions = puzzle.rules.regions!;
    expect(areConnected(regions, size)).toBe(true);
    const sizes = Array.from(
      { length: size },
      (_, region) => regions.filter((other) => other === region).length,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(spec.step === 'gentle' ? 1 : 2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(0.4 * size * size);
    expect(new Set(sizes).size).toBeGreaterThanOrEqual(3);
  }
});

test('making a puzzle reports the boards tried, and pauses often', () => {
  const spec: PuzzleSpec = {
    kind: 'regions',
    sight: 'touch',
    shape: { rows: 8, columns: 8 },
    step: 'tricky',
  };
  const told: number[] = [];
  let pauses = 0;
  const task = makePuzzle(spec, 1);
  for (let next = task.next(); !next.done; next = task.next()) {
    pauses++;
    if (next.value) told.push(next.value.tried);
  }
  expect(told).toEqual(told.map((_, index) => index + 1));
  expect(pauses).toBeGreaterThan(told.length);
});

test('making gives up if no puzzle has the difficulty asked for', () => {
  // Easier techniques find all answers of 5 × 5.
  const shape = { rows: 5, columns: 5 };
  const spec: PuzzleSpec = { kind: 'complete', sight: 'queen', shape, step: 'thorny' };
  expect(existingDifficulties(spec)).not.toContain('thorny');
  expect(finish(makePuzzle(spec, 1))).toBeUndefined();
});

test('each kind has the sizes and difficulties that players are promised', () => {
  const stepsOn = (
    kind: PuzzleKind,
    sight: PuzzleSpec['sight'],
    size: number,
  ): readonly Difficulty[] =>
    existingDifficulties({ kind, sight, shape: { rows: size, columns: size } });
  expect(stepsOn('complete', 'queen', 6)).toEqual(['tricky']);
  for (let size = 9; size <= 12; size++)
    expect(stepsOn('complete', 'queen', size)).toEqual(
      expect.arrayContaining(DIFFICULTIES.slice(0, 3)),
    );
  for (let size = 6; size <= 9; size++)
    expect(stepsOn('regions', 'touch', size)).toEqual(
      expect.arrayContaining(DIFFICULTIES.slice(0, 3)),
    );
  for (const size of [8, 9])
    expect(stepsOn('regions', 'queen', size)).toEqual(
      expect.arrayContaining(DIFFICULTIES.slice(0, 3)),
    );
});

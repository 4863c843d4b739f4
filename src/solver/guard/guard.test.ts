import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { puzzleVariantsOf, existingDifficulties } from '../../core/puzzles/puzzle-variants.ts';
import { parsePuzzleCode, puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import {
  guardPuzzle,
  DIFFICULTIES,
  type Puzzle,
  type Difficulty,
} from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { finish, type Task } from '../worker/task.ts';
import { checkGuard } from '../puzzles/check/check-guard.ts';
import { gradeGuard } from './grade-guard.ts';
import { guardHint } from '../hints/guard-hint.ts';
import { makeGuard } from '../puzzles/make/make-guard.ts';
import { nearestGuard } from './nearest-guard.ts';
import { PlainGuard } from './plain-guard.testing.ts';

const CELLS = puzzleVariantsOf('guard').flatMap((cell) =>
  existingDifficulties(cell).map((step) => ({ step, shape: cell.shape })),
);

function made(shape: Shape, step: Difficulty, seed: number): Puzzle | undefined {
  return finish(makeGuard({ kind: 'guard', shape, sight: 'queen', step }, seed));
}

/** Returns the number of queens that a puzzle allows. */
function allowed({ rules: { goal } }: Puzzle): number {
  return goal.kind === 'guard' ? goal.queens : 0;
}

const PUZZLES = sample(120, 3_000, 30);

describe(`on ${PUZZLES} boards of shapes and difficulties by lot`, () => {
  const specs = fc.record({
    cell: fc.constantFrom(...CELLS),
    isTurned: fc.boolean(),
    seed: fc.nat(),
  });

  test('no fewer queens guard the board, its difficulty is the one asked for, and hints alone solve it', () => {
    fc.assert(
      fc.property(specs, ({ cell: { shape: standing, step }, isTurned, seed }) => {
        const { rows, columns } = standing;
        const shape = isTurned ? { rows: columns, columns: rows } : standing;
        const puzzle = made(shape, step, seed)!;
        expect(parsePuzzleCode(puzzleCode(puzzle))).toEqual({ ok: true, puzzle });
        const plain = new PlainGuard(shape);
        const { givens } = puzzle;
        const queens = allowed(puzzle);
        expect(new Set(givens).size).toBe(givens.length);
        expect(plain.suffices(givens, queens - givens.length - 1)).toBe(false);
        expect(plain.suffices(givens, queens - givens.length)).toBe(true);
        expect(finish(gradeGuard(puzzle))).toBe(step);
        expect(finish(checkGuard(puzzle))).toEqual({ kind: 'guarded', least: queens, step });
        expect(plain.unguardedBy(solvedByHints(puzzle, step, plain))).toEqual([]);
      }),
      { numRuns: PUZZLES },
    );
  });
});

/** Follows hints until they report that the board is guarded, and compares each with `PlainGuard`. */
function solvedByHints(puzzle: Puzzle, step: Difficulty, plain: PlainGuard): readonly Square[] {
  let queens = puzzle.givens;
  for (;;) {
    const { finding, act } = finish(guardHint(puzzle, { queens, marks: [] }));
    if (finding.technique === 'all-guarded') return queens;
    const more = allowed(puzzle) - queens.length - 1;
    const belongs = (square: Square): boolean => plain.suffices([...queens, square], more);
    if (finding.technique === 'last-queen') {
      expect(finding.squares).toEqual(plain.squares.filter(belongs));
    } else if (finding.technique === 'only-from-these') {
      const guards = plain.squares.filter((square) => plain.sees(square, finding.square));
      expect(finding.guards).toBe(guards.length);
      expect(finding.isDecided).toBe(true);
      expect(finding.left).toEqual(guards.filter(belongs));
      expect(finding.looks).toBeLessThanOrEqual(looksOf(step));
    } else {
      throw new Error(`${finding.technique} is no way to go on.`);
    }
    expect(act).toEqual({ kind: 'toggle', square: finding.place });
    queens = [...queens, finding.place];
  }
}

/** Returns the most looks ahead of a difficulty. */
function looksOf(step: Difficulty): number {
  return { gentle: 0, steady: 1, tricky: 1, thorny: 2 }[step];
}

test('the same seed makes the same board, and other seeds make others', () => {
  const shape = { rows: 8, columns: 8 };
  const boards = DIFFICULTIES.flatMap((step) =>
    [1, 1, 2, 3].map((seed) => made(shape, step, seed)),
  );
  for (let step = 0; step < DIFFICULTIES.length; step++) {
    const [first, again, ...others] = boards.slice(4 * step);
    expect(again).toEqual(first);
    expect(others.slice(0, 2)).not.toContainEqual(first);
  }
});

describe('a check', () => {
  test.each([
    [{ rows: 8, columns: 8 }, 4, [], { kind: 'none', crowded: undefined, least: 5 }],
    [{ rows: 8, columns: 8 }, 5, [], { kind: 'guarded', least: 5, step: undefined }],
    [{ rows: 4, columns: 6 }, 4, [0], { kind: 'guarded', least: 3, step: 'gentle' }],
    [{ rows: 3, columns: 3 }, 1, [4], { kind: 'guarded', least: 1, step: 'gentle' }],
    [{ rows: 3, columns: 3 }, 1, [0], { kind: 'none', crowded: undefined, least: 2 }],
    [{ rows: 6, columns: 6 }, 36, [], { kind: 'guarded', least: 3, step: undefined }],
  ] as const)(
    'finds the least queens for %o with %i allowed and %j given',
    (shape, queens, givens, expected) => {
      expect(finish(checkGuard(guardPuzzle(shape, queens, givens)))).toEqual(expected);
    },
  );

  test('gives up if the board is too hard', () => {
    const puzzle = guardPuzzle({ rows: 9, columns: 12 }, 6);
    expect(finish(checkGuard(puzzle, 1_000))).toEqual({ kind: 'too-hard' });
    expect(finish(checkGuard(puzzle))).toMatchObject({ kind: 'guarded', least: 6 });
  });
});

test('the nearest answer keeps as many placed queens as any answer does', () => {
  const boards = fc.record({
    shape: fc.record({
      rows: fc.integer({ min: 3, max: 7 }),
      columns: fc.integer({ min: 3, max: 7 }),
    }),
    more: fc.nat(1),
    placed: fc.uniqueArray(fc.nat(200), { maxLength: 5 }),
    isTable: fc.boolean(),
  });
  fc.assert(
    fc.property(boards, ({ shape, more, placed, isTable }) => {
      const plain = new PlainGuard(shape);
      const squares = plain.squares.length;
      const queens = [...new Set(placed.map((square) => square % squares))];
      const total = isTable ? squares : plain.fewest([]) + more;
      const answer = finish(nearestGuard(guardPuzzle(shape, total), queens))!;
      expect(new Set(answer).size).toBe(answer.length);
      expect(plain.unguardedBy(answer)).toEqual([]);
      const kept = queens.filter((queen) => answer.includes(queen));
      if (isTable) {
        expect(kept).toEqual(queens);
        expect(answer.length).toBe(queens.length + plain.fewest(queens));
        return;
      }
      expect(answer.length).toBeLessThanOrEqual(total);
      const better = subsets(queens).filter(
        (some) => some.length > kept.length && plain.suffices(some, total - some.length),
      );
      expect(better).toEqual([]);
    }),
    { numRuns: sample(60, 2_000, 20) },
  );
});

function subsets(squares: readonly Square[]): Square[][] {
  return squares.reduce<Square[][]>(
    (some, square) => [...some, ...some.map((others) => [...others, square])],
    [[]],
  );
}

/** Returns everything that a task yields, except empty steps, and its result. */
function told<Result, Interim>(task: Task<Result, Interim>): [Interim[], Result] {
  const interims: Interim[] = [];
  for (;;) {
    const step = task.next();
    if (step.done) return [interims, step.value];
    if (step.value !== undefined) interims.push(step.value);
  }
}

test('if much is wrong, a hint and an answer that will do come before the best ones', () => {
  const crowded = guardPuzzle({ rows: 9, columns: 9 }, 5);
  const queens = [0, 1, 2, 3, 4];
  const [hints, hint] = told(guardHint(crowded, { queens, marks: [] }));
  expect([...hints, hint].map(({ act }) => act?.kind)).toEqual(['lift', 'lift']);
  const [answers, answer] = told(nearestGuard(crowded, queens));
  expect(answers).toHaveLength(1);
  const geometry = geometryOf(crowded.rules);
  for (const one of [answers[0]!, answer!]) expect(verdict(geometry, one).solved).toBe(true);
});

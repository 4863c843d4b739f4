import { expect, test } from 'vitest';
import { apply, newGame } from '../../core/game/game.ts';
import { puzzleVariantsOf, existingDifficulties } from '../../core/puzzles/puzzle-variants.ts';
import { parsePuzzleCode, puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { DIFFICULTIES, type Puzzle, type Difficulty } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/board/square.ts';
import { finish } from '../worker/task.ts';
import { gradePlacement } from '../reasoning/grade.ts';
import { makePuzzle } from '../puzzles/make/make-puzzle.ts';
import type { Finding } from './hint.ts';
import { placementHint } from './placement-hint.ts';
import { plainAnswers } from '../search/plain-answers.testing.ts';

function puzzleOf(code: string): Puzzle {
  const parsed = parsePuzzleCode(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.puzzle;
}

const SIZE = 8;
const EIGHT = puzzleOf('c/8/08006000');
const ANSWER = plainAnswers(EIGHT)[0]!;
const FREE_OF_ANSWER = [...Array(SIZE * SIZE).keys()].filter((other) => !ANSWER.includes(other));

function hintOn(placed: readonly Square[], marks: readonly Square[] = []) {
  return placementHint(EIGHT, { queens: [...EIGHT.givens, ...placed], marks }, ANSWER);
}

test('the board of these examples has one answer, and two queens given', () => {
  expect(plainAnswers(EIGHT)).toHaveLength(1);
  expect(EIGHT.givens).toHaveLength(2);
});

test('a queen that attacks a given one is removed, before any wrong mark is reported', () => {
  const [given] = EIGHT.givens;
  const beside = given! + SIZE;
  const { finding, act } = hintOn([beside], ANSWER);
  const pairs = finding.technique === 'conflict' ? finding.conflicts : [];
  expect(pairs.map(({ older }) => older)).toContain(given);
  expect(pairs.every(({ newer }) => newer === beside)).toBe(true);
  expect(act).toEqual({ kind: 'lift', squares: [beside] });
});

test('the newer of two wrong queens that attack each other is removed', () => {
  const [first, second] = [SIZE * (SIZE - 1), SIZE * (SIZE - 1) + 1];
  expect(hintOn([first, second]).act).toEqual({ kind: 'lift', squares: [second] });
  expect(hintOn([second, first]).act).toEqual({ kind: 'lift', squares: [first] });
});

test('if two queens attack each other, the one that the only answer lacks is removed', () => {
  const right = ANSWER.find((queen) => !EIGHT.givens.includes(queen))!;
  const wrong = FREE_OF_ANSWER.filter(
    (other) => hintOn([other]).finding.technique === 'wrong',
  ).find((other) => hintOn([other, right]).finding.technique === 'conflict')!;
  expect(hintOn([wrong, right]).act).toEqual({ kind: 'lift', squares: [wrong] });
  expect(hintOn([right, wrong]).act).toEqual({ kind: 'lift', squares: [wrong] });
  // If the answer is not known, the newer one goes.
  const standing = { queens: [...EIGHT.givens, wrong, right], marks: [] };
  expect(placementHint(EIGHT, standing, undefined).act).toEqual({
    kind: 'lift',
    squares: [right],
  });
});

test('a queen that the answer lacks is named before wrong marks, with the shortest reason from the right queens', () => {
  const wrong = FREE_OF_ANSWER.find((other) => hintOn([other]).finding.technique === 'wrong')!;
  const right = ANSWER.find(
    (queen) =>
      !EIGHT.givens.includes(queen) && hintOn([wrong, queen]).finding.technique === 'wrong',
  )!;
  const marks = ANSWER.filter((queen) => queen !== right && !EIGHT.givens.includes(queen));
  const { finding, act } = hintOn([wrong, right], marks);
  expect(finding).toMatchObject({ technique: 'wrong', piece: 'queen', square: wrong, others: [] });
  expect(act).toEqual({ kind: 'lift', squares: [wrong] });
  // Wrong marks have no part in the reason.
  expect(hintOn([right, wrong])).toEqual({ finding, act });
});

test('if there are several answers, a house without a free square is reported', () => {
  const five = puzzleOf('c/5/00000');
  expect(plainAnswers(five).length).toBeGreaterThan(1);
  const marks = [0, 1, 2, 3, 4];
  const { finding, act } = placementHint(five, { queens: [], marks }, undefined);
  expect(finding).toMatchObject({ technique: 'emptied', house: { kind: 'row', index: 0 } });
  expect(act).toBeUndefined();
});

/** Returns the difficulty of a reason, by what a person sees of it. */
function stepOf(finding: Finding): Difficulty {
  switch (finding.technique) {
    case 'last-free-square':
      return 'gentle';
    case 'shared-squares':
      return (['gentle', 'steady', 'tricky', 'tricky'] as const)[finding.houses.length - 1]!;
    case 'starved-house':
      return 'steady';
    case 'refutation':
      return finding.isPlain && finding.moves.length <= 3 ? 'tricky' : 'thorny';
    default:
      throw new Error(`${finding.technique} is no reason.`);
  }
}

/** Plays a puzzle by hints, and returns the difficulty of the hardest reason and the number of refutations. */
function playedByHints(puzzle: Puzzle): {
  readonly hardest: Difficulty;
  readonly refutations: number;
} {
  const answer = plainAnswers(puzzle, 2)[0]!;
  let game = newGame(puzzle.rules, puzzle.givens);
  let hardest: Difficulty = 'gentle';
  let refutations = 0;
  while (game.history.present.queens.length < answer.length) {
    const { finding, act } = placementHint(puzzle, game.history.present, answer);
    const step = stepOf(finding);
    if (DIFFICULTIES.indexOf(step) > DIFFICULTIES.indexOf(hardest)) hardest = step;
    if (finding.technique === 'refutation') refutations++;
    game = apply(game, act!, 'start');
  }
  return { hardest, refutations };
}

test('the grade is the hardest reason that hints give, with three refutations at most in Tricky', () => {
  const specs = [...puzzleVariantsOf('complete'), ...puzzleVariantsOf('regions')]
    .filter(({ shape }) => shape.rows <= sample(7, 11))
    .flatMap((cell) => existingDifficulties(cell).map((step) => ({ ...cell, step })));
  const met = new Set<Difficulty>();
  for (let seed = 0; seed < sample(1, 5); seed++) {
    for (const spec of specs) {
      const puzzle = finish(makePuzzle(spec, 700 + seed))!;
      const grade = finish(gradePlacement(puzzle))!;
      met.add(grade);
      expect(finish(gradePlacement(puzzleOf(puzzleCode(puzzle))))).toBe(grade);
      const { hardest, refutations } = playedByHints(puzzle);
      expect(refutations > 3 ? 'thorny' : hardest, puzzleCode(puzzle)).toBe(grade);
      for (const most of DIFFICULTIES) {
        const isWithin = DIFFICULTIES.indexOf(most) >= DIFFICULTIES.indexOf(grade);
        expect(finish(gradePlacement(puzzle, most))).toBe(isWithin ? grade : undefined);
      }
    }
  }
  expect(met.size).toBe(4);
});

import { expect, test } from 'vitest';
import {
  completePuzzle,
  guardPuzzle,
  regionsPuzzle,
  type Puzzle,
} from '../../core/puzzles/puzzle.ts';
import { finish } from '../../solver/worker/task.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import { placementHint } from '../../solver/hints/placement-hint.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import { RUNGS } from '../../core/game/rungs.ts';
import { hasSteps, type SpokenRung } from './hint-ladder.ts';
import { hintPractice, hintWords } from './hint-techniques.ts';

/** The regions of a board of 8 × 8. */
const REGIONS = '2200011122033111423311714233117144531171455337774553667755666777';

function regions(sight: 'touch' | 'queen'): Puzzle {
  return regionsPuzzle(8, sight, Array.from(REGIONS, Number));
}

function hintOf(puzzle: Puzzle): Hint {
  return placementHint(puzzle, { queens: puzzle.givens, marks: [] }, undefined);
}

test('the reason of a hint can be practised on boards of its kind, once it is said', () => {
  const puzzle = regions('touch');
  const hint = hintOf(puzzle);
  expect(hint.finding.technique).toBe('starved-house');
  expect(hintPractice(hint.finding, 'why', puzzle)).toEqual({
    board: 'regions',
    technique: 'starved',
  });
  for (const rung of ['nudge', 'where'] as const) {
    expect(hintPractice(hint.finding, rung, puzzle)).toBeUndefined();
  }
  expect(hintPractice(hint.finding, 'why', regions('queen'))).toMatchObject({ board: 'regions' });
});

test('a line with one free square is practised on boards of Complete', () => {
  const puzzle = completePuzzle(5, [0, 7]);
  const topic = hintPractice(hintOf(puzzle).finding, 'why', puzzle);
  expect(topic).toEqual({ board: 'complete', technique: 'last' });
});

test('Guard is practised by the number of queens that the reason looks ahead', () => {
  const puzzle = guardPuzzle({ rows: 7, columns: 9 }, 5);
  const hint = finish(guardHint(puzzle, { queens: [], marks: [] }));
  if (hint.finding.technique !== 'only-from-these') throw new Error(hint.finding.technique);
  const { looks } = hint.finding;
  const technique = ['count', 'look', 'two-looks'][looks];
  expect(hintPractice(hint.finding, 'why', puzzle)).toEqual({ board: 'guard', technique });
});

test('a finding that is not a technique cannot be practised', () => {
  const puzzle = completePuzzle(5, [0]);
  const conflict = placementHint(puzzle, { queens: [0, 1], marks: [] }, undefined);
  expect(conflict.finding.technique).toBe('conflict');
  expect(hintPractice(conflict.finding, 'why', puzzle)).toBeUndefined();
});

test('a hint without steps has the same words on every rung', () => {
  const tooFew = guardPuzzle({ rows: 8, columns: 8 }, 4);
  const guarded = guardPuzzle({ rows: 3, columns: 3 }, 1);
  const boards: readonly (readonly [Puzzle, Hint])[] = [
    [
      completePuzzle(4, []),
      placementHint(completePuzzle(4, []), { queens: [1, 7, 8, 14], marks: [] }, undefined),
    ],
    [guarded, finish(guardHint(guarded, { queens: [4], marks: [] }))],
    [tooFew, finish(guardHint(tooFew, { queens: [], marks: [] }))],
    [completePuzzle(8, []), { finding: { technique: 'unsolvable' }, act: undefined }],
    [completePuzzle(8, []), { finding: { technique: 'beyond' }, act: undefined }],
    [
      completePuzzle(4, []),
      { finding: { technique: 'all-known', ways: 2, lift: undefined }, act: undefined },
    ],
  ];
  for (const [puzzle, hint] of boards) {
    expect(hasSteps(hint)).toBe(false);
    const [nudge, ...others] = RUNGS.slice(0, 3).map((rung) =>
      hintWords(hint.finding, rung as SpokenRung, puzzle),
    );
    for (const words of others) expect(words).toEqual(nudge);
  }
});

import { expect, test } from 'vitest';
import { completePuzzle, guardPuzzle } from '../../core/puzzles/puzzle.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import { Known } from '../../solver/insight/known.ts';
import type { DeadEndExplanation } from '../../solver/reasoning/explain.ts';
import { finish } from '../../solver/worker/task.ts';
import { deadEndWords } from './dead-end-words.ts';
import type { RungWords } from './hint-ladder.ts';
import { hintWords } from './hint-techniques.ts';

test('the words for a wrong queen of Guard say if there is no short reason', () => {
  const board = guardPuzzle({ rows: 11, columns: 11 }, 5);
  const { finding } = finish(guardHint(board, { queens: [0], marks: [] }));
  expect(hintWords(finding, 'why', board)).toEqual({
    title: 'a11 is wrong',
    text: '90 squares are open. There is no short explanation.',
  });
});

test('on an empty board any row will do, and the nudge says that squares differ only if they do', () => {
  const nudge = (size: number): RungWords => {
    const { finding } = finish(hintFor(size, [], new Known(size)));
    return hintWords(finding, 'nudge', completePuzzle(size, []));
  };
  expect(nudge(8)).toEqual({
    title: 'Nothing is forced yet',
    text: 'Any row will do. Some squares leave more new solutions than others.',
  });
  // On 5 × 5 each square is in two of the ten solutions.
  expect(nudge(5).text).toBe('Any row will do.');
});

test('queens that the supposition takes back are forced again', () => {
  const house = { kind: 'row', index: 2, squares: [] } as const;
  const moves = [{ square: 0 }, { square: 9 }];
  const deadEnd = { moves, house, isPlain: true } as unknown as DeadEndExplanation;
  expect(deadEndWords(deadEnd, 8, [9, 0])).toMatch(/^That forces .+ again, and then row /);
  expect(deadEndWords(deadEnd, 8, [9])).toMatch(/^That forces .+ in turn, and then row /);
});

import { expect, test } from 'vitest';
import { solutionCount } from '../../core/solutions/counts.ts';
import { completePuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Sight } from '../../core/board/rules.ts';
import { drawFrom, someOf } from './random-boards.testing.ts';
import { finish } from '../worker/task.ts';
import { grownRegions } from './grown-regions.testing.ts';
import { answersOf, PlacementSearch } from './placement-search.ts';
import { plainAnswers } from './plain-answers.testing.ts';

const SIGHTS: readonly Sight[] = ['touch', 'queen'];

/** Returns all answers as sorted texts. */
function listed(answers: readonly (readonly number[])[]): string[] {
  return answers.map((answer) => answer.join(' ')).sort();
}

function searched(puzzle: Puzzle): string[] {
  return listed(finish(answersOf(puzzle, Infinity)).found);
}

test('an empty board has as many answers as there are solutions', () => {
  for (let size = 4; size <= 9; size++) {
    expect(BigInt(searched(completePuzzle(size, [])).length)).toBe(solutionCount(size));
  }
});

test('all answers are found, with regions of either rule and with queens on the board', () => {
  const draw = drawFrom(1);
  let several = 0;
  for (const sight of SIGHTS) {
    for (const size of [5, 6, 7, 8]) {
      for (let board = 0; board < 15; board++) {
        const puzzle = grownRegions(size, sight, draw);
        const answers = plainAnswers(puzzle);
        if (answers.length > 1) several++;
        expect(searched(puzzle)).toEqual(listed(answers));
        if (answers.length === 0) continue;
        const givens = someOf(answers[0]!, draw(size), draw);
        const started = { ...puzzle, givens };
        expect(searched(started)).toEqual(listed(plainAnswers(started)));
      }
    }
  }
  expect(several).toBeGreaterThan(20);
});

test('a complete board is its own answer, and queens that attack each other have none', () => {
  const [answer] = plainAnswers(completePuzzle(8, []), 1);
  expect(finish(answersOf(completePuzzle(8, answer!), 2)).found).toEqual([answer]);
  expect(finish(answersOf(completePuzzle(8, [0, 9]), 2)).found).toEqual([]);
});

test('the search stops at as many answers as are wanted, and at as many nodes as are allowed', () => {
  const { rules } = completePuzzle(10, []);
  const stopped = finish(answersOf(completePuzzle(10, []), 2));
  expect(stopped).toMatchObject({ outcome: 'found' });
  expect(stopped.found).toHaveLength(2);
  expect(finish(answersOf(completePuzzle(10, []), Infinity, 50))).toMatchObject({
    outcome: 'paused',
  });
  // A search that pauses after every node finds the same answers.
  const search = new PlacementSearch(rules, []);
  let answers = 0;
  let isAhead = false;
  for (let nodes = 1; ; nodes++) {
    const outcome = search.next(nodes);
    isAhead ||= search.nodes > nodes;
    if (outcome === 'found') answers++;
    if (outcome === 'exhausted') break;
  }
  expect(isAhead).toBe(false);
  expect(answers).toBe(724);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOfColumns } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import type { Square } from '../../core/board/square.ts';
import { gridOf } from '../search/grid.ts';
import { insightOf, type Insight } from './insight.ts';
import { Known } from './known.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
} from '../search/random-boards.testing.ts';
import { Search } from '../search/search.ts';
import { finish } from '../worker/task.ts';

const exactly = (count: number) => ({ count, isExact: true });

function knownOf(size: number, found: readonly string[]): Known {
  const known = new Known(size);
  for (const code of found) known.add(code, 'found');
  return known;
}

test('the counts of completions and of new ones are exact on small boards', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(5),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (size, count, seed, share) => {
        const queens = independentQueens(size, count, drawFrom(seed));
        const found = allSolutions(size).filter((_, index) => (index * 0.618) % 1 < share);
        const ways = extending(allSolutions(size), queens);
        expect(finish(insightOf(size, queens, knownOf(size, found)))).toEqual({
          completions: exactly(ways.length),
          newCompletions: exactly(ways.filter((code) => !found.includes(code)).length),
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test('the most completions of 1 … 7 queens on 8 × 8 are 18, 8, 4, 3, 2, 2, 1', () => {
  const most = new Array<number>(8).fill(0);
  function visit(queens: readonly Square[], row: number): void {
    const { count } = finish(insightOf(8, queens, new Known(8))).completions;
    most[queens.length] = Math.max(most[queens.length] ?? 0, count);
    if (count === 0) return;
    for (let next = row; next < 8; next++) {
      for (let column = 0; column < 8; column++) {
        visit([...queens, next * 8 + column], next + 1);
      }
    }
  }
  visit([], 0);
  expect(most.slice(1, 8)).toEqual([18, 8, 4, 3, 2, 2, 1]);
});

test('queens that attack each other leave no completion', () => {
  expect(finish(insightOf(8, [0, 9], new Known(8)))).toEqual({
    completions: exactly(0),
    newCompletions: exactly(0),
  });
});

test('the number of solutions of an empty board of n = 1 … 25 is returned at once', () => {
  for (let size = 1; size <= 25; size++) {
    const first = insightOf(size, [], new Known(size)).next();
    expect(first.done).toBe(true);
    expect(first.value!.completions).toEqual(exactly(Number(solutionCount(size))));
  }
});

test('a total that a number cannot hold is a bound, never a wrong number', () => {
  for (const size of [26, 27]) {
    const { completions, newCompletions } = finish(insightOf(size, [], new Known(size)));
    expect(completions).toEqual({ count: Number.MAX_SAFE_INTEGER, isExact: false });
    expect(newCompletions).toEqual({ count: Number.MAX_SAFE_INTEGER, isExact: false });
  }
});

test('the bounds on the way only grow, never exceed the true count, and end exact', () => {
  const search = new Search(gridOf(13, [4]), 'likeliest first');
  const found = Array.from({ length: 5 }, () => {
    search.next(Infinity);
    return codeOfColumns(search.columns);
  });
  const task = insightOf(13, [4], knownOf(13, found));
  const told: Insight[] = [];
  let step = task.next();
  for (; !step.done; step = task.next()) if (step.value) told.push(step.value);
  const { completions, newCompletions } = step.value;
  expect(completions.isExact && newCompletions.isExact).toBe(true);
  expect(completions.count - newCompletions.count).toBe(5);
  expect(told.length).toBeGreaterThan(0);
  let last = { ways: 0, fresh: 0 };
  for (const insight of told) {
    expect(insight.completions.isExact || insight.newCompletions.isExact).toBe(false);
    expect(insight.completions.count).toBeGreaterThanOrEqual(last.ways);
    expect(insight.newCompletions.count).toBeGreaterThanOrEqual(last.fresh);
    last = { ways: insight.completions.count, fresh: insight.newCompletions.count };
  }
  expect(last.ways).toBeLessThanOrEqual(completions.count);
  expect(last.fresh).toBeLessThanOrEqual(newCompletions.count);
});

test('a count that would take too long stops at a bound above zero', () => {
  for (let size = 13; size <= 32; size++) {
    const queens = independentQueens(size, 2, drawFrom(size));
    const { completions, newCompletions } = finish(
      insightOf(size, queens, new Known(size), 20_000),
    );
    expect(completions.count).toBeGreaterThan(0);
    expect(newCompletions.count).toBeGreaterThan(0);
    expect(newCompletions.isExact).toBe(completions.isExact);
  }
});

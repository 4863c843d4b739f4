import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSolution } from '../../core/board/attacks.ts';
import { type Code, codeOfColumns, queensOf } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { gridOf, type Grid } from './grid.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
  randomSolution,
  someOf,
} from './random-boards.testing.ts';
import { Search } from './search.ts';

function completionsOf(
  grid: Grid,
  order: 'as they come' | 'likeliest first',
  step = Infinity,
): Code[] {
  const search = new Search(grid, order);
  const codes: Code[] = [];
  for (;;) {
    const outcome = search.next(search.nodes + step);
    if (outcome === 'exhausted') return codes;
    if (outcome === 'found') codes.push(codeOfColumns(search.columns));
  }
}

function countOf(grid: Grid, step = Infinity): number {
  const search = new Search(grid, 'as they come');
  while (search.count(search.nodes + step) === 'paused');
  return search.counted;
}

test('every solution of n × n is counted once for n = 1 … 12', () => {
  for (let size = 1; size <= 12; size++) {
    expect(BigInt(countOf(gridOf(size, [])))).toBe(solutionCount(size));
  }
});

test('every solution is listed once, in either order', () => {
  for (let size = 1; size <= 10; size++) {
    const all = [...allSolutions(size)].sort();
    expect(completionsOf(gridOf(size, []), 'as they come').sort()).toEqual(all);
    expect(completionsOf(gridOf(size, []), 'likeliest first').sort()).toEqual(all);
  }
});

const boards = fc
  .record({
    size: fc.integer({ min: 1, max: 9 }),
    queens: fc.nat(6),
    closed: fc.array(fc.nat(80), { maxLength: 6 }),
    seed: fc.nat(),
  })
  .map(({ size, queens, closed, seed }) => ({
    size,
    queens: independentQueens(size, queens, drawFrom(seed)),
    closed: closed.filter((square) => square < size * size),
  }));

test('the completions of a board are the solutions that contain its queens and avoid its closed squares', () => {
  fc.assert(
    fc.property(boards, ({ size, queens, closed }) => {
      const open = closed.filter((square) => !queens.includes(square));
      const expected = extending(allSolutions(size), queens)
        .filter((code) => !queensOf(code).some((queen) => open.includes(queen)))
        .sort();
      const grid = gridOf(size, queens, open);
      expect(completionsOf(grid, 'as they come').sort()).toEqual(expected);
      expect(completionsOf(grid, 'likeliest first').sort()).toEqual(expected);
      expect(countOf(grid)).toBe(expected.length);
    }),
    { numRuns: 2000 },
  );
});

test('a search that pauses often finds the same completions in the same order', () => {
  fc.assert(
    fc.property(boards, fc.integer({ min: 1, max: 50 }), ({ size, queens }, step) => {
      const grid = gridOf(size, queens);
      expect(completionsOf(grid, 'as they come', step)).toEqual(
        completionsOf(grid, 'as they come'),
      );
      expect(countOf(grid, step)).toBe(countOf(grid));
    }),
    { numRuns: 300 },
  );
});

test('counting goes on where listing stopped', () => {
  for (const size of [7, 8]) {
    const all = allSolutions(size).length;
    for (let listed = 0; listed <= all; listed++) {
      const search = new Search(gridOf(size, []), 'as they come');
      for (let completion = 0; completion < listed; completion++)
        expect(search.next(Infinity)).toBe('found');
      search.count(Infinity);
      expect(search.counted).toBe(all - listed);
    }
  }
});

test('a board that has a completion is completed on every size up to 32', () => {
  const draw = drawFrom(1874);
  for (let size = 4; size <= 32; size++) {
    const solution = randomSolution(size, draw);
    for (let count = 0; count <= size; count++) {
      const queens = someOf(solution, count, draw);
      const search = new Search(gridOf(size, queens), 'likeliest first');
      expect(search.next(1_000_000)).toBe('found');
      const completion = search.columns.map((column, row) => row * size + column);
      expect(isSolution(completion, size)).toBe(true);
      expect(completion).toEqual(expect.arrayContaining(queens));
    }
  }
});

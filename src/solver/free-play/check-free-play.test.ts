import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Known } from '../insight/known.ts';
import { checkFreePlay } from './check-free-play.ts';
import { allSolutions, drawFrom, extending, someOf } from '../search/random-boards.testing.ts';
import { finish } from '../worker/task.ts';

test('without the wrong queens a board can be completed, and with any one of them it cannot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), (size, seed) => {
      const draw = drawFrom(seed);
      const squares = Array.from({ length: size * size }, (_, square) => square);
      const queens = someOf(squares, draw(size), draw);
      const check = finish(checkFreePlay(size, queens, new Known(size)));
      if (check.kind !== 'checked') throw new Error(check.kind);
      expect(check.marks).toEqual([]);
      const stays = (some: readonly number[]): boolean =>
        extending(allSolutions(size), some).length > 0;
      const left = queens.filter((queen) => !check.queens.includes(queen));
      expect(stays(left)).toBe(true);
      for (const queen of check.queens) expect(stays([...left, queen])).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('a board whose only solution is found has no wrong queen', () => {
  const known = new Known(4);
  known.add('2413', 'found');
  expect(finish(checkFreePlay(4, [1], known))).toEqual({
    kind: 'checked',
    queens: [],
    marks: [],
    insight: {
      completions: { count: 1, isExact: true },
      newCompletions: { count: 0, isExact: true },
    },
  });
});

test('a check of a size without a solution reports that there is none', () => {
  expect(finish(checkFreePlay(3, [0], new Known(3)))).toEqual({ kind: 'no-solution' });
});

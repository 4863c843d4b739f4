import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictsOf } from '../../core/board/attacks.ts';
import { checkFreePlay } from './check-free-play.ts';
import { allSolutions, drawFrom, extending, someOf } from '../search/random-boards.testing.ts';
import { finish } from '../worker/task.ts';

test('a queen is wrong if no solution has it with the right ones placed before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), (size, seed) => {
      const draw = drawFrom(seed);
      const squares = Array.from({ length: size * size }, (_, square) => square);
      const queens = someOf(squares, draw(size), draw);
      const check = finish(checkFreePlay(size, queens));
      if (check.kind !== 'checked') throw new Error(check.kind);
      const right: number[] = [];
      for (const queen of queens) {
        const together = [...right, queen];
        const isRight =
          conflictsOf(together, size).length === 0 &&
          extending(allSolutions(size), together).length > 0;
        expect(check.queens.includes(queen)).toBe(!isRight);
        if (isRight) right.push(queen);
      }
      expect(check.marks).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('a check of a size without a solution reports that there is none', () => {
  expect(finish(checkFreePlay(3, [0]))).toEqual({ kind: 'no-solution' });
});

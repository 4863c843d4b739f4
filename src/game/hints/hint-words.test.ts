import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Code } from '../../core/code.ts';
import { completePuzzle } from '../../core/puzzle.ts';
import { squareName, type Square } from '../../core/square.ts';
import { hintFor } from '../../solver/free-play-hint.ts';
import type { Hint } from '../../solver/hint.ts';
import { Known } from '../../solver/known.ts';
import { drawFrom, independentQueens } from '../../solver/random-boards.testing.ts';
import { actWords } from './act-words.ts';
import { hintWords } from './hint-words.ts';
import type { RungWords } from './rung-words.ts';

/** The squares of a board's queens by name, in the order placed. */
function squaresOf(names: string, size: number): Square[] {
  const all = Array.from({ length: size * size }, (_, square) => squareName(square, size));
  return names.split(' ').map((name) => all.indexOf(name));
}

function hintOf(size: number, queens: readonly Square[], found: readonly Code[] = []): Hint {
  const known = new Known(size);
  for (const code of found) known.add(code, 'found');
  const task = hintFor(size, queens, known);
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** What the three rungs say in turn. */
function said({ finding }: Hint, size: number): RungWords[] {
  const board = completePuzzle(size, []);
  return (['nudge', 'where', 'why'] as const).map((rung) => hintWords(finding, rung, board));
}

describe('the last rung says the whole reason', () => {
  const boards: readonly [size: number, queens: string, technique: string, why: string][] = [
    [
      8,
      'c7 d5 a4 b2',
      'last-free-square',
      '4 squares lie in columns that already hold a queen, e8, g8, and h8 are seen along diagonals — only f8 is left.',
    ],
    [
      8,
      'd7 b6 c1',
      'starved-house',
      'A queen on any one of h8, e2, and h2 would rule out every free square of row 5. Only one way to finish is left, and it has a queen on f8.',
    ],
    [
      8,
      'c8 f7 h4',
      'refutation',
      'A queen on d3 forces e5, and then column a has no square left. Each of the 3 new ways to finish has a queen on g2.',
    ],
    [8, 'b5', 'most-open', 'Of the 8 new ways to finish, a3 keeps 4'],
    [8, 'f5 b4 a1', 'dead', 'Lift a1: that opens 1 new way to finish.'],
    [
      8,
      'f5 a1 a8',
      'conflict',
      'They stand in a column. One of them has to go before anything else can be said.',
    ],
    [3, 'a1', 'no-solution', 'Some queen must stand in the top row.'],
  ];
  for (const [size, queens, technique, why] of boards) {
    test(technique, () => {
      const hint = hintOf(size, squaresOf(queens, size));
      expect(hint.finding.technique).toBe(technique);
      expect(said(hint, size)[2]!.text).toContain(why);
    });
  }
});

test('where every ending is found, the reason names the queen that leads to a new one', () => {
  const hint = hintOf(4, squaresOf('b4 d3 a2', 4), ['2413']);
  const [nudge, , why] = said(hint, 4);
  expect(nudge!.text).toBe('The only way to finish from here is one you have found.');
  expect(why!.text).toMatch(/^Lift .*: that opens 1 new way to finish\.$/);
});

test('where all is found, there is nothing to lift', () => {
  const hint = hintOf(4, [], ['2413', '3142']);
  expect(hint.act).toBeUndefined();
  for (const { text } of said(hint, 4)) {
    expect(text).toBe(
      'You have found each of the 2 ways to finish from here. You have found every solution of this size.',
    );
  }
});

test('on any board a nudge gives no square away, and the reason names the one to place', () => {
  const boards = fc.record({
    size: fc.integer({ min: 4, max: 9 }),
    most: fc.nat({ max: 9 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(boards, ({ size, most, seed }) => {
      const queens = independentQueens(size, most, drawFrom(seed));
      const hint = hintOf(size, queens);
      const rungs = said(hint, size);
      for (const { title, text } of rungs) {
        expect(title).not.toBe('');
        expect(`${title} ${text}`).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(`${rungs[0]!.title} ${rungs[0]!.text}`).not.toMatch(/\b[a-i][1-9]\b/);
      if (hint.act?.kind === 'toggle') {
        const place = squareName(hint.act.square, size);
        expect(`${rungs[2]!.title} ${rungs[2]!.text}`).toContain(place);
        expect(actWords(hint.act, { rows: size, columns: size })).toBe(`Place ${place}`);
      }
    }),
    { numRuns: 200 },
  );
});

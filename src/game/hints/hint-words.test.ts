import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { rowHouses } from '../../core/board/house.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { placementHint } from '../../solver/hints/placement-hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
} from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { actWords, hintWords } from './hint-techniques.ts';
import type { RungWords } from './hint-ladder.ts';

/** Returns the squares with these names, in the same order. */
function squaresOf(names: string, size: number): Square[] {
  const all = Array.from({ length: size * size }, (_, square) => squareName(square, size));
  return names.split(' ').map((name) => all.indexOf(name));
}

function hintOf(size: number, queens: readonly Square[], found: readonly Code[] = []): Hint {
  const known = new Known(size);
  for (const code of found) known.add(code, 'found');
  return finish(hintFor(size, queens, known));
}

/** Returns the words of the three rungs in order. */
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
      '4 squares are in columns that already have a queen. e8, g8 and h8 are attacked along diagonals. Only f8 is left.',
    ],
    [
      8,
      'd7 b6 c1',
      'starved-house',
      'A queen on h8, e2 or h2 would rule out every free square of row 5. You can mark h8, e2 and h2.',
    ],
    [
      8,
      'c8 f7 h4',
      'refutation',
      'Suppose a queen is on d3. That forces e5, and then column a has no square left. You can mark d3. That leaves',
    ],
    [8, 'b5', 'most-open', 'a3 leads to 4 of the 8 new solutions'],
    [
      8,
      'f5 b4 a1',
      'dead',
      'Suppose a1 stays. That forces c7, and then column d has no square left. Take back a1, and 1 new solution is possible.',
    ],
    [8, 'f5 a8 a1', 'conflict', 'a1 came after a8, so try without it.'],
    [3, 'a1', 'no-solution', 'Some queen must be in the top row.'],
  ];
  for (const [size, queens, technique, why] of boards) {
    test(technique, () => {
      const hint = hintOf(size, squaresOf(queens, size));
      expect(hint.finding.technique).toBe(technique);
      expect(said(hint, size)[2]!.text).toContain(why);
    });
  }
});

test('if every completion is found, the reason names the queen whose removal leads to a new one', () => {
  const hint = hintOf(4, squaresOf('b4 d3 a2', 4), ['2413']);
  const [nudge, , why] = said(hint, 4);
  expect(nudge!.text).toBe('You have found the only solution from here.');
  expect(why!.text).toMatch(/Take back .*, and 1 new solution is possible\.$/);
});

test('the words for a wrong queen of Guard say if there is no short reason', () => {
  const board = guardPuzzle({ rows: 11, columns: 11 }, 5);
  const { finding } = finish(guardHint(board, { queens: [0], marks: [] }));
  expect(hintWords(finding, 'why', board)).toEqual({
    title: 'a11 is wrong',
    text: '90 squares are open. No short reason shows this. Take back a11: then there is a solution.',
  });
});

test('the words for Guard say if there is no quick reason, and name a square that is hard to guard', () => {
  const board = guardPuzzle({ rows: 8, columns: 8 }, 64);
  const { finding, act } = finish(guardHint(board, { queens: [], marks: [] }));
  const { title, text } = hintWords(finding, 'why', board);
  expect(title).toBe('No quick reason here');
  expect(text).toMatch(
    /a8 is hard to guard: only 22 squares guard it\. One solution has a queen on \w\d\.$/,
  );
  const left = finding.technique === 'only-from-these' ? finding.left : [];
  expect(act?.kind === 'toggle' && left.includes(act.square)).toBe(true);
});

test('a region with three queens is said to have three, and all of them are named', () => {
  const board = regionsPuzzle(6, 'touch', new Array<number>(36).fill(0));
  const { finding } = placementHint(board, { queens: [0, 8, 22], marks: [] }, undefined);
  expect(hintWords(finding, 'where', board)).toEqual({
    title: 'Region 1 has 3 queens',
    text: 'They are a6, c5 and e3. Look at e3.',
  });
});

test('a single wrong mark beside the named one is not called marks', () => {
  const finding = {
    technique: 'wrong',
    piece: 'mark',
    square: 0,
    together: undefined,
    others: [9],
    deadEnd: { moves: [], house: rowHouses({ rows: 4, columns: 4 })[0]!, isPlain: true },
    rays: [],
  } as const;
  expect(hintWords(finding, 'why', completePuzzle(4, [])).text).toBe(
    'Suppose the mark on a4 stays without the one on b2. That leaves row 4 without a free square.',
  );
});

test('on an empty board any row will do, and the nudge says that squares differ only if they do', () => {
  const nudge = (size: number): RungWords => said(hintOf(size, []), size)[0]!;
  expect(nudge(8)).toEqual({
    title: 'Nothing is forced yet',
    text: 'Any row will do. Some squares leave more new solutions.',
  });
  // On 5 × 5 each square is in two of the ten solutions.
  expect(nudge(5).text).toBe('Any row will do.');
});

test('a nudge does not say that nothing is forced where all new solutions share a queen', () => {
  const b3 = squaresOf('b3', 8)[0]!;
  const found = extending(allSolutions(8), [16]).filter((code) => !queensOf(code).includes(b3));
  expect(said(hintOf(8, [16], found), 8).map(({ title }) => title)).toEqual([
    'The new solutions have a queen in common',
    expect.stringMatching(/^Look at /),
    expect.stringMatching(/^Every new solution has a queen on /),
  ]);
});

test('if all solutions are found on an empty board, the hint removes nothing', () => {
  const hint = hintOf(4, [], ['2413', '3142']);
  expect(hint.act).toBeUndefined();
  for (const { text } of said(hint, 4)) {
    expect(text).toBe(
      'You have found both solutions from here. You have found every solution of this size.',
    );
  }
});

test('on any board a nudge names no square, and the reason names the one to place a queen on', () => {
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnHouses, rowHouses, type House } from '../../../core/board/house.ts';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { completePuzzle, regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import type { DraftVerdict, PuzzleCheck } from '../../../solver/puzzles/protocol.ts';
import type { Reason } from '../../../solver/reasoning/techniques.ts';
import { spokenVerdict, verdictWords } from './verdict-words.ts';

const SHAPE = { rows: 5, columns: 5 };
const ROWS = Array.from({ length: 25 }, (_, square) => Math.floor(square / 5));
const REGIONS: OwnDraft = { kind: 'regions', shape: SHAPE, sight: 'touch', regions: ROWS };
const COMPLETE: OwnDraft = { kind: 'complete', shape: SHAPE, givens: [0, 6] };

function spoken(verdict: DraftVerdict, draft = REGIONS): string {
  return spokenVerdict(verdictWords(verdict, draft));
}

function checked(check: PuzzleCheck, hardest?: Reason): string {
  const puzzle = regionsPuzzle(5, 'touch', ROWS);
  return spoken({ kind: 'puzzle', puzzle, check, hardest });
}

test('squares left to paint are counted', () => {
  expect(spoken({ kind: 'unpainted', squares: 9 })).toBe('9 squares to paint.');
  expect(spoken({ kind: 'unpainted', squares: 1 })).toMatch(/^1 square to paint\./);
});

test('a region without squares is named', () => {
  expect(spoken({ kind: 'missing', regions: [4] })).toBe(
    'One region has no squares. A board has as many regions as rows.',
  );
  expect(spoken({ kind: 'missing', regions: [1, 4] })).toMatch(/^2 regions have no squares/);
});

test('of a region in two pieces, the smaller piece is named', () => {
  // The last region has row 1, and apart from it d5 and e5.
  const regions = ROWS.map((region, square) => (square === 3 || square === 4 ? 4 : region));
  const draft: OwnDraft = { ...REGIONS, regions };
  const [, smallest] = piecesOf(4, regions, SHAPE) as [number[], number[]];
  const verdict: DraftVerdict = { kind: 'pieces', region: 4, smallest, pieces: 2 };
  expect(spoken(verdict, draft)).toBe(
    'One region is in two pieces. Join them, or paint one over. Smaller piece: d5 and e5.',
  );
});

test('a piece is called smaller only if another is larger, and its squares are named', () => {
  const region = fc.integer({ min: 0, max: 1 });
  fc.assert(
    fc.property(fc.array(region, { minLength: 25, maxLength: 25 }), (regions) => {
      const pieces = piecesOf(0, regions, SHAPE);
      fc.pre(pieces.length > 1);
      const smallest = pieces.at(-1);
      const words = spoken(
        { kind: 'pieces', region: 0, smallest, pieces: pieces.length },
        { ...REGIONS, regions },
      );
      const isSmaller = pieces.some((piece) => piece.length > smallest.length);
      expect(words.includes('Smaller piece')).toBe(isSmaller && pieces.length === 2);
      expect(words.includes('Smallest piece')).toBe(isSmaller && pieces.length > 2);
      expect(words).toContain(pieces.length === 2 ? 'two pieces' : `${pieces.length} pieces`);
      if (smallest.length > 4) expect(words).toContain(`${smallest.length} squares, first`);
    }),
  );
});

test('given queens that attack each other are named', () => {
  expect(spoken({ kind: 'broken', squares: [0, 6] }, COMPLETE)).toBe(
    'a5 and b4 attack each other. Remove one of them.',
  );
});

test('a draft with all queens given has nothing left to place', () => {
  expect(spoken({ kind: 'all-given' }, COMPLETE)).toMatch(/^Nothing is left to place\./);
});

test('several answers are reported, with the squares where two of them differ', () => {
  const answers = [
    [0, 7, 14],
    [0, 8, 14],
  ] as const;
  expect(checked({ kind: 'several', areTwo: true, answers })).toBe(
    'Two solutions. They differ at c4 and d4. Move one of these squares to another region.',
  );
  expect(checked({ kind: 'several', areTwo: false, answers })).toMatch(
    /^More than one solution\. Two of them differ at c4 and d4\./,
  );
  const puzzle = completePuzzle(5, [0]);
  const check = { kind: 'several', areTwo: true, answers } as const;
  expect(spoken({ kind: 'puzzle', puzzle, check, hardest: undefined }, COMPLETE)).toMatch(
    /A queen on one of these squares leaves fewer solutions\.$/,
  );
});

test('a draft without an answer says so, and why if one sentence can say it', () => {
  const regions = [1, 2, 5].map((index): House => ({ kind: 'region', index, squares: [] }));
  const none = { kind: 'none', least: undefined } as const;
  expect(
    checked({ ...none, crowded: { houses: regions, within: rowHouses(SHAPE).slice(3) } }),
  ).toBe(
    'No solution. Regions 2, 3 and 6 all lie in rows 1 and 2. Each region needs a row of its own.',
  );
  expect(
    checked({
      ...none,
      crowded: { houses: regions.slice(1), within: columnHouses(SHAPE).slice(0, 1) },
    }),
  ).toBe(
    'No solution. Regions 3 and 6 both lie in column a. Each region needs a column of its own.',
  );
  expect(
    checked({
      ...none,
      crowded: { houses: rowHouses(SHAPE).slice(3), within: regions.slice(0, 1) },
    }),
  ).toBe('No solution. Rows 1 and 2 both lie in region 2. Each row needs a region of its own.');
  expect(checked({ ...none, crowded: undefined })).toBe(
    'No solution. Its queens can’t all be placed.',
  );
});

/** Returns a reason that some houses fill as many others. */
const sharedBy = (...houses: readonly number[]): Reason => ({
  technique: 'shared-squares',
  houses,
  shared: houses,
  excluded: [0],
});
/** Returns a reason that a queen forces some others, until a house has no free square. */
const forcing = (...queens: readonly number[]): Reason => ({
  technique: 'refutation',
  excluded: [0],
  moves: queens.map((square) => ({ square, house: 0 })),
  house: 0,
  isPlain: true,
});

test.each<[string, Reason]>([
  [
    'Each queen in turn has one square left.',
    { technique: 'last-free-square', house: 0, square: 0 },
  ],
  ['You’ll need to spot a line or region whose free squares all lie in another.', sharedBy(1)],
  ['You’ll need to spot 3 lines or regions that fill just as many others.', sharedBy(1, 2, 3)],
  [
    'You’ll need to spot squares that would block a whole line.',
    { technique: 'starved-house', house: 0, excluded: [0] },
  ],
  ['You’ll need to try a queen and follow what happens.', forcing()],
  ['You’ll need to try a queen and follow one forced move.', forcing(1)],
  ['You’ll need a chain of 3 forced moves.', forcing(1, 2, 3)],
])('exactly one answer, by its hardest reason: %s', (words, hardest) => {
  const check = { kind: 'one', answer: [], step: 'tricky' } as const;
  expect(checked(check, hardest)).toBe(`Exactly one solution: Tricky. ${words}`);
});

test('a puzzle that hints do not solve and one that is too hard to check are told apart', () => {
  expect(checked({ kind: 'one', answer: [], step: undefined })).toBe(
    'Exactly one solution. Hints can’t take you all the way.',
  );
  expect(checked({ kind: 'too-hard' })).toBe(
    'Too hard to tell. It may have one solution, several or none.',
  );
});

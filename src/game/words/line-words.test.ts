import { expect, test } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { queensRules, type Rules } from '../../core/board/rules.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { choiceName, choicesOf, lineKindsOf, linesOf, type LineKind } from './line-words.ts';

const SIZE = 5;
const NAMES = Array.from({ length: SIZE * SIZE }, (_, square) => squareName(square, SIZE));
const squaresOf = (names: readonly string[]): Square[] => names.map((name) => NAMES.indexOf(name));
const GUARD: Rules = { ...queensRules(SIZE), goal: { kind: 'guard', queens: 3 } };
const REGIONS: Rules = {
  ...queensRules(SIZE),
  regions: Array.from('0011203112333124441244442', Number),
  sight: 'touch',
};

function board(
  queens: readonly string[],
  {
    marks = [],
    givens = [],
    rules = queensRules(SIZE),
  }: {
    marks?: readonly string[];
    givens?: readonly string[];
    rules?: Rules;
  } = {},
): Parameters<typeof linesOf>[0] {
  const geometry = geometryOf(rules);
  const standing = squaresOf(queens);
  return {
    geometry,
    givens: squaresOf(givens),
    position: { queens: standing, marks: squaresOf(marks), revealed: [] },
    verdict: verdict(geometry, standing),
  };
}

const wordsOf = (view: ReturnType<typeof board>, kind: LineKind): string[] =>
  linesOf(view, kind).map(({ words }) => words);

test('rows are said from the top, with their queen or their free squares', () => {
  expect(wordsOf(board(['d2'], { marks: ['a5', 'b5', 'c5', 'e5'] }), 'row')).toEqual([
    'Row 5: marked empty b5, c5 and e5',
    'Row 4: free a4, c4 and e4',
    'Row 3: free a3 and b3',
    'Row 2: queen on d2',
    'Row 1: free a1 and b1',
  ]);
});

test('an empty line says that all is free, and one without a square that none is', () => {
  expect(wordsOf(board([]), 'column')[2]).toBe('Column c: all free');
  expect(wordsOf(board(['a4', 'e3', 'd1']), 'row')[0]).toBe('Row 5: none free');
});

test('a line with two queens names both, and is not finished', () => {
  const [first] = linesOf(board(['a5', 'c5']), 'row');
  expect(first).toMatchObject({ words: 'Row 5: queens on a5 and c5', isFinished: false });
});

test('a region names its free squares, also while all are free', () => {
  expect(wordsOf(board([], { rules: REGIONS }), 'region')[0]).toBe('Region 1: free a5, b5 and a4');
});

test('where queens guard, a line says what none guards, and squares left are one line', () => {
  const view = board(['d2'], { rules: GUARD });
  expect(wordsOf(view, 'row').slice(0, 2)).toEqual([
    'Row 5: open b5, c5 and e5',
    'Row 4: open a4, c4 and e4',
  ]);
  expect(wordsOf(view, 'row')[3]).toBe('Row 2: queen on d2');
  expect(wordsOf(view, 'left')).toEqual([
    'Squares left: b5, c5, e5, a4, c4, e4, a3, b3, a1 and b1',
  ]);
  expect(wordsOf(board([], { rules: GUARD }), 'left')).toEqual(['25 squares left']);
  expect(wordsOf(board([], { rules: GUARD }), 'row')[0]).toBe('Row 5: all open');
});

test('a line opens to its free and marked squares and its own queens', () => {
  const view = board(['d2', 'a5'], { marks: ['c4'], givens: ['a5'] });
  const [first, second, , fourth] = linesOf(view, 'row');
  const names = (line: typeof first): string[] =>
    choicesOf(view, line!).map((square) => choiceName(view, square, 'row'));
  expect(names(first)).toEqual([]);
  expect(names(second)).toEqual(['c4, marked empty', 'e4']);
  expect(names(fourth)).toEqual(['d2, queen, in conflict']);
});

test('a line names at most twelve squares, and says the number of more', () => {
  const size = 32;
  const geometry = geometryOf(queensRules(size));
  const position = { queens: [0], marks: [], revealed: [] };
  const view = { geometry, givens: [], position, verdict: verdict(geometry, [0]) };
  expect(wordsOf(view, 'row').slice(0, 2)).toEqual([
    'Row 32: queen on a32',
    'Row 31: 30 free squares',
  ]);
});

test('among its choices a wrong queen, a wrong mark and a tried queen say what they are', () => {
  const view = {
    ...board(['d2'], { marks: ['c4'] }),
    wrong: new Set(squaresOf(['d2', 'c4'])),
    supposed: [{ square: squaresOf(['e4'])[0]! }],
  };
  const [, second, , fourth] = linesOf(view, 'row');
  const names = (line: typeof second): string[] =>
    choicesOf(view, line!).map((square) => choiceName(view, square, 'row'));
  expect(names(second)).toEqual([
    'a4, would be ruled out by e4',
    'c4, marked empty, wrong',
    'e4, tried queen, 1',
  ]);
  expect(names(fourth)).toEqual(['d2, queen, wrong']);
});

test('among the choices of a row a square says its region', () => {
  const view = board([], { rules: REGIONS });
  expect(choiceName(view, NAMES.indexOf('a5'), 'row')).toBe('a5, region 1');
  expect(choiceName(view, NAMES.indexOf('a5'), 'region')).toBe('a5');
});

test('every board has rows and columns, and what its kind adds', () => {
  expect(lineKindsOf(board([]))).toEqual(['row', 'column']);
  expect(lineKindsOf(board([], { rules: REGIONS }))).toEqual(['row', 'column', 'region']);
  expect(lineKindsOf(board([], { rules: GUARD }))).toEqual(['row', 'column', 'left']);
});

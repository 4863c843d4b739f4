import { afterAll, expect, test, vi } from 'vitest';
import { columnHouses, rowHouses, type House } from '../../core/board/house.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { nameRegionsBy } from '../../game/words/house-words.ts';
import { setLocale } from '../../i18n/locale.ts';
import { codeWarningWords } from './code-warning-words.ts';

afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

const SHAPE = { rows: 5, columns: 5 };
const COMPLETE = completePuzzle(5, [0]);
const REGIONS = regionsPuzzle(
  5,
  'touch',
  Array.from({ length: 25 }, (_, square) => Math.floor(square / 5)),
);

/** Returns regions by their numbers, which count from 1. */
const regions = (...numbers: readonly number[]): House[] =>
  numbers.map((number) => ({ kind: 'region', index: number - 1, squares: [] }));

test('answers are called two only if there are no more', () => {
  const answers = [
    [0, 7, 14],
    [0, 8, 14],
  ] as const;
  expect(codeWarningWords(COMPLETE, { kind: 'several', areTwo: true, answers })).toEqual({
    title: 'This puzzle has two solutions',
    text: 'They differ at c4 and d4.',
  });
  expect(codeWarningWords(COMPLETE, { kind: 'several', areTwo: false, answers })).toEqual({
    title: 'This puzzle has more than one solution',
    text: 'Two of them differ at c4 and d4.',
  });
});

test('of many squares the first four are named, with the number of all', () => {
  const answers = [
    [0, 7, 14],
    [1, 8, 12],
  ] as const;
  expect(codeWarningWords(COMPLETE, { kind: 'several', areTwo: true, answers }).text).toBe(
    'They differ on 6 squares, first at a5, b5, c4 and d4.',
  );
});

test('crowded houses are named as the board names them', () => {
  const rows = rowHouses(SHAPE);
  const crowded = { houses: regions(2, 3, 5), within: [rows[3]!, rows[4]!] };
  expect(codeWarningWords(REGIONS, { kind: 'none', crowded, least: undefined })).toEqual({
    title: 'This puzzle has no solution',
    text: 'Regions 2, 3 and 5 all lie in rows 1 and 2.',
  });
});

test('crowded regions are named with their looks, as their picture has no numbers', () => {
  nameRegionsBy((region) => `${region + 1} (${['red', 'blue'][region]})`);
  const crowded = { houses: regions(1, 2), within: [columnHouses(SHAPE)[0]!] };
  const { text } = codeWarningWords(REGIONS, { kind: 'none', crowded, least: undefined });
  nameRegionsBy((region) => String(region + 1));
  expect(text).toBe('Regions 1 (red) and 2 (blue) both lie in column a.');
});

test('if queens are given, only free squares are mentioned', () => {
  const crowded = { houses: rowHouses(SHAPE).slice(1, 3), within: [columnHouses(SHAPE)[2]!] };
  expect(codeWarningWords(COMPLETE, { kind: 'none', crowded, least: undefined }).text).toBe(
    'All free squares of rows 3 and 4 lie in column c.',
  );
  const closed = { houses: rowHouses(SHAPE).slice(1, 2), within: [] };
  expect(codeWarningWords(COMPLETE, { kind: 'none', crowded: closed, least: undefined }).text).toBe(
    'No square is left for a queen in row 4.',
  );
});

test('if a board allows too few queens, the sentence says how many are needed', () => {
  const guard = guardPuzzle({ rows: 8, columns: 8 }, 3);
  expect(codeWarningWords(guard, { kind: 'none', crowded: undefined, least: 5 }).text).toBe(
    'It allows 3 queens, but at least 5 are needed.',
  );
});

test('Arabic says two rows by their own form, as many as they are', async () => {
  vi.stubGlobal('window', new EventTarget());
  await setLocale('ar');
  const [columns, rows] = [columnHouses(SHAPE), rowHouses(SHAPE)];
  const say = (houses: readonly House[], within: readonly House[]): string | undefined =>
    codeWarningWords(COMPLETE, { kind: 'none', crowded: { houses, within }, least: undefined })
      .text;
  expect(say(rows.slice(1, 3), columns.slice(2, 3))).toMatch(/ الصفين 3 .* العمود c\.$/u);
  expect(say(rows.slice(0, 3), columns.slice(2, 4))).toMatch(/ الصفوف 3.* العمودين c .*d\.$/u);
});

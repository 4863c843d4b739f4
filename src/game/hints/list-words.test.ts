import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUSE_KINDS, rowHouses, type HouseKind } from '../../core/board/house.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { setLocale } from '../../i18n/locale.ts';
import { hintWords } from './hint-techniques.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';

// Arabic has a dual and genders, so its words show whether a hint knows how many things it lists, and of which kind.

const ROWS = rowHouses({ rows: 8, columns: 8 });
const BOARD = completePuzzle(8, []);

beforeAll(() => {
  // The translations tell the page of another language.
  vi.stubGlobal('window', new EventTarget());
  return setLocale('ar');
});
afterAll(() => vi.unstubAllGlobals());

function sharedWords(count: number, rung: SpokenRung): RungWords {
  const houses = ROWS.slice(0, count).map((house) => ({ ...house, kind: 'column' as const }));
  return hintWords(
    {
      technique: 'shared-squares',
      houses,
      shared: ROWS.slice(0, count),
      excluded: [40],
      forced: undefined,
      rays: [],
    },
    rung,
    BOARD,
  );
}

test('a hint on two rows has the dual, and on three the plural', () => {
  expect(sharedWords(2, 'where').title).toContain('الصفين');
  expect(sharedWords(2, 'why').text).toContain('مربعاتهما');
  expect(sharedWords(3, 'where').title).toContain('الصفوف');
  expect(sharedWords(3, 'why').text).toContain('مربعاتها');
});

test('the house with one free square has the gender of its kind', () => {
  const first = (kind: HouseKind): string =>
    hintWords(
      { technique: 'last-free-square', house: { ...ROWS[0]!, kind }, square: 0, rays: [] },
      'nudge',
      BOARD,
    ).text;
  const said = HOUSE_KINDS.map(first);
  expect(said.map((text) => text.includes('واحدة منها'))).toEqual(
    HOUSE_KINDS.map((kind) => kind === 'region'),
  );
});

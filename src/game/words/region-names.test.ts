import { beforeAll, expect, test, vi } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { housesOf } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { setLocale } from '../../i18n/locale.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import { regionLookName } from '../../ui/puzzles/region-look-words.ts';
import { conflictHintWords } from '../hints/conflict-hint-words.ts';
import { lastFreeSquareWords, refutationWords, sharedSquaresWords } from '../hints/reason-words.ts';
import { conflictAnnouncement } from './conflict-words.ts';
import type { JudgedPosition } from '../session/session.ts';
import { nameRegionsBy } from './house-words.ts';
import { linesOf } from './line-words.ts';
import { supposedAnnouncement, supposedWords } from './supposed-words.ts';

const dataset: { theme: string; contrast?: string } = { theme: 'light' };

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  nameRegionsBy(regionLookName);
});

const PUZZLE = regionsPuzzle(4, 'touch', [0, 1, 1, 1, 0, 2, 1, 3, 0, 2, 3, 3, 0, 0, 0, 3]);
const GEOMETRY = geometryOf(PUZZLE.rules);
const HOUSES = housesOf(PUZZLE.rules);
const NAMES = Array.from({ length: 16 }, (_, square) => squareName(square, 4));
const [TOP] = HOUSES;
const REGIONS = HOUSES.filter(({ kind }) => kind === 'region');

/** Returns the board with queens on it, as screens have it. */
function board(...names: readonly string[]): Parameters<typeof linesOf>[0] & JudgedPosition {
  const queens = names.map((name): Square => NAMES.indexOf(name));
  return {
    geometry: GEOMETRY,
    givens: [],
    position: { queens, marks: [], revealed: [], attempt: '' },
    verdict: verdict(GEOMETRY, queens),
  };
}

/** Returns every sentence that names one region to look at: of tries, hints, conflicts and the board in words. */
function sentences(): Record<string, string> {
  const supposed = [
    { square: NAMES.indexOf('c4') },
    { square: NAMES.indexOf('d1'), house: REGIONS[3]! },
  ];
  const crowded = board('a4', 'c1');
  const finding = { house: REGIONS[3]!, excluded: [2], moves: [], isPlain: true, rays: [] };
  return {
    then: supposedWords(board(), supposed, { isAtEnd: false, isFirstWrong: false }).title,
    spoken: supposedAnnouncement(board(), supposed),
    one: lastFreeSquareWords(
      { house: REGIONS[2]! } as FindingOf<'last-free-square'>,
      'where',
      PUZZLE,
    ).title,
    follow: refutationWords(finding as unknown as FindingOf<'refutation'>, 'where', PUZZLE).text,
    deadEnd: refutationWords(finding as unknown as FindingOf<'refutation'>, 'why', PUZZLE).text,
    conflict: conflictAnnouncement(PUZZLE.rules, crowded)!,
    hint: conflictHintWords(
      { conflicts: crowded.verdict.conflicts } as unknown as FindingOf<'conflict'>,
      'where',
      PUZZLE,
    ).title,
    line: linesOf(crowded, 'region')[3]!.words,
  };
}

test.each([
  [
    'en',
    'light',
    {
      then: 'Then region 4 (light blue) has only d1',
      spoken: '2: d1, the only square in region 4 (light blue).',
      one: 'Region 3 (salmon) has one free square',
      follow: 'Think ahead: region 4 (light blue) will have no square left.',
      deadEnd: 'Suppose a queen is on c4. That leaves region 4 (light blue) without a free square.',
      conflict: 'Region 1 (light green) has 2 queens: a4 and c1.',
      hint: 'Region 1 (light green) has 2 queens',
      line: 'Region 4 (light blue): free d3',
    },
  ],
  [
    'de',
    'dark',
    {
      then: 'Dann hat Region 4 (blauviolett) nur noch d1',
      one: 'Region 3 (violett) hat nur ein freies Feld',
      hint: 'Region 1 (graugrün) hat 2 Damen',
      line: 'Region 4 (blauviolett): frei d3',
    },
  ],
  [
    'ar',
    'light',
    {
      then: 'عندئذ ليس في المنطقة 4 (أزرق فاتح) إلا d1',
      line: 'المنطقة 4 (أزرق فاتح): المتاح d3',
    },
  ],
] as const)(
  'a region is named with its colour, so that its number is no badge: %s, %s',
  async (locale, theme, words) => {
    await setLocale(locale);
    dataset.theme = theme;
    expect(sentences()).toMatchObject(words);
  },
);

test('with more contrast, a region is named with its texture', async () => {
  await setLocale('en');
  dataset.contrast = 'more';
  expect(sentences()).toMatchObject({
    then: 'Then region 4 (horizontal lines) has only d1',
    one: 'Region 3 (rising lines) has one free square',
  });
  delete dataset.contrast;
});

test('regions to look at together have their looks, and the reason has their numbers alone', () => {
  dataset.theme = 'light';
  const finding = {
    houses: HOUSES.slice(0, 2),
    shared: [REGIONS[1]!, REGIONS[2]!],
  } as unknown as FindingOf<'shared-squares'>;
  const said = (['where', 'why'] as const).map(
    (rung) => sharedSquaresWords(finding, rung, PUZZLE).title,
  );
  expect(said).toEqual([
    'Look at regions 2 (yellow) and 3 (salmon)',
    'Rows 3 and 4 fill regions 2 and 3',
  ]);
  const within = {
    houses: [TOP!],
    shared: [REGIONS[1]!],
  } as unknown as FindingOf<'shared-squares'>;
  expect(sharedSquaresWords(within, 'why', PUZZLE).title).toBe('Row 4’s queen must be in region 2');
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { queensRules, type Rules } from '../../core/board/rules.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { nextForced, type Supposed, type SupposedOn } from '../../core/game/supposed.ts';
import { regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { setLocale } from '../../i18n/locale.ts';
import { supposedAnnouncement, supposedWords } from './supposed-words.ts';

beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

const squaresOf = (names: string, size: number): Square[] => {
  const all = Array.from({ length: size * size }, (_, square) => squareName(square, size));
  return names.split(' ').map((name) => all.indexOf(name));
};

const boardOf = (rules: Rules, queens: readonly Square[]): SupposedOn => ({
  geometry: geometryOf(rules),
  position: { queens, marks: [] },
});

const BOARD = boardOf(queensRules(8), squaresOf('a5 b2 d1', 8));

/** Returns queens supposed by hand, and so many that follow. */
function thought(board: SupposedOn, names: string, following = 0): readonly Supposed[] {
  const { rows } = board.geometry.rules.shape;
  let queens: readonly Supposed[] = squaresOf(names, rows).map((square) => ({ square }));
  for (let left = following; left > 0; left--) queens = [...queens, nextForced(board, queens)!];
  return queens;
}

/** Returns title and text in a line. */
function said(
  board: SupposedOn,
  supposed: readonly Supposed[],
  { isAtEnd = false, isFirstWrong = false } = {},
): string {
  const { title, text, more = '' } = supposedWords(board, supposed, { isAtEnd, isFirstWrong });
  return [title, text, more].filter(Boolean).join(' | ');
}

describe.each([
  [
    'en',
    {
      first:
        'With a queen on c4 | 8 more squares would be ruled out. | Choose another to try a second queen.',
      two: 'With queens on c4 and g3 | 11 more squares would be ruled out.',
      then: 'Then column f has only f8',
      next: 'Then row 7 has only h7 | Before that, column f had only f8 left.',
      wrong: 'With a queen on c4, row 6 has no free square | So c4 can be ruled out.',
      both: 'With queens on c4, f8 and h7, row 6 has no free square | So they cannot all stand.',
      end: 'With a queen on c4 | Nothing more follows from c4.',
      spoken: [
        'Tried on c4. 8 more squares would be ruled out.',
        '2: f8, the only square in column f.',
      ],
      all: 'That would solve the board | Keep them?',
      region: 'With a queen on c4, region 1 has no free square | So c4 can be ruled out.',
    },
  ],
  [
    'zh-Hans',
    {
      first: '假如皇后在 c4 | 又有 8 格会被排除。 | 点别的格子，可以再试放一个。',
      two: '假如皇后在 c4 和 g3 | 又有 11 格会被排除。',
      then: '那么第 f 列只剩 f8',
      next: '那么第 7 行只剩 h7 | 在此之前，第 f 列只剩 f8。',
      wrong: '假如皇后在 c4，第 6 行一格不剩 | c4 可以排除。',
      both: '假如皇后在 c4、f8 和 h7，第 6 行一格不剩 | 它们不能都留。',
      end: '假如皇后在 c4 | 从 c4 推不出更多了。',
      spoken: ['试放在 c4。又有 8 格会被排除。', '2：f8，第 f 列唯一剩下的一格。'],
      all: '这样就解开了 | 都留下吗？',
      region: '假如皇后在 c4，区域 1 一格不剩 | c4 可以排除。',
    },
  ],
] as const)('in %s', (locale, words) => {
  test('the words say what stands, what follows and what cannot be', async () => {
    await setLocale(locale);
    expect(said(BOARD, thought(BOARD, 'c4'))).toBe(words.first);
    expect(said(BOARD, thought(BOARD, 'c4 g3'))).toBe(words.two);
    expect(said(BOARD, thought(BOARD, 'c4', 1))).toBe(words.then);
    expect(said(BOARD, thought(BOARD, 'c4', 2).slice(0, 3), { isFirstWrong: true })).toBe(
      words.wrong,
    );
    expect(said(BOARD, thought(BOARD, 'c4 f8 h7'))).toBe(words.both);
    expect(said(BOARD, thought(BOARD, 'c4'), { isAtEnd: true })).toBe(words.end);
    expect([0, 1].map((more) => supposedAnnouncement(BOARD, thought(BOARD, 'c4', more)))).toEqual(
      words.spoken,
    );
    const empty = boardOf(queensRules(4), []);
    expect(said(empty, thought(empty, 'b4 d3 a2 c1'))).toBe(words.all);
    const regions = boardOf(
      regionsPuzzle(4, 'touch', [0, 1, 2, 2, 3, 1, 2, 2, 3, 3, 3, 2, 3, 3, 3, 3]).rules,
      [],
    );
    expect(said(regions, thought(regions, 'c4'), { isFirstWrong: true })).toBe(words.region);
  });
});

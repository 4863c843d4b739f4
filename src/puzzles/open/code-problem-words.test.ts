import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { parsePuzzleCode, readPastedPuzzle } from '../../core/puzzles/puzzle-code.ts';
import { setLocale } from '../../i18n/locale.ts';
import { puzzleCodeProblemTitle, puzzleCodeProblemWords } from './code-problem-words.ts';

const LINES = ['aabbb', 'aabbc', 'addcc', 'ddecc', 'eeeec'];

/** Texts that are no puzzle, with the reason in both languages. */
const WRONG: readonly (readonly [text: string, english: string, chinese: string])[] = [
  ['', 'There is nothing here yet.', '这里还没有内容。'],
  ['?'.repeat(8001), 'This is too long for one puzzle.', '太长了，一道题写不了这么多。'],
  [
    'Good morning',
    'That isn’t a puzzle link, code or letter grid.',
    '这不是谜题链接、代码或字母方阵。',
  ],
  [
    'r/8x/0',
    '“8x” isn’t a size and rule like 8t (no touching) or 8s (no shared diagonals).',
    '“8x”没有写明大小和规则，例如 8t（互不相邻）或 8s（不共斜线）。',
  ],
  [
    'c/8t/0',
    '“8t” isn’t a size like the 8 in c/8/00007002.',
    '“8t”不是棋盘大小，应写成 c/8/00007002 中的 8 这样。',
  ],
  ['g/7/5', '“7” isn’t rows and columns like 7x9.', '“7”没有写明行数和列数，例如 7x9。'],
  [
    'r/17t/0',
    'A Regions board has 5 to 16 rows; this one has 17.',
    '分区的棋盘有 5 到 16 行，这一个有 17 行。',
  ],
  [
    'c/4/0000',
    'A Fill in board has 5 to 20 rows; this one has 4.',
    '补全的棋盘有 5 到 20 行，这一个有 4 行。',
  ],
  [
    'g/2x9/3',
    'A Guard board has 3 to 12 rows and columns; this one has 2\u00a0×\u00a09.',
    '守护的棋盘行数和列数都是 3 到 12，这一个是 2\u00a0×\u00a09。',
  ],
  [
    [...LINES, 'eeeee'].join('\n'),
    'It has 6\u00a0×\u00a05 squares, but the board must be square.',
    '这里是 6\u00a0×\u00a05 格，但棋盘必须是正方形。',
  ],
  [
    LINES.with(2, 'addc').join('\n'),
    'Line 3 has 4 squares, the others 5.',
    '文本第 3 行有 4 格，其余 5 格。',
  ],
  [
    LINES.with(2, 'a').join('\n'),
    'Line 3 has 1 square, the others 5.',
    '文本第 3 行有 1 格，其余 5 格。',
  ],
  [
    LINES.with(2, 'addc').with(3, 'dd').join('\n'),
    'Line 3 has 4 squares, not 5.',
    '文本第 3 行有 4 格，应为 5 格。',
  ],
  [
    'g/7x9co/5/b6',
    'Part of it is missing or wrong; copy or type it again.',
    '其中缺了一部分或有错，请重新复制或输入。',
  ],
  [
    'c/8v/00007003-mfq',
    'Part of it is missing or wrong; copy or type it again.',
    '其中缺了一部分或有错，请重新复制或输入。',
  ],
  ['r/5t/00111', 'It ends before row 4.', '在第 4 行之前就结束了。'],
  [
    'r/5t/0011100',
    'It ends in row 4, after 2 of 5 squares.',
    '在第 4 行就结束了：5 格中只有 2 格。',
  ],
  ['c/8/000070021', 'It has 1 symbol too many at its end.', '末尾多了 1 个符号。'],
  ['c/8/0000700211', 'It has 2 symbols too many at its end.', '末尾多了 2 个符号。'],
  [
    'r/5t/0011100112053223342244442',
    'Row 3 has “5”, but the regions are 0 to 4.',
    '第 3 行有“5”，但区域只有 0 到 4。',
  ],
  [
    'c/8/00009002',
    'Row 4 says “9”, but the columns are 1 to 8, and 0 is an open row.',
    '第 4 行写的是“9”，但列只有 1 到 8，0 表示空行。',
  ],
  [
    LINES.with(4, 'eeeef').join('\n'),
    'It has 6 regions, but needs 5, one for each row.',
    '共有 6 个区域，应有 5 个，每行一个。',
  ],
  [
    `r/5t/${'0'.repeat(25)}`,
    'It has 1 region, but needs 5, one for each row.',
    '共有 1 个区域，应有 5 个，每行一个。',
  ],
  [
    'c/5/10100',
    'The given queens on a5 and a3 attack each other.',
    '给定的皇后 a5 和 a3 互相攻击。',
  ],
  [
    'g/7x9',
    'It doesn’t say how many queens are allowed, like the 5 in g/7x9/5.',
    '没有写明可放几个皇后，例如 g/7x9/5 中的 5。',
  ],
  ['g/7x9/64', '“64” isn’t a number of queens from 1 to 63.', '“64”不是 1 到 63 之间的皇后数。'],
  ['g/7x9/5/6b', '“6b” isn’t a square like b6.', '“6b”不是格子的名称，格子写作 b6 这样。'],
  ['g/7x9/5/j1', 'j1 is not on a board of 7\u00a0×\u00a09.', 'j1 不在 7\u00a0×\u00a09 的棋盘上。'],
  ['g/7x9/5/b6.b6', 'It gives a queen on b6 twice.', 'b6 的皇后给了两次。'],
  [
    'g/7x9/1/b6.g4',
    'It gives 2 queens. Only one is allowed.',
    '给定了 2 个皇后。最多只能放 1 个。',
  ],
  [
    'g/7x9/2/b6.g4',
    'Both its queens are given, so nothing is left to place.',
    '两个皇后都已给定，不用再放了。',
  ],
  [
    'g/7x9/1/b6',
    'Its only queen is given, so nothing is left to place.',
    '唯一的皇后已经给定，不用再放了。',
  ],
];

function problemOf(text: string): PuzzleCodeProblem {
  const parsed = readPastedPuzzle(text);
  if (parsed.ok) throw new Error(`${text} is a puzzle.`);
  return parsed.problem;
}

/** The kinds of problem that the examples cover. */
const told = new Set(WRONG.map(([text]) => problemOf(text).kind));

describe('a sentence says why a text is no puzzle:', () => {
  test.each(WRONG)('%j', (text, english) => {
    expect(puzzleCodeProblemWords(problemOf(text))).toBe(english);
  });

  test('it exists for every kind of problem', () => {
    expect(told.size).toBe(20);
  });

  test('it repeats at most 8 characters of the text', () => {
    const parsed = parsePuzzleCode(`g/7x9/5/${'q'.repeat(500)}`);
    const words = parsed.ok ? '' : puzzleCodeProblemWords(parsed.problem);
    expect(words).toBe('“qqqqqqqq” isn’t a square like b6.');
  });
});

test.each([
  ['c/8/0000700', 'This is not a puzzle code'],
  ['r/nonsense', 'This is not a puzzle code'],
  ['r/17t/0', 'This puzzle can’t be played here'],
  ['c/5/11000', 'This puzzle can’t be played here'],
  ['g/3x4/1/a1', 'This puzzle can’t be played here'],
])('the heading over %s is “%s”', (code, title) => {
  const read = parsePuzzleCode(code);
  expect(!read.ok && puzzleCodeProblemTitle(read.problem)).toBe(title);
});

describe('a Chinese sentence says why a text is no puzzle:', () => {
  // setLocale dispatches an event on the window.
  beforeAll(async () => {
    vi.stubGlobal('window', new EventTarget());
    await setLocale('zh-Hans');
  });
  afterAll(() => vi.unstubAllGlobals());

  test.each(WRONG)('%j', (text, _, chinese) => {
    expect(puzzleCodeProblemWords(problemOf(text))).toBe(chinese);
  });
});

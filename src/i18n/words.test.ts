import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A sentence that players read, in both languages; what is filled in is left out. */
interface Unit {
  readonly source: string;
  readonly target: string;
}

const UNIT = /<source>(?<source>.*?)<\/source>\s*<target>(?<target>.*?)<\/target>/gs;

const units: readonly Unit[] = [
  ...readFileSync(new URL('xliff/zh-Hans.xlf', import.meta.url), 'utf8').matchAll(UNIT),
].map(({ groups }) => ({
  source: wordsOf(groups!['source']!),
  target: wordsOf(groups!['target']!),
}));

/** The words that one thing had besides its one word. */
const OLD_ENGLISH =
  /\b(?:sees?|seen|unseen|lift(?:s|ed)?|peek(?:s|ed)?|endings?|blooms?|Thorny|Steady|answers?|(?:in|any|many|\d) ways?|ways to finish|way to finish|Past days|Figures|she|her)\b/iu;
const OLD_CHINESE =
  /互相看到|^看到|看住|偷看|窥|盛开|绽放|拿起|提起|结局|带刺|稳健|往日|自己出题|答案|她/u;

/** Sentences of hints and of the first minute that are still to be rewritten. */
const STILL_OLD: readonly string[] = [
  'A queen attacks her row, her column and both diagonals.',
  'A queen on 2 × 2 sees every other square, so a second one has nowhere to stand.',
  'A queen stands where the answer has none.',
  'Each of the … new ways to finish has a queen on ….',
  'Every answer from here has a queen on a marked square.',
  'Every answer from here has a queen on one of …',
  'Every answer from here has a queen on one of … squares',
  'Every answer from here has a queen on …',
  'Every answer from here has a queen on … or …',
  'It has no queen and no free square, so no answer has all that stands here.',
  'Leave any one of them out, and an answer has the others.',
  'Leave either of them out, and an answer has the other.',
  'Lift …',
  'Lift …: an answer has all the others.',
  'Lift …: that opens one way, found before.',
  'Lift …: that opens … new way to finish.',
  'Lift …: that opens … new ways to finish.',
  'Lift …: that opens … ways, all found before.',
  'No answer has a queen on …',
  'No queen sees another. Nothing is left to do.',
  'No queens see each other, and yet one stands where no solution has a queen.',
  'No queens see each other, and yet some of them cannot stand together.',
  'Of the … new ways to finish, … keeps …, more than any other square.',
  'Of the … new ways to finish, … keeps …; no square keeps more, and one other keeps as many.',
  'Of the … new ways to finish, … keeps …; no square keeps more, and … others keep as many.',
  'One of its squares has a queen in every new way to finish.',
  'One queen stands where no answer has her.',
  'Only one new way to finish is left, and it has a queen on ….',
  'Only one way to finish is left, and it has a queen on ….',
  'She has to guard all that is not guarded.',
  'Some queen must stand in the top row. In a corner she leaves two squares, which see each other; in the middle, two that see each other too. A third queen never fits.',
  'The answer has a queen on a marked square.',
  'The only answer has a queen on ….',
  'The only answer has no queen on ….',
  'The only way to finish from here is one you have found.',
  'There is no way to finish',
  'This board has no answer',
  'To see it, look two queens ahead.',
  'Two queens see each other. Look along rows, columns and diagonals.',
  'Wherever the others stand, … queens with her among them cannot guard the board.',
  'While she stands there, nothing can be completed.',
  'You have found each of the … ways to finish from here.',
  'sees …',
  '… are seen along diagonals',
  '… belongs to an answer.',
  '… is seen along a diagonal',
  '… see each other',
  '只要她在那里，就不会有解法。',
  '她们…。先移走其中一个，才能继续往下看。',
  '她必须守住所有未守的格。',
  '拿起 …，其余的皇后就都属于某个解。',
  '拿起…',
  '拿起…，会有 1 种解法，但已找到过。',
  '拿起…，会有 … 种解法，但都已找到过。',
  '拿起…，就有 … 种新解法。',
  '有皇后站在了答案里没有皇后的格子上。',
  '皇后攻击她所在的行、列和两条斜线。',
  '看到 …',
  '答案里有皇后的格子被标记了。',
  '算上她共 … 个皇后，其余怎么放都守不住整个棋盘。',
];

test('sentences are read from the file of translations', () => {
  expect(units.length).toBeGreaterThan(1000);
});

test('no English sentence has an old word for a thing that has a word', () => {
  expect(units.map(({ source }) => source).filter(isOld(OLD_ENGLISH))).toEqual([]);
});

test('no Chinese sentence has an old word for a thing that has a word', () => {
  expect(units.map(({ target }) => target).filter(isOld(OLD_CHINESE))).toEqual([]);
});

function isOld(words: RegExp): (text: string) => boolean {
  return (text) => words.test(text) && !STILL_OLD.includes(text);
}

/** Leaves out what is filled in: its names are those of the code. */
function wordsOf(text: string): string {
  return text.replaceAll(/<x [^>]*>/g, '…');
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A text that players read, in both languages, without its placeholders. */
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

/** Former words for things that have one word each now. */
const OLD_ENGLISH =
  /\b(?:sees?|seen|unseen|lift(?:s|ed)?|peek(?:s|ed)?|endings?|blooms?|Thorny|Steady|answers?|(?:in|any|many|\d) ways?|ways to finish|way to finish|Past days|Figures|show (?:a |the )?solution|By code|in mind|she|her)\b/iu;
const OLD_CHINESE =
  /互相看到|^看到|看住|偷看|窥|盛开|绽放|拿起|提起|结局|带刺|稳健|往日|自己出题|答案|枢轴|结点|看守|空闲格|没有帮助|此路不通|招|移走|从现在起|置位|(?<![升降])对角线|她/u;

test('the texts are read from the file of translations', () => {
  expect(units.length).toBeGreaterThan(1000);
});

test('no English text uses a former word of a thing', () => {
  expect(units.map(({ source }) => source).filter(isOld(OLD_ENGLISH))).toEqual([]);
});

test('no Chinese text uses a former word of a thing', () => {
  expect(units.map(({ target }) => target).filter(isOld(OLD_CHINESE))).toEqual([]);
});

/** Three or more short items of which the last has a comma before its `and` or `or`. */
const SERIAL_COMMA =
  /(?:^|[\s(])(?:[\w’…]+ ){0,2}[\w’…]+, (?:[\w’…]+ ){0,2}[\w’…]+, (?:and|or) (?!so\b)/u;

test('no English list sets a comma before its last item, as lists of squares do not', () => {
  expect(SERIAL_COMMA.test('A link, a code, or a board')).toBe(true);
  expect(units.map(({ source }) => source).filter((text) => SERIAL_COMMA.test(text))).toEqual([]);
});

test('a region has one Chinese word, beside the name of the kind of puzzle', () => {
  const other = /(?<!分)区(?!域)/u;
  expect(units.map(({ target }) => target).filter((text) => other.test(text))).toEqual([]);
});

function isOld(words: RegExp): (text: string) => boolean {
  return (text) => words.test(text);
}

/** Returns a text without placeholders, whose names are those of the code. */
function wordsOf(text: string): string {
  return text.replaceAll(/<x [^>]*>/g, '…');
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../src/i18n/locale.ts';
import { readMessages, type Placeholder, type SourceMessage } from './messages.testing.ts';

// Puts 0, 1, 2 and 5 for each number of each message, as far as its code lets the number stand there: a form of
// `plural` takes only the counts that it is for. English words that do not agree with the number are reported:
// `1 squares`, `only 1 are`, `all 2`. So every number with which words agree goes through `plural`, or is listed here.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const NUMBERS = [0, 1, 2, 5];

/** Messages with numbers that never take a count which their words do not suit, by the reason. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'Sizes of boards, limits of them, and numbers that grow with them': [
    '<b>Tap any square.</b> Place {} queens so that none attacks another.',
    '<b>Solved.</b> All {} squares are guarded.',
    'A Fill in board has {} to {} rows; this one has {}.',
    'A Guard board has {} to {} rows and columns; this one has {} × {}.',
    'A Regions board has {} to {} rows; this one has {}.',
    'All {} squares guarded',
    'All {} squares guarded with {}.',
    'Any {} squares',
    'It ends in row {}, after {} of {} squares.',
    'It looks at the diagonals only when the array is full, so it tests every order of the columns: {}! = {} boards, however early two queens clash.',
    'One queen is given. Place the other {}: one solution.',
    'The whole tree has {} nodes, {} fewer than backtracking’s: skipped parts stay empty.',
    'The whole tree has {} nodes, {} more than backtracking’s. Both searches go deeper and back in one tree; backtracking turns back as soon as two queens attack each other.',
    'The whole tree has {} nodes.',
    'This is too long: a board has at most {} rows.',
    '{} queens are given, one for each row. Remove one first.',
    '{} queens on {} × {} always attack each other.',
  ],
  'A constant, or a number that starts above 1': [
    'A queen on {} would leave {} squares, more than {} can guard.',
    'All {} found.',
    'All {} techniques',
    'Before {}, {} of {} solutions were left; after it, only this one.',
    'Fitness: the best of generation {} has *{} of {}* pairs that do not attack each other.',
    'Initial population: {} placements drawn at random, none of them a solution.',
    'It is one of {} free squares of {}.',
    'Move {} was a guess, where the same technique already gave {}.',
    'Move {} was a guess, where this already gave {}: {}.',
    'Play this version: we place {} queens; you finish.',
    'Selection: the wheel chooses places *{}* and *{}* as parents.',
    'Selection: tournaments choose places *{}* and *{}* as parents.',
    'Stop: {} generations have found nothing.',
    'To find all {}: fewest nodes first. *A node is one partial board that the search stands on, the empty board included.*',
    '*Which idea saved most?* Looking before the board is full: One per row has {} nodes, Backtracking {}.',
    'not run: {} nodes, about {}',
    'With a queen on {}, {} still has {} of its {} free squares.',
    '{} days',
    '{} of {} nodes',
    '{} of {} boards',
    '{} others',
    '{} small boards',
    '{} solutions are saved only in this browser, which may delete them. Keep a copy?',
  ],
  'Another sentence is said for 1': [
    '*{}* Rejected by its digits: {} occurs {} times.',
    'Each of the other {} is part of a solution.',
    'Each of the {} new solutions has a queen on {}.',
    'Half of the {} solutions of {} × {} found.',
    'It takes {} queens to guard the board.',
    'No queen guards more than {} of them, so {} queens guard at most {}.',
    'That leaves {} free squares in {}.',
    'Your longest streak is {} days. You can still play earlier days.',
    'in {} of {} families',
    '{} leads to {} of the {} new solutions, more than any other square.',
    '{} leads to {} of the {} new solutions.',
    '{} squares changed.',
    '{} squares marked empty.',
    '{} squares unmarked.',
    '{} squares guard {}',
    'Each of {} squares guards all {}',
    'Each of {} squares guards both',
  ],
  'Few things are named instead of counted': [
    'All {}',
    'Board, {} by {}, with {} queens',
    'Every solution from here has a queen on one of {} squares',
    'The other {} free squares of {} can be marked.',
    'These {} squares can be marked.',
    'They differ on {} squares, first at {}.',
    'Two of them differ on {} squares, first at {}.',
    'the last {} queens',
    '{} queens',
    '{} squares',
    '{} squares, first {}',
  ],
  'At least two: queens in conflict, pieces, squares of a path, and what is more than another number':
    [
      '*Found.* No path is shorter than these {} squares; the stack’s path has {}.',
      '*Found.* The stack is a path to the goal, {} squares long.',
      'At least {} are needed.',
      'It allows 1 queen, but at least {} are needed.',
      'It allows {} queens, but at least {} are needed.',
      'It gives {} queens, but only one is allowed.',
      'It gives {} queens, but only {} are allowed.',
      'One region is in {} pieces',
      'Path of {} squares, entered: {}',
      'Shortest path of {} squares, reached: {}',
      'Region {} has {} queens',
      '{} has {} queens',
      '{} has {} queens: {}.',
      '{} queens are given',
    ],
  'Three squares at least guard a square, and a share is more than one that is not enough': [
    'Each of the {} squares that guard {} leaves no more than {} can guard.',
    'Each queen left has to guard {} squares or more.',
    'Of the {} squares that guard {}, one guards fewer.',
    'Of the {} squares that guard {}, one would leave more than {} can guard.',
    'Of the {} squares that guard {}, {} guard fewer.',
    'Of the {} squares that guard {}, {} would leave more than {} can guard.',
    '{} can be guarded from {} squares, and each leaves more than {} can guard.',
    '{} is hard to guard: only {} squares guard it.',
    '{} squares guard it.',
  ],
};

let messages: readonly SourceMessage[];

beforeAll(() => {
  messages = readMessages(programOf('config/tsconfig.page.json'), `${ROOT}src/`);
});

function programOf(configFile: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    `${ROOT}${configFile}`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error },
  )!;
  return ts.createProgram(parsed.fileNames, parsed.options);
}

/** Returns the numbers of 0, 1, 2 and 5 that may stand for a placeholder; none if it is no number. */
function numbersOf({ kind, form }: Placeholder): readonly number[] {
  if (kind !== 'number' && kind !== 'word') return [];
  const own: Readonly<Record<string, number>> = { one: 1, two: 2 };
  if (!form) return NUMBERS;
  const number = own[form.name];
  if (number !== undefined) return [number];
  return NUMBERS.filter((other) => form.others.every((name) => own[name] !== other));
}

/** Returns a message with a text for each placeholder. */
function filled({ texts, placeholders }: SourceMessage, fill: (at: number) => string): string {
  return texts.map((text, at) => text + (at < placeholders.length ? fill(at) : '')).join('');
}

/** Words before a number that name the thing by it: `row 1`, `try 2`. */
const NAMED =
  /(?:\b(?:rows?|lines?|columns?|regions?|famil(?:y|ies)|generation|entry|entries|step|call|level|node|try|digits:|number)|×)\s\*?$/iu;

/** Words that end in `s` and are no plural nouns. */
const NO_NOUNS =
  /^(?:has|is|was|this|less|across|needs|always|comes|occurs|guards|leaves|allows)$/u;

/** Words that end the phrase of a number. */
const ENDS =
  /^(?:of|in|on|to|with|without|by|from|at|than|and|or|so|is|are|was|were|has|have|that|×|found)$/u;

const PLURAL_VERBS = /^(?:are|were|have|guard|need|leave|share|allow|attack)$/u;
const SINGULAR_VERBS = /^(?:is|was|has|guards|needs|leaves|allows)$/u;

/** Returns the words directly behind a number that may belong to it, at most four. */
function wordsBehind(text: string): readonly string[] {
  const [phrase = ''] = text.replaceAll(/<[^>]*>|\*/gu, '').split(/[.,:;!?()·—]/u);
  if (!/^\s/u.test(phrase)) return [];
  const words = phrase.trim().split(/\s+/u);
  const end = words.findIndex((word) => ENDS.test(word));
  return words.slice(0, Math.min(end < 0 ? 4 : end + 1, 4));
}

function isPluralNoun(word: string): boolean {
  return /[a-z]{2}s$/u.test(word) && !word.endsWith('ss') && !NO_NOUNS.test(word);
}

/** Returns the singular of the nouns that stand in the plural behind some number. */
function countedNouns(all: readonly SourceMessage[]): ReadonlySet<string> {
  const nouns = all.flatMap(({ texts, placeholders }) =>
    placeholders.flatMap((placeholder, at) =>
      numbersOf(placeholder).length > 0 && !NAMED.test(texts[at]!)
        ? wordsBehind(texts[at + 1]!).filter(isPluralNoun)
        : [],
    ),
  );
  return new Set(nouns.map((noun) => noun.replace(/ies$/u, 'y').replace(/s$/u, '')));
}

/** Returns true if English words around a number agree with it. */
function agrees(
  before: string,
  number: number,
  behind: string,
  nouns: ReadonlySet<string>,
): boolean {
  const words = wordsBehind(behind);
  const isPlural = words.some(isPluralNoun);
  const [verb = ''] = words;
  if (number === 1) {
    const isOfMany = /\b(?:all|these|those|both|the other|any of)\s\*?$/iu.test(before);
    return !isOfMany && !isPlural && !PLURAL_VERBS.test(verb);
  }
  if (number === 2 && /\ball(?: its)?\s\*?$/iu.test(before)) return false;
  const isOfEach = /\beach of (?:the )?(?:other )?\*?$/iu.test(before);
  if (SINGULAR_VERBS.test(verb) && !isOfEach) return false;
  return isPlural || words.every((word) => !nouns.has(word));
}

/** Returns the messages, each with a number with which its words do not agree. */
function disagreements(all: readonly SourceMessage[]): ReadonlyMap<SourceMessage, string> {
  const nouns = countedNouns(messages);
  const found = new Map<SourceMessage, string>();
  for (const message of all) {
    const { texts, placeholders } = message;
    for (const [at, placeholder] of placeholders.entries()) {
      if (NAMED.test(texts[at]!)) continue;
      const number = numbersOf(placeholder).find(
        (other) => !agrees(texts[at]!, other, texts[at + 1]!, nouns),
      );
      if (number === undefined) continue;
      found.set(
        message,
        filled(message, (other) => (other === at ? String(number) : '{}')),
      );
    }
  }
  return found;
}

function plainText(message: SourceMessage): string {
  return filled(message, () => '{}');
}

test('in every English message the words agree with 0, 1, 2 and 5', () => {
  const listed = new Set(Object.values(LISTED).flat());
  const found = [...disagreements(messages)].filter(([message]) => !listed.has(plainText(message)));
  expect(found.map(([, text]) => text)).toEqual([]);
});

test('no message is listed that is gone, or that suits every number', () => {
  const found = new Set([...disagreements(messages).keys()].map(plainText));
  const listed = Object.values(LISTED).flat();
  expect(listed.filter((text) => !found.has(text))).toEqual([]);
});

test('a message whose words suit not every number is found, and its forms are told apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninety-two-numbers-'));
  try {
    const file = join(folder, 'planted.ts');
    writeFileSync(
      file,
      `declare function msg(text: string): string;
      declare function str(...parts: unknown[]): string;
      declare function plural(count: number, forms: object): string;
      declare function numberOf(count: number): string;
      export const plain = (count: number) => msg(str\`\${count} squares\`);
      export const inWords = (few: number) => {
        const count = numberOf(few);
        return plural(few, { one: msg(str\`\${count} queens\`), other: msg(str\`\${count} queens\`) });
      };
      export const both = (count: number) =>
        plural(count, { one: '', other: msg(str\`All \${count} queens are here\`) });
      export const three = (count: number) =>
        plural(count, { one: '', two: '', other: msg(str\`All \${count} queens are here.\`) });
      export const verb = (count: number) => msg(str\`Only \${count} are allowed\`);
      export const singular = (count: number) => msg(str\`\${count} square left\`);`,
    );
    const planted = readMessages(ts.createProgram([file], { noLib: true }), folder);
    expect([...disagreements(planted).values()]).toEqual([
      '1 squares',
      '1 queens',
      'All 2 queens are here',
      'Only 1 are allowed',
      '0 square left',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Texts that stand for placeholders of each kind but numbers, in Chinese. */
const CHINESE: Readonly<Record<Exclude<Placeholder['kind'], 'number'>, string>> = {
  word: '两',
  names: 'b4',
  text: '…',
};

const HAN_BESIDE_LATIN =
  /\p{Script=Han}\*?[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\*?\p{Script=Han}/u;

test('Chinese messages set a space between Chinese characters and numbers or letters', async () => {
  const { templates } = await import('../src/i18n/locales/zh-Hans.ts');
  const spoken = messages.flatMap((message) => {
    const translation = (templates as Readonly<Record<string, Translation>>)[message.id];
    if (translation === undefined) return [];
    const [texts, order] =
      typeof translation === 'string'
        ? [[translation], []]
        : [translation.strings, translation.values];
    const placeholders = order.map((at) => message.placeholders[at]!);
    const numbers = placeholders.some(({ kind }) => kind === 'number') ? NUMBERS : [0];
    return numbers.map((number) =>
      filled({ ...message, texts, placeholders }, (at) => {
        const { kind } = placeholders[at]!;
        return kind === 'number' ? String(number) : CHINESE[kind];
      }).replaceAll(/<[^>]*>/gu, ''),
    );
  });
  expect(LOCALES).toEqual(['en', 'zh-Hans']);
  expect(spoken.length).toBeGreaterThan(2000);
  expect([...new Set(spoken.filter((text) => HAN_BESIDE_LATIN.test(text)))]).toEqual([]);
});

/** A translated message as lit-localize keeps it: plain, or texts around the numbers of its placeholders. */
type Translation =
  string | { readonly strings: readonly string[]; readonly values: readonly number[] };

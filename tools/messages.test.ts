import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import type { Message, ProgramMessage } from '@lit/localize-tools/lib/messages.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageOf, LOCALES, type Locale } from '../src/i18n/languages.ts';
import { readMessages, type Placeholder, type SourceMessage } from './messages.testing.ts';
import CLAIMS from './claim-words.json' with { type: 'json' };
import SAME from './same-as-english.json' with { type: 'json' };

// Puts 0, 1, 2 and 5 for each number of each message. English words that do not agree with the number are reported:
// `1 squares`, `only 1 are`, `all 2`. So every number with which words agree goes through `plural`, or is listed here.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const NUMBERS = [0, 1, 2, 5];

/** Messages with numbers that never take a count which their words do not suit, by the reason. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'Sizes of boards, constants, and numbers that start above 2': [
    'A Guard board has {} to # rows and columns; this one has {}.',
    'All #',
    'All # found.',
    'All # rotations and reflections of one solution.',
    'Günther expands all {} terms of {}; Glaisher strikes every repeat at once, and takes only {} entries.',
    'In 1990 Rok Sosič and Jun Gu search without going back: they swap queens to reduce conflicts, until {} queens have none.',
    'It fills each square once, comparing two or three sums: 144 squares on {}, which {} paths cross.',
    'It places {} queens on {}, each with a few machine instructions, and half as many with mirror images left out.',
    'It tests the same {} squares on {}, and keeps its way back on the call stack.',
    'It tries {} queens on {}, each with many links to undo and redo.',
    'On {} it looks at {} numbers to find the {} orders among them.',
    'On {} it tests {} squares until all 92 solutions are known, and every larger board takes several times as many.',
    'On {} it tries {} queens until all 92 solutions are known, and counts free squares before each.',
    'Place # queens so that none attacks another.',
  ],
  'Another sentence is said for 1, or for 1 and 2': [
    'All its {# queen is|# queens are} given, so nothing is left to place.',
    'All {# queen is|# queens are} placed.',
    'All {# queen is|# queens are} placed. Take one back first.',
    'All {# solution|# solutions} of {}',
    'All {# solution|# solutions} of {} found.',
    '{# square guards|Each of these # squares guards} all {}',
    'Only {} guards all #',
    'The other # will do.',
    'Which squares guard all #?',
    'You found all #!',
    '*{# solution fits|# solutions fit}.* You have all of them.',
    'You have found all {# solution that fits|# solutions that fit}.',
  ],
  'At least two': [
    'It allows {# queen|# queens}, but at least {} are needed.',
    '{# [region|region|row|column|row|column] fits|# [regions|regions|rows|columns|rows|columns] fit} only into {# [row|column|region|region|column|row]|# [rows|columns|regions|regions|columns|rows]}. Choose a square that this rules out.',
  ],
  'A place or a step, which is a name': [
    'Move {} was a guess.',
    'Move {} was a guess, where the same technique already gave {}.',
    'Move {} was a guess, where this already gave {}: {}.',
    'Selection: boards *{}* and *{}* are drawn, fit ones more often, and become parents.',
    'Selection: boards *{}* and *{}* are the fittest of a few drawn, and become parents.',
  ],
};

const TRANSLATED = LOCALES.slice(1);

/** Reads translations and messages, and the latter with their types, by the compiler that it has for them. */
class Reader extends RuntimeLitLocalizer {
  readSource(): readonly SourceMessage[] {
    return readMessages(this.program, `${ROOT}src/`);
  }
}

let reader: Reader;
let extracted: readonly ProgramMessage[];
let translations: ReadonlyMap<string, readonly Message[]>;
let messages: readonly SourceMessage[];

// The compiler reads every source of the game, once for all tests.
beforeAll(() => {
  const config = readConfigFileAndWriteSchema(`${ROOT}config/lit-localize.json`);
  reader = new Reader(config as ConstructorParameters<typeof Reader>[0]);
  const found = reader.extractSourceMessages();
  expect(linesOf(found.errors)).toEqual([]);
  extracted = found.messages;
  translations = reader.readTranslationsSync().translations;
  // The reader takes an empty file for none.
  for (const locale of TRANSLATED) {
    if (!translations.has(locale)) throw new Error(`${locale}.xlf is empty or missing.`);
  }
  messages = reader.readSource();
});

/** Returns errors as lines: file, line and message. */
function linesOf(errors: readonly ts.Diagnostic[]): readonly string[] {
  return errors.map(({ file, start = 0, messageText }) => {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${relative(ROOT, file?.fileName ?? '')}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** Stands for the count in the texts of a message that is put for one. */
const COUNT = '#';

/** Returns a message as `plural` writes it for a number, with its count as one more placeholder, and every wording. */
function writtenFor(message: SourceMessage, number: number): readonly SourceMessage[] {
  const whole = message.texts.join(SEPARATOR);
  const wordings = Math.max(1, ...groupsIn(message.texts, ONE_OF).map(({ length }) => length));
  return [...Array(wordings).keys()].map((at) => {
    const worded = fill(whole, ONE_OF, at);
    const parts = fill(worded, PLURALS, number === 1 ? 0 : 1).split(/([\uE000#])/u);
    const named = [...message.placeholders];
    const placeholders = parts
      .filter((_, place) => place % 2 === 1)
      .map((mark) => (mark === COUNT ? 'number' : (named.shift() ?? 'text')));
    return { ...message, texts: parts.filter((_, place) => place % 2 === 0), placeholders };
  });
}

/** Marks the places of placeholders. */
const SEPARATOR = '\uE000';

/** Wordings of which `oneOf` takes one; they may stand within the forms of a count. */
const ONE_OF = /\[([^[\]]*\|[^[\]]*)\]/g;

/** The forms of a count. */
const PLURALS = /\{([^{}]*)\}/g;

function fill(text: string, groups: RegExp, at: number): string {
  return text.replaceAll(groups, (_group, inner: string) => {
    const forms = inner.split('|');
    return forms[Math.min(at, forms.length - 1)]!;
  });
}

/** Begins a form that is for one number only: `=1 `. */
const EXACT = /^=(\d+) /u;

/** Returns the numbers that have a form of their own in a group, and the forms of the language behind those. */
function readForms(group: readonly string[]): {
  readonly exact: readonly number[];
  readonly forms: readonly string[];
} {
  const exact = group.flatMap((form) => EXACT.exec(form)?.[1] ?? []).map(Number);
  return { exact, forms: group.slice(exact.length) };
}

/** Returns a message with a text for each placeholder. */
function filled({ texts, placeholders }: SourceMessage, put: (at: number) => string): string {
  return texts.map((text, at) => text + (at < placeholders.length ? put(at) : '')).join('');
}

/** Words before a number that name the thing by it: `row 1`, `try 2`. */
const NAMED =
  /(?:\b(?:rows?|lines?|columns?|regions?|famil(?:y|ies)|generation|entry|entries|step|call|attempt|level|node|try|digits:|number)|×)\s\*?$/iu;

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
  const written = all.flatMap((message) => writtenFor(message, 2));
  const nouns = written.flatMap(({ texts, placeholders }) =>
    placeholders.flatMap((placeholder, at) =>
      placeholder === 'number' && !NAMED.test(texts[at]!)
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
  const isOfEach = /\beach of (?:the |these )?(?:other )?\*?$/iu.test(before);
  if (SINGULAR_VERBS.test(verb) && !isOfEach) return false;
  return isPlural || words.every((word) => !nouns.has(word));
}

/** Returns the messages, each as it is for a number with which its words do not agree. */
function disagreements(all: readonly SourceMessage[]): ReadonlyMap<SourceMessage, string> {
  const nouns = countedNouns(messages);
  const found = new Map<SourceMessage, string>();
  for (const message of all) {
    for (const number of NUMBERS) {
      for (const written of writtenFor(message, number)) {
        const at = written.placeholders.findIndex(
          (placeholder, place) =>
            placeholder === 'number' &&
            !NAMED.test(written.texts[place]!) &&
            !agrees(written.texts[place]!, number, written.texts[place + 1]!, nouns),
        );
        if (at < 0 || found.has(message)) continue;
        found.set(
          message,
          filled(written, (other) => (other === at ? String(number) : '{}')),
        );
      }
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
  const help =
    'words that do not suit the number: give it to plural(), reword, or list it in LISTED';
  expect(
    found.map(([, text]) => text),
    help,
  ).toEqual([]);
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
      declare function plural(count: number, text: string): string;
      declare function numberOf(count: number): string;
      export const plain = (count: number) => msg(str\`\${count} squares\`);
      export const same = (few: number) => plural(few, msg('{# queens|# queens} more'));
      export const all = (count: number) => plural(count, msg('All {# queen is|# queens are} here'));
      export const verb = (few: number) => msg(str\`Only \${numberOf(few)} are allowed\`);
      export const singular = (count: number) => msg(str\`\${count} square left\`);
      export const one = (count: number) => plural(count, msg('{One queen is|# queens are} free'));`,
    );
    const planted = readMessages(ts.createProgram([file], { noLib: true }), folder);
    expect([...disagreements(planted).values()]).toEqual([
      '1 squares',
      '1 queens more',
      'All 1 queen is here',
      'Only 1 are allowed',
      '0 square left',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Texts that stand for one thing wherever they are said, with values of other names. */
const ONE_MEANING: readonly string[] = [
  '*Row {}:* choose the square that takes the next queen.',
  '# of {} found',
  'A queen stands on *{}*.',
  'Board {} by {}, change',
  'Conflicts: {}.',
  'Family {}',
  'Look at {}',
  'Look at {}.',
  'Marked empty: {}.',
  'Next: {}',
  'Play {}',
  'Queens: {}.',
  '{} by {}, solutions: {}',
  '{} h',
  '{} is wrong',
  '{} leads to a dead end',
  '{} min',
  '{} ms',
  '{} of {}',
  '{} removed.',
  '{} s',
  '{} taken back.',
  '{}, region {}',
  '{}.',
  '{}: {}',
];

/** Returns the texts that stand more than once, with other values: one translation may not suit both. */
function textsOfSeveralValues(all: readonly SourceMessage[]): readonly string[] {
  const first = new Map<string, SourceMessage>();
  const found = new Set<string>();
  for (const message of all) {
    const same = first.get(message.id) ?? message;
    first.set(message.id, same);
    if (same.values.join() !== message.values.join()) found.add(plainText(message));
  }
  return [...found];
}

test('a text that is said of several things is known to mean the same, or has an id for each', () => {
  const found = textsOfSeveralValues(messages);
  expect(found.filter((text) => !ONE_MEANING.includes(text))).toEqual([]);
});

test('a text of a day and of a drill is found, and the same text of two days is not', () => {
  const of = (...values: readonly string[]): SourceMessage => ({
    id: 's1',
    texts: ['', ', ', ''],
    placeholders: ['text', 'number'],
    values,
  });
  expect(textsOfSeveralValues([of('day', 'solved'), of('day', 'solved')])).toEqual([]);
  expect(textsOfSeveralValues([of('day', 'solved'), of('name', 'number')])).toEqual(['{}, {}']);
});

/** Values that end in no digit: kinds of puzzles, and dates in the one language that sets a number behind them. */
const NO_NUMBERS = /^kind$|^dayName\(/u;

/** Two numbers, or what may be one, with nothing but a space between them, which read as one number: `3 2`. */
const SIDE_BY_SIDE = /[\uE001\d]\*?[ \u00a0\u202f]\*?\uE001|\uE001\*?[ \u00a0\u202f]\*?\d/u;

/** Returns the sentences of a message in which a value or count stands beside another, in every form and wording. */
function besides(
  message: SourceMessage,
  texts: readonly string[],
  order: readonly number[],
): readonly string[] {
  const whole = texts
    .map((text, at) => {
      if (at === texts.length - 1) return text;
      return text + (NO_NUMBERS.test(message.values[order[at]!]!) ? '…' : '\uE001');
    })
    .join('');
  const wordings = Math.max(1, ...groupsIn([whole], ONE_OF).map(({ length }) => length));
  const forms = Math.max(1, ...groupsIn([whole], PLURALS).map(({ length }) => length));
  return [...Array(wordings * forms).keys()]
    .map((at) => fill(fill(whole, ONE_OF, at % wordings), PLURALS, Math.floor(at / wordings)))
    .map((text) => text.replaceAll(COUNT, '\uE001'))
    .filter((text) => SIDE_BY_SIDE.test(text))
    .map((text) => text.replaceAll('\uE001', '3'));
}

test.each(LOCALES)('no sentence in %s sets two numbers side by side', async (locale) => {
  const templates = await templatesOf(locale);
  const found = messages.flatMap((message) => {
    const translation = templates[message.id];
    if (translation === undefined) {
      return besides(message, message.texts, [...message.values.keys()]);
    }
    const { texts, order } = partsOf(translation);
    return besides(message, texts, order);
  });
  expect([...new Set(found)]).toEqual([]);
});

test('two numbers side by side are found in any form of a count, and a date beside a number is not', () => {
  const message = { id: 's1', texts: ['', ''], placeholders: ['names' as const], values: ['name'] };
  expect(besides(message, ['В области ', ' {# ферзь|стоят # ферзя|стоит # ферзей}'], [0])).toEqual([
    'В области 3 3 ферзь',
  ]);
  expect(
    besides(message, ['В области ', ' {стоит # ферзь|стоят # ферзя|стоит # ферзей}'], [0]),
  ).toEqual([]);
  const day = { ...message, values: ['dayName(day)', 'solved'] };
  expect(besides(day, ['', ' ', ' / 3。'], [0, 1])).toEqual([]);
});

const HAN_BESIDE_LATIN =
  /\p{Script=Han}\*?[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\*?\p{Script=Han}/u;

/** Texts that stand for placeholders of each kind in Chinese. */
const CHINESE: Readonly<Record<Placeholder, string>> = { number: '5', names: 'b4', text: '…' };

test('Chinese messages set a space between Chinese characters and numbers or letters', async () => {
  const templates = await templatesOf('zh-Hans');
  const spoken = messages.flatMap((message) => {
    const translation = templates[message.id];
    if (translation === undefined) return [];
    const { texts, order } = partsOf(translation);
    const placeholders = order.map((at) => message.placeholders[at]!);
    return writtenFor({ ...message, texts, placeholders }, 5).map((written) =>
      filled(written, (at) => CHINESE[written.placeholders[at]!]).replaceAll(/<[^>]*>/gu, ''),
    );
  });
  expect(spoken.length).toBeGreaterThan(1500);
  expect([...new Set(spoken.filter((text) => HAN_BESIDE_LATIN.test(text)))]).toEqual([]);
});

/** A translated message as lit-localize keeps it: plain, or texts around the numbers of its placeholders. */
type Translation =
  string | { readonly strings: readonly string[]; readonly values: readonly number[] };

/** Modules of translations, by their files. */
const MODULES = import.meta.glob<{ readonly templates: Readonly<Record<string, Translation>> }>(
  '../src/i18n/xliff/*.xlf',
);

/** Returns the translations of a language by their ids; none in English. */
async function templatesOf(locale: Locale): Promise<Readonly<Record<string, Translation>>> {
  return (await MODULES[`../src/i18n/xliff/${locale}.xlf`]?.())?.templates ?? {};
}

function partsOf(translation: Translation): {
  readonly texts: readonly string[];
  readonly order: readonly number[];
} {
  return typeof translation === 'string'
    ? { texts: [translation], order: [] }
    : { texts: translation.strings, order: translation.values };
}

/** Returns the groups of forms or wordings in the texts of a message, each as its alternatives. */
function groupsIn(texts: readonly string[], groups: RegExp): readonly (readonly string[])[] {
  const whole = texts.join(SEPARATOR);
  const text = groups === ONE_OF ? whole : fill(whole, ONE_OF, 0);
  return [...text.matchAll(groups)].map(([, inner]) => inner!.split('|'));
}

describe.each(LOCALES)('in %s', (locale) => {
  const { plurals, pluralOf } = languageOf(locale);

  /** Returns each message with its texts in the language. */
  async function spokenMessages(): Promise<
    readonly (readonly [SourceMessage, readonly string[]])[]
  > {
    const templates = await templatesOf(locale);
    return messages.flatMap((message) => {
      const translation = templates[message.id];
      if (translation !== undefined) return [[message, partsOf(translation).texts] as const];
      // Without a translation the game says the English, which has the forms of English.
      return locale === 'en' ? [[message, message.texts] as const] : [];
    });
  }

  test('every message with a count has as many forms as the language, and wordings as the English', async () => {
    const spoken = await spokenMessages();
    const wrong = spoken.filter(([message, texts]) => {
      const wordings = groupsIn(message.texts, ONE_OF).map(({ length }) => length);
      return (
        groupsIn(texts, PLURALS).some((group) => !isWhole(group)) ||
        groupsIn(texts, ONE_OF).some(({ length }) => !wordings.includes(length))
      );
    });
    expect(wrong.map(([, texts]) => texts.join('…'))).toEqual([]);
  });

  test('a form that stands for several numbers gives the number where its other forms do', async () => {
    const wrong = (await spokenMessages()).filter(
      ([, texts]) => !groupsIn(texts, PLURALS).every(isClear),
    );
    expect(wrong.map(([, texts]) => texts.join('…'))).toEqual([]);
  });

  /** Returns the numbers that take a form of a group: those below 200 which have no exact form. */
  function numbersOf(at: number, exact: readonly number[]): readonly number[] {
    return [...Array(200).keys()].filter(
      (count) => pluralOf(count) === at && !exact.includes(count),
    );
  }

  /** Returns true if a group has every form of the language, and exact ones only where a form is shared. */
  function isWhole(group: readonly string[]): boolean {
    const { exact, forms } = readForms(group);
    return (
      forms.length === plurals.length &&
      forms.every((form) => !EXACT.test(form)) &&
      exact.every((count) => numbersOf(pluralOf(count), []).length > 1)
    );
  }

  /** Returns true if no number is hidden by a form that others share. */
  function isClear(group: readonly string[]): boolean {
    const { exact, forms } = readForms(group);
    return (
      !forms.at(-1)!.includes(COUNT) ||
      forms.every((form, at) => form.includes(COUNT) || numbersOf(at, exact).length < 2)
    );
  }

  test('groups that lack a form, or hide a number, are found', () => {
    const whole = plurals.map((form) => `# ${form}`);
    expect(isWhole(whole)).toBe(true);
    expect(isWhole([...whole, 'more'])).toBe(false);
    expect(isWhole([...whole, '=7 seven'])).toBe(false);
    const shared = numbersOf(pluralOf(1), []).length > 1;
    expect(isWhole(['=1 one', ...whole])).toBe(shared);
    expect(isClear(whole)).toBe(true);
    expect(isClear(whole.with(pluralOf(1), 'one'))).toBe(!shared || plurals.length === 1);
  });
});

/** Claims of English texts, by their names: `only`, `at least`. */
const ALL_CLAIMS = Object.keys(CLAIMS) as readonly (keyof typeof CLAIMS)[];

/** Translations that keep a claim in other words than theirs, by what they say. */
const SAID_OTHERWISE: Readonly<
  Record<
    string,
    {
      readonly claim: keyof typeof CLAIMS;
      readonly english: RegExp;
      readonly locales: readonly Locale[];
    }
  >
> = {
  'the queen of one is that of the other': {
    claim: 'two',
    english: /The queen of one is the queen of both/,
    locales: ['pt-BR', 'fr', 'ru', 'ar'],
  },
  'one solution and its reflection': {
    claim: 'two',
    english: /^Both reflections of one solution/,
    locales: ['ru', 'ar'],
  },
  'no queen attacks another': {
    claim: 'two',
    english: /no two queens attack each other/,
    locales: ['fr', 'ar'],
  },
  'all that are left are attacked': {
    claim: 'no',
    english: /^No square .* is left that is not attacked/,
    locales: ['ru', 'zh-Hans'],
  },
  'all rings are seen': { claim: 'no', english: /^no ring is left/, locales: ['zh-Hans'] },
};

/** Returns the claims that an English text makes and its translation does not: `only`, `at least`. */
function lostClaims(english: string, translation: string, locale: Locale): readonly string[] {
  const otherwise = Object.values(SAID_OTHERWISE).filter(
    (said) => said.locales.includes(locale) && said.english.test(english),
  );
  return ALL_CLAIMS.filter(
    (claim) =>
      new RegExp(CLAIMS[claim].en, 'iu').test(english) &&
      !new RegExp(CLAIMS[claim][locale], 'iu').test(translation) &&
      otherwise.every((said) => said.claim !== claim),
  );
}

/** Numbers of a text, but for those that begin a form; digits may stand in groups. */
const DIGITS = /(?<!=)\d(?:\d|[.,\u00a0\u202f](?=\d{3}(?!\d)))*/gu;

/** Returns the numbers of an English text that its translation does not say. Arabic has forms of words for 1 and 2. */
function lostNumbers(english: string, translation: string, locale: Locale): readonly string[] {
  const [all, kept] = [english, translation].map((text) =>
    (text.match(DIGITS) ?? []).map((number) => number.replaceAll(/\D/gu, '')),
  );
  return all!.filter(
    (number) => !kept!.includes(number) && !(locale === 'ar' && Number(number) <= 2),
  );
}

// The claims of English hints are compared with all solutions (`claims.testing.ts`); the other languages claim the same.
test.each(TRANSLATED)('every text in %s claims what its English claims', async (locale) => {
  const templates = await templatesOf(locale);
  const lost = messages.flatMap((message) => {
    const translation = templates[message.id];
    if (translation === undefined) return [];
    const text = partsOf(translation).texts.join('{}');
    const english = plainText(message);
    const found = [...lostClaims(english, text, locale), ...lostNumbers(english, text, locale)];
    return found.map((claim) => `${claim}: ${english} ${text}`);
  });
  expect([...new Set(lost)]).toEqual([]);
});

/** An English text, and its translations without what it claims. */
const CLAIMING =
  'Every row must have exactly 8 free squares, only eight; no column can have two, at least three cannot, at most half never.';
const LESS: Readonly<Partial<Record<Locale, string>>> = {
  es: 'La fila tiene casillas; la columna tiene otras.',
  'pt-BR': 'A linha tem casas; a coluna tem outras.',
  fr: 'La rangée a des cases ; la colonne en a d’autres.',
  de: 'Die Zeile hat Felder; die Spalte hat andere.',
  ru: 'В строке есть клетки; в столбце другие.',
  'zh-Hans': '行有格；列有其他格。',
  ja: '行にはマスがあります。列にはほかのマスがあります。',
  ar: 'في الصف مربعات؛ وفي العمود غيرها.',
};

test.each(TRANSLATED)('a text in %s that claims less than its English is found', (locale) => {
  expect(lostClaims('Only {} is left.', 'Solo queda {}.', 'es')).toEqual([]);
  const less = LESS[locale]!;
  expect(lostClaims(CLAIMING, less, locale)).toEqual(ALL_CLAIMS);
  expect(lostNumbers(CLAIMING, less, locale)).toEqual(['8']);
  expect(lostNumbers('All 92, of 1,000', '92 / 1.000', locale)).toEqual([]);
});

test.each(Object.entries(SAID_OTHERWISE))(
  'a translation says that %s',
  async (_, { claim, english, locales }) => {
    const message = messages.find((one) => english.test(plainText(one)))!;
    for (const locale of locales) {
      const translation = (await templatesOf(locale))[message.id]!;
      const words = new RegExp(CLAIMS[claim][locale], 'iu');
      expect(partsOf(translation).texts.join('{}')).not.toMatch(words);
    }
  },
);

/** The size of a board with spaces at which a line may end; `sizeOf` writes it. */
const BREAKABLE_SIZE = /[}\d] × [{\d]/u;

test('no message writes the size of a board itself, where a line could end', () => {
  expect(BREAKABLE_SIZE.test('Play {} × {}')).toBe(true);
  expect(BREAKABLE_SIZE.test('8 × 8')).toBe(true);
  // English says names that are only heard with “by”.
  const heard = new Set(
    extracted.filter((message) => / by /u.test(wordsOf(message))).map(({ name }) => name),
  );
  const all = [...translations.values(), extracted]
    .flat()
    .filter(({ name }) => !heard.has(name))
    .map(wordsOf);
  expect(all.filter((text) => BREAKABLE_SIZE.test(text))).toEqual([]);
});

/** Returns the text of a message, with `{}` for each placeholder. */
function wordsOf({ contents }: Message): string {
  return contents.map((part) => (typeof part === 'string' ? part : '{}')).join('');
}

/** Returns the messages that a language has no translation of. */
function missingIn(locale: Locale): readonly Message[] {
  const translated = new Set(translations.get(locale)?.map(({ name }) => name));
  return extracted.filter(({ name }) => !translated.has(name));
}

/** Returns the percentage of messages that a language promises: that in its name, else all. */
function promisedIn(locale: Locale): number {
  return Number(/\((\d+) ?%\)$/.exec(languageOf(locale).name)?.[1] ?? 100);
}

test.each(TRANSLATED)(
  '%s has a file of translations, and promises at least 60 percent of the messages',
  (locale) => {
    expect(translations.has(locale)).toBe(true);
    expect(promisedIn(locale)).toBeGreaterThanOrEqual(60);
  },
);

// Without a translation the game says the English, so a new message does not wait for its translators. The workflow
// `check` asks for all: WORDS=required.
test('messages that want a translation are counted', ({ task }) => {
  const complete = TRANSLATED.filter((locale) => promisedIn(locale) === 100);
  task.meta.wanted = new Set(complete.flatMap(missingIn)).size;
});

describe.runIf(process.env['WORDS'] === 'required')('all words being required', () => {
  test.each(TRANSLATED)('%s has as many translations as its name promises', (locale) => {
    const missing = missingIn(locale);
    const promised = promisedIn(locale);
    const share = 100 * (1 - missing.length / extracted.length);
    expect(share >= promised ? [] : missing.map(wordsOf)).toEqual([]);
  });

  // If it fails: `npm run i18n`.
  test.each(TRANSLATED)('no translation in %s belongs to a message that is gone', (locale) => {
    const names = new Set(extracted.map(({ name }) => name));
    const left = translations.get(locale)!.filter(({ name }) => !names.has(name));
    expect(left.map(wordsOf)).toEqual([]);
  });

  test.each(TRANSLATED)('no word is listed as English in %s that is not', (locale) => {
    expect(listedIn(locale).filter((text) => !sameIn(locale).includes(text))).toEqual([]);
  });
});

/** Returns the translations of a language that are their English. */
function sameIn(locale: Locale): readonly string[] {
  const english = new Map(extracted.map((message) => [message.name, wordsOf(message)]));
  return translations
    .get(locale)!
    .filter((message) => wordsOf(message) === english.get(message.name))
    .map(wordsOf)
    .filter((text) => /[a-z]{3}|[A-Z][a-z]/.test(text.replaceAll('{}', '')));
}

function listedIn(locale: Locale): readonly string[] {
  return (SAME as Readonly<Record<string, readonly string[]>>)[locale] ?? [];
}

test.each(TRANSLATED)(
  'no message in %s is still English, but names and words that both have',
  (locale) => {
    expect(sameIn(locale).filter((text) => !listedIn(locale).includes(text))).toEqual([]);
  },
);

// The game would show nothing for an empty one; without a `<target>` it says the English.
test.each(TRANSLATED)('no translation in %s is empty', (locale) => {
  const empty = translations.get(locale)!.filter((message) => wordsOf(message).trim() === '');
  expect(empty.map(({ name }) => name)).toEqual([]);
});

test('a translation has the same placeholders as its message', () => {
  expect(reader.validateTranslations().errors).toEqual([]);
});

test('a message with elements has no id of its own, by which its translation would be taken for text', () => {
  const named = extracted.filter(
    ({ name, tag }) => tag === 'html' && !/^h[0-9a-f]{16}$/.test(name),
  );
  expect(named.map(wordsOf)).toEqual([]);
});

test('Chinese text has Chinese punctuation', () => {
  const latin = /\p{Script=Han}[,.:;!?]|[,:;!?]\p{Script=Han}|[，。：；！？] /u;
  const words = translations.get('zh-Hans')!.map(wordsOf);
  expect(words.filter((text) => latin.test(text))).toEqual([]);
});

test('no message contains <, > or &, which its translation would show as &lt;, &gt; or &amp;', () => {
  expect(extracted.map(wordsOf).filter((text) => /[<>&]/.test(text))).toEqual([]);
});

test('no message contains a line break, with which the minifier of the build would change its id', () => {
  expect(extracted.map(wordsOf).filter((text) => text.includes('\n'))).toEqual([]);
});

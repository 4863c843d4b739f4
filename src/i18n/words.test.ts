import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import FORMER_WORDS from '../../docs/glossaries/former-words.json' with { type: 'json' };
import { LOCALES, type Locale } from './languages.ts';

/** A text that players read, in both languages, with the first name in the code of each placeholder, `⟨name⟩`. */
interface Unit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

const UNIT =
  /<trans-unit id="(?<id>[^"]*)">\s*<source>(?<source>.*?)<\/source>\s*<target>(?<target>.*?)<\/target>/gs;

/** Texts of each language; those of English are the sources. */
const UNITS = Object.fromEntries(LOCALES.map((locale) => [locale, readUnits(locale)])) as Readonly<
  Record<Locale, readonly Unit[]>
>;

function readUnits(locale: Locale): readonly Unit[] {
  const file = new URL(`xliff/${locale === 'en' ? 'zh-Hans' : locale}.xlf`, import.meta.url);
  return [...readFileSync(file, 'utf8').matchAll(UNIT)].map(({ groups }) => {
    const { id, source, target } = groups!;
    const english = wordsOf(source!);
    return { id: id!, source: english, target: locale === 'en' ? english : wordsOf(target!) };
  });
}

/** Returns a text with the first name of each placeholder in ⟨ ⟩. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/<x [^>]*equiv-text="\$\{(\w*)[^"]*\}"[^>]*>/g, '⟨$1⟩')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&apos;', "'");
}

type Words = Readonly<Partial<Record<Locale, RegExp>>>;
type Lines = Readonly<Partial<Record<Locale, string>>>;

/** A rule of words: patterns of texts that break it, each with such a text. */
interface Rule {
  readonly title: string;
  readonly breaks: Words;
  readonly planted: Lines;
}

/** Former words for things that have one word each now, as one pattern a language. */
const FORMER = Object.fromEntries(
  Object.entries(FORMER_WORDS).map(([locale, words]) => [locale, new RegExp(words.join('|'), 'u')]),
) as Words;

const RULES: readonly Rule[] = [
  {
    title: 'uses a former word of a thing',
    breaks: FORMER,
    planted: {
      en: 'All turns and mirror images of it',
      es: 'Una reina por dados',
      'pt-BR': 'Testa cada nono número',
      fr: 'Laissez aller les deux recherches.',
      de: 'Dein Gegenüber war schneller.',
      ru: 'Друг решил это за 0:52.',
      'zh-Hans': '又拿走了 105 次',
      ja: '試しのクイーン',
      ar: 'ملكات للتجربة',
    },
  },
  {
    title: 'sets a space before a sign that may begin a line',
    breaks: {
      fr: /[ \u00A0](?=[;!?])|[ \u202F](?=[:»])|«(?!\u00A0)|[\p{L}\d⟩}\]](?<!\bn|⟨size⟩)[;!?»]/u,
    },
    planted: { fr: 'Combien de cases sont libres ?' },
  },
  {
    title: 'joins the name of a kind of puzzle and a participle',
    breaks: {
      es: /(?:\|Vigilar\]|⟨kind[^⟩]*⟩) resuelt/u,
      'pt-BR': /(?:\|Vigia\]|⟨kind[^⟩]*⟩) resolvid|^Falta \[/u,
      fr: /(?:\|Contrôle\]|⟨kind[^⟩]*⟩) résolu/u,
    },
    planted: {
      es: '[Completar|Regiones|Vigilar] resuelto.',
      'pt-BR': '[Completar|Regiões|Vigia] resolvido',
      fr: '[Compléter|Régions|Contrôle] résolu',
    },
  },
  {
    title: 'says a queen or a mark in the masculine',
    breaks: { es: /⟨label⟩, \p{L}+o$/u, 'pt-BR': /⟨label⟩, errado/u, fr: /⟨label⟩, faux/u },
    planted: {
      es: '⟨label⟩, equivocado',
      'pt-BR': '⟨label⟩, errado',
      fr: '⟨label⟩, faux',
    },
  },
  {
    title: 'names a button, a tab or a page without quotes',
    breaks: {
      en: /(?<=[\p{L},;:] )(?:Practise|Export|Import|Undo|Program|Share|Create)(?!\p{L})|\bon Play\b|\bin (?:Puzzles|Settings)\b|^(?:Export|Undo) \p{L}+s\b|\. (?:Export|Undo|Play) \p{L}+s\b/u,
    },
    planted: { en: 'A link from Share always works.' },
  },
  {
    title: 'names no number of a list of two, which has a form of its own',
    breaks: { ar: /(?:الملكات هي|\|(?:الصفوف|الأعمدة)\]) ⟨/u },
    planted: { ar: 'الملكات هي ⟨queens⟩.' },
  },
  {
    title: 'sets a count behind a colon or its noun where it has forms',
    breaks: { ar: /عددها #/u },
    planted: { ar: 'وجدتها كلها، وعددها #!' },
  },
  {
    title: 'is a command on a button',
    breaks: { ar: /^(?:أظهر|أوقف|ابدأ|أرني|أدِر|اعكس هذا|أزل(?= ⟨)|شاهد|اذكر)[^.؟!:،]*$/u },
    planted: { ar: 'أوقف الساعة' },
  },
  {
    title: 'lets digits among Arabic words run from right to left',
    breaks: { ar: /(?<![\u2066\d·] ?)\d(?: · \d)+/u },
    planted: { ar: 'هذا 3 · 2 · 1، كل ملكة' },
  },
  {
    title: 'is a title in plain form, which is said among polite sentences',
    breaks: {
      ja: /(?:[がに]ある|(?:[が]|(?<!経路)は)ない|ている|できる|(?:[りらせきけべ]ない)(?<!知らない)|埋める|ふさぐ|足りる|から守る|解で.*クイーン)$/u,
    },
    planted: { ja: '行⟨names⟩が列⟨filled⟩を埋める' },
  },
  {
    title: 'sets a comma between two questions that one sign ends',
    breaks: { ru: /(?:[Сс]колько|[Кк]ак(?:ой|ая|ие))[^,.?]*, и [^.?]*\?/u },
    planted: { ru: 'Сколько ферзей стоит, и какая строка следующая?' },
  },
  {
    title: 'sets a time of a clock before 後',
    breaks: { ja: /⟨duration\w*⟩後/u },
    planted: { ja: '⟨durationOf⟩後に取り除きました。' },
  },
];

describe.each(RULES)('$title:', ({ breaks, planted }) => {
  test.each(Object.keys(breaks) as Locale[])('no text in %s', (locale) => {
    const found = UNITS[locale].filter(({ target }) => breaks[locale]!.test(target));
    expect(found.map(({ id, target }) => `${id} ${target}`)).toEqual([]);
  });

  test.each(Object.keys(breaks) as Locale[])('a planted text in %s is found', (locale) => {
    expect(planted[locale]).toMatch(breaks[locale]!);
  });
});

/** Quotes of the languages. */
const QUOTES: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['“', '”'],
  es: ['«', '»'],
  'pt-BR': ['“', '”'],
  fr: ['«\u00A0', '\u00A0»'],
  de: ['„', '“'],
  ru: ['«', '»'],
  'zh-Hans': ['“', '”'],
  ja: ['「', '」'],
  ar: ['«', '»'],
};

/** Returns the names in quotes in an English text that its translation does not quote by their own translation. */
function unquoted({ source, target }: Unit, locale: Locale): readonly string[] {
  const [opening, closing] = QUOTES[locale];
  return [...source.matchAll(/“([^”]*)”/gu)].flatMap(([, name]) => {
    const targets = UNITS[locale].filter((unit) => unit.source === name);
    const isQuoted = targets.some((unit) => target.includes(opening + unit.target + closing));
    return targets.length === 0 || isQuoted ? [] : [`${name}: ${target}`];
  });
}

test.each(LOCALES)(
  'a name that an English text quotes is the same message, quoted, in %s',
  (locale) => {
    expect(UNITS[locale].flatMap((unit) => unquoted(unit, locale))).toEqual([]);
  },
);

/** Words in quotes that are no name of the game: a command of Safari, and what people wrote. */
const QUOTATIONS: ReadonlySet<string> = new Set([
  'Add to Home Screen',
  'a friend of chess',
  'By 1854 the chess paper of Berlin had printed forty solutions.',
  'Gauss thought that there are 76.',
  'Georg Cantor worked on it.',
]);

/** Returns the words in quotes in an English text that are neither a message, a quotation nor a placeholder. */
function unknownNames(text: string): readonly string[] {
  const quoted = [...text.matchAll(/“([^”⟨]*)”/gu)].map(([, name]) => name!);
  return quoted.filter(
    (name) => !QUOTATIONS.has(name) && !UNITS.en.some(({ source }) => source === name),
  );
}

test('a name that an English text quotes is on some button, tab or page', () => {
  expect(unknownNames('Open it in “Painting”, or in “Settings”.')).toEqual(['Painting']);
  expect(UNITS.en.flatMap(({ source }) => unknownNames(source))).toEqual([]);
});

test.each(LOCALES.slice(1))('a planted name without quotes in %s is found', (locale) => {
  const { target } = UNITS[locale].find(({ source }) => source === 'Settings')!;
  const planted = { id: '', source: 'See “Settings”.', target: `… ${target}.` };
  expect(unquoted(planted, locale)).toHaveLength(1);
});

test('the texts of each language are read from the file of translations', () => {
  for (const units of Object.values(UNITS)) expect(units.length).toBeGreaterThan(1000);
});

/** Three or more short items of which the last has a comma before its `and` or `or`. */
const SERIAL_COMMA =
  /(?:^|[\s(])(?:[\w’…]+ ){0,2}[\w’…]+, (?:[\w’…]+ ){0,2}[\w’…]+, (?:and|or) (?!so\b)/u;

test('no English list sets a comma before its last item, as lists of squares do not', () => {
  expect(SERIAL_COMMA.test('A link, a code, or a board')).toBe(true);
  const texts = UNITS.en.map(({ source }) => source.replaceAll(/⟨\w*⟩/gu, '…'));
  expect(texts.filter((text) => SERIAL_COMMA.test(text))).toEqual([]);
});

test('a region has one Chinese word, beside the name of the kind of puzzle', () => {
  const other = /(?<!分)区(?!域)/u;
  expect(UNITS['zh-Hans'].map(({ target }) => target).filter((text) => other.test(text))).toEqual(
    [],
  );
});

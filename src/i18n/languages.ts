/** A language of the game. */
interface Language {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale by which `Intl` writes its numbers, lists and dates. */
  readonly formats: string;
  /** The plural forms that whole numbers take, in the order in which its messages give them. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** Returns the plural form of a whole number, as an index of `plurals`. A first `Intl.PluralRules` takes long to make. */
  readonly pluralOf: (count: number) => number;
  /** Stands between two sentences. */
  readonly gap: '' | ' ';
}

/** The languages of the game by their tags, in the order in which the settings offer them. */
export const LANGUAGES = {
  en: {
    name: 'English',
    direction: 'ltr',
    // Writes `a, b and c`, `Sat 21 November` and `14.8M`, which no other English does.
    formats: 'en-AU',
    plurals: ['one', 'other'],
    pluralOf: (count) => (count === 1 ? 0 : 1),
    gap: ' ',
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    formats: 'es',
    plurals: ['one', 'other'],
    pluralOf: (count) => (count === 1 ? 0 : 1),
    gap: ' ',
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    direction: 'ltr',
    formats: 'pt-BR',
    plurals: ['one', 'other'],
    // Brazil says “0 damas”, where `Intl` puts 0 to the singular.
    pluralOf: (count) => (count === 1 ? 0 : 1),
    gap: ' ',
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    formats: 'fr',
    plurals: ['one', 'other'],
    pluralOf: (count) => (count < 2 ? 0 : 1),
    gap: ' ',
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    formats: 'de',
    plurals: ['one', 'other'],
    pluralOf: (count) => (count === 1 ? 0 : 1),
    gap: ' ',
  },
  ru: {
    name: 'Русский',
    direction: 'ltr',
    formats: 'ru',
    plurals: ['one', 'few', 'many'],
    pluralOf: (count) =>
      count % 10 === 1 && count % 100 !== 11
        ? 0
        : count % 10 > 1 && count % 10 < 5 && (count % 100 < 12 || count % 100 > 14)
          ? 1
          : 2,
    gap: ' ',
  },
  'zh-Hans': {
    name: '简体中文',
    direction: 'ltr',
    formats: 'zh-Hans',
    plurals: ['other'],
    pluralOf: () => 0,
    gap: '',
  },
  ja: {
    name: '日本語',
    direction: 'ltr',
    formats: 'ja',
    plurals: ['other'],
    pluralOf: () => 0,
    gap: '',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    // With the digits that boards and codes have.
    formats: 'ar-u-nu-latn',
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
    pluralOf: (count) => {
      if (count < 3) return count;
      const rest = count % 100;
      return rest < 3 ? 5 : rest < 11 ? 3 : 4;
    },
    gap: ' ',
  },
} as const satisfies Record<string, Language>;

/** The tag of a language of the game. */
export type Locale = keyof typeof LANGUAGES;

/** The tags of all languages; the source code is written in the first one. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** Returns what is known of a language. */
export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

import type { LocaleModule } from '@lit/localize';

/** A language of the game. */
interface Language {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale by which `Intl` writes its numbers, lists and dates. */
  readonly formats: string;
  /** The plural forms that whole numbers take, in the order in which its messages give them. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** Stands between two sentences. */
  readonly gap: '' | ' ';
  /** Loads its translations; none where it is the language of the source. */
  readonly load?: () => Promise<LocaleModule>;
}

/** The languages of the game by their tags, in the order in which the settings offer them. */
export const LANGUAGES = {
  en: {
    name: 'English',
    direction: 'ltr',
    // Writes `a, b and c`, `Sat 21 November` and `14.8M`, which no other English does.
    formats: 'en-AU',
    plurals: ['one', 'other'],
    gap: ' ',
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    formats: 'es',
    plurals: ['one', 'other'],
    gap: ' ',
    load: () => import('./locales/es.ts'),
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    direction: 'ltr',
    formats: 'pt-BR',
    plurals: ['one', 'other'],
    gap: ' ',
    load: () => import('./locales/pt-BR.ts'),
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    formats: 'fr',
    plurals: ['one', 'other'],
    gap: ' ',
    load: () => import('./locales/fr.ts'),
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    formats: 'de',
    plurals: ['one', 'other'],
    gap: ' ',
    load: () => import('./locales/de.ts'),
  },
  ru: {
    name: 'Русский',
    direction: 'ltr',
    formats: 'ru',
    plurals: ['one', 'few', 'many'],
    gap: ' ',
    load: () => import('./locales/ru.ts'),
  },
  'zh-Hans': {
    name: '简体中文',
    direction: 'ltr',
    formats: 'zh-Hans',
    plurals: ['other'],
    gap: '',
    load: () => import('./locales/zh-Hans.ts'),
  },
  ja: {
    name: '日本語',
    direction: 'ltr',
    formats: 'ja',
    plurals: ['other'],
    gap: '',
    load: () => import('./locales/ja.ts'),
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    // With the digits that boards and codes have.
    formats: 'ar-u-nu-latn',
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
    gap: ' ',
    load: () => import('./locales/ar.ts'),
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

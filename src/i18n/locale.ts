import { configureLocalization, type LocaleModule } from '@lit/localize';

/** The languages there are words for; the first is the one the code is written in. */
export const LOCALES = ['en', 'zh-Hans'] as const;

export type Locale = (typeof LOCALES)[number];

/** Loads the words of each language that the code is not written in. */
const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<LocaleModule>>> = {
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
};

/** The words of the language that is shown next. */
let words: LocaleModule;

const localization = configureLocalization({
  sourceLocale: LOCALES[0],
  targetLocales: LOCALES.slice(1),
  // Loaded before: a language whose words did not arrive once would not be asked for again.
  loadLocale: () => Promise.resolve(words),
});

/** The language that was chosen last; it may still be on its way. */
let wanted: Locale = 'en';

/** Returns the language in use. */
export function getLocale(): Locale {
  return localization.getLocale() as Locale;
}

/**
 * Shows the game in a language, loading its words when first needed. Rejects when they cannot be
 * loaded; the language in use then stays.
 * @param choice `auto` takes the first language of the browser that there are words for.
 */
export async function setLocale(choice: Locale | 'auto'): Promise<void> {
  const locale = choice === 'auto' ? preferredLocale(navigator.languages) : choice;
  wanted = locale;
  const loaded = locale === 'en' ? undefined : await LOADERS[locale]();
  // Another may have been chosen meanwhile.
  if (locale !== wanted) return;
  if (loaded) words = loaded;
  await localization.setLocale(locale);
}

/** Shows the game and its page in a language; words that do not arrive leave the language as it is. */
export async function speak(choice: Locale | 'auto'): Promise<void> {
  await setLocale(choice).catch(() => undefined);
  document.documentElement.lang = getLocale();
}

/** The first of a person's languages that there are words for, else English. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0];
    if (base === 'zh') return 'zh-Hans';
    if (base === 'en') return 'en';
  }
  return 'en';
}

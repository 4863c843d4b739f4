import { configureLocalization, type LocaleModule } from '@lit/localize';

/** The languages of the game; the source code is written in the first one. */
export const LOCALES = ['en', 'zh-Hans'] as const;

export type Locale = (typeof LOCALES)[number];

/** Loaders of the translations, for each language but that of the source code. */
const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<LocaleModule>>> = {
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
};

/** The translations that lit-localize loads next. */
let words: LocaleModule;

const localization = configureLocalization({
  sourceLocale: LOCALES[0],
  targetLocales: LOCALES.slice(1),
  // Already loaded by `setLocale`: lit-localize would not request a language again after a failure.
  loadLocale: () => Promise.resolve(words),
});

/** The language that was chosen last; its translations may still be loading. */
let wanted: Locale = 'en';

export function getLocale(): Locale {
  return localization.getLocale() as Locale;
}

/**
 * Shows the game in a language and loads its translations at first use.
 * @param choice `auto` takes the first language of the browser that the game has.
 * @throws If the translations cannot be loaded; the language in use then stays.
 */
export async function setLocale(choice: Locale | 'auto'): Promise<void> {
  const locale = choice === 'auto' ? preferredLocale(navigator.languages) : choice;
  wanted = locale;
  const loaded = locale === 'en' ? undefined : await LOADERS[locale]();
  // Another language may have been chosen meanwhile.
  if (locale !== wanted) return;
  if (loaded) words = loaded;
  await localization.setLocale(locale);
}

/** Shows the game and its page in a language; if its translations cannot be loaded, the language in use stays. */
export async function speak(choice: Locale | 'auto'): Promise<void> {
  await setLocale(choice).catch(() => undefined);
  document.documentElement.lang = getLocale();
}

/** Returns the first of a person's languages that the game has, else English. */
function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0];
    if (base === 'zh') return 'zh-Hans';
    if (base === 'en') return 'en';
  }
  return 'en';
}

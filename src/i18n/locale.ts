import { configureLocalization, msg } from '@lit/localize';

/** The languages there are words for; the first is the one the code is written in. */
export const LOCALES = ['en', 'zh-Hans'] as const;

export type Locale = (typeof LOCALES)[number];

const { getLocale: getLocaleName, setLocale: setLocaleName } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: ['zh-Hans'],
  loadLocale: () => import('./locales/zh-Hans.ts'),
});

/** The language in use. */
export function getLocale(): Locale {
  return getLocaleName() as Locale;
}

/**
 * Shows the game in a language, loading its words when first needed. Rejects when they cannot be
 * loaded; the language in use then stays.
 * @param choice `auto` takes the first language of the browser that there are words for.
 */
export async function setLocale(choice: Locale | 'auto'): Promise<void> {
  const locale = choice === 'auto' ? preferredLocale(navigator.languages) : choice;
  await setLocaleName(locale);
  document.documentElement.lang = locale;
  document.title = msg('Ninety-Two');
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

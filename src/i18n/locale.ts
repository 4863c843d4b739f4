import type * as Translations from './translations.ts';

/** The languages there are words for; the first is the one the code is written in. */
export const LOCALES = ['en', 'zh-Hans'] as const;

export type Locale = (typeof LOCALES)[number];

/** What can show another language than the first, once one was chosen. */
let translations: typeof Translations | undefined;

/** The language that was chosen last; it may still be on its way. */
let wanted: Locale = 'en';

/** The language in use. */
export function getLocale(): Locale {
  return (translations?.getShown() ?? LOCALES[0]) as Locale;
}

/**
 * Shows the game in a language, loading its words when first needed. Rejects when they cannot be
 * loaded; the language in use then stays.
 * @param choice `auto` takes the first language of the browser that there are words for.
 */
export async function setLocale(choice: Locale | 'auto'): Promise<void> {
  const locale = choice === 'auto' ? preferredLocale(navigator.languages) : choice;
  wanted = locale;
  if (locale !== getLocale()) translations ??= await import('./translations.ts');
  // Another may have been chosen meanwhile.
  if (locale !== wanted) return;
  await translations?.show(locale);
  document.documentElement.lang = locale;
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

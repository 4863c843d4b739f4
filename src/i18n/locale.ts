import { configureLocalization, type LocaleModule } from '@lit/localize';
import { languageOf, LOCALES, type Locale } from './languages.ts';

/** Loads the translations of each language but English, by their files. */
const FILES = import.meta.glob<LocaleModule>('./xliff/*.xlf');

/** The translations that lit-localize loads next. */
let words: LocaleModule;

const localization = configureLocalization({
  sourceLocale: 'en',
  targetLocales: LOCALES.filter((locale) => locale !== 'en'),
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
  const locale = await load(choice);
  if (locale) await localization.setLocale(locale);
}

/** Loads the translations of a language and returns it; `undefined` if another language was chosen meanwhile. */
async function load(choice: Locale | 'auto'): Promise<Locale | undefined> {
  const locale = choice === 'auto' ? preferredLocale(navigator.languages) : choice;
  wanted = locale;
  const loaded = await FILES[`./xliff/${locale}.xlf`]?.();
  if (locale !== wanted) return undefined;
  if (loaded) words = loaded;
  return locale;
}

/** Returns true if the language that was chosen last is not shown, because its translations are not loaded. */
export function isLanguageMissing(): boolean {
  return wanted !== getLocale();
}

/**
 * Shows the game and its page in a language. If its translations cannot be loaded, the language in use stays until the
 * network is back.
 */
export async function speak(choice: Locale | 'auto'): Promise<void> {
  const locale = await load(choice).catch(() =>
    addEventListener('online', speakWanted, { once: true }),
  );
  const shown = locale ?? getLocale();
  const root = document.documentElement;
  // The page turns before its words change: `leftToRight` writes for its direction.
  root.lang = shown;
  root.dir = languageOf(shown).direction;
  if (locale) await localization.setLocale(locale);
}

function speakWanted(): void {
  if (isLanguageMissing()) void speak(wanted);
}

/** Returns the first of a person's languages that the game has, in any of its regions and scripts, else English. */
function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const locale = LOCALES.find((one) => baseOf(one) === baseOf(language));
    if (locale) return locale;
  }
  return 'en';
}

function baseOf(language: string): string {
  return language.split('-')[0]!.toLowerCase();
}

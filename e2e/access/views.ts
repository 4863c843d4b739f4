import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/languages.ts';
import { expect } from '../helpers/fixtures.ts';
import { setLanguage } from '../helpers/steps.ts';
import { ZOOMED } from './window-sizes.ts';

/** A window, a language and a size of text in which a stage is looked at. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly language: Locale;
  /** Text size in per cent of the browser's default. */
  readonly text: 100 | 200;
}

/** True in `.ci/run`, where sweeps look at every screen in every language. */
export const SWEEPS_ALL = process.env['SWEEPS'] === 'all' || process.env['WHOLE'] !== undefined;

/**
 * The languages besides English in which sweeps look at a screen. In `npm test` that is for each sixth screen German,
 * which has long words, and for another sixth Arabic, in another script that runs from right to left.
 */
export function otherLanguages(screen: number): readonly Locale[] {
  if (SWEEPS_ALL) return LOCALES.filter((language) => language !== 'en');
  if (screen % 3 !== 1) return [];
  return screen % 2 === 0 ? ['ar'] : ['de'];
}

/** Phones upright, short and on their side; a tablet; a laptop; a large screen. In CSS pixels. */
const WINDOWS = [
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** English and Chinese in every window and size of text; the first is the one in which tests open a page. */
const IN_ALL: readonly View[] = (['en', 'zh-Hans'] as const).flatMap((language) =>
  ([100, 200] as const).flatMap((text) =>
    WINDOWS.map(([width, height]) => ({ width, height, language, text })),
  ),
);

/** The other languages in the windows that have the least room for long words: short, and on their side. */
const IN_OTHERS: readonly View[] = LOCALES.filter(
  (language) => language !== 'en' && language !== 'zh-Hans',
).flatMap((language): readonly View[] => [
  { width: 360, height: 640, language, text: 100 },
  { width: 844, height: 390, language, text: 100 },
]);

/** The other languages on a phone, upright and on its side, with text of twice the size, for long words. */
const LARGE_IN_OTHERS: readonly View[] = LOCALES.filter(
  (language) => language !== 'en' && language !== 'zh-Hans',
).flatMap((language): readonly View[] => [
  { width: 390, height: 844, language, text: 200 },
  { width: 844, height: 390, language, text: 200 },
]);

/** All languages in a window of 1280 × 1024 px at 400 % zoom, in which a player scrolls as far as needed. */
export const ZOOMED_IN_ALL: readonly View[] = LOCALES.flatMap((language) =>
  ([100, 200] as const).map((text): View => ({
    width: ZOOMED[0],
    height: ZOOMED[1],
    language,
    text,
  })),
);

/**
 * The views in which a stage is looked at: all of them, or the first, and one in each of its other languages. A tight
 * stage is also looked at in large German text.
 */
export function viewsOf(stage: number, isTight = false): readonly View[] {
  if (process.env['WHOLE']) return [...IN_ALL, ...IN_OTHERS, ...LARGE_IN_OTHERS];
  const others = otherLanguages(stage).map((language, at): View => {
    const all = [...IN_ALL, ...IN_OTHERS, ...LARGE_IN_OTHERS].filter(
      (view) => view.language === language,
    );
    // Steps that share no factor with the number of views, so that each window comes soon.
    return all[(stage * 5 + at) % all.length]!;
  });
  const large = LARGE_IN_OTHERS.filter(({ language }) => isTight && language === 'de');
  return [IN_ALL[0]!, ...others, ...large];
}

/** Returns the name of a view, for test steps and names of pictures. */
export function nameOf({ width, height, language, text }: View): string {
  return `${width}x${height} ${language} ${text}`;
}

/** Shows the page in another window, language and size of text. */
export async function show(page: Page, view: View): Promise<void> {
  const { width, height, language, text } = view;
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== language) await setLanguage(page, language);
  // At its usual size the page decides by itself.
  const fontSize = text === 100 ? '' : `${text}%`;
  // At once, so that the page is laid out once.
  await Promise.all([
    html.evaluate((root, size) => (root.style.fontSize = size), fontSize),
    page.setViewportSize({ width, height }),
  ]);
}

/** Takes pictures of the screen in the light and in the dark theme, for people to look at. */
export async function photograph(page: Page, folder: string, view: View): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.screenshot({ path: `${folder}/${nameOf(view)} ${colorScheme}.png` });
  }
}

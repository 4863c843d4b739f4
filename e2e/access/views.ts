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
 * The views in which a stage is looked at: all of them, or the first and one in another language, another for each
 * stage. A tight stage is also looked at in large German text.
 */
export function viewsOf(stage: number, isTight = false): readonly View[] {
  const all = [...IN_ALL, ...IN_OTHERS];
  if (process.env['WHOLE']) return [...all, ...LARGE_IN_OTHERS];
  const others = all.filter(({ language }) => language !== 'en');
  // Steps that share no factor with the number of views, so that each language and each window come soon.
  const large = LARGE_IN_OTHERS.filter(({ language }) => isTight && language === 'de');
  return [all[0]!, others[(stage * 5) % others.length]!, ...large];
}

/** Returns the name of a view, for test steps and names of pictures. */
export function nameOf({ width, height, language, text }: View): string {
  return `${width}x${height} ${language} ${text}`;
}

/** Shows the page in another window, language and size of text. */
export async function show(page: Page, view: View): Promise<void> {
  const { width, height, language, text } = view;
  await page.setViewportSize({ width, height });
  await setLanguage(page, language);
  await page.evaluate((percent) => {
    // At its usual size the page decides by itself.
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, text);
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

import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { LOCALES } from '../../src/i18n/languages.ts';
import { labelsNotInNames } from './labels-in-names.ts';
import { latinWords } from './latin-words.ts';
import { COLLECTION, LAB, NO_PUZZLE, PUZZLES } from './other-screens.ts';
import { outOfReach } from './out-of-reach.ts';
import { outOfWindow } from './out-of-window.ts';
import { smallTargets } from './small-targets.ts';
import { DAYS, PUZZLES_IN_PLAY } from './puzzle-screens.ts';
import { PLAY, type Screen } from './screens.ts';
import { setLanguage } from '../helpers/steps.ts';
import { withTinyText } from './tiny-text.ts';
import { nameOf, photograph, show, viewsOf, ZOOMED_IN_ALL, type View } from './views.ts';

test.use({ hasTouch: true });

const THEMES = (['no-preference', 'more'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, contrast })),
);

type Theme = (typeof THEMES)[number];

/** Tags of axe's rules about names and languages, the only ones that a change of language can break. */
const NAMES = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language'];

/** Languages of other scripts, in which words that were not translated stand out. */
const NOT_LATIN = ['zh-Hans', 'ru', 'ja', 'ar'] as const;

/** Screens that share a page, one after the other. */
const TOURS = { PLAY, COLLECTION, PUZZLES, NO_PUZZLE, PUZZLES_IN_PLAY, DAYS, LAB };

for (const [tour, all] of Object.entries(TOURS)) {
  const screens = all.filter(({ name }) => name.includes(process.env['NAMED'] ?? ''));
  if (screens.length === 0) continue;
  test(`${tour}: axe finds nothing, and all can be seen, read and reached in every language`, async ({
    page,
  }, { outputDir }) => {
    // In the full check each screen has 70 views.
    if (process.env['WHOLE']) test.setTimeout(600_000 * screens.length);
    for (const [index, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        const [first, ...others] = viewsOf(index, screen.isTight);
        if (index > 0) await show(page, first!);
        if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
        await screen.open(page);
        await lookAt(page, screen, first!, outputDir);
        await test.step('axe finds nothing, from the head to the foot of the page', async () => {
          const [theme, ...rest] = themesOf(index);
          await page.emulateMedia(theme);
          await expectNoViolations(page, `${screen.name}, ${JSON.stringify(theme)}`);
          for (const other of rest) {
            await page.emulateMedia(other);
            // Themes differ only in colours.
            await expectNoViolations(page, JSON.stringify(other), ['color-contrast']);
          }
        });
        await test.step('names of controls contain the words that are seen on them', async () => {
          expect.soft(await labelsNotInNames(page)).toEqual([]);
          if (!process.env['WHOLE']) return;
          for (const language of LOCALES.slice(1)) {
            await setLanguage(page, language);
            expect.soft(await labelsNotInNames(page), language).toEqual([]);
          }
        });
        for (const language of process.env['WHOLE'] ? NOT_LATIN : [NOT_LATIN[index % 4]!]) {
          await test.step(`nothing is left in English in ${language}`, async () => {
            await setLanguage(page, language);
            if (process.env['WHOLE']) await expectNoViolations(page, language, NAMES);
            else expect.soft(await labelsNotInNames(page), language).toEqual([]);
            // Squares may be named later if the clock is the test's own.
            await expect.poll(() => latinWords(page)).toEqual([]);
          });
        }
        for (const view of others) await lookAt(page, screen, view, outputDir);
        if (!process.env['WHOLE']) return;
        for (const view of ZOOMED_IN_ALL) await lookZoomed(page, screen, view, outputDir);
      });
    }
  });
}

/** The themes in which axe looks at a screen: all of them, or light or dark, for each third with more contrast. */
function themesOf(screen: number): readonly Theme[] {
  return process.env['WHOLE'] ? THEMES : [THEMES[(screen % 2) + (screen % 3 === 2 ? 2 : 0)]!];
}

/** Checks in a view that all parts can be seen, read and reached, and are large enough for a finger. */
async function lookAt(page: Page, screen: Screen, view: View, outputDir: string): Promise<void> {
  await test.step(nameOf(view), async () => {
    await showIn(page, screen, view, outputDir);
    const faults = [...(await outOfReach(page)), ...(await smallTargets(page))];
    expect.soft(faults, nameOf(view)).toEqual([]);
    const smallInSomeFont = await withTinyText(page, () => smallTargets(page));
    expect.soft(smallInSomeFont, `${nameOf(view)}, with tiny text`).toEqual([]);
  });
}

/** Checks in a tiny window that scrolling up and down leads to all parts, and that they are large enough for a finger. */
async function lookZoomed(
  page: Page,
  screen: Screen,
  view: View,
  outputDir: string,
): Promise<void> {
  await test.step(nameOf(view), async () => {
    await showIn(page, screen, view, outputDir);
    const faults = [...(await outOfWindow(page)), ...(await smallTargets(page))];
    expect.soft(faults, nameOf(view)).toEqual([]);
  });
}

/** Shows a screen in a view; in the full check, it also takes pictures. */
async function showIn(page: Page, { name }: Screen, view: View, outputDir: string): Promise<void> {
  await show(page, view);
  if (process.env['WHOLE']) await photograph(page, join(dirname(outputDir), 'stages', name), view);
}

import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import type { Locale } from '../../src/i18n/languages.ts';
import { latinWords } from './latin-words.ts';
import { COLLECTION, LAB, NO_PUZZLE, PUZZLES } from './other-screens.ts';
import { faultsIn } from './looks.ts';
import { DAYS, PUZZLES_IN_PLAY } from './puzzle-screens.ts';
import { PLAY, TIGHT } from './screens.ts';
import { setLanguage } from '../helpers/steps.ts';
import {
  nameOf,
  photograph,
  show,
  SWEEPS_ALL,
  viewsOf,
  ZOOMED_IN_ALL,
  type View,
} from './views.ts';

test.use({ hasTouch: true });

const THEMES = (['no-preference', 'more'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, contrast })),
);

type Theme = (typeof THEMES)[number];

/** Tags of axe's rules about names and languages, the only ones that a change of language can break. */
const NAMES = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language'];

/** Languages of other scripts, in which words that were not translated stand out. */
const NOT_LATIN: readonly Locale[] = ['zh-Hans', 'ru', 'ja', 'ar'];

const LOOKS: Parameters<typeof faultsIn>[1][] = [
  'outOfReach',
  'smallTargets',
  'smallWithTinyText',
  'labelsNotInNames',
];

/** Screens that share a page, one after the other. */
const TOURS = { PLAY, COLLECTION, PUZZLES, NO_PUZZLE, PUZZLES_IN_PLAY, DAYS, LAB };

for (const [tour, all] of Object.entries(TOURS)) {
  const screens = Object.entries(all).filter(([name]) => name.includes(process.env['NAMED'] ?? ''));
  if (screens.length === 0) continue;
  test(`${tour}: axe finds nothing, and all can be seen, read and reached`, async ({ page }, {
    outputDir,
  }) => {
    // In the full check each screen has 70 views.
    if (process.env['WHOLE']) test.setTimeout(600_000 * screens.length);
    for (const [index, [name, open]] of screens.entries()) {
      await test.step(name, async () => {
        const [first, ...others] = viewsOf(index, TIGHT.includes(name));
        if (index > 0) await show(page, first!);
        if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
        await open(page);
        await lookAt(page, name, first!, outputDir);
        // In `npm test` axe looks at a third of the screens.
        if (SWEEPS_ALL || index % 3 === 0) {
          await test.step('axe finds nothing, from the head to the foot of the page', async () => {
            const [theme, ...rest] = themesOf(index / screens.length);
            await page.emulateMedia(theme);
            await expectNoViolations(page, `${name}, ${JSON.stringify(theme)}`);
            for (const other of rest) {
              await page.emulateMedia(other);
              // Themes differ only in colours.
              await expectNoViolations(page, JSON.stringify(other), ['color-contrast']);
            }
          });
        }
        for (const view of others) {
          await show(page, view);
          await lookAt(page, name, view, outputDir);
        }
        if (!process.env['WHOLE']) return;
        for (const language of NOT_LATIN) {
          await setLanguage(page, language);
          await expectNoViolations(page, language, NAMES);
        }
        for (const view of ZOOMED_IN_ALL) {
          await show(page, view);
          await lookAt(page, name, view, outputDir, ['outOfWindow', 'smallTargets']);
        }
      });
    }
  });
}

/** The themes in which axe looks at a screen: all of them, or one, another for each quarter of the screens. */
function themesOf(part: number): readonly Theme[] {
  return process.env['WHOLE'] ? THEMES : [THEMES[Math.floor(part * THEMES.length)]!];
}

/**
 * Checks in a view that all parts can be seen, read and reached, are large enough for a finger, and have names that
 * contain the words on them; and that no word is left in English. In the full check, it also takes pictures.
 */
async function lookAt(
  page: Page,
  name: string,
  view: View,
  outputDir: string,
  looks = LOOKS,
): Promise<void> {
  await test.step(nameOf(view), async () => {
    if (process.env['WHOLE'])
      await photograph(page, join(dirname(outputDir), 'stages', name), view);
    expect.soft(await faultsIn(page, ...looks), `${name}, ${nameOf(view)}`).toEqual([]);
    if (!NOT_LATIN.includes(view.language)) return;
    // Squares may be named later if the clock is the test's own.
    await expect.poll(() => latinWords(page), `${name}, ${nameOf(view)}`).toEqual([]);
  });
}

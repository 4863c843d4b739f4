import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { sample } from '../../src/core/sample.testing.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { latinWords } from './latin-words.ts';
import { OTHER_SCREENS } from './other-screens.ts';
import { outOfReach } from './out-of-reach.ts';
import { smallTargets } from './small-targets.ts';
import { PUZZLE_SCREENS } from './puzzle-screens.ts';
import { SCREENS, type Screen } from './screens.ts';
import { setLanguage } from '../helpers/steps.ts';
import { withTinyText } from './tiny-text.ts';
import { nameOf, photograph, show, viewsOf, type View } from './views.ts';

test.use({ hasTouch: true });

// In the full check each screen has 24 views.
test.setTimeout(600_000);

const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const;

const OTHER_THEMES = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

/** Tags of axe's rules about names and languages, the only ones that a change of language can break. */
const NAMES = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language'];

for (const [index, stage] of [...SCREENS, ...OTHER_SCREENS, ...PUZZLE_SCREENS].entries()) {
  test(`${stage.name}: axe, themes, Chinese, windows`, async ({ page }, { outputDir }) => {
    await stage.open(page);
    await test.step('axe finds nothing, and in other themes not too little contrast', async () => {
      await expectNoViolations(page, 'light');
      for (const theme of otherThemesOf(index)) {
        await setTheme(page, theme);
        // Themes differ only in colours.
        await expectNoViolations(page, JSON.stringify(theme), ['color-contrast']);
      }
      await setTheme(page, LIGHT);
    });
    await test.step('nothing is left in English', async () => {
      await setLanguage(page, 'zh-Hans');
      await expectNoViolations(page, 'in Chinese', NAMES);
      // The squares are named after the rest, in slices.
      if (!stage.staysInEnglish) await expect.poll(() => latinWords(page)).toEqual([]);
    });
    await lookAt(page, stage, viewsOf(index), outputDir);
  });
}

/** The themes in which the contrast of a stage is looked at: all of them, or one, another for each of three stages. */
function otherThemesOf(stage: number): readonly (typeof OTHER_THEMES)[number][] {
  return OTHER_THEMES.filter((_, place) => (place - stage) % sample(3, 1) === 0);
}

/** Checks in every view that all parts can be seen, read and reached, and are large enough for a finger. */
async function lookAt(
  page: Page,
  { name }: Screen,
  views: readonly View[],
  outputDir: string,
): Promise<void> {
  for (const view of views) {
    await test.step(nameOf(view), async () => {
      await show(page, view);
      if (process.env['WHOLE'])
        await photograph(page, join(dirname(outputDir), 'stages', name), view);
      const faults = [...(await outOfReach(page)), ...(await smallTargets(page))];
      expect.soft(faults, nameOf(view)).toEqual([]);
      const smallInSomeFont = await withTinyText(page, () => smallTargets(page));
      expect.soft(smallInSomeFont, `${nameOf(view)}, with tiny text`).toEqual([]);
    });
  }
}

async function setTheme(
  page: Page,
  theme: (typeof OTHER_THEMES)[number] | typeof LIGHT,
): Promise<void> {
  await page.emulateMedia(theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme.colorScheme);
}

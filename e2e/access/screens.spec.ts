import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
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

const THEMES = (['no-preference', 'more'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, contrast })),
);

type Theme = (typeof THEMES)[number];

/** Tags of axe's rules about names and languages, the only ones that a change of language can break. */
const NAMES = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language'];

for (const [index, stage] of [...SCREENS, ...OTHER_SCREENS, ...PUZZLE_SCREENS].entries()) {
  test(`${stage.name}: axe, Chinese, windows`, async ({ page }, { outputDir }) => {
    await stage.open(page);
    const [first, ...others] = viewsOf(index);
    await lookAt(page, stage, first!, outputDir);
    await test.step('axe finds nothing, from the head to the foot of the page', async () => {
      const [theme, ...rest] = themesOf(index);
      await page.emulateMedia(theme);
      await expectNoViolations(page, JSON.stringify(theme));
      for (const other of rest) {
        await page.emulateMedia(other);
        // Themes differ only in colours.
        await expectNoViolations(page, JSON.stringify(other), ['color-contrast']);
      }
    });
    await test.step('nothing is left in English', async () => {
      await setLanguage(page, 'zh-Hans');
      if (process.env['WHOLE']) await expectNoViolations(page, 'in Chinese', NAMES);
      // Squares may be named later if the clock is the test's own.
      if (!stage.staysInEnglish) await expect.poll(() => latinWords(page)).toEqual([]);
    });
    for (const view of others) await lookAt(page, stage, view, outputDir);
  });
}

/** The themes in which axe looks at a stage: all of them, or light or dark, for a third also with more contrast. */
function themesOf(stage: number): readonly Theme[] {
  const looksAtMore = stage % 6 < 2;
  return process.env['WHOLE']
    ? THEMES
    : THEMES.filter(
        ({ contrast }, place) => place % 2 === stage % 2 && (contrast !== 'more' || looksAtMore),
      );
}

/** Checks in a view that all parts can be seen, read and reached, and are large enough for a finger. */
async function lookAt(page: Page, { name }: Screen, view: View, outputDir: string): Promise<void> {
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

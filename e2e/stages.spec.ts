import type { Page } from '@playwright/test';
import { expectNoViolations } from './helpers/axe.ts';
import { expect, test } from './helpers/fixtures.ts';
import { latinWords } from './helpers/latin-words.ts';
import { outOfReach } from './helpers/out-of-reach.ts';
import { smallTargets } from './helpers/small-targets.ts';
import { STAGES } from './helpers/stages.ts';
import { setLanguage } from './helpers/steps.ts';

test.use({ reducedMotion: 'reduce', hasTouch: true });

// Axe looks at every square of a large board five times.
test.slow();

const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const;

const OTHER_THEMES = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

for (const { name, open, staysInEnglish } of STAGES) {
  test(`${name}: axe, every theme, targets, Chinese and large text`, async ({ page }) => {
    await open(page);
    await test.step('axe finds nothing, and in no theme too little contrast', async () => {
      await expectNoViolations(page, 'light');
      for (const theme of OTHER_THEMES) {
        await setTheme(page, theme);
        // A theme is nothing but colours.
        await expectNoViolations(page, JSON.stringify(theme), ['color-contrast']);
      }
      await setTheme(page, LIGHT);
    });
    await test.step('every control is at least 44 × 44 px', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await setLanguage(page, 'zh-Hans');
    await test.step('nothing is left in English', async () => {
      await expectNoViolations(page, 'in Chinese');
      if (!staysInEnglish) expect(await latinWords(page)).toEqual([]);
    });
    await test.step('text of twice the size can be read, and controls reached', async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await outOfReach(page)).toEqual([]);
      await setLanguage(page, 'en');
      expect(await outOfReach(page)).toEqual([]);
    });
  });
}

async function setTheme(
  page: Page,
  theme: (typeof OTHER_THEMES)[number] | typeof LIGHT,
): Promise<void> {
  await page.emulateMedia(theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme.colorScheme);
}

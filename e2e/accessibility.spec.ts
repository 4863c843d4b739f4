import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { STAGES } from './stages.ts';
import { setLanguage } from './steps.ts';

test.use({ reducedMotion: 'reduce', hasTouch: true });

// Axe looks at every square of a large board four times.
test.slow();

const OTHER_THEMES = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

for (const { name, open } of STAGES) {
  test(`axe finds nothing in ${name}, in any theme and language`, async ({ page }) => {
    await open(page);
    await expectNothing(page, 'light');
    for (const theme of OTHER_THEMES) {
      await page.emulateMedia(theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme.colorScheme);
      // A theme is nothing but colours.
      await expectNothing(page, JSON.stringify(theme), ['color-contrast']);
    }
    await setLanguage(page, 'zh-Hans');
    await expectNothing(page, 'in Chinese');
  });

  test(`every control in ${name} is at least 44 × 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page);
    const small = await page.evaluate(() => {
      const small: string[] = [];
      const visit = (root: ParentNode): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          if (!element.matches('a, button, summary, label:has(input), input[type=text]')) continue;
          const target = element.closest('label') ?? element;
          const { width, height } = target.getBoundingClientRect();
          if (width === 0 || (width >= 44 && height >= 44)) continue;
          const words = element.getAttribute('aria-label') ?? element.textContent;
          small.push(`${words.trim()}: ${width} × ${height}`);
        }
      };
      visit(document);
      return small;
    });
    expect(small).toEqual([]);
  });
}

async function expectNothing(page: Page, where: string, rules?: string[]): Promise<void> {
  // In one run in the page, which has no frames; the other way opens a page for every report.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, where).toEqual([]);
}

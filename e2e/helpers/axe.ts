import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds something that a rule of WCAG 2.2 AA forbids. It looks in a window as tall as the page, because
 * axe leaves out the contrast of what is scrolled out of view.
 * @param where The state of the page, for the message.
 * @param only The only rules or tags of rules to look for.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  only: readonly string[] = WCAG,
): Promise<void> {
  // Once a page: it is as large as the whole game.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const viewport = page.viewportSize()!;
  await showWhole(page);
  const found = await page.evaluate(
    async (runOnly) => {
      // Only violations are reported: describing passed checks would take most of the time.
      const options = { runOnly, resultTypes: ['violations' as const], selectors: false };
      const { violations } = await window.axe!.run(document, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [...only],
  );
  await page.setViewportSize(viewport);
  expect(found, where).toEqual([]);
}

/** Makes the window so tall that nothing on the page is scrolled; a taller window may change the layout again. */
async function showWhole(page: Page): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const hidden = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      let most = 0;
      const visit = (root: ParentNode): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          if (!element.matches('main, dialog, .sheet, nt-hint-sheet')) continue;
          most = Math.max(most, element.scrollHeight - element.clientHeight);
        }
      };
      visit(document);
      return most;
    });
    if (hidden === 0) return;
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width, height: height + hidden });
  }
}

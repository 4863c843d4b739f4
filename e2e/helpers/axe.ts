import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Fails when axe finds something that a rule of WCAG 2.2 AA forbids.
 * @param where What the page shows, for the message.
 * @param rules The only rules to look for.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  rules?: string[],
): Promise<void> {
  // In one run in the page, which has no frames; the other way opens a page for every report.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, where).toEqual([]);
}

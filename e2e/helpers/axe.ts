import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Half as large as `axe.source`.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Left out: squares whose names do not begin with the rank and the file that stand on them. */
const LEFT_OUT = 'class="coordinate ';

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
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const viewport = page.viewportSize()!;
  await growToFit(page);
  const found = await page.evaluate(
    async ([runOnly, coordinate]) => {
      // Only violations are reported: describing passed checks would take most of the time.
      const resultTypes = ['violations' as const];
      const rules = { 'label-content-name-mismatch': { enabled: true } };
      const options = { runOnly: [...runOnly], rules, resultTypes, selectors: false };
      // Leaves out squares that look like one before: they take most of the time.
      const seen = new Set<string>();
      const exclude = window.work!.squares(',', false).filter((square) => {
        const looks = square.outerHTML.replace(/"[a-z]+\d+,|text="[a-z]+"|\d+/g, '');
        return seen.has(looks) || !seen.add(looks);
      });
      const { violations } = await window.axe!.run({ include: document, exclude }, options);
      return violations
        .map(({ id, nodes }) => {
          const isName = id === 'label-content-name-mismatch';
          const found = nodes.filter(({ html }) => !isName || !html.includes(coordinate));
          return [id, found.map(({ html }) => html)] as const;
        })
        .filter(([, found]) => found.length > 0);
    },
    [only, LEFT_OUT] as const,
  );
  await page.setViewportSize(viewport);
  expect(found, where).toEqual([]);
}

/** Makes the window so high that nothing has to be scrolled. */
async function growToFit(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  let fit = height;
  // A box that is as high in every window keeps its scrollbar.
  for (
    let last = Infinity, more;
    (more = await hiddenBelow(page)) > 0 && more < last;
    last = more
  ) {
    await page.setViewportSize({ width, height: (fit += more) });
  }
}

/** Returns the pixels by which the part of the page that is scrolled furthest is too high for its box. */
function hiddenBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const allIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
      ]);
    return Math.max(
      0,
      ...allIn(document)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map((element) => element.scrollHeight - element.clientHeight),
    );
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, setLanguage, tool } from '../helpers/steps.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';

/** A phone on its side, and the width that its notch takes on each side, in CSS pixels. */
const PHONE = { width: 844, height: 390 };
const NOTCH = 59;

test.use({ viewport: PHONE, hasTouch: true });

const PAGES = [
  ...['play/8', 'settings', 'collection', 'collection/8', 'collection/8/family/1'],
  ...['collection/statistics', 'puzzles', 'puzzles/past', 'puzzles/guard-table', 'puzzles/endless'],
  ...[
    'puzzles/own',
    'puzzles/figures',
    'nowhere',
    'lab',
    'lab/backtracking',
    'lab/race',
    'lab/two/8?left=backtracking&right=recursion',
    'lab/story',
    'lab/lesson',
  ],
  'lab/counting',
];

/** Lists texts and controls that reach under the notch on either side. */
async function underNotch(page: Page): Promise<string[]> {
  return page.evaluate((notch) => {
    const faults: string[] = [];
    const look = (box: DOMRect, words: string): void => {
      if (box.width < 2 || box.height < 2) return;
      if (box.left < notch - 0.5 || box.right > innerWidth - notch + 0.5)
        faults.push(`${words.trim()}: from ${box.left} to ${box.right}`);
    };
    /** Returns true if the player scrolls an element sideways into view. */
    const isScrolled = (element: Element): boolean => {
      for (let at: Node | null = element; at;) {
        if (at instanceof Element && at.localName !== 'main') {
          const { overflowX } = getComputedStyle(at);
          if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true;
        }
        at = at instanceof ShadowRoot ? at.host : at.parentNode;
      }
      return false;
    };
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.matches('.unseen, .unseen *, svg *, option, .shell *, script, style')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (isScrolled(element)) continue;
        const isControl = element.matches('a, button, summary, input, select, [role=gridcell]');
        if (isControl && !element.matches('label input'))
          look(element.getBoundingClientRect(), element.outerHTML.slice(0, 60));
        for (const child of element.childNodes) {
          if (child.nodeType !== Node.TEXT_NODE || !child.nodeValue!.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(child);
          look(range.getBoundingClientRect(), child.nodeValue!);
        }
      }
    };
    visit(document);
    return faults;
  }, NOTCH);
}

test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const sides = { left: NOTCH, leftMax: NOTCH, right: NOTCH, rightMax: NOTCH };
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: sides });
});

test('on a phone on its side no text or control of any page is under the notch', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const language of ['en', 'zh-Hans'] as const) {
      await setLanguage(page, language);
      expect.soft(await underNotch(page), `${path} in ${language}`).toEqual([]);
    }
  }
});

test('on a phone on its side no hint, result, dialog or answer is under the notch', async ({
  page,
}) => {
  await openBoard(page, '4');
  await click(page, 'b4');
  await tool(page, 'Hint').click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  expect.soft(await underNotch(page), 'hint').toEqual([]);
  await page.keyboard.press('Escape');
  await click(page, 'd3', 'a2', 'c1');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect.soft(await underNotch(page), 'result').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await underNotch(page), 'keys').toEqual([]);
  await page.keyboard.press('Escape');
  await openPuzzle(page, REGIONS);
  await page.getByRole('button', { name: /^More/ }).click();
  await expect(page.getByRole('button', { name: 'Start over', exact: true })).toBeVisible();
  expect.soft(await underNotch(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /no touching/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await underNotch(page), 'answer').toEqual([]);
});

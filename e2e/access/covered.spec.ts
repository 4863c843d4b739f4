import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, openPuzzles, REGIONS } from '../helpers/puzzle-steps.ts';
import { click, notice, openBoard, square } from '../helpers/steps.ts';

/** The most stops of a screen that are looked at. */
const MOST = 40;

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'free play': (page) => openBoard(page),
  'a puzzle': (page) => openPuzzle(page, REGIONS),
  Puzzles: (page) => openPuzzles(page),
  Settings: async (page) => {
    await page.goto('./#/settings');
    await expect(page.locator('h1')).toBeVisible();
  },
  'a hint': async (page) => {
    await openBoard(page);
    await click(page, 'a8', 'e7');
    await page.keyboard.press('h');
    await expect(page.locator('nt-hint-sheet')).toBeVisible();
  },
};

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

/** Returns the name of the focused element if something lies over its middle, else nothing. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    let focused = document.activeElement!;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const point = [(left + right) / 2, (top + bottom) / 2] as const;
    let over = document.elementFromPoint(...point);
    while (over?.shadowRoot?.elementFromPoint(...point)) {
      const inner = over.shadowRoot.elementFromPoint(...point);
      if (inner === over) break;
      over = inner;
    }
    for (let outer: Node | null = over; outer; outer = outer.parentNode) {
      if (outer instanceof ShadowRoot) outer = outer.host;
      if (!(outer instanceof Element)) continue;
      if (outer.contains(focused)) break;
      if (outer.matches('nt-notice, nt-hint-sheet')) {
        return `${focused.getAttribute('aria-label') ?? focused.textContent.trim()} under ${outer.localName}`;
      }
    }
    return undefined;
  });
}

async function tellUpdate(page: Page): Promise<void> {
  await page.locator('nt-app').evaluate((app) => {
    const frame = app as unknown as { tell(occasion: object): void };
    frame.tell({ kind: 'update', open: () => undefined });
  });
  await expect(notice(page)).toContainText('New version ready.');
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`on the screen of ${name} the update notice and the hint sheet hide nothing that has the focus`, async ({
    page,
  }) => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await open(page);
      await tellUpdate(page);
      const covered: string[] = [];
      for (let stop = 0; stop < MOST; stop++) {
        await page.keyboard.press('Tab');
        const what = await coveredFocus(page);
        if (what) covered.push(what);
      }
      expect.soft(covered, JSON.stringify(size)).toEqual([]);
      await page.reload();
    }
  });
}

test('in a window of 320 × 256 a hint is read without scrolling, and folded to see the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openBoard(page);
  await click(page, 'a8', 'e7');
  for (let rung = 0; rung < 3; rung++) await page.keyboard.press('h');
  const sheet = page.locator('nt-hint-sheet');
  await expect(sheet.locator('[aria-current]')).toHaveText('Why');
  const text = sheet.locator('.text');
  await expect(text).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: 'Fold the sheet' }).click();
  await expect(text).toBeHidden();
  await square(page, 'a8').focus();
  await expect(square(page, 'a8')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('Escape closes the update notice, and only that', async ({ page }) => {
  await openPuzzle(page, REGIONS);
  await square(page, 'e8').focus();
  await tellUpdate(page);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveURL(/puzzles\/r/);
  await expect(square(page, 'e8')).toBeFocused();
});

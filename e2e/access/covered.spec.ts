import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, openPuzzles, REGIONS } from '../helpers/puzzle-steps.ts';
import { look } from '../helpers/settled.ts';
import { click, expectQueens, notice, openBoard, square, tool } from '../helpers/steps.ts';
import { TIGHT_SIZES } from './window-sizes.ts';

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'free play': (page) => openBoard(page),
  'a puzzle': (page) => openPuzzle(page, REGIONS),
  Puzzles: (page) => openPuzzles(page),
  Settings: async (page) => {
    await page.goto('./#/settings');
    await expect(page.locator('h1')).toBeVisible();
  },
  'a hint': async (page) => {
    await openBoard(page, '7');
    await click(page, 'a7', 'c6');
    await page.keyboard.press('h');
    await expect(page.locator('nt-hint-sheet')).toBeVisible();
  },
};

/** A window of 1280 × 1024 px at 400 % zoom. */
const LOWEST = { width: 320, height: 256 };

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  LOWEST,
];

/** Windows with room for a notice over the header, and for a hint as a card. */
const WIDE_SIZES = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1024, 768],
] as const;

/** Returns the names of all elements whose middle is under something when Tab has come to them. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const seen = await page.evaluateHandle(() => new Set<Element>());
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = (stops: Set<Element>): { isSeen: boolean; what?: string } => {
      let focused = document.activeElement!;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const isSeen = stops.has(focused);
      stops.add(focused);
      if (focused === document.body) return { isSeen };
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
          const name = focused.getAttribute('aria-label') ?? focused.textContent.trim();
          return { isSeen, what: `${name} under ${outer.localName}` };
        }
      }
      return { isSeen };
    };
    const { isSeen, what } = (await look(page, stop, seen as never))!;
    if (isSeen) return covered;
    if (what) covered.push(what);
  }
}

/** Returns the elements of a selector that the notice lies over, by their names. */
async function underNotice(page: Page, selector: string): Promise<string[]> {
  const notice = (await page.locator('nt-notice').boundingBox())!;
  return page.locator(selector).evaluateAll((elements, { x, y, width, height }) => {
    const covered = elements.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < x + width && x < right && top < y + height && y < bottom;
    });
    return covered.map((element) => `${element.localName} ${element.textContent.trim()}`);
  }, notice);
}

async function tellUpdate(page: Page): Promise<void> {
  await page.locator('nt-app').evaluate((app) => {
    const frame = app as unknown as { tell(occasion: object): void };
    frame.tell({ kind: 'update', open: () => undefined });
  });
  await expect(notice(page)).toContainText('New version ready.');
}

test('the update notice and the hint sheet hide nothing that has the focus', async ({
  page,
  step,
}) => {
  await step(
    'in a window of 320 × 256 a hint is read without scrolling, and folded to see the board',
    async () => {
      await page.setViewportSize(LOWEST);
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
    },
  );

  await step(
    'in a window of 320 × 256 tools can be used that are scrolled from under a folded hint',
    async () => {
      await page.setViewportSize(LOWEST);
      await openBoard(page, '6');
      await click(page, 'a6', 'c5');
      await page.keyboard.press('h');
      await page.locator('nt-hint-sheet').getByRole('button', { name: 'Fold the sheet' }).click();
      await expect(tool(page, 'Undo')).not.toBeInViewport();
      await page.mouse.move(160, 100);
      await page.mouse.wheel(0, 500);
      await expect(tool(page, 'Undo')).toBeInViewport({ ratio: 1 });
      await tool(page, 'Undo').click();
      await expectQueens(page, ['a6']);
    },
  );

  await step('Escape closes the update notice, and only that', async () => {
    await openPuzzle(page, REGIONS);
    await square(page, 'e8').focus();
    await tellUpdate(page);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(/puzzles\/r/);
    await expect(square(page, 'e8')).toBeFocused();
  });

  await step('a notice that stays hides neither the board nor a part of a hint', async () => {
    for (const open of [SCREENS['free play']!, SCREENS['a puzzle']!]) {
      await page.setViewportSize(WINDOWS[0]!);
      await open(page);
      await tellUpdate(page);
      await page.getByRole('toolbar').getByRole('button', { name: 'Hint' }).click();
      await page
        .getByRole('list', { name: 'Hint strength' })
        .getByRole('button', { name: 'Why' })
        .click();
      for (const [width, height] of [...TIGHT_SIZES, ...WIDE_SIZES]) {
        await page.setViewportSize({ width, height });
        const hidden = await underNotice(page, 'nt-board, nt-hint-sheet :is(h2, .text, button, a)');
        expect.soft(hidden, `${width} × ${height}`).toEqual([]);
      }
    }
  });

  for (const [name, open] of Object.entries(SCREENS)) {
    await step(`on the screen of ${name} nothing that has the focus is hidden`, async () => {
      await page.setViewportSize(WINDOWS[0]!);
      await open(page);
      await tellUpdate(page);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect.soft(await coveredStops(page), JSON.stringify(size)).toEqual([]);
      }
      await expect(notice(page)).toContainText('New version ready.');
    });
  }
});

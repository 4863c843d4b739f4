import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { pixelsOf } from '../helpers/pixels.ts';
import { expectRung } from '../helpers/solver-steps.ts';
import {
  expectMarks,
  expectQueens,
  expectSize,
  notice,
  setSettings,
  tap,
  tool,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

test.use({ hasTouch: true, serviceWorkers: 'allow' });

/** Opens a board on a page that never becomes idle by itself. */
async function openBusy(page: Page, url = './'): Promise<void> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(url);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Returns true if the service worker is registered. */
const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

test.describe('with the number of solutions at each move', () => {
  test.use({ ways: 'each-move' });

  test('the worker and the service worker wait until the first tap has been painted', async ({
    page,
    site,
  }) => {
    await openBusy(page, site.url);
    expect(page.workers()).toEqual([]);
    expect(await isRegistered(page)).toBe(false);
    await tap(page, 'e4');
    await expectQueens(page, ['e4']);
    await expect.poll(() => page.workers().length).toBe(1);
    await expect.poll(() => isRegistered(page)).toBe(true);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} × ${viewport.height} nothing moves when the page becomes idle`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openBusy(page);
    const places = async (): Promise<unknown> => {
      const parts = page.locator(
        'nt-board, nt-board [role=grid], nt-play .tool, nt-play .whole-rose',
      );
      return parts.evaluateAll((all) =>
        all.map((part) => JSON.stringify(part.getBoundingClientRect())),
      );
    };
    await expect(tool(page, 'Undo')).toBeVisible();
    await expect(page.locator('.shell')).toHaveCount(1);
    const before = await places();
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
    await expect(page.locator('.shell')).toHaveCount(0);
    await expect(page.getByRole('gridcell')).toHaveCount(64);
    expect(await places()).toEqual(before);
  });
}

test('the actions of keys and taps made at once are done in their order', async ({ page }) => {
  await openBusy(page);
  await tap(page, 'a8');
  await page.keyboard.press('c');
  await tap(page, 'h1');
  await page.keyboard.press('h');
  await expectQueens(page, ['h1']);
  await expectRung(page, 'Nudge');
});

/** Opens the game with its frame alone. Returns a function that lets it make the board. */
async function openWithoutBoard(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const told = new Promise<void>((resolve) =>
      addEventListener('test-go-on', () => resolve(), { once: true }),
    );
    scheduler.yield = () => told;
  });
  await page.goto('./');
  await expect(page.locator('nt-app nav a')).toHaveCount(4);
  await expect(page.locator('nt-play')).toHaveCount(0);
  return () => page.evaluate(() => void dispatchEvent(new Event('test-go-on')));
}

test('taps and keys that come after the frame and before the board are done in their order', async ({
  page,
}) => {
  const goOn = await openWithoutBoard(page);
  const { x, y, width } = (await page.locator('.shell-board').boundingBox())!;
  const side = width / 8;
  await page.touchscreen.tap(x + side / 2, y + side / 2);
  await page.keyboard.press('c');
  await page.touchscreen.tap(x + 7.5 * side, y + 7.5 * side);
  await goOn();
  await expectQueens(page, ['h1']);
});

test('a tap on a tab that comes before the board opens its screen', async ({ page }) => {
  const goOn = await openWithoutBoard(page);
  const { x, y, width, height } = (await page.locator('nt-app nav a').nth(1).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await goOn();
  await expect(page).toHaveURL(/#\/collection/);
});

/** The squares that are tapped before the game stands, as column and row from 0. */
const EARLY = [
  [0, 0],
  [4, 1],
  [7, 2],
  [5, 3],
  [2, 4],
] as const;

/** Taps a square of the shell's board, by its column and row from 0. */
async function tapShell(page: Page, [column, row]: readonly [number, number]): Promise<void> {
  const { x, y, width } = (await page.locator('.shell-board').boundingBox())!;
  await page.touchscreen.tap(x + ((column + 0.5) * width) / 8, y + ((row + 0.5) * width) / 8);
}

/** Taps the squares of EARLY on the shell's board, the last three times, and expects to see a frame around each. */
async function tapEarly(page: Page): Promise<void> {
  const { x, y, width } = (await page.locator('.shell-board').boundingBox())!;
  const at = (square: readonly [number, number]) => tapShell(page, square);
  for (const square of EARLY) await at(square);
  const shown = page.locator('.shell-board i');
  await expect(shown).toHaveCount(5);
  // Taken back, and placed again.
  await at(EARLY[4]);
  await at(EARLY[4]);
  const box = (await shown.first().boundingBox())!;
  expect(box.x + box.width / 2).toBeCloseTo(x + width / 16, 0);
  expect(box.y + box.height / 2).toBeCloseTo(y + width / 16, 0);
}

test.describe('without a service worker, which has the script at once', () => {
  test.use({ serviceWorkers: 'block' });

  test('taps that come before the script are seen at once, and done in their order, on the board that was left', async ({
    page,
    context,
    step,
  }) => {
    /** Opens a page with its script withheld, taps, and lets the script come. */
    const tapBefore = async (
      on: Page,
      open: () => Promise<unknown>,
      tapAll: () => Promise<void>,
    ): Promise<void> => {
      const { release } = await withhold(on, 'index-*');
      await open();
      await tapAll();
      release();
    };
    const reload = (): Promise<unknown> => page.reload({ waitUntil: 'commit' });
    const queens = ['a8', 'e7', 'h6', 'f5', 'c4'];

    await step('on an empty board', async () => {
      await tapBefore(
        page,
        () => page.goto('./', { waitUntil: 'commit' }),
        () => tapEarly(page),
      );
      await expectQueens(page, queens);
    });

    await step('in the same tab', async () => {
      await tapBefore(page, reload, () => tapShell(page, [6, 5]));
      await expectQueens(page, [...queens, 'g3']);
      await tool(page, 'Undo').click();
      await expectQueens(page, queens);
    });

    await step('in a new tab', async () => {
      const later = await context.newPage();
      await tapBefore(
        later,
        () => later.goto('./', { waitUntil: 'commit' }),
        () => tapShell(later, [1, 6]),
      );
      await expectQueens(later, [...queens, 'b2']);
      await tool(later, 'Undo').click();
      await expectQueens(later, queens);
      await later.close();
    });

    await step('as the settings say', async () => {
      await setSettings(page, { tapsCycle: true });
      await tapBefore(page, reload, async () => {
        await tapShell(page, [3, 7]);
        await expect(page.locator('.shell-board :not(i)')).toHaveCount(0);
      });
      await expectMarks(page, ['d1']);
      await expectQueens(page, queens);
    });

    await step('of the last size, where the address names none', async () => {
      await page.goto('./#/play/6');
      await expectSize(page, 6);
      const later = await context.newPage();
      const { release } = await withhold(later, 'index-*');
      await later.goto('./#/play/99', { waitUntil: 'commit' });
      await expect(later.locator('.shell-board')).toHaveCSS('--n', '6');
      release();
      await expectSize(later, 6);
      await later.close();
    });
  });
});

test.describe('where the first goal takes three lines', () => {
  test.use({ newcomer: true, locale: 'ru-RU', viewport: { width: 320, height: 568 } });

  test('a tap that comes before the script places a queen on the square that is framed', async ({
    page,
  }) => {
    const { release } = await withhold(page, 'index-*');
    await page.goto('./', { waitUntil: 'commit' });
    const shell = page.locator('.shell-board');
    const { x, y, width } = (await shell.boundingBox())!;
    await page.touchscreen.tap(x + width * 0.6, y + width * 0.58);
    await expect(shell.locator('i')).toHaveAttribute('style', /3 \/ 3/);
    release();
    // The third row of the third column.
    await expect(page).toHaveURL(/#\/play\/4\/x0030-/);
  });
});

test('a long press that comes before the script places no queen', async ({ page }) => {
  const { release } = await withhold(page, 'index-*');
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('.shell-board').evaluate((board) => {
    const { left, top } = board.getBoundingClientRect();
    const place = { clientX: left + 9, clientY: top + 9, bubbles: true, isPrimary: true };
    for (const [type, timeStamp] of [
      ['pointerdown', 0],
      ['pointerup', 60_000],
    ] as const) {
      const buttons = type === 'pointerdown' ? 1 : 0;
      const event = new PointerEvent(type, { ...place, buttons, pointerType: 'touch' });
      board.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    }
  });
  await tapShell(page, EARLY[1]);
  release();
  await expectQueens(page, ['e7']);
});

test('a tap that comes before the script opens the tab at its place', async ({ page }) => {
  const { release } = await withhold(page, 'index-*');
  await page.goto('./', { waitUntil: 'commit' });
  const { x, y, width, height } = (await page.locator('.shell-tabs').boundingBox())!;
  await page.touchscreen.tap(x + width * 0.375, y + height / 2);
  release();
  await expect(page).toHaveURL(/#\/collection/);
});

test('a tap on the board of the shell frames and presses nothing where another screen opens', async ({
  page,
}) => {
  const { release } = await withhold(page, 'index-*');
  await page.goto('./#/puzzles', { waitUntil: 'commit' });
  for (const square of EARLY) await tapShell(page, square);
  await expect(page.locator('.shell-board i')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(page.url()).toMatch(/#\/puzzles$/);
});

test.describe('where the frame fails to begin', () => {
  test.use({ expectedMessages: /no listeners here/ });

  test('the board takes taps', async ({ page }) => {
    await page.addInitScript(() => {
      MediaQueryList.prototype.addEventListener = function () {
        if (this.media.includes('dark')) throw new Error('no listeners here');
      };
    });
    await page.goto('./');
    await expect(notice(page)).toContainText('Something went wrong.');
    await tap(page, 'e4');
    await expectQueens(page, ['e4']);
  });
});

test('a number pressed at once opens its screen', async ({ page }) => {
  await openBusy(page);
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/#\/collection/);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('an empty board is seen while the words are on their way', async ({ page }) => {
    const release = await openWithoutWords(page);
    const box = (await page.locator('.shell-board').boundingBox())!;
    const pixel = await pixelsOf(page, box);
    const middle = (place: number): number => ((place + 0.5) * box.width) / 8;
    const at = (row: number, column: number) =>
      pixel({ x: box.x + middle(column), y: box.y + middle(row) });
    expect([at(4, 4), at(4, 5)]).toEqual([
      [251, 253, 251],
      [215, 229, 221],
    ]);
    release();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.shell')).toHaveCount(0);
  });

  test('taps that come before the words are done in their order', async ({ page }) => {
    const release = await openWithoutWords(page);
    await tapEarly(page);
    release();
    await expect(page).toHaveURL(/#\/play\/8\/x15863000/);
  });

  test('the words are asked for before the script has come', async ({ page }) => {
    const { release } = await withhold(page, 'index-*');
    const asked = page.waitForRequest('**/assets/words-zh-Hans-*.js');
    await page.goto('./', { waitUntil: 'commit' });
    await asked;
    release();
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test('an address that is opened while the words are on their way is followed', async ({
    page,
  }) => {
    const release = await openWithoutWords(page);
    await page.evaluate(() => (location.hash = '#/play/6'));
    release();
    await expectSize(page, 6);
  });

  test('a setting that another tab changes while the words are on their way holds', async ({
    page,
  }) => {
    const release = await openWithoutWords(page);
    await setSettings(page, { theme: 'dark', language: 'en' });
    release();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

/** Opens the game with its language file held back. Returns a function that releases it. */
async function openWithoutWords(page: Page): Promise<() => void> {
  const { release } = await withhold(page, 'words-zh-Hans-*');
  const asked = page.waitForRequest('**/assets/words-zh-Hans-*.js');
  await page.goto('./');
  await asked;
  return release;
}

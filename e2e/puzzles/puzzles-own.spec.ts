import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { REGIONS, REGIONS_ANSWER, REGIONS_WITH_TWO_ANSWERS } from '../helpers/puzzle-steps.ts';
import {
  expectQueens,
  Fingers,
  middleOf,
  notice,
  result,
  setLanguage,
  square,
  tap,
} from '../helpers/steps.ts';

test.use({
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const SIZE = 8;

async function openOwn(page: Page, kind = 'regions'): Promise<void> {
  await page.goto(`./#/puzzles/own/${kind}`);
  await expect(square(page, 'a1')).toBeVisible();
}

function verdict(page: Page): Locator {
  return page.locator('nt-own-puzzle .verdict:not([data-stale])');
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function nameOf(row: number, column: number): string {
  return `${'abcdefgh'[column]!}${SIZE - row}`;
}

/** Yields the runs of adjacent squares of each region in each row. */
function* runsOf(code: string): Generator<{ region: number; from: string; to: string }> {
  const regions = code.split('/').at(-1);
  for (let region = 0; region < SIZE; region++) {
    for (let row = 0; row < SIZE; row++) {
      const line = regions.slice(row * SIZE, (row + 1) * SIZE);
      for (const run of line.matchAll(new RegExp(`${region}+`, 'g'))) {
        const last = run.index + run[0].length - 1;
        yield { region, from: nameOf(row, run.index), to: nameOf(row, last) };
      }
    }
  }
}

/** Takes a region of the palette by touch; they are counted from 0. */
async function takeRegion(page: Page, region: number): Promise<void> {
  const radio = page.getByRole('radio').nth(region);
  await page.locator('.palette label').nth(region).tap();
  await expect(radio).toBeChecked();
}

/** Records announcements from now on. Returns a function that reads them in order, also those replaced at once. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    addEventListener('nt-announce', (event) => {
      texts.push((event as unknown as { text: string }).text);
    });
    return texts;
  });
  return () => heard.jsonValue();
}

/** Follows hints until the board is solved. */
async function solveByHints(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: 'Hint' });
  const board = page.locator('nt-puzzle-play nt-board');
  const standing = (): Promise<number> =>
    board.evaluate(
      (element) =>
        (element as unknown as { view: { position: { queens: number[] } } }).view.position.queens
          .length,
    );
  await expect(square(page, 'a1')).toBeVisible();
  while ((await standing()) < SIZE) {
    for (const rung of ['Nudge', 'Where', 'Why']) {
      await page.keyboard.press('h');
      await expect(sheet.locator('[aria-current=step]')).toHaveText(rung);
    }
    await page.keyboard.press('h');
    await expect(sheet).toBeHidden();
  }
}

test('a board is painted by touch, shared, opened elsewhere by its link and solved by its hints', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOwn(page);
  await expect(verdict(page)).toContainText('64 squares to paint');
  await expect(button(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
  const fingers = await Fingers.on(page);
  let chosen = 0;
  for (const { region, from, to } of runsOf(REGIONS)) {
    if (region !== chosen) await takeRegion(page, region);
    chosen = region;
    const [begin, end] = [await middleOf(page, from), await middleOf(page, to)];
    await fingers.down(begin);
    // Faster than the screen reports: what lies between is painted too.
    if (from !== to) await fingers.slide([begin], [end], 1);
    await fingers.up();
  }
  await expect(verdict(page)).toContainText('Exactly one solution');
  await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 3');
  await button(page, 'Share').click();
  await expect(notice(page)).toContainText('Text and link copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = /http\S+/.exec(text)![0];

  const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.setItem('ninety-two-settings', '{"taught":true}'));
  await other.goto(link);
  await expect(other.locator('nt-puzzle-play h1')).toContainText('Regions · ');
  await solveByHints(other);
  await expect(result(other)).toContainText('Regions solved');
  await expectQueens(other, REGIONS_ANSWER);
  await elsewhere.close();
});

test('a board is made by keyboard alone: painted, taken up, undone, finished and played', async ({
  page,
}) => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await openOwn(page);
  const said = await hear(page);
  await square(page, 'a8').focus();
  await press('2', 'Space');
  await expect.poll(said).toContain('a8, region 2.');
  await press('Shift+ArrowRight', 'Shift+ArrowRight');
  await expect.poll(said).toContain('c8, region 2.');
  await press('ArrowDown', '4', 'Shift+ArrowDown');
  await expect.poll(said).toContain('2 squares, region 4.');
  await press('ArrowUp', 'ArrowUp', 'i');
  await expect(page.getByRole('radio', { name: /^Region 2, 3 squares/ })).toBeChecked();
  await press('ArrowDown', 'Space');
  await expect.poll(said).toContain('c7, region 2, was 4.');
  await expect(square(page, 'c7')).toHaveAttribute('aria-label', 'c7, region 2');
  await press('u');
  await expect(square(page, 'c7')).toHaveAttribute('aria-label', 'c7, region 4');
  await expect.poll(said).toContain('c7, region 4, was 2.');
  await press('l');
  await expect(verdict(page)).toContainText('Exactly one solution');
  await expect(page.locator('nt-own-puzzle .finished')).toContainText('Finished.');
  await button(page, 'Play').focus();
  await press('Enter');
  await expect(page.locator('nt-puzzle-play h1 small')).toHaveText('Created · 8 × 8');
  await press('Escape');
  await expect(verdict(page)).toContainText('Exactly one solution');
});

test('a gesture is undone as one, and the drawing is there after leaving and in another tab', async ({
  page,
  context,
}) => {
  await openOwn(page);
  const fingers = await Fingers.on(page);
  const [begin, corner, end] = [
    await middleOf(page, 'b7'),
    await middleOf(page, 'b4'),
    await middleOf(page, 'f4'),
  ];
  await fingers.down(begin);
  await fingers.slide([begin], [corner]);
  await fingers.slide([corner], [end]);
  await fingers.up();
  await expect(verdict(page)).toContainText('56 squares to paint');
  await takeRegion(page, 4);
  await tap(page, 'b4');
  await expect(square(page, 'b4')).toHaveAttribute('aria-label', 'b4, region 5');
  await button(page, 'Undo').tap();
  await expect(square(page, 'b4')).toHaveAttribute('aria-label', 'b4, region 1');
  await button(page, 'Undo').tap();
  await expect(verdict(page)).toContainText('64 squares to paint');
  await button(page, 'Redo').tap();
  await expect(verdict(page)).toContainText('56 squares to paint');
  const other = await context.newPage();
  await openOwn(other);
  await expect(verdict(other)).toContainText('56 squares to paint');
  await tap(other, 'h8');
  await expect(square(page, 'h8')).toHaveAttribute('aria-label', 'h8, region 1');
  await page.reload();
  await expect(verdict(page)).toContainText('55 squares to paint');
});

test('a drawing with two answers is mended, and Undo restores the drawing before', async ({
  page,
}) => {
  await openOwn(page);
  await tap(page, 'a8');
  await expect(verdict(page)).toContainText('63 squares to paint');
  await page.goto(`./#/puzzles/${REGIONS_WITH_TWO_ANSWERS}`);
  await button(page, 'Fix it').click();
  await expect(verdict(page)).toContainText('Two solutions. They differ at a8, b8, a6 and b6.');
  await expect(page.locator('nt-board .answers text')).toHaveText(['1', '1', '2', '2']);
  await button(page, 'Finish it').click();
  await expect(page.locator('nt-own-puzzle .finished')).toHaveText(
    /^Finished\. (1|\d+) of your squares changed\.$/,
  );
  await expect(verdict(page)).toContainText('Exactly one solution');
  await expect(page.locator('nt-board .answers')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(verdict(page)).toContainText('Two solutions.');
  await button(page, 'Undo').click();
  await expect(verdict(page)).toContainText('63 squares to paint');
});

test('Open a code, once closed, leaves the player where it was opened', async ({ page }) => {
  await page.goto('./#/puzzles');
  await page.getByRole('link', { name: 'Create' }).tap();
  await page.getByRole('link', { name: 'Open a code' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a code' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/puzzles\/own$/);
  await expect(square(page, 'a1')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('another board, kind and rule are chosen, and all is said in Chinese', async ({ page }) => {
  await openOwn(page);
  await tap(page, 'a8');
  await page.getByRole('button', { name: /^Create/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What to make' });
  await dialog.getByText('No shared diagonals').click();
  await dialog.getByRole('button', { name: 'Size: larger' }).click();
  await dialog.getByRole('button', { name: 'Start drawing' }).click();
  await expect(page.locator('nt-own-puzzle h1')).toContainText('9 × 9 · Diagonals');
  await expect(square(page, 'a9')).toHaveAttribute('aria-label', 'a9, region 1');
  await setLanguage(page, 'zh-Hans');
  await expect(page.locator('nt-own-puzzle h1')).toContainText('9 × 9 · 斜线');
  await expect(verdict(page)).toContainText('还有 80 格未涂');
  await expect(square(page, 'b9')).toHaveAttribute('aria-label', 'b9，未涂');
  await setLanguage(page, 'en');
  await page.getByRole('button', { name: /^Create/ }).click();
  await dialog.getByText('Guard').click();
  await dialog.getByRole('button', { name: 'Start drawing' }).click();
  await expect(page.locator('nt-own-puzzle h1')).toContainText('Guard · 8 × 8 · 5 queens');
  await expect(page).toHaveURL(/#\/puzzles\/own\/guard$/);
});

test('a puzzle opened with Fix it is loaded into the editor once: later changes stay when the player comes back', async ({
  page,
}) => {
  await page.goto(`./#/puzzles/${REGIONS_WITH_TWO_ANSWERS}`);
  await button(page, 'Fix it').click();
  await expect(verdict(page)).toContainText('Two solutions.');
  await takeRegion(page, 5);
  await tap(page, 'a8');
  await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 6');
  for (const visit of ['the next visit', 'the one after it']) {
    await test.step(visit, async () => {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await page.getByRole('link', { name: /^Create/ }).click();
      await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 6');
      await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    });
  }
  await page.reload();
  await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 6');
});

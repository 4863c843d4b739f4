import type { Page } from '@playwright/test';
import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openElsewhere } from '../helpers/one-game.ts';
import { expectFound, expectQueens, expectSize, openBoard, square, tap } from '../helpers/steps.ts';

test.use({ newcomer: true, hasTouch: true });

const ATTACKS = 'A queen attacks its row, its column and both diagonals.';
const SMALL_LINES = 'Small lines show attacked squares. Use an empty one.';
const DEAD_END = 'Dead end: this can’t be completed.';
const LINES = ['b4', 'd3', 'a2', 'c1'];

const skip = (page: Page) => page.getByRole('button', { name: 'Skip' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function expectTaught(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./');
  await expectSize(page, 8);
  await expect(
    page.locator('nt-play').getByText('Place 8 queens so that none attacks another.'),
  ).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
}

test('somebody new learns by touch on 4 × 4 what attacks, and goes on to 8 × 8', async ({
  page,
}) => {
  await page.goto('./');
  await expectSize(page, 4);
  await expect(skip(page)).toBeVisible();
  await expect(
    page.locator('nt-play').getByText('Place 4 queens so that none attacks another.'),
  ).toBeVisible();
  await tap(page, LINES[0]!);
  await expect(page.locator('nt-play').getByText(ATTACKS)).toBeVisible();
  await expect(page.locator('nt-board .attack')).toHaveCount(5);
  // The first minute resumes where it was left, also if Chromium lost the history state of the game.
  await page.evaluate(() => history.replaceState(null, '', location.href));
  await page.reload();
  await expect(page.locator('nt-play').getByText(ATTACKS)).toBeVisible();
  await tap(page, LINES[1]!);
  await expect(page.locator('nt-play').getByText(SMALL_LINES)).toBeVisible();
  await expect(page.locator('nt-board .attack')).toHaveCount(0);
  await tap(page, ...LINES.slice(2));
  await expect(result(page).getByRole('heading')).toHaveText('Solution 1 of 2');
  await expect(result(page)).toContainText('8 × 8 has 92.');
  await expectFound(page, '1 of 2');
  await result(page).getByRole('button', { name: 'Play 8 × 8' }).tap();
  await expectSize(page, 8);
  await expectQueens(page, []);
  await expectTaught(page);
});

test('somebody new plays the first minute with keys alone, in Chinese', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { value: 'zh-CN' });
    Object.defineProperty(navigator, 'languages', { value: ['zh-CN'] });
  });
  await page.goto('./');
  await expectSize(page, 4);
  // The static shell, which has the same text, may still be there.
  await expect(page.locator('nt-play').getByText('放置 4 个皇后，互不攻击。')).toBeVisible();
  await square(page, 'b4').focus();
  await page.keyboard.press('Space');
  await expect(
    page.locator('nt-play').getByText('皇后攻击它所在的行、列和两条斜线。'),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const key of ['ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.locator('nt-play').getByText('短线标出受攻击的格子')).toBeVisible();
  const rest = ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Space'];
  for (const key of rest) await page.keyboard.press(key);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Space'])
    await page.keyboard.press(key);
  await expect(page.locator('nt-play').getByText('8 × 8 有 92 种。')).toBeVisible();
  const goOn = page.getByRole('button', { name: '玩 8 × 8' });
  while (!(await goOn.evaluate((button) => button.matches(':focus')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectSize(page, 8);
});

test('a dead end is called one and Undo leads out of it, and nothing is told twice', async ({
  page,
}) => {
  const play = page.locator('nt-play');
  await page.goto('./');
  await expect(skip(page)).toBeVisible();
  await tap(page, 'a1');
  await expect(play.getByText(DEAD_END)).toBeVisible();
  await expect(page.locator('nt-board .attack')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo 1 step (2 solutions possible)' }).tap();
  await expectQueens(page, []);
  await tap(page, 'b4');
  await expect(play.getByText(ATTACKS)).toBeVisible();
  await tap(page, 'd1');
  await expect(play.getByText(DEAD_END)).toBeVisible();
  await expect(play.getByText(SMALL_LINES)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo 1 step (1 solution possible)' }).tap();
  await expectQueens(page, ['b4']);
  await expect(play.getByText('1 placed · 1 solution possible')).toBeVisible();
  await expect(play.getByText(ATTACKS)).toHaveCount(0);
  await expect(page.locator('nt-board .attack')).toHaveCount(0);
  await expect(skip(page)).toBeVisible();
  await tap(page, 'd3');
  await expect(play.getByText(SMALL_LINES)).toBeVisible();
});

test('Skip opens 8 × 8 at once, for good', async ({ page }) => {
  await page.goto('./');
  await tap(page, 'b4', 'd4');
  // The sentence about the conflict takes the place of the next lesson.
  await expect(page.locator('nt-play').getByText('attack each other in a row')).toBeVisible();
  await skip(page).tap();
  await expectSize(page, 8);
  await expectTaught(page);
});

test('a player who leaves as soon as the board after Skip is drawn comes back to it', async ({
  page,
}) => {
  await page.goto('./');
  await expect(skip(page)).toBeVisible();
  // A mutation observer runs before the paint.
  const remembered = page.getByRole('grid').evaluate(
    (grid) =>
      new Promise<string | null>((resolve) => {
        new MutationObserver(() => {
          if (grid.ariaRowCount === '8') resolve(localStorage.getItem('ninety-two-settings'));
        }).observe(grid, { attributes: true });
      }),
  );
  await skip(page).tap();
  expect(JSON.parse((await remembered)!)).toMatchObject({ taught: true, lastSize: 8 });
});

test('a link is never in the way, nor is the first minute after it', async ({ page }) => {
  await openBoard(page, '4/2000');
  await expectQueens(page, ['b4']);
  await page.goto('about:blank');
  await page.goto('./');
  await expectQueens(page, ['b4']);
  await expect(page.locator('nt-play').getByText(/^1 placed/)).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
});

test('a player with finds and no stored setting opens the game on 8 × 8, without the first minute', async ({
  page,
}) => {
  await store(await openElsewhere(page.context(), page), ['15863724']);
  await page.goto('./');
  await expectSize(page, 8);
  await expectFound(page, '1 of 92');
  await expect(skip(page)).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  countUnanswered,
  expectRung,
  hint,
  said,
  unanswered,
  ways,
} from '../helpers/solver-steps.ts';
import {
  choose,
  click,
  expectFound,
  expectQueens,
  insight,
  middleOf,
  openBoard,
  result,
  setSettings,
  square,
  tool,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

const aboutRose = (page: Page): Locator => page.locator('nt-about-rose');
const tip = (page: Page): Locator => page.locator('nt-board .tip');

/** For 1 to 7 queens, a position with the most completions, and their number. */
const MOST_WAYS: readonly (readonly [queens: readonly string[], count: number])[] = [
  [['d1'], 18],
  [['h6', 'g3'], 8],
  [['h6', 'g3', 'b2'], 4],
  [['h6', 'g3', 'b2', 'd1'], 3],
  [['h6', 'g3', 'b2', 'f5', 'c4'], 2],
  [['h6', 'g3', 'b2', 'd1', 'f5', 'c4'], 2],
  [['h6', 'g3', 'b2', 'd1', 'f5', 'c4', 'a8'], 1],
];

test('with 1 to 7 queens at most 18, 8, 4, 3, 2, 2 and 1 ways are left', async ({ page }) => {
  await openBoard(page);
  for (const [queens, count] of MOST_WAYS) {
    await click(page, ...queens);
    const left =
      count === 1
        ? '1 solution possible, a new one'
        : `${count} solutions possible, ${count === 2 ? 2 : 'all'} of them new`;
    await expect(insight(page)).toHaveText(`${queens.length} placed · ${left}`);
    if (count > 8) await expect(ways(page)).toHaveText(`${count} solutions`);
    else await expect(ways(page).locator('i.new')).toHaveCount(count);
    await tool(page, 'Clear').click();
  }
});

test('completions found before are told apart from new ones', async ({ page }) => {
  await openBoard(page);
  await store(page, ['15863724']);
  await page.reload();
  await expectFound(page, '1 of 92');
  await click(page, 'h6', 'g3', 'b2');
  await expect(insight(page)).toHaveText('3 placed · 4 solutions possible, 3 of them new');
  await expect(ways(page)).toHaveAccessibleName('4 solutions possible: 1 found before, 3 new');
  await expect(ways(page).locator('i')).toHaveCount(4);
  await expect(ways(page).locator('i.new')).toHaveCount(3);
  await expect(said(page)).toHaveText('Queen on b2. 3 placed. 4 solutions possible, 3 new.');
});

test('the dots, the number of completions and the rose explain themselves when pressed', async ({
  page,
}) => {
  await openBoard(page);
  const answer = page.locator('nt-play .answer:popover-open');
  await click(page, 'd1');
  await ways(page).click();
  await expect(answer).toHaveText('18 solutions have all the queens on the board.');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(said(page)).toHaveText('18 solutions have all the queens on the board.');
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await click(page, 'd1', 'h6', 'g3', 'b2');
  await expect(ways(page).locator('i')).toHaveCount(4);
  await ways(page).press('Enter');
  await expect(answer).toContainText('Each dot is a possible solution');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '0 of 92 found' }).click();
  await expect(aboutRose(page)).toContainText('Each dot is one solution');
  await expect(aboutRose(page)).toBeInViewport({ ratio: 1 });
  await expect(said(page)).toContainText('Each dot is one solution');
});

for (const { viewport, words } of [
  { viewport: { width: 390, height: 844 }, words: 'Each dot is one solution' },
  { viewport: { width: 360, height: 640 }, words: 'Each petal is one family' },
  { viewport: { width: 844, height: 390 }, words: 'Each petal is one family' },
  { viewport: { width: 1280, height: 800 }, words: 'Each dot is one solution' },
]) {
  const { width, height } = viewport;
  test(`at ${width} × ${height} the rose says what it shows, and leads to the Collection from there or by a long press`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openBoard(page);
    const rose = page.getByRole('button', { name: '0 of 92 found' });
    const isInCollection = (): Promise<void> => expect(page).toHaveURL(/#\/collection\/8$/);
    await expect(page.locator('nt-about-rose:defined')).toBeAttached();
    await rose.click();
    await expect(aboutRose(page)).toContainText(words);
    await expect(aboutRose(page)).toBeInViewport({ ratio: 1 });
    await expect(page).not.toHaveURL(/collection/);
    await aboutRose(page).getByRole('link', { name: 'Go to the Collection' }).click();
    await isInCollection();
    await page.goBack();
    await expect(aboutRose(page)).toBeHidden();

    // With the keyboard, the sentence is announced and Tab leads to the link.
    await rose.press('Enter');
    await expect(said(page)).toContainText(words);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isInCollection();
    await page.goBack();

    const { x, y, width, height } = (await rose.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await isInCollection();
    await page.mouse.up();
    await page.goBack();
    await expect(rose).toBeVisible();
    await expect(aboutRose(page)).toBeHidden();
  });
}

test('the completions left are announced for a queen placed before the solver’s code has loaded', async ({
  page,
}) => {
  const { release } = await withhold(page, 'extras-*');
  await openBoard(page);
  await click(page, 'h6', 'g3', 'b2');
  await expectQueens(page, ['h6', 'g3', 'b2']);
  release();
  await expect(said(page)).toHaveText('Queen on b2. 3 placed. 4 solutions possible, 4 new.');
});

test('a find made before solver and storage have loaded is known to both', async ({ page }) => {
  const solver = await withhold(page, 'extras-*');
  const storage = await withhold(page, 'progress-*');
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expectQueens(page, ['b4', 'd3', 'a2', 'c1']);
  solver.release();
  await expect(said(page)).toContainText('Queen on c1.');
  storage.release();
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(insight(page)).toHaveText(/^3 placed · 1 solution possible, (all )?found before$/);
});

test('a find in another window is taken into account', async ({ page, context }) => {
  await openBoard(page, '4');
  await click(page, 'b4');
  await expect(insight(page)).toHaveText('1 placed · 1 solution possible, a new one');
  const other = await context.newPage();
  await openBoard(other, '4');
  await tool(other, 'Clear').click();
  await click(other, 'b4', 'd3', 'a2', 'c1');
  await expectFound(other, '1 of 2');
  // Both windows show the one board of this size.
  await other.keyboard.press('c');
  await expectQueens(other, []);
  await click(other, 'b4');
  await expectQueens(page, ['b4']);
  await expect(insight(page)).toHaveText(/^1 placed · 1 solution possible, (all )?found before$/);
});

test('from a dead position one button goes back to a board that can be finished', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'f5', 'b4', 'a1', 'd8');
  await expect(insight(page)).toHaveText('4 placed · Dead end: this can’t be completed');
  await page.getByRole('button', { name: 'Undo 2 steps (1 solution possible)' }).click();
  await expectQueens(page, ['f5', 'b4']);
  await expect(insight(page)).toHaveText('2 placed · 1 solution possible, a new one');
  await tool(page, 'Redo').click();
  await expectQueens(page, ['f5', 'b4', 'a1']);
});

test('a conflict says what is wrong and offers no way back', async ({ page }) => {
  await openBoard(page);
  await click(page, 'a8', 'e7', 'h6', 'g5');
  await expect(insight(page)).toContainText('attack each other');
  await click(page, 'g5', 'a1');
  await expect(insight(page)).toHaveText('a8 and a1 attack each other in a column');
  await page.keyboard.press('h');
  await expect(hint(page)).toContainText('Something is wrong');
  await expect(page.getByRole('button', { name: /^Undo \d/ })).toHaveCount(0);
});

test('switched off in Settings, nothing is counted and no worker is started until a hint is asked for', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await choose(page, 'Off', 'Possible solutions');
  await openBoard(page);
  await expect(said(page)).toHaveText('Play, 8 by 8');
  await click(page, 'f5', 'b4');
  await expect(insight(page)).toHaveText('2 placed · 6 to go');
  await expect(said(page)).toHaveText('Queen on b4. 2 placed.');
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
  expect(page.workers()).toHaveLength(1);
});

test('on request, the ways are counted for the board they are asked for, and said', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await choose(page, 'On request');
  await openBoard(page);
  await expect(said(page)).toHaveText('Play, 8 by 8');
  await click(page, 'f5', 'b4');
  await expect(insight(page)).toHaveText('2 placed · 6 to go');
  await expect(said(page)).toHaveText('Queen on b4. 2 placed.');
  const ask = page.getByRole('button', { name: 'How many solutions?' });
  await ask.click();
  await expect(insight(page)).toHaveText('2 placed · 1 solution possible, a new one');
  await expect(said(page)).toHaveText('1 solution possible, 1 new.');
  // The keyboard goes on at the board.
  await expect(page.locator('nt-board [role=gridcell]:focus')).toHaveCount(1);
  await expect(ask).toHaveCount(0);
  await click(page, 'a1');
  await expect(insight(page)).toHaveText('3 placed · 5 to go');
  await expect(ask).toBeVisible();
});

test('however often the player comes back to the board, one worker serves it', async ({ page }) => {
  await openBoard(page);
  for (let visit = 1; visit <= 4; visit++) {
    await click(page, 'f5');
    await expect(insight(page)).toContainText('1 placed · ');
    await expect(insight(page)).toContainText('solutions possible');
    await tool(page, 'Clear').click();
    await page.goto('./#/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await openBoard(page);
  }
  expect(page.workers()).toHaveLength(1);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('pointer and keyboard show a preview queen with its lines on a free square', async ({
    page,
  }) => {
    const ghost = page.locator('nt-board .queen.ghost');
    const lines = page.locator('nt-board path.line');
    await openBoard(page);
    await click(page, 'h6', 'g3');
    await expect(ways(page)).toBeVisible();
    const d1 = await middleOf(page, 'd1');
    await page.mouse.move(d1.x, d1.y);
    await expect(ghost).toHaveCount(1);
    await expect(lines).toHaveCount(1);
    const a6 = await middleOf(page, 'a6');
    await page.mouse.move(a6.x, a6.y);
    await expect(ghost).toHaveCount(0);
    await expect(lines).toHaveCount(0);
    // Only the focus of the keyboard shows a preview queen.
    await page.keyboard.press('Shift');
    await square(page, 'd1').focus();
    await expect(lines).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(lines).toHaveCount(0);
    await expect(tip(page)).toHaveCount(0);
  });

  test('the completions that a preview queen would leave are said if the setting is on, and count as a hint', async ({
    page,
  }) => {
    await page.goto('./#/settings');
    await page.getByRole('switch', { name: 'Solutions before a move' }).click();
    await openBoard(page, '4');
    await page.keyboard.press('Shift');
    await square(page, 'b4').focus();
    await expect(tip(page)).toHaveText('b4 leaves 1 solution, 1 new');
    await page.keyboard.press('ArrowLeft');
    await expect(tip(page)).toHaveText('a4 leads to a dead end');
    await page.keyboard.press('ArrowRight');
    await expect(tip(page)).toHaveText('b4 leaves 1 solution, 1 new');
    await page.keyboard.press('Space');
    await expect(tip(page)).toHaveCount(0);
    await click(page, 'd3', 'a2', 'c1');
    await page.getByRole('link', { name: 'Family 1 of 1' }).click();
    await expect(page.getByText(/· \d hints?/)).toBeVisible();
  });

  test('the count of a square is not shown if it arrives after the pointer has left', async ({
    page,
  }) => {
    await countUnanswered(page);
    await page.goto('./');
    await setSettings(page, { preview: true });
    await openBoard(page, '14');
    await expect(ways(page)).toBeVisible();
    const d8 = await middleOf(page, 'd8');
    await page.mouse.move(d8.x, d8.y);
    await page.mouse.move(1, 1);
    await expect.poll(() => unanswered(page)).toBe(0);
    await expect(tip(page)).toHaveCount(0);
  });
});

import type { Locator, Page } from '@playwright/test';
import { solutionsDatabase } from '../../src/progress/solutions/solution-records.ts';
import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold, letThrough } from '../helpers/one-game.ts';
import { expectSaid } from '../helpers/settled.ts';
import { expectRung, hint, ways } from '../helpers/solver-steps.ts';
import {
  choose,
  click,
  expectFound,
  expectQueens,
  insight,
  openBoard,
  result,
  setSettings,
  SOLUTION,
  square,
  tool,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

test.use({ ways: 'each-move' });

const which = (page: Page): Locator => page.getByRole('button', { name: 'Which one?' });
const tip = (page: Page): Locator => page.locator('nt-board .tip');

test('the board says how many solutions are left', async ({ page, step }) => {
  await step('their number, and after a find drawn, with new ones told apart', async () => {
    await openBoard(page);
    await click(page, 'h6', 'g3', 'd1');
    await expect(insight(page)).toHaveText(/^\d+ solutions from here$/);
    await expectSaid(page, /^Queen on d1\. 3 placed\. \d+ solutions from here\.$/);
    await expect(ways(page)).toHaveCount(0);
    await store(page, ['15863724']);
    await page.reload();
    await expectFound(page, '1 of 92');
    await click(page, 'd1', 'b2');
    await expect(insight(page)).toHaveText('4 solutions from here · 3 new');
    await expect(ways(page)).toHaveAccessibleName('4 solutions from here. 1 found. 3 new.');
    await expect(ways(page).locator('i')).toHaveCount(4);
    await expect(ways(page).locator('i.found')).toHaveCount(1);
    await expectSaid(page, 'Queen on b2. 3 placed. 4 solutions from here. 3 new.');

    // The dots explain themselves when pressed.
    const answer = page.locator('nt-play .answer:popover-open');
    await ways(page).press('Enter');
    await expect(answer).toContainText('Each dot is a possible solution');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(answer).toBeHidden();
  });

  await step('a dead end has one question, whose answer leads back', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'f5', 'b4', 'a1', 'd8');
    await expect(insight(page)).toHaveText('Dead end');
    await which(page).click();
    await page.getByRole('button', { name: 'Take them back' }).click();
    await expectQueens(page, ['f5', 'b4']);
    await expect(insight(page)).toHaveText(/^1 solution from here/);
    await click(page, 'a1', 'a8');
    await expect(insight(page)).toHaveText('a8 and a1 attack each other in a column');
    await page.keyboard.press('h');
    await expect(hint(page)).toContainText('One queen has to go first');
    await expect(which(page)).toHaveCount(0);
  });

  await step('one worker serves the board, however often the player comes back', async () => {
    for (let visit = 1; visit <= 2; visit++) {
      await openBoard(page, '5');
      await click(page, 'b4');
      await expect(insight(page)).toHaveText(/^\d+ solutions? from here$/);
      await tool(page, 'Clear').click();
      await page.goto('./#/settings');
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    }
    expect(page.workers()).toHaveLength(1);
  });

  await step('or, also switched off, which queens go where no square is left', async () => {
    await setSettings(page, { ways: 'off' });
    await openBoard(page, '6');
    await click(page, 'b6', 'd5', 'f4', 'a3', 'e2');
    await expect(insight(page)).toHaveText('No free square is left');
    await expectSaid(page, 'Queen on e2. 5 placed. No free square is left.');
    await which(page).click();
    const answer = page.locator('nt-hint-sheet');
    await expect(answer.getByRole('heading')).toHaveText('Take back e2');
    await expect(answer).toContainText('Row 1 has no free square: every one is attacked.');
    await expect(answer).toContainText('Without it, one solution can still be finished.');
    await answer.getByRole('button', { name: 'I’ll try myself' }).click();
    await expectQueens(page, ['b6', 'd5', 'f4', 'a3', 'e2']);
    await which(page).click();
    await answer.getByRole('button', { name: 'Take it back' }).click();
    await expectQueens(page, ['b6', 'd5', 'f4', 'a3']);
    // The answer is a check and no hint.
    await click(page, 'c2', 'e1');
    await result(page).locator('a[href*=family]').first().click();
    await expect(page.getByText('1 check')).toBeVisible();
    await expect(page.getByText('1 hint')).toHaveCount(0);
  });
});

test('the rose says what it shows, and leads to the Collection from there or by a long press', async ({
  page,
}) => {
  const rose = page.getByRole('button', { name: '0 of 92 found' });
  const about = page.locator('nt-about-rose');
  const expectCollection = async (): Promise<void> => {
    await expect(page).toHaveURL(/#\/collection\/8$/);
    await page.goBack();
    await expect(rose).toBeVisible();
    await expect(about).toBeHidden();
  };
  await openBoard(page);
  for (const { viewport, words } of [
    { viewport: { width: 390, height: 844 }, words: 'Each dot is one solution' },
    { viewport: { width: 844, height: 390 }, words: 'Each petal is one family' },
  ]) {
    await page.setViewportSize(viewport);
    await rose.click();
    await expect(about).toContainText(words);
    await expect(about).toBeInViewport({ ratio: 1 });
    await expect(page).not.toHaveURL(/collection/);
    await about.getByRole('link', { name: 'Go to the Collection' }).click();
    await expectCollection();

    // With the keyboard, the sentence is announced and Tab leads to the link.
    await rose.press('Enter');
    await expectSaid(page, new RegExp(words));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectCollection();

    await rose.hover();
    await page.mouse.down();
    await expect(page).toHaveURL(/#\/collection\/8$/);
    await page.mouse.up();
    await expectCollection();
  }
});

test('a find made before the solver has loaded, while the database does not answer, is known to both', async ({
  page,
}) => {
  const solver = await withhold(page, 'worker-free-play-*');
  await openBoard(page, '4');
  await hold(page, solutionsDatabase(4));
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expectQueens(page, ['b4', 'd3', 'a2', 'c1']);
  solver.release();
  await expectSaid(page, /^Queen on c1\./);
  await letThrough(page, solutionsDatabase(4));
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(insight(page)).toHaveText('1 solution from here · found before');
});

test('switched off in Settings, nothing is counted and no worker is started until a hint is asked for', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await choose(page, 'Off', 'Possible solutions');
  await openBoard(page);
  await expectSaid(page, 'Play, 8 by 8');
  await click(page, 'f5', 'b4');
  await expectSaid(page, 'Queen on b4. 2 placed.');
  await expect(insight(page)).toHaveText('');
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
  expect(page.workers()).toHaveLength(1);
});

test.describe('on a device that has chosen nothing', () => {
  test.use({ ways: 'asked' });

  test('no move says how many solutions remain; Check does, until the next move', async ({
    page,
  }) => {
    await openBoard(page);
    await click(page, ...SOLUTION.slice(0, 7));
    await expectSaid(page, 'Queen on b2. 7 placed.');
    await expect(insight(page)).toHaveText('');
    await tool(page, 'Check').click();
    await expect(insight(page)).toHaveText('Nothing wrong: 1 solution from here');
    await expectSaid(page, 'Nothing wrong: 1 solution from here');
    await click(page, 'b2');
    await expect(insight(page)).toHaveText('');
    await click(page, 'b2', 'd1');
    await result(page).locator('a[href*=family]').first().click();
    await expect(page.getByText('1 check')).toBeVisible();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a preview queen is shown on a free square', async ({ page, step }) => {
    await step('by pointer and keyboard, with its lines', async () => {
      const ghost = page.locator('nt-board .queen.ghost');
      const lines = page.locator('nt-board path.line');
      await openBoard(page);
      await click(page, 'h6', 'g3');
      await expect(insight(page)).toContainText('from here');
      await square(page, 'd1').hover();
      await expect(ghost).toHaveCount(1);
      await expect(lines).toHaveCount(1);
      await square(page, 'a6').hover();
      await expect(ghost).toHaveCount(0);
      await expect(lines).toHaveCount(0);
      // Only the focus of the keyboard shows a preview queen.
      await page.keyboard.press('Shift');
      await square(page, 'd1').focus();
      await expect(lines).toHaveCount(1);
      await expect(tip(page)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(lines).toHaveCount(0);
    });

    await step('with what it would leave if the setting is on, which is a hint', async () => {
      await page.goto('./#/settings');
      await page.getByRole('switch', { name: 'Solutions before a move' }).click();
      await openBoard(page, '4');
      await page.keyboard.press('Shift');
      await square(page, 'b4').focus();
      await expect(tip(page)).toHaveText('b4 leaves 1 solution · 1 new');
      await page.keyboard.press('ArrowLeft');
      await expect(tip(page)).toHaveText('a4 leads to a dead end');
      await page.keyboard.press('ArrowRight');
      await expect(tip(page)).toHaveText('b4 leaves 1 solution · 1 new');
      await page.keyboard.press('Space');
      await expect(tip(page)).toHaveCount(0);
      await click(page, 'd3', 'a2', 'c1');
      await page.getByRole('link', { name: 'This family: 1 of 2 found' }).click();
      await expect(page.getByText(/· \d hints?/)).toBeVisible();
    });
  });
});

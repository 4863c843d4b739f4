import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzle } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import { expectRung, hint } from '../helpers/solver-steps.ts';
import {
  click,
  expectQueens,
  insight,
  notice,
  openBoard,
  setSettings,
  square,
  tool,
} from '../helpers/steps.ts';

const mistakes = (page: Page) => page.locator('nt-board .drawing .mistake');
const showMe = (page: Page) => page.getByRole('button', { name: 'Show me' });

/** The line under the board of a puzzle. */
const line = (page: Page) => page.locator('nt-puzzle-play .insight p');

/** Returns the places of the tools. */
const toolBoxes = (page: Page) =>
  page
    .getByRole('toolbar')
    .locator('button')
    .evaluateAll((tools) => tools.map((one) => JSON.stringify(one.getBoundingClientRect())));

test('Check answers under the board', async ({ page, step }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 564],
  ] as const) {
    await step(`and leaves the tools free at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await openBoard(page);
      await page.keyboard.press('c');
      await click(page, 'f5', 'b4', 'a1');
      const before = await toolBoxes(page);
      await tool(page, 'Check').click();
      await expect(insight(page)).toHaveText('Checked: 1 queen is wrong.');
      await expect(mistakes(page)).toHaveCount(0);
      await expect(notice(page)).toHaveCount(0);
      expect(await toolBoxes(page)).toEqual(before);
      await tool(page, 'Hint').click({ trial: true });
      await showMe(page).click();
      await expect(mistakes(page)).toHaveCount(1);
      await expect(insight(page)).toHaveText('a1 is wrong.');
      await expectSaid(page, 'a1 is wrong.');
      await expect(square(page, 'a1')).toHaveAccessibleName('a1, queen, wrong');
      await expect(showMe(page)).toHaveCount(0);
      await tool(page, 'Undo').click();
      await expect(mistakes(page)).toHaveCount(0);
      await expect(insight(page)).toHaveText('');
      await page.keyboard.press('k');
      await expect(insight(page)).toHaveText('No mistakes: 1 solution left');
      // It leaves with a tap that changes nothing on the board.
      await tool(page, 'Mark').click();
      await expect(insight(page)).toHaveText('');
      await tool(page, 'Mark').click();

      await openPuzzle(page, COMPLETE);
      await page.keyboard.press('c');
      await click(page, 'b1');
      const puzzleTools = await toolBoxes(page);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(line(page)).toHaveText('Checked: 1 queen is wrong.');
      await expect(notice(page)).toHaveCount(0);
      expect(await toolBoxes(page)).toEqual(puzzleTools);
      await showMe(page).click();
      await expect(mistakes(page)).toHaveCount(1);
    });
  }

  await step('and closes an open hint, which would cover the answer', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'f5');
    await page.keyboard.press('h');
    await expectRung(page, 'Nudge');
    await page.keyboard.press('k');
    await expect(insight(page)).toHaveText('No mistakes: 12 solutions left');
    await expect(hint(page)).toHaveCount(0);
  });

  await step('and mistakes are framed as they are made where the setting is on', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await setSettings(page, { mistakes: true });
    await click(page, 'f5', 'b4');
    await expectQueens(page, ['f5', 'b4']);
    await expect(mistakes(page)).toHaveCount(0);
    await click(page, 'a1');
    await expect(mistakes(page)).toHaveCount(1);
    await page.reload();
    await expect(mistakes(page)).toHaveCount(1);
    await page.keyboard.press('u');
    await expect(mistakes(page)).toHaveCount(0);
    await page.keyboard.press('Shift+U');
    await expect(mistakes(page)).toHaveCount(1);
  });
});

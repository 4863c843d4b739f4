import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  chooseMore,
  click,
  expectMarks,
  expectQueens,
  menuItem,
  openBoard,
  tool,
} from '../helpers/steps.ts';

const expectOff = (page: Page, name: 'Undo' | 'Redo' | 'Clear') =>
  expect(name === 'Redo' ? menuItem(page, name) : tool(page, name)).toHaveAttribute(
    'aria-disabled',
    'true',
  );

test('Undo and Redo go step by step to both ends, Clear is one step, and a new move drops what was undone', async ({
  page,
}) => {
  await openBoard(page);
  await expectOff(page, 'Undo');
  await expectOff(page, 'Redo');
  await expectOff(page, 'Clear');
  await click(page, 'a8', 'e7');
  await tool(page, 'Mark').click();
  await click(page, 'd4');
  await tool(page, 'Mark').click();
  await tool(page, 'Clear').click();
  await expectQueens(page, []);
  await expectMarks(page, []);
  await tool(page, 'Undo').click();
  await expectQueens(page, ['a8', 'e7']);
  await expectMarks(page, ['d4']);
  await tool(page, 'Undo').click();
  await tool(page, 'Undo').click();
  await expectQueens(page, ['a8']);
  await tool(page, 'Undo').click();
  await expectOff(page, 'Undo');
  await tool(page, 'Undo').press('Enter');
  await chooseMore(page, 'Redo');
  await expectQueens(page, ['a8']);
  await click(page, 'd7');
  await expectOff(page, 'Redo');
  await page.keyboard.press('Shift+U');
  await expectQueens(page, ['a8', 'd7']);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  click,
  expectFound,
  expectQueens,
  expectSize,
  notice,
  openBoard,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a board' });

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Board .*, change$/ }).click();
  await page.getByLabel('Type or paste a position').fill(text);
  await page.keyboard.press('Enter');
}

test('a position can be typed in any of the usual ways', async ({ page }) => {
  for (const text of [
    '15863724',
    '1 5 8 6 3 7 2 4',
    '1,5,8,6,3,7,2,4',
    '[1, 5, 8, 6, 3, 7, 2, 4]',
    '(1; 5; 8; 6; 3; 7; 2; 4)',
  ]) {
    await openBoard(page, '6');
    await type(page, text);
    await expectSize(page, 8);
    await expectQueens(page, SOLUTION);
    await expect(dialog(page)).toHaveCount(0);
    await expectFound(page, '0 of 92');
    await tool(page, 'Clear').click();
    await expectQueens(page, []);
  }
});

test('a list that has a 0 is read from 0, and the game says so', async ({ page }) => {
  await openBoard(page);
  await type(page, '[0, 4, 7, 5, 2, 6, 1, 3]');
  await expectQueens(page, SOLUTION);
  await expect(notice(page)).toContainText('count from 0');
});

test('a partial position can be typed, with letters from the tenth column on', async ({ page }) => {
  await openBoard(page);
  await type(page, '0000B0000009');
  await expectSize(page, 12);
  await expectQueens(page, ['k8', 'i1']);
});

test('a link of the game can be pasted whole, whatever stands behind it', async ({ page }) => {
  for (const link of [
    'https://example.org/game/#/play/8/15863724',
    'Look: https://example.org/#/play/8/15863724?utm_source=chat).',
    '#/play/8/１５８６３７２４…',
    'https%3A%2F%2Fexample.org%2F%23%2Fplay%2F8%2F15863724',
  ]) {
    await openBoard(page, '6');
    await type(page, link);
    await expectSize(page, 8);
    await expectQueens(page, SOLUTION);
    await expect(dialog(page)).toHaveCount(0);
    await tool(page, 'Clear').click();
    await expectQueens(page, []);
  }
});

test('a pasted link without a position leads where it says', async ({ page }) => {
  await openBoard(page, '6');
  await type(page, 'https://example.org/#/play/9.');
  await expectSize(page, 9);
  await expect(dialog(page)).toHaveCount(0);
  await type(page, 'https://example.org/#/puzzles/g/3x4/2');
  await expect(page.locator('nt-puzzle-play nt-board [role=gridcell]')).toHaveCount(12);
});

test('a pasted link whose position is too short says so', async ({ page }) => {
  await openBoard(page, '6');
  await type(page, 'https://example.org/#/play/8/158637');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'A position of 8 × 8 has one symbol a row, this one has 6 in all.',
  );
});

test('typed text that is no position gets an error message and leaves the board as it is', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  for (const [text, sentence] of [
    ['', 'There is no position here.'],
    ['1586372x', 'Row 8 says 33, but the last column of this board is 8.'],
    ['1 5 8 6 3 7 2 9', 'Row 8 says 9, but the last column of this board is 8.'],
    ['15863-24', '“-” is not part of a position'],
    ['1'.repeat(33), 'This is too long: a board has at most 32 rows.'],
    ['<img src=x onerror=alert(1)>', 'is not part of a position'],
    ['👸'.repeat(8), '“👸” is not part of a position'],
  ] as const) {
    await type(page, text);
    await expect(dialog(page).getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('Type or paste a position')).toBeFocused();
    await expect(page.getByLabel('Type or paste a position')).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectQueens(page, ['b7', 'e3']);
  }
});

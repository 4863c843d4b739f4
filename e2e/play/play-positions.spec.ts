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
} from '../helpers/steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a board' });

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Board .*, change$/ }).click();
  await page.getByText('Open a position').click();
  await page.getByLabel('Type or paste a position').fill(text);
  await page.keyboard.press('Enter');
}

test('a position or a link of the game can be typed or pasted, whatever stands behind it', async ({
  page,
}) => {
  await openBoard(page, '6');
  await type(page, '[0, 4, 7, 5, 2, 6, 1, 3]');
  await expectQueens(page, SOLUTION);
  await expect(notice(page)).toContainText('count from 0');
  await expect(dialog(page)).toHaveCount(0);
  await expectFound(page, '0 of 92');

  await type(page, '0000B0000009');
  await expectSize(page, 12);
  await expectQueens(page, ['k8', 'i1']);
  await type(page, 'Look: https://example.org/#/play/8/15863724?utm_source=chat).');
  await expectSize(page, 8);
  await expectQueens(page, SOLUTION);

  await type(page, 'https://example.org/#/play/9.');
  await expectSize(page, 9);
  await expect(dialog(page)).toHaveCount(0);
  await type(page, 'https://example.org/#/puzzles/g/3x4/2');
  await expect(page.locator('nt-puzzle-play nt-board [role=gridcell]')).toHaveCount(12);
});

test('typed text that is no position gets an error message and leaves the board as it is', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  for (const [text, sentence] of [
    ['', 'There is no position here.'],
    ['<img src=x onerror=alert(1)>', 'is not part of a position'],
    [
      'https://example.org/#/play/8/158637',
      'A position of 8 × 8 has one symbol a row, this one has 6 in all.',
    ],
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

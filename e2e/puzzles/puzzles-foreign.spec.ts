import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import { click, notice } from '../helpers/steps.ts';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Regions 8 × 8, no touching, with its answer; region 5 is in two pieces. */
const IN_PIECES = 'r/8t/1111100011111140255311445553111454566664555766645577666655776666';
const ANSWER = ['g8', 'e7', 'a6', 'd5', 'h4', 'b3', 'f2', 'c1'];

/** Regions 16 × 16, no touching: 15 of one square each, and one of all others. */
const OF_SIXTEEN = `r/16t/${Array.from({ length: 256 }, (_, square) => {
  const row = Math.floor(square / 16);
  return (square % 16 === (5 * row) % 16 ? row : 15).toString(36);
}).join('')}`;

/** Complete 20 × 20. */
const COMPLETE = 'c/20/j040k050h06030ei1a8b';

test('a board with a region in pieces says so, numbers each piece, and is solved', async ({
  page,
}) => {
  await openPuzzle(page, IN_PIECES);
  await expect(notice(page)).toHaveText(
    'Region 5 is in several pieces. Together they hold one queen.',
  );
  await page.getByRole('gridcell', { name: 'b4, region 5' }).focus();
  await page.keyboard.press('g');
  await expectSaid(page, /^Region 5, 7 squares in several pieces\. Piece 1: .*\. Piece 2: b4\.$/);
  await click(page, 'b4', 'h6');
  await expect(page.locator('nt-board .over-queens text')).toHaveText(['5', '5']);
  await button(page, 'Clear').click();
  await click(page, ...ANSWER);
  await expect(page.locator('nt-solved-sheet')).toBeVisible();
});

test('boards of 16 × 16 and of Complete 20 × 20 are opened by their codes, and a hint helps', async ({
  page,
}) => {
  await openPuzzle(page, OF_SIXTEEN);
  await button(page, 'Hint').click();
  await expect(page.locator('nt-hint-sheet')).toBeVisible();
  await openPuzzle(page, COMPLETE);
  await button(page, 'Hint').click();
  await expect(page.locator('nt-hint-sheet')).toBeVisible();
});

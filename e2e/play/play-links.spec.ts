import { expect, test } from '../helpers/fixtures.ts';
import { BOARDS, settle, storedQueens } from '../helpers/one-game.ts';
import {
  click,
  expectFound,
  expectQueens,
  expectSize,
  insight,
  notice,
  openBoard,
  result,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

test('a link opens its position, a partial one too', async ({ page }) => {
  await openBoard(page, '8/15800000');
  await expectQueens(page, ['a8', 'e7', 'h6']);
  await openBoard(page, '10/5000000000');
  await expectQueens(page, ['e10']);
});

test('a whole solution by link is shown, says so and is not counted as found', async ({ page }) => {
  await openBoard(page, '8/15863724');
  await expectQueens(page, SOLUTION);
  await expect(insight(page)).toContainText('Opened from a link.');
  await expect(result(page)).toHaveCount(0);
  await settle(page, BOARDS);
  await page.reload();
  await expectQueens(page, SOLUTION);
  await expectFound(page, '0 of 92');
});

test('taking a queen of a linked solution and putting it back does not find it', async ({
  page,
}) => {
  await openBoard(page, '8/15863724');
  await expectQueens(page, SOLUTION);
  await click(page, 'a8');
  await expectQueens(page, SOLUTION.slice(1));
  await click(page, 'a8');
  await expectQueens(page, SOLUTION);
  await expect(result(page)).toHaveCount(0);
  await expectFound(page, '0 of 92');
});

test('the address follows the board, and opens the same board elsewhere', async ({
  page,
  context,
}) => {
  await openBoard(page);
  await click(page, 'a8', 'e7');
  await expect(page).toHaveURL(/#\/play\/8\/15000000$/);
  await tool(page, 'Undo').click();
  await expect(page).toHaveURL(/#\/play\/8\/10000000$/);
  await tool(page, 'Clear').click();
  await expect(page).toHaveURL(/#\/play\/8$/);

  await tool(page, 'Undo').click();
  await click(page, 'c7');
  await expect(page).toHaveURL(/#\/play\/8\/13000000$/);
  const copied = page.url();
  const other = await context.newPage();
  await other.goto(copied);
  await expectQueens(other, ['a8', 'c7']);
});

test('changing a board makes no entries to go back through', async ({ page }) => {
  await openBoard(page, '6');
  await openBoard(page);
  await click(page, 'a8', 'e7', 'h6');
  await page.goBack();
  await expectSize(page, 6);
});

test('an address opened while another is on its way is where the player arrives', async ({
  page,
}) => {
  await openBoard(page);
  for (let delay = 0; delay < 15; delay++) {
    await page.evaluate(async (milliseconds) => {
      location.hash = '#/play/7';
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      const arrived = new Promise<void>((resolve) => {
        addEventListener('hashchange', ({ newURL }) => {
          if (newURL.endsWith('/8')) resolve();
        });
      });
      location.hash = '#/play/8';
      await arrived;
    }, delay);
    await expectSize(page, 8);
  }
});

const WRONG_LINKS = [
  ['8/1586372', 'A position of 8 × 8 has one symbol a row, this one has 7 in all.'],
  ['8/15863729', 'Row 8 says 9, but the last column of this board is 8.'],
  ['8/15863!24', '“!” is not part of a position: use 1–9, then a–w, and 0 for an empty row.'],
  ['8/%3Cb%3E', '“<” is not part of a position: use 1–9, then a–w, and 0 for an empty row.'],
  ['33', 'This link asks for a board that doesn’t exist. Boards go from 1 × 1 to 32 × 32.'],
  ['0', 'This link asks for a board that doesn’t exist. Boards go from 1 × 1 to 32 × 32.'],
  ['eight', 'This link asks for a board that doesn’t exist. Boards go from 1 × 1 to 32 × 32.'],
  ['8/15863724/more', 'This link doesn’t lead anywhere. Here is your board.'],
] as const;

test('a wrong link gets its sentence and leaves the board as it was', async ({ page }) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  for (const [path, sentence] of WRONG_LINKS) {
    await page.goto(`./#/play/${path}`);
    await expect(notice(page), path).toHaveText(sentence);
    await expectSize(page, 8);
    await expectQueens(page, ['b7', 'e3']);
    await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);
  }
});

test('a wrong link that is opened first gets its sentence too', async ({ page }) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  await expect.poll(() => storedQueens(page)).toBe(2);
  for (const [path, sentence] of WRONG_LINKS) {
    // Opens another document: the same one would only follow a link.
    await page.goto('about:blank');
    await page.goto(`./#/play/${path}`);
    await expect(notice(page), path).toHaveText(sentence);
    await expectQueens(page, ['b7', 'e3']);
  }
});

test('an address that leads nowhere says so and shows the board', async ({ page }) => {
  await page.goto('./#/nowhere/at/all');
  await expect(notice(page)).toHaveText('This link doesn’t lead anywhere. Here is your board.');
  await expectSize(page, 8);
});

import { expect, test } from '../helpers/fixtures.ts';
import {
  click,
  expectFound,
  expectQueens,
  expectSize,
  insight,
  menuItem,
  notice,
  openBoard,
  result,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

test('a whole solution by link is shown, says so and is not counted as found, not by its last queen either', async ({
  page,
}) => {
  await openBoard(page, '8/15800000');
  await expectQueens(page, ['a8', 'e7', 'h6']);
  await openBoard(page, '8/15863724');
  await expectQueens(page, SOLUTION);
  await expect(insight(page)).toContainText('Opened from a link.');
  await expect(result(page)).toHaveCount(0);
  await page.reload();
  await expectQueens(page, SOLUTION);
  await click(page, 'a8');
  await expectQueens(page, SOLUTION.slice(1));
  await click(page, 'a8');
  await expectQueens(page, SOLUTION);
  await expect(result(page)).toHaveCount(0);
  await expectFound(page, '0 of 92');
});

test('the address follows the board without entries to go back through, and opens the same board elsewhere', async ({
  page,
  context,
}) => {
  await openBoard(page, '6');
  await openBoard(page);
  await click(page, 'a8', 'e7');
  await expect(page).toHaveURL(/#\/play\/8\/x15000000-jcj$/);
  await tool(page, 'Undo').click();
  await expect(page).toHaveURL(/#\/play\/8\/x10000000-tnn$/);
  await tool(page, 'Clear').click();
  await expect(page).toHaveURL(/#\/play\/8$/);

  await tool(page, 'Undo').click();
  await click(page, 'c7');
  await expect(page).toHaveURL(/#\/play\/8\/x13000000-cmt$/);
  const copied = page.url();
  const other = await context.newPage();
  await other.goto(copied);
  await expectQueens(other, ['a8', 'c7']);
  await page.goBack();
  await expectSize(page, 6);
});

test('an address opened while another is on its way is where the player arrives', async ({
  page,
}) => {
  await openBoard(page);
  for (const between of [0, 1, 2, 4, 8, 16]) {
    await page.evaluate(async (tasks) => {
      location.hash = '#/play/7';
      for (let task = 0; task < tasks; task++) await scheduler.yield();
      const arrived = new Promise<void>((resolve) => {
        addEventListener('hashchange', ({ newURL }) => {
          if (newURL.endsWith('/8')) resolve();
        });
      });
      location.hash = '#/play/8';
      await arrived;
    }, between);
    await expectSize(page, 8);
  }
});

test('a wrong link gets its sentence and leaves the board as it was, opened later or first', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  await page.goto('./#/play/8/1586372');
  await expect(notice(page)).toHaveText(
    'A position of 8 × 8 has one symbol a row, this one has 7 in all.',
  );
  await expectSize(page, 8);
  await expectQueens(page, ['b7', 'e3']);
  await expect(menuItem(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  for (const [path, sentence] of [
    ['play/8/%3Cb%3E', '“<” is not part of a position: use 1–9, then a–w, and 0 for an empty row.'],
    ['play/8/15863724-wcx', 'Part of this position is missing or wrong. Copy or type it again.'],
    [
      'play/33',

      'Boards here go from 1 × 1 to 32 × 32. A newer version may have the one in this link.',
    ],
    [`play/8/${'.'.repeat(60_000)}a`, 'This link doesn’t lead anywhere. Here is your board.'],
    ['nowhere/at/all', 'This link doesn’t lead anywhere. Here is your board.'],
  ] as const) {
    // Opens another document: the same one would only follow a link.
    await page.goto('about:blank');
    await page.goto(`./#/${path}`);
    await expect(notice(page), path.slice(0, 20)).toHaveText(sentence);
    await expectQueens(page, ['b7', 'e3']);
  }
});

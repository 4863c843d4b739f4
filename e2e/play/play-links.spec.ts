import type { Page } from '@playwright/test';
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

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a board' });

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Board .*, change$/ }).click();
  await page.getByText('Open a position').click();
  await page.getByLabel('Type or paste a position').fill(text);
  await page.keyboard.press('Enter');
}

test('a position comes by link, or is typed or pasted', async ({ page, step }) => {
  await step('a whole solution by link is shown, says so and is not found', async () => {
    await openBoard(page, '8/15800000');
    await expectQueens(page, ['a8', 'e7', 'h6']);
    await openBoard(page, '8/15863724');
    await expectQueens(page, SOLUTION);
    await expect(insight(page)).toContainText('Opened from a link.');
    await expect(result(page)).toHaveCount(0);
    await page.reload();
    // Nor is it by its last queen.
    for (const queens of [SOLUTION, SOLUTION.slice(1), SOLUTION]) {
      await expectQueens(page, queens);
      await click(page, 'a8');
    }
    await expect(result(page)).toHaveCount(0);
    await expectFound(page, '0 of 92');
  });

  await step('an address opened while another is on its way is where it arrives', async () => {
    await openBoard(page);
    for (const delay of [0, 1, 2, 4, 8]) {
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

  await step('a position or a link of the game is typed, whatever stands behind it', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
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

  await step('typed text that is no position is refused, and leaves the board', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'b7', 'e3');
    const text = '<img src=x onerror=alert(1)>';
    await type(page, text);
    await expect(dialog(page).getByRole('alert')).toContainText('is not part of a position');
    await expect(page.getByLabel('Type or paste a position')).toBeFocused();
    await expect(page.getByLabel('Type or paste a position')).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectQueens(page, ['b7', 'e3']);
  });
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

test('a wrong link gets its sentence and leaves the board as it was, opened later or first', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  await page.goto('./#/play/8/1586372');
  await expect(notice(page)).toHaveText(
    'A position of 8 × 8 has one symbol a row, this one has 7 in all.',
  );
  await expectQueens(page, ['b7', 'e3']);
  await expect(menuItem(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  for (const [path, sentence] of [
    [
      'play/33',
      'Boards here go from 1 × 1 to 32 × 32. A newer version may have the one in this link.',
    ],
    [`play/8/${'.'.repeat(60_000)}a`, 'This link doesn’t lead anywhere. Here is your board.'],
  ] as const) {
    // Opens another document: the same one would only follow a link.
    await page.goto('about:blank');
    await page.goto(`./#/${path}`);
    await expect(notice(page), path.slice(0, 20)).toHaveText(sentence);
    await expectQueens(page, ['b7', 'e3']);
  }
});

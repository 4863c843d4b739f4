import { familiesOf } from '../../src/core/solutions/families.ts';
import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import { click, expectQueens, expectSize, insight, openBoard, tool } from '../helpers/steps.ts';

test('a size is chosen in a dialog, the common ones at a glance and the rest one step further', async ({
  page,
}) => {
  await openBoard(page);
  const change = page.getByRole('button', { name: 'Board 8 by 8, change' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Choose a board' });
  await expect(dialog.getByRole('link', { name: /^8 by 8/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(dialog.getByRole('link')).toHaveCount(9);
  await dialog.getByRole('link', { name: '6 by 6 · 0 of 4' }).click();
  await expect(dialog).toHaveCount(0);
  await expectSize(page, 6);

  await page.getByRole('button', { name: 'Board 6 by 6, change' }).click();
  await dialog.getByText('More sizes').click();
  await expect(dialog.getByRole('link')).toHaveCount(32);
  await dialog.getByRole('link', { name: /^14 by 14/ }).click();
  await expectSize(page, 14);
});

test('brackets lead to smaller and larger boards and end at 1 and 32, of which each says what is known', async ({
  page,
}) => {
  await openBoard(page, '3');
  await click(page, 'a3', 'c2');
  await expect(insight(page)).toContainText('3 queens on 3 × 3 always attack each other');
  await page.keyboard.press('[');
  await expect(insight(page)).toContainText('2 queens on 2 × 2 always attack each other');
  await page.keyboard.press('[');
  await expectSize(page, 1);
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expectSize(page, 2);
  // Counting on the largest boards takes seconds.
  holding(page, 'answers');
  await openBoard(page, '31');
  await page.keyboard.press(']');
  await expectSize(page, 32);
  await page.keyboard.press(']');
  await click(page, 'af32');
  await expectQueens(page, ['af32']);
  await expect(page.getByRole('button', { name: '0 found, nobody knows the total' })).toBeVisible();

  // The game opens with the size that was played last.
  await page.keyboard.press('[');
  await expectSize(page, 31);
  await page.goto('about:blank');
  await page.goto('./');
  await expectSize(page, 31);
});

test('the family next to bloom stands where there is room for it, however the window changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#/play/8');
  await store(page, familiesOf(8)[0]!.variants.slice(0, 3));
  await page.reload();
  const next = page.locator('nt-closest-family').filter({ hasText: '3 of 8', visible: true });
  await expect(next).toBeInViewport({ ratio: 1 });
  await click(page, 'a8');
  await expectQueens(page, ['a8']);
  await expect(next).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(next).toHaveCount(0);
  await tool(page, 'Clear').click();
  await expect(next).toBeInViewport({ ratio: 1 });
});

import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, tool } from '../helpers/steps.ts';

/** Returns the pixels of a canvas as text. */
async function pixelsOf(canvas: Locator): Promise<string> {
  return canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
}

/** Empties a canvas, and tells it as the browser does when it has lost and restored the contents. */
async function lose(canvas: Locator): Promise<void> {
  await canvas.evaluate((element: HTMLCanvasElement) => {
    element.dispatchEvent(new Event('contextlost', { cancelable: true }));
    element.getContext('2d')!.reset();
    element.dispatchEvent(new Event('contextrestored'));
  });
}

test('the signs of the squares come back when the browser has lost the canvas', async ({
  page,
}) => {
  await openBoard(page);
  await tool(page, 'Mark').click();
  await click(page, 'h1', 'g1');
  await tool(page, 'Mark').click();
  await click(page, 'b7', 'e3');
  const canvas = page.locator('nt-board canvas');
  const before = await pixelsOf(canvas);
  await lose(canvas);
  expect(await pixelsOf(canvas)).toBe(before);
});

test('the tree of the Lab comes back when the browser has lost its canvas', async ({ page }) => {
  await page.goto('./#/lab/backtracking');
  await page.getByRole('tab', { name: 'Tree' }).click();
  const canvas = page.locator('nt-tree canvas');
  for (let step = 0; step < 5; step++) await page.keyboard.press('.');
  await expect(canvas).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Board in the tree' })).toHaveAttribute(
    'aria-valuenow',
    /^[2-9]/,
  );
  const before = await pixelsOf(canvas);
  await lose(canvas);
  expect(await pixelsOf(canvas)).toBe(before);
});

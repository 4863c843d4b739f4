import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, tool } from '../helpers/steps.ts';

/** Expects the pixels of a canvas as they were, once the browser has lost and restored its contents. */
async function expectRestored(page: Page, selector: string): Promise<void> {
  const canvas = page.locator(selector);
  await expect(canvas).toBeVisible();
  const pixels = (): Promise<string> =>
    canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const before = await pixels();
  await canvas.evaluate((element: HTMLCanvasElement) => {
    element.dispatchEvent(new Event('contextlost', { cancelable: true }));
    element.getContext('2d')!.reset();
    element.dispatchEvent(new Event('contextrestored'));
  });
  expect(await pixels()).toBe(before);
}

test('a canvas that the browser has lost comes back', async ({ page, step }) => {
  await step('with the signs of the squares', async () => {
    await openBoard(page);
    await tool(page, 'Mark').click();
    await click(page, 'h1', 'g1');
    await tool(page, 'Mark').click();
    await click(page, 'b7', 'e3');
    await expectRestored(page, 'nt-board canvas');
  });

  await step('with the tree of the Lab', async () => {
    await page.goto('./#/lab/backtracking');
    await page.getByRole('tab', { name: 'Tree' }).click();
    for (let step = 0; step < 5; step++) await page.keyboard.press('.');
    const board = page.getByRole('slider', { name: 'Board in the tree' });
    await expect(board).toHaveAttribute('aria-valuenow', /^[2-9]/);
    await expectRestored(page, 'nt-tree canvas');
  });
});

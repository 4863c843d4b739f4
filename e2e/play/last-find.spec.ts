import { allOf, play, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  expectFound,
  expectSize,
  insight,
  openBoard,
  result,
  setLanguage,
} from '../helpers/steps.ts';

test('the last find of 8 × 8 lights the whole rose, says what it took, and leads to 9 × 9', async ({
  page,
}) => {
  const [last, ...others] = allOf(8);
  await openBoard(page);
  await store(page, others);
  await page.reload();
  await expectFound(page, '91 of 92');
  await play(page, last!);
  const sheet = page.locator('nt-last-find-sheet');
  await expect(sheet.getByRole('heading')).toHaveText('You found all 92!');
  await expect(sheet.locator('dl')).toHaveText(/^\s*Days\s*2\s*Hints\s*0\s*$/);
  // All petals at once, and none dimmed.
  await expect(page.locator('.whole-rose .petal.fresh')).toHaveCount(12);
  await expect(page.locator('.whole-rose .petal.dim')).toHaveCount(0);
  await expectFound(page, '92 of 92');

  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Share your progress' }).click();
  expect((await saved).suggestedFilename()).toBe('ninety-two-8x8.png');

  await sheet.getByRole('button', { name: 'Play 9 × 9' }).click();
  await expectSize(page, 9);
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('nt-board [role=gridcell]:focus')).toHaveCount(1);
});

for (const [size, whole] of [
  [5, [4]],
  [4, [5]],
] as const) {
  test(`every offer of a next board after the last find of ${size} × ${size} is the one of the ladder`, async ({
    page,
  }) => {
    const offers = async (): Promise<string[]> => {
      const all = page.locator('a, button').filter({ hasText: /^\s*(Play|Next:) \d+\s×\s\d+\s*$/ });
      await expect(all).not.toHaveCount(0);
      return (await all.allInnerTexts()).map((words) => words.replaceAll(/\s+/g, ' ').trim());
    };
    const [last, ...others] = allOf(size);
    await openBoard(page, String(size));
    await store(page, [...others, ...whole.flatMap(allOf)]);
    await page.reload();
    await expectFound(page, `${others.length} of ${others.length + 1}`);
    await play(page, last!);
    const sheet = page.locator('nt-last-find-sheet');
    await expect(sheet).toBeVisible();
    expect(await offers()).toEqual(['Play 7 × 7']);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    expect(await offers()).toEqual(['Play 7 × 7']);
    await page.reload();
    expect(await offers()).toEqual(['Play 7 × 7']);
    await page.getByRole('button', { name: 'Play 7 × 7' }).click();
    await expectSize(page, 7);
  });
}

test('the only way of 1 × 1 is a last find too, and in Chinese', async ({ page }) => {
  await openBoard(page, '1');
  await play(page, '1');
  await expect(page.getByRole('heading', { name: 'You found the only solution.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play 4 × 4' })).toBeVisible();
  await setLanguage(page, 'zh-Hans');
  await expect(page.getByRole('heading', { name: '你找到了唯一的解法。' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(insight(page)).toHaveText('你找到了唯一的解法。');
});

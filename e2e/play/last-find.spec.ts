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

test('the last find of a size is celebrated as such, and leads on', async ({ page, step }) => {
  const sheet = page.locator('nt-last-find-sheet');

  await step('of 5 × 5 every offer of a next board is the one of the ladder', async () => {
    const expectOffer = async (): Promise<void> => {
      const all = page.locator('a, button').filter({ hasText: /^\s*(Play|Next:) \d+\s×\s\d+\s*$/ });
      await expect(all).toHaveText([/^\s*Play 7\s×\s7\s*$/]);
    };
    const [last, ...others] = allOf(5);
    await openBoard(page, '5');
    await store(page, [...others, ...allOf(4)]);
    await page.reload();
    await expectFound(page, '9 of 10');
    await play(page, last!);
    await expect(sheet).toBeVisible();
    await expectOffer();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expectOffer();
    await page.reload();
    await expectOffer();
    await page.getByRole('button', { name: 'Play 7 × 7' }).click();
    await expectSize(page, 7);
  });

  await step('of 8 × 8 lights the whole rose, and says what it took', async () => {
    const [last, ...others] = allOf(8);
    await openBoard(page);
    await store(page, others);
    await page.reload();
    await expectFound(page, '91 of 92');
    await play(page, last!);
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

  await step('of 1 × 1 is one too, and in Chinese', async () => {
    await openBoard(page, '1');
    await play(page, '1');
    await expect(page.getByRole('heading', { name: 'You found the only solution.' })).toBeVisible();
    await setLanguage(page, 'zh-Hans');
    await expect(page.getByRole('heading', { name: '你找到了唯一的解法。' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(insight(page)).toHaveText('你找到了唯一的解法。');
  });
});

import { expect, test } from './helpers/fixtures.ts';
import { click, openBoard } from './helpers/steps.ts';

test.use({ reducedMotion: 'reduce', hasTouch: true, locale: 'zh-CN' });

test('notices and announcements are in Chinese', async ({ page }) => {
  await openBoard(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const said: string[] = [];
  const region = (kind: string) => page.locator(`nt-app .unseen[aria-live=${kind}]`);
  await click(page, 'g6');
  await expect(region('polite')).not.toBeEmpty();
  said.push(await region('polite').innerText());
  await click(page, 'c2');
  await expect(region('assertive')).not.toBeEmpty();
  said.push(await region('assertive').innerText());
  for (const path of ['33', '8/1586372', '8/15863729', '8/1586372!']) {
    await page.goto(`./#/play/${path}`);
    await expect(page.locator('nt-notice p')).toBeVisible();
    said.push(await page.locator('nt-notice p').innerText());
    await page.locator('nt-notice .icon-button').click();
  }
  for (const text of said) expect(text).not.toMatch(/[A-Za-z]{2}/);
});

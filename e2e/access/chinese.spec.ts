import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzles } from '../helpers/puzzle-steps.ts';
import { click, openBoard, setLanguage } from '../helpers/steps.ts';

test.use({ hasTouch: true, locale: 'zh-CN' });

async function expectChinese(page: Page): Promise<void> {
  const puzzles = page.locator('nt-puzzles');
  await expect(puzzles).toContainText('守护');
  await expect(puzzles).not.toContainText(/[A-Za-z]{2}/);
}

test('the game is in Chinese where the browser is', async ({ page, step }) => {
  await step('notices and announcements are in Chinese', async () => {
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

  await step('Puzzles are in Chinese from their first word on', async () => {
    await openPuzzles(page);
    await expectChinese(page);
    await openPuzzles(page, 'learn');
    await expectChinese(page);
    await expect(page).toHaveTitle('练习 · 九十二');
  });

  await step(
    'Chinese is drawn with a Chinese face before any that the system chooses, English is not',
    async () => {
      const faces = (): Promise<string[]> =>
        page.evaluate(() =>
          getComputedStyle(document.querySelector('nt-app')!)
            .fontFamily.split(',')
            .map((face) => face.trim().replaceAll('"', '')),
        );
      await openBoard(page, '9');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      const inChinese = await faces();
      const chosen = inChinese.findIndex((face) => ['system-ui', 'sans-serif'].includes(face));
      expect(inChinese.slice(0, chosen)).toEqual(
        expect.arrayContaining([
          'PingFang SC',
          'Microsoft YaHei',
          'Noto Sans CJK SC',
          'Noto Sans SC',
        ]),
      );
      await setLanguage(page, 'en');
      expect((await faces())[0]).toBe('system-ui');
      // The name of the language itself stays Chinese on a page in English.
      await page.goto('./#/settings');
      await expect(page.getByText('简体中文')).toHaveAttribute('lang', 'zh-Hans');
    },
  );
});

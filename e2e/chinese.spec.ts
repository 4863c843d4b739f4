import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { STAGES } from './stages.ts';
import { click, openBoard, setLanguage } from './steps.ts';

test.use({ reducedMotion: 'reduce', hasTouch: true });

/** Names of keys, of the game and of languages, which stay as they are. */
const LATIN = [
  ...['Ninety-Two', 'English', 'Language'],
  ...['Ctrl', 'Shift', 'Esc', 'Home', 'End', 'Page Up', 'Page Down', 'Space', 'Enter', 'Delete'],
];

/** The words in Latin letters that are no names: what is written on the page and what is read out. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const texts: string[] = [];
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        // What was announced before the language changed stays what it was.
        if (element.closest('style, noscript, [lang=en], .unseen[aria-live]')) continue;
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
          texts.push(element.getAttribute(name) ?? '');
        }
        for (const child of element.childNodes) {
          if (child.nodeType === Node.TEXT_NODE) texts.push(child.nodeValue!);
        }
      }
    };
    visit(document.body);
    return texts;
  });
  const names = new RegExp(LATIN.join('|'), 'g');
  const strange = texts.filter((text) =>
    // Squares and positions have a digit in them, keys are single letters.
    /[a-z]{2}/i.test(text.replace(names, '').replace(/\b[a-z]*\d[a-z\d]*\b/gi, '')),
  );
  return [...new Set(strange.map((text) => text.trim()))];
}

for (const { name, open } of STAGES) {
  test(`nothing is left in English in ${name}`, async ({ page }) => {
    test.skip(name === 'a notice', 'A notice stays as it was said.');
    await open(page);
    await setLanguage(page, 'zh-Hans');
    expect(await latinWords(page)).toEqual([]);
  });
}

test.describe('in a browser in Chinese', () => {
  test.use({ locale: 'zh-CN' });

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
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, result, setLanguage, SOLUTION, square } from '../helpers/steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import { withhold } from '../helpers/withhold.ts';

/** Titles and announcements in each language; the tests find buttons by their position. */
const LANGUAGES = {
  en: {
    name: 'Ninety-Two',
    play: 'Play',
    collection: 'Collection',
    puzzles: 'Puzzles',
    lab: 'Lab',
    backtracking: 'Iterative backtracking',
    race: 'Race',
    settings: 'Settings',
    by: ', 9 by 9',
    link: 'This position came from a link. 1 placed.',
    reveal: 'Solution revealed. It won’t count as found until you solve it yourself.',
  },
  'zh-Hans': {
    name: '九十二',
    play: '对局',
    collection: '收藏',
    puzzles: '谜题',
    lab: '实验室',
    backtracking: '迭代回溯',
    race: '竞赛',
    settings: '设置',
    by: '，9 乘 9',
    link: '这个局面来自链接。已放 1 个。',
    reveal: '已揭示一种解法。在你亲自解出之前，不算找到。',
  },
} as const;

/** Opens a board in a language. */
async function open(page: Page, language: keyof typeof LANGUAGES = 'en'): Promise<void> {
  await openBoard(page);
  await setLanguage(page, language);
}

/** Presses a button by the keyboard. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

const cell = (page: Page) => page.locator('nt-board [role=gridcell]:focus');
const sheet = (page: Page) => page.locator('nt-hint-sheet');

test('a rung of hints leads the focus to the next, and Close, Escape and Place to the board', async ({
  page,
}) => {
  await open(page);
  await click(page, 'a8', 'e7');
  const tool = page.locator('.tool.hint');
  const next = sheet(page).locator('.actions button').last();
  await press(page, tool);
  await press(page, next);
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator('.bloom')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page)).toHaveCount(1);
  await press(page, tool);
  await press(page, sheet(page).locator('.icon-button:not(.fold)'));
  await expect(cell(page)).toHaveCount(1);
  await press(page, tool);
  await press(page, next);
  await expect(sheet(page)).toHaveCount(0);
  await expect(cell(page)).toHaveAttribute('aria-label', /, (queen|marked)/);
});

test('Turn or mirror and Back lead the focus to the board', async ({ page }) => {
  await open(page);
  await click(page, ...SOLUTION);
  await press(page, result(page).getByRole('button', { name: 'Turn or mirror' }));
  await expect(cell(page)).toHaveCount(1);
  await press(page, page.getByRole('button', { name: 'Back', exact: true }));
  await expect(cell(page)).toHaveCount(1);
});

test('a notice that is closed leads the focus to the board', async ({ page }) => {
  await open(page);
  await page.evaluate(() => (location.hash = '#/play/33'));
  await press(page, page.locator('nt-notice .icon-button'));
  await expect(cell(page)).toHaveCount(1);
});

for (const [language, words] of Object.entries(LANGUAGES)) {
  const key = language as keyof typeof LANGUAGES;

  test(`in ${language} another size, a link and Reveal are said, and keep the focus on the board`, async ({
    page,
  }) => {
    await open(page, key);
    const title = (place: string, size: number): string =>
      `${place} · ${size} × ${size} · ${words.name}`;
    await expect(page).toHaveTitle(title(words.play, 8));
    await page.keyboard.press(']');
    await expect(page).toHaveTitle(title(words.play, 9));
    await expectSaid(page, words.play + words.by);
    await expect(cell(page)).toHaveCount(1);
    await page.evaluate(() => (location.hash = '#/play/9/100000000'));
    await expectSaid(page, words.link);
    await page.keyboard.press('c');
    await cell(page).blur();
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page)).toHaveCount(1);
    // The dialog is seen to go.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('r');
    await press(page, page.getByRole('dialog').locator('.actions button').last());
    await expectSaid(page, words.reveal);
    await expect(cell(page)).toHaveCount(1);
  });

  test(`in ${language} the focus comes to a screen with the player, and it is named`, async ({
    page,
  }) => {
    await open(page, key);
    await click(page, ...SOLUTION);
    await expect(page.locator('nt-result-sheet')).toBeVisible();
    const heading = page.locator('h1:focus');
    const at = async (...parts: readonly string[]): Promise<void> => {
      await expect(page).toHaveTitle([...parts, words.name].join(' · '));
      await expect(heading).toHaveCount(1);
    };

    await test.step('a screen that is left before its code has come takes no focus', async () => {
      const { asked, release } = await withhold(page, 'collection-*');
      await page.keyboard.press('2');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await page.goBack();
      await expect(square(page, 'a8')).toBeFocused();
      release();
      await page.evaluate(() => customElements.whenDefined('nt-collection'));
      await expect(square(page, 'a8')).toBeFocused();
    });

    await page.keyboard.press('2');
    await at(words.collection, '8 × 8');
    await page.keyboard.press('3');
    await at(words.puzzles);
    await page.keyboard.press('4');
    await at(words.lab);
    await press(page, page.locator('nt-lab-landing a[href="#/lab/backtracking"]').first());
    await at(words.backtracking, '8 × 8');
    await press(page, heading.getByRole('button'));
    await press(page, page.getByRole('dialog').locator('a[href="#/lab/race"]'));
    await at(words.race, '8 × 8');
    await page.keyboard.press('1');
    await expect(page).toHaveTitle(`${words.play} · 8 × 8 · ${words.name}`);
    await expect(square(page, 'a8')).toBeFocused();
    await press(page, page.locator('nt-play header a[href="#/settings"]'));
    await at(words.settings);
    await expect(heading).toHaveText(words.settings);
    await press(page, page.locator('nt-settings a[href="#/collection/statistics"]').first());
    await expect(heading).toHaveCount(1);

    await test.step('what is erased can be brought back from where the focus is', async () => {
      await page.keyboard.press('2');
      const foot = page.locator('nt-size-foot');
      await press(page, foot.getByRole('button').last());
      await press(page, page.getByRole('dialog').locator('.actions button').last());
      await expect(foot.getByRole('button')).toHaveCount(1);
      await expect(foot.getByRole('button')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(foot.getByRole('button')).toHaveCount(2);
      await expect(foot.getByRole('button').first()).toBeFocused();
    });
  });
}

test('a heading that gets the focus has no ring, and a control has one', async ({ page }) => {
  await open(page, 'en');
  const outline = (locator: Locator): Promise<string> =>
    locator.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(heading).toBeFocused();
  // The keyboard was used last: a browser shows rings now.
  expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  expect(await outline(heading)).toBe('none');
  await page.keyboard.press('Tab');
  expect(await outline(page.locator('nt-settings :focus'))).toBe('solid');

  for (const address of ['#/lab', '#/puzzles', '#/collection/8', '#/collection/statistics']) {
    await page.evaluate((hash) => (location.hash = hash), address);
    await expect(page.locator('h1:focus')).toHaveCount(1);
    expect(await outline(page.locator('h1:focus')), address).toBe('none');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, address, place, link] of [
    ['the Lab', './#/lab', 700, 'a[href*="lab/"]'],
    ['Practise', './#/puzzles/learn', 480, 'a[href*="puzzles/"]'],
    ['the Story', './#/lab/story', 900, 'a[href^="#"]'],
    ['the Calendar', './#/puzzles/past', 300, 'a[href*="puzzles/"]'],
  ] as const) {
    test(`Back leads to where ${name} was left`, async ({ page }) => {
      await page.goto(address);
      const main = page.locator('nt-app main');
      await main.locator(link).last().waitFor({ state: 'attached' });
      await main.evaluate((scroller, top) => (scroller.scrollTop = top), place);
      const left = await main.evaluate(({ scrollTop }) => scrollTop);
      expect(left).toBeGreaterThan(0);
      await page.evaluate(() => (location.hash = '#/settings'));
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      expect(await main.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toHaveCount(0);
      expect(await main.evaluate(({ scrollTop }) => scrollTop)).toBe(left);
    });
  }
});

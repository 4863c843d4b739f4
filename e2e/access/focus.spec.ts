import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, result, setLanguage, SOLUTION, square } from '../helpers/steps.ts';
import { expectSaid, spoken } from '../helpers/settled.ts';
import { withhold } from '../helpers/withhold.ts';

/** Presses a button by the keyboard. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

const cell = (page: Page) => page.locator('nt-board [role=gridcell]:focus');
const sheet = (page: Page) => page.locator('nt-hint-sheet');
const heading = (page: Page) => page.locator('h1:focus');

test('the focus goes where the player goes', async ({ page, step }) => {
  await step('a screen that is left before its code has come takes no focus', async () => {
    await openBoard(page);
    await square(page, 'a8').focus();
    const { asked, release } = await withhold(page, 'collection-*');
    await page.keyboard.press('2');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.goBack();
    await expect(square(page, 'a8')).toBeFocused();
    release();
    await page.evaluate(() => customElements.whenDefined('nt-collection'));
    await expect(square(page, 'a8')).toBeFocused();
  });

  await step(
    'a rung of hints leads the focus to the next, and Close, Escape and Place to the board',
    async () => {
      await openBoard(page, '7');
      await click(page, 'a7', 'c6');
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
    },
  );

  await step(
    'a hint that rises over its button takes the focus, and speaks after that',
    async () => {
      await openBoard(page, '7');
      await click(page, 'a7', 'c6');
      const before = (await spoken(page)).length;
      await press(page, page.locator('.tool.hint'));
      await expect(sheet(page).locator('.actions button').last()).toBeFocused();
      // A nudge was said before, too.
      await expect
        .poll(async () => (await spoken(page)).slice(before).slice(-2))
        .toMatchObject([
          { region: 'focus' },
          { region: 'polite', words: expect.stringMatching(/^Nudge\. /) },
        ]);
      await page.keyboard.press('Escape');
    },
  );

  await step('Turn or mirror and Back lead the focus to the board', async () => {
    await openBoard(page, '5');
    await click(page, 'a5', 'c4', 'e3', 'b2', 'd1');
    await press(page, result(page).getByRole('button', { name: 'Turn or mirror' }));
    await expect(cell(page)).toHaveCount(1);
    await press(page, page.getByRole('button', { name: 'Back', exact: true }));
    await expect(cell(page)).toHaveCount(1);
  });

  await step('a notice that is closed leads the focus to the board', async () => {
    await openBoard(page, '6');
    await page.evaluate(() => (location.hash = '#/play/33'));
    await press(page, page.locator('nt-notice .icon-button'));
    await expect(cell(page)).toHaveCount(1);
  });

  await step(
    'another size, a link and Reveal are said, and keep the focus on the board',
    async () => {
      await openBoard(page, '9');
      await expect(page).toHaveTitle('Play · 9 × 9 · Ninety-Two');
      await page.keyboard.press(']');
      await expect(page).toHaveTitle('Play · 10 × 10 · Ninety-Two');
      await expectSaid(page, 'Play, 10 by 10');
      await expect(cell(page)).toHaveCount(1);
      await page.evaluate(() => (location.hash = '#/play/11/10000000000'));
      await expectSaid(page, 'This position came from a link. 1 placed.');
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
      await expectSaid(
        page,
        'Solution revealed. It won’t count as found until you solve it yourself.',
      );
      await expect(cell(page)).toHaveCount(1);
    },
  );

  await step('a heading that gets the focus has no ring, and a control has one', async () => {
    await openBoard(page, '12');
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

  await step('what is erased can be brought back from where the focus is', async () => {
    await openBoard(page, '4');
    await click(page, 'b4', 'd3', 'a2', 'c1');
    await expect(result(page)).toBeVisible();
    await page.keyboard.press('2');
    const foot = page.locator('nt-size-foot');
    await press(page, foot.getByRole('button').last());
    await press(page, page.getByRole('dialog').locator('.actions button').last());
    const restore = foot.getByRole('button', { name: /^Restore/ });
    await expect(restore).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(foot.getByRole('button', { name: /^Delete/ })).toBeFocused();
    await expect(restore).toBeHidden();
  });

  await step(
    'the focus comes to a screen with the player, and it is named, in English and in Chinese',
    async () => {
      const at = async (...parts: readonly string[]): Promise<void> => {
        await expect(page).toHaveTitle(parts.join(' · '));
        await expect(heading(page)).toHaveCount(1);
      };
      await openBoard(page);
      await click(page, ...SOLUTION);
      await expect(result(page)).toBeVisible();
      await page.keyboard.press('2');
      await at('Collection', '8 × 8', 'Ninety-Two');
      await page.keyboard.press('3');
      await at('Puzzles', 'Ninety-Two');
      await setLanguage(page, 'zh-Hans');
      await at('谜题', '九十二');
      await page.keyboard.press('4');
      await at('实验室', '九十二');
      await press(page, page.locator('nt-ideas a[href="#/lab/swapping/8"]'));
      await at('所有排列', '8 × 8', '九十二');
      await press(page, heading(page).getByRole('button'));
      await press(page, page.getByRole('dialog').locator('a[href="#/lab/ideas"]'));
      await at('七个想法', '九十二');
      await page.keyboard.press('1');
      await expect(page).toHaveTitle('对局 · 8 × 8 · 九十二');
      await expect(square(page, 'a8')).toBeFocused();
      await press(page, page.locator('nt-play header a[href="#/settings"]'));
      await at('设置', '九十二');
      await expect(heading(page)).toHaveText('设置');
      await press(page, page.locator('nt-settings a[href="#/collection/statistics"]').first());
      await expect(heading(page)).toHaveCount(1);
    },
  );
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

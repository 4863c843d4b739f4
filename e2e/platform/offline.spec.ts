import { expect, test } from '../helpers/fixtures.ts';
import { sentences } from '../helpers/settled.ts';
import { askWhy } from '../helpers/solver-steps.ts';
import {
  chooseLanguage,
  click,
  expectFound,
  expectQueens,
  expectSize,
  notice,
  SOLUTION,
} from '../helpers/steps.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

test('after one visit the game starts cold without a network', async ({
  page,
  site,
  context,
  step,
}) => {
  await page.close();
  await site.stop();
  const later = await context.newPage();

  await step('and a find there is kept', async () => {
    await later.goto(site.url);
    await click(later, ...SOLUTION);
    await expectFound(later, '1 of 92');
    await later.reload();
    await expectFound(later, '1 of 92');
  });

  await step('and opens a deep link', async () => {
    await later.goto(`${site.url}#/play/12/5a000000000b`);
    await expectSize(later, 12);
    await expectQueens(later, ['e12', 'j11', 'k1']);
  });

  await step('and makes, explains and keeps a puzzle', async () => {
    await later.goto(`${site.url}#/puzzles/endless`);
    await later.getByRole('button', { name: 'Make a puzzle' }).click();
    await expect(later.locator('nt-puzzle-play h1')).toContainText('Regions · Gentle');
    await askWhy(later);
    await later.keyboard.press('Escape');
    await click(later, 'd4');
    await expectQueens(later, ['d4']);
    await later.reload();
    await expectQueens(later, ['d4']);
  });
});

test('every screen, page and dialog opens without a network, in the language in use', async ({
  page,
  site,
}) => {
  await page.goto('./#/settings');
  await chooseLanguage(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await chooseLanguage(page, 'English');
  await page.goto('./#/play');
  await site.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Board 8 by 8, change' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a board' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Settings' }).click();
  await chooseLanguage(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  for (const tab of await page.getByRole('navigation').getByRole('link').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main').locator('a, button').first()).toBeVisible();
  }

  // So do the pages of what is new and of licences, which lead back.
  await page.goto(`${site.url}#/settings`);
  await chooseLanguage(page, 'English');
  for (const [link, heading] of [
    ['What is new', 'Changelog'],
    ['Licences', 'Licences'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Ninety-Two' }).click();
  }
  await expect(page.getByRole('region', { name: 'Version' })).toBeVisible();
});

test('being offline blocks nothing, and nothing is said of it', async ({ page, site, context }) => {
  await context.setOffline(true);
  await page.goto(`${site.url}#/play/6`);
  await expectSize(page, 6);
  await page.reload();
  await expectSize(page, 6);
  await expect(notice(page)).toHaveCount(0);
  expect(await sentences(page)).not.toContainEqual(expect.stringMatching(/offline/));
});

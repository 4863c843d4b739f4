import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { pixelsOf } from '../helpers/pixels.ts';
import { slowAnimations } from '../helpers/slow-animations.ts';
import {
  choose,
  chooseLanguage,
  click,
  expectQueens,
  insight,
  result,
  middleOf,
  notice,
  openBoard,
  square,
} from '../helpers/steps.ts';

const html = (page: Page) => page.locator('html');
const coordinates = (page: Page) => page.locator('nt-board .coordinate').filter({ visible: true });

/** Expects the middle of a light square to show a star, or the bare colour of the square. */
async function expectStar(page: Page, name: string, isSeen: boolean): Promise<void> {
  const colour = async () => {
    const pixel = await pixelsOf(page, (await square(page, name).boundingBox())!);
    return pixel(await middleOf(page, name));
  };
  if (isSeen) await expect.poll(colour).not.toEqual([251, 253, 251]);
  else await expect.poll(colour).toEqual([251, 253, 251]);
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

test('a theme applies at once, holds after a reload, and is there before any script', async ({
  page,
}) => {
  await openSettings(page);
  await choose(page, 'Dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('about:blank');
  await page.goto('./');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('more contrast goes with light, dark and the system, and is there before any script', async ({
  page,
}) => {
  await openSettings(page);
  await choose(page, 'On', 'More contrast');
  for (const [theme, shown] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['Auto', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await choose(page, theme, 'Theme');
    await expect(html(page)).toHaveAttribute('data-theme', shown);
    await expect(html(page)).toHaveAttribute('data-contrast', 'more');
  }
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('about:blank');
  await page.goto('./');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
});

test('more contrast can be off although the system asks for it', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openSettings(page);
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
  await choose(page, 'Off', 'More contrast');
  await expect(html(page)).not.toHaveAttribute('data-contrast');
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-contrast');
  await choose(page, 'System', 'More contrast');
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
});

test('a theme of an earlier build looks as it did, before any script and after', async ({
  page,
}) => {
  for (const [stored, theme, contrast] of [
    ['contrast', 'light', 'more'],
    ['light', 'light', null],
    ['dark', 'dark', null],
  ] as const) {
    await page.emulateMedia({ contrast: stored === 'contrast' ? 'no-preference' : 'more' });
    await page.goto('./');
    await page.evaluate(
      (theme) => localStorage.setItem('ninety-two-settings', JSON.stringify({ theme })),
      stored,
    );
    const look = (): Promise<(string | undefined)[]> =>
      page.evaluate(() => {
        const { dataset } = document.documentElement;
        return [dataset.theme, dataset.contrast];
      });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.goto('about:blank');
    await page.goto('./');
    expect(await look()).toEqual([theme, contrast ?? undefined]);
    await page.unroute('**/*.js');
    await page.goto('about:blank');
    await openSettings(page);
    expect(await look(), stored).toEqual([theme, contrast ?? undefined]);
  }
});

test('the theme of the system is followed while it is Auto', async ({ page }) => {
  await openSettings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ contrast: 'more' });
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
});

test('a board style applies to the board', async ({ page }) => {
  await openSettings(page);
  await choose(page, 'Walnut');
  await openBoard(page);
  await expect(html(page)).toHaveAttribute('data-board', 'walnut');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-board', 'walnut');
});

test('stars can be switched off, and coordinates shown always, when named or never', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'a8');
  await expectStar(page, 'c8', true);
  await expect(coordinates(page)).toHaveCount(0);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Show attacked squares' }).click();
  await choose(page, 'Always');
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect(coordinates(page)).toHaveCount(16);
  await expectStar(page, 'c8', false);
  await page.reload();
  await expect(coordinates(page)).toHaveCount(16);
  await expectStar(page, 'c8', false);

  await openSettings(page);
  await choose(page, 'When needed');
  await openBoard(page);
  await expect(coordinates(page)).toHaveCount(0);
  await expectQueens(page, ['a8']);
  await click(page, 'c8');
  await expect(insight(page)).toContainText('attack each other in a row');
  await expect(coordinates(page)).toHaveCount(16);

  await openSettings(page);
  await choose(page, 'Never');
  await openBoard(page);
  await expect(insight(page)).toContainText('attack each other in a row');
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expect(coordinates(page)).toHaveCount(0);
});

test('a change in one tab is seen in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await openBoard(other);
  await openSettings(page);
  await choose(page, 'Dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

test('the language changes at once, holds after a reload and leaves squares their names', async ({
  page,
}) => {
  await openSettings(page);
  await chooseLanguage(page, '简体中文');
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  await openBoard(page);
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('nt-board [data-square="0"]')).toHaveAttribute('aria-label', /^a8/);
});

test.describe('a browser in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('opens the game in Chinese', async ({ page }) => {
    await openBoard(page);
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  });
});

test('a find is there without a celebration if reduced motion is chosen here', async ({ page }) => {
  await slowAnimations(page);
  await openSettings(page);
  await choose(page, 'Reduced');
  await expect(html(page)).toHaveAttribute('data-motion', 'reduced');
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expect(result(page)).toBeVisible();
});

test('the game is installed from Settings alone, while the browser offers it', async ({ page }) => {
  await openBoard(page);
  const refused = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve((window.name = 'asked')),
    });
    dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  expect(refused, 'the browser shows no banner of its own').toBe(true);
  await expect(page.getByText('Install')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  const install = page.getByRole('button', { name: 'Install Ninety-Two' });
  await install.click();
  expect(await page.evaluate(() => window.name)).toBe('asked');
  await expect(install).toHaveCount(0);

  await test.step('another offer, and gone once it is installed', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
    await expect(install).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(install).toHaveCount(0);
  });
});

test('buttons of Settings work as soon as Settings are shown', async ({ page }) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete all solutions' }).click();
  await expect(notice(page)).toHaveText('There is nothing to delete yet.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear') };
  await (await chooser).setFiles(letter);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('all solutions are erased from Settings, where there are some, after a question', async ({
  page,
}) => {
  await openSettings(page);
  await expect(page.getByRole('link', { name: 'Statistics' })).toBeVisible();
  const erase = page.getByRole('button', { name: 'Delete all solutions' });
  await erase.click();
  await expect(notice(page)).toHaveText('There is nothing to delete yet.');
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await openSettings(page);
  await erase.click();
  await expect(page.getByRole('dialog')).toContainText('Deletes 1 solution, found or revealed.');
  await expect(page.getByRole('dialog')).toContainText(
    'Everything else stays: unfinished boards, puzzle results, daily results, unfinished puzzles, the Guard table, progress in Practise, drafts, friends’ days and settings.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page)).toHaveText('1 solution deleted.');
  await expect(erase).toBeFocused();
});

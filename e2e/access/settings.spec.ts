import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { pixelsOf } from '../helpers/pixels.ts';
import {
  choose,
  chooseLanguage,
  click,
  expectQueens,
  insight,
  middleOf,
  notice,
  openBoard,
  square,
} from '../helpers/steps.ts';
import { countWords } from '../helpers/words.ts';

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

test('what is chosen in Settings acts at once', async ({ page, step }) => {
  await step('a window of Settings has at most 60 words, on a phone and on a desktop', async () => {
    await openSettings(page);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const count = await countWords(page.locator('nt-app'), true);
      expect(count).toBeGreaterThan(30);
      expect(count).toBeLessThanOrEqual(60);
    }
  });

  await step(
    'attacked squares can look like the others, and coordinates shown always, when named or never',
    async () => {
      await openBoard(page);
      await click(page, 'a8');
      await expectStar(page, 'c8', true);
      await expect(coordinates(page)).toHaveCount(0);
      await openSettings(page);
      await page
        .getByRole('radiogroup', { name: 'Show attacked squares' })
        .getByText('Off', { exact: true })
        .click();
      await choose(page, 'Always');
      await page.getByRole('link', { name: 'Back to the board' }).click();
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
    },
  );

  await step(
    'more contrast goes with light, dark and the system, which are followed while they are Auto',
    async () => {
      await openSettings(page);
      await choose(page, 'On', 'More contrast');
      for (const [theme, shown] of [
        ['Dark', 'dark'],
        ['Light', 'light'],
        ['Auto', 'light'],
      ] as const) {
        await choose(page, theme, 'Theme');
        await expect(html(page)).toHaveAttribute('data-theme', shown);
        await expect(html(page)).toHaveAttribute('data-contrast', 'more');
      }
      await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await choose(page, 'Off', 'More contrast');
      await expect(html(page)).not.toHaveAttribute('data-contrast');
      await choose(page, 'System', 'More contrast');
      await expect(html(page)).toHaveAttribute('data-contrast', 'more');
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expect(html(page)).not.toHaveAttribute('data-contrast');
    },
  );

  await step(
    'all solutions are erased from Settings, where there are some, after a question',
    async () => {
      await openSettings(page);
      await expect(page.getByRole('link', { name: 'Statistics' })).toBeVisible();
      const erase = page.getByRole('button', { name: 'Delete all solutions' });
      await openBoard(page, '4');
      await click(page, 'b4', 'd3', 'a2', 'c1');
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      await openSettings(page);
      await erase.click();
      await expect(page.getByRole('dialog')).toContainText(
        'Deletes 1 solution, found or revealed.',
      );
      await expect(page.getByRole('dialog')).toContainText(
        'Everything else stays: unfinished boards, puzzle results, daily results, unfinished puzzles, progress in “Practise”, drafts, friends’ results and settings.',
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(notice(page)).toHaveText('1 solution deleted.');
      await expect(erase).toBeFocused();
    },
  );

  await step('the game is installed from Settings alone, while the browser offers it', async () => {
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

    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
    await expect(install).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(install).toHaveCount(0);
  });

  await step('the language changes at once, and leaves squares their names', async () => {
    await openSettings(page);
    await chooseLanguage(page, '简体中文');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await openBoard(page, '9');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await expect(square(page, 'a9')).toBeVisible();
  });
});

test('what is chosen holds after a reload, and is there before any script', async ({ page }) => {
  await openSettings(page);
  await choose(page, 'Walnut');
  await choose(page, 'Dark', 'Theme');
  await chooseLanguage(page, '简体中文');
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('about:blank');
  await page.goto('./');
  for (const [attribute, value] of [
    ['data-theme', 'dark'],
    ['data-board', 'walnut'],
    ['lang', 'zh-Hans'],
  ] as const) {
    await expect(html(page)).toHaveAttribute(attribute, value);
  }
});

test('a change in one tab is seen in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await openBoard(other);
  await openSettings(page);
  await choose(page, 'Dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
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

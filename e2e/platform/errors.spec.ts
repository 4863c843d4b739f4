import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { expectQueens, openBoard, tap } from '../helpers/steps.ts';
import { breakStorage, refuseStorage } from './faults.ts';

test.use({ expectedMessages: /planted|Failed to load resource|BroadcastChannel/ });

/** The name of an element, a method of it that throws, and the address that needs it. */
type Planted = readonly [element: string, method: string, hash: string];

/** Errors after which the screen gives way to a page. */
const IN_SCREENS: readonly Planted[] = [
  ['nt-play', 'render', '#/play/8'],
  ['nt-play', 'willUpdate', '#/play/8'],
  ['nt-board', 'render', '#/play/6'],
  ['nt-collection', 'render', '#/collection/8'],
  ['nt-rose', 'render', '#/collection/8'],
  ['nt-puzzles', 'render', '#/puzzles/past'],
  ['nt-lab', 'render', '#/lab/story'],
  ['nt-settings', 'render', '#/settings'],
];

/** Adds a script to the page, as one of the game's own. */
async function run(page: Page, script: string): Promise<void> {
  await page.route('**/assets/planted.js', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  await page.evaluate(() => import(new URL('assets/planted.js', document.baseURI).href));
}

const told = (page: Page) => page.locator('nt-notice p', { hasText: 'Something went wrong.' });
const failed = (page: Page) => page.locator('nt-missing-page[failed]');

/** Opens a board with a queen. */
async function openWithQueen(page: Page): Promise<void> {
  await openBoard(page);
  await page.reload();
  await page.keyboard.press('c');
  await tap(page, 'e4');
}

test('errors that nothing has caught', async ({ page, step }) => {
  for (const [element, method, hash] of IN_SCREENS) {
    await step(`an error in ${method} of ${element} leaves a page with Reload`, async () => {
      await openWithQueen(page);
      await page.evaluate((to) => (location.hash = to), hash);
      await expect(page.locator(element).first()).toBeVisible();
      await run(
        page,
        `{
          const { prototype } = customElements.get('${element}');
          const method = prototype.${method};
          prototype.${method} = function () { throw Error('planted'); };
          const find = (root) => root.querySelector('${element}') ??
            [...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? find(one.shadowRoot) ?? [] : [])[0];
          find(document).requestUpdate();
        }`,
      );
      await expect(told(page)).toHaveText('Something went wrong. Your board is saved.');
      await expect(failed(page)).toBeVisible();
      // The other tabs stay usable.
      const other = element === 'nt-settings' ? '#/collection' : '#/settings';
      await page.evaluate((to) => (location.hash = to), other);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
      await page.evaluate(() => (location.hash = '#/play/8'));
      await page.reload();
      await expectQueens(page, ['e4']);
      await expect(told(page)).toHaveCount(0);
    });
  }

  await step('an error in a dialog removes the dialog alone', async () => {
    await openWithQueen(page);
    await page.keyboard.press('?');
    await run(
      page,
      `customElements.get('nt-keys-dialog').prototype.render = () => { throw Error('planted'); };
      document.querySelector('nt-app').shadowRoot.querySelector('nt-keys-dialog').requestUpdate();`,
    );
    await expect(told(page)).toHaveCount(1);
    await expect(failed(page)).toHaveCount(0);
    await tap(page, 'a8');
    await expectQueens(page, ['a8', 'e4']);
  });

  await step('an error in a part beside the board leaves the board', async () => {
    await openWithQueen(page);
    await page.keyboard.press('h');
    await expect(page.locator('nt-hint-sheet')).toBeVisible();
    await run(
      page,
      `customElements.get('nt-hint-sheet').prototype.render = () => { throw Error('planted'); };
      const { shadowRoot } = document.querySelector('nt-app');
      shadowRoot.querySelector('nt-play').shadowRoot.querySelector('nt-hint-sheet').requestUpdate();`,
    );
    await expect(told(page)).toHaveCount(1);
    await tap(page, 'a8');
    await expectQueens(page, ['a8', 'e4']);
    await expect(failed(page)).toHaveCount(0);
  });

  await step('two errors are told once, and the report has the first', async () => {
    await openWithQueen(page);
    await run(
      page,
      `setTimeout(() => { throw Error('planted first'); });
      setTimeout(() => { throw Error('planted second'); });`,
    );
    await expect(told(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Report' }).click();
    const report = page.locator('nt-report-dialog pre');
    await expect(report).toContainText('Error: Error: planted first');
    await expect(report).toContainText('toggle');
    await expect(report).toContainText('#/play/8/…');
    await page.getByRole('checkbox').check();
    await expect(report).toContainText('#/play/8/x00005000-vkf');
    await page.keyboard.press('Escape');
    await expect(page.locator('nt-notice').getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  await step('a report that can be neither shared nor copied says so in its dialog', async () => {
    await openWithQueen(page);
    await run(
      page,
      `navigator.share = navigator.clipboard.writeText = () => Promise.reject(Error('planted'));
      navigator.canShare = () => true;
      void Promise.reject(Error('planted'));`,
    );
    await page.getByRole('button', { name: 'Report' }).click();
    const dialog = page.locator('nt-report-dialog');
    const refused = dialog.getByRole('alert');
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(refused).toContainText('Select the text to copy it.');
  });

  await step('a rejection that nothing handles is told', async () => {
    await openWithQueen(page);
    await run(page, `void Promise.reject(Error('planted'));`);
    await expect(told(page)).toHaveCount(1);
  });
});

test('a board that is not saved is not called saved', async ({ page }) => {
  await breakStorage(page, 'full', { database: 'ninety-two-boards' });
  await openBoard(page);
  await tap(page, 'e4');
  await run(page, `void Promise.reject(Error('planted'));`);
  await expect(told(page)).toHaveText('Something went wrong.');
});

test('a script that fails before it can tell of errors is told by the shell', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ body: `throw Error('planted');`, contentType: 'text/javascript' }),
  );
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('The game hasn’t started yet');
});

test('where the frame cannot be rendered at first, that is told and every tab opens', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = (name, element, options) => {
      if (name === 'nt-app') {
        const { prototype } = element as unknown as { prototype: { render: () => unknown } };
        const { render } = prototype;
        prototype.render = function () {
          prototype.render = render;
          throw new Error('planted');
        };
      }
      define(name, element, options);
    };
  });
  await page.goto('./');
  await expect(told(page)).toHaveCount(1);
  await expect(failed(page)).toBeVisible();
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.locator('nt-collection h1')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Play' }).click();
  await tap(page, 'e4');
  await expectQueens(page, ['e4']);
});

test('a script that the browser refuses to load is told by the shell at once', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('The game hasn’t started yet');
});

test('a browser without BroadcastChannel is told to be too old', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('try a newer browser');
});

test('where the browser refuses storage, a board says so and an embedded exhibit does not', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.goto('./#/lab/backtracking/8?embed&step=28');
  await expect(page.locator('nt-lab nt-transport')).toBeVisible();
  await expect(page.locator('nt-notice')).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#/play/8'));
  await expect(page.locator('nt-notice')).toContainText('doesn’t save anything');
});

test('Android’s Back closes the hint and leaves the board', async ({ page }) => {
  await openBoard(page);
  await page.keyboard.press('h');
  await expect(page.locator('nt-hint-sheet')).toBeVisible();
  // A press of Escape that the game does not hear is a close request, as Back is on Android.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const before = page.url();
  await page.keyboard.press('Escape');
  await expect(page.locator('nt-hint-sheet')).toHaveCount(0);
  expect(page.url()).toBe(before);
});

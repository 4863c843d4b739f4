import type { Page } from '@playwright/test';
import { storedCodes } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { setVisibility } from '../helpers/one-game.ts';
import {
  click,
  expectFound,
  expectQueens,
  notice,
  openBoard,
  result,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

/** A second solution, 16837425, from the top row down. */
const OTHER_SOLUTION = ['a8', 'f7', 'h6', 'c5', 'g4', 'd3', 'b2', 'e1'];

const CODES = ['15863724', '16837425'];

for (const [when, act] of [
  [
    'the page was hidden and shown',
    async (page) => {
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
    },
  ],
  ['a queen was placed', (page) => click(page, 'h8')],
  ['half a minute has passed', (page) => page.clock.fastForward(31_000)],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`two finds made while the device was full are stored when there is room again and ${when}`, async ({
    page,
    baseURL,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(baseURL!);
    await page.clock.install();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await openBoard(page);
    await click(page, ...SOLUTION);
    await expect(notice(page)).toContainText('this device is full');
    await expectFound(page, '1 of 92');
    await expect(result(page)).toBeVisible();
    await page.keyboard.press('c');
    await expectQueens(page, []);
    await click(page, ...OTHER_SOLUTION);
    await expectFound(page, '2 of 92');
    await expect(result(page)).toBeVisible();
    await page.keyboard.press('u');
    await expectQueens(page, OTHER_SOLUTION.slice(0, 7));

    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await act(page);
    await expect.poll(() => storedCodes(page, 8)).toEqual(CODES);
    await page.reload();
    await expectFound(page, '2 of 92');
  });
}

test.describe('a database that does not answer', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
      const { open } = IDBFactory.prototype;
      let isSilent = true;
      const waiting: IDBOpenDBRequest[] = [];
      window.letThrough = () => {
        isSilent = false;
        for (const request of waiting) request.dispatchEvent(new Event('success'));
      };
      IDBFactory.prototype.open = function (...given) {
        const request = open.apply(this, given);
        // Added before the game's listeners, it can stop events from reaching them.
        request.addEventListener('success', (event) => {
          if (!isSilent) return;
          event.stopImmediatePropagation();
          waiting.push(request);
        });
        return request;
      };
    });
  });

  /** Waits for a fact that comes at most 4 seconds later by the page's clock. */
  async function afterFourSeconds(page: Page, fact: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await page.clock.fastForward(4_100);
      await fact();
    }).toPass();
  }

  test('counts as refused after 4 seconds: it is said, and play and its finds go on in memory', async ({
    page,
  }) => {
    await openBoard(page);
    await click(page, 'a8');
    await expectQueens(page, ['a8']);
    await afterFourSeconds(page, () => expect(notice(page)).toBeVisible({ timeout: 500 }));
    await click(page, ...SOLUTION.slice(1));
    await afterFourSeconds(page, () => expect(result(page)).toBeVisible({ timeout: 500 }));
    await expectFound(page, '1 of 92');
    await page.keyboard.press('u');
    await expectQueens(page, SOLUTION.slice(0, 7));
    await tool(page, 'Redo').click();
    await expectQueens(page, SOLUTION);
  });

  test('is tried again, and has the find once it answers', async ({ page }) => {
    await openBoard(page);
    await click(page, ...SOLUTION);
    await afterFourSeconds(page, () => expect(result(page)).toBeVisible({ timeout: 500 }));
    await page.evaluate(() => window.letThrough());
    await page.clock.fastForward(31_000);
    await expect.poll(() => storedCodes(page, 8)).toEqual(CODES.slice(0, 1));
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { fillDevice, openElsewhere, put } from '../helpers/one-game.ts';
import { GUARD, GUARD_ANSWER, openPuzzle, openPuzzles } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  choose,
  click,
  expectFound,
  expectQueens,
  notice,
  openBoard,
  result,
  SOLUTION,
} from '../helpers/steps.ts';
import { refuseStorage } from './faults.ts';

/** A second solution, 16837425, from the top row down. */
const OTHER_SOLUTION = ['a8', 'f7', 'h6', 'c5', 'g4', 'd3', 'b2', 'e1'];

async function findAnother(page: Page): Promise<void> {
  // The sheet of a find lies over the tools.
  await page.keyboard.press('c');
  await expectQueens(page, []);
  await click(page, ...OTHER_SOLUTION);
}

test('a queen set in the moment before a reload is there after it, also where the database had not answered', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, SOLUTION[0]);
  await page.evaluate(() => {
    // The database gets the request, and the page is left before the answer.
    IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest;
  });
  await click(page, SOLUTION[1]);
  await page.reload();
  await expectQueens(page, SOLUTION.slice(0, 2));
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a reload that has the address from before the last move shows the board as it was left', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 2));
  // Chromium does this if the address is written while the reload begins.
  await page.evaluate(() => history.replaceState(null, '', '#/play/8/10000000'));
  await page.reload();
  await expectQueens(page, SOLUTION.slice(0, 2));
  await expect(page).toHaveURL(/#\/play\/8\/x15000000-jcj$/);
  await expectQueens(page, SOLUTION.slice(0, 2));
  // A later change of the address counts as a link.
  await page.evaluate(() => (location.hash = '#/play/8/10000000'));
  await expectQueens(page, SOLUTION.slice(0, 1));
  await expect(notice(page)).toContainText('This position came from a link.');
});

test('two tabs on the same size show each other’s finds, lose none and know what the other has found', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openBoard(page);
  await openBoard(other);
  await click(page, ...SOLUTION);
  await expectFound(page, '1 of 92');
  await expectFound(other, '1 of 92');
  // The other tab shows the same board.
  await expectQueens(other, SOLUTION);
  await findAnother(other);
  await expectFound(other, '2 of 92');
  await expectFound(page, '2 of 92');
  await page.keyboard.press('u');
  await click(page, OTHER_SOLUTION[7]!);
  await expect(result(page).getByRole('heading')).toHaveText('Already found');
  await page.reload();
  await expectFound(page, '2 of 92');
});

test('a full device is said once, the game goes on, and all is saved by itself', async ({
  page,
  baseURL,
}) => {
  const makeRoom = await fillDevice(page, baseURL!);
  await openBoard(page);
  await click(page, ...SOLUTION);
  await expect(notice(page)).toContainText('Not saved: this device is full.');
  await expectFound(page, '1 of 92');

  await makeRoom();
  await findAnother(page);
  await expectSaid(page, 'Everything is saved again.');
  await expectFound(page, '2 of 92');
  await page.reload();
  await expectFound(page, '2 of 92');
});

test('a solved puzzle that a full device has refused is stored by the next page at once, even one that is never idle', async ({
  page,
  baseURL,
}) => {
  const makeRoom = await fillDevice(page, baseURL!);
  await openPuzzle(page, GUARD);
  await click(page, ...GUARD_ANSWER);
  await expect(notice(page)).toContainText('Not saved: this device is full.');
  await openBoard(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  await expect(notice(page)).toContainText('Not saved: this device is full.');
  await makeRoom();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectSaid(page, 'Everything is saved again.');
});

test.describe('where the browser refuses IndexedDB', () => {
  test('Puzzles says that its progress is forgotten, and other screens what is kept', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A mutation was refused.', 'InvalidStateError');
      };
    });
    const urgent = page.locator('nt-app [aria-live=assertive]');
    const ofPuzzles =
      'This browser doesn’t save anything. You can play, but today won’t be remembered.';
    const ofAll =
      'This browser doesn’t save anything. Your progress lasts until you close the page.';
    await openPuzzles(page);
    await expect(urgent).not.toBeEmpty();
    await expect(notice(page)).toHaveText(ofPuzzles);

    await page.getByRole('link', { name: 'Lab' }).click();
    await expect(notice(page)).toHaveText(ofAll);
    // It also comes first.
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await expect(notice(page)).toHaveText(ofPuzzles);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await saved;
    // A notice that was read is not repeated in general words: only the place of the file is said.
    await expect(notice(page)).toHaveText(/^Your progress file goes to your downloads: /);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('link', { name: 'Lab' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lab');
    await expect(notice(page)).toBeHidden();
  });

  test('and all other storage, the game says so and goes on in memory, settings too', async ({
    page,
  }) => {
    await refuseStorage(page);
    await openBoard(page);
    await expect(notice(page)).toContainText('This browser doesn’t save anything.');
    await click(page, ...SOLUTION);
    await expectFound(page, '1 of 92');
    // Over the header: the words of the sheet stay free.
    await page.locator('nt-notice').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await choose(page, 'Dark');
    await openBoard(page, '6');
    await openBoard(page);
    await expectFound(page, '1 of 92');
    await expectQueens(page, SOLUTION);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('damaged records are set aside and said, and leave a working game and the other records', async ({
  page,
  context,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION);
  await expectFound(page, '1 of 92');
  await openElsewhere(context, page);
  const store = ['ninety-two-solutions-8', 'solutions'] as const;
  await put(page, store, '16837425', { version: 1, kind: 'found', code: '16837425' });
  await put(page, store, 'rubbish', 'rubbish');
  await page.evaluate(() => {
    localStorage.setItem('ninety-two-settings', '{"theme":7,"lastSize":-3,"stars":"no"');
  });
  await openBoard(page);
  await expect(notice(page)).toContainText('couldn’t be read and were set aside: 2.');
  await expectFound(page, '1 of 92');
  // Finding the solution of the damaged record again repairs it.
  await findAnother(page);
  await expectFound(page, '2 of 92');
});

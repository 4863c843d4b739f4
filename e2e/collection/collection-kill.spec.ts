import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { allOf, play, storedCodes } from '../helpers/collection-data.ts';
import { storedQueens } from '../helpers/one-game.ts';
import { startBrowser } from '../helpers/own-browser.ts';
import { openPuzzle } from '../helpers/puzzle-steps.ts';
import { click } from '../helpers/steps.ts';

/** The number of times that `npm run test:kill` kills a browser. */
const KILLS = Number(process.env['KILLS']);

/** The browser is killed at some moment of this many milliseconds after a celebration has begun. */
const WITHIN = 50;

// Two tests run side by side.
for (const part of [0, 1]) {
  test(`every celebrated find survives a browser killed at once, part ${part + 1}`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000 + KILLS * 20_000);
    const profile = await mkdtemp(join(tmpdir(), 'ninety-two-killed-'));
    const finds = Math.ceil(KILLS / 2);
    const codes = allOf(8).slice(part * 42, part * 42 + finds);
    const celebrated: string[] = [];
    for (const [index, code] of codes.entries()) {
      const { page, kill } = await startBrowser(profile);
      try {
        await page.goto(`${baseURL!}#/play/8`);
        await expect(
          page.getByRole('link', { name: `${celebrated.length} of 92 found` }).first(),
        ).toBeVisible({ timeout: 20_000 });
        expect(await storedCodes(page, 8)).toEqual(celebrated.toSorted());
        // A find is on the disk before it is celebrated; the board may lack the last moves.
        const standing = await storedQueens(page);
        await expect(page.getByRole('grid')).toHaveAccessibleName(
          `Board, 8 by 8, queens placed: ${standing}`,
        );
        if (standing > 0) await page.keyboard.press('c');
        await expect(page.getByRole('grid')).toHaveAccessibleName(/queens placed: 0/);
        await play(page, code);
        await page.locator('nt-board .thread').waitFor({ state: 'attached' });
        celebrated.push(code);
        // oxlint-disable-next-line no-restricted-globals -- Each kill has a moment of its own.
        await new Promise((resolve) => setTimeout(resolve, (index * WITHIN) / finds));
      } finally {
        await kill();
      }
    }
    const { page, kill } = await startBrowser(profile);
    await page.goto(baseURL!);
    expect(await storedCodes(page, 8)).toEqual(celebrated.toSorted());
    await kill();
    await rm(profile, { recursive: true, force: true });
  });
}

test('every celebrated puzzle survives a browser killed at once', async ({ baseURL }) => {
  test.setTimeout(120_000 + KILLS * 20_000);
  const profile = await mkdtemp(join(tmpdir(), 'ninety-two-killed-'));
  const solutions = allOf(8).slice(0, Math.ceil(KILLS / 2));
  const celebrated: string[] = [];
  for (const [index, solution] of solutions.entries()) {
    const { page, kill } = await startBrowser(profile);
    try {
      // Complete, with all queens given but the one of the lowest row.
      const name = `c/8/${solution.slice(0, -1)}0`;
      await openPuzzle(page, name, baseURL);
      expect(await storedResults(page)).toEqual(celebrated.toSorted());
      await click(page, `${'abcdefgh'[Number(solution.at(-1)) - 1]!}1`);
      await page.locator('nt-board .thread').waitFor({ state: 'attached' });
      celebrated.push(name);
      // oxlint-disable-next-line no-restricted-globals -- Each kill has a moment of its own.
      await new Promise((resolve) => setTimeout(resolve, (index * WITHIN) / solutions.length));
    } finally {
      await kill();
    }
  }
  const { page, kill } = await startBrowser(profile);
  await page.goto(baseURL!);
  expect(await storedResults(page)).toEqual(celebrated.toSorted());
  await kill();
  await rm(profile, { recursive: true, force: true });
});

/** Returns the names of the puzzles whose results are stored, in alphabetical order. */
function storedResults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ninety-two-puzzles');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('results').objectStore('results').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return keys.map(String).sort();
  });
}

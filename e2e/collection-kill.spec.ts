import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allOf, play, storedCodes } from './helpers/collection-data.ts';
import { startBrowser } from './helpers/own-browser.ts';

/** How often a browser is killed: a few times here, a hundred times in `npm run test:kill`. */
const KILLS = Number(process.env['KILLS'] ?? 10);

/** The browser is killed at some moment of this many milliseconds after a celebration has begun. */
const WITHIN = 50;

// Two side by side.
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
        // The count comes with the stored board, the finished one of the browser that died.
        await expect(
          page.getByRole('link', { name: `${celebrated.length} of 92 found` }).first(),
        ).toBeVisible({ timeout: 20_000 });
        expect(await storedCodes(page, 8)).toEqual(celebrated.toSorted());
        const standing = index === 0 ? 0 : 8;
        await expect(page.getByRole('grid')).toHaveAccessibleName(
          `Board, 8 by 8, queens placed: ${standing}`,
        );
        if (standing > 0) await page.keyboard.press('c');
        await expect(page.getByRole('grid')).toHaveAccessibleName(/queens placed: 0/);
        await play(page, code);
        await page.locator('nt-board .thread').waitFor({ state: 'attached' });
        celebrated.push(code);
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

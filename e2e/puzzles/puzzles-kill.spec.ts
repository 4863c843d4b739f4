import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { settle } from '../helpers/one-game.ts';
import { startBrowser } from '../helpers/own-browser.ts';
import { openPuzzle, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import { click, expectMarks, expectQueens, result } from '../helpers/steps.ts';

test('a puzzle whose browser was killed is among the unfinished, and goes on as it stood', async ({
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'ninety-two-killed-'));
  const [first, second, ...rest] = REGIONS_ANSWER;
  const before = await startBrowser(profile);
  try {
    await openPuzzle(before.page, REGIONS, baseURL);
    await click(before.page, first!, second!);
    await before.page.getByRole('button', { name: 'Mark', exact: true }).click();
    await click(before.page, 'a8');
    await expectMarks(before.page, ['a8']);
    await settle(before.page, 'ninety-two-puzzles');
  } finally {
    await before.kill();
  }
  const { page, kill } = await startBrowser(profile);
  try {
    await page.goto(`${baseURL!}#/puzzles`);
    await page.getByRole('link', { name: /^Regions 8 × 8.*2 of 8 placed/ }).click();
    await expectQueens(page, [first!, second!]);
    await expectMarks(page, ['a8']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectMarks(page, []);
    await click(page, ...rest);
    await expect(result(page)).toContainText('Regions solved');
  } finally {
    await kill();
    await rm(profile, { recursive: true, force: true });
  }
});

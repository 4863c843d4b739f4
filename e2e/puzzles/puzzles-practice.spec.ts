import type { Locator, Page } from '@playwright/test';
import { parsePuzzleCode } from '../../src/core/puzzles/puzzle-code.ts';
import { squareName } from '../../src/core/board/square.ts';
import { checkPlacement } from '../../src/solver/puzzles/check/check-placement.ts';
import { hardestTechnique } from '../../src/solver/puzzles/check/hardest-technique.ts';
import { finish } from '../../src/solver/worker/task.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import { expectPlaced, result, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

function practice(page: Page, technique: string): Locator {
  return page.getByRole('dialog', { name: `Practise: ${technique}` });
}

/** Returns the puzzle in the address, and the squares of the queens that still have to be placed. */
function made(page: Page): { readonly technique: string | undefined; readonly rest: string[] } {
  const read = parsePuzzleCode(new URL(page.url()).hash);
  if (!read.ok) throw new Error(page.url());
  const check = finish(checkPlacement(read.puzzle));
  if (check.kind !== 'one') throw new Error(check.kind);
  const { givens, rules } = read.puzzle;
  const rest = check.answer.filter((queen) => !givens.includes(queen));
  const technique = finish(hardestTechnique(read.puzzle));
  return { technique, rest: rest.map((queen) => squareName(queen, rules.shape.rows)) };
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect(page.locator('nt-puzzle-play h1')).toContainText(`Practice ${place} of 5`);
  await expect(page.locator('nt-board [role=gridcell]').first()).toBeVisible();
}

test('from the Why of a hint, five puzzles of the technique are made and counted, by touch', async ({
  page,
}) => {
  await openPuzzle(page, REGIONS);
  await tap(page, ...REGIONS_ANSWER.slice(0, 5));
  await expectPlaced(page, '5 of 8');
  await page.getByRole('button', { name: 'Hint' }).tap();
  const hint = page.getByRole('region', { name: 'Hint' });
  const link = hint.getByRole('link', { name: 'Practise: region in one line' });
  await expect(hint.getByRole('button', { name: 'Nudge' })).toHaveAttribute('aria-current', 'step');
  await expect(link).toHaveCount(0);
  await hint.getByRole('button', { name: 'Why' }).first().tap();
  await link.tap();
  const dialog = practice(page, 'region in one line');
  await expect(dialog).toContainText('Five puzzles in which this is the hardest step.');
  await dialog.getByRole('button', { name: 'Start', exact: true }).tap();
  const names = new Set<string>();
  for (let place = 1; place <= 5; place++) {
    await test.step(`${place} of 5`, async () => {
      await expectPlace(page, place);
      const { technique, rest } = made(page);
      expect(technique).toBe('shared-1');
      names.add(page.url());
      await tap(page, ...rest);
      await expect(result(page)).toContainText(`${place} of 5`);
      const next = place < 5 ? `Next: ${place + 1} of 5` : 'How it went';
      await page.getByRole('button', { name: next }).tap();
    });
  }
  expect(names.size).toBe(5);
  await expect(dialog).toContainText('5 of 5 without help.');
  await expect(dialog.locator('dl > div')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Five more' }).tap();
  await expectPlace(page, 1);

  // Leaving ends it.
  await page.getByRole('link', { name: 'Back', exact: true }).tap();
  await expect(page.locator('nt-puzzles-hub')).toBeVisible();
  await page.goBack();
  await expect(page.locator('nt-puzzle-play h1')).toContainText('8 × 8');
  await expect(page.locator('nt-puzzle-play h1')).not.toContainText('Practice');

  // Which technique was needed without help is shown beside the difficulty.
  await page.goto('./#/puzzles/figures');
  const regions = page.getByRole('list', { name: 'Regions' });
  const item = regions.getByRole('listitem').filter({ hasText: 'Region in one line' });
  await expect(item).toContainText('Gentle · 5 without help');
});

test('from Statistics practice is begun, helped and left by keyboard', async ({ page }) => {
  await page.goto('./#/puzzles/figures');
  const complete = page.getByRole('list', { name: 'Fill in' });
  await complete.getByRole('link', { name: 'Practise: last free square' }).focus();
  await page.keyboard.press('Enter');
  const dialog = practice(page, 'last free square');
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPlace(page, 1);
  const { technique, rest } = made(page);
  expect(technique).toBe('last');
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  for (const name of rest) {
    await square(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(square(page, name)).toHaveAttribute('aria-label', /queen/);
  }
  await expect(result(page)).toContainText('1 of 5');
  await page.getByRole('button', { name: 'Next: 2 of 5' }).press('Enter');
  await expectPlace(page, 2);
  await page.goto('./#/puzzles/figures');
  const item = complete.getByRole('listitem').filter({ hasText: 'Last free square' });
  await expect(item).toContainText('none yet');

  // Closing the dialog returns to the page on which it was opened.
  await complete.getByRole('link', { name: 'Practise: last free square' }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/puzzles\/figures$/);
});

test('a technique of which no puzzle is made in time says so, and can be tried longer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./#/puzzles/practice/regions/shared-3');
  const dialog = practice(page, 'three regions in three lines');
  // The worker gets no messages, so it never answers.
  holding(page, 'answers');
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await dialog.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.clock.runFor(400);
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(dialog.getByRole('status')).toHaveText('No such puzzle was found in 5 seconds.');
  await dialog.getByRole('button', { name: 'Try longer' }).tap();
  await page.clock.runFor(400);
  await dialog.getByRole('button', { name: 'Stop' }).tap();
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('an address of no practice leads to where puzzles begin, and says so', async ({ page }) => {
  await page.goto('./#/puzzles/practice/guard/last');
  await expect(page.locator('nt-notice p')).toBeVisible();
});

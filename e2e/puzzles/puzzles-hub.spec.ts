import type { Page } from '@playwright/test';
import { puzzleAddress } from '../../src/core/routes/addresses.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { beginPuzzles, copyWhatIsShared, openPuzzles } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import { Fingers, notice, square } from '../helpers/steps.ts';

test.use({ hasTouch: true });

/** A board that five queens guard, and one that can be finished in many ways. */
const CODE = 'g/8x8/5';
const SEVERAL = 'c/8/00000000';

const board = (page: Page) => page.locator('nt-puzzle-play nt-board');

test('puzzles are opened by code, made and shared', async ({ page, step }) => {
  await copyWhatIsShared(page);
  await step('a code is opened by its link', async () => {
    await openPuzzles(page, SEVERAL);
    await expect(page.getByRole('heading', { name: 'more than one solution' })).toBeVisible();
    await page.getByRole('button', { name: 'Play anyway' }).click();
    await expect(board(page)).toBeVisible();
    await expect(page).toHaveURL(`./${puzzleAddress(SEVERAL)}`);
  });

  await step('a typed row that is too short is told, and nothing is lost', async () => {
    await openPuzzles(page, 'code');
    const field = page.getByRole('textbox');
    const text = 'aabbc\naabb\nccdde\nccdde\nccdde';
    await field.fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/Line 2 has 4 squares/);
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  });

  await step('a code is opened when it is pasted', async () => {
    await openPuzzles(page, 'code');
    await page.evaluate(
      (code) => navigator.clipboard.writeText(`https://example.org/#/puzzles/${code}`),
      CODE,
    );
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect(page).toHaveURL(`./${puzzleAddress(CODE)}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('a link that is no code leads to the field, with the code in it', async () => {
    await openPuzzles(page, 'c/8/0000');
    await expect(page.getByRole('heading', { name: 'This is not a puzzle code' })).toBeVisible();
    await page.getByRole('button', { name: 'Paste again' }).click();
    await expect(page.getByRole('textbox')).toHaveValue('c/8/0000');
  });

  await step('a link to a day leads there', async () => {
    await openPuzzles(page, 'code');
    await page.getByRole('textbox').fill('See https://example.org/#/puzzles/2026-11-01.');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 November');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('a shared link that lost its end says so and opens no other puzzle', async () => {
    await openPuzzles(page, 'g/7x9/5/b6.g4');
    await expect(board(page)).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share the puzzle' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/#\/puzzles\/g\/7x9v\/5\/b6\.g4-kzc$/);
    const [link] = /http\S+$/.exec(copied)!;
    await page.goto('./#/puzzles');
    await page.goto(`${link}?utm_source=chat`);
    await expect(square(page, 'g4')).toHaveAttribute('aria-label', /given queen/);
    const address = page.url();
    for (const cut of [link.slice(0, -3), address.slice(0, -7)]) {
      await page.goto('./#/puzzles');
      await page.goto(cut);
      await expect(page.getByText('Part of it is missing or wrong')).toBeVisible();
    }
  });

  await step('an address closes the dialog that the one before has opened', async () => {
    // A closed dialog stays visible until its animation ends.
    const dialog = page.locator('dialog[open]');
    const go = (path: string) =>
      page.evaluate((to) => void (location.hash = `#/puzzles/${to}`), path);
    await openPuzzles(page, 'endless');
    await expect(dialog).toHaveAccessibleName('New puzzle');
    await go('code');
    await expect(dialog).toHaveAccessibleName('Open a code');
    const before = await dialog.elementHandle();
    await go('endless');
    await expect(dialog).toHaveAccessibleName('New puzzle');
    await page.goBack();
    await expect(dialog).toHaveAccessibleName('Open a code');
    // Browsers tell of a closed dialog with the next frame, which may be late.
    const address = await before.evaluate((element) => {
      element.dispatchEvent(new Event('close'));
      return location.hash;
    });
    expect(address).toBe('#/puzzles/code');
    await go('past');
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toHaveAccessibleName('Open a code');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/puzzles$/);
    await expect(dialog).toHaveCount(0);
  });

  await step('Endless makes the chosen puzzle, remembers the choice, can be stopped', async () => {
    await openPuzzles(page);
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Guard', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Rows: smaller' }).click();
    await dialog.getByText('Medium', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make a puzzle' }).click();
    await expect(board(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guard · Medium');
    await expect(page).toHaveURL(/#\/puzzles\/g\/6x9v\/.*-[a-z]{3}$/);
    await expect(dialog).toHaveCount(0);

    await openPuzzles(page, 'endless');
    await expect(dialog.getByRole('radio', { name: 'Guard' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#\/puzzles$/);

    // A worker that never answers.
    holding(page, 'answers');
    await page.route(/worker-puzzles/, (route) =>
      route.fulfill({ contentType: 'text/javascript' }),
    );
    await openPuzzles(page, 'endless');
    await page.reload();
    await dialog.getByRole('button', { name: 'Make a puzzle' }).click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByRole('button', { name: 'Make a puzzle' })).toBeFocused();
  });
});

test('unfinished puzzles are listed, removed and brought back', async ({ page }) => {
  await beginPuzzles(page);
  await openPuzzles(page);
  const cards = page.locator('.unfinished a');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Regions 5 × 5');
  await expect(cards.first()).toContainText('1 of 5 placed');

  await cards.first().press('Delete');
  await expect(notice(page)).toContainText('Regions 5 × 5 removed.');
  await expect(cards.first()).toContainText('Guard 6 × 9');
  await expect(cards.first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.first()).toContainText('Regions 5 × 5');

  await page.getByRole('button', { name: 'Remove Regions 5 × 5' }).click();
  await expect(notice(page)).toContainText('Regions 5 × 5 removed.');
  await expect(cards.first()).toContainText('Guard 6 × 9');
  await expect(page.getByRole('button', { name: 'Remove Guard 6 × 9' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.first()).toContainText('Regions 5 × 5');

  await page.getByRole('link', { name: 'All 3' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Fill in 8 × 8' }).click();
  await expect(cards).toHaveCount(2);

  const card = (await cards.last().boundingBox())!;
  const finger = { x: card.x + card.width - 20, y: card.y + card.height / 2 };
  const fingers = await Fingers.on(page);
  const swiped = page.locator('[swiped]');
  for (const [share, left] of [
    [0.2, 2],
    [0.6, 1],
  ] as const) {
    await fingers.down(finger);
    await fingers.slide([finger], [{ x: finger.x - share * card.width, y: finger.y }]);
    await expect(swiped).toHaveCount(1);
    await fingers.up();
    await expect(swiped).toHaveCount(0);
    await expect(cards).toHaveCount(left);
    // It glides back: in the first frame it is still where the finger left it.
    if (left === 2) await expect.poll(() => cards.last().boundingBox()).toEqual(card);
  }
  await expect(page).toHaveURL(/unfinished$/);
  await expect(notice(page)).toContainText('Guard 6 × 9 removed.');

  await cards.first().click();
  await expect(square(page, 'a5')).toHaveAttribute('aria-label', /queen/);
});

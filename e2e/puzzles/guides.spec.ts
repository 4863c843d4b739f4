import type { Locator, Page } from '@playwright/test';
import { puzzleAddress } from '../../src/core/routes/addresses.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { ONCE_KEY } from '../../src/progress/settings/once.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { expectQueens, setLanguage, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const TAPS = {
  'Fill in': ['e3', 'b2', 'd1'],
  Regions: ['a3', 'd2', 'b1'],
  Guard: ['a1', 'd2', 'b2'],
} as const;

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-12-07T12:00:00')));

/** Makes the player new to all guides. */
async function forget(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await page.evaluate((key) => localStorage.removeItem(key), ONCE_KEY);
}

function guide(page: Page, kind: string): Locator {
  return page.getByRole('dialog', { name: `${kind}: how to play` });
}

async function openToday(page: Page, kind: string): Promise<void> {
  await page.goto('./#/puzzles');
  await page.locator('nt-puzzles-hub .day-card li a').filter({ hasText: kind }).click();
  await expect(page.locator('nt-puzzle-play nt-board')).toBeVisible();
}

test('the first puzzle of each kind is explained', async ({ page, step }) => {
  for (const [kind, taps] of Object.entries(TAPS)) {
    await step(`a puzzle of ${kind} is explained in three steps, once`, async () => {
      await forget(page);
      await openToday(page, kind);
      const dialog = guide(page, kind);
      const squareOf = (name: string): Locator =>
        dialog.locator(`[role=gridcell][aria-label^="${name},"]`);
      await squareOf('e1').or(squareOf('c1')).first().tap();
      await expect(dialog.getByRole('status')).toContainText('Not there.');
      for (const [index, name] of taps.entries()) {
        await expect(dialog.getByRole('status')).toContainText(name);
        await expect(dialog.getByText(`Step ${index + 1} of 3`)).toBeVisible();
        if (index === 1) await expectNoViolations(page, `the guide of ${kind}`);
        await squareOf(name).tap();
      }
      await expect(dialog.getByRole('status')).toContainText('Solved.');
      await dialog.getByRole('button', { name: 'Play' }).tap();
      await expect(dialog).toHaveCount(0);
      // Nothing of it is on the puzzle, and nothing is kept.
      await expect(page.locator('nt-puzzle-play').getByText('0:00')).toBeVisible();
      await openToday(page, kind);
      await expect(dialog).toHaveCount(0);
    });
  }

  await step('by keyboard alone the three squares are chosen, and Play has the focus', async () => {
    await forget(page);
    await openToday(page, 'Fill in');
    const dialog = guide(page, 'Fill in');
    await expect(dialog).toBeVisible();
    const isOn = (name: string) =>
      dialog
        .locator(`[role=gridcell][aria-label^="${name},"]`)
        .evaluate((cell) => cell.matches(':focus'));
    while (!(await isOn('e3'))) await page.keyboard.press('Tab');
    for (const name of TAPS['Fill in']) {
      expect(await isOn(name)).toBe(true);
      await page.keyboard.press('Enter');
    }
    await expect(dialog.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await step('Back leaves it and its puzzle, Escape it alone, Skip ends it for good', async () => {
    await forget(page);
    await openToday(page, 'Guard');
    const dialog = guide(page, 'Guard');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('nt-puzzles-hub')).toBeVisible();
    await openToday(page, 'Regions');
    await expect(guide(page, 'Regions')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide(page, 'Regions')).toHaveCount(0);
    await expect(page.locator('nt-puzzle-play nt-board')).toBeVisible();
    await openToday(page, 'Fill in');
    await guide(page, 'Fill in').getByRole('button', { name: 'Skip' }).tap();
    await openToday(page, 'Fill in');
    await expect(guide(page, 'Fill in')).toHaveCount(0);
  });

  await step('the guide of Regions ends with two ways to tap, and one is chosen', async () => {
    await forget(page);
    await openToday(page, 'Regions');
    const dialog = guide(page, 'Regions');
    for (const name of TAPS.Regions) {
      await dialog.locator(`[role=gridcell][aria-label^="${name},"]`).tap();
    }
    await expect(dialog.getByRole('radio', { name: 'Queen', exact: true })).toBeChecked();
    await dialog.getByText('× first, then queen').tap();
    await dialog.getByRole('button', { name: 'Play' }).tap();
    await expect(dialog).toHaveCount(0);
    await tap(page, 'a1');
    await expect(square(page, 'a1')).toHaveAccessibleName(/marked empty/);
    await expectQueens(page, []);
  });

  await step('How to play shows it again, and so does the rule card', async () => {
    await page.goto('./#/settings');
    await page.getByRole('button', { name: 'How to play' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Regions' }).click();
    await expect(guide(page, 'Regions')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/puzzles$/);
    await openPuzzle(page, REGIONS);
    await page.getByRole('button', { name: /no touching/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click();
    await expect(guide(page, 'Regions')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`./${puzzleAddress(REGIONS)}`);
  });
});

test('who comes by a link is offered the guide', async ({ page, step }) => {
  await step('with large text its words have a line of words, and the tools stay', async () => {
    await forget(page);
    const offer = page.locator('nt-puzzle-play .pill');
    await page.goto('./#/puzzles/2026-12-07/complete');
    await expect(offer).toBeVisible();
    for (const language of ['fr', 'de', 'pt-BR'] as const) {
      await setLanguage(page, language);
      await page.evaluate(() => (document.documentElement.style.fontSize = '175%'));
      const words = (await page.locator('nt-puzzle-play .insight p').boundingBox())!;
      expect(words.width, language).toBeGreaterThan(100);
      await expect(page.locator('nt-puzzle-play .tools button').last(), language).toBeInViewport({
        ratio: 1,
      });
    }
    await setLanguage(page, 'en');
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  });

  await step('it is offered until the first move, and the time waits', async () => {
    await forget(page);
    const offer = page.getByRole('button', { name: 'Learn it in three steps' });
    await page.goto('./#/puzzles/2026-12-07/complete');
    await expect(offer).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await offer.tap();
    const dialog = guide(page, 'Fill in');
    for (const name of TAPS['Fill in']) {
      await dialog.locator(`[role=gridcell][aria-label^="${name},"]`).tap();
    }
    await dialog.getByRole('button', { name: 'Play' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(offer).toHaveCount(0);
    await expect(page.locator('nt-puzzle-play').getByText('0:00')).toBeVisible();

    // A friend's puzzle, by its code.
    await openPuzzle(page, REGIONS);
    await expect(offer).toBeVisible();
    await tap(page, 'e8');
    await expectQueens(page, ['e8']);
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expectQueens(page, ['e8']);
    await expect(offer).toHaveCount(0);
    // It has been played now.
    await page.goto('about:blank');
    await page.goto('./#/puzzles/2026-12-07/regions');
    await expect(square(page, 'a1')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

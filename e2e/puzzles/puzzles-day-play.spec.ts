import type { Page } from '@playwright/test';
import type { PuzzleKind } from '../../src/core/puzzles/puzzle.ts';
import { dayAnswer, expectDayPuzzle, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid } from '../helpers/settled.ts';
import { copyWhatIsShared } from '../helpers/puzzle-steps.ts';
import { expectQueens, notice, result, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const TODAY = '2026-11-21';

/** Solves the open daily puzzle by touch, from a number of queens that are placed already. */
async function solve(page: Page, day: string, kind: PuzzleKind, standing = 0) {
  await tap(page, ...dayAnswer(day, kind).rest.slice(standing));
}

/** Shares as text by the button, and returns the text on the clipboard. */
async function sharedText(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'As text' }).click();
  await expect(notice(page)).toHaveText('Text and link copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
});

test('today’s three are solved, shared, and end with the time until the next', async ({ page }) => {
  await copyWhatIsShared(page);
  const dot = page.getByRole('navigation', { name: 'Main' }).locator('i');
  await openDayPuzzle(page, TODAY, 'complete');
  await expect(page).toHaveTitle('Fill in, Sat 21 November · Ninety-Two');
  await expect(page.locator('nt-puzzle-play h1')).toContainText('Sat 21 November');
  await expect(dot).toBeVisible();
  const tab = page.getByRole('link', { name: 'Puzzles', exact: true });
  await expect(tab).toHaveAttribute('aria-description', 'Today’s puzzles are waiting');

  // The first, with a hint.
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Where' }).last().tap();
  await hint.getByRole('button', { name: 'Why' }).last().tap();
  await hint.getByRole('button', { name: /^Place / }).tap();
  await expect(hint).toHaveCount(0);
  const stands = page.locator('nt-board [role=gridcell][aria-label*=", queen"]');
  await expect(stands).toHaveCount(1);
  const placed = (await stands.getAttribute('aria-label'))!.split(',')[0]!;
  await tap(page, ...dayAnswer(TODAY, 'complete').rest.filter((name) => name !== placed));
  await expect(result(page)).toContainText('1 of 3 today · 1-day streak');
  await expectSaid(page, /^Fill in solved\. \d+ seconds?, 1 hint\. 1 of 3 today\. 1-day streak\.$/);
  await expect(result(page).locator('.fresh')).toHaveCount(1);
  await expect(dot).toHaveCount(0);

  await page.keyboard.press('n');
  await expectDayPuzzle(page, TODAY, 'regions');
  await page.getByRole('button', { name: 'Check' }).tap();
  await solve(page, TODAY, 'regions');
  await expect(result(page)).toContainText('2 of 3 today');
  await page.getByRole('button', { name: 'Share the result, without the solution' }).click();
  expect(await sharedText(page)).toMatch(
    /^Ninety-Two · 21 November 2026\nRegions 🟩+ .+\nFill in ⬜+🟨🟩+ .+\nGuard {3}·\n2 of 3 · 1-day streak\nhttp\S+#\/puzzles\/2026-11-21\?from=v/u,
  );

  // The first one that is left.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Next: Guard' }).tap();
  await expectDayPuzzle(page, TODAY, 'guard');
  await solve(page, TODAY, 'guard');
  await expect(result(page).getByRole('heading')).toHaveText('All three solved');
  await expectSaid(page, /3 of 3 today\. 1-day streak\.$/);
  await expect(result(page).getByRole('link', { name: /^Next/ })).toHaveCount(0);
  await expect(result(page)).toContainText('Your streak: 1 day');
  await expect(result(page).locator('.trefoil.blooms')).toBeVisible();
  await expect(result(page).locator('.times a')).toHaveText([
    /^\s*Regions\s*\d:\d\d\s*1 check\s*$/,
    /^\s*Fill in\s*\d:\d\d\s*1 hint\s*$/,
    /^\s*Guard\s*\d:\d\d\s*$/,
  ]);

  const shareDay = page.getByRole('button', { name: 'Share the day' });
  await shareDay.click();
  expect(await sharedText(page)).toMatch(
    /^Ninety-Two · 21 November 2026 🌼\n[^]*\n3 of 3 · 1-day streak\n/,
  );
  // A picture of its trefoil is saved where it cannot be handed on.
  await shareDay.click();
  const trefoil = page.getByRole('img', { name: 'Fill in solved. Regions solved. Guard solved.' });
  await expect(trefoil).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a picture' }).click();
  expect((await download).suggestedFilename()).toBe(`ninety-two-${TODAY}.png`);
  await expect(notice(page)).toHaveText('Picture saved, text copied.');

  const next = result(page).locator('.wait');
  await page.clock.pauseAt(new Date(`${TODAY}T18:40:00`));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(next).toHaveText('Next puzzles in 5 h 20 min');
  await page.clock.runFor('01:00');
  await expect(next).toHaveText('Next puzzles in 5 h 19 min');
  // A clock that is set tells the time from then on when the page is used again.
  await page.clock.setSystemTime(new Date(`${TODAY}T23:59:30`));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(next).toHaveText('Next puzzles in 1 min');
  await page.clock.runFor('00:30');
  await expect(next).toHaveText('To today');
  await expect(dot).toBeVisible();
  await next.getByRole('link', { name: 'To today' }).tap();
  await expect(page.locator('nt-puzzles-hub header p')).toContainText('22 November');
});

test('a day keeps its puzzles, whatever the clock says', async ({ page, step }) => {
  await copyWhatIsShared(page);
  await step('an answer shown is said not to count, and its link opens a day before', async () => {
    await openDayPuzzle(page, TODAY, 'complete');
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: 'Reveal solution', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('After that, solving it won’t count.');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: 'Share the puzzle', exact: true }).click();
    await expect(notice(page)).toHaveText('Text and link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.clock.setSystemTime(new Date('2026-11-20T23:00:00'));
    await page.goto(`./${/#\S+/.exec(copied)![0]}`);
    await page.reload();
    await expect(page.locator('nt-puzzle-play h1')).toContainText('From a code');
    for (const name of dayAnswer(TODAY, 'complete').rest) {
      await expect(square(page, name)).toBeVisible();
    }
  });

  await step('a day whose puzzle was solved is open, although the clock was set back', async () => {
    await page.clock.setSystemTime(new Date(`${TODAY}T12:00:00`));
    await page.reload();
    await openDayPuzzle(page, TODAY, 'guard');
    await solve(page, TODAY, 'guard');
    await expect(result(page)).toContainText('1 of 3 today');
    await page.clock.setSystemTime(new Date('2026-11-20T12:00:00'));
    await page.goto(`./#/puzzles/${TODAY}`);
    await page.reload();
    await expect(page.locator('.day-card').getByRole('img', { name: 'Solved' })).toBeVisible();
    await expect(page.locator('.day-card li a').filter({ hasText: 'Regions' })).toBeVisible();
  });

  await step('a puzzle that is open at midnight stays, and counts for its day', async () => {
    const later = '2026-12-05';
    await page.clock.setSystemTime(new Date(`${later}T23:58:00`));
    await page.reload();
    await openDayPuzzle(page, later, 'regions');
    const [first] = dayAnswer(later, 'regions').rest;
    await tap(page, first!);
    await page.clock.fastForward('07:00');
    await expectQueens(page, [first!]);
    await expect(page.locator('nt-puzzle-play h1')).toContainText('Sat 5 December');
    await solve(page, later, 'regions', 1);
    await expect(result(page)).toContainText('1 of 3 on 5 December');
  });
});

test('the icon shows the number of puzzles left, if the setting is on', async ({ page }) => {
  await page.addInitScript(() => {
    const show = (count?: number): Promise<void> => {
      document.documentElement.dataset['badge'] = String(count ?? 'none');
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show() });
  });
  const icon = page.locator('html');
  await page.goto('./#/settings');
  const choice = page.getByRole('switch', { name: 'Badge on the icon' });
  await expect(choice).not.toBeChecked();
  await expect(icon).not.toHaveAttribute('data-badge');
  await choice.click();
  await expect(icon).toHaveAttribute('data-badge', '3');
  await choice.click();
  await expect(icon).toHaveAttribute('data-badge', 'none');
});

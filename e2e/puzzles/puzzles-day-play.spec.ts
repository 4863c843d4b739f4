import type { Page, Worker } from '@playwright/test';
import { DAY_KINDS } from '../../src/core/days/day-puzzles.ts';
import { dayAnswer, expectDayPuzzle, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid, holding } from '../helpers/settled.ts';
import { expectQueens, notice, result, setLanguage, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const TODAY = '2026-11-21';

/** Milliseconds between two liveness probes of a worker. */
const NOTICED = 5000;

/** Solves the open daily puzzle by touch, from a number of queens that are placed already. */
async function solve(page: Page, day: string, kind: (typeof DAY_KINDS)[number], standing = 0) {
  await tap(page, ...dayAnswer(day, kind).rest.slice(standing));
}

/** Shares as text by the button, and returns the text on the clipboard. */
async function sharedText(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'As text' }).click();
  await expect(notice(page)).toHaveText('Text and link copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function grantClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
});

test('today’s three are solved by touch, and shared as how they were solved', async ({ page }) => {
  await grantClipboard(page);
  const share = page.getByRole('button', { name: 'Share the result, without the solution' });
  await openDayPuzzle(page, TODAY, 'complete');
  await expect(page).toHaveTitle('Fill in, Sat 21 November · Ninety-Two');
  await expect(page.locator('nt-puzzle-play h1')).toContainText('Sat 21 November');
  await test.step('the first, with a hint', async () => {
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
    await expectSaid(
      page,
      /^Fill in solved\. \d+ seconds?, 1 hint\. 1 of 3 today\. 1-day streak\.$/,
    );
    await expect(result(page).locator('.fresh')).toHaveCount(1);
  });
  await page.keyboard.press('n');
  await expectDayPuzzle(page, TODAY, 'regions');
  await solve(page, TODAY, 'regions');
  await expect(result(page)).toContainText('2 of 3 today');
  await test.step('its text is as the design writes it', async () => {
    await share.click();
    const [complete, regions] = DAY_KINDS.map((kind) => dayAnswer(TODAY, kind));
    const squares = [
      '⬜'.repeat(complete!.given) + '🟨' + '🟩'.repeat(complete!.rest.length - 1),
      '🟩'.repeat(regions!.rest.length),
    ];
    const text = (await sharedText(page)).replaceAll(/ \d+:\d\d\n/g, ' TIME\n');
    expect(text.split('\n')).toEqual([
      'Ninety-Two · 21 November 2026',
      `Regions ${squares[1]} TIME`,
      `Fill in ${squares[0]} TIME`,
      'Guard   ·',
      '2 of 3 · 1-day streak',
      expect.stringMatching(
        new RegExp(`^${new URL('./', page.url()).href}#/puzzles/${TODAY}\\?from=v`),
      ),
    ]);
  });
  await result(page).getByRole('link', { name: 'Next: Guard' }).tap();
  await expectDayPuzzle(page, TODAY, 'guard');
  await solve(page, TODAY, 'guard');
  await expect(result(page).getByRole('heading')).toHaveText('All three solved');
  await expectSaid(page, /3 of 3 today\. 1-day streak\. All three solved\.$/);
  await expect(result(page).getByRole('link', { name: /^Next/ })).toHaveCount(0);
  const shareDay = page.getByRole('button', { name: 'Send to a friend' });
  await shareDay.click();
  expect(await sharedText(page)).toMatch(
    /^Ninety-Two · 21 November 2026 🌼\n[^]*\n3 of 3 · 1-day streak\n/,
  );
  await test.step('or as a picture of its trefoil, which is saved where it cannot be handed on', async () => {
    await shareDay.click();
    const trefoil = page.getByRole('img', {
      name: 'Fill in solved. Regions solved. Guard solved.',
    });
    await expect(trefoil).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'As a picture' }).click();
    expect((await download).suggestedFilename()).toBe(`ninety-two-${TODAY}.png`);
    await expect(notice(page)).toHaveText('Picture saved, text copied.');
  });
});

test('a day ends with its three results and the time until the next three, and at midnight leads to them', async ({
  page,
}) => {
  const dot = page.getByRole('navigation', { name: 'Main' }).locator('i');
  const next = result(page).locator('.next');
  const isWaiting = expect(page.getByRole('link', { name: 'Puzzles', exact: true }));
  await openDayPuzzle(page, TODAY, 'guard');
  await expect(dot).toBeVisible();
  await isWaiting.toHaveAttribute('aria-description', 'Today’s puzzles are waiting');
  await solve(page, TODAY, 'guard');
  await expect(result(page)).toContainText('1 of 3 today');
  await expect(dot).toHaveCount(0);
  // The first one that is left.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Next: Regions' }).tap();
  await expectDayPuzzle(page, TODAY, 'regions');
  await solve(page, TODAY, 'regions');
  await result(page).getByRole('link', { name: 'Next: Fill in' }).tap();
  await expectDayPuzzle(page, TODAY, 'complete');
  await page.getByRole('button', { name: 'Check' }).tap();
  await solve(page, TODAY, 'complete');
  await expect(result(page).getByRole('heading')).toHaveText('All three solved');
  await expect(result(page)).toContainText('Your streak: 1 day');
  await expect(result(page).locator('.trefoil.blooms')).toBeVisible();
  await expect(result(page).getByRole('row')).toHaveText([
    /^\s*Regions\s*\d:\d\d\s*no help\s*$/,
    /^\s*Fill in\s*\d:\d\d\s*1 check\s*$/,
    /^\s*Guard\s*\d:\d\d\s*no help\s*$/,
  ]);

  await page.clock.pauseAt(new Date(`${TODAY}T18:40:00`));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(next).toHaveText('Next three in 5 h 20 min');
  await page.clock.runFor('01:00');
  await expect(next).toHaveText('Next three in 5 h 19 min');
  // A clock that is set tells the time from then on when the page is used again.
  await page.clock.setSystemTime(new Date(`${TODAY}T23:59:30`));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(next).toHaveText('Next three in 1 min');
  await page.clock.runFor('00:30');
  await expect(result(page).getByRole('heading')).toHaveText('21 November: all three solved');
  await expect(dot).toBeVisible();
  await next.getByRole('link', { name: 'To today' }).tap();
  await expect(page.locator('nt-puzzles-hub header p')).toContainText('22 November');
});

test('an answer of today that is shown is said not to count, and a shared puzzle of today opens where its day is still to come', async ({
  page,
}) => {
  await grantClipboard(page);
  await openDayPuzzle(page, TODAY, 'complete');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Reveal solution', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('It won’t count for the day');
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

test('a day whose puzzle was solved is open, although the clock was set back', async ({ page }) => {
  await openDayPuzzle(page, TODAY, 'guard');
  await solve(page, TODAY, 'guard');
  await expect(result(page)).toContainText('1 of 3 today');
  await page.clock.setSystemTime(new Date('2026-11-20T12:00:00'));
  await page.goto(`./#/puzzles/${TODAY}`);
  await page.reload();
  await expect(page.locator('.day-card').getByRole('img', { name: 'Solved' })).toBeVisible();
  await expect(page.locator('.day-card li a').filter({ hasText: 'Regions' })).toBeVisible();
});

test('a puzzle that is open at midnight stays, and counts for the day it was begun on', async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date(`${TODAY}T23:58:00`));
  await openDayPuzzle(page, TODAY, 'regions');
  const [first] = dayAnswer(TODAY, 'regions').rest;
  await tap(page, first!);
  await page.clock.fastForward('07:00');
  await expectQueens(page, [first!]);
  await expect(page.locator('nt-puzzle-play h1')).toContainText('Sat 21 November');
  await solve(page, TODAY, 'regions', 1);
  await expect(result(page)).toContainText('1 of 3 on 21 November');
});

test('a day is played by keyboard alone, in Chinese too', async ({ page }) => {
  await openDayPuzzle(page, TODAY, 'complete');
  const place = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await square(page, name).focus();
      await page.keyboard.press('Enter');
    }
  };
  await place(dayAnswer(TODAY, 'complete').rest);
  await expect(result(page)).toContainText('1 of 3 today');
  await page.keyboard.press('n');
  await expectDayPuzzle(page, TODAY, 'regions');
  await setLanguage(page, 'zh-Hans');
  await place(dayAnswer(TODAY, 'regions').rest);
  const sheet = page.getByRole('region', { name: '结果' });
  await expect(sheet).toContainText('分区已解');
  await expect(sheet).toContainText('今日 2 / 3 · 连续 1 天');
  await expect(page.locator('nt-puzzle-play h1')).toContainText('11月21日周六');
  await expectSaid(page, /今日 2 \/ 3。连续 1 天。/);
  await test.step('what is shared', async () => {
    await sheet.getByRole('button', { name: '分享结果，不含解法' }).focus();
    await page.keyboard.press('Enter');
    const text = page.getByRole('dialog').locator('pre');
    await expect(text).toHaveText(
      /^九十二 · 2026年11月21日\s分区 🟩+ \d:\d\d\s补全 ⬜+🟩+ \d:\d\d\s守护 ·\s2 \/ 3 · 连续 1 天\s*$/u,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a puzzle that cannot be made is said to be, and is made when asked for again', async ({
  page,
}) => {
  holding(page, 'answers');
  await page.route(/worker-puzzles/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(`./#/puzzles/${TODAY}/regions`);
  await expect(page.getByText('Making the puzzle…')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  // A worker that misses two liveness probes is given up. A second one is started once.
  let silent: Worker | undefined;
  for (let tries = 0; tries < 2; tries++) {
    await expect.poll(() => page.workers().some((other) => other !== silent)).toBe(true);
    silent = page.workers().at(-1)!;
    const ended = silent.waitForEvent('close');
    await page.clock.fastForward(NOTICED);
    await page.clock.fastForward(NOTICED);
    await ended;
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sat 21 November');
  await page.unroute(/worker-puzzles/);
  holding(page, 'answers', false);
  await again.tap();
  await expectDayPuzzle(page, TODAY, 'regions');
});

test('the icon of the installed game shows the number of puzzles left today, if the setting is on', async ({
  page,
}) => {
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
  await openDayPuzzle(page, TODAY, 'guard');
  await solve(page, TODAY, 'guard');
  await expect(icon).toHaveAttribute('data-badge', '2');
  await page.clock.fastForward('12:00:01');
  await expect(icon).toHaveAttribute('data-badge', '3');
  await page.goto('./#/settings');
  await choice.click();
  await expect(icon).toHaveAttribute('data-badge', 'none');
});

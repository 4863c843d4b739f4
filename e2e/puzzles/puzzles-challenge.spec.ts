import type { Page } from '@playwright/test';
import { challengeQuery } from '../../src/core/routes/challenge.ts';
import { puzzleAddress } from '../../src/core/routes/addresses.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, COMPLETE_REST, openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { watch } from '../helpers/settled.ts';
import { expectPlaced, notice, result, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

/** 72 seconds without help. */
const CHALLENGE = challengeQuery({ seconds: 72, help: [0] });

/** Returns the heading of a puzzle, with the time to beat. */
function heading(page: Page) {
  return page.locator('nt-puzzle-play h1');
}

function said(page: Page) {
  return page.locator('nt-app [aria-live=assertive]');
}

/** Opens a link to a puzzle from another screen. */
async function openLink(page: Page, path: string): Promise<void> {
  await page.goto('./#/settings');
  await openPuzzle(page, path);
}

test('a shared result says its time to a friend before the puzzle and who was faster after it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  await openPuzzle(page, COMPLETE);
  await tap(page, COMPLETE_REST[0]!);
  await expectPlaced(page, '3 of 5');
  await page.clock.runFor(72_000);
  await tap(page, ...COMPLETE_REST.slice(1));
  await expect(result(page)).toContainText('Fill in solved');
  await page.getByRole('button', { name: 'Share the result, without the solution' }).tap();
  await expect(notice(page)).toHaveText('Text and link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // A busy machine takes a little more than what the clock let pass.
  const [, time] = /⬜⬜🟩🟩🟩 (1:[12]\d)\n/u.exec(copied)!;
  const link = copied.slice(copied.lastIndexOf('\n') + 1);
  expect(link).toMatch(/#\/puzzles\/c\/5v\/13000-bzq\?challenge=v[78]\d-0-[a-z]{3}$/);

  const friend = await browser.newContext({ hasTouch: true });
  await watch(friend);
  const there = await friend.newPage();
  const asked: string[] = [];
  there.on('request', (request) => asked.push(request.url()));
  // Other programs add characters to links.
  await there.goto(`${link}.`);
  await expect(heading(there)).toContainText(`To beat: ${time}`);
  await tap(there, COMPLETE_REST[0]!);
  await expect(square(there, COMPLETE_REST[0]!)).toHaveAttribute('aria-label', /queen/);

  // The address keeps the challenge.
  await expect.poll(() => there.url()).toBe(link);
  await there.reload();
  await expect(square(there, COMPLETE_REST[0]!)).toHaveAttribute('aria-label', /queen/);
  await expect(heading(there)).toContainText(`To beat: ${time}`);
  await tap(there, ...COMPLETE_REST.slice(1));
  await expect(result(there)).toContainText(/You were .+ faster\./);
  await expect(said(there)).toContainText('faster.');
  // Browsers do not send the part of an address behind the #.
  expect(asked.filter((url) => url.includes('challenge'))).toEqual([]);
  await friend.close();
});

test('a challenge is begun by a link, a day or a code', async ({ page, step }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  await step('by keyboard a challenge is heard, begun and lost', async () => {
    const polite = page.locator('nt-app [aria-live=polite]');
    await openLink(page, `${COMPLETE}${challengeQuery({ seconds: 6, help: [1] })}`);
    await expect(heading(page)).toContainText('To beat: 0:06');
    await expect(polite).toContainText('To beat: 0:06.');
    // A link with another time leads to the puzzle that is open.
    await openPuzzle(page, `${COMPLETE}${challengeQuery({ seconds: 5, help: [1] })}`);
    await expect(heading(page)).toContainText('To beat: 0:05');
    await expect(polite).toHaveText('To beat: 0:05.');
    for (const [at, name] of COMPLETE_REST.entries()) {
      await square(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(square(page, name)).toHaveAttribute('aria-label', /queen/);
      if (at === 0) await page.clock.runFor(8000);
    }
    await expect(result(page)).toContainText(/Your friend was \d+ seconds? faster\./);
    await expect(result(page)).toContainText('Your friend’s help: 1 hint.');
  });

  await step('a damaged challenge, and one of another game, open the puzzle alone', async () => {
    for (const query of [CHALLENGE.slice(0, -1), '?beat=72']) {
      await openLink(page, REGIONS + query);
      await expect(heading(page)).not.toContainText('To beat');
      await expect(page).toHaveURL(`./${puzzleAddress(REGIONS)}`);
    }
  });

  await step('a challenge of a puzzle of a day has its day and its code', async () => {
    await page.goto('./#/puzzles/2026-11-21/complete');
    const day = `2026-11-21/complete${CHALLENGE}`;
    await page.goto(`./#/puzzles/${day}`);
    await expect(heading(page)).toContainText('To beat: 1:12');
    await expect(page).toHaveURL(new RegExp(`${day.replace('?', '\\?')}$`));
  });

  await step('a challenge that is pasted keeps its time', async () => {
    await page.goto('./#/puzzles/code');
    const words = `Solved in 1:12: https://example.org/#/puzzles/${REGIONS}${CHALLENGE}!`;
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(heading(page)).toContainText('To beat: 1:12');
  });
});

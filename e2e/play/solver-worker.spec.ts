import type { Page, Worker } from '@playwright/test';
import { squareName } from '../../src/core/board/square.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import { countUnanswered, expectRung, killWorker, unanswered } from '../helpers/solver-steps.ts';
import { click, expectQueens, insight, notice, openBoard, tool } from '../helpers/steps.ts';
import { clickAtOnce } from '../helpers/presses.ts';

test.use({ ways: 'each-move' });

/** Opens a board on which counting takes seconds, for which the test does not wait. */
async function beginLongSearch(page: Page): Promise<void> {
  holding(page, 'answers');
  await openBoard(page, '20');
  await click(page, 'j20');
  await expect(insight(page)).toHaveText(/\+ solutions from here$/);
}

test('a worker killed in the middle of a search leaves the game unharmed', async ({ page }) => {
  await page.clock.install();
  await beginLongSearch(page);
  await killWorker(page);
  await click(page, 'c18');
  await expectQueens(page, ['j20', 'c18']);
  await tool(page, 'Undo').click();
  await expectQueens(page, ['j20']);
  await expect(insight(page)).toHaveText('');
  await page.keyboard.press('h');

  // The second liveness probe notices the silence. A new worker then gets the open questions.
  await page.clock.fastForward(5000);
  await page.clock.fastForward(5000);
  await expectRung(page, 'Nudge');
  await expect(insight(page)).toHaveText(/\+ solutions from here$/);
  expect(page.workers()).toHaveLength(1);
});

/** Waits until two silent workers are given up. The second one gets the first one's questions. */
async function endSilentWorkers(page: Page): Promise<void> {
  let silent: Worker | undefined;
  for (let tries = 0; tries < 2; tries++) {
    await expect.poll(() => page.workers().some((other) => other !== silent)).toBe(true);
    silent = page.workers().at(-1)!;
    const ended = silent.waitForEvent('close');
    // The second liveness probe notices the silence.
    await page.clock.fastForward(5000);
    await page.clock.fastForward(5000);
    await ended;
  }
}

test('a hint and ways to finish that do not come are told, and the next press brings them', async ({
  page,
}) => {
  await page.clock.install();
  holding(page, 'answers');
  await page.route(/worker-free-play/, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await openBoard(page);
  await click(page, 'f5');
  await page.keyboard.press('h');
  await endSilentWorkers(page);
  // The list of notices shows one of two, and the other after eight seconds.
  await expect(notice(page)).toHaveText(/^The hint didn’t arrive/);
  await page.clock.fastForward(8000);
  await expect(notice(page)).toHaveText(/^The solutions couldn’t be counted/);
  await page.unroute(/worker-free-play/);
  holding(page, 'answers', false);
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(insight(page)).toHaveText('Nothing wrong: 12 solutions from here');
});

test('a tap during a long search is answered, the search goes over to it and ends when the board is left', async ({
  page,
}) => {
  await countUnanswered(page);
  await beginLongSearch(page);
  await click(page, 'c18');
  await expectQueens(page, ['j20', 'c18']);
  await expect(insight(page)).toHaveText(/\+ solutions from here$/);
  expect(await unanswered(page)).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect.poll(() => unanswered(page)).toBe(0);
});

test('66 rapid taps on 12 × 12 leave no queue behind, and the insight is that of the board', async ({
  page,
}) => {
  // Half of a solution; an odd number of taps on each square leaves all of them standing.
  const queens = [0, 28, 57, 77, 97, 128];
  await countUnanswered(page);
  await openBoard(page, '12');
  const grid = (await page.getByRole('grid').boundingBox())!;
  const side = grid.width / 12;
  for (let taps = 0; taps < 66; taps++) {
    const square = queens[taps % queens.length]!;
    const column = square % 12;
    const row = Math.floor(square / 12);
    await clickAtOnce(page, grid.x + (column + 0.5) * side, grid.y + (row + 0.5) * side);
  }
  await expectQueens(
    page,
    queens.map((square) => squareName(square, 12)),
  );
  await expect(insight(page)).toHaveText('2 solutions from here');
  expect(await unanswered(page)).toBe(0);
});

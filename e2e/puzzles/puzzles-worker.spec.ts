import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import { expectRung, killWorker } from '../helpers/solver-steps.ts';
import { click, expectQueens } from '../helpers/steps.ts';

/** Milliseconds between two liveness probes. The second notices the silence of a worker. */
const NOTICED = 5000;

test('a worker that dies is started again, and nothing is lost', async ({ page }) => {
  await page.clock.install();
  holding(page, 'answers');
  await page.route(/worker-puzzles/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(`./#/puzzles/${REGIONS}`);
  await expect.poll(() => page.workers().length).toBe(1);
  const [checking] = page.workers();
  await page.unroute(/worker-puzzles/);
  const ended = checking!.waitForEvent('close');
  await page.clock.fastForward(NOTICED);
  await page.clock.fastForward(NOTICED);
  await ended;
  await openPuzzle(page, REGIONS);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Regions · Medium');

  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await click(page, 'e8');
  await hint.click();
  await expectRung(page, 'Nudge');
  await killWorker(page);
  await click(page, 'g7');
  await expectQueens(page, ['e8', 'g7']);
  await hint.click();
  await page.clock.fastForward(NOTICED);
  await page.clock.fastForward(NOTICED);
  await expectRung(page, 'Nudge');
  await expectQueens(page, ['e8', 'g7']);
});

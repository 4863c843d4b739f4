import { expect, test } from '../helpers/fixtures.ts';
import { keepDays } from '../helpers/solved-days.ts';
import { COMPLETE, COMPLETE_REST, openPuzzle } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import { click, expectPlaced, result } from '../helpers/steps.ts';

test('a solved puzzle says the best and the usual time, and a new best is said and kept', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  // Complete of each difficulty, solved in some minutes.
  await keepDays(page, { '2026-11-17': 'c..', '2026-11-18': 'c..', '2026-11-19': 'c..' });
  await openPuzzle(page, COMPLETE);
  await click(page, COMPLETE_REST[0]!);
  await expectPlaced(page, '3 of 5');
  await page.clock.runFor(20_000);
  await click(page, ...COMPLETE_REST.slice(1));
  await expect(result(page)).toContainText('New best');
  await expect(result(page)).toContainText('Usual');
  await expectSaid(page, /New best\./);

  // After a reload the result shows the best time, no longer as a new one.
  await page.reload();
  await expect(result(page)).toContainText('Best, no help');
  await expect(result(page)).not.toContainText('New best');

  await page.goto('./#/puzzles/figures');
  const chart = page.getByRole('img', { name: /^Fill in Gentle/ });
  await expect(chart).toHaveAttribute('aria-label', /best 0:[2-4]\d without help/);
  await expect(chart).toContainText(/0:[2-4]\d/);
});

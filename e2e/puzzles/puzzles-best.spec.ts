import { expect, test } from '../helpers/fixtures.ts';
import { keepDays } from '../helpers/solved-days.ts';
import { COMPLETE, COMPLETE_REST, openPuzzle } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import { click, expectPlaced, result } from '../helpers/steps.ts';

test('a solved puzzle says a new best, which is kept, and the usual time where that is another', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  // Complete of each difficulty in turn, each solved in a minute: three are Gentle.
  const days = ['13', '14', '15', '16', '17', '18', '19'].map((date) => `2026-11-${date}`);
  await keepDays(page, Object.fromEntries(days.map((day) => [day, 'c..'])));
  await openPuzzle(page, COMPLETE);
  await click(page, COMPLETE_REST[0]!);
  await expectPlaced(page, '3 of 5');
  await page.clock.runFor(20_000);
  await click(page, ...COMPLETE_REST.slice(1));
  await expect(result(page)).toContainText('New best');
  // The best and the usual time of the others are one number.
  await expect(result(page)).not.toContainText('Usual');
  await expectSaid(page, /New best\./);

  // After a reload the result shows the best time, no longer as a new one.
  await page.reload();
  await expect(result(page)).toContainText('Best, no help');
  await expect(result(page)).toContainText('Usual');
  await expect(result(page)).not.toContainText('New best');

  await page.goto('./#/puzzles/figures');
  const chart = page.getByRole('img', { name: /^Fill in · Gentle/ });
  await expect(chart).toHaveAttribute('aria-label', /Best time 0:[2-4]\d, without help\./);
  await expect(chart).toContainText(/0:[2-4]\d/);
});

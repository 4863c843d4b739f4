import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, setSettings } from '../helpers/steps.ts';

/** Names of ranks and files that do not lie wholly in the lower half of their own square. */
function strayNames(page: Page): Promise<string[]> {
  return page.locator('nt-board .coordinate').evaluateAll((names) =>
    names.flatMap((name) => {
      const box = name.getBoundingClientRect();
      const square = name.parentElement!.getBoundingClientRect();
      const isInside =
        box.left > square.left &&
        box.right < square.right &&
        box.top > square.top + square.height / 2 &&
        box.bottom < square.bottom;
      return isInside && name.checkVisibility({ visibilityProperty: true })
        ? []
        : [name.textContent];
    }),
  );
}

test('names of squares are whole', async ({ page, step }) => {
  await step(
    'coordinates stand in the lower corners of their squares, beside crowns, and the round corners of the board cut none',
    async () => {
      for (const size of [4, 8, 10, 12]) {
        await openBoard(page, String(size));
        await setSettings(page, { coordinates: 'always' });
        await click(page, `a${size}`);
        await expect(page.locator('nt-board[named]')).toBeVisible();
        await expect(page.locator('nt-board .coordinate').first()).toBeVisible();
        expect(await strayNames(page), `${size} × ${size}`).toEqual([]);
        const out = await page.locator('nt-board .view').evaluate((view) => {
          const board = view.getBoundingClientRect();
          const radius = parseFloat(getComputedStyle(view).borderRadius);
          return [...view.querySelectorAll('.coordinate')]
            .filter((name) => {
              const box = name.getBoundingClientRect();
              // The distance from the centre of the nearest corner to the far end of the box.
              const down = box.bottom - (board.bottom - radius);
              const aside = Math.max(
                box.right - (board.right - radius),
                board.left + radius - box.left,
              );
              return down > 0 && aside > 0 && Math.hypot(down, aside) > radius - 1;
            })
            .map((name) => name.textContent);
        });
        expect(out, `${size} × ${size}`).toEqual([]);
      }
    },
  );

  await step(
    'in the Lab no name is cut off, nor under a queen that leaves no room for it, and the step is said',
    async () => {
      for (const [size, hides] of [
        [8, false],
        [12, true],
      ] as const) {
        await page.goto(`./#/lab/backtracking/${size}`);
        const board = page.locator('svg.board').first();
        await expect(board.locator('.names text').first()).toBeVisible();
        await page.getByRole('button', { name: 'One step forward' }).click();
        await page.getByRole('button', { name: 'One step forward' }).click();
        await expect(board.locator('.queen').first()).toBeAttached();
        await expect(
          board.locator('.names text', { hasText: new RegExp(`^${size}$`) }),
        ).toHaveCount(hides ? 0 : 1);
        const cutOff = await board.evaluate((svg) => {
          const frame = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('.names text')].filter((name) => {
            const { left, right, top, bottom } = name.getBoundingClientRect();
            return (
              left < frame.left + 1 ||
              right > frame.right - 1 ||
              top < frame.top ||
              bottom > frame.bottom + 1
            );
          }).length;
        });
        expect(cutOff, `${size} × ${size}`).toBe(0);
      }
      for (const [width, height] of [
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('./#/lab/backtracking/8');
        await expect(page.getByText(/^Step \d+ of/)).toBeInViewport({ ratio: 1 });
      }
    },
  );
});

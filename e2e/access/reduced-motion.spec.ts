import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import { slowAnimations } from '../helpers/slow-animations.ts';
import { click, expectQueens, openBoard, result, setSettings, tool } from '../helpers/steps.ts';

test.use({ reducedMotion: 'reduce' });

/** Milliseconds that a change of opacity may take instead of a movement. */
const FADE = 90;

/** Waits until nothing runs that takes longer than a fade, as the journey has slowed animations down. */
async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate((fade) => {
    const treesIn = (tree: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      tree,
      ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? treesIn(shadowRoot) : [],
      ),
    ];
    return treesIn(document)
      .flatMap((tree) => tree.getAnimations())
      .filter(({ effect }) => Number(effect!.getComputedTiming().endTime) > fade)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML);
  }, FADE);
  expect(moving).toEqual([]);
}

/** Solves the open board, which tells its result at once, and goes on from it. */
async function finish(page: Page, queens: readonly string[]): Promise<void> {
  for (const queen of queens) {
    await click(page, queen);
    await expectStill(page);
  }
  await expect(result(page)).toBeVisible();
  await expectStill(page);
  await page.keyboard.press('Escape');
  await expect(result(page)).toHaveCount(0);
  await expectStill(page);
}

test('nothing moves on the way through a board of Play for a player who reduces motion', async ({
  page,
}) => {
  await slowAnimations(page);
  await openBoard(page, '4');
  await expectStill(page);
  await click(page, 'b4', 'c3');
  await expectStill(page);
  await tool(page, 'Clear').click();
  await expectQueens(page, []);
  await tool(page, 'Hint').click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expectStill(page);
  await page.keyboard.press('Escape');
  await finish(page, ['b4', 'd3', 'a2', 'c1']);
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('heading', { name: 'Collection' })).toBeVisible();
  await expectStill(page);
});

test('nothing moves while Endless looks for a puzzle, by the setting of the game alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  holding(page, 'answers');
  // A worker that never answers.
  await page.route(/worker-puzzles/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('./#/puzzles/endless');
  await setSettings(page, { motion: 'reduced' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a puzzle' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectStill(page);
});

test('a find is shown at once, without a celebration, by the setting of the game alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  holding(page, 'motion');
  await openBoard(page, '4');
  await setSettings(page, { motion: 'reduced' });
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expect(result(page)).toBeVisible();
  await expectStill(page);
});

test('nothing moves on the way through a puzzle for a player who reduces motion', async ({
  page,
}) => {
  await slowAnimations(page);
  await page.goto('./#/puzzles');
  await expect(page.locator('nt-puzzles-hub')).toBeVisible();
  await expectStill(page);
  await openPuzzle(page, REGIONS);
  await click(page, 'd5', 'e4');
  await expectStill(page);
  await click(page, 'e4', 'd5');
  await finish(page, REGIONS_ANSWER);
});

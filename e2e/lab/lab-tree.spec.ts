import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid } from '../helpers/settled.ts';

const scrubber = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });
const tree = (page: Page): Locator => page.getByRole('slider', { name: 'Node of the tree' });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Tree of the search' });
const board = (page: Page, what: string): Locator =>
  page.getByRole('img', { name: `Board, 4 by 4, ${what}` });

/** Opens an exhibit and waits until its run is known to the end. */
async function open(page: Page, exhibit: string): Promise<void> {
  await page.goto(`#/lab/${exhibit}`);
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /^Step [\d,]+ of [\d,]+ · /);
}

async function goToEnd(page: Page): Promise<void> {
  await scrubber(page).focus();
  await page.keyboard.press('End');
  const last = (await scrubber(page).getAttribute('aria-valuemax'))!;
  await expect(scrubber(page)).toHaveAttribute('aria-valuenow', last);
}

/** Returns the colour in the middle of a node one node wide, in a picture that has room for so many nodes. */
function colourOf(page: Page, node: number, level: number, nodes: number): Promise<string> {
  return tree(page)
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, [node, level, nodes]) => {
        const x = Math.floor(((node! + 0.5) * canvas.width) / nodes!);
        return canvas.getContext('2d')!.getImageData(x, level!, 1, 1).data.join();
      },
      [node, level, nodes],
    );
}

test('the tree grows with the run, follows the scrubber back, and takes on another theme at once', async ({
  page,
}) => {
  await open(page, 'backtracking/4');
  const entered = panel(page).getByText(/^nodes: /);
  await expect(entered).toHaveText('nodes: 1 · solutions: 0');
  const empty = await colourOf(page, 8, 4, 17);
  await goToEnd(page);
  await expect(entered).toHaveText('nodes: 17 · solutions: 2');
  expect(await colourOf(page, 8, 4, 17)).not.toBe(empty);
  expect(await colourOf(page, 12, 4, 17)).toBe(await colourOf(page, 8, 4, 17));
  expect(await colourOf(page, 3, 4, 17)).toBe(empty);

  await page.keyboard.press('PageDown');
  await expect(entered).toHaveText('nodes: 13 · solutions: 2');
  await page.keyboard.press('PageDown');
  await expect(entered).toHaveText('nodes: 9 · solutions: 1');
  expect(await colourOf(page, 12, 4, 17)).toBe(empty);
  expect(await colourOf(page, 8, 4, 17)).not.toBe(empty);
  await page.keyboard.press('Home');
  await expect(entered).toHaveText('nodes: 1 · solutions: 0');
  expect(await colourOf(page, 8, 4, 17)).toBe(empty);
  await page.locator('html').evaluate((html) => {
    html.dataset['theme'] = 'dark';
  });
  expect(await colourOf(page, 8, 4, 17)).not.toBe(empty);
});

test('arrow keys go from node to node, each at the step at which it was entered', async ({
  page,
}) => {
  await open(page, 'backtracking/4');
  await tree(page).focus();
  // Two steps a key: to test a square, and to place a queen on it.
  await page.keyboard.press('ArrowDown');
  await expect(board(page, 'queen on a4')).toBeVisible();
  await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Node 2 on level 1');
  await expect(scrubber(page)).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('ArrowRight');
  await expect(board(page, 'queen on b4')).toBeVisible();
  await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Node 6 on level 1');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(board(page, 'queens on b4, d3, a2 and c1')).toBeVisible();
  await expectSaid(page, /Found/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(board(page, 'queens on b4, d3 and a2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(board(page, 'queens on a4, d3 and b2')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(board(page, 'empty')).toBeVisible();
  await expect(scrubber(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Node 17 on level 2');

  // A second press before the run has moved goes on from where the first one leads.
  await page.keyboard.press('Home');
  await scrubber(page).evaluate((slider) => {
    for (let press = 0; press < 2; press++) {
      slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true }));
    }
  });
  await expect(board(page, 'queens on c4, a3, d2 and b1')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a node goes to the step at which it was entered', async ({ page }) => {
    await open(page, 'backtracking/4');
    await goToEnd(page);
    await tree(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await tree(page).boundingBox())!;
    const tap = (node: number, level: number): Promise<void> =>
      page.touchscreen.tap(x + (width * (node + 0.5)) / 17, y + (height * (level + 0.5)) / 5);
    // The solution, the first of them, and then the wide node above it.
    await tap(8, 4);
    await expect(board(page, 'queens on b4, d3, a2 and c1')).toBeVisible();
    await tap(7, 1);
    await expect(board(page, 'queen on b4')).toBeVisible();
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Node 6 on level 1');
    // Nothing has been entered there by now.
    await tap(15, 1);
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Node 6 on level 1');
  });
});

test('nodes that fewer choices skip stay empty beside the 2,057 nodes of backtracking', async ({
  page,
}) => {
  await open(page, 'fewest-choices/8');
  await goToEnd(page);
  await expect(panel(page)).toContainText('Nodes of backtracking: 2,057');
  await expect(panel(page)).toContainText(
    'The whole tree has 1,199 nodes. That is 858 nodes fewer',
  );
  const root = await colourOf(page, 600, 0, 2057);
  expect(await colourOf(page, 1150, 0, 2057)).toBe(root);
  expect(await colourOf(page, 1250, 0, 2057)).not.toBe(root);
  await expectNoViolations(page, 'the tree of fewest choices');
});

test('permutations are shown as the same tree, gone through further; a search without one has none', async ({
  page,
}) => {
  await open(page, 'lexicographic/5');
  await goToEnd(page);
  await expect(panel(page)).toContainText('326 nodes. That is 272 nodes more than backtracking’s');
  await expect(panel(page).getByText('skipped by backtracking')).toBeVisible();
  await panel(page).getByText('As a table').click();
  const cells = panel(page).getByRole('cell');
  await expect(cells).toHaveText(['1', '5', '20', '60', '120', '120', '10']);
  await expectNoViolations(page, 'the tree of permutations');

  // A search that does not go deeper and back has no tree.
  await open(page, 'min-conflicts/8');
  await expect(page.locator('nt-code')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid } from '../helpers/settled.ts';

test.use({ hasTouch: true });

const sentence = (page: Page): Locator => page.locator('p.say');
const scrubber = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });
const tree = (page: Page): Locator => page.getByRole('slider', { name: 'Board in the tree' });
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
  const last = (await scrubber(page).getAttribute('max'))!;
  await expect(scrubber(page)).toHaveValue(last);
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

test('the tree of a search is drawn and walked', async ({ page, step }) => {
  await step('the whole search of 4 × 4 is drawn as 17 boards, in place as entered', async () => {
    await open(page, 'backtracking/4');
    await expect(page.getByRole('tab')).toHaveText(['Tree', 'Pseudocode', 'Program']);
    await page.getByRole('tab', { name: 'Tree' }).click();
    const boards = tree(page).locator('[data-index]');
    await expect(boards).toHaveCount(1);
    await scrubber(page).focus();
    await page.keyboard.press('PageUp');
    await expect(sentence(page)).toContainText('Found.');
    await expect(boards).toHaveCount(9);
    const first = await boards.first().getAttribute('transform');
    await goToEnd(page);
    await expect(boards).toHaveCount(17);
    await expect(boards.first()).toHaveAttribute('transform', first!);
    await expectNoViolations(page, 'the search of 4 × 4');
  });

  await step('arrow keys go from board to board, at the steps at which they came', async () => {
    await open(page, 'backtracking/4');
    await tree(page).focus();
    // Two steps a key: to test a square, and to place a queen on it.
    await page.keyboard.press('ArrowDown');
    await expect(board(page, 'queen on a4')).toBeVisible();
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Board 2 on level 1');
    await expect(scrubber(page)).toHaveValue('2');
    await page.keyboard.press('ArrowRight');
    await expect(board(page, 'queen on b4')).toBeVisible();
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Board 6 on level 1');
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
    await expect(scrubber(page)).toHaveValue('0');
    await page.keyboard.press('End');
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Board 17 on level 2');

    // A second press before the run has moved goes on from where the first one leads.
    await page.keyboard.press('Home');
    await scrubber(page).evaluate((slider) => {
      for (let press = 0; press < 2; press++) {
        slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true }));
      }
    });
    await expect(board(page, 'queens on c4, a3, d2 and b1')).toBeVisible();
  });

  await step('a tap on a board or a bar goes to the step at which it was entered', async () => {
    await open(page, 'backtracking/4');
    await goToEnd(page);
    await tree(page).locator('[data-index="8"]').tap();
    await expect(board(page, 'queens on b4, d3, a2 and c1')).toBeVisible();
    await tree(page).locator('[data-index="5"]').tap();
    await expect(board(page, 'queen on b4')).toBeVisible();
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Board 6 on level 1');

    await open(page, 'backtracking/5');
    await goToEnd(page);
    const tap = async (node: number, level: number, nodes: number): Promise<void> => {
      const { x, y, width, height } = (await tree(page).boundingBox())!;
      const across = (width * (node + 0.5)) / nodes;
      await page.touchscreen.tap(x + across, y + (height * (level + 0.5)) / 6);
    };
    // The first solution, and then the wide node above it, which is as wide as the picture by then.
    await tap(5, 5, 54);
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Board 6 on level 5');
    await tap(3, 1, 6);
    await expect(tree(page)).toHaveAttribute('aria-valuetext', 'Board 2 on level 1');
  });

  await step('a search that does not go deeper and back has no tree', async () => {
    await open(page, 'lexicographic/5');
    await goToEnd(page);
    await page.getByRole('tab', { name: 'Tree' }).click();
    await expect(panel(page)).toContainText('The whole tree has 326 boards.');
    await expectNoViolations(page, 'the tree of permutations');

    await open(page, 'min-conflicts/8');
    await expect(page.locator('nt-code')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  await step('bars are scaled to what is reached, go back, and take on another theme', async () => {
    await open(page, 'backtracking/5');
    await page.getByRole('tab', { name: 'Tree' }).click();
    const entered = panel(page).getByText(/^boards: /);
    await expect(entered).toHaveText('boards: 1 · solutions: 0');
    const path = await colourOf(page, 0, 0, 1);
    const empty = await colourOf(page, 0, 5, 1);
    expect(path).not.toBe(empty);
    // The first solution: five queens, one below the other.
    await scrubber(page).focus();
    await page.keyboard.press('PageUp');
    await expect(entered).toHaveText('boards: 6 · solutions: 1');
    for (let level = 0; level < 5; level++) expect(await colourOf(page, 5, level, 6)).toBe(path);
    const solution = await colourOf(page, 5, 5, 6);
    expect([path, empty]).not.toContain(solution);
    await goToEnd(page);
    await expect(entered).toHaveText('boards: 54 · solutions: 10');
    expect(await colourOf(page, 5, 5, 54)).toBe(solution);
    await page.keyboard.press('Home');
    await expect(entered).toHaveText('boards: 1 · solutions: 0');
    expect(await colourOf(page, 0, 5, 1)).toBe(empty);
    await page.locator('html').evaluate((html) => {
      html.dataset['theme'] = 'dark';
    });
    expect(await colourOf(page, 0, 5, 1)).not.toBe(empty);
  });
});

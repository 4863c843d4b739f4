import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE } from '../helpers/puzzle-steps.ts';
import {
  click,
  expectMarks,
  expectQueens,
  Fingers,
  middleOf,
  openBoard,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';
import { clickAt } from '../helpers/presses.ts';

/** Holds back the frames of the page, as if it were busy. Returns a function that releases them. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const frames = await page.evaluateHandle(() => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => held.push(run);
    return {
      release(): void {
        window.requestAnimationFrame = request;
        held.forEach((run) => request(run));
      },
    };
  });
  return () => frames.evaluate((of) => of.release());
}

/** The drawing that shows the lines through a held square. */
const LINES = 'nt-board .drawing .line';

test.describe('a mouse', () => {
  test('places a queen, removes it the same way and moves one by dragging it', async ({ page }) => {
    await openBoard(page);
    const { x, y } = await middleOf(page, 'b7');
    await clickAt(page, x, y);
    await expectQueens(page, ['b7']);

    const to = await middleOf(page, 'e3');
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expectQueens(page, ['e3']);

    await click(page, 'e3');
    await expectQueens(page, []);
  });

  test('leaves a queen where it was when it is dropped beside the board', async ({ page }) => {
    await openBoard(page);
    await click(page, 'b7');
    const { x } = await middleOf(page, 'b7');
    await page.mouse.down();
    await page.mouse.move(x, 20, { steps: 5 });
    await page.mouse.up();
    await expectQueens(page, ['b7']);
  });

  test('pressed and held shows the lines until it is released, and places nothing', async ({
    page,
  }) => {
    await openBoard(page);
    const { x, y } = await middleOf(page, 'd4');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(page.locator(LINES)).toBeVisible();
    await page.mouse.up();
    await expect(page.locator(LINES)).toHaveCount(0);
    await expectQueens(page, []);
  });

  for (const address of ['#/play/8', `#/puzzles/${COMPLETE}`]) {
    test(`marks with the tap after Mark, also before the queen before is painted, on ${address}`, async ({
      page,
    }) => {
      await page.goto(`./${address}`);
      await expect(square(page, 'a1')).toBeVisible();
      const release = await holdFrames(page);
      await click(page, 'e3');
      await page.getByRole('button', { name: 'Mark' }).click();
      await click(page, 'b1');
      await release();
      await expectMarks(page, ['b1']);
    });
  }

  test('does nothing on the board with another button', async ({ page }) => {
    await openBoard(page);
    await square(page, 'd4').click({ button: 'right' });
    await square(page, 'd4').click({ button: 'middle' });
    await click(page, 'a1');
    await expectQueens(page, ['a1']);
  });

  test('paints marks with the mark tool, never over a queen, and one undo takes all back', async ({
    page,
  }) => {
    await openBoard(page);
    await click(page, 'c6');
    await tool(page, 'Mark').click();
    await expect(tool(page, 'Mark')).toHaveAttribute('aria-pressed', 'true');
    const from = await middleOf(page, 'a6');
    const to = await middleOf(page, 'e6');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 20 });
    await page.mouse.up();
    await expectMarks(page, ['a6', 'b6', 'd6', 'e6']);
    await expectQueens(page, ['c6']);
    await tool(page, 'Undo').click();
    await expectMarks(page, []);
    await expectQueens(page, ['c6']);
  });

  test('takes marks away by painting from a marked square', async ({ page }) => {
    await openBoard(page);
    await tool(page, 'Mark').click();
    await click(page, 'a1', 'b1', 'd1');
    await expectMarks(page, ['a1', 'b1', 'd1']);
    const from = await middleOf(page, 'a1');
    const to = await middleOf(page, 'c1');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    await expectMarks(page, ['d1']);
  });
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('moves a queen by dragging it', async ({ page }) => {
    await openBoard(page);
    await tap(page, 'b7');
    const fingers = await Fingers.on(page);
    const [from, to] = [await middleOf(page, 'b7'), await middleOf(page, 'f2')];
    await fingers.down(from);
    await fingers.slide([from], [to]);
    await fingers.up();
    await expectQueens(page, ['f2']);
  });

  test('held down shows the lines through a square until it is lifted, and places nothing', async ({
    page,
  }) => {
    await openBoard(page);
    const fingers = await Fingers.on(page);
    await fingers.down(await middleOf(page, 'd4'));
    await expect(page.locator(LINES)).toBeVisible();
    await fingers.up();
    await expect(page.locator(LINES)).toHaveCount(0);
    await expectQueens(page, []);
  });

  test('places nothing with a drag from an empty square', async ({ page }) => {
    await openBoard(page);
    const fingers = await Fingers.on(page);
    const [from, to] = [await middleOf(page, 'd6'), await middleOf(page, 'd2')];
    await fingers.down(from);
    await fingers.slide([from], [to]);
    await fingers.up();
    await tap(page, 'h1');
    await expectQueens(page, ['h1']);
  });

  test('places nothing with a sideways drag, and does not leave the page', async ({ page }) => {
    await openBoard(page, '7');
    await openBoard(page, '8/10000000');
    await expectQueens(page, ['a8']);
    const fingers = await Fingers.on(page);
    const [from, to] = [await middleOf(page, 'a4'), await middleOf(page, 'h4')];
    await fingers.down(from);
    await fingers.slide([from], [to]);
    await fingers.up();
    // Going back would take the browser some time: the address is checked again after the tap.
    await expect(page).toHaveURL(/#\/play\/8\/10000000-tnn$/);
    await tap(page, 'h1');
    await expectQueens(page, ['a8', 'h1']);
    await expect(page).toHaveURL(/#\/play\/8\/10000008-tnx$/);
  });

  test('places nothing as one of two that pinch', async ({ page }) => {
    await openBoard(page);
    const fingers = await Fingers.on(page);
    const from = [await middleOf(page, 'd5'), await middleOf(page, 'e4')];
    const to = [await middleOf(page, 'b7'), await middleOf(page, 'g2')];
    await fingers.down(from[0]!);
    await fingers.down(...from);
    await fingers.slide(from, to);
    await fingers.up();
    await tap(page, 'h1');
    await expectQueens(page, ['h1']);
  });

  test('taps twice without zooming the page', async ({ page }) => {
    await openBoard(page);
    await tap(page, 'd4', 'd4');
    await expectQueens(page, []);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    // The keyboard goes on from where the finger was.
    await expect(square(page, 'd4')).toHaveAttribute('tabindex', '0');
  });
});

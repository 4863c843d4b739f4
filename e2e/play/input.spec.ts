import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzle } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  click,
  drag,
  expectMarks,
  expectQueens,
  expectSize,
  Fingers,
  middleOf,
  openBoard,
  type Point,
  SOLUTION,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';

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

test('a mouse places, removes and moves queens, shows lines while it is held on an attacked square, and nothing by its other buttons', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'b7');
  await drag(page, 'b7', 'e3');
  await expectQueens(page, ['e3']);

  // Dropped beside the board it stays.
  await square(page, 'e3').hover();
  await page.mouse.down();
  await page.mouse.move(20, 20, { steps: 5 });
  await expect(page.locator('nt-board .dragged')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('nt-board .dragged')).toHaveCount(0);
  await expectQueens(page, ['e3']);

  // On an attacked square: on a free one a queen is supposed.
  await square(page, 'e6').hover();
  await page.mouse.down();
  await expect(page.locator(LINES)).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(LINES)).toHaveCount(0);
  await click(page, 'e3');
  await expectQueens(page, []);

  await square(page, 'd4').click({ button: 'right' });
  await square(page, 'd4').click({ button: 'middle' });
  await expectQueens(page, []);
});

test('the tap after Mark marks, also before the queen before is painted, in Play and in a puzzle', async ({
  page,
}) => {
  for (const address of ['#/play/8', `#/puzzles/${COMPLETE}`]) {
    await page.goto('about:blank');
    await page.goto(`./${address}`);
    await expect(square(page, 'a1')).toBeVisible();
    const release = await holdFrames(page);
    await click(page, 'e3');
    await page.getByRole('button', { name: 'Mark' }).click();
    await click(page, 'b1');
    await release();
    await expectMarks(page, ['b1']);
  }
});

test('the mark tool paints marks, never over a queen, takes them away from a marked square on, and one undo takes a stroke back', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'c6');
  await tool(page, 'Mark').click();
  await expect(tool(page, 'Mark')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, 'a6', 'e6', 20);
  await expectMarks(page, ['a6', 'b6', 'd6', 'e6']);
  await expectQueens(page, ['c6']);
  await drag(page, 'a6', 'd6', 20);
  await expectMarks(page, ['e6']);
  await tool(page, 'Undo').click();
  await tool(page, 'Undo').click();
  await expectMarks(page, []);
  await expectQueens(page, ['c6']);

  // A fast stroke marks every square it crosses, a diagonal one too.
  const row = ['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8'];
  await drag(page, 'a8', 'h8', 1);
  await expectMarks(page, row);
  await drag(page, 'a1', 'e3', 1);
  await expectMarks(page, [...row, 'a1', 'b1', 'b2', 'c2', 'd2', 'd3', 'e3']);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('moves a queen, shows lines while it is held on an attacked square, and places nothing by a drag or a pinch', async ({
    page,
  }) => {
    await openBoard(page, '7');
    await openBoard(page);
    const fingers = await Fingers.on(page);
    const slide = async (from: readonly string[], to: readonly string[]): Promise<void> => {
      const [start, end] = [from, to].map((names) =>
        Promise.all(names.map((name) => middleOf(page, name))),
      ) as [Promise<Point[]>, Promise<Point[]>];
      await fingers.down((await start)[0]!);
      if (from.length > 1) await fingers.down(...(await start));
      await fingers.slide(await start, await end);
      await fingers.up();
    };
    await tap(page, 'b7');
    await slide(['b7'], ['f2']);
    await expectQueens(page, ['f2']);

    await fingers.down(await middleOf(page, 'd4'));
    await expect(page.locator(LINES)).toBeVisible();
    await fingers.up();
    await expect(page.locator(LINES)).toHaveCount(0);

    // From an empty square, and sideways, which leaves the page by itself in some browsers.
    await slide(['d6'], ['d3']);
    await slide(['a4'], ['h4']);
    await slide(['d5', 'e4'], ['b7', 'g3']);
    // A browser that goes back takes some time: the address is looked at after a tap.
    await tap(page, 'h1', 'd4', 'd4');
    await expectSaid(page, /d4 taken back\. 2 placed\./);
    await expectQueens(page, ['f2', 'h1']);
    await expect(page).toHaveURL(/#\/play\/8\//);
    // Two taps in the same place do not zoom, and the keyboard goes on from there.
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    await expect(square(page, 'd4')).toHaveAttribute('tabindex', '0');
  });
});

const SEVEN = SOLUTION.slice(0, 7);

/** Holds a key: the first press, and as many more as the keyboard repeats. */
async function holdKey(page: Page, key: string, repeats: number): Promise<void> {
  for (let press = 0; press <= repeats; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('held keys and keys between dialogs do what they should', async ({ page, step }) => {
  const keys = page.getByRole('dialog', { name: 'All keys' });

  await step('a held key repeats nothing on the board but moves of the focus', async () => {
    await openBoard(page);
    await square(page, 'a8').focus();
    await holdKey(page, 'x', 1);
    await expectMarks(page, ['a8']);
    await holdKey(page, ']', 2);
    await expectSize(page, 9);
  });

  await step('held arrows move on, and held U and Shift+U undo and redo step by step', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, ...SEVEN);
    await square(page, 'd4').focus();
    await holdKey(page, 'ArrowRight', 2);
    await expect(square(page, 'g4')).toBeFocused();
    await holdKey(page, 'u', 3);
    await expectQueens(page, SEVEN.slice(0, 3));
    await page.keyboard.down('Shift');
    await holdKey(page, 'U', 2);
    await page.keyboard.up('Shift');
    await expectQueens(page, SEVEN.slice(0, 6));
  });

  for (const { board, open } of [
    { board: 'Play', open: () => openBoard(page, '5/00000') },
    { board: 'a puzzle', open: () => openPuzzle(page, COMPLETE) },
  ]) {
    await step(`over the open menu of ${board} the keys of the board rest`, async () => {
      await open();
      await click(page, 'e3');
      await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
      const menu = page.locator('#more');
      await page.getByRole('button', { name: /^More/ }).click();
      await expect(menu).toBeVisible();
      // The last lists all keys.
      for (const key of ['c', 'u', '?']) await page.keyboard.press(key);
      await expect(keys).toBeVisible();
      await expect(menu).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
    });
  }

  await step('a key pressed in the moment a dialog is closed is not lost', async () => {
    await openBoard(page);
    const boards = page.getByRole('dialog', { name: 'Choose a board' });
    for (const { open, dialog, next } of [
      { open: () => page.keyboard.press('?'), dialog: keys, next: ']' },
      {
        open: () => page.getByRole('button', { name: 'Board 9 by 9, change' }).click(),
        dialog: boards,
        next: '?',
      },
    ]) {
      await open();
      // The browser fires `close` in a task of its own: the next key may come before it.
      const close = dialog.getByRole('button', { name: 'Close' });
      await close.evaluate((button: HTMLElement, key) => {
        button.click();
        const press = new KeyboardEvent('keydown', { key, bubbles: true, composed: true });
        document.body.dispatchEvent(press);
      }, next);
      await expectSize(page, 9);
    }
    await expect(keys).toBeVisible();
  });
});

test('in the Lab held keys step on and back, and other held keys act once', async ({ page }) => {
  await page.goto('./#/lab/backtracking/8');
  const step = page.getByRole('slider', { name: 'Step' });
  await expect(step).toHaveAttribute('aria-valuetext', /^Step 0 of [\d,]+ · /);
  await holdKey(page, '.', 3);
  await expect(step).toHaveValue('4');
  await holdKey(page, ',', 1);
  await expect(step).toHaveValue('2');
  await step.focus();
  await holdKey(page, 'ArrowRight', 2);
  await expect(step).toHaveValue('5');

  const speed = page.getByRole('combobox', { name: 'Speed' });
  await expect(speed).toHaveValue('600 steps a second');
  await holdKey(page, '<', 1);
  await expect(speed).toHaveValue('60 steps a second');
  await holdKey(page, 'p', 1);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

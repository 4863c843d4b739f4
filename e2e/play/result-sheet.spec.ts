import type { Page } from '@playwright/test';
import { challengeQuery } from '../../src/core/routes/challenge.ts';
import { allOf, backupOf, drop, play, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  openPuzzle,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import { askWhy, hint } from '../helpers/solver-steps.ts';
import {
  click,
  expectFound,
  expectQueens,
  expectSize,
  Fingers,
  insight,
  openBoard,
  result,
  SOLUTION,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';

const SMALL = ['b4', 'd3', 'a2', 'c1'] as const;

const close = (page: Page) => result(page).getByRole('button', { name: 'Close' });

/** Opens 4 × 4 and solves it, whatever stands there. */
async function solveBoard(page: Page): Promise<void> {
  await openBoard(page, '4');
  await page.keyboard.press('c');
  await click(page, ...SMALL);
  await expect(result(page)).toBeVisible();
}

/** Opens a puzzle and solves it, whatever stands there. */
async function solvePuzzle(page: Page): Promise<void> {
  await openPuzzle(page, COMPLETE);
  await page.keyboard.press('c');
  await click(page, ...COMPLETE_REST);
  await expect(result(page)).toBeVisible();
}

test('the sheet of a finished board is whole, and closes without doing anything else', async ({
  page,
  step,
}) => {
  const places = {
    nowhere: () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
    'the board': () => square(page, 'a1').focus(),
    'the tabs': () => page.getByRole('navigation').getByRole('link').last().focus(),
    'a button of the screen': () => page.getByRole('button', { name: /^More/ }).focus(),
    'the sheet': () => result(page).getByRole('button').last().focus(),
    'a notice': async () => {
      await result(page)
        .getByRole('button', { name: /^Share/ })
        .click();
      await page.locator('nt-notice button').last().focus();
    },
  };
  for (const solve of [solveBoard, solvePuzzle]) {
    for (const [place, focus] of Object.entries(places)) {
      const board = solve === solveBoard ? 'a board' : 'a puzzle';
      await step(`Escape closes that of ${board} with the focus on ${place}`, async () => {
        await solve(page);
        await focus();
        await page.keyboard.press('Escape');
        await expect(result(page)).toHaveCount(0);
      });
    }
  }

  await step('Space, Enter, Escape and the Close button change no square', async () => {
    await solveBoard(page);
    for (const key of ['Space', 'Enter']) {
      await expect(result(page)).toBeVisible();
      await square(page, 'b4').focus();
      await page.keyboard.press(key);
      await expect(result(page)).toHaveCount(0);
      await expectQueens(page, SMALL);
      await page.keyboard.press(key);
      await expectQueens(page, SMALL.slice(1));
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Escape');
    await expect(result(page)).toHaveCount(0);
    await expectQueens(page, SMALL);
    await expectFound(page, '1 of 2');

    await solvePuzzle(page);
    await close(page).press('Enter');
    await expect(result(page)).toHaveCount(0);
    await expectQueens(page, COMPLETE_REST);
    // Hint on a solved puzzle brings its sheet back.
    await page.keyboard.press('h');
    await expect(result(page)).toContainText('solved');
  });

  for (const { what, open, answer } of [
    { what: 'a board', open: () => openBoard(page), answer: SOLUTION },
    { what: 'a puzzle', open: () => openPuzzle(page, REGIONS), answer: REGIONS_ANSWER },
  ]) {
    await step(`that of ${what} is whole in three windows, and covers no square`, async () => {
      await open();
      await click(page, ...answer);
      await expect(result(page)).toBeVisible();
      for (const [width, height] of [
        [360, 564],
        [360, 640],
        [390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        const sheet = page.locator('.sheet');
        const board = (await page.locator('nt-board .view').boundingBox())!;
        const box = (await sheet.boundingBox())!;
        expect(board.y + board.height).toBeLessThanOrEqual(box.y);
        expect(board.width).toBeGreaterThan(160);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(await sheet.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
      }
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger finds the board as it left it', async ({ page, step }) => {
    await step(
      'no square has a ring on a board that a link opens, until a key is used',
      async () => {
        const ring = () =>
          page
            .locator('nt-board [role=gridcell]:focus')
            .evaluateAll((cells) =>
              Math.max(0, ...cells.map((cell) => parseFloat(getComputedStyle(cell).outlineWidth))),
            );
        await page.goto('./#/settings');
        for (const open of [() => openBoard(page, '5'), () => openPuzzle(page, REGIONS)]) {
          await open();
          await expect(page.getByRole('grid')).toBeVisible();
          expect(await ring()).toBe(0);
          await tap(page, 'b4');
          expect(await ring()).toBe(0);
          await square(page, 'b4').focus();
          await page.keyboard.press('ArrowRight');
          expect(await ring()).toBe(3);
          await tap(page, 'c1');
          expect(await ring()).toBe(0);
        }
      },
    );

    await step('the first tap on a finished board or puzzle only closes its sheet', async () => {
      await openBoard(page, '4');
      await page.keyboard.press('c');
      await tap(page, ...SMALL);
      await expect(result(page)).toBeVisible();
      await tap(page, 'a4');
      await expect(result(page)).toHaveCount(0);
      await expectQueens(page, SMALL);
      await expectFound(page, '1 of 2');
      await tap(page, 'b4');
      await expectQueens(page, SMALL.slice(1));

      await openPuzzle(page, COMPLETE);
      await tap(page, ...COMPLETE_REST);
      await expect(result(page)).toBeVisible();
      await tap(page, 'e3');
      await expect(result(page)).toHaveCount(0);
      await expectQueens(page, COMPLETE_REST);
      await tap(page, 'e3');
      await expectQueens(page, COMPLETE_REST.slice(1));
    });

    await step('a hint is dragged down to its title and up again', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openBoard(page);
      await page.keyboard.press('c');
      await tap(page, 'f5', 'b4');
      await tool(page, 'Hint').tap();
      const title = hint(page).getByRole('heading');
      await expect(tool(page, 'Undo')).toBeVisible();
      const fingers = await Fingers.on(page);
      const drag = async (by: number): Promise<void> => {
        const { x, y, height } = (await title.boundingBox())!;
        const from = { x: x + 20, y: y + height / 2 };
        await fingers.down(from);
        await fingers.slide([from], [{ x: from.x, y: from.y + by }], 4);
        await fingers.up();
      };
      await drag(90);
      await expect(hint(page).getByRole('button', { name: 'Unfold the sheet' })).toBeVisible();
      await expect(hint(page).getByRole('button', { name: 'Where' })).toHaveCount(0);
      await expect(title).toBeVisible();
      // The tool that was under it can be used.
      await tool(page, 'Undo').click({ trial: true });
      await drag(-90);
      await expect(hint(page).getByRole('button', { name: 'Where' }).first()).toBeVisible();
    });
  });
});

test('the sheet of a challenge in a low window covers no square, and is scrolled to its times', async ({
  page,
}) => {
  for (const [path, rest] of [
    [COMPLETE, COMPLETE_REST],
    [REGIONS, REGIONS_ANSWER],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPuzzle(page, path + challengeQuery({ seconds: 1, help: [2] }));
    await click(page, ...rest);
    await expect(result(page)).toContainText('Your friend’s help: 2 hints.');
    const { y, height } = (await page.locator('nt-board .view').boundingBox())!;
    const sheet = (await page.locator('nt-solved-sheet').boundingBox())!;
    expect(sheet.y).toBeGreaterThanOrEqual(y + height);
    const actions = result(page).locator('.actions');
    await expect(actions).toBeInViewport({ ratio: 1 });
    await page.mouse.move(180, sheet.y + 60);
    await page.mouse.wheel(0, 400);
    // The lower edge of the last figure is above the actions, which stay at the bottom of the sheet.
    const bottom = async (): Promise<number> => {
      const box = (await result(page).locator('dd').last().boundingBox())!;
      return box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual((await actions.boundingBox())!.y);
  }
});

test('a board leads on once its sheet is closed', async ({ page, step }) => {
  const thread = page.locator('nt-board .thread');
  const tools = page.getByRole('toolbar');

  await step('below a solved board the thread stays and two buttons lead on', async () => {
    await solveBoard(page);
    await close(page).click();
    await expect(page.locator('nt-play .pips.gold')).toBeVisible();
    // All of that is there in the next visit too.
    for (let visit = 1; visit <= 2; visit++) {
      await expect(tools).toHaveCount(0);
      await expect(thread).toHaveCount(1);
      await expect(insight(page)).toHaveText('Solution 1 of 2');
      if (visit === 1) await page.reload();
    }
    await page.getByRole('button', { name: 'Turn or mirror' }).click();
    await expectQueens(page, []);
    await page.keyboard.press('Escape');
    await expectQueens(page, SMALL);
    await page.getByRole('button', { name: 'Find another' }).click();
    await expectQueens(page, []);
    await expect(tools).toBeVisible();

    // After the last solution, the next size.
    await click(page, 'c4', 'a3', 'd2', 'b1');
    await expectFound(page, '2 of 2');
    await close(page).click();
    await expect(page.getByRole('link', { name: 'View all' })).toBeVisible();
    await page.getByRole('button', { name: 'Play 5 × 5' }).click();
    await expectSize(page, 5);
  });

  await step('below a solved puzzle, to its result and to all puzzles', async () => {
    await solvePuzzle(page);
    await close(page).click();
    await expect(tools).toHaveCount(0);
    await expect(thread).toHaveCount(1);
    await expect(page.locator('nt-puzzle-play .insight p')).toContainText('Solved');
    await page.getByRole('button', { name: 'Result' }).click();
    await expect(result(page)).toContainText('Fill in solved');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  });

  await step('half of the solutions of a size is said once', async () => {
    const [half, ...others] = allOf(5);
    await openBoard(page, '5');
    await store(page, others.slice(0, 4));
    await page.reload();
    await expectFound(page, '4 of 10');
    await play(page, half!);
    await expect(result(page)).toContainText('Half of them!');
    await expect(result(page).getByText(/half/i)).toHaveCount(1);
  });

  await step('solutions that come while the sheet is open leave it with a way on', async () => {
    await openBoard(page, '6');
    await play(page, allOf(6)[0]!);
    await expect(result(page)).toContainText('Solution 1 of 4');
    await drop(page, backupOf(allOf(6)));
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(result(page).getByRole('link', { name: 'View all' })).toBeVisible();
    await expect(result(page)).toContainText('All 4 rotations and reflections');
  });
});

test('a hint folds, and leads back from a wrong queen', async ({ page, step }) => {
  await step('it is folded down to its title by a button and unfolded by it', async () => {
    await openBoard(page);
    await click(page, 'a4', 'b2', 'c7', 'd5');
    await page.keyboard.press('h');
    const fold = hint(page).getByRole('button', { name: 'Fold the sheet' });
    await fold.press('Enter');
    await expect(hint(page).getByRole('heading')).toBeVisible();
    await expect(hint(page).getByRole('list')).toHaveCount(0);
    await hint(page).getByRole('button', { name: 'Unfold the sheet' }).press('Enter');
    await expect(hint(page).getByRole('list', { name: 'Hint strength' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(hint(page)).toHaveCount(0);
  });

  await step('about a wrong queen it goes back to the last good position', async () => {
    await openPuzzle(page, COMPLETE);
    await click(page, 'e3', 'b1');
    await square(page, 'd2').focus();
    await page.keyboard.press('x');
    await askWhy(page);
    await hint(page).getByRole('button', { name: 'Undo 2 steps' }).click();
    await expectQueens(page, ['e3']);
    await expect(hint(page)).toHaveCount(0);

    await page.keyboard.press('Shift+U');
    await expectQueens(page, ['e3', 'b1']);
    await page.keyboard.press('h');
    await expect(hint(page).getByRole('button', { name: 'Undo 1 step' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo 1', exact: true }).press('Enter');
    await expectQueens(page, ['e3']);
    // The keyboard goes on at the board.
    await expect(page.locator('nt-board [role=gridcell]:focus')).toHaveCount(1);
  });
});

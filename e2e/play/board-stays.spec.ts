import type { Page } from '@playwright/test';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import type { Step } from '../helpers/journey.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  GUARD,
  GUARD_ANSWER,
  openPuzzle,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import { askWhy, expectRung, hint } from '../helpers/solver-steps.ts';
import {
  click,
  expectQueens,
  insight,
  openBoard,
  result,
  setLanguage,
  SOLUTION,
} from '../helpers/steps.ts';

/** Runs a step in each window of these names. */
async function inWindows(
  { page, step }: { readonly page: Page; readonly step: Step },
  names: readonly string[],
  promise: string,
  body: () => Promise<void>,
): Promise<void> {
  for (const name of names) {
    await step(`at ${name} ${promise}`, async () => {
      const [width, height] = name.split(' × ').map(Number);
      await page.setViewportSize({ width: width!, height: height! });
      await body();
    });
  }
}

/** The boxes of the board, of three squares and of all coordinates, in CSS pixels of the window. */
function boxes(page: Page): Promise<string[]> {
  const cells = [0, 5, 11].map((number) => `nt-board .cell[data-square="${number}"]`);
  const all = ['nt-board', 'nt-board .view', 'nt-board .coordinate', ...cells].join();
  return page.locator(all).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${element.getAttribute('data-square')}: ${x} ${y} ${width} ${height}`;
    }),
  );
}

/** Returns true if something lies over a square of the board. */
async function coversSquares(page: Page, selector: string): Promise<boolean> {
  const over = (await page.locator(selector).boundingBox())!;
  const board = (await page.locator('nt-board .view').boundingBox())!;
  return (
    over.x < board.x + board.width &&
    over.x + over.width > board.x &&
    over.y < board.y + board.height &&
    over.y + over.height > board.y
  );
}

const GAMES = [
  {
    game: 'free play',
    windows: ['390 × 844', '844 × 390'],
    open: (page: Page) => openBoard(page),
    begin: ['f5', 'b4'],
    conflict: ['a1', 'a8'],
    tell: (page: Page) => page.keyboard.press('r'),
    solution: SOLUTION,
  },
  {
    game: 'a puzzle',
    windows: ['360 × 640', '1280 × 800'],
    open: (page: Page) => openPuzzle(page, COMPLETE),
    begin: [],
    conflict: ['a1'],
    tell: async (page: Page) => {
      await page.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('button', { name: 'Start over', exact: true }).click();
    },
    solution: COMPLETE_REST,
  },
] as const;

test('the board stays where it is, whatever is shown beside it', async ({ page, step }) => {
  const at = { page, step };
  for (const { game, windows, open, begin, conflict, tell, solution } of GAMES) {
    const promise = `the board of ${game} stays through hint, conflict, notice and result`;
    await inWindows(at, windows, promise, async () => {
      await open(page);
      await page.keyboard.press('c');
      await click(page, ...begin);
      const before = await boxes(page);
      const expectStill = async (): Promise<void> => expect(await boxes(page)).toEqual(before);
      for (const rung of ['Nudge', 'Where', 'Why'] as const) {
        await page.keyboard.press('h');
        await expectRung(page, rung);
        await expectStill();
        expect(await coversSquares(page, 'nt-hint-sheet')).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(hint(page)).toHaveCount(0);
      await expectStill();

      await click(page, ...conflict);
      await expect(page.locator('.insight p .wrong')).toBeVisible();
      await expectStill();
      await page.keyboard.press('h');
      await expectRung(page, 'Nudge');
      await expectStill();
      await page.keyboard.press('Escape');
      await tell(page);
      await expect(page.locator('nt-notice')).toBeVisible();
      await expectStill();
      expect(await coversSquares(page, 'nt-notice')).toBe(false);

      await page.keyboard.press('c');
      await click(page, ...solution);
      await expect(result(page)).toBeVisible();
      await expectStill();
      await page.keyboard.press('Escape');
      await expect(result(page)).toHaveCount(0);
      await expectStill();
    });
  }

  await inWindows(at, ['360 × 640'], 'a hint leaves the whole board in view', async () => {
    for (const path of ['8/00000102', '12/500003100007']) {
      await openBoard(page, path);
      await askWhy(page);
      expect(await coversSquares(page, 'nt-hint-sheet')).toBe(false);
      await expect(page.locator('nt-board .view')).toBeInViewport({ ratio: 1 });
    }
  });

  await step('the buttons of a long hint are in view beside the board', async () => {
    await page.setViewportSize({ width: 900, height: 600 });
    await openBoard(page);
    await page.keyboard.press('c');
    // No solution that was found has these queens.
    await click(page, 'h8', 'd7', 'a6');
    await askWhy(page);
    const buttons = hint(page).locator('.actions .button');
    await expect(buttons).toHaveCount(2);
    for (const viewport of [
      { width: 900, height: 600 },
      { width: 1280, height: 650 },
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      // The tools stay free where there is room for a card below them.
      if (viewport.height >= 800) {
        await page.getByRole('button', { name: 'Check', exact: true }).click({ trial: true });
      }
      // The card scrolls, not the page.
      await hint(page).locator('.legend').scrollIntoViewIfNeeded();
      await expect(page.locator('nt-play header').first()).toBeInViewport({ ratio: 1 });
    }

    // On an upright tablet they are clear of its corner.
    await page.setViewportSize({ width: 768, height: 1024 });
    const corner = (await hint(page).getByRole('button', { name: 'Close hint' }).boundingBox())!;
    const action = (await buttons.last().boundingBox())!;
    expect(action.y).toBeGreaterThanOrEqual(corner.y + corner.height);
  });
});

for (const [language, count, played, milliseconds, regions] of [
  ['en', 'of 3', 'a moment', 0, { width: 390, height: 664 }],
  ['de', 'von 3', 'minutes', 72_000, { width: 360, height: 640 }],
] as const) {
  test(`the board of a puzzle stays when it is solved after ${played}, and those of a day (${language})`, async ({
    page,
    step,
  }) => {
    const day = '2026-11-21';
    await page.clock.install({ time: new Date(`${day}T12:00:00`) });
    await page.setViewportSize({ width: 360, height: 640 });
    /** Solves the open puzzle after some time, and expects its board where it was. */
    const solve = async (answer: readonly string[], time: number): Promise<void> => {
      await click(page, ...answer.slice(0, -1));
      await page.clock.runFor(time);
      const before = await boxes(page);
      await click(page, ...answer.slice(-1));
      await expect(page.locator('nt-solved-sheet, nt-day-end-sheet')).toBeVisible();
      expect(await boxes(page)).toEqual(before);
    };
    for (const [path, answer] of [
      [COMPLETE, COMPLETE_REST],
      [REGIONS, REGIONS_ANSWER],
      [GUARD, GUARD_ANSWER],
    ] as const) {
      await step(`the board of ${path} stays`, async () => {
        await openPuzzle(page, path);
        await solve(answer, milliseconds);
      });
    }
    await step('the board of each puzzle of a day stays', async () => {
      await setLanguage(page, language);
      // Fill in is the last: its board leaves the end of the day the least room.
      for (const kind of ['guard', 'regions', 'complete'] as const) {
        await page.setViewportSize(kind === 'regions' ? regions : { width: 360, height: 640 });
        await openDayPuzzle(page, day, kind);
        await solve(dayAnswer(day, kind).rest, 72_000);
        const last = page.locator('nt-day-end-sheet .times a').last();
        if (kind === 'complete') await expect(last).toBeInViewport({ ratio: 1 });
        else await expect(page.locator('nt-solved-sheet')).toContainText(count);
      }
    });
  });
}

test.describe('where solutions are counted at each move', () => {
  test.use({ ways: 'each-move' });

  test('a dead end moves no tool and hides no label', async ({ page, step }) => {
    const tools = page.getByRole('toolbar', { name: 'Board tools' }).locator('button');
    const places = (): Promise<string[]> =>
      tools.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const windows = ['360 × 564', '360 × 640', '390 × 844', '844 × 390', '1280 × 800'];
    await inWindows({ page, step }, windows, 'a dead end moves no tool', async () => {
      await openBoard(page);
      await page.keyboard.press('c');
      const before = await places();
      await click(page, 'f5', 'b4', 'a1', 'd8');
      await expect(insight(page)).toHaveText('Dead end');
      const which = page.getByRole('button', { name: 'Which one?' });
      await expect(which).toBeInViewport({ ratio: 1 });
      for (const one of await tools.all()) await expect(one).toBeInViewport({ ratio: 1 });
      expect(await places()).toEqual(before);
      await which.click();
      await page.getByRole('button', { name: 'Take them back' }).click();
      await expectQueens(page, ['f5', 'b4']);
      expect(await places()).toEqual(before);
    });

    for (const [language, which] of [
      ['en', 'Which one?'],
      ['de', 'Welche?'],
    ] as const) {
      await step(`at 1280 × 800 the answer has its buttons in one row (${language})`, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openBoard(page);
        await setLanguage(page, language);
        await page.keyboard.press('c');
        await click(page, 'f5', 'b4', 'a1', 'd8');
        await page.getByRole('button', { name: which }).click();
        const [first, second] = await page.locator('nt-hint-sheet .actions button').all();
        await expect(second!).toBeVisible();
        expect((await first!.boundingBox())!.y).toBe((await second!.boundingBox())!.y);
      });
    }
  });
});

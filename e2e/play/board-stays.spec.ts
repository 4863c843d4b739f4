import type { Page } from '@playwright/test';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
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
import { click, expectQueens, openBoard, result, SOLUTION, square } from '../helpers/steps.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 360, height: 564 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Returns all windows if the whole is asked for, else those with these names. */
function windows(...names: readonly string[]): readonly (typeof WINDOWS)[number][] {
  return WINDOWS.filter(
    ({ width, height }) =>
      process.env['WHOLE'] !== undefined || names.includes(`${width} × ${height}`),
  );
}

/** The boxes of the board, of three squares and of all coordinates, in CSS pixels of the window. */
function boxes(page: Page, squares: readonly number[]): Promise<string[]> {
  const cells = squares.map((number) => `nt-board .cell[data-square="${number}"]`);
  const all = ['nt-board', 'nt-board .view', 'nt-board .coordinate', ...cells].join();
  return page.locator(all).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${element.getAttribute('data-square')}: ${x} ${y} ${width} ${height}`;
    }),
  );
}

/** Returns true if the open sheet lies over a square of the board. */
async function coversSquares(page: Page): Promise<boolean> {
  const sheet = (await page.locator('nt-hint-sheet').boundingBox())!;
  const board = (await page.locator('nt-board .view').boundingBox())!;
  return (
    sheet.x < board.x + board.width &&
    sheet.x + sheet.width > board.x &&
    sheet.y < board.y + board.height &&
    sheet.y + sheet.height > board.y
  );
}

test('board, squares and coordinates of free play stay through hint, conflict, notice and result', async ({
  page,
}) => {
  for (const viewport of windows('390 × 844', '844 × 390')) {
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await openBoard(page);
      await page.keyboard.press('c');
      await click(page, 'f5', 'b4');
      const before = await boxes(page, [0, 28, 63]);
      const expectStill = async (): Promise<void> =>
        expect(await boxes(page, [0, 28, 63])).toEqual(before);

      for (const rung of ['Nudge', 'Where', 'Why'] as const) {
        await page.keyboard.press('h');
        await expectRung(page, rung);
        await expectStill();
        expect(await coversSquares(page)).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(hint(page)).toHaveCount(0);
      await expectStill();

      await click(page, 'a1', 'a8');
      await expect(page.locator('.insight p .wrong')).toBeVisible();
      await expectStill();
      await page.keyboard.press('r');
      await expect(page.locator('nt-notice')).toBeVisible();
      await expectStill();
      await page.keyboard.press('h');
      await expectRung(page, 'Nudge');
      await expectStill();
      await page.keyboard.press('Escape');

      await page.keyboard.press('c');
      await click(page, ...SOLUTION);
      await expect(result(page)).toBeVisible();
      await expectStill();
      await page.keyboard.press('Escape');
      await expect(result(page)).toHaveCount(0);
      await expectStill();
    });
  }
});

test('board, squares and coordinates of a puzzle stay through hint, conflict, notice and result', async ({
  page,
}) => {
  await openPuzzle(page, COMPLETE);
  for (const viewport of windows('360 × 640', '1280 × 800')) {
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      const before = await boxes(page, [0, 12, 24]);
      const expectStill = async (): Promise<void> =>
        expect(await boxes(page, [0, 12, 24])).toEqual(before);

      await askWhy(page);
      await expectStill();
      expect(await coversSquares(page)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(hint(page)).toHaveCount(0);
      await expectStill();

      await square(page, 'a1').click();
      await expect(page.locator('.insight p .wrong')).toBeVisible();
      await expectStill();
      await page.keyboard.press('h');
      await expectRung(page, 'Nudge');
      await expectStill();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('button', { name: 'Start over', exact: true }).click();
      await expect(page.locator('nt-notice')).toBeVisible();
      await expectStill();

      await click(page, ...COMPLETE_REST);
      await expect(result(page)).toBeVisible();
      await expectStill();
      await page.keyboard.press('Escape');
      await expect(result(page)).toHaveCount(0);
      await expectStill();
      // For the next window.
      await page.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('button', { name: 'Start over', exact: true }).click();
    });
  }
});

for (const [played, milliseconds] of [
  ['a moment', 0],
  ['minutes', 72_000],
] as const) {
  test(`the board of a puzzle stays when it is solved after ${played}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [path, answer, isChallenge] of [
      [COMPLETE, COMPLETE_REST, true],
      [REGIONS, REGIONS_ANSWER, true],
      [GUARD, GUARD_ANSWER, false],
    ] as const) {
      await openPuzzle(page, path);
      await click(page, ...answer.slice(0, -1));
      await page.clock.runFor(milliseconds);
      const before = await boxes(page, [0, 5, 11]);
      await click(page, ...answer.slice(-1));
      await expect(result(page)).toBeVisible();
      expect(await boxes(page, [0, 5, 11]), path).toEqual(before);
      if (milliseconds === 0 || !isChallenge) continue;
      const challenge = result(page).getByRole('button', { name: 'Challenge a friend' });
      await expect(challenge).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const viewport of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
]) {
  const { width, height } = viewport;
  test(`at ${width} × ${height} the board of a puzzle of the day stays when it is solved`, async ({
    page,
  }) => {
    const day = '2026-11-21';
    const { rest } = dayAnswer(day, 'regions');
    await page.clock.install({ time: new Date(`${day}T12:00:00`) });
    await page.setViewportSize(viewport);
    await openDayPuzzle(page, day, 'regions');
    await click(page, ...rest.slice(0, -1));
    await page.clock.runFor(72_000);
    const before = await boxes(page, [0, 5, 11]);
    await click(page, ...rest.slice(-1));
    await expect(result(page)).toContainText('1 of 3 today');
    expect(await boxes(page, [0, 5, 11])).toEqual(before);
  });
}

for (const { language, count } of [
  { language: 'en', count: 'of 3' },
  { language: 'de', count: 'von 3' },
]) {
  test(`at 360 × 640 the board of each puzzle of a day stays when it is solved (${language})`, async ({
    page,
  }) => {
    const day = '2026-11-21';
    await page.clock.install({ time: new Date(`${day}T12:00:00`) });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript((chosen) => {
      const settings = { taught: true, ways: 'asked', language: chosen };
      localStorage.setItem('ninety-two-settings', JSON.stringify(settings));
    }, language);
    // Fill in is the last: its board leaves the end of the day the least room.
    for (const kind of ['guard', 'regions', 'complete'] as const) {
      const { rest } = dayAnswer(day, kind);
      await openDayPuzzle(page, day, kind);
      await click(page, ...rest.slice(0, -1));
      await page.clock.runFor(72_000);
      const before = await boxes(page, [0, 5, 11]);
      await click(page, ...rest.slice(-1));
      const end = page.locator('nt-day-end-sheet');
      if (kind === 'complete')
        await expect(end.getByRole('row').last()).toBeInViewport({ ratio: 1 });
      else await expect(page.locator('nt-solved-sheet')).toContainText(count);
      expect(await boxes(page, [0, 5, 11])).toEqual(before);
    }
  });
}

test.describe('where solutions are counted at each move', () => {
  test.use({ ways: 'each-move' });

  for (const { language, which } of [
    { language: 'en', which: 'Which one?' },
    { language: 'de', which: 'Welche?' },
  ]) {
    test(`at 1280 × 800 the answer has its two buttons in one row (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.addInitScript((chosen) => {
        const settings = { taught: true, ways: 'each-move', language: chosen };
        localStorage.setItem('ninety-two-settings', JSON.stringify(settings));
      }, language);
      await openBoard(page);
      await click(page, 'f5', 'b4', 'a1', 'd8');
      await page.getByRole('button', { name: which }).click();
      const [first, second] = await page.locator('nt-hint-sheet .actions button').all();
      await expect(second!).toBeVisible();
      expect((await first!.boundingBox())!.y).toBe((await second!.boundingBox())!.y);
    });
  }

  test('a dead end moves no tool and hides no label, however low the window', async ({ page }) => {
    const tools = page.getByRole('toolbar', { name: 'Board tools' }).locator('button');
    const places = (): Promise<string[]> =>
      tools.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    for (const viewport of windows(
      '360 × 564',
      '360 × 640',
      '390 × 844',
      '844 × 390',
      '1280 × 800',
    )) {
      await test.step(`${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        await openBoard(page);
        await page.keyboard.press('c');
        const before = await places();
        await click(page, 'f5', 'b4', 'a1', 'd8');
        await expect(page.locator('nt-play .insight p')).toHaveText('Dead end');
        const which = page.getByRole('button', { name: 'Which one?' });
        await expect(which).toBeInViewport({ ratio: 1 });
        for (const one of await tools.all()) await expect(one).toBeInViewport({ ratio: 1 });
        expect(await places()).toEqual(before);
        await which.click();
        await page.getByRole('button', { name: 'Take them back' }).click();
        await expectQueens(page, ['f5', 'b4']);
        expect(await places()).toEqual(before);
      });
    }
  });
});

test('a notice is never on the board, and one without an action leaves with the next tap', async ({
  page,
}) => {
  for (const viewport of windows('360 × 564', '390 × 844', '844 × 390')) {
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await openPuzzle(page, COMPLETE);
      await page.keyboard.press('c');
      const shown = page.locator('nt-notice');
      const isOnBoard = async (): Promise<boolean> => {
        const [box, board] = await Promise.all([
          shown.boundingBox(),
          page.locator('nt-board .view').boundingBox(),
        ]);
        return (
          box!.x < board!.x + board!.width &&
          box!.y < board!.y + board!.height &&
          box!.y + box!.height > board!.y
        );
      };
      const tell = (): Promise<boolean> =>
        page.locator('nt-puzzle-play').evaluate((screen) => {
          const event = new Event('nt-notice', { bubbles: true, composed: true });
          return screen.dispatchEvent(
            Object.assign(event, { notice: { text: () => 'Link copied.' } }),
          );
        });
      await tell();
      expect(await isOnBoard()).toBe(false);
      await click(page, 'e3');
      await expect(shown).toHaveCount(0);
      await page.keyboard.press('h');
      await expectRung(page, 'Nudge');
      await tell();
      expect(await isOnBoard()).toBe(false);
      await page.keyboard.press('Escape');
      await click(page, 'e3');
      await expect(shown).toHaveCount(0);
    });
  }
});

test('the buttons of a long hint are in view beside the board, and clear of its corner on an upright tablet', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'a8', 'e7', 'h6');
  await page.setViewportSize({ width: 900, height: 600 });
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
    await expect(page.locator('nt-play header')).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 768, height: 1024 });
  const corner = (await hint(page).getByRole('button', { name: 'Close hint' }).boundingBox())!;
  const action = (await buttons.last().boundingBox())!;
  expect(action.y).toBeGreaterThanOrEqual(corner.y + corner.height);
});

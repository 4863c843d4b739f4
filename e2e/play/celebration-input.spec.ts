import type { Page } from '@playwright/test';
import { allOf } from '../helpers/collection-data.ts';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  openPuzzle,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import { finishAnimations, slowAnimations } from '../helpers/slow-animations.ts';
import { keepDays } from '../helpers/solved-days.ts';
import { tapAt } from '../helpers/presses.ts';
import {
  click,
  expectQueens,
  openBoard,
  result,
  square,
  tap,
  tool,
  type Point,
} from '../helpers/steps.ts';

const SMALL = ['b4', 'd3', 'a2', 'c1'] as const;

const thread = (page: Page) => page.locator('nt-board .thread');

/** Finishes the 4 × 4 board by Space, and keeps it pressed. */
async function placeLastByKey(page: Page): Promise<void> {
  await openBoard(page, '4');
  await click(page, ...SMALL.slice(0, 3));
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.down('Space');
}

/** Waits for the sheet over a board on which nothing has changed. */
async function expectOnlySkipped(page: Page, queens: readonly string[]): Promise<void> {
  await expect(result(page)).toBeVisible();
  await expectQueens(page, queens);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('an input during a celebration skips it and does nothing else', async ({ page, step }) => {
  await slowAnimations(page);
  let number = 0;
  /** Finds another solution of 7 × 7 by mouse, one of 28, and waits for its celebration. Returns its queens. */
  const celebrate = async (): Promise<string[]> => {
    const [step, first] = [2 + Math.floor(number / 7), number++ % 7];
    const queens = [7, 6, 5, 4, 3, 2, 1].map(
      (row, y) => `${'abcdefg'[(y * step + first) % 7]}${row}`,
    );
    await openBoard(page, '7/0000000');
    await click(page, ...queens);
    await expect(thread(page)).toBeAttached();
    await expect(result(page)).toHaveCount(0);
    return queens;
  };

  for (const key of ['c', ']', '2', '?', 'Enter', 'Shift']) {
    await step(`the key ${key} does nothing else`, async () => {
      const queens = await celebrate();
      const before = page.url();
      await page.keyboard.press(key);
      await expectOnlySkipped(page, queens);
      expect(page.url()).toBe(before);
    });
  }

  for (const key of ['Space', 'u']) {
    await step(`the key ${key} does nothing else while it is held`, async () => {
      const queens = await celebrate();
      await page.keyboard.down(key);
      await expect(result(page)).toBeVisible();
      await page.keyboard.down(key);
      await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expectOnlySkipped(page, queens);
      if (key === 'Space') return;
      // It works when pressed again, once the sheet stands.
      await finishAnimations(page);
      await page.keyboard.press(key);
      await expect(result(page)).toHaveCount(0);
      await expect(page.getByRole('gridcell', { name: 'queen' })).toHaveCount(6);
    });
  }

  await step('the key that places the last queen skips nothing while it is held', async () => {
    await placeLastByKey(page);
    await expect(thread(page)).toBeAttached();
    await page.keyboard.down('Space');
    await expect(result(page)).toHaveCount(0);
    await page.keyboard.up('Space');
    await page.keyboard.press('Space');
    await expectOnlySkipped(page, SMALL);
  });

  for (const { name, code, answer, input } of [
    {
      name: 'a key',
      code: COMPLETE,
      answer: COMPLETE_REST,
      input: () => page.keyboard.press('c'),
    },
    {
      name: 'a tap on Undo',
      code: REGIONS,
      answer: REGIONS_ANSWER,
      input: () => page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click(),
    },
  ]) {
    await step(`${name} does nothing else in a puzzle`, async () => {
      await openPuzzle(page, code);
      await click(page, ...answer);
      await expect(thread(page)).toBeAttached();
      await input();
      await expectOnlySkipped(page, answer);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap after the last queen does what stood there when the finger came down', async ({
    page,
    step,
  }) => {
    await slowAnimations(page);
    const codes = allOf(7).values();
    /** Finds the next solution of 7 × 7 and waits for its celebration. Returns its queens. */
    const win = async (): Promise<string[]> => {
      const queens = codes
        .next()
        .value!.split('')
        .map((column, y) => `${'abcdefg'[Number(column) - 1]}${7 - y}`);
      await openBoard(page, '7/0000000');
      await tap(page, ...queens);
      await expect(thread(page)).toBeAttached();
      return queens;
    };
    const moments = {
      'while the line is drawn': () => Promise.resolve(),
      'while the seed flies': () => finishAnimations(page),
      'while the sheet rises': async () => {
        await finishAnimations(page);
        await finishAnimations(page);
        await expect(result(page)).toBeVisible();
        await finishAnimations(page, 0.9);
      },
    };
    const tab = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
    const places = {
      a7: square(page, 'a7'),
      d4: square(page, 'd4'),
      g1: square(page, 'g1'),
      'the row of queens': page.locator('.pips'),
      Undo: tool(page, 'Undo'),
      Check: tool(page, 'Check'),
      Hint: tool(page, 'Hint'),
      'the rose': page.locator('.whole-rose'),
      Play: tab('Play'),
      Collection: tab('Collection'),
      Puzzles: tab('Puzzles'),
      Lab: tab('Lab'),
    };
    const middles = new Map<string, Point>();
    await openBoard(page, '7/0000000');
    for (const [place, at] of Object.entries(places)) {
      const { x, y, width, height } = (await at.boundingBox())!;
      middles.set(place, { x: x + width / 2, y: y + height / 2 });
    }

    for (const [moment, arrive] of Object.entries(moments)) {
      for (const [place, { x, y }] of middles) {
        await step(`on ${place} ${moment}`, async () => {
          const queens = await win();
          await arrive();
          const before = page.url();
          await tapAt(page, x, y);
          const opened = { Collection: 'collection', Puzzles: 'puzzles', Lab: 'lab' }[place];
          if (opened) {
            await expect(page).toHaveURL(new RegExp(`#/${opened}`));
            return;
          }
          await expect(result(page)).toBeVisible();
          await finishAnimations(page);
          await expectOnlySkipped(page, queens);
          expect(page.url()).toBe(before);
        });
      }
    }

    await step('on Puzzles, although the sheet stands before the finger is off', async () => {
      await win();
      await moments['while the sheet rises']();
      // A finger that a test holds for long is a long press to the browser.
      await page.evaluate(() => {
        const end = () => window.work!.finishAnimations();
        addEventListener('pointerdown', end, { once: true, capture: true });
      });
      const { x, y } = middles.get('Puzzles')!;
      await tapAt(page, x, y);
      await expect(page).toHaveURL(/#\/puzzles/);
    });

    await step('and no button below the board changes before the sheet stands', async () => {
      const names = () =>
        page
          .locator('nt-play .tools')
          .getByRole('button')
          .evaluateAll((all) => all.map((one) => one.textContent.trim()));
      await openBoard(page, '7/0000000');
      const before = await names();
      await win();
      expect(await names()).toEqual(before);
      await finishAnimations(page);
      expect(await names()).toEqual(before);
    });

    await step('and Find another leaves the solved board one Undo away', async () => {
      const queens = await win();
      await page.keyboard.press('n');
      await expectQueens(page, []);
      await tool(page, 'Undo').tap();
      await expectQueens(page, queens);
    });
  });
});

test('without movement the key that places the last queen does not close the sheet while it is held', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await placeLastByKey(page);
  await expect(result(page)).toBeVisible();
  await page.keyboard.down('Space');
  await expectOnlySkipped(page, SMALL);
});

test('the first key after the end of a day is not lost', async ({ page }) => {
  const day = '2026-11-21';
  await page.clock.install({ time: new Date(`${day}T12:00:00`) });
  await keepDays(page, { [day]: 'cc.' });
  await openDayPuzzle(page, day, 'guard');
  await click(page, ...dayAnswer(day, 'guard').rest);
  await expect(result(page).getByRole('heading')).toHaveText('All three solved');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveCount(0);
});

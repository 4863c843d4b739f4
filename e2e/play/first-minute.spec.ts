import type { Page } from '@playwright/test';
import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openElsewhere } from '../helpers/one-game.ts';
import { expectSaid, sentences } from '../helpers/settled.ts';
import {
  expectFound,
  expectQueens,
  expectSize,
  openBoard,
  result,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';

test.use({ newcomer: true, hasTouch: true });

const GOAL = 'Place 4 queens so that none attacks another.';
const ATTACKS = 'A queen attacks its row, column and diagonals.';
const SHADE = 'Shaded squares are attacked.';
const SPOKEN = 'Each square says which queens attack it, or that it is free.';
const NONE_LEFT = 'No square is left for queen 4. Choose c3 to take it back.';
const LINES = ['b4', 'd3', 'a2', 'c1'];

const skip = (page: Page) => page.getByRole('button', { name: 'Skip' });
const lesson = (page: Page) => page.locator('nt-play .lesson p');
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Board tools' }).locator('button');

async function expectTaught(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./');
  await expectSize(page, 8);
  await expect(
    page.locator('nt-play').getByText('Place 8 queens so that none attacks another.'),
  ).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
}

test('somebody new learns by touch on 4 × 4 what attacks, and goes on to 8 × 8', async ({
  page,
}) => {
  await page.goto('./');
  await expectSize(page, 4);
  await expect(skip(page)).toBeVisible();
  await expect(page.locator('nt-play').getByText(GOAL)).toBeVisible();
  await expect(lesson(page)).toHaveText('');
  await tap(page, LINES[0]!);
  await expect(lesson(page)).toHaveText(ATTACKS);
  await expect(page.locator('nt-board .attack')).toHaveCount(5);
  // The first minute resumes where it was left, also if Chromium lost the history state of the game.
  await page.evaluate(() => history.replaceState(null, '', location.href));
  await page.reload();
  await expect(lesson(page)).toHaveText(ATTACKS);
  await tap(page, LINES[1]!);
  await expect(lesson(page)).toHaveText(SHADE);
  // Nobody hears a shade.
  await expectSaid(page, SPOKEN);
  await expect(page.locator('nt-board .attack')).toHaveCount(0);
  await tap(page, LINES[2]!);
  await expect(lesson(page)).toHaveText('');
  await tap(page, LINES[3]!);
  await expect(result(page).getByRole('heading')).toHaveText('You did it!');
  await expectFound(page, '1 of 2');
  await expect(result(page).getByRole('button', { name: 'Find the other' })).toBeVisible();
  await result(page).getByRole('link', { name: 'Next: 5 × 5' }).tap();
  await expectSize(page, 5);
  await tap(page, 'a5', 'c4', 'e3', 'b2', 'd1');
  await expect(result(page).getByRole('heading')).toHaveText('You did it!');
  await expect(result(page).getByRole('link', { name: 'Next: 7 × 7' })).toBeVisible();
  await result(page).getByRole('link', { name: '8 × 8 92 to find' }).tap();
  await expectSize(page, 8);
  await expectQueens(page, []);
  await expectTaught(page);
});

for (const locale of ['en', 'de', 'ar', 'ja']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('on the way of four taps a newcomer reads at most 25 words until the first win', async ({
      page,
    }) => {
      await page.goto('./');
      await expect(page.locator('nt-play .skip')).toBeVisible();
      const read = new Set<string>();
      // Names of squares have another comma in each script.
      for (const square of [1, 7, 8, 14]) {
        const parts = page.locator(':is(.skip, .goal, .lesson, .tool):visible');
        for (const text of await page.locator('nt-play').locator(parts).allInnerTexts()) {
          read.add(text.trim());
        }
        await page.locator(`nt-board [data-square="${square}"]`).tap();
      }
      await expect(page.locator('nt-result-sheet')).toBeVisible();
      const words = new Intl.Segmenter(locale, { granularity: 'word' });
      const all = [...read].flatMap((text) => [...words.segment(text)]);
      const count = all.filter(({ isWordLike }) => isWordLike).length;
      expect(count).toBeGreaterThan(15);
      expect(count).toBeLessThanOrEqual(25);
    });
  });
}

test('the hints of a newcomer draw the dead end of a corner, then a queen with its lines, then place it', async ({
  page,
}) => {
  await page.goto('./');
  await tool(page, 'Hint').tap();
  await expect(lesson(page)).toHaveText(
    'Not in a corner. Both ways on from there are dead ends. This is one.',
  );
  await expect(page.locator('nt-board .supposed-queen')).toHaveCount(2);
  await expect(page.locator('nt-board .struck')).toHaveCount(4);
  await tool(page, 'Hint').tap();
  await expect(lesson(page)).toHaveText(ATTACKS);
  await expect(page.locator('nt-board .attack')).not.toHaveCount(0);
  await expect(page.locator('nt-board .supposed-queen')).toHaveCount(1);
  await expectQueens(page, []);
  await tool(page, 'Hint').tap();
  await expectQueens(page, ['b4']);
  // No solution has queens on b4 and c2.
  await tap(page, 'c2');
  await tool(page, 'Hint').tap();
  await expect(lesson(page)).toHaveText('Choose c2 to take it back.');
  for (let hint = 0; hint < 7; hint++) await tool(page, 'Hint').tap();
  await expect(result(page)).toBeVisible();
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('somebody new plays the first minute with keys alone', async ({ page }) => {
    await page.goto('./');
    await expectSize(page, 4);
    // The static shell, which has the same text, may still be there.
    await expect(page.locator('nt-play').getByText('放置 4 个皇后，互不攻击。')).toBeVisible();
    await square(page, 'b4').focus();
    await page.keyboard.press('Space');
    await expect(lesson(page)).toHaveText('皇后攻击它所在的行、列和斜线。');
    const press = async (keys: string): Promise<void> => {
      for (const key of keys.split(' ')) await page.keyboard.press(key);
    };
    await press('ArrowDown ArrowRight ArrowRight Space');
    await expect(lesson(page)).toHaveText('变暗的格子受到攻击。');
    await press(
      'ArrowDown ArrowLeft ArrowLeft ArrowLeft Space ArrowDown ArrowRight ArrowRight Space',
    );
    const goOn = page.getByRole('link', { name: '下一个：5 × 5' });
    while (!(await goOn.evaluate((button) => button.matches(':focus')))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectSize(page, 5);
  });
});

test('the first minute gives no number of solutions and no dead end before the last queen, tells nothing twice, and nothing moves in it', async ({
  page,
}) => {
  await page.goto('./');
  await expect(skip(page)).toBeVisible();
  await expect(tools(page)).toHaveText(['Undo', 'Hint']);
  for (const name of [/^More/, /found$/]) {
    await expect(page.locator('nt-play').getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.locator('nt-play').getByRole('link', { name: 'Settings' })).toHaveCount(0);

  /** Returns the places of the board and of the tools in three windows. */
  const places = async () => {
    const all = [];
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [360, 564],
    ] as const) {
      await page.setViewportSize({ width, height });
      const board = await page.locator('nt-board').boundingBox();
      const boxes = await tools(page).evaluateAll((buttons) =>
        buttons.map((button) => JSON.stringify(button.getBoundingClientRect())),
      );
      for (const tool of await tools(page).all()) await expect(tool).toBeInViewport({ ratio: 1 });
      all.push({ board, boxes });
    }
    return all;
  };
  const before = await places();
  // No solution has a queen in a corner.
  await tap(page, 'a4');
  await expect(lesson(page)).toHaveText(ATTACKS);
  await expect(page.locator('nt-board .attack')).toHaveCount(3);
  expect(await places()).toEqual(before);
  // Text of 26 px on a small phone.
  const html = page.locator('html');
  await html.evaluate((root) => (root.style.fontSize = '26px'));
  await page.setViewportSize({ width: 360, height: 664 });
  for (const tool of await tools(page).all()) await expect(tool).toBeInViewport({ ratio: 1 });
  await html.evaluate((root) => (root.style.fontSize = ''));
  await tap(page, 'c3');
  await expect(lesson(page)).toHaveText(SHADE);
  expect(await places()).toEqual(before);
  await tap(page, 'b1');
  await expect(lesson(page)).toHaveText(NONE_LEFT);
  await expect(page.locator('nt-board .gone')).toHaveCount(1);
  expect(await places()).toEqual(before);
  await expectSaid(page, NONE_LEFT);
  const stuck = (await sentences(page)).filter((words) => /No (free )?square is left/.test(words));
  expect(stuck).toEqual([NONE_LEFT]);
  await expect(page.locator('nt-play')).not.toContainText(/solution|dead end/i);
  await tap(page, 'c3');
  await expect(lesson(page)).toHaveText('Choose a4 to take it back.');
  await tap(page, 'a4');
  await expect(lesson(page)).toHaveText('Good. Try another square.');
  await expectSaid(page, 'Good. Try another square.');
  await expect(page.locator('nt-board .attack')).toHaveCount(0);
  await tap(page, 'a3');
  await expectQueens(page, ['a3', 'b1']);
  await expect(lesson(page)).toHaveText('');
  await expect(skip(page)).toBeVisible();
  await expect(page.getByText(GOAL)).toBeVisible();
});

test('sentences of the first minute are not spoken once they no longer hold', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  await expect(skip(page)).toBeVisible();
  await tap(page, ...LINES);
  await expectSaid(page, /^You did it! 1 of 2 found\.$/);
  // Longer than all words wait.
  await page.clock.runFor(10_000);
  const said = await sentences(page);
  const find = said.findIndex((words) => words.startsWith('You did it!'));
  expect(said.slice(find + 1)).toEqual([]);
});

test('a conflict is said first, and what was not told yet after it; Skip opens 8 × 8 at once, for good', async ({
  page,
}) => {
  await page.goto('./');
  await tap(page, 'b4', 'd4');
  await expect(lesson(page)).toContainText('attack each other in a row');
  await expect(lesson(page)).toContainText('Choose d4 to take it back.');
  await expectSaid(page, 'Choose d4 to take it back.');
  // The tray has four queens: a fifth is the newest, moved.
  await tap(page, 'a1', 'd1', 'c2');
  await expectQueens(page, ['a1', 'b4', 'c2', 'd4']);
  await tap(page, 'c2', 'a1', 'd4', 'd3');
  await expect(lesson(page)).toHaveText(SHADE);

  // A player who leaves as soon as the board is drawn comes back to it. A mutation observer runs before the paint.
  const remembered = page.getByRole('grid').evaluate(
    (grid) =>
      new Promise<string | null>((resolve) => {
        new MutationObserver(() => {
          if (grid.ariaRowCount === '8') resolve(localStorage.getItem('ninety-two-settings'));
        }).observe(grid, { attributes: true });
      }),
  );
  await skip(page).tap();
  expect(JSON.parse((await remembered)!)).toMatchObject({ taught: true, lastSize: 8 });
  await expectSize(page, 8);
  await expectTaught(page);
});

test('a link is never in the way, nor is the first minute after it', async ({ page }) => {
  await openBoard(page, '4/2000');
  await expectQueens(page, ['b4']);
  await page.goto('about:blank');
  await page.goto('./');
  await expectQueens(page, ['b4']);
  await expect(tool(page, 'Check')).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
});

test('a player with finds and no stored setting opens the game on 8 × 8, without the first minute', async ({
  page,
}) => {
  await store(await openElsewhere(page.context(), page), ['15863724']);
  await page.goto('./');
  await expectSize(page, 8);
  await expectFound(page, '1 of 92');
  await expect(skip(page)).toHaveCount(0);
});

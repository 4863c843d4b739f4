import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  BOARDS,
  countBoardsPut,
  deafen,
  openElsewhere,
  put,
  setVisibility,
  settle,
  storedFind,
  storedQueens,
} from '../helpers/one-game.ts';
import { click, expectFound, expectQueens, openBoard, SOLUTION, tool } from '../helpers/steps.ts';

const SEVEN = SOLUTION.slice(0, 7);

test('seven queens placed in one tab outlive tabs that were left untouched and then hidden, left and closed', async ({
  page,
  context,
}) => {
  const elsewhere = await openElsewhere(context);
  const untouched = [page, await context.newPage(), await context.newPage()] as const;
  const other = await context.newPage();
  for (const tab of [...untouched, other]) {
    await openBoard(tab);
    await settle(tab, BOARDS);
  }
  await click(other, ...SEVEN);
  await expectQueens(other, SEVEN);
  await expect.poll(() => storedQueens(other)).toBe(7);
  await other.close();
  await setVisibility(untouched[0], 'hidden');
  await untouched[1].goto('about:blank');
  await untouched[2].close({ runBeforeUnload: true });
  await settle(elsewhere, BOARDS);
  await openBoard(elsewhere);
  await settle(elsewhere, BOARDS);
  await expectQueens(elsewhere, SEVEN);
});

test('a queen placed in one tab is shown in the other without any input there', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openBoard(page);
  await openBoard(other);
  await click(other, ...SEVEN);
  await expectQueens(page, SEVEN);
  await click(page, SOLUTION[7]);
  await expectFound(page, '1 of 92');
  await expectQueens(other, SOLUTION);
  await expectFound(other, '1 of 92');
});

test('two tabs that place at once show the newest change, and Undo in either leads to the other’s', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const both = [page, other];
  for (const tab of both) {
    await deafen(tab);
    await openBoard(tab);
    await settle(tab, BOARDS);
  }
  // Neither has heard of the other's queen when it places its own.
  await click(page, 'a8');
  await expectQueens(page, ['a8']);
  await settle(page, BOARDS);
  await click(other, 'e7');
  await settle(other, BOARDS);
  for (const tab of both) await tab.evaluate(() => window.listen());
  for (const tab of both) await expectQueens(tab, ['e7']);

  await tool(page, 'Undo').click();
  for (const tab of both) await expectQueens(tab, ['a8']);
  await tool(page, 'Redo').click();
  for (const tab of both) await expectQueens(tab, ['e7']);
  await tool(other, 'Undo').click();
  for (const tab of both) await expectQueens(tab, ['a8']);
});

test('a page that is only looked at, hidden and left writes no board', async ({ page }) => {
  await countBoardsPut(page);
  await openBoard(page);
  await click(page, 'a8');
  await expect.poll(() => page.evaluate(() => window.boardsPut.length)).toBeGreaterThan(0);

  await page.reload();
  await expectQueens(page, ['a8']);
  // The reloaded page stores what the page before stashed, at least its time of play.
  await settle(page, BOARDS);
  await page.evaluate(() => (window.boardsPut.length = 0));
  await setVisibility(page, 'hidden');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await settle(page, BOARDS);
  expect(await page.evaluate(() => window.boardsPut)).toEqual([]);
});

/** A board as the first version of the game keeps it, under the number of its size. */
function boardOfVersion1(queens: readonly number[]): unknown {
  const positions = Array.from({ length: queens.length + 1 }, (_, count) => ({
    size: 8,
    queens: queens.slice(0, count),
    marks: [],
    revealed: [],
    own: true,
  }));
  return {
    version: 1,
    history: {
      past: positions.slice(0, -2),
      present: positions.at(-2),
      future: positions.slice(-1),
    },
    attempt: {
      elapsed: 60_000,
      moves: queens.length,
      help: { nudge: 1, where: 0, why: 0, place: 0, turned: false },
    },
  };
}

/** The squares of a8, e7, h6 and f5. */
const FOUR = [0, 12, 23, 29];

test('a board of version 1 opens with its steps both ways and its help, and counts', async ({
  page,
  context,
}) => {
  await openElsewhere(context, page);
  await put(page, [BOARDS, 'boards'], 8, boardOfVersion1(FOUR));
  await openBoard(page);
  await expectQueens(page, SOLUTION.slice(0, 3));
  await tool(page, 'Undo').click();
  await expectQueens(page, SOLUTION.slice(0, 2));
  await tool(page, 'Redo').click();
  await tool(page, 'Redo').click();
  await expectQueens(page, SOLUTION.slice(0, 4));
  await click(page, ...SOLUTION.slice(4));
  await expectFound(page, '1 of 92');
  expect(await storedFind(page, '15863724')).toMatchObject({ moves: 8, help: { nudge: 1 } });
});

// A promise of the records of version 2: a tab of the build before them writes version 1 under the
// number of the size, which here is done in its place.
test('a tab of the build with boards of version 1 cannot harm a board of this one', async ({
  page,
  context,
}) => {
  await openBoard(page);
  await click(page, ...SEVEN);
  await expectQueens(page, SEVEN);
  await settle(page, BOARDS);
  await openElsewhere(context, page);
  await put(page, [BOARDS, 'boards'], 8, boardOfVersion1(FOUR));
  await openBoard(page);
  await settle(page, BOARDS);
  await expectQueens(page, SEVEN);
  await expect(page.locator('nt-notice')).toHaveCount(0);
  await tool(page, 'Undo').click();
  await expectQueens(page, SOLUTION.slice(0, 6));
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('erasing in another tab during the celebration shows no −1', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    const other = await context.newPage();
    const count = page.locator('nt-play .whole-rose .figures');
    await openBoard(page);
    await expectFound(page, '0 of 92');
    // Without the comments of the renderer, which are others after a reload.
    const drawn = async (): Promise<string> => (await count.innerHTML()).replace(/<!--.*?-->/g, '');
    const nought = await drawn();
    await store(page, ['16837425']);
    await page.reload();
    await expectFound(page, '1 of 92');
    await other.goto('./#/collection/8');
    await other.getByRole('button', { name: 'Delete 8 × 8' }).click();

    await click(page, ...SEVEN);
    // The thread is drawn so slowly that the other tab is in time.
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await click(page, SOLUTION[7]);
    await page.locator('nt-board .thread').waitFor({ state: 'attached' });
    await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expectFound(page, '0 of 92');
    expect(await drawn()).toBe(nought);
  });
});

import type { Locator, Page, Worker } from '@playwright/test';
import { solutionsDatabase } from '../../src/progress/solutions/solution-records.ts';
import { allOf, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold, letThrough } from '../helpers/one-game.ts';
import { expectSaid, holding } from '../helpers/settled.ts';
import {
  askWhy,
  countUnanswered,
  expectRung,
  hint,
  killWorker,
  placedCount,
  unanswered,
  ways,
} from '../helpers/solver-steps.ts';
import {
  choose,
  chooseMore,
  click,
  expectFound,
  expectQueens,
  insight,
  menuItem,
  notice,
  openBoard,
  result,
  revealedSquares,
  setSettings,
  SOLUTION,
  square,
  tool,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

test.use({ ways: 'each-move' });

const which = (page: Page): Locator => page.getByRole('button', { name: 'Which one?' });

test('the board says how many solutions are left', async ({ page, step }) => {
  await step('their number, and after a find drawn, with new ones told apart', async () => {
    await openBoard(page);
    await click(page, 'h6', 'g3', 'd1');
    await expect(insight(page)).toHaveText(/^\d+ solutions left$/);
    await expectSaid(page, /^Queen on d1\. 3 placed\. \d+ solutions left\.$/);
    await expect(ways(page)).toHaveCount(0);
    await store(page, ['15863724']);
    await page.reload();
    await expectFound(page, '1 of 92');
    await click(page, 'd1', 'b2');
    await expect(insight(page)).toHaveText('4 solutions left · 3 new');
    await expect(ways(page)).toHaveAccessibleName('4 solutions left. 1 found. 3 new.');
    await expect(ways(page).locator('i')).toHaveCount(4);
    await expect(ways(page).locator('i.found')).toHaveCount(1);
    await expectSaid(page, 'Queen on b2. 3 placed. 4 solutions left. 3 new.');
  });

  await step('a dead end has one question, whose answer leads back', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'f5', 'b4', 'a1', 'd8');
    await expect(insight(page)).toHaveText('Dead end');
    await which(page).click();
    await page.getByRole('button', { name: 'Take them back' }).click();
    await expectQueens(page, ['f5', 'b4']);
    await expect(insight(page)).toHaveText(/^1 solution left/);
    await click(page, 'a1', 'a8');
    await expect(insight(page)).toHaveText('a8 and a1 attack each other in a column');
    await page.keyboard.press('h');
    await expect(hint(page)).toContainText('Take back one queen first');
    await expect(which(page)).toHaveCount(0);
  });

  await step('one worker serves the board, however often the player comes back', async () => {
    for (let visit = 1; visit <= 2; visit++) {
      await openBoard(page, '5');
      await click(page, 'b4');
      await expect(insight(page)).toHaveText(/^\d+ solutions? left$/);
      await tool(page, 'Clear').click();
      await page.goto('./#/settings');
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    }
    expect(page.workers()).toHaveLength(1);
  });

  await step('or, also switched off, which queens go where no square is left', async () => {
    await setSettings(page, { ways: 'off' });
    await openBoard(page, '6');
    await click(page, 'b6', 'd5', 'f4', 'a3', 'e2');
    await expect(insight(page)).toHaveText('No free square is left');
    await expectSaid(page, 'Queen on e2. 5 placed. No free square is left.');
    await which(page).click();
    const answer = page.locator('nt-hint-sheet');
    await expect(answer.getByRole('heading')).toHaveText('Take back e2');
    await expect(answer).toContainText('Row 1 has no free square: every one is attacked.');
    await expect(answer).toContainText('Without it, one solution can still be reached.');
    await answer.getByRole('button', { name: 'I’ll try myself' }).click();
    await expectQueens(page, ['b6', 'd5', 'f4', 'a3', 'e2']);
    await which(page).click();
    await answer.getByRole('button', { name: 'Take it back' }).click();
    await expectQueens(page, ['b6', 'd5', 'f4', 'a3']);
    // The answer is a check and no hint.
    await click(page, 'c2', 'e1');
    await result(page).locator('a[href*=family]').first().click();
    await expect(page.getByText('1 check')).toBeVisible();
    await expect(page.getByText('1 hint')).toHaveCount(0);
  });
});

test('the rose, large or small, leads to the Collection of its size', async ({ page }) => {
  const rose = page.getByRole('link', { name: '0 of 92 found' });
  await openBoard(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await rose.click();
    await expect(page).toHaveURL(/#\/collection\/8$/);
    await page.goBack();
  }
});

test('a find made before the solver has loaded, while the database does not answer, is known to both', async ({
  page,
}) => {
  const solver = await withhold(page, 'worker-free-play-*');
  await openBoard(page, '4');
  await hold(page, solutionsDatabase(4));
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expectQueens(page, ['b4', 'd3', 'a2', 'c1']);
  solver.release();
  await expectSaid(page, /^Queen on c1\./);
  await letThrough(page, solutionsDatabase(4));
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(insight(page)).toHaveText('1 solution left · found before');
});

test('switched off in Settings, nothing is counted and no worker is started until a hint is asked for', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await choose(page, 'Off', 'Possible solutions');
  await openBoard(page);
  await expectSaid(page, 'Play, 8 by 8');
  await click(page, 'f5', 'b4');
  await expectSaid(page, 'Queen on b4. 2 placed.');
  await expect(insight(page)).toHaveText('');
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
  expect(page.workers()).toHaveLength(1);
});

test.describe('on a device that has chosen nothing', () => {
  test.use({ ways: 'asked' });

  test('no move says how many solutions remain; Check does, until the next move', async ({
    page,
  }) => {
    await openBoard(page);
    await click(page, ...SOLUTION.slice(0, 7));
    await expectSaid(page, 'Queen on b2. 7 placed.');
    await expect(insight(page)).toHaveText('');
    await tool(page, 'Check').click();
    await expect(insight(page)).toHaveText('No mistakes: 1 solution left');
    await expectSaid(page, 'No mistakes: 1 solution left');
    await click(page, 'b2');
    await expect(insight(page)).toHaveText('');
    await click(page, 'b2', 'd1');
    await result(page).locator('a[href*=family]').first().click();
    await expect(page.getByText('1 check')).toBeVisible();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a preview queen is shown on a free square', async ({ page, step }) => {
    await step('by pointer and keyboard, with its lines', async () => {
      const ghost = page.locator('nt-board .queen.ghost');
      const lines = page.locator('nt-board .considered path.line');
      await openBoard(page);
      await click(page, 'h6', 'g3');
      await expect(insight(page)).toContainText('left');
      await square(page, 'd1').hover();
      await expect(ghost).toHaveCount(1);
      await expect(lines).toHaveCount(1);
      await square(page, 'a6').hover();
      await expect(ghost).toHaveCount(0);
      await expect(lines).toHaveCount(0);
      // Only the focus of the keyboard shows a preview queen.
      await page.keyboard.press('Shift');
      await square(page, 'd1').focus();
      await expect(lines).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(lines).toHaveCount(0);
    });
  });
});

/** Takes hints from the nudge to their last rung until the board is solved. Returns the number of hints. */
async function followHints(page: Page, size: number): Promise<number> {
  let hints = 0;
  while ((await placedCount(page)) < size) {
    await askWhy(page);
    await page.keyboard.press('h');
    await expect(hint(page)).toHaveCount(0);
    hints++;
  }
  return hints;
}

test('hints lead on from any board', async ({ page, step }) => {
  await step('each rung says more and can be gone back to, and only Place places', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'a4', 'b2', 'c7', 'd5');
    await tool(page, 'Hint').click();
    await expectRung(page, 'Nudge');
    await expectSaid(page, /^Nudge\. Look at the rows\. At least one of them/);
    await hint(page).getByRole('button', { name: 'Where' }).last().click();
    await expectRung(page, 'Where');
    await expectSaid(page, /^Where\. Row 8 has one free square\./);
    await hint(page).getByRole('button', { name: 'Why' }).last().click();
    await expectRung(page, 'Why');
    await expectSaid(page, /^Why\. Row 8 has one free square\. 4 squares .* Only f8 is/);
    await page.keyboard.press('Shift+H');
    await expectRung(page, 'Where');
    await page.keyboard.press('Escape');
    await expect(hint(page)).toHaveCount(0);
    await page.keyboard.press('h');
    await expectRung(page, 'Where');
    const ladder = hint(page).getByRole('list', { name: 'Hint strength' });
    await ladder.getByRole('button', { name: 'Nudge' }).click();
    await expectRung(page, 'Nudge');
    await expectQueens(page, ['a4', 'b2', 'c7', 'd5']);
    await ladder.getByRole('button', { name: 'Place' }).click();
    await expectQueens(page, ['a4', 'b2', 'c7', 'd5', 'f8']);
    await expect(hint(page)).toHaveCount(0);
  });

  await step('2 × 2 and 3 × 3 have no solution, and the hint draws why', async () => {
    for (const [size, proof, left] of [
      [2, 'On 2 × 2, a queen attacks all other squares', 0],
      [3, 'A third queen never fits', 2],
    ] as const) {
      await openBoard(page, String(size));
      await askWhy(page);
      await expect(hint(page).getByRole('heading')).toHaveText('No solution exists');
      await expect(hint(page)).toContainText(proof);
      await expect(page.locator('nt-board .drawing .supposed-queen')).toHaveCount(1);
      await expect(page.locator('nt-board .drawing .choice')).toHaveCount(left);
      await expect(hint(page).getByRole('button', { name: /Take back|Place/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
});

test('where every completion is found, the hint leads to a new solution, and its find remembers the hints', async ({
  page,
}) => {
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expectFound(page, '1 of 2');
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(insight(page)).toHaveText('1 solution left · found before');
  await askWhy(page);
  await expect(hint(page).getByRole('heading')).toHaveText('Already found');
  await hint(page)
    .getByRole('button', { name: /^Take back \w/ })
    .click();
  // Hints lead to the other solution left, whichever queen was taken back.
  const hints = await followHints(page, 4);
  await expectFound(page, '2 of 2');
  await expect(page.locator('nt-last-find-sheet dl')).toHaveText(new RegExp(`Hints\\s*${hints}`));

  // All solutions are found: the hint gives a reason and no queen to take back.
  await page.keyboard.press('n');
  await expectQueens(page, []);
  await page.keyboard.press('h');
  await expect(hint(page)).toContainText('You have found every solution of this size.');
  await expect(hint(page).getByRole('button', { name: /Take back|Place/ })).toHaveCount(0);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reveal a solution?' });

async function reveal(page: Page): Promise<void> {
  await chooseMore(page, 'Reveal solution');
  await dialog(page).getByRole('button', { name: 'Reveal it' }).click();
}

/** The hollow queens, as they are drawn. */
const hollow = (page: Page) => page.locator('nt-board .queens use[href="#hollow-queen"]');

test('Reveal asks first, and finishes the board with hollow queens, which one undo takes back', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'f5', 'b4');
  await page.keyboard.press('r');
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectQueens(page, ['f5', 'b4']);
  await expect(insight(page)).toHaveText('1 solution left');

  await reveal(page);
  await expect(hollow(page)).toHaveCount(6);
  await expect(page.locator('nt-board .thread, nt-play .pips.gold')).toHaveCount(0);
  await expect(insight(page)).toContainText('Revealed.');
  await expect(page.getByRole('link', { name: '0 of 92 found · 1 revealed' })).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQueens(page, ['f5', 'b4']);
  await expect(hollow(page)).toHaveCount(0);

  // The solution is stored as revealed.
  await page.reload();
  await expect(page.getByRole('link', { name: '0 of 92 found · 1 revealed' })).toBeVisible();
});

test('a revealed solution is found when it is built from an empty board, not when a queen is put back', async ({
  page,
}) => {
  await openBoard(page, '4');
  await reveal(page);
  await expect(hollow(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: '0 of 2 found · 1 revealed' })).toBeVisible();
  const squares = await revealedSquares(page, 4);
  await click(page, squares[0]!, squares[0]!);
  await expect(insight(page)).toContainText('Solve it yourself');
  await expectFound(page, '0 of 2');
  await page.getByRole('button', { name: 'Find another' }).click();
  await click(page, ...squares);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 1 of 2');
  await expectFound(page, '1 of 2');
  await expect(page.getByRole('button', { name: 'revealed' })).toHaveCount(0);
});

test('where Reveal has nothing to show, it says so at once instead of asking', async ({ page }) => {
  const refused = async (sentence: string): Promise<void> => {
    await page.keyboard.press('r');
    await expect(notice(page)).toHaveText(sentence);
    await expect(dialog(page)).toHaveCount(0);
  };
  await openBoard(page);
  await click(page, 'f5', 'f4');
  await refused('Two queens attack each other. Take one of them back first.');
  // The notice goes when the board changes.
  await click(page, 'f4');
  await expect(notice(page)).toHaveCount(0);
  await click(page, 'b4', 'a1', 'd8');
  await expect(menuItem(page, 'Reveal solution')).toBeDisabled();
  await refused('This board can’t be completed. Take a queen back first.');
  await page.locator('nt-notice').getByRole('button', { name: 'Which one?' }).click();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await expectQueens(page, ['f5', 'b4']);
  await expect(notice(page)).toHaveCount(0);

  await openBoard(page, '3');
  await refused('Nothing to reveal: 3 × 3 has no solution.');
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expect(result(page)).toBeVisible();
  await refused('Nothing to reveal: this board is finished.');
  await page.keyboard.press('n');
  await click(page, 'b4');
  await refused('Nothing to reveal: you have found every solution that fits.');
});

test('the last solution that is not found is the one shown, and where all are found Reveal says so', async ({
  page,
}) => {
  const [last, ...others] = allOf(8);
  await openBoard(page);
  await store(page, others);
  await page.reload();
  await expectFound(page, '91 of 92');
  await reveal(page);
  await expect(page).toHaveURL(new RegExp(`/8/x${last}-[a-z]{3}$`));
  await page.getByRole('button', { name: 'Find another' }).click();
  await store(page, [last!]);
  await page.reload();
  await expectFound(page, '92 of 92');
  await expect(insight(page)).toHaveText('You found all 92!');
  await page.keyboard.press('r');
  await expect(notice(page)).toContainText('you have found every solution of this size');
  await expectQueens(page, []);
});

/** Opens a board on which counting takes seconds, for which the test does not wait. */
async function beginLongSearch(page: Page): Promise<void> {
  holding(page, 'answers');
  await openBoard(page, '20');
  await click(page, 'j20');
  await expect(insight(page)).toHaveText(/\+ solutions left$/);
}

test('a worker killed in the middle of a search leaves the game unharmed', async ({ page }) => {
  await page.clock.install();
  await beginLongSearch(page);
  await killWorker(page);
  await click(page, 'c18');
  await expectQueens(page, ['j20', 'c18']);
  await tool(page, 'Undo').click();
  await expectQueens(page, ['j20']);
  await expect(insight(page)).toHaveText('');
  await page.keyboard.press('h');

  // The second liveness probe notices the silence. A new worker then gets the open questions.
  await page.clock.fastForward(5000);
  await page.clock.fastForward(5000);
  await expectRung(page, 'Nudge');
  await expect(insight(page)).toHaveText(/\+ solutions left$/);
  expect(page.workers()).toHaveLength(1);
});

/** Waits until two silent workers are given up. The second one gets the first one's questions. */
async function endSilentWorkers(page: Page): Promise<void> {
  let silent: Worker | undefined;
  for (let tries = 0; tries < 2; tries++) {
    await expect.poll(() => page.workers().some((other) => other !== silent)).toBe(true);
    silent = page.workers().at(-1)!;
    const ended = silent.waitForEvent('close');
    // The second liveness probe notices the silence.
    await page.clock.fastForward(5000);
    await page.clock.fastForward(5000);
    await ended;
  }
}

test('a hint and ways to finish that do not come are told, and the next press brings them', async ({
  page,
}) => {
  await page.clock.install();
  holding(page, 'answers');
  await page.route(/worker-free-play/, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await openBoard(page);
  await click(page, 'f5');
  await page.keyboard.press('h');
  await endSilentWorkers(page);
  // The list of notices shows one of two, and the other after eight seconds.
  await expect(notice(page)).toHaveText(/^The hint didn’t arrive/);
  await page.clock.fastForward(8000);
  await expect(notice(page)).toHaveText(/^The solutions couldn’t be counted/);
  await page.unroute(/worker-free-play/);
  holding(page, 'answers', false);
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(insight(page)).toHaveText('No mistakes: 12 solutions left');
});

test('a tap during a long search is answered, the search goes over to it and ends when the board is left', async ({
  page,
}) => {
  await countUnanswered(page);
  await beginLongSearch(page);
  await click(page, 'c18');
  await expectQueens(page, ['j20', 'c18']);
  await expect(insight(page)).toHaveText(/\+ solutions left$/);
  expect(await unanswered(page)).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect.poll(() => unanswered(page)).toBe(0);
});

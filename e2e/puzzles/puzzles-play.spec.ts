import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  copyWhatIsShared,
  GUARD,
  GUARD_ANSWER,
  openPuzzle,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  click,
  expectPlaced,
  expectQueens,
  notice,
  result,
  square,
  tap,
} from '../helpers/steps.ts';

test.use({ hasTouch: true });

/** Regions 8 × 8, no touching, with its answer; region 5 is in two pieces. */
const IN_PIECES = 'r/8t/1111100011111140255311445553111454566664555766645577666655776666';
const IN_PIECES_ANSWER = ['g8', 'e7', 'a6', 'd5', 'h4', 'b3', 'f2', 'c1'];

/** The puzzle `COMPLETE`, mirrored and upside down. */
const MIRRORED = 'c/5/53000';
const UPSIDE_DOWN = 'c/5/00031';
const UPSIDE_DOWN_REST = ['e3', 'b4', 'd5'];

function line(page: Page): Locator {
  return page.locator('nt-puzzle-play .insight p');
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

test('each kind is solved by touch, and says what it refuses', async ({ page, step }) => {
  await step('Regions is solved, and says which queens conflict', async () => {
    await openPuzzle(page, REGIONS);
    await expectSaid(page, /No touching\. Nothing placed\./);
    await tap(page, 'd5', 'e4');
    await expect(line(page)).toHaveText('d5 and e4 touch at a corner');
    await expectSaid(page, 'Queen on e4, region 2. d5 and e4 touch at a corner.');
    await tap(page, 'e4');
    await expectPlaced(page, '1 of 8');
    await expect(line(page)).toHaveText('');
    await expectSaid(page, 'Conflict cleared. e4 taken back. 1 of 8, 7 regions left.');
    await tap(page, 'g8', 'f7');
    await expect(line(page)).toHaveText('g8 and f7 touch at a corner');
    await tap(page, 'f7', 'h6');
    await expect(line(page)).toHaveText('Region 2 (yellow) has 2 queens');
    // Each theme has its own colours, and the words follow it.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(line(page)).toHaveText('Region 2 (red) has 2 queens');
    await page.emulateMedia({ colorScheme: 'light' });
    await tap(page, 'g8', 'h6');
    await tap(page, ...REGIONS_ANSWER.filter((name) => name !== 'd5'));
    await expect(result(page)).toContainText('Regions solved');
    await expectSaid(page, /Regions solved\. \d+ seconds?, no hints\./);
  });
  await step('Fill in is solved, and its given queens stay', async () => {
    await openPuzzle(page, COMPLETE);
    await tap(page, 'a5');
    await expect(line(page)).toHaveText('The queen on a5 is given and can’t move.');
    await expectSaid(page, 'The queen on a5 is given and can’t move.');
    await tap(page, 'e3');
    await expectPlaced(page, '3 of 5');
    await expect(line(page)).toHaveText('');
    await tap(page, 'b2', 'd1');
    await expect(result(page)).toContainText('Fill in solved');
  });
  await step('Guard is solved, and a queen too many is refused', async () => {
    await openPuzzle(page, GUARD);
    await tap(page, 'a1', 'a2');
    await expect(line(page)).toContainText('0 queens left · ');
    await tap(page, 'd3');
    await expect(line(page)).toHaveText('Both queens are placed. Take one back first.');
    await expectSaid(page, 'Both queens are placed. Take one back first.');
    await tap(page, 'a1', 'a2', ...GUARD_ANSWER);
    await expect(result(page)).toContainText('Guard solved');
  });

  await step('the answer is asked about once and shown, and can still be found', async () => {
    await openPuzzle(page, MIRRORED);
    await choose(page, 'Reveal solution');
    await page.getByRole('button', { name: 'Reveal it' }).click();
    await expect(page.locator('nt-board [aria-label*="revealed queen"]')).toHaveCount(3);
    await expect(line(page)).toContainText('Solution revealed.');
    // A hint on a solved board has nothing to look at.
    await page.keyboard.press('h');
    await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Where' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await tap(page, 'a3', 'd2', 'b1');
    await expect(result(page)).toContainText('Fill in solved');
  });

  await step('a region in pieces is told, its pieces numbered, and it is solved', async () => {
    await openPuzzle(page, IN_PIECES);
    await expect(notice(page)).toHaveText(
      'Region 5 is in several pieces. Together they hold one queen.',
    );
    await page.getByRole('gridcell', { name: 'b4, region 5' }).focus();
    await page.keyboard.press('g');
    await expectSaid(page, /^Region 5, 7 squares in several pieces\. Piece 1: .*\. Piece 2: b4\.$/);
    await click(page, 'b4', 'h6');
    await expect(page.locator('nt-board .over-queens text')).toHaveText(['5', '5']);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await click(page, ...IN_PIECES_ANSWER);
    await expect(page.locator('nt-solved-sheet')).toBeVisible();
  });

  await step('a hint for two queens in conflict counts as a hint', async () => {
    await openPuzzle(page, UPSIDE_DOWN);
    await click(page, 'b1');
    await page.keyboard.press('h');
    await expect(page.locator('nt-hint-sheet')).toBeVisible();
    await page.keyboard.press('Escape');
    await click(page, 'b1', ...UPSIDE_DOWN_REST);
    await expect(result(page).locator('dl > div', { hasText: 'Hints' })).toHaveText(/Hints\s*1/);
  });
});

test('hints go through their rungs, draw evidence, and act as they say', async ({ page, step }) => {
  const sheet = page.getByRole('region', { name: 'Hint' });
  // Code, queens placed before the hint, texts of its rungs, selector of its evidence, queens placed after it.
  for (const [code, standing, where, why, act, drawn, rest] of [
    [
      REGIONS,
      REGIONS_ANSWER.slice(0, 6),
      'Region 7 (turquoise) has one free square',
      'All its other squares are ruled out: only f2 is left.',
      'Place f2',
      '.over-queens text',
      ['h1'],
    ],
    [
      COMPLETE,
      [],
      'Row 3 has one free square',
      'All its other squares are ruled out: only e3 is left.',
      'Place e3',
      '.drawing .goal',
      ['b2', 'd1'],
    ],
    [
      GUARD,
      ['b2'],
      'Which squares guard both?',
      'Any of them will do.',
      'Place b3',
      '.drawing .choice',
      [],
    ],
  ] as const) {
    await step(`a hint in ${code}`, async () => {
      await openPuzzle(page, code);
      await tap(page, ...standing);
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await expect(sheet.locator('[aria-current=step]')).toHaveText('Nudge');
      const evidence = page.locator('nt-board').locator(drawn);
      await expect(evidence).toHaveCount(0);
      await sheet.getByRole('button', { name: 'Where' }).last().tap();
      await expect(sheet.getByRole('heading')).toHaveText(where);
      await sheet.getByRole('button', { name: 'Why' }).last().tap();
      await expect(sheet).toContainText(why);
      await expect(evidence.first()).toBeVisible();
      await sheet.getByRole('button', { name: act }).tap();
      // The board has its full size again once the sheet is closed.
      await expect(sheet).toHaveCount(0);
      await tap(page, ...rest);
      await expect(result(page)).toContainText(' solved');
      await expect(result(page).locator('dl')).toContainText(/Hints\s*1/);
    });
  }
});

test('without a free square a puzzle says which queens to take back', async ({ page, step }) => {
  const sheet = page.locator('nt-hint-sheet');
  const why =
    /^\w+ .( \([\w ]+\))? has no free square: every one is attacked\. Without (it|them), the board can be completed\.$/;
  // Code, queens that leave no square, those of them that are right, and the title of the hint.
  for (const [code, standing, right, title] of [
    [COMPLETE, ['b1', 'e3'], ['e3'], 'Take back b1'],
    [REGIONS, ['b4', 'h8', 'g1', 'd7', 'e2'], [], 'Take back b4, h8, g1, d7 and e2'],
  ] as const) {
    await step(`no free square in ${code}`, async () => {
      await openPuzzle(page, code);
      await tap(page, ...standing);
      await expect(line(page)).toHaveText('No free square is left');
      await expectSaid(page, /No free square is left\.$/);
      await page.getByRole('button', { name: 'Which one?' }).tap();
      await expect(sheet.getByRole('heading')).toHaveText(title);
      await expect(sheet.locator('.text')).toHaveText(why);
      await sheet.getByRole('button', { name: 'I’ll try myself' }).tap();
      await page.getByRole('button', { name: 'Check', exact: true }).tap();
      await page.getByRole('button', { name: 'Show me' }).tap();
      await expect(page.locator('nt-board .mistake')).toHaveCount(standing.length - right.length);
      await tap(page, 'a1', 'a1');
      await page.getByRole('button', { name: 'Which one?' }).tap();
      await sheet.getByRole('button', { name: /^Take (it|them) back$/ }).tap();
      await expectQueens(page, right);
    });
  }

  await step('keys pressed right after a dialog was closed are for the screen below', async () => {
    await openPuzzle(page, REGIONS);
    /** Presses a key in a dialog that was closed in the same moment, before the browser has said so. */
    const pressAfterClosing = async (key: string): Promise<void> => {
      await page.locator('nt-puzzle-play .rule').click();
      await page.locator('dialog[open]').evaluate((dialog: HTMLDialogElement, pressed) => {
        const button = dialog.querySelector('button')!;
        dialog.close();
        const event = { key: pressed, bubbles: true, composed: true, cancelable: true };
        button.dispatchEvent(new KeyboardEvent('keydown', event));
      }, key);
      await expect(page.locator('dialog')).toHaveCount(0);
    };
    await pressAfterClosing('h');
    await expect(page.locator('nt-hint-sheet [aria-current=step]')).toHaveText('Nudge');
    await page.keyboard.press('Escape');
    await pressAfterClosing('1');
    await expect(page.locator('nt-play')).toBeVisible();
  });
});

test('a puzzle is played by keyboard, left and come back to', async ({ page, step }) => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await step('a puzzle is begun, timed, cleared and solved by its keys', async () => {
    await openPuzzle(page, UPSIDE_DOWN);
    await square(page, 'e3').focus();
    await press('Space');
    await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
    await press('Shift+T');
    await expectSaid(page, /second/);
    await press('t');
    await expect(page.getByRole('button', { name: 'The time is hidden. Show' })).toBeVisible();
    await press('t');
    await expect(page.getByRole('button', { name: /^Time \d/ })).toBeVisible();
    await press('c');
    await expectPlaced(page, '2 of 5');
    await press('u');
    await expectPlaced(page, '3 of 5');
    await expect(line(page)).toHaveText('');
    await square(page, 'b4').focus();
    await press('Space');
    await square(page, 'd5').focus();
    await press('Enter');
    await expect(result(page)).toContainText('Fill in solved');
    await press('Escape');
    await expect(result(page)).toHaveCount(0);
    await press('Escape');
    await expect(page).toHaveURL(/#\/puzzles$/);
  });

  await step('a solved puzzle stays solved, and a new attempt after it is kept', async () => {
    await openPuzzle(page, COMPLETE);
    await tap(page, ...COMPLETE_REST);
    await expect(result(page)).toContainText('Fill in solved');
    await page.reload();
    await expect(result(page)).toContainText('Fill in solved');
    await expectQueens(page, COMPLETE_REST);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(line(page)).toHaveText(/^\s*Solved in \d:\d\d\s*$/);
    await tap(page, 'd1');
    await expectPlaced(page, '4 of 5');
    await page.reload();
    await expectQueens(page, COMPLETE_REST.slice(0, 2));
    await tap(page, 'd1');
    await expect(result(page)).toContainText('You solved it before');
    await page.reload();
    await page.getByRole('button', { name: 'Play again' }).click();
    await expectQueens(page, []);
    await expectSaid(page, 'The board and the time start over.');
  });

  await step('a puzzle goes on where it was left, and can be begun again', async () => {
    await openPuzzle(page, REGIONS);
    await tap(page, 'e8', 'g7');
    await expectPlaced(page, '2 of 8');
    await page.reload();
    await expectQueens(page, ['e8', 'g7']);
    await choose(page, 'Start over');
    await expectQueens(page, []);
    await page.locator('nt-notice').getByRole('button', { name: 'Undo' }).click();
    await expectQueens(page, ['e8', 'g7']);
    await page.getByRole('button', { name: /^Time \d/ }).click();
    await expect(page.getByRole('button', { name: 'The time is hidden. Show' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'The time is hidden. Show' })).toBeVisible();
  });
});

test('a shared result tells no answer, and its link begins the puzzle', async ({
  page,
  browser,
}) => {
  await copyWhatIsShared(page);
  await openPuzzle(page, COMPLETE);
  await click(page, ...COMPLETE_REST);
  await page.getByRole('button', { name: 'Share the result, without the solution' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Ninety-Two · Fill in 5\u00a0×\u00a05.*\n⬜⬜🟩🟩🟩 \d:\d\d\n.*#\/puzzles\/c\/5v\/13000-bzq(\?challenge=v\d+-0-[a-z]{3})?$/,
  );
  const elsewhere = await browser.newPage({ serviceWorkers: 'block' });
  await elsewhere.goto(text.split('\n').at(-1));
  await expect(square(elsewhere, 'c4')).toHaveAttribute('aria-label', 'c4, given queen');
  await click(elsewhere, ...COMPLETE_REST);
  await expect(result(elsewhere)).toContainText('Fill in solved');
  await elsewhere.close();
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  chooseMore,
  expectMarks,
  expectQueens,
  Fingers,
  middleOf,
  openBoard,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';

/** A tool for supposed queens. */
function thought(page: Page, name: 'Cancel' | 'Cross out' | 'Keep' | 'What then?'): Locator {
  return page.getByRole('toolbar', { name: 'Tried queens' }).getByRole('button', { name });
}

/** The queens that are drawn see-through. */
const GHOSTS = 'nt-board .drawing .thought';

async function expectSupposed(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.locator(GHOSTS)).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(square(page, name)).toHaveAttribute(
      'aria-label',
      new RegExp(`, tried queen, ${index + 1}$`),
    );
  }
}

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('that holds a free square in Play supposes a queen, from which a row without a square follows', async ({
    page,
  }) => {
    await openBoard(page);
    await tap(page, 'a5', 'b2', 'd1');
    const place = await square(page, 'a8').boundingBox();
    const fingers = await Fingers.on(page);
    await fingers.down(await middleOf(page, 'c4'));
    await expect(page.locator(GHOSTS)).toHaveCount(1);
    await expect(tool(page, 'Undo')).toBeVisible();
    await fingers.up();
    await expectSupposed(page, ['c4']);
    await expect(page.getByText('With a queen on c4')).toBeVisible();
    await expect(square(page, 'e6')).toHaveAttribute('aria-label', 'e6, would be ruled out by c4');
    await expect(tool(page, 'Undo')).toHaveCount(0);
    expect(await square(page, 'a8').boundingBox()).toEqual(place);

    await thought(page, 'What then?').click();
    await thought(page, 'What then?').click();
    await expectSupposed(page, ['c4', 'f8', 'h7']);
    await expectQueens(page, ['a5', 'b2', 'd1']);
    await expect(thought(page, 'What then?')).toHaveAttribute('aria-disabled', 'true');
    await expectSaid(page, 'With a queen on c4, row 6 has no free square. So c4 can be ruled out.');
    await thought(page, 'Cross out').click();
    await expectSupposed(page, []);
    await expectMarks(page, ['c4']);
    await tool(page, 'Undo').click();
    await expectMarks(page, []);
    await expectQueens(page, ['a5', 'b2', 'd1']);
  });

  test('that taps supposes more queens and takes them back, and Keep places all in one step', async ({
    page,
  }) => {
    await openPuzzle(page, COMPLETE);
    await chooseMore(page, 'Try a queen');
    await expect(page.getByText('Choose the square to try', { exact: true })).toBeVisible();
    await tap(page, 'e3');
    await expectSupposed(page, ['e3']);
    await thought(page, 'Cancel').click();
    await expectSupposed(page, []);

    const fingers = await Fingers.on(page);
    await fingers.down(await middleOf(page, 'e3'));
    await expect(page.locator(GHOSTS)).toHaveCount(1);
    await fingers.up();
    await tap(page, 'b2');
    await expectSupposed(page, ['e3', 'b2']);
    await tap(page, 'b2');
    await expectSupposed(page, ['e3']);
    await tap(page, 'b2', 'd1');
    await expect(page.getByText('That would solve the board')).toBeVisible();
    await thought(page, 'Keep').click();
    await expect(page.locator('nt-solved-sheet')).toBeVisible();
  });
});

test('the keyboard supposes, unfolds, takes back, rules out, keeps and forgets in a puzzle', async ({
  page,
}) => {
  await openPuzzle(page, REGIONS);
  await square(page, 'e8').focus();
  await page.keyboard.press('s');
  await expectSupposed(page, ['e8']);
  // Keys that would change the board beneath are away.
  for (const key of ['u', 'c', 'h', 'k', 'Delete']) await page.keyboard.press(key);
  await expectSupposed(page, ['e8']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expectSupposed(page, ['e8', 'g7']);
  await page.keyboard.press(',');
  await expectSupposed(page, ['e8']);
  await page.keyboard.press('x');
  await expectMarks(page, ['e8']);
  await page.keyboard.press('u');
  await expectMarks(page, []);

  await page.keyboard.press('s');
  await expectSupposed(page, ['g7']);
  await page.keyboard.press('Enter');
  await expectQueens(page, ['g7']);
  await expectSaid(page, /^Queen on g7/);
  await page.keyboard.press('u');
  await expectQueens(page, []);

  await page.keyboard.press('s');
  await expectSupposed(page, ['g7']);
  await page.keyboard.press('Escape');
  await expectSupposed(page, []);
  await expect(page.locator('nt-puzzle-play')).toBeVisible();
  // Enter on a tool presses the tool.
  await page.keyboard.press('s');
  await thought(page, 'Cancel').focus();
  await page.keyboard.press('Enter');
  await expectSupposed(page, []);
  await expectQueens(page, []);
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { GUARD, openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  chooseMore,
  click,
  drag,
  expectMarks,
  expectQueens,
  namesOf,
  openBoard,
  setSettings,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';

test.use({ hasTouch: true });

/** The squares that a queen marks on an empty board of 4 × 4. */
const BY_B4 = ['a4', 'c4', 'd4', 'b3', 'b2', 'b1', 'a3', 'c3', 'd2'];
const BY_C4 = ['a4', 'b4', 'd4', 'c3', 'c2', 'c1', 'b3', 'd3', 'a2'];

async function press(page: Page, name: string): Promise<void> {
  await square(page, name).focus();
  await page.keyboard.press('Space');
}

function puzzleTool(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Puzzle tools' }).getByRole('button', { name });
}

test('taps cycle, and queens mark what they attack, where the player chose it', async ({
  page,
  step,
}) => {
  await step('both are chosen in Settings, by keyboard', async () => {
    await page.goto('./#/settings');
    await setSettings(page, { tapsCycle: false, autoMarks: false });
    const taps = page.getByRole('radiogroup', { name: 'Tap on a square' });
    await taps.getByRole('radio', { name: 'Queen', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(taps.getByRole('radio', { name: '× first, then queen' })).toBeChecked();
    const mark = page.getByRole('switch', { name: 'Mark attacked squares for me' });
    await expect(mark).not.toBeChecked();
    await mark.focus();
    await page.keyboard.press('Space');
    await expect(mark).toBeChecked();
    await openBoard(page, '4/0000');
    await press(page, 'b4');
    await expectMarks(page, ['b4']);
    await page.keyboard.press('Space');
    await expectQueens(page, ['b4']);
    await expectMarks(page, BY_B4);
  });

  await step('taps mark, place and empty a square, and each is undone by itself', async () => {
    await setSettings(page, { tapsCycle: true, autoMarks: false });
    await openBoard(page, '6');
    for (const touch of [tap, click, press]) {
      await touch(page, 'c4');
      await expectMarks(page, ['c4']);
      await expectQueens(page, []);
      await touch(page, 'c4');
      await expectQueens(page, ['c4']);
      await expectMarks(page, []);
      await touch(page, 'c4');
      await expectQueens(page, []);
      await expectMarks(page, []);
    }
    await tool(page, 'Undo').click();
    await expectQueens(page, ['c4']);
    await tool(page, 'Undo').click();
    await expectMarks(page, ['c4']);
    await chooseMore(page, 'Redo');
    await expectQueens(page, ['c4']);
    await page.reload();
    await tap(page, 'c4', 'c4');
    await expectMarks(page, ['c4']);
    // With Mark a tap only marks.
    await tool(page, 'Mark').click();
    await tap(page, 'c4');
    await expectQueens(page, []);
    await expectMarks(page, []);
  });

  await step('in puzzles too; where no more queens may stand a mark is emptied', async () => {
    await setSettings(page, { tapsCycle: true, autoMarks: false });
    await openPuzzle(page, GUARD);
    await tap(page, 'a1', 'a1', 'b1', 'b1');
    await expectQueens(page, ['a1', 'b1']);
    await tap(page, 'd1');
    await expectMarks(page, ['d1']);
    await tap(page, 'd1');
    await expectMarks(page, []);
    await expectQueens(page, ['a1', 'b1']);
    await expect(page.getByText('Both queens are placed')).toHaveCount(0);
  });

  await step('a queen takes its marks back in Regions, never those of the player', async () => {
    await setSettings(page, { tapsCycle: false, autoMarks: true });
    await openPuzzle(page, REGIONS);
    await square(page, 'e1').focus();
    await page.keyboard.press('x');
    await expectMarks(page, ['e1']);
    await tap(page, 'e8');
    await expectQueens(page, ['e8']);
    const marks = await namesOf(page.getByRole('gridcell', { name: 'marked empty' }));
    expect(marks).toEqual(expect.arrayContaining(['a8', 'h8', 'e1', 'e2', 'd7', 'f7']));
    expect(marks).not.toContain('c6');
    // A gesture is one Undo.
    await puzzleTool(page, 'Undo').click();
    await expectMarks(page, ['e1']);
    await expectQueens(page, []);
    await chooseMore(page, 'Redo');
    await expectMarks(page, marks);
    await page.reload();
    await expectQueens(page, ['e8']);
    await expectMarks(page, marks);
    await click(page, 'e8');
    await expectMarks(page, ['e1']);
    await expectQueens(page, []);
  });

  await step('marks are heard of with their number, and move with their queen', async () => {
    await setSettings(page, { tapsCycle: false, autoMarks: true });
    await openBoard(page, '4/0000');
    await press(page, 'b4');
    await expectSaid(page, /^Queen on b4.* 9 squares marked empty\./);
    await expectMarks(page, BY_B4);
    await drag(page, 'b4', 'c4');
    await expectQueens(page, ['c4']);
    await expectMarks(page, BY_C4);
    await tool(page, 'Undo').click();
    await expectMarks(page, BY_B4);
  });

  await step('a press held on Mark, or its context menu, offers the ways to tap', async () => {
    const dialog = page.getByRole('dialog', { name: 'Taps' });
    const way = (name: string): Locator => dialog.getByRole('radio', { name, exact: true });
    await setSettings(page, { tapsCycle: false, autoMarks: false });
    await openBoard(page, '5');
    await tool(page, 'Mark').hover();
    await page.mouse.down();
    await expect(way('Queen')).toBeChecked();
    await page.mouse.up();
    await dialog.getByText('× first, then queen').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(tool(page, 'Mark')).toHaveAttribute('aria-pressed', 'false');
    await tap(page, 'c4');
    await expect(square(page, 'c4')).toHaveAccessibleName(/marked empty/);

    await openPuzzle(page, REGIONS);
    await puzzleTool(page, 'Mark').focus();
    await page.keyboard.press('Shift+F10');
    await expect(way('× first, then queen')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(puzzleTool(page, 'Mark')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(puzzleTool(page, 'Mark')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a queen that marks is one game in two tabs: the other shows the marks and takes them back with the queen', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openBoard(page, '4');
  await openBoard(other, '4');
  await setSettings(page, { autoMarks: true, tapsCycle: true });
  await click(page, 'a1', 'b4', 'b4');
  await expectQueens(other, ['b4']);
  await expectMarks(other, ['a1', ...BY_B4]);
  await click(other, 'b4');
  await expectMarks(other, ['a1']);
  await expectMarks(page, ['a1']);
  await tool(page, 'Undo').click();
  await expectMarks(page, ['a1', ...BY_B4]);
  await expectQueens(other, ['b4']);
});

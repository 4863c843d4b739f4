import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { GUARD, openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { expectSaid, holding } from '../helpers/settled.ts';
import {
  chooseMore,
  click,
  drag,
  expectLoupeOver,
  expectMarks,
  expectQueens,
  expectSize,
  Fingers,
  middleOf,
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
    const taps = page.getByRole('radiogroup', { name: 'On an empty square' });
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

  await step('a finger that swipes marks the squares it crosses', async () => {
    await openPuzzle(page, REGIONS);
    await setSettings(page, { tapsCycle: true, autoMarks: false });
    const fingers = await Fingers.on(page);
    await fingers.down(await middleOf(page, 'a4'));
    await fingers.slide([await middleOf(page, 'a4')], [await middleOf(page, 'a2')]);
    await fingers.up();
    await expectMarks(page, ['a2', 'a3', 'a4']);
    await puzzleTool(page, 'Undo').click();
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
});

const loupe = (page: Page) => page.locator('nt-board .loupe.aims');
const closer = (page: Page) => page.getByText('Tap to zoom in');
const larger = (page: Page) => page.getByRole('button', { name: 'Larger squares' });
const smaller = (page: Page) => page.getByRole('button', { name: 'Smaller squares' });

async function squareWidth(page: Page): Promise<number> {
  return (await square(page, 'a1').boundingBox())!.width;
}

/** Taps the square in the middle of the view, and expects the only queen there. */
async function expectTapPlacesAlone(page: Page): Promise<void> {
  const name = await page.locator('nt-board .view').evaluate((view) => {
    const { left, top, width, height } = view.getBoundingClientRect();
    const root = view.getRootNode() as ShadowRoot;
    const cell = root.elementFromPoint(left + width / 2, top + height / 2)!;
    return cell.getAttribute('aria-label')!.split(',')[0]!;
  });
  await tap(page, name);
  await expectQueens(page, [name]);
}

test('a finger plays on large boards', async ({ page, step }) => {
  // Counting on large boards takes seconds.
  holding(page, 'answers');
  const fingers = await Fingers.on(page);
  const view = page.locator('nt-board .view');

  await step('from 9 × 9 it aims under a loupe, and the release places', async () => {
    await openBoard(page, '9');
    const [from, to] = [await middleOf(page, 'b3'), await middleOf(page, 'f6')];
    await fingers.down(from);
    // The loupe is above the finger.
    const box = (await loupe(page).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(from.y);
    await expectLoupeOver(page, from);
    await fingers.slide([from], [to]);
    await expectLoupeOver(page, to);
    await expectQueens(page, []);
    await fingers.up();
    await expect(loupe(page)).toHaveCount(0);
    await expectQueens(page, ['f6']);
  });

  await step('on 8 × 8 there is no loupe, and its squares are 44 px at 360', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openBoard(page);
    await fingers.down(await middleOf(page, 'e4'));
    // A finger that is held supposes a queen.
    await expect(page.locator('nt-board .drawing .thought')).toHaveCount(1);
    await expect(loupe(page)).toHaveCount(0);
    await fingers.up();
    expect(await squareWidth(page)).toBeGreaterThanOrEqual(44);
  });

  await step('a square it aims at is never under 24 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const size of [17, 32]) {
      await openBoard(page, String(size));
      // The whole board is in view; a tap comes closer and places nothing.
      await expect(smaller(page)).toBeDisabled();
      await expect(closer(page)).toBeVisible();
      expect(await squareWidth(page)).toBeLessThan(24);
      await tap(page, 'i9');
      await expect(smaller(page)).toBeEnabled();
      await expect(closer(page)).toHaveCount(0);
      expect(await squareWidth(page)).toBeGreaterThanOrEqual(24);
      await expectQueens(page, []);
      await tap(page, 'i9');
      await expectQueens(page, ['i9']);
      await smaller(page).tap();
      await expect(closer(page)).toBeVisible();
      // Another board opens whole.
      await larger(page).tap();
      await openBoard(page, String(49 - size));
      await expect(closer(page)).toBeVisible();
    }
    // Squares of 16 × 16 are large enough, so the first tap places a queen.
    await openBoard(page, '16');
    await expect(closer(page)).toHaveCount(0);
    await tap(page, 'a16');
    await expectQueens(page, ['a16']);
  });

  await step('two of them make squares larger, and the page keeps its scale', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBoard(page, '20');
    await expect(larger(page)).toBeVisible();
    const before = await squareWidth(page);
    const { x, y, width, height } = (await view.boundingBox())!;
    const around = (distance: number) => [
      { x: x + width / 2 - distance, y: y + height / 2 },
      { x: x + width / 2 + distance, y: y + height / 2 },
    ];
    await fingers.down(around(40)[0]!);
    await fingers.down(...around(40));
    await fingers.slide(around(40), around(70));
    await fingers.up();
    await expect.poll(() => squareWidth(page)).toBeGreaterThan(before * 1.4);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    await expectTapPlacesAlone(page);
  });

  await step('it pans without placing, and beyond the edge stays on the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBoard(page, '31');
    await larger(page).tap();
    await expect(smaller(page)).toBeEnabled();
    const { x, y, width, height } = (await view.boundingBox())!;
    const pan = async (from: number, to: number): Promise<void> => {
      const [start, end] = [from, to].map((part) => ({ x: x + width * part, y: y + height * 0.6 }));
      await fingers.down(start!);
      await fingers.slide([start!], [end!], 10);
      await fingers.up();
    };
    await pan(0.7, 0.3);
    await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60);
    await expectTapPlacesAlone(page);
    await pan(0.1, 0.9);
    await pan(0.1, 0.9);
    await expectSize(page, 31);
    expect(await view.evaluate((element) => element.scrollLeft)).toBe(0);
  });

  await step('on its side with text of 130 % the total is not under More', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openBoard(page, '17');
    await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
    const total = page.locator('.folded small');
    await expect(total).toHaveText('of 95.8 million');
    const { x, width } = (await total.boundingBox())!;
    const { x: more } = (await page.getByRole('button', { name: /^More/ }).boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(more);
  });
});

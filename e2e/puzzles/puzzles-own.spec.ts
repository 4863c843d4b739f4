import type { Locator, Page } from '@playwright/test';
import { squareName } from '../../src/core/board/square.ts';
import { parsePuzzleCode } from '../../src/core/puzzles/puzzle-code.ts';
import { checkPlacement } from '../../src/solver/puzzles/check/check-placement.ts';
import { finish } from '../../src/solver/worker/task.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { REGIONS_WITH_TWO_ANSWERS } from '../helpers/puzzle-steps.ts';
import {
  click,
  Fingers,
  middleOf,
  namesOf,
  notice,
  result,
  square,
  tap,
} from '../helpers/steps.ts';

test.use({
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function openOwn(page: Page, kind = 'regions'): Promise<void> {
  await page.goto(`./#/puzzles/own/${kind}`);
  await expect(square(page, 'a1')).toBeVisible();
}

function verdict(page: Page): Locator {
  return page.locator('nt-editor .verdict:not([data-stale])');
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Opens a puzzle with two answers in the editor, by its code. */
async function fix(page: Page): Promise<void> {
  await page.goto(`./#/puzzles/${REGIONS_WITH_TWO_ANSWERS}`);
  await button(page, 'Fix it').click();
  await expect(verdict(page)).toContainText('Two solutions. They differ at a8, b8, a6 and b6.');
}

/** Takes a region of the palette by touch; they are counted from 0. */
async function takeRegion(page: Page, region: number): Promise<void> {
  const radio = page.getByRole('radio').nth(region);
  await page.locator('.palette label').nth(region).tap();
  await expect(radio).toBeChecked();
}

/** Records announcements from now on. Returns a function that reads them in order, also those replaced at once. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    addEventListener('nt-announce', (event) => {
      texts.push((event as unknown as { text: string }).text);
    });
    return texts;
  });
  return () => heard.jsonValue();
}

/** Returns the squares of the one answer of the puzzle that a link opens. */
function answerOf(link: string): string[] {
  const read = parsePuzzleCode(new URL(link).hash);
  if (!read.ok) throw new Error(link);
  const check = finish(checkPlacement(read.puzzle));
  if (check.kind !== 'one') throw new Error(check.kind);
  return check.answer.map((queen) => squareName(queen, read.puzzle.rules.shape.rows));
}

test('a board is painted by touch, shared, opened elsewhere by its link and solved', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOwn(page);
  await expect(verdict(page)).toContainText('64 squares to paint');
  await expect(button(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
  const fingers = await Fingers.on(page);
  for (const [region, from, to] of [
    [0, 'a8', 'e8'],
    [2, 'a6', 'a2'],
  ] as const) {
    if (region > 0) await takeRegion(page, region);
    const [begin, end] = [await middleOf(page, from), await middleOf(page, to)];
    await fingers.down(begin);
    // Faster than the screen reports: what lies between is painted too.
    await fingers.slide([begin], [end], 1);
    await fingers.up();
  }
  await expect(verdict(page)).toContainText('54 squares to paint');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', 'a4, region 3');

  await fix(page);
  // A drag paints with the region of its first square.
  const [begin, end] = [await middleOf(page, 'a6'), await middleOf(page, 'a8')];
  await fingers.down(begin);
  await fingers.slide([begin], [end], 1);
  await fingers.up();
  await expect(verdict(page)).toContainText('Exactly one solution');
  await expect(square(page, 'a7')).toHaveAttribute('aria-label', 'a7, region 3');
  await button(page, 'Share').click();
  await expect(notice(page)).toContainText('Text and link copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = /http\S+/.exec(text)![0];

  const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.setItem('ninety-two-settings', '{"taught":true}'));
  await other.goto(link);
  await expect(other.locator('nt-puzzle-play h1')).toContainText('Regions · ');
  await expect(square(other, 'a7')).toHaveAttribute('aria-label', /^a7, region 3/);
  await click(other, ...answerOf(link));
  await expect(result(other)).toContainText('Regions solved');
  await elsewhere.close();
});

test('a board is painted, undone and played by keyboard alone', async ({ page }) => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await openOwn(page);
  const said = await hear(page);
  await square(page, 'a8').focus();
  await press('2', 'Space');
  expect(await said()).toContain('a8, region 2.');
  await press('Shift+ArrowRight', 'Shift+ArrowRight');
  expect(await said()).toContain('c8, region 2.');
  await press('ArrowDown', '4', 'Shift+ArrowDown');
  expect(await said()).toContain('2 squares, region 4.');
  await press('ArrowUp', 'ArrowUp', 'i');
  await expect(page.getByRole('radio', { name: /^Region 2, 3 squares/ })).toBeChecked();
  await press('ArrowDown', 'Space');
  expect(await said()).toContain('c7, region 2, was 4.');
  await expect(square(page, 'c7')).toHaveAttribute('aria-label', 'c7, region 2');
  await press('u');
  await expect(square(page, 'c7')).toHaveAttribute('aria-label', 'c7, region 4');
  expect(await said()).toContain('c7, region 4, was 2.');
  await press('1', 'Space', '2', 'i');
  await expect(page.getByRole('radio', { name: /^Region 1, 1 square/ })).toBeChecked();
  await press('u');
  await expect(square(page, 'c7')).toHaveAttribute('aria-label', 'c7, region 4');

  await page.goto(`./#/puzzles/${REGIONS_WITH_TWO_ANSWERS}`);
  await button(page, 'Fix it').press('Enter');
  await expect(verdict(page)).toContainText('Two solutions.');
  await square(page, 'a6').focus();
  await press('1', 'Space');
  await expect(verdict(page)).toContainText('Exactly one solution');
  await button(page, 'Play').focus();
  await press('Enter');
  await expect(page.locator('nt-puzzle-play h1 small')).toHaveText('Created · 8 × 8');
  await press('Escape');
  await expect(verdict(page)).toContainText('Exactly one solution');
});

test('a gesture is undone as one, and the drawing is there after leaving and in another tab', async ({
  page,
  context,
}) => {
  await openOwn(page);
  const fingers = await Fingers.on(page);
  const [begin, corner, end] = [
    await middleOf(page, 'b7'),
    await middleOf(page, 'b4'),
    await middleOf(page, 'f4'),
  ];
  await fingers.down(begin);
  await fingers.slide([begin], [corner]);
  await fingers.slide([corner], [end]);
  await fingers.up();
  await expect(verdict(page)).toContainText('56 squares to paint');
  await takeRegion(page, 4);
  await tap(page, 'b4');
  await expect(square(page, 'b4')).toHaveAttribute('aria-label', 'b4, region 5');
  await button(page, 'Undo').tap();
  await expect(square(page, 'b4')).toHaveAttribute('aria-label', 'b4, region 1');
  await button(page, 'Undo').tap();
  await expect(verdict(page)).toContainText('64 squares to paint');
  await button(page, 'Redo').tap();
  await expect(verdict(page)).toContainText('56 squares to paint');
  const other = await context.newPage();
  await openOwn(other);
  await expect(verdict(other)).toContainText('56 squares to paint');
  await tap(other, 'h8');
  await expect(square(page, 'h8')).toHaveAttribute('aria-label', 'h8, region 1');
  await page.reload();
  await expect(verdict(page)).toContainText('55 squares to paint');
});

test('a puzzle is fixed, and another board, kind and rule are chosen', async ({ page, step }) => {
  await step('one square mends it, and Undo restores the drawing before', async () => {
    await openOwn(page);
    await tap(page, 'a8');
    await expect(verdict(page)).toContainText('63 squares to paint');
    await fix(page);
    await expect(page.locator('nt-board .answers text')).toHaveText(['1', '1', '2', '2']);
    await takeRegion(page, 0);
    await tap(page, 'a6');
    await expect(verdict(page)).toContainText('Exactly one solution');
    await expect(page.locator('nt-board .answers')).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(verdict(page)).toContainText('Two solutions.');
    await button(page, 'Undo').click();
    await expect(verdict(page)).toContainText('63 squares to paint');
  });

  await step('a piece that is cut off from its region is outlined until it is whole', async () => {
    await fix(page);
    await takeRegion(page, 0);
    await tap(page, 'h1');
    await expect(verdict(page)).toContainText('Smaller piece: h1.');
    const outline = page.locator('nt-board .cut-off');
    const { x, y, width } = (await outline.boundingBox())!;
    const middle = await middleOf(page, 'h1');
    expect(Math.abs(x + width / 2 - middle.x)).toBeLessThan(1);
    expect(Math.abs(y + width / 2 - middle.y)).toBeLessThan(1);
    expect(width).toBeLessThan(1.7 * (await square(page, 'h1').boundingBox())!.width);
    await button(page, 'Undo').click();
    await expect(verdict(page)).toContainText('Two solutions.');
    await expect(outline).toHaveCount(0);
  });

  await step('it is loaded once: later changes stay when the player comes back', async () => {
    await fix(page);
    await takeRegion(page, 5);
    await tap(page, 'a8');
    await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 6');
    for (let visit = 0; visit < 2; visit++) {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await page.getByRole('link', { name: /^Make your own/ }).click();
      await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 6');
      await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    }
    await page.reload();
    await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, region 6');
  });

  await step('Open a code, once closed, leaves the player where it was opened', async () => {
    await page.goto('./#/puzzles');
    await page.getByRole('link', { name: /^Make your own/ }).tap();
    await page.getByRole('link', { name: 'Open a code' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Open a code' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/puzzles\/own$/);
    await expect(square(page, 'a1')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await step('another board, kind and rule are chosen', async () => {
    await openOwn(page);
    await tap(page, 'a8');
    await page.getByRole('button', { name: /^Make your own/ }).click();
    const dialog = page.getByRole('dialog', { name: 'What to make' });
    await dialog.getByText('No shared diagonals').click();
    await dialog.getByRole('button', { name: 'Size: larger' }).click();
    await dialog.getByRole('button', { name: 'Start drawing' }).click();
    await expect(page.locator('nt-editor h1')).toContainText('9 × 9 · No shared diagonals');
    await expect(square(page, 'a9')).toHaveAttribute('aria-label', 'a9, region 1');
    await page.getByRole('button', { name: /^Make your own/ }).click();
    await dialog.getByText('Guard').click();
    await dialog.getByRole('button', { name: 'Start drawing' }).click();
    await expect(page.locator('nt-editor h1')).toContainText('Guard · 8 × 8 · 5 queens');
    await expect(page).toHaveURL(/#\/puzzles\/own\/guard$/);
  });
});

async function dragQueen(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Returns the squares of given queens, sorted by name. */
async function givens(page: Page): Promise<string[]> {
  const cells = page.locator('nt-editor [role=gridcell][aria-label*="given"]');
  return (await namesOf(cells)).sort();
}

async function expectGivens(page: Page, ...names: readonly string[]): Promise<void> {
  expect(await givens(page)).toEqual([...names].sort());
}

/** Opens the puzzle that was made, and places the queens that it lacks. */
async function play(
  page: Page,
  given: readonly string[],
  answer: readonly string[],
): Promise<void> {
  await button(page, 'Play').click();
  const cells = page.locator('nt-puzzle-play nt-board [role=gridcell]');
  await expect(cells.filter({ visible: true })).toHaveCount(64);
  for (const name of given) {
    await expect(square(page, name)).toHaveAttribute('aria-label', `${name}, given queen`);
  }
  await tap(page, ...answer.filter((name) => !given.includes(name)));
}

test('queens are given to boards of Fill in and Guard', async ({ page, step }) => {
  await step('in Fill in they are given by tap, drag and key, judged and played', async () => {
    await openOwn(page, 'complete');
    await expect(verdict(page)).toContainText('More than one solution');
    await click(page, 'a8', 'c6');
    await expect(verdict(page)).toContainText('a8 and c6 attack each other');
    await expect(square(page, 'c6')).toHaveAttribute('aria-label', 'c6, given queen, in conflict');
    await expect(button(page, 'Play')).toHaveAttribute('aria-disabled', 'true');

    await dragQueen(page, 'c6', 'f5');
    await expectGivens(page, 'a8', 'f5');
    await expect(verdict(page)).toContainText('Two solutions');
    await expect(page.locator('nt-board .answers text').first()).toBeVisible();
    await square(page, 'h6').focus();
    await page.keyboard.press('Enter');
    await expectGivens(page, 'a8', 'f5', 'h6');
    await expectNoViolations(page, 'Complete being made');
    await page.keyboard.press('u');
    await expectGivens(page, 'a8', 'f5');

    await button(page, 'Redo').click();
    await expect(verdict(page)).toContainText('Exactly one solution');
    const given = ['a8', 'f5', 'h6'];
    await play(page, given, [...given, 'e7', 'c4', 'g3', 'b2', 'd1']);
    await expect(result(page)).toContainText('Fill in solved');
  });

  await step('in Guard they are counted, and too few and too many are said', async () => {
    await openOwn(page, 'guard');
    await expect(verdict(page)).toContainText('5 queens are enough');
    await tap(page, 'a8', 'a7', 'a6');
    await expectGivens(page, 'a8', 'a7', 'a6');
    await expect(verdict(page)).toContainText(
      '5 queens can guard it, but with those given you need 6.',
    );
    await expect(button(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
    for (let queens = 5; queens > 2; queens--) await button(page, 'Queens: smaller').click();
    await expect(verdict(page)).toContainText('3 queens are given. No more than 2 are allowed.');
    await expectNoViolations(page, 'Guard being made');

    for (let queens = 2; queens < 6; queens++) await button(page, 'Queens: larger').click();
    await expect(verdict(page)).toContainText('6 queens are enough');
    await expectGivens(page, 'a8', 'a7', 'a6');
    const given = ['a8', 'a7', 'a6'];
    await play(page, given, [...given, 'b8', 'f5', 'e1']);
    await expect(result(page)).toContainText('Guard solved');
  });
});

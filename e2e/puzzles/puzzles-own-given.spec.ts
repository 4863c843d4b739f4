import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzles } from '../helpers/puzzle-steps.ts';
import { click, middleOf, namesOf, result, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

function verdict(page: Page): Locator {
  return page.locator('nt-editor .verdict');
}

function button(page: Page, name: string): Locator {
  return page.locator('nt-editor').getByRole('button', { name, exact: true });
}

/** Opens the page where a kind of puzzle is made, and waits for its board. */
async function openOwn(page: Page, kind: 'complete' | 'guard'): Promise<void> {
  await openPuzzles(page, `own/${kind}`);
  await expect(square(page, 'a1')).toBeVisible();
}

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

test('Complete: queens are given by tap, drag and key, judged, finished and played', async ({
  page,
}) => {
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

  await button(page, 'Finish').click();
  await expect(verdict(page)).toContainText('Exactly one solution');
  await expect(verdict(page)).toContainText('Your squares are unchanged.');
  await expect(square(page, 'f5')).toHaveAttribute('aria-label', 'f5, given queen');
  // The queen given last leaves only one of the two answers.
  const answers = [
    ['a8', 'e7', 'h6', 'f5', 'c4', 'g3', 'b2', 'd1'],
    ['a8', 'g7', 'd6', 'f5', 'h4', 'b3', 'e2', 'c1'],
  ];
  const given = await givens(page);
  expect(given).toHaveLength(3);
  const answer = answers.find((queens) => given.every((name) => queens.includes(name)));
  await play(page, given, answer!);
  await expect(result(page)).toContainText('Fill in solved');
});

test('Guard: queens are given and counted, too few and too many are said, and it is finished and played', async ({
  page,
}) => {
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

  await page.keyboard.press('l');
  await expect(verdict(page)).toContainText('6 queens are enough');
  await expect(verdict(page)).toContainText('Your squares are unchanged.');
  await expectGivens(page, 'a8', 'a7', 'a6');
  const given = ['a8', 'a7', 'a6'];
  await play(page, given, [...given, 'b8', 'f5', 'e1']);
  await expect(result(page)).toContainText('Guard solved');
});

import type { Locator, Page } from '@playwright/test';
import { STEPS } from '../../src/lab/lesson/steps.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid } from '../helpers/settled.ts';

const question = (page: Page): Locator => page.locator('nt-lab-lesson h2');
const verdict = (page: Page): Locator => page.locator('.verdict');
const board = (page: Page): Locator => page.locator('.stage svg.board').first();
const next = (page: Page): Locator => page.getByRole('link', { name: 'Next', exact: true });
const show = (page: Page): Locator => page.getByRole('button', { name: 'Show', exact: true });

/** Opens a question, and waits for it. */
async function openQuestion(page: Page, number: number): Promise<void> {
  await page.goto(`./#/lab/lesson/${number}`);
  await expect(page.locator('.ask')).toContainText(`${number} of ${STEPS.length}`);
}

/** Taps a square of a board. */
async function tap(page: Page, name: string, size: number, on = board(page)): Promise<void> {
  const { width, height } = (await on.boundingBox())!;
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = size - Number(name.slice(1));
  const position = { x: ((column + 0.5) * width) / size, y: ((row + 0.5) * height) / size };
  await on.tap({ position });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('a class goes from the Lab through the whole lesson, with an answer on each screen', async ({
    page,
  }) => {
    await page.goto('./#/lab');
    await page.getByRole('link', { name: /^Lesson/ }).tap();
    await page.getByRole('link', { name: 'First question' }).tap();

    for (const queens of [
      ['a4', 'b4', 'b4', 'a4', 'b4', 'd3', 'a2', 'c1'],
      ['b6', 'd5', 'f4', 'a3', 'c2', 'e1'],
    ]) {
      await expect(question(page)).toHaveText(STEPS[0]!.question());
      await expect(verdict(page)).toHaveCount(0);
      const size = queens.length === 6 ? 6 : 4;
      await expect(board(page)).toHaveAttribute('aria-label', `Board, ${size} by ${size}, empty`);
      for (const name of queens) await tap(page, name, size);
      await expect(verdict(page)).toHaveText('Right.');
      await next(page).tap();
    }

    for (const step of STEPS.slice(2)) {
      const { squares, choices, right, run, live, answer } = step;
      await expect(question(page)).toHaveText(step.question().replaceAll('*', ''));
      const size = run?.[1] ?? 0;
      if (choices) {
        const wrong = choices()[right === 0 ? 1 : 0]!;
        await page.getByRole('button', { name: wrong, exact: true }).tap();
        await expect(verdict(page)).toContainText('Not quite. Try again.');
        await page.getByRole('button', { name: choices()[right!]!, exact: true }).tap();
      } else if (squares === 'exhibit') {
        await expect(page.locator('.asked')).toHaveCount(size);
        await tap(page, 'f4', size);
        await expect(verdict(page)).toHaveText('Not quite. Try again. c7 attacks f4.');
        await tap(page, 'h4', size);
      } else if (squares) {
        await expect(page.locator('.asked')).toHaveCount(squares.length);
        await tap(page, squares[right!]!, size);
      } else if (live === 'builds') {
        await expect(page.locator('.lengths')).toHaveText('43 · 23');
        const isEqual = answer().includes('b12');
        await tap(page, isEqual ? 'b12' : 'a8', 12);
        await expect(page.locator('.lengths')).toHaveText(isEqual ? '23 · 23' : '– · –');
      } else await show(page).tap();
      await expect(verdict(page)).toContainText(answer());
      if (!(await next(page).isVisible())) break;
      await next(page).tap();
    }
    await expect(page.locator('.homework')).toContainText('348,150');
  });

  test('in its maze both searches run at once, from the start and back to it', async ({ page }) => {
    await openQuestion(page, 14);
    const lengths = page.locator('.lengths');
    await expect(lengths).toHaveText('– · –');
    await page.getByRole('button', { name: 'One step forward' }).tap();
    await page.getByRole('button', { name: 'One step forward' }).tap();
    await expect(page.locator('figcaption')).toContainText([/entered: 2/, /reached: [2-4]/]);
    await page.getByRole('slider', { name: 'Step' }).press('End');
    await expect(lengths).toHaveText('43 · 23');
    await page.getByRole('button', { name: 'Previous solution' }).tap();
    await page.getByRole('button', { name: 'Back to the start' }).tap();
    await expect(lengths).toHaveText('– · –');
  });
});

test('the lesson is answered by keyboard, Back and Forward go through it, and a reload keeps the question', async ({
  page,
}) => {
  await openQuestion(page, 4);
  await expectSaid(page, STEPS[3]!.question());
  const square = page.getByRole('button', { name: 'h3', exact: true });
  await square.focus();
  await expect(square).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('The next row is row 3.');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText(STEPS[4]!.question());
  await page.goBack();
  await expect(question(page)).toHaveText(STEPS[3]!.question());
  await page.goForward();
  await expect(question(page)).toHaveText(STEPS[4]!.question());
  await page.reload();
  await expect(question(page)).toHaveText(STEPS[4]!.question());
  await expectNoViolations(page, 'a question');
});

test('walls are built by keyboard', async ({ page }) => {
  await openQuestion(page, 19);
  await expect(page.locator('.lengths')).toHaveText('43 · 23');
  await page.getByRole('button', { name: 'Change a number' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('b12');
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByRole('spinbutton').press('Enter');
  await expect(page.locator('.lengths')).toHaveText('23 · 23');
  await expect(verdict(page)).toContainText('Right.');
});

test('a clock says where the class should be, also after a reload, until it is stopped', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./#/lab/lesson');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.locator('.clock')).toHaveText(/Minute 0 of 45: By hand/);
  await page.clock.runFor('16:00');
  await expect(page.locator('.clock')).toHaveText(/Minute 16 of 45: The first solution/);
  await page.reload();
  await page.locator('.clock a').click();
  await expect(question(page)).toHaveText(STEPS[9]!.question());
  await page.clock.runFor('40:00');
  await expect(page.locator('.clock')).toHaveText(/Minute 45 of 45: What remains/);
  await page.goto('./#/lab/lesson');
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible();
  await expect(page.locator('.clock')).toHaveCount(0);
});

test('the lesson has a QR code, and prints as every question with its answer', async ({ page }) => {
  await page.goto('./#/lab/lesson');
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectNoViolations(page, 'the lesson');
  const sheet = page.locator('nt-lesson-paper');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nt-app')).toBeHidden();
  await expect(sheet.locator('li')).toHaveCount(STEPS.length);
  for (const { question: asked, answer } of STEPS) {
    await expect(sheet).toContainText(asked().replaceAll('*', ''));
    await expect(sheet).toContainText(answer());
  }
  await expect(sheet.getByRole('table')).toContainText('15,720');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('./#/lab');
  await expect(page.getByRole('heading', { name: 'Lab', exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('an address beyond the last question leads to the Lab', async ({ page }) => {
  await page.goto(`./#/lab/lesson/${STEPS.length + 1}`);
  await expect(page.getByText('This link doesn’t lead anywhere in the Lab.')).toBeVisible();
});

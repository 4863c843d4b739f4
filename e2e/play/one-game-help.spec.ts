import { allOf } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { BOARDS, settle, setVisibility, storedFind } from '../helpers/one-game.ts';
import { askWhy } from '../helpers/solver-steps.ts';
import {
  click,
  expectFound,
  expectQueens,
  openBoard,
  revealedSquares,
  SOLUTION,
  square,
  tool,
} from '../helpers/steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The code of `SOLUTION`. */
const CODE = '15863724';

test('hints, Clear, one queen, Undo twice: the hinted queens stand and the find has the hints', async ({
  page,
}) => {
  const placed = page.locator('nt-board [role=gridcell][aria-label*=", queen"]');
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 6));
  await askWhy(page);
  // With six queens there is one square left in each row.
  await page.keyboard.press('h');
  await expect(placed).toHaveCount(7);
  await tool(page, 'Clear').click();
  await click(page, 'a1');
  await expectQueens(page, ['a1']);
  await tool(page, 'Undo').click();
  await tool(page, 'Undo').click();
  await expect(placed).toHaveCount(7);
  for (const name of SOLUTION) {
    const isThere = (await square(page, name).getAttribute('aria-label'))!.includes(', queen');
    if (!isThere) await click(page, name);
  }
  await expectFound(page, '1 of 92');
  expect(await storedFind(page, CODE)).toMatchObject({
    help: { nudge: 1, where: 1, why: 1, place: 1 },
  });
});

test('a new attempt after Clear does not carry the hints of the one before', async ({ page }) => {
  await openBoard(page);
  await click(page, 'f5');
  await askWhy(page);
  await page.keyboard.press('Escape');
  await tool(page, 'Clear').click();
  await click(page, ...SOLUTION);
  await expectFound(page, '1 of 92');
  expect(await storedFind(page, CODE)).toMatchObject({
    help: { nudge: 0, where: 0, why: 0, place: 0 },
  });
});

test('a solution copied after Reveal and Undo is found, and remembers that it was revealed', async ({
  page,
}) => {
  await openBoard(page, '4');
  await page.getByRole('button', { name: 'Reveal solution' }).click();
  await page.getByRole('button', { name: 'Reveal it' }).click();
  await expect(page.getByRole('button', { name: '0 of 2 found, 1 revealed' })).toBeVisible();
  const squares = await revealedSquares(page, 4);
  const code = allOf(4).find((each) => page.url().includes(`/${each}-`))!;
  await tool(page, 'Undo').click();
  await expectQueens(page, []);
  await click(page, ...squares);
  await expectFound(page, '1 of 2');
  const find = await storedFind(page, code);
  expect(find['version']).toBe(1);
  expect(find['revealedAt']).toBeGreaterThan(0);
  expect(find['revealedAt']).toBeLessThanOrEqual(find['foundAt'] as number);

  await page.goto(`./#/collection/4/family/1/${code}`);
  await expect(page.getByRole('heading', { name: /^Found on / })).toBeVisible();
  await expect(page.getByText(/revealed/i).first()).toBeVisible();
});

test.describe('time of play', () => {
  /** The time of play that the find of `SOLUTION` was stored with. */
  async function durationOf(page: Parameters<typeof storedFind>[0]): Promise<number> {
    await expectFound(page, '1 of 92');
    return (await storedFind(page, CODE))['duration'] as number;
  }

  test('is not an hour that nothing was done in, though the page was shown', async ({ page }) => {
    await page.clock.install();
    await openBoard(page);
    await click(page, ...SOLUTION.slice(0, 7));
    await page.clock.fastForward(HOUR);
    await click(page, SOLUTION[7]);
    const duration = await durationOf(page);
    expect(duration).toBeLessThan(3 * MINUTE);
    expect(duration).toBeGreaterThanOrEqual(0);
  });

  test('is not eight hours in a tab that was opened in the background', async ({
    page,
    context,
  }) => {
    await openBoard(page);
    await click(page, ...SOLUTION.slice(0, 7));
    await settle(page, BOARDS);
    await page.goto('about:blank');

    const other = await context.newPage();
    await other.clock.install();
    await other.addInitScript(() => {
      for (const [name, value] of [
        ['visibilityState', 'hidden'],
        ['hidden', true],
      ] as const) {
        Object.defineProperty(document, name, { configurable: true, get: () => value });
      }
    });
    await openBoard(other);
    await expectQueens(other, SOLUTION.slice(0, 7));
    await other.clock.fastForward(8 * HOUR);
    await setVisibility(other, 'visible');
    await click(other, SOLUTION[7]);
    expect(await durationOf(other)).toBeLessThan(MINUTE);
  });

  test('is what it was when the clock of the system is set back', async ({ page }) => {
    await page.clock.install();
    await openBoard(page);
    await click(page, ...SOLUTION.slice(0, 7));
    await page.clock.fastForward(MINUTE);
    await page.clock.setSystemTime(Date.now() - HOUR);
    await click(page, SOLUTION[7]);
    const duration = await durationOf(page);
    expect(duration).toBeGreaterThanOrEqual(MINUTE);
    expect(duration).toBeLessThan(3 * MINUTE);
  });

  test('is no longer when the clock of the system is set forward', async ({ page }) => {
    await page.clock.install();
    await openBoard(page);
    await click(page, ...SOLUTION.slice(0, 7));
    await page.clock.setSystemTime(Date.now() + HOUR);
    await click(page, SOLUTION[7]);
    expect(await durationOf(page)).toBeLessThan(MINUTE);
  });
});

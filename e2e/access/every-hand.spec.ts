import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { expectInput, holding } from '../helpers/settled.ts';
import { COMPLETE, openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import {
  click,
  expectMarks,
  expectQueens,
  expectSize,
  middleOf,
  openBoard,
  result,
  setSettings,
  square,
  tap,
  tool,
} from '../helpers/steps.ts';

/** Held Ctrl in messages of the browser. */
const CTRL = 2;

/** Presses a key as a keyboard layout reports it: its letter (`key`) and its position (`code`). */
async function pressOn(page: Page, key: string, code: string, modifiers = 0): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  expectInput(page);
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, modifiers });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
}

/** Clicks on a square by a program, as some assistive technology does: there is no pointer. */
async function clickWithoutPointer(cell: Locator): Promise<void> {
  await cell.evaluate((element: HTMLElement) => element.click());
}

test('the game is played by every hand', async ({ page, step }) => {
  await step(
    'a click without a pointer acts as a tap: it places and removes a queen, and marks with the mark tool',
    async () => {
      await openBoard(page, '7');
      await clickWithoutPointer(square(page, 'b7'));
      await expectQueens(page, ['b7']);
      await clickWithoutPointer(square(page, 'b7'));
      await expectQueens(page, []);
      await tool(page, 'Mark').click();
      await clickWithoutPointer(square(page, 'c6'));
      await expectMarks(page, ['c6']);
    },
  );

  await step('a click without a pointer places in a puzzle and paints in Your own', async () => {
    await openPuzzle(page, COMPLETE);
    await clickWithoutPointer(square(page, 'e3'));
    await expect(square(page, 'e3')).toHaveAttribute('aria-label', 'e3, queen');
    await page.goto('./#/puzzles/own/regions');
    await clickWithoutPointer(square(page, 'f3'));
    await expect(square(page, 'f3')).toHaveAttribute('aria-label', 'f3, region 1');
  });

  await step(
    'on a Russian keyboard Ctrl+Z takes back, and letters do the actions of the Latin letters on their keys',
    async () => {
      await openBoard(page);
      await click(page, 'b7', 'e3');
      await pressOn(page, 'я', 'KeyZ', CTRL);
      await expectQueens(page, ['b7']);
      await pressOn(page, 'г', 'KeyU');
      await expectQueens(page, []);
      await square(page, 'a8').focus();
      await pressOn(page, 'ч', 'KeyX');
      await expectMarks(page, ['a8']);
      await pressOn(page, 'ъ', 'BracketRight');
      await expectSize(page, 9);
    },
  );

  await step(
    'on a Greek, a Hebrew and an Arabic keyboard pages open and puzzles hear their keys',
    async () => {
      await page.goto('./#/puzzles/');
      await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeVisible();
      await pressOn(page, 'π', 'KeyP');
      await expect(page).toHaveURL(/#\/puzzles\/past$/);
      await openPuzzle(page, COMPLETE);
      await page.keyboard.press('c');
      await click(page, 'e3');
      await expect(square(page, 'e3')).toHaveAttribute('aria-label', 'e3, queen');
      await pressOn(page, 'ו', 'KeyU');
      await expect(square(page, 'e3')).not.toHaveAttribute('aria-label', 'e3, queen');
      await page.goto('./#/puzzles/own/regions');
      await expect(square(page, 'f3')).toBeVisible();
      await pressOn(page, '٢', 'Digit2');
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await page.goto('./#/lab/backtracking/8');
      const step = page.getByRole('slider', { name: 'Step' });
      // The length of the run is known.
      await expect(step).toHaveAttribute('aria-valuetext', /^Step [\d,]+ of [\d,]+ · /);
      const at = Number(await step.inputValue());
      await pressOn(page, 'ץ', 'Period');
      await expect(step).toHaveValue(String(at + 1));
    },
  );

  for (const [where, address, rest, last] of [
    ['a find', 'play/6', ['b6', 'd5', 'f4', 'a3', 'c2'], 'e1'],
    ['an answer', `puzzles/${COMPLETE}`, ['e3', 'b2'], 'd1'],
  ] as const) {
    await step(`a press that lasts over ${where} leaves no lines on the board`, async () => {
      await page.goto(`./#/${address}`);
      await expect(square(page, 'a1')).toBeVisible();
      await page.keyboard.press('c');
      await click(page, ...rest);
      await square(page, last).focus();
      const { x, y } = await middleOf(page, rest.at(-1)!);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await expect(page.locator('nt-board .drawing .line')).toBeVisible();
      await square(page, last).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('nt-board .thread').first()).toBeAttached();
      await page.mouse.up();
      await expect(
        where === 'a find' ? result(page) : page.locator('nt-solved-sheet'),
      ).toBeVisible();
      await expect(page.locator('nt-board .drawing .line')).toHaveCount(0);
    });
  }

  await step('a puzzle that is opened by its code has its own title', async () => {
    await page.goto('./#/settings');
    await expect(page).toHaveTitle('Settings · Ninety-Two');
    await page.goto(`./#/puzzles/${REGIONS}`);
    await expect(page).toHaveTitle('Regions · 8 × 8 · Ninety-Two');
    await page.goto('./#/puzzles/g/7x9/5');
    await expect(page).toHaveTitle('Guard · 7 × 9 · Ninety-Two');
    await expect(page.getByRole('grid', { name: 'Guard, 7 by 9' })).toBeVisible();
    await page.goto('./#/puzzles/r/nothing');
    await expect(page).toHaveTitle('Open a code · Ninety-Two');
    await page.goto('./#/puzzles/nowhere');
    await expect(page).toHaveTitle('Puzzles · Ninety-Two');
  });

  await step('Play has one heading of the first rank, and is come to at its board', async () => {
    await page.goto('./#/settings');
    await page.getByRole('link', { name: 'Back to the board' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('nt-board [role=gridcell]:focus')).toHaveCount(1);
  });

  await step('every cell of a calendar has a name', async () => {
    await page.goto('./#/puzzles/past');
    const cells = page.getByRole('gridcell');
    await expect(cells.first()).toBeAttached();
    const named = page.getByRole('gridcell', { name: /\S/ });
    // Further months are drawn when there is time.
    await expect.poll(async () => (await cells.count()) - (await named.count())).toBe(0);
  });

  await step(
    'keys that are a single sign do nothing once they are off in Settings, and Ctrl+Z does',
    async () => {
      await page.goto('./#/settings');
      await page.locator('nt-settings .more summary').click();
      const switched = page.getByRole('switch', { name: 'Single keys' });
      await expect(switched).toHaveAttribute('aria-checked', 'true');
      await switched.click();
      await expect(switched).toHaveAttribute('aria-checked', 'false');
      await openBoard(page, '10');
      await click(page, 'b7', 'e3');
      await square(page, 'a10').focus();
      for (const key of ['u', 'Shift+U', 'c', 'h', ']', 'x', '?', '3'])
        await page.keyboard.press(key);
      await expect(square(page, 'a10')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expectQueens(page, ['b7', 'e3', 'b10']);
      await expectMarks(page, []);
      await page.keyboard.press('Control+z');
      await expectQueens(page, ['b7', 'e3']);
      await expectSize(page, 10);
      await page.goto('./#/puzzles/code');
      await page.getByRole('textbox').pressSequentially('r/8');
      await expect(page.getByRole('textbox')).toHaveValue('r/8');
      await setSettings(page, { singleKeys: true });
      await openBoard(page, '10');
      await page.keyboard.press('u');
      await expectQueens(page, ['b7']);
    },
  );

  await step('a pointer that cannot be captured is no error, and its click acts', async () => {
    await openBoard(page, '5');
    await page.evaluate(() => {
      Element.prototype.setPointerCapture = () => {
        throw new DOMException('No active pointer with the given id is found.', 'NotFoundError');
      };
    });
    await click(page, 'b4');
    await expectQueens(page, ['b4']);
    await page.goto('./#/lab/backtracking/8');
    const step = page.getByRole('slider', { name: 'Step' });
    await expect(step).not.toHaveAttribute('max', '0');
    await step.click();
    await expect(step).not.toHaveValue('0');
  });

  await step('signs are painted anew with the pixels of another screen', async () => {
    await openBoard(page, '9');
    await click(page, 'b7');
    const canvas = page.locator('nt-board canvas').first();
    const widthOf = (): Promise<number> =>
      canvas.evaluate((element: HTMLCanvasElement) => element.width);
    const before = await widthOf();
    const devtools = await page.context().newCDPSession(page);
    // Chromium reports a new pixel ratio when the window changes; the board keeps its width.
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 843,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await expect.poll(widthOf).toBe(2 * before);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the game is played by a finger', async ({ page, step }) => {
    await step('a tap acts once, also where the browser makes a click of it', async () => {
      await openBoard(page);
      await tap(page, 'b7');
      await expectQueens(page, ['b7']);
      await page.touchscreen.tap(
        ...(Object.values(await middleOf(page, 'e3')) as [number, number]),
      );
      await expectQueens(page, ['b7', 'e3']);
    });

    await step(
      'the focus goes to the other button of the zoom where the one that was pressed is disabled',
      async () => {
        // The solver may take long to know how an empty board of 32 goes on.
        holding(page, 'answers');
        await openBoard(page, '32');
        const [smaller, larger] = [
          page.getByRole('button', { name: 'Smaller squares' }),
          page.getByRole('button', { name: 'Larger squares' }),
        ];
        await larger.focus();
        await page.keyboard.press('Enter');
        await expect(smaller).toBeEnabled();
        await expect(larger).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await expect(larger).toBeDisabled();
        await expect(smaller).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await expect(smaller).toBeDisabled();
        await expect(larger).toBeFocused();
      },
    );
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzles, REGIONS } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import {
  click,
  expectQueens,
  Fingers,
  middleOf,
  openBoard,
  setLanguage,
  square,
  tap,
} from '../helpers/steps.ts';

// Tests of left to right are all others. Here pages run from right to left; boards do not.

/** Lets the page run as it does in a language that is written from right to left. */
async function runRightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

/** The middle of the only queen that is drawn, in CSS pixels of the window. */
async function middleOfQueen(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('nt-board .queen').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The middle of an element across the window, in CSS pixels. */
async function acrossOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return x + width / 2;
}

test('queens, signs, arrows and bars stand on their side of a page that runs from right to left', async ({
  page,
  step,
}) => {
  await step(
    'a size keeps its order from the moment the language is changed to one that runs rtl',
    async () => {
      await page.goto('./#/lab');
      const about = page.locator('nt-lab-landing h2').last();
      await expect(about).toHaveText('Seven ideas · 8 × 8');
      await setLanguage(page, 'ar');
      await expect(about).toContainText('\u20668\u00a0×\u00a08\u2069');
      await setLanguage(page, 'en');
      await expect(about).toHaveText('Seven ideas · 8 × 8');
    },
  );

  await page.goto('./#/settings');
  await runRightToLeft(page);

  await step('bars of the Lab begin where the words do', async () => {
    /** Expects a bar to be closer to the right than to the left of its row. */
    const expectOnRight = async (bar: Locator, row: Locator): Promise<void> => {
      const [inner, outer] = [(await bar.boundingBox())!, (await row.boundingBox())!];
      expect(inner.x + inner.width / 2).toBeGreaterThan(outer.x + outer.width / 2 + 1);
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./#/lab');
    const bars = page.locator('nt-ideas svg.bar');
    for (const count of [1, 2]) {
      await page.locator('nt-ideas .guesses').getByRole('button').first().click();
      await expect(bars).toHaveCount(count);
    }
    await expectOnRight(bars.last().locator('line'), bars.last());
  });

  await step('queens stand where they were placed, and are dragged under the pointer', async () => {
    await openBoard(page);
    await click(page, 'b7');
    await expectQueens(page, ['b7']);
    const [b7, c7] = [await middleOf(page, 'b7'), await middleOf(page, 'c7')];
    expect(b7.x).toBeLessThan(c7.x);
    const queen = await middleOfQueen(page);
    expect(queen.x).toBeCloseTo(b7.x, 0);
    expect(queen.y).toBeCloseTo(b7.y, 0);
    await square(page, 'b7').focus();
    await page.keyboard.press('ArrowRight');
    await expect(square(page, 'c7')).toBeFocused();

    await page.mouse.move(b7.x, b7.y);
    await page.mouse.down();
    const to = await middleOf(page, 'e3');
    await page.mouse.move(to.x, to.y, { steps: 5 });
    const { x, y, width, height } = (await page.locator('nt-board .dragged').boundingBox())!;
    expect(x).toBeLessThan(to.x);
    expect(x + width).toBeGreaterThan(to.x);
    expect(y).toBeLessThan(to.y);
    expect(y + height * 2).toBeGreaterThan(to.y);
    await page.mouse.up();
    await expectQueens(page, ['e3']);
  });

  await step('a click on a square of a puzzle or of Your own acts there', async () => {
    for (const [address, named] of [
      [COMPLETE, /, queen/],
      [REGIONS, /, queen/],
      ['own/regions', 'e3, region 1'],
    ] as const) {
      await page.goto(`./#/puzzles/${address}`);
      await click(page, 'e3');
      await expect(square(page, 'e3'), address).toHaveAttribute('aria-label', named);
    }
  });

  await step('an arrow key leads to what stands on its side, in lists and tables', async () => {
    await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, there, left] of [
      ['', /^Fill in/, /^Guard/],
      ['past', '20 November', '21 November'],
      ['learn', /^Last free square/, /^Queen that takes the last squares/],
    ] as const) {
      await openPuzzles(page, path);
      const [from, to] = [there, left].map((name) => page.getByRole('link', { name }).first());
      await from!.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(to!).toBeFocused();
      expect(await acrossOf(to!)).toBeLessThan(await acrossOf(from!));
      await page.keyboard.press('ArrowRight');
      await expect(from!).toBeFocused();
    }
  });

  await step('a switch that is on has its knob at the end', async () => {
    await page.goto('./#/settings');
    const knob = page.getByRole('switch', { name: 'Sound' });
    await expect(knob).toBeChecked();
    const place = await knob.evaluate((element) => {
      const { right, translate } = getComputedStyle(element, '::after');
      return [right, translate];
    });
    expect(place).toEqual(['3.5px', '-22px']);
  });

  await step('Back points to the right, a step back in the Lab to the left', async () => {
    /** Returns how far the sign of a key is from its middle, in CSS pixels; the point of a chevron is there. */
    const pointOf = (key: Locator): Promise<number> =>
      key.locator('path').evaluate((path) => {
        const sign = path.getBoundingClientRect();
        const box = path.closest('svg')!.getBoundingClientRect();
        return sign.left + sign.width / 2 - (box.left + box.width / 2);
      });
    await page.goto('./#/settings');
    expect(await pointOf(page.getByRole('link', { name: /^Back/ }))).toBeGreaterThan(0.4);
    await page.goto('./#/lab/backtracking/8');
    holding(page, 'answers');
    expect(await pointOf(page.getByRole('button', { name: 'One step back' }))).toBeLessThan(-0.4);
  });

  await step('pseudocode, steps and names of files of the Lab run from left to right', async () => {
    await page.setViewportSize({ width: 960, height: 700 });
    await page.goto('./#/lab/backtracking/8');
    // The length of the run takes long to be known.
    holding(page, 'answers');
    const code = page.getByRole('listbox', { name: 'Pseudocode' });
    expect((await code.boundingBox())!.x).toBeCloseTo(37, 0);
    await expect(code).toHaveCSS('direction', 'ltr');
    const [back, forward] = [
      page.getByRole('button', { name: 'One step back' }),
      page.getByRole('button', { name: 'One step forward' }),
    ];
    expect((await forward.boundingBox())!.x).toBeGreaterThan((await back.boundingBox())!.x);
    const board = page.locator('nt-exhibit .board');
    const box = (await board.boundingBox())!;
    const name = (await board.locator('.names text').first().boundingBox())!;
    expect(name.x).toBeGreaterThan(box.x);
    expect(name.x + name.width).toBeLessThan(box.x + box.width / 8);
  });
});

test.describe('a finger on a page that runs from right to left', () => {
  test.use({ hasTouch: true });

  test('a finger hits what is under it', async ({ page, step }) => {
    await page.goto('./#/settings');
    await runRightToLeft(page);

    await step('has a loupe with the square under it', async () => {
      await openBoard(page, '12');
      await tap(page, 'f6');
      const fingers = await Fingers.on(page);
      await fingers.down(await middleOf(page, 'f6'));
      await expect(page.locator('nt-board .loupe')).toHaveClass(/aims/);
      // The queen under the finger is in the middle of the loupe.
      const offset = await page.locator('nt-board .loupe').evaluate((loupe) => {
        const [outer, inner] = [loupe, loupe.querySelector('.queen')!].map((part) => {
          const { left, width } = part.getBoundingClientRect();
          return left + width / 2;
        });
        return Math.abs(outer! - inner!);
      });
      expect(offset).toBeLessThan(5);
      await fingers.up();
    });

    await step('hits the square under it on a zoomed board', async () => {
      await openBoard(page, '20');
      // The number of solutions left takes long to be known.
      holding(page, 'answers');
      await page.getByRole('button', { name: 'Larger squares' }).tap();
      // A finger hits only a part of the board that is in view.
      const name = await page.locator('nt-board .view').evaluate((view) => {
        const place = view.getBoundingClientRect();
        const at = [place.left + place.width / 2, place.top + place.height / 2] as const;
        const cell = (view.getRootNode() as ShadowRoot).elementFromPoint(...at);
        return cell!.getAttribute('aria-label')!.split(',')[0]!;
      });
      await tap(page, name);
      await expectQueens(page, [name]);
      const queen = await middleOfQueen(page);
      const cell = await middleOf(page, name);
      expect(queen.x).toBeCloseTo(cell.x, 0);
    });
  });
});

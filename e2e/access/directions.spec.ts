import type { Page } from '@playwright/test';
import { DIRECTIONS, setDirection } from './directions.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, REGIONS } from '../helpers/puzzle-steps.ts';
import {
  click,
  expectQueens,
  Fingers,
  middleOf,
  openBoard,
  square,
  tap,
} from '../helpers/steps.ts';

/** The middle of the only queen that is drawn, in CSS pixels of the window. */
async function middleOfQueen(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('nt-board .queen').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

for (const direction of DIRECTIONS) {
  test.describe(`on a page that runs ${direction}`, () => {
    test('a click on b7 places and draws a queen there, to the left of c7', async ({ page }) => {
      await openBoard(page);
      await setDirection(page, direction);
      await click(page, 'b7');
      await expectQueens(page, ['b7']);
      const [b7, c7] = [await middleOf(page, 'b7'), await middleOf(page, 'c7')];
      expect(b7.x).toBeLessThan(c7.x);
      const queen = await middleOfQueen(page);
      expect(queen.x).toBeCloseTo(b7.x, 0);
      expect(queen.y).toBeCloseTo(b7.y, 0);
    });

    test('the arrow to the right moves the focus from b7 to c7', async ({ page }) => {
      await openBoard(page);
      await setDirection(page, direction);
      await square(page, 'b7').focus();
      await page.keyboard.press('ArrowRight');
      await expect(square(page, 'c7')).toBeFocused();
    });

    test('a queen is dragged under the pointer', async ({ page }) => {
      await openBoard(page);
      await setDirection(page, direction);
      await click(page, 'b7');
      const to = await middleOf(page, 'e3');
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      // The styles of a dragged queen come after the board.
      await expect(async () => {
        const { x, y, width, height } = (await page.locator('nt-board .dragged').boundingBox())!;
        expect(x).toBeLessThan(to.x);
        expect(x + width).toBeGreaterThan(to.x);
        expect(y).toBeLessThan(to.y);
        expect(y + height * 2).toBeGreaterThan(to.y);
      }).toPass();
      await page.mouse.up();
      await expectQueens(page, ['e3']);
    });

    for (const code of [COMPLETE, REGIONS]) {
      test(`a click on e3 places a queen there in ${code}`, async ({ page }) => {
        await page.goto(`./#/puzzles/${code}`);
        await expect(square(page, 'e3')).toBeVisible();
        await setDirection(page, direction);
        await click(page, 'e3');
        await expect(square(page, 'e3')).toHaveAttribute('aria-label', /, queen/);
      });
    }

    test('a click on b7 paints b7 in Your own', async ({ page }) => {
      await page.goto('./#/puzzles/own/regions');
      await expect(square(page, 'b7')).toBeVisible();
      await setDirection(page, direction);
      await click(page, 'b7');
      await expect(square(page, 'b7')).toHaveAttribute('aria-label', 'b7, region 1');
    });

    test('the pseudocode of the Lab keeps its margin, and its numbers stand at the left', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 960, height: 700 });
      await page.goto('./#/lab/backtracking/8');
      const code = page.getByRole('list', { name: 'Pseudocode' });
      await expect(code).toBeVisible();
      await setDirection(page, direction);
      const { x, width } = (await code.boundingBox())!;
      const margin = direction === 'ltr' ? 960 - x - width : x;
      expect(margin).toBeCloseTo(36, 0);
      await expect(code).toHaveCSS('direction', 'ltr');
    });

    test('a step forward is to the right of a step back', async ({ page }) => {
      await page.goto('./#/lab/backtracking/8');
      const forward = page.getByRole('button', { name: 'One step forward' });
      await expect(forward).toBeVisible();
      await setDirection(page, direction);
      const back = page.getByRole('button', { name: 'One step back' });
      expect((await forward.boundingBox())!.x).toBeGreaterThan((await back.boundingBox())!.x);
    });

    test('the names of files of a board of the Lab end at the right of their squares', async ({
      page,
    }) => {
      await page.goto('./#/lab/backtracking/8');
      const board = page.locator('nt-exhibit .board');
      await expect(board).toBeVisible();
      await setDirection(page, direction);
      const box = (await board.boundingBox())!;
      const name = (await board.locator('.names text').first().boundingBox())!;
      expect(name.x).toBeGreaterThan(box.x);
      expect(name.x + name.width).toBeLessThan(box.x + box.width / 8);
    });
  });
}

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  for (const direction of DIRECTIONS) {
    test(`hits the square under it on a zoomed board that runs ${direction}`, async ({ page }) => {
      await openBoard(page, '20');
      await setDirection(page, direction);
      await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
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

    test(`has a loupe with the square under it where the page runs ${direction}`, async ({
      page,
    }) => {
      await openBoard(page, '12');
      await setDirection(page, direction);
      await tap(page, 'f6');
      const fingers = await Fingers.on(page);
      await fingers.down(await middleOf(page, 'f6'));
      await expect(page.locator('nt-board .loupe')).toHaveClass(/aims/);
      // The queen under the finger is in the middle of the loupe.
      await expect(page.locator('nt-board .loupe .queen')).toBeAttached();
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
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import {
  expectLoupeOver,
  expectQueens,
  expectSize,
  Fingers,
  middleOf,
  openBoard,
  square,
  tap,
} from '../helpers/steps.ts';

test.use({ hasTouch: true });

// Counting on large boards takes seconds.
test.beforeEach(({ page }) => holding(page, 'answers'));

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

test.describe('without a finger', () => {
  test.use({ hasTouch: false });

  test('the whole of 32 × 32 is in view and every square can be clicked', async ({ page }) => {
    await openBoard(page, '32');
    await square(page, 'af32').click();
    await expectQueens(page, ['af32']);
    await expect(larger(page)).toHaveCount(0);
  });
});

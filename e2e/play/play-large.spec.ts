import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import {
  expectQueens,
  Fingers,
  middleOf,
  openBoard,
  square,
  tap,
  type Point,
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

/** Returns how far the middle of the loupe is from a finger, across the window, in CSS pixels. */
async function offsetOfLoupe(page: Page, finger: Point): Promise<number> {
  const { x, width } = (await loupe(page).boundingBox())!;
  return Math.abs(x + width / 2 - finger.x);
}

test('from 9 × 9 a finger aims under a loupe, and the release places', async ({ page }) => {
  await openBoard(page, '9');
  const fingers = await Fingers.on(page);
  const [from, to] = [await middleOf(page, 'b3'), await middleOf(page, 'f6')];
  await fingers.down(from);
  // The loupe is above the finger.
  const box = (await loupe(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(from.y);
  expect(await offsetOfLoupe(page, from)).toBeLessThanOrEqual(1);
  await fingers.slide([from], [to]);
  await expect.poll(() => offsetOfLoupe(page, to)).toBeLessThanOrEqual(1);
  await expectQueens(page, []);
  await fingers.up();
  await expect(loupe(page)).toHaveCount(0);
  await expectQueens(page, ['f6']);
});

test('an aimed release near an edge takes the free square rather than the covered one', async ({
  page,
}) => {
  await openBoard(page, '9');
  await tap(page, 'a9');
  const fingers = await Fingers.on(page);
  // f8 is free, and the queen on a9 attacks f9 above it. The finger ends just above the line between them.
  const below = (await square(page, 'f8').boundingBox())!;
  const from = await middleOf(page, 'f6');
  const to = { x: from.x, y: below.y - 3 };
  await fingers.down(from);
  await fingers.slide([from], [to]);
  await fingers.up();
  await expectQueens(page, ['a9', 'f8']);
});

test('on 8 × 8 there is no loupe, and its squares are 44 px at a width of 360', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openBoard(page);
  const fingers = await Fingers.on(page);
  await fingers.down(await middleOf(page, 'e4'));
  // A finger that is held supposes a queen.
  await expect(page.locator('nt-board .drawing .thought')).toHaveCount(1);
  await expect(loupe(page)).toHaveCount(0);
  await fingers.up();
  expect(await squareWidth(page)).toBeGreaterThanOrEqual(44);
});

test('a square a finger aims at is never under 24 px', async ({ page }) => {
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
});

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

test('two fingers make the squares of a large board larger, and the page keeps its scale', async ({
  page,
}) => {
  await openBoard(page, '20');
  await expect(larger(page)).toBeVisible();
  const before = await squareWidth(page);
  const middle = (await page.locator('nt-board .view').boundingBox())!;
  const centre = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  const around = (distance: number) => [
    { x: centre.x - distance, y: centre.y },
    { x: centre.x + distance, y: centre.y },
  ];
  const fingers = await Fingers.on(page);
  await fingers.down(around(40)[0]!);
  await fingers.down(...around(40));
  await fingers.slide(around(40), around(70));
  await fingers.up();
  await expect.poll(() => squareWidth(page)).toBeGreaterThan(before * 1.4);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  await expectTapPlacesAlone(page);
});

test('a finger pans a large board without placing', async ({ page }) => {
  await openBoard(page, '32');
  const view = page.locator('nt-board .view');
  await larger(page).tap();
  await expect(smaller(page)).toBeEnabled();
  const { x, y, width, height } = (await view.boundingBox())!;
  const from = { x: x + width * 0.7, y: y + height * 0.6 };
  const fingers = await Fingers.on(page);
  await fingers.down(from);
  await fingers.slide([from], [{ x: from.x - 150, y: from.y }], 10);
  await fingers.up();
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60);
  await expectTapPlacesAlone(page);
});

test('on a phone 390 px wide, 16 × 16 has squares that a finger hits, so the first tap places a queen', async ({
  page,
}) => {
  await openBoard(page, '16');
  await expect(closer(page)).toHaveCount(0);
  await tap(page, 'a16');
  await expectQueens(page, ['a16']);
});

test('a finger that pans beyond the edge of a large board does not leave the page', async ({
  page,
}) => {
  await openBoard(page, '7');
  await openBoard(page, '32');
  await larger(page).tap();
  await expect(smaller(page)).toBeEnabled();
  const { x, y, width } = (await page.locator('nt-board .view').boundingBox())!;
  const from = { x: x + width * 0.1, y: y + width * 0.5 };
  const fingers = await Fingers.on(page);
  await fingers.down(from);
  await fingers.slide([from], [{ x: from.x + width * 0.8, y: from.y }], 10);
  await fingers.up();
  await tap(page, 'a16');
  await expectQueens(page, ['a16']);
});

test('on a phone on its side with text of 130 % the total of a large board is not under More', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openBoard(page, '17');
  await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
  const total = page.locator('.folded small');
  await expect(total).toHaveText('of 95.8 million');
  const { x, width } = (await total.boundingBox())!;
  const { x: more } = (await page.getByRole('button', { name: /^More/ }).boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(more);
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

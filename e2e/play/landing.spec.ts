import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { isNear, pixelsOf, type Colour } from '../helpers/pixels.ts';
import { openPuzzle, REGIONS_12 } from '../helpers/puzzle-steps.ts';
import { openBoard, square, tap, type Point } from '../helpers/steps.ts';

test.use({ hasTouch: true });

type Picture = (point: Point) => Colour;

/** Takes a picture of the board. */
async function look(page: Page): Promise<Picture> {
  return pixelsOf(page, (await page.getByRole('grid').boundingBox())!);
}

/** Returns true if two pictures have nearly the same colours everywhere on a square. */
async function isAlike(page: Page, a: Picture, b: Picture, name: string): Promise<boolean> {
  const box = (await square(page, name).boundingBox())!;
  for (let y = 1; y < box.height - 1; y++) {
    for (let x = 1; x < box.width - 1; x++) {
      const point = { x: box.x + x, y: box.y + y };
      if (!isNear(a(point), b(point))) return false;
    }
  }
  return true;
}

test('a queen and what it changes are there at once', async ({ page, step }) => {
  await page.clock.install();
  // Each with a square whose sign a queen far from it changes.
  for (const [what, far, open] of [
    ['the shade of free play', 'h1', () => openBoard(page)],
    ['the dots of regions', 'a1', () => openPuzzle(page, REGIONS_12)],
    ['the tints and dots of guards', 'h1', () => openPuzzle(page, 'g/8x8/5')],
  ] as const) {
    await step(`${what} are there whole in the first frame after the tap`, async () => {
      await page.clock.resume();
      const isFree = what === 'the shade of free play';
      await page.emulateMedia({
        colorScheme: isFree ? 'dark' : 'light',
        forcedColors: isFree ? 'active' : 'none',
      });
      await open();
      // No timer of the page ends from now on.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const bare = await look(page);
      await tap(page, 'a8');
      const first = await look(page);
      expect(await isAlike(page, bare, first, far)).toBe(false);
      await page.clock.runFor(3000);
      expect(await isAlike(page, first, await look(page), far)).toBe(true);
    });
  }
});

test('a queen lands once, and one that is removed while it lands is gone', async ({ page }) => {
  await openBoard(page);
  // The movement stands still where it has begun.
  await page.evaluate(() => {
    const method = 'animate';
    const original = Element.prototype[method];
    Element.prototype[method] = function (...how) {
      const animation = original.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  const bare = await look(page);
  await tap(page, 'a8');
  const landings = (): Promise<number> =>
    page
      .locator('nt-board .queen')
      .evaluateAll((queens) => queens.flatMap((queen) => queen.getAnimations()).length);
  expect(await landings()).toBe(1);
  await tap(page, 'a8');
  expect(await landings()).toBe(0);
  expect(await isAlike(page, bare, await look(page), 'h1')).toBe(true);
});

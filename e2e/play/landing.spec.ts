import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { isNear, pixelsOf, type Colour } from '../helpers/pixels.ts';
import { openPuzzle, REGIONS_12 } from '../helpers/puzzle-steps.ts';
import { openBoard, square, tap, type Point } from '../helpers/steps.ts';

test.use({ hasTouch: true });

type Picture = (point: Point) => Colour;

/** A board, and a square whose sign a queen far from it changes. */
interface Board {
  readonly queen: string;
  readonly far: string;
  readonly open: (page: Page) => Promise<void>;
}

const BOARDS: Readonly<Record<string, Board>> = {
  'the stars of free play': { queen: 'a8', far: 'h1', open: (page) => openBoard(page) },
  'the dots of regions': { queen: 'a8', far: 'a1', open: (page) => openPuzzle(page, REGIONS_12) },
  'the rings and stars of guards': {
    queen: 'a8',
    far: 'h1',
    open: (page) => openPuzzle(page, 'guard-table/8x8'),
  },
};

const STARS = BOARDS['the stars of free play']!;

/** Opens a board and stops its clock: no timer of the page ends from then on. */
async function openStill(page: Page, { open }: Board): Promise<void> {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

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

/** Counts the movements of queens that are under way. */
function landings(page: Page): Promise<number> {
  return page
    .locator('nt-board .queen')
    .evaluateAll((queens) => queens.flatMap((queen) => queen.getAnimations()).length);
}

for (const [what, board] of Object.entries(BOARDS)) {
  test(`${what} are there whole in the first frame after the tap`, async ({ page }) => {
    if (board === STARS) {
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    }
    await openStill(page, board);
    const bare = await look(page);
    await tap(page, board.queen);
    const first = await look(page);
    expect(await isAlike(page, bare, first, board.far)).toBe(false);
    await page.clock.runFor(3000);
    expect(await isAlike(page, first, await look(page), board.far)).toBe(true);
  });
}

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
  await tap(page, STARS.queen);
  expect(await landings(page)).toBe(1);
  await tap(page, STARS.queen);
  expect(await landings(page)).toBe(0);
  expect(await isAlike(page, bare, await look(page), STARS.far)).toBe(true);
});

test('a queen is there at once where it may not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page);
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('Nothing may move.');
    };
  });
  await tap(page, STARS.queen);
  await expect(square(page, STARS.queen)).toHaveAttribute('aria-label', /queen/);
});

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

/** The board that is also looked at in forced colours. */
const STARS = 'the stars of free play';

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
  for (const [what, { queen, far, open }] of Object.entries(BOARDS)) {
    await step(`${what} are there whole in the first frame after the tap`, async () => {
      const isFree = what === STARS;
      await page.emulateMedia({
        colorScheme: isFree ? 'dark' : 'light',
        forcedColors: isFree ? 'active' : 'none',
      });
      await open(page);
      // No timer of the page ends from now on.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const bare = await look(page);
      await tap(page, queen);
      const first = await look(page);
      expect(await isAlike(page, bare, first, far)).toBe(false);
      await page.clock.runFor(3000);
      expect(await isAlike(page, first, await look(page), far)).toBe(true);
      await page.clock.resume();
    });
  }
});

test('a queen lands', async ({ page, step }) => {
  await step('once, and one that is removed while it lands is gone', async () => {
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

  await step('at once where it may not move', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBoard(page, '7');
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('Nothing may move.');
      };
    });
    await tap(page, 'a7');
    await expect(square(page, 'a7')).toHaveAttribute('aria-label', /queen/);
  });
});

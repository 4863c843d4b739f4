import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixtures.ts';
import { isNear, pixelsOf, type Colour } from './helpers/pixels.ts';
import { openPuzzle, REGIONS_12 } from './helpers/puzzle-steps.ts';
import { openBoard, square, tap, type Point } from './helpers/steps.ts';
import { withhold } from './helpers/withhold.ts';

test.use({ hasTouch: true });

/** Milliseconds until everything that a queen brings has grown, and the page has it. */
const GROWN = 3000;

const WORKER = 'worker-growth-*';

type Picture = (point: Point) => Colour;

/** A board with something that grows on it, and a square far from the queen on which it does. */
interface Board {
  readonly queen: string;
  readonly far: string;
  open(page: Page): Promise<void>;
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

/** Opens a board that can let things grow, and stops its clock: the page alone waits from then on. */
async function openStill(page: Page, board: Board): Promise<void> {
  await page.clock.install();
  await board.open(page);
  await expect(page.locator('nt-board .growth')).toBeAttached();
  await stopClock(page, board);
}

async function stopClock(page: Page, { queen }: Board): Promise<void> {
  // Squares are the last that comes of a board.
  await expect(square(page, queen)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** What is seen of the board. */
async function look(page: Page): Promise<Picture> {
  return pixelsOf(page, (await page.getByRole('grid').boundingBox())!);
}

/** Whether two pictures look alike on a square, or if none is named on the whole board. */
async function isAlike(page: Page, a: Picture, b: Picture, name?: string): Promise<boolean> {
  const place = name === undefined ? page.getByRole('grid') : square(page, name);
  const box = (await place.boundingBox())!;
  for (let y = 1; y < box.height - 1; y++) {
    for (let x = 1; x < box.width - 1; x++) {
      const point = { x: box.x + x, y: box.y + y };
      if (!isNear(a(point), b(point))) return false;
    }
  }
  return true;
}

async function looksLike(page: Page, picture: Picture, name?: string): Promise<boolean> {
  return isAlike(page, await look(page), picture, name);
}

/** How the board looks with the queen on it and all that she brings, before it goes empty again. */
async function pictureWith(page: Page, { queen }: Board): Promise<Picture> {
  await tap(page, queen);
  await page.clock.runFor(GROWN);
  await expect(square(page, queen)).toHaveAttribute('aria-label', /queen/);
  const picture = await look(page);
  await tap(page, queen);
  await page.clock.runFor(GROWN);
  await expect(square(page, queen)).not.toHaveAttribute('aria-label', /queen/);
  return picture;
}

for (const [what, board] of Object.entries(BOARDS)) {
  for (const [looks, media] of [
    ['light', { colorScheme: 'light' }],
    ['in forced colours, dark', { colorScheme: 'dark', forcedColors: 'active' }],
  ] as const) {
    test(`${what} grow on a canvas of their own and look there as on the board's, ${looks}`, async ({
      page,
    }) => {
      await page.emulateMedia(media);
      await openStill(page, board);
      const bare = await look(page);
      const whole = await pictureWith(page, board);
      expect(await isAlike(page, bare, whole, board.far)).toBe(false);

      await tap(page, board.queen);
      // The page has painted what it has at once: not what grows.
      expect(await looksLike(page, bare, board.far)).toBe(true);
      // It tells the worker, and paints nothing more: its clock stands.
      await page.clock.runFor(100);
      await expect.poll(() => looksLike(page, whole)).toBe(true);
      await page.clock.runFor(GROWN);
      expect(await looksLike(page, whole)).toBe(true);
    });
  }
}

test('what a queen brings is there at once where she may not move', async ({ page }) => {
  await openStill(page, STARS);
  const whole = await pictureWith(page, STARS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tap(page, STARS.queen);
  expect(await looksLike(page, whole)).toBe(true);
});

test('a worker that does not answer keeps nothing from the board for long, and then nothing at all', async ({
  page,
}) => {
  const worker = await withhold(page, WORKER);
  await openStill(page, STARS);
  const bare = await look(page);
  await tap(page, STARS.queen);
  expect(await looksLike(page, bare, STARS.far)).toBe(true);
  await page.clock.runFor(GROWN);
  expect(await looksLike(page, bare, STARS.far)).toBe(false);
  expect(worker.asked).toHaveLength(1);
  // And at once from now on.
  await tap(page, 'f7');
  expect(await looksLike(page, bare, 'f1')).toBe(false);
});

test.describe('without its worker', () => {
  test.use({ expectedMessages: /net::ERR_FAILED.*worker-growth/ });

  test('the board has what a queen brings at once', async ({ page }) => {
    await page.route(`**/assets/${WORKER}.js`, (route) => route.abort());
    await page.clock.install();
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('worker-growth'),
    );
    await STARS.open(page);
    // It has come to the board and gone from it.
    await failed;
    await expect(page.locator('nt-board .growth')).toHaveCount(0);
    await stopClock(page, STARS);
    const bare = await look(page);
    await tap(page, STARS.queen);
    expect(await looksLike(page, bare, STARS.far)).toBe(false);
  });
});

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { square } from './steps.ts';

/** Regions 8 × 8, no touching, with its answer. */
export const REGIONS = 'r/8t/2200011122033111423311714233117144531171455337774553667755666777';
export const REGIONS_ANSWER = ['e8', 'g7', 'b6', 'd5', 'a4', 'c3', 'f2', 'h1'];

/** Regions 8 × 8 with two answers, which differ at a8, b8, a6 and b6. */
export const REGIONS_WITH_TWO_ANSWERS =
  'r/8t/0000001100000011222240112233441422234414225554442266577722655777';

/** Regions 12 × 12, no touching; the first region is l1 alone. */
export const REGIONS_12 =
  'r/12t/5999911111119991111111119999118b66669991118bb6669999aa8b76669299aabb66369299aabb36369299a44b33362229aaa339362229aaa93996222999999999299999999990';

/** Complete 5 × 5 with queens given on a5 and c4, and one way to finish. */
export const COMPLETE = 'c/5/13000';
export const COMPLETE_REST = ['e3', 'b2', 'd1'];

/** Guard 3 × 4 with two queens. */
export const GUARD = 'g/3x4/2';
export const GUARD_ANSWER = ['b2', 'd1'];

/** Three puzzles, and a square of each where a queen may stand. */
const PUZZLES = [
  // This puzzle has many answers.
  { path: 'c/8/00000000', squares: 64, name: 'e4', isDoubtful: true },
  { path: 'g/6x9/4', squares: 54, name: 'b5', isDoubtful: false },
  { path: 'r/5t/0011203112333124441244442', squares: 25, name: 'a5', isDoubtful: true },
] as const;

/** Goes to a page of Puzzles and waits until it can be used. */
export async function openPuzzles(page: Page, path = ''): Promise<void> {
  await page.goto(path === '' ? './#/puzzles' : `./#/puzzles/${path}`);
  await expect(page.locator('nt-puzzles').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Begins three puzzles, the newest a board of regions. */
export async function beginPuzzles(page: Page): Promise<void> {
  for (const { path, squares, name, isDoubtful } of PUZZLES) {
    await openPuzzles(page, path);
    if (isDoubtful) await page.getByRole('button', { name: 'Play anyway' }).click();
    // The board of the puzzle before may stand for a moment.
    await expect(page.locator('nt-puzzle-play nt-board [role=gridcell]')).toHaveCount(squares);
    await square(page, name).click();
    await expect(square(page, name)).toHaveAttribute('aria-label', /queen/);
  }
}

/**
 * Opens a puzzle by its code or the place of a board in the table, and waits for its board.
 * @param home The address of the game.
 */
export async function openPuzzle(page: Page, path: string, home = './'): Promise<void> {
  await page.goto(`${home}#/puzzles/${path}`);
  // The board of the puzzle that was open before may still be shown.
  const [rows, columns = rows] = /\/(\d+)(?:x(\d+))?/.exec(path)!.slice(1);
  const cells = page.locator('nt-board [role=gridcell]');
  await expect(cells).toHaveCount(Number(rows) * Number(columns));
  await expect(square(page, 'a1')).toBeVisible();
}

/** Lets a page copy what it shares, from its next document on, as browsers do that cannot share. */
export async function copyWhatIsShared(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
}

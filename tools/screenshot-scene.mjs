// What stands on the pictures of the manifest and the README: set up in the game itself, and read off it.

/** The pictures: width and height in CSS pixels, in both themes; tools/build/web-app.ts names them. */
export const PICTURES = [
  { name: 'play-390x844', width: 390, height: 844, colorScheme: 'light' },
  { name: 'play-390x844-dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'play-1280x800', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'play-1280x800-dark', width: 1280, height: 800, colorScheme: 'dark' },
];

/** The picture that README shows. */
export const IN_README = 'play-390x844';

/** Finds of two families: two turns of one, a mirror image, and one of another. */
const FINDS = ['15863724', '84136275', '42736851', '24683175'];

/** A board under way: the columns of its first queens, the rest still to find. */
const UNDER_WAY = '362';

/**
 * Plays until some solutions are found and a board is under way.
 * @param {import('@playwright/test').Page} page
 * @param {string} url Where the build is served.
 */
export async function setScene(page, url) {
  await page.goto(`${url}#/play/8`);
  for (const [index, code] of FINDS.entries()) {
    await place(page, code);
    const found = new RegExp(`^${index + 1} of 92 found`);
    await page.getByRole('link', { name: found }).filter({ visible: true }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('grid', { name: 'queens placed: 0' }).waitFor();
  }
  await place(page, UNDER_WAY);
  await page.locator('.insight p', { hasText: /way/ }).waitFor();
  // The pointer leaves the board, which answers to it.
  await page.mouse.move(0, 0);
}

/**
 * Brings the scene to the size and the colours of a picture.
 * @param {import('@playwright/test').Page} page
 * @param {(typeof PICTURES)[number]} picture
 */
export async function frame(page, { width, height, colorScheme }) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: /** @type {'light' | 'dark'} */ (colorScheme) });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
}

/**
 * The tabs and the words that stand on the screen of Play, and what README says of the picture.
 * @param {import('@playwright/test').Page} page
 */
export async function wordsOn(page) {
  /** @param {string} selector */
  const texts = async (selector) => {
    const found = await page.locator(selector).filter({ visible: true }).allInnerTexts();
    return found.map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const rose = page.locator('nt-play header a[href*=collection]').filter({ visible: true });
  const progress = (await rose.getAttribute('aria-label')) ?? '';
  const [insight = ''] = await texts('nt-play .insight p');
  return {
    tabs: await texts('nt-app nav a'),
    tools: await texts('nt-play .tool'),
    progress,
    insight,
    alternative: `A board of 8 by 8: ${insight}. ${progress}.`,
  };
}

/**
 * Places queens by mouse.
 * @param {import('@playwright/test').Page} page
 * @param {string} code The column of each, 1-based, from the top row down.
 */
async function place(page, code) {
  for (const [row, column] of code.split('').entries()) {
    const square = `${'abcdefgh'[Number(column) - 1]}${8 - row}`;
    const cell = page.getByRole('gridcell', { name: `${square},` });
    await cell.click();
    await page.getByRole('gridcell', { name: `${square}, queen` }).waitFor();
  }
}

// Sets the scenes of the manifest's pictures up in the game itself, and reads their words off it.

/**
 * The pictures, by their scenes, one after the other: width and height in CSS pixels, in both themes;
 * tools/build/web-app.ts names them.
 */
export const PICTURES = /** @type {const} */ (['play', 'today']).flatMap((scene) => [
  { scene, name: `${scene}-390x844`, width: 390, height: 844, colorScheme: 'light' },
  { scene, name: `${scene}-390x844-dark`, width: 390, height: 844, colorScheme: 'dark' },
  { scene, name: `${scene}-1280x800`, width: 1280, height: 800, colorScheme: 'light' },
  { scene, name: `${scene}-1280x800-dark`, width: 1280, height: 800, colorScheme: 'dark' },
]);

/** Finds of two families: two turns of one, a mirror image, and one of another. */
const FINDS = ['15863724', '84136275', '42736851', '24683175'];

/** A board under way: the columns of its first queens, the rest still to find. */
const UNDER_WAY = '362';

/** The day of the pictures of Today, and what became of it and the days before: solved puzzles, 1 each. */
const TODAY = '2026-11-21';
const DAYS =
  '010 100 111 110 011 100 000 110 100 111 110 111 010 101 111 111 110 011 111 111 100'.split(' ');

/** The answer of the day's Complete, and where queens stand on its Regions, by version 1 of the generators. */
const COMPLETE = [0, 21, 26, 39, 53, 58, 67, 85, 90, 104, 117];
const REGIONS = ['a7', 'g6'];

/**
 * Brings the game to what pictures of a scene show.
 * @param {import('@playwright/test').Page} page
 * @param {string} url Where the build is served.
 * @param {(typeof PICTURES)[number]['scene']} scene
 */
export async function setScene(page, url, scene) {
  await (scene === 'play' ? playSome(page, url) : solveDays(page, url));
  // The pointer leaves the board, which answers to it.
  await page.mouse.move(0, 0);
}

/**
 * Plays until some solutions are found and a board is under way.
 * @param {import('@playwright/test').Page} page
 * @param {string} url Where the build is served.
 */
async function playSome(page, url) {
  await page.goto(`${url}#/play/8`);
  for (const [index, code] of FINDS.entries()) {
    await place(page, code);
    const found = new RegExp(`^${index + 1} of 92 found`);
    await page.getByRole('link', { name: found }).filter({ visible: true }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('grid', { name: 'queens placed: 0' }).waitFor();
  }
  await place(page, UNDER_WAY);
  await page.getByRole('grid', { name: `queens placed: ${UNDER_WAY.length}` }).waitFor();
}

/**
 * Takes over the days of a player, and begins today's Regions.
 * @param {import('@playwright/test').Page} page
 * @param {string} url Where the build is served.
 */
async function solveDays(page, url) {
  await page.clock.setFixedTime(new Date(`${TODAY}T10:00`));
  await page.goto(`${url}#/collection`);
  await page.reload();
  const dialog = page.getByRole('dialog');
  await page.locator('nt-collection h1').waitFor();
  await dropFile(page, JSON.stringify(backup()));
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await page
    .locator('nt-notice')
    .getByText(/^Added/)
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${url}#/puzzles/${TODAY}/regions`);
  for (const square of REGIONS) {
    await page.getByRole('gridcell', { name: `${square},` }).click();
    await page.getByRole('gridcell', { name: new RegExp(`^${square},.*queen`) }).waitFor();
  }
  await page.goto(`${url}#/puzzles`);
  await page.getByRole('link', { name: 'Go on: Regions' }).waitFor();
}

/** A backup with the results of the days. */
function backup() {
  const kinds = ['complete', 'regions', 'guard'];
  const first = Date.parse(`${TODAY}T12:00Z`) - (DAYS.length - 1) * 86_400_000;
  const results = DAYS.flatMap((letters, index) => {
    const time = first + index * 86_400_000;
    const day = new Date(time).toISOString().slice(0, 10);
    return kinds.flatMap((kind, place) =>
      letters[place] === '1' ? resultOf(day, kind, time - 4 * 3_600_000) : [],
    );
  });
  const puzzles = { results, unfinished: [], table: [] };
  return {
    format: 'ninety-two',
    version: 2,
    exportedAt: `${TODAY}T08:00:00.000Z`,
    sizes: {},
    puzzles,
  };
}

/**
 * How a puzzle of a day was solved on its day.
 * @param {string} day
 * @param {string} kind
 * @param {number} finishedAt Milliseconds since 1970.
 */
function resultOf(day, kind, finishedAt) {
  return {
    name: `${day}/${kind}`,
    kind,
    step: 'gentle',
    outcome: 'solved',
    finishedAt,
    endedAt: finishedAt,
    elapsed: 118_000,
    hints: { nudge: 0, where: 0, why: 0, place: 0 },
    onDay: true,
    ...(day === TODAY && { queens: COMPLETE, placements: 'ggggooooooo' }),
  };
}

/**
 * Drops a file on the page.
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
async function dropFile(page, text) {
  await page.waitForFunction((contents) => {
    /** @param {string} type */
    const offer = (type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([contents], 'days.n92.json'));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      return !document.dispatchEvent(new DragEvent(type, options));
    };
    // A prevented drop is not left to the browser: the page takes files by now.
    return offer('dragover') && (offer('drop'), true);
  }, text);
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
 * Reads the tabs and the words on the screen of a scene.
 * @param {import('@playwright/test').Page} page
 * @param {(typeof PICTURES)[number]['scene']} scene
 */
export async function wordsOn(page, scene) {
  /** @param {string} selector */
  const texts = async (selector) => {
    const found = await page.locator(selector).filter({ visible: true }).allInnerTexts();
    return found.map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const tabs = await texts('nt-app nav a');
  if (scene === 'today') {
    const [title = ''] = await texts('nt-puzzles-hub header p');
    const cards = await texts('nt-puzzles-hub .day-card li a');
    const [row = ''] = await texts('nt-puzzles-hub .row h2');
    return { tabs, title, cards, row };
  }
  const rose = page.getByRole('link', { name: /of 92 found/ }).filter({ visible: true });
  const progress = (await rose.getAttribute('aria-label')) ?? '';
  const [insight = ''] = await texts('nt-play .insight p');
  return {
    tabs,
    tools: await texts('nt-play .tool'),
    progress,
    insight,
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

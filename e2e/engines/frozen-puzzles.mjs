// Checks that an engine makes the frozen puzzles from their seeds and from their days, and reads boards from pictures.
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, preview } from 'vite';
import { ROOT } from '../../tools/install.mjs';
import { drawPictures } from './pictures.mjs';

/** Milliseconds for the puzzles of 60 seeds and of 60 days, or for the pictures, on a slow machine. */
const PATIENCE = 120_000;

/** @type {import('vite').InlineConfig} */
const PAGE = {
  configFile: false,
  root: resolve(ROOT, 'e2e/engines/puzzles-page'),
  logLevel: 'error',
  build: { outDir: resolve(ROOT, 'node_modules/.cache/puzzles-page'), emptyOutDir: true },
};

/** The build of the page, once for all engines. */
let built = /** @type {Promise<unknown> | undefined} */ (undefined);

/** The pictures, the same for all engines. */
let drawn = /** @type {ReturnType<typeof drawPictures> | undefined} */ (undefined);

/**
 * Makes the frozen puzzles and days in an engine, and reads pictures. Rejects when one has become another or is not read
 * as it was drawn.
 * @param {Pick<import('./journey.mjs').Driver, 'open' | 'evaluate' | 'close'>} driver
 */
export async function testSolver(driver) {
  await (built ??= build(PAGE));
  const server = await preview({ ...PAGE, preview: { port: 0 } });
  try {
    await driver.open(server.resolvedUrls?.local[0] ?? '');
    const changed = await until(driver, 'The frozen puzzles should be made.', changedPuzzles);
    if (changed.length > 0) throw new Error(`These puzzles should be made: ${changed.join(', ')}`);
    const pictures = await (drawn ??= drawPictures());
    await driver.evaluate(readPictures, JSON.stringify(pictures.map(({ file }) => file)));
    const read = await until(driver, 'The pictures should be read.', readings);
    const wrong = pictures.filter(({ regions }, index) => regions !== read[index]);
    if (wrong.length > 0)
      throw new Error(`These pictures should be read: ${wrong.map(({ kind }) => kind).join(', ')}`);
  } finally {
    await driver.close();
    await server.close();
  }
}

/**
 * Asks the page until the answer is something.
 * @param {Pick<import('./journey.mjs').Driver, 'evaluate'>} driver
 * @param {string} what
 * @param {() => string[] | null} read
 * @returns {Promise<string[]>}
 */
async function until(driver, what, read) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await driver.evaluate(read, '');
    if (answer) return answer;
    await setTimeout(200);
  }
  throw new Error(what);
}

/** Runs in the page. */
function changedPuzzles() {
  return window.changedPuzzles ?? null;
}

/**
 * Runs in the page.
 * @param {string} files
 */
function readPictures(files) {
  window.readPictures(/** @type {string[]} */ (JSON.parse(files)));
}

/** Runs in the page. */
function readings() {
  return window.readings ?? null;
}

// npm run test:errors [-- throws] [--seed N]: errors thrown in functions of the built game by lot, that many; 50 where no
// number is named. Says of each if the player was told once, if the board is kept, and if the game stays usable: all tabs
// but one open, and the board shows the queen of a tap or a button offers to reload. A board or a frame that stays dead
// behind that button counts as usable; the line then says `by Reload`. A function that is not called when it would throw is
// no throw: another is drawn. `npm test` does without it. Builds where there is no build.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import ts from 'typescript';
import { launchOptions } from '../browser.mjs';
import { build } from '../install.mjs';
import { DIST, serve } from '../server.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The longest time in milliseconds until the shell says that the game is late, with room. */
const SHELL = 12_000;

/** The moments from which on a function throws, and how often. */
const KINDS = ['start, once', 'start, always', 'later, once', 'later, always'];

/** Script of a page: notes each sentence that says that something went wrong, and when a function is to throw. */
const WATCH = `
  localStorage.setItem('ninety-two-settings', '{"taught":true}');
  const seen = new Set();
  window.told = [];
  const look = () => {
    requestAnimationFrame(look);
    const notice = document.querySelector('nt-app')?.shadowRoot?.querySelector('nt-notice');
    const late = document.querySelector('.shell-late');
    for (const words of [notice?.shadowRoot?.querySelector('p'), late]) {
      if (!words || seen.has(words) || !/went wrong|started yet/.test(words.textContent)) continue;
      seen.add(words);
      told.push(words.textContent);
    }
  };
  look();
  window.plant = () => {
    const throwsNow = window.isArmed && (isAlways || !window.thrown);
    if (throwsNow) window.thrown = (window.thrown ?? 0) + 1;
    return throwsNow;
  };`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const throws = Number(positionals[0] ?? 50);
const draw = drawOf(Number(values.seed));

if (!existsSync(DIST)) build();
const site = await serve();
const browser = await chromium.launch(launchOptions());
const places = await called();
let right = 0;
let byReload = 0;
for (let turn = 1; turn <= throws;) {
  const result = await attempt(draw(places), draw(KINDS));
  if (!result) continue;
  const { isRight, usable, line } = result;
  if (isRight) right++;
  if (usable === 'by Reload') byReload++;
  console.log(`${String(turn++).padStart(3)} ${isRight ? 'right' : 'WRONG'}  ${line}`);
}
await browser.close();
await site.stop();
console.log(
  `${right} of ${throws} right, ${byReload} by Reload; ${places.length} functions run (seed ${values.seed}).`,
);
process.exit(right === throws ? 0 : 1);

/** Visits the unchanged game, and returns its functions that are called: their scripts, and where their bodies begin. */
async function called() {
  const page = await open('false');
  await page.coverage.startJSCoverage();
  await visit(page);
  const scripts = await page.coverage.stopJSCoverage();
  await page.context().close();
  return scripts.flatMap(({ url, source = '', functions }) => {
    const file = /\/assets\/([^/]+\.js)$/.exec(url)?.[1];
    const ends = new Set(
      functions.flatMap(({ ranges: [all] }) => (all?.count ? [all.endOffset] : [])),
    );
    const bodies = file === undefined ? [] : bodiesIn(source);
    // Lit comes first in its script. Where it throws at every call, nothing can be told.
    const lit = source.lastIndexOf('litElementVersions');
    return bodies.flatMap((body) =>
      body.pos > lit && ends.has(body.end) ? [{ file: String(file), at: body.getStart() + 1 }] : [],
    );
  });
}

/**
 * Returns the bodies of the functions of a script.
 * @param {string} source
 */
function bodiesIn(source) {
  /** @type {ts.Node[]} */
  const bodies = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isBlock(node) && ts.isFunctionLike(node.parent)) bodies.push(node);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('any.js', source, ts.ScriptTarget.Latest, true));
  return bodies;
}

/**
 * Visits the game with a function that throws; returns `undefined` if it was not called. It is right if the player was
 * told once of what nothing caught, nothing false was said of the board, and the game stayed usable.
 * @param {{file: string, at: number}} place
 * @param {string} kind
 */
async function attempt({ file, at }, kind) {
  const source = await readFile(join(DIST, 'assets', file), 'utf8');
  const page = await open(String(kind.endsWith('always')), String(kind.startsWith('start')));
  let uncaught = 0;
  page.on('pageerror', () => uncaught++);
  const script = `**/assets/${file}`;
  await page.route(script, (route) =>
    route.fulfill({
      body: `${source.slice(0, at)}if(globalThis.plant?.())throw Error('planted');${source.slice(at)}`,
      contentType: 'text/javascript',
    }),
  );
  const opened = await visit(page);
  const thrown = Number(await run(page, 'window.thrown ?? 0'));
  if (thrown === 0) {
    await page.context().close();
    return undefined;
  }
  const told = async () => /** @type {string[]} */ (await run(page, 'told'));
  // The sentence waits until the board is written; the shell's, until the game is late.
  const end = Date.now() + (uncaught > 0 ? SHELL : 0);
  while ((await told()).length === 0 && Date.now() < end) await page.waitForTimeout(200);
  // A second one would be too much.
  await page.waitForTimeout(500);
  const said = await told();
  const usable = await usability(page, opened);
  const before = await queens(page);
  await page.unroute(script);
  await page.reload();
  await page.waitForTimeout(700);
  // A screen that heard of no move shows fewer than are kept.
  const after = await queens(page);
  const isKept = before.every((queen) => after.includes(queen));
  await page.context().close();
  const isTrue = isKept || !said.some((words) => words.includes('saved'));
  return {
    isRight: usable !== 'NOT USABLE' && isTrue && said.length === Math.min(uncaught, 1),
    usable,
    line:
      `${kind.padEnd(13)}  thrown ${thrown}, uncaught ${uncaught}, told ${said.length}, board ` +
      `${isKept ? 'kept' : 'NOT KEPT'}, ${usable}  ${file}:${at}`,
  };
}

/**
 * Opens a page of a player who knows the game.
 * @param {string} isAlways `true` if a function is to throw at each call.
 * @param {string} isArmed `true` if it is to throw from the start.
 */
async function open(isAlways, isArmed = 'false') {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
  await context.addInitScript(`const isAlways = ${isAlways}; window.isArmed = ${isArmed};${WATCH}`);
  return context.newPage();
}

/**
 * Plays, opens every tab, comes back, and taps h6. Returns the number of tabs that have opened, or say that they could not.
 * @param {Page} page
 */
async function visit(page) {
  await page.goto(`${site.url}#/play/8`);
  await page.waitForTimeout(700);
  await tap(page, 0, 0);
  await run(page, 'window.isArmed = true');
  await tap(page, 4, 1);
  // No Escape, which would close the notice with Reload.
  for (const key of ['h', 'c', 'm', 'm', 'z']) await page.keyboard.press(key);
  let opened = 0;
  for (const name of ['collection', 'puzzles', 'lab', 'settings', 'play']) {
    await run(page, `location.hash = '#/${name}'`);
    await page.waitForTimeout(400);
    if (await page.locator('nt-app main').locator('h1, h2, p').first().isVisible()) opened++;
  }
  await tap(page, 7, 2);
  return opened;
}

/**
 * Returns `usable` if all tabs but one have opened and the board shows the queen of the last tap; `by Reload` if it does
 * not, or no tab has opened, and the player is offered to reload, or told to.
 * @param {Page} page
 * @param {number} opened
 */
async function usability(page, opened) {
  const isLate = await page.locator('.shell-late', { hasText: 'started' }).isVisible();
  const mayReload = await page.getByRole('button', { name: 'Reload' }).first().isVisible();
  // No tab opens in a frame that fails each time it is rendered.
  if (isLate || (mayReload && opened === 0)) return 'by Reload';
  if (opened < 4) return 'NOT USABLE';
  // Two rows of eight squares lie above h6.
  const queen = page.locator('nt-play nt-board .queens [data-square="23"]');
  if (await queen.isVisible()) return 'usable';
  return mayReload ? 'by Reload' : 'NOT USABLE';
}

/**
 * Taps the square of a column and a row, from 0.
 * @param {Page} page
 * @param {number} column
 * @param {number} row
 */
async function tap(page, column, row) {
  const board = page.locator('nt-board [role=grid], .shell-board').last();
  const box = await board.boundingBox({ timeout: 2000 }).catch(() => null);
  if (!box) return;
  const side = box.width / 8;
  await page.touchscreen.tap(box.x + (column + 0.5) * side, box.y + (row + 0.5) * side);
  await page.waitForTimeout(200);
}

/**
 * Returns the squares with queens on the board of free play; none if it is not shown. Reads what the board was given: its
 * names and its drawing may be what fails.
 * @param {Page} page
 */
async function queens(page) {
  const given = await run(
    page,
    `document.querySelector('nt-app')?.shadowRoot?.querySelector('nt-play')
      ?.shadowRoot?.querySelector('nt-board')?.view?.position.queens ?? []`,
  );
  return /** @type {number[]} */ (given);
}

/**
 * Runs a script in the page; once more if the game has reloaded the page meanwhile, as it does for a missing part.
 * @param {Page} page
 * @param {string} script
 * @returns {Promise<unknown>}
 */
async function run(page, script) {
  try {
    return await page.evaluate(script);
  } catch {
    await page.waitForLoadState();
    return page.evaluate(script);
  }
}

/**
 * Returns a function that draws from a list, the same for the same seed (a linear congruential generator).
 * @param {number} seed
 */
function drawOf(seed) {
  let state = seed;
  /** @type {<Value>(list: readonly Value[]) => Value} */
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const drawn = list[Math.floor((state / 2 ** 32) * list.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
}

// npm run test:errors [-- throws] [--seed N]: errors thrown in functions of the built game by lot, that many; 50 where no
// number is named. Says of each if the player was told once, if the board is kept, and if the game stays usable: all tabs
// but one open, and the board takes a tap or a button offers to reload. A board that stays dead behind that button counts as
// usable; the line then says `by Reload`. `npm test` does without it. Builds where there is no build.
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
for (let turn = 1; turn <= throws; turn++) {
  const [isRight, said] = await attempt(draw(places), draw(KINDS));
  if (isRight) right++;
  console.log(`${String(turn).padStart(3)} ${isRight ? 'right' : 'WRONG'}  ${said}`);
}
await browser.close();
await site.stop();
console.log(`${right} of ${throws} right; ${places.length} functions run (seed ${values.seed}).`);
process.exit(right === throws ? 0 : 1);

/** Visits the unchanged game, and returns the functions that it calls: their scripts, and where their bodies begin. */
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
    return bodies.flatMap((body) =>
      ends.has(body.end) ? [{ file: String(file), at: body.getStart() + 1 }] : [],
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
 * Visits the game with a function that throws. Returns true if the player was told once of what nothing caught, nothing
 * false was said of the board, and the game stayed usable; and all that was seen.
 * @param {{file: string, at: number}} place
 * @param {string} kind
 * @returns {Promise<readonly [boolean, string]>}
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
  const usable = await visit(page);
  // The sentence waits until the board is written.
  await page.waitForTimeout(1000);
  /** @type {string[]} */
  const told = await page.evaluate('told');
  const thrown = Number(await page.evaluate('window.thrown ?? 0'));
  const before = await queens(page);
  await page.unroute(script);
  await page.reload();
  await page.waitForTimeout(700);
  const isKept = before === undefined || before === (await queens(page));
  await page.context().close();
  const isTrue = isKept || !told.some((words) => words.includes('saved'));
  return [
    usable !== 'NOT USABLE' && isTrue && told.length === Math.min(uncaught, 1),
    `${kind.padEnd(13)}  thrown ${thrown}, uncaught ${uncaught}, told ${told.length}, board ` +
      `${isKept ? 'kept' : 'NOT KEPT'}, ${usable}  ${file}:${at}`,
  ];
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
 * Plays, opens every tab, and comes back. Returns `usable` if all tabs but one have opened, or say that they could not,
 * and the board takes a tap; `by Reload` if it takes none and the player is offered to reload, or told to.
 * @param {Page} page
 */
async function visit(page) {
  await page.goto(`${site.url}#/play/8`);
  await page.waitForTimeout(700);
  await tap(page, 0, 0);
  await page.evaluate('window.isArmed = true');
  await tap(page, 4, 1);
  for (const key of ['h', 'Escape', 'c', 'm', 'm', 'z']) await page.keyboard.press(key);
  let opened = 0;
  for (const name of ['collection', 'puzzles', 'lab', 'settings', 'play']) {
    await page.evaluate(`location.hash = '#/${name}'`);
    await page.waitForTimeout(400);
    if (await page.locator('nt-app main').locator('h1, h2, p').first().isVisible()) opened++;
  }
  await tap(page, 7, 2);
  const isLate = await page.locator('.shell-late', { hasText: 'started' }).isVisible();
  const mayReload = await page.getByRole('button', { name: 'Reload' }).first().isVisible();
  if (isLate) return 'by Reload';
  if (opened < 4) return 'NOT USABLE';
  if (String(await queens(page)).includes('h6')) return 'usable';
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
 * Returns the squares with queens on the board of free play; `undefined` if it is not shown.
 * @param {Page} page
 */
async function queens(page) {
  const cells = page.locator('nt-play nt-board [role=gridcell]');
  const labels = await cells.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  if (labels.length === 0) return undefined;
  return labels.flatMap((one) => (one?.includes(', queen') ? [one.slice(0, 2)] : [])).join(' ');
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

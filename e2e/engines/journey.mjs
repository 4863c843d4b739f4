// The core journey of a player, in terms that every engine's driver can carry out.
import { setTimeout } from 'node:timers/promises';
import { serve } from '../../tools/server.mjs';

/**
 * Operations of an engine's driver. Functions given to `evaluate` run in the page and must not use
 * anything from outside.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open
 * @property {() => Promise<void>} reload
 * @property {<R>(read: (argument: string) => R, argument: string) => Promise<R>} evaluate
 * @property {(x: number, y: number) => Promise<void>} click With the mouse, at a point in CSS pixels.
 * @property {() => Promise<void>} close
 */

/** The squares of the solution 15863724, from the top row down. */
const SOLUTION = ['a8', 'e7', 'h6', 'f5', 'c4', 'g3', 'b2', 'd1'];

/** Milliseconds until something that should appear is given up on. */
const PATIENCE = 20_000;

/**
 * Places four queens, reloads, places the rest, finds the solution counted, and finds board and count
 * again on a start without a network. Rejects with what was missing.
 * @param {Driver} driver
 */
export async function journey(driver) {
  const site = await serve();
  try {
    await driver.open(`${site.url}#/play/8`);
    await driver.evaluate(turnHoldsOff, '');
    await driver.reload();
    for (const square of SOLUTION.slice(0, 4)) await place(driver, square);

    // A queen is drawn before it is stored, and WebKit drops pending writes of a page that is left.
    await until(driver, 'four queens kept', isKept, '4');
    await driver.reload();
    for (const square of SOLUTION.slice(0, 4)) await seeQueen(driver, square);
    for (const square of SOLUTION.slice(4)) await place(driver, square);
    await seeCount(driver);

    await until(driver, 'a service worker in charge of the page', isControlled, '');
    await site.stop();
    await driver.reload();
    for (const square of SOLUTION) await seeQueen(driver, square);
    await seeCount(driver);
    await driver.open(`${site.url}#/play/8/24000000`);
    await driver.reload();
    for (const square of ['b8', 'd7']) await seeQueen(driver, square);
  } finally {
    await driver.close();
    await site.stop();
  }
}

/**
 * @param {Driver} driver
 * @param {string} square
 */
async function place(driver, square) {
  const { x, y } = await until(driver, `the square ${square}`, centreOf, square);
  await driver.click(x, y);
  await seeQueen(driver, square);
}

/**
 * @param {Driver} driver
 * @param {string} square
 */
async function seeQueen(driver, square) {
  await until(driver, `a queen on ${square}`, centreOf, `${square}, queen`);
}

/** @param {Driver} driver */
async function seeCount(driver) {
  await until(driver, 'one solution of 92 found', centreOf, '1 of 92 found');
}

/**
 * Asks the page until the answer is something.
 * @template R
 * @param {Driver} driver
 * @param {string} what
 * @param {(argument: string) => R | null} read
 * @param {string} argument
 * @returns {Promise<R>}
 */
async function until(driver, what, read, argument) {
  const end = Date.now() + PATIENCE;
  do {
    const answer = await driver.evaluate(read, argument);
    if (answer !== null) return answer;
    await setTimeout(50);
  } while (Date.now() < end);
  throw new Error(`There should be ${what}.`);
}

/**
 * Runs in the page. Returns the centre of the first element, in shadow roots too, whose `aria-label` is `name`,
 * or begins with it and a comma; null if there is none.
 * @param {string} name
 */
function centreOf(name) {
  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      const label = element.getAttribute('aria-label');
      if (label === name || label?.startsWith(`${name},`)) {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  return null;
}

/**
 * Runs in the page. Starts a read of the database, and returns true if an earlier call's read has found this
 * number of queens on 8 × 8; null otherwise.
 * @param {string} queens
 */
function isKept(queens) {
  const opening = indexedDB.open('ninety-two-boards');
  // A database that the game has not created yet must not be created here.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const reading = opening.result.transaction('boards').objectStore('boards').get('board 8');
    reading.onsuccess = () => {
      const { history } = /** @type {{ history?: { present: { queens: readonly number[] } } }} */ (
        Object(reading.result)
      );
      document.documentElement.dataset['kept'] = String(history?.present.queens.length);
      opening.result.close();
    };
  };
  return document.documentElement.dataset['kept'] === queens || null;
}

/**
 * Runs in the page. A driver on a busy machine may hold the mouse down for longer than a tap lasts, which would try a
 * queen and not place one.
 */
function turnHoldsOff() {
  localStorage.setItem('ninety-two-settings', '{"taught":false,"lastSize":4,"hold":"off"}');
}

/** Runs in the page. */
function isControlled() {
  return navigator.serviceWorker.controller && true;
}

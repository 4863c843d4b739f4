// Finds the Chromium that the tests drive, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { installWithApt, PATIENCE, SHELL, starts } from './debian.mjs';
import { ROOT } from './install.mjs';

/** Paths of Chromium on the system, the preferred one first. */
const SYSTEM_CHROMIUMS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HOW_TO = `There is no Chromium to test with. Install one of these, then try again:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium-headless-shell`;

/**
 * Returns the path of Playwright's own Chromium, or else of one on the system. Every command drives this one. Returns
 * `undefined` if none starts.
 * @param {(path: string) => boolean} [isUsable] Returns true for a path whose browser starts.
 * @returns {string | undefined}
 */
export function findChromium(isUsable = starts) {
  return [chromium.executablePath(), ...SYSTEM_CHROMIUMS].find(isUsable);
}

/**
 * Returns the path of the Chromium that every command drives.
 * @returns {string}
 * @throws {Error} If there is none. The message says how to install one.
 */
export function chromiumPath() {
  const path = findChromium();
  if (path === undefined) throw new Error(HOW_TO);
  return path;
}

/**
 * Returns Playwright's options to launch that Chromium. They have no path for Playwright's own: without one,
 * Playwright launches its headless shell.
 * @returns {{args: string[], executablePath?: string}}
 */
export function launchOptions() {
  const path = chromiumPath();
  return {
    args: CHROMIUM_FLAGS,
    ...(path !== chromium.executablePath() && { executablePath: path }),
  };
}

/** Options that Chromium needs to start: as root it has no sandbox to work in. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
];

/** Installs a Chromium if there is none. Exits the process with an instruction if that fails. */
export async function installChromium() {
  if (![chromium.executablePath(), SHELL].some(starts)) {
    await installWithApt('chromium-headless-shell');
  }
  if (findChromium() === undefined) {
    console.log("Trying to get Playwright's own Chromium …");
    // Its output and failure are ignored: the next line checks for the effect.
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: PATIENCE,
    });
  }
  if (findChromium() === undefined) await installWithApt('chromium');
  const path = findChromium();
  if (path === undefined) {
    console.error(HOW_TO);
    process.exit(1);
  }
  console.log(`The tests drive ${path}.`);
}

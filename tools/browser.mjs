// Finds the Chromium that the tests drive, and gets one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ROOT } from './install.mjs';

/** Debian's Chromium without windows: a test takes a third of its time in a whole one. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Chromiums of the system, the preferred first. */
const SYSTEM_CHROMIUMS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Milliseconds that a download or an installation may take before the next way is tried. */
const PATIENCE = 300_000;

const HOW_TO = `There is no Chromium to test with. Install one of these, then try again:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium-headless-shell`;

/**
 * The path of Playwright's own Chromium, or else of the system's: the one that every command drives; `undefined`
 * when none starts.
 * @param {(path: string) => boolean} [isUsable] Returns true for a path whose browser starts.
 * @returns {string | undefined}
 */
export function findChromium(isUsable = starts) {
  return [chromium.executablePath(), ...SYSTEM_CHROMIUMS].find(isUsable);
}

/**
 * The path of the Chromium that every command drives. Throws with an instruction when there is none.
 * @returns {string}
 */
export function chromiumPath() {
  const path = findChromium();
  if (path === undefined) throw new Error(HOW_TO);
  return path;
}

/**
 * How Playwright launches that Chromium. Of its own it takes the one without windows by itself, if it is given no
 * path.
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

/** Makes sure that there is a Chromium. Exits the process with an instruction when there cannot be. */
export function installChromium() {
  if (![chromium.executablePath(), SHELL].some(starts)) {
    installWithApt(['chromium-headless-shell']);
  }
  if (findChromium() === undefined) {
    console.log("Trying to get Playwright's own Chromium …");
    attempt('npx', ['playwright', 'install', 'chromium']);
  }
  if (findChromium() === undefined) installWithApt(['chromium']);
  const path = findChromium();
  if (path === undefined) {
    console.error(HOW_TO);
    process.exit(1);
  }
  console.log(`The tests drive ${path}.`);
}

/**
 * Installs Debian packages where this user may.
 * @param {readonly string[]} packages
 */
function installWithApt(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} with apt …`);
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
}

/**
 * Runs a command for what it may bring; what it says and whether it fails shows in what is there then.
 * @param {string} command
 * @param {readonly string[]} parameters
 */
function attempt(command, parameters) {
  spawnSync(command, parameters, {
    cwd: ROOT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: PATIENCE,
  });
}

/**
 * Returns true if a browser is there and has the libraries it needs.
 * @param {string} path
 */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0;
}

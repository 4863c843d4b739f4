// Finds the Chromium that the tests drive, and gets one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ROOT } from './install.mjs';

/** Chromium without its windows: a test costs a third of what it costs in a whole one. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const SYSTEM_CHROMIUMS = [
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
  sudo apt-get install chromium-headless-shell chromium`;

/**
 * The path of Playwright's own Chromium, or else of the system's; `undefined` when neither starts.
 * @returns {string | undefined}
 */
export function findChromium() {
  return [chromium.executablePath(), ...SYSTEM_CHROMIUMS].find(starts);
}

/**
 * What the tests drive: Playwright's own Chromium, for which no path is needed, or else the path of one of
 * the system's, without windows where there is one.
 * @returns {string | undefined}
 */
export function findTestChromium() {
  if (starts(chromium.executablePath())) return undefined;
  return [...SHELLS, ...SYSTEM_CHROMIUMS].find(starts);
}

/** What a Chromium needs to start: as root it has no sandbox to work in. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
];

/** Makes sure that there is a Chromium. Exits the process with an instruction when there cannot be. */
export function installChromium() {
  if (starts(chromium.executablePath())) return;
  if (!SHELLS.some(starts)) installWithApt(['chromium-headless-shell']);
  if (!findTestChromium()) {
    console.log("Trying to get Playwright's own Chromium …");
    attempt('npx', ['playwright', 'install', 'chromium']);
    if (starts(chromium.executablePath())) return;
    installWithApt(['chromium']);
  }
  const path = findTestChromium();
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
 * Whether a browser is there and has the libraries it needs.
 * @param {string} path
 */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0;
}

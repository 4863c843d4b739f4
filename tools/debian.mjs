// Debian's Chromium, in plain Node: in a fresh clone it is installed beside the packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Debian's headless Chromium. A test takes a third of the time it takes in the full browser. */
export const SHELL = '/usr/bin/chromium-headless-shell';

/** Playwright's own browsers, where it keeps them on Linux. */
const PLAYWRIGHT_BROWSERS =
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright');

/** The most milliseconds of a download or an installation. */
export const PATIENCE = 300_000;

/** Installs Debian's headless Chromium, unless it or a browser of Playwright's is there. */
export async function installShell() {
  if (starts(SHELL) || existsSync(PLAYWRIGHT_BROWSERS)) return;
  await installWithApt('chromium-headless-shell');
}

/**
 * Installs a Debian package, if this is Debian and the user is root. It ignores output and failure: callers check for
 * the effect. The installation goes on while this process is busy.
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} with apt …`);
  const command = `apt-get update; apt-get install --yes --no-install-recommends ${name}`;
  await new Promise((resolve) => {
    const installation = spawn('sh', ['-c', command], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: PATIENCE,
    });
    installation.on('error', resolve);
    installation.on('close', resolve);
  });
}

/**
 * Returns true if a browser is installed and starts.
 * @param {string} path
 */
export function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0;
}

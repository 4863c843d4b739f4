// Installs the packages that package-lock.json names, where one is missing or has another version.
// Plain Node: it runs in a fresh clone, before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the project; every command runs there. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Makes node_modules agree with package-lock.json. Exits the process when that fails. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error']);
}

/**
 * Runs a command with its output shown, and exits the process when it fails.
 * @param {string} command
 * @param {readonly string[]} [parameters]
 */
export function run(command, parameters = []) {
  const { status, error } = spawnSync(command, parameters, { cwd: ROOT, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the game, and lists what the build weighs only where it is too much. */
export function build() {
  run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']);
}

function isInstalled() {
  try {
    const wanted = packagesIn('package-lock.json');
    // npm's own record of what it put there.
    const present = packagesIn('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || optional === true || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} lockfile
 * @returns {Record<string, {version?: string, optional?: boolean}>}
 */
function packagesIn(lockfile) {
  const { packages } = /** @type {{packages: ReturnType<typeof packagesIn>}} */ (
    JSON.parse(readFileSync(`${ROOT}/${lockfile}`, 'utf8'))
  );
  return packages;
}

// npm test: installs missing packages and a browser, runs every check, and prints the time of each. Failed checks are
// not retried. The Lab's programs run if their compilers are installed. ENGINES=required makes a missing Firefox or
// WebKit an error; otherwise the last lines name the missing ones.
import { spawn } from 'node:child_process';
import { build, installPackages, ROOT, run } from './install.mjs';

/** Finished steps, each with the seconds it took. */
const times = /** @type {Record<string, number>} */ ({});

/**
 * @param {string} name
 * @param {() => unknown} check
 */
async function timed(name, check) {
  const begin = performance.now();
  await check();
  times[name] = Math.round((performance.now() - begin) / 1000);
}

/**
 * Runs a script of package.json beside others, and shows what it says when it has ended. Exits the process when
 * it fails.
 * @param {string} script
 */
async function beside(script) {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ text) => (said += text.toString()));
  }
  /** @type {number | null} */
  const status = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(said);
  if (status !== 0) process.exit(1);
}

await timed('packages', installPackages);
// Loaded only now: it needs an installed package.
const { installChromium } = await import('./browser.mjs');
await timed('a browser', installChromium);
// Two at a time, so that both cores are busy.
const checks = ['lint', 'format', 'lint:duplicates', 'types', 'lint:imports'];
const lane = async () => {
  for (let script = checks.shift(); script; script = checks.shift()) {
    const name = script;
    await timed(name, () => beside(name));
  }
};
await Promise.all([lane(), lane()]);
await timed('unit', () => run('npm', ['run', '--silent', 'test:unit']));
await timed('programs', () => run('node', ['tools/test/programs.mjs', '--skip-missing']));
await timed('build', build);
await timed('Chromium', () => run('npx', ['playwright', 'test', '--forbid-only']));
const list = Object.entries(times).map(([name, seconds]) => `${name} ${seconds}`);
console.log(`\nSeconds, the checks before the unit tests two at a time: ${list.join(', ')}.`);
const engines = process.env['ENGINES'] === 'required' ? [] : ['--skip-missing'];
run('node', ['tools/test/engines.mjs', ...engines]);

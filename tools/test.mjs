// npm test: installs missing packages and a browser, runs the checks, and prints the seconds of each; on Linux with
// Python, its processor seconds too. Failed checks are not retried. The Lab's programs run if their compilers are
// installed. ENGINES=required makes a missing Firefox or WebKit an error; otherwise the last lines name the missing ones.
// WORDS=required makes a missing translation an error; otherwise the unit tests count them. SWEEPS=all sweeps every
// screen in every language, draws more examples of long properties, and runs each bench once.
// npm run check (--no-browser): the steps that need no browser. The last lines repeat the end of all that failed.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { installShell } from './debian.mjs';
import { installPackages, ROOT } from './install.mjs';

/** Finished steps, each with its seconds. */
const times = /** @type {string[]} */ ([]);

/** Processor seconds of all finished steps. */
let processorSeconds = 0;

/** The command that measures the command behind it; empty where there is none. */
const METER =
  process.platform === 'linux' && spawnSync('python3', ['--version']).status === 0
    ? ['python3', `${ROOT}/tools/processor-seconds.py`]
    : [];

/**
 * Notes the seconds of a check.
 * @template {{ processor?: number } | void} Result
 * @param {string} name
 * @param {() => Promise<Result>} check
 */
async function timed(name, check) {
  const begin = performance.now();
  const result = await check();
  const seconds = Math.round((performance.now() - begin) / 1000);
  const processor = result?.processor ?? 0;
  processorSeconds += processor;
  times.push(`${name} ${seconds}${processor > 0 ? ` (${Math.round(processor)})` : ''}`);
  return result;
}

/**
 * A check.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {string} [needs] An earlier step, which must have succeeded.
 * @property {boolean} [speaksLast] True if its output stands below that of all others.
 * @property {boolean} [isShown] True if its output is shown as it comes, and not when it has ended.
 */

/** True in CI, where nothing may be missing and every bench runs once. */
const isWhole = process.env['SWEEPS'] === 'all';
const isCheck = process.argv.includes('--no-browser');
const skipMissing = process.env['ENGINES'] === 'required' ? [] : ['--skip-missing'];

const BUILD = { name: 'build', command: script('build', '--', '--logLevel', 'warn') };
const CHECKS = ['format', 'lint', 'types', 'lint:duplicates', 'lint:imports', 'lint:unused'].map(
  (name) => ({ name, command: script(name) }),
);
const UNIT = { name: 'unit', command: script('test:unit', '--', '--maxWorkers=50%') };

/**
 * Steps of two lanes, which run beside each other so that no core waits. The browser tests take most of the time and
 * more than one core; all other checks take one core together.
 */
const WITH_BROWSERS = [
  [
    BUILD,
    {
      name: 'Chromium',
      command: ['npx', 'playwright', 'test', '--forbid-only'],
      needs: 'build',
      isShown: true,
    },
  ],
  [
    ...CHECKS,
    UNIT,
    { name: 'programs', command: ['node', 'tools/test/programs.mjs', '--skip-missing'] },
    {
      name: 'engines',
      command: ['node', 'tools/test/engines.mjs', ...skipMissing],
      needs: 'build',
      speaksLast: true,
    },
    ...(isWhole
      ? [{ name: 'benches', command: script('bench', '--', '--short'), needs: 'build' }]
      : []),
  ],
];

const LANES = /** @type {readonly (readonly Step[])[]} */ (
  isCheck ? [[...CHECKS, BUILD], [UNIT]] : WITH_BROWSERS
);

/** @param {readonly string[]} words */
function script(...words) {
  return ['npm', 'run', '--silent', ...words];
}

/**
 * Runs a command. Resolves when it has ended.
 * @param {readonly string[]} command
 * @param {boolean} [isShown]
 * @returns {Promise<{ failed: boolean, said: string, processor: number }>}
 */
function ran(command, isShown = false) {
  return new Promise((resolve) => {
    const [file = '', ...parameters] = [...METER, ...command];
    const child = spawn(file, parameters, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // Lines stay as they are: rewritten ones would wipe what other steps print meanwhile.
      env: { ...process.env, PLAYWRIGHT_FORCE_TTY: '0' },
    });
    let said = '';
    let processor = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ text) => {
        said += text.toString();
        if (isShown) process.stdout.write(text);
      });
    }
    child.stdio[3]?.on('data', (/** @type {Buffer} */ text) => (processor += text.toString()));
    child.on('error', ({ message }) => (said += `${message}\n`));
    child.on('close', (status) =>
      resolve({ failed: status !== 0, said, processor: Number(processor) }),
    );
  });
}

/**
 * Runs all steps, also after one has failed.
 * @returns The output that stands last, and the steps that failed with all their output.
 */
async function runSteps() {
  const failures = /** @type {{ name: string, said: string }[]} */ ([]);
  const succeeded = /** @type {Map<string, Promise<boolean>>} */ (new Map());
  let last = '';
  /** @param {Step} step */
  const run = async ({ name, command, needs, speaksLast, isShown }) => {
    if (needs !== undefined && !(await succeeded.get(needs))) return false;
    const { failed, said } = await timed(name, () => ran(command, isShown));
    if (failed) failures.push({ name, said });
    if (speaksLast && !failed) last += said;
    else if (!isShown) process.stdout.write(said);
    return !failed;
  };
  await Promise.all(
    LANES.map(async (steps) => {
      for (const step of steps) {
        const end = run(step);
        succeeded.set(step.name, end);
        await end;
      }
    }),
  );
  return { last, failures };
}

await timed(isCheck ? 'packages' : 'packages and a browser', async () => {
  // apt works in a process of its own, while npm keeps this one busy.
  const shell = isCheck ? undefined : installShell();
  installPackages();
  await shell;
  if (isCheck) return;
  // Loaded only now: it needs an installed package.
  const { installChromium } = await import('./browser.mjs');
  await installChromium();
});
const begin = performance.now();
const { last, failures } = await runSteps();
const seconds = (performance.now() - begin) / 1000;
console.log(
  `\nSeconds${METER.length > 0 ? ' (processor seconds)' : ''}, in two lanes: ${times.join(', ')}.`,
);
if (METER.length > 0) {
  const busy = (processorSeconds / seconds).toFixed(2);
  console.log(
    `Processor seconds of all: ${Math.round(processorSeconds)} in ${Math.round(seconds)} s, so ${busy} of ${availableParallelism()} cores were busy with them.`,
  );
}
console.log(`Load of the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`);
process.stdout.write(last);
if (failures.length > 0) {
  // The steps after a failed one print a lot, and a host may keep only the end of a log.
  for (const { name, said } of failures) {
    console.error(`\nThe end of ${name}:\n${said.split('\n').slice(-60).join('\n')}`);
  }
  console.error(`Failed: ${failures.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}

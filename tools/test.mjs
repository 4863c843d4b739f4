// npm test: installs missing packages and a browser, runs every check, and prints the seconds of each; on Linux with
// Python, its processor seconds too. Failed checks are not retried. The Lab's programs run if their compilers are
// installed. ENGINES=required makes a missing Firefox or WebKit an error; otherwise the last lines name the missing ones.
// WORDS=required makes a missing translation an error; otherwise the unit tests count them. SWEEPS=all looks at every
// screen in every language, and at the pictures of the manifest; otherwise at a part (e2e/access/views.ts).
import { spawn, spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
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
 * A check that takes about one core.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {string} [needs] An earlier step, which must have ended.
 * @property {boolean} [speaksLast] True if its output stands below that of all others.
 * @property {boolean} [isQuiet] True if its output is shown only when it fails.
 */

const engines = process.env['ENGINES'] === 'required' ? [] : ['--skip-missing'];

/**
 * Checks that run two at a time, so that both cores are busy. Those before which others wait come first, then the
 * longest.
 * @type {readonly Step[]}
 */
const STEPS = [
  { name: 'build', command: script('build', '--', '--logLevel', 'warn') },
  { name: 'programs', command: ['node', 'tools/test/programs.mjs', '--skip-missing'] },
  { name: 'format', command: script('format') },
  {
    name: 'engines',
    command: ['node', 'tools/test/engines.mjs', ...engines],
    needs: 'build',
    speaksLast: true,
  },
  {
    name: 'benches',
    command: script('bench', '--', '--short'),
    needs: 'build',
    isQuiet: true,
  },
  ...['lint', 'types', 'lint:duplicates', 'lint:imports'].map((name) => ({
    name,
    command: script(name),
  })),
];

/** @param {readonly string[]} words */
function script(...words) {
  return ['npm', 'run', '--silent', ...words];
}

/**
 * Runs a command. Resolves when it has ended.
 * @param {readonly string[]} command
 * @param {'pipe' | 'inherit'} [output] By default its output is kept, for it runs beside others.
 * @returns {Promise<{ failed: boolean, said: string, processor: number }>}
 */
function ran(command, output = 'pipe') {
  return new Promise((resolve) => {
    const [file = '', ...parameters] = [...METER, ...command];
    const child = spawn(file, parameters, {
      cwd: ROOT,
      stdio: ['ignore', output, output, 'pipe'],
    });
    let said = '';
    let processor = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ text) => (said += text.toString()));
    }
    child.stdio[3]?.on('data', (/** @type {Buffer} */ text) => (processor += text.toString()));
    child.on('error', ({ message }) => (said += `${message}\n`));
    child.on('close', (status) =>
      resolve({ failed: status !== 0, said, processor: Number(processor) }),
    );
  });
}

/**
 * Runs a check alone, with its output shown, and exits the process when it fails.
 * @param {string} name
 * @param {readonly string[]} command
 */
async function alone(name, command) {
  const { failed, said } = await timed(name, () => ran(command, 'inherit'));
  if (!failed) return;
  process.stderr.write(said);
  process.exit(1);
}

/**
 * Runs the steps, and shows what each says when it has ended. After a failure it begins no other, and exits the
 * process when those under way have ended.
 * @returns {Promise<string>} The output that stands last.
 */
async function runSteps() {
  const waiting = [...STEPS];
  const ended = /** @type {Map<string, Promise<{ failed: boolean, said: string }>>} */ (new Map());
  const failures = /** @type {string[]} */ ([]);
  let last = '';
  const lane = async () => {
    for (let step = waiting.shift(); step && failures.length === 0; step = waiting.shift()) {
      const { name, command, needs, speaksLast, isQuiet } = step;
      if (needs !== undefined && (await ended.get(needs))?.failed) return;
      const end = timed(name, () => ran(command));
      ended.set(name, end);
      const result = await end;
      if (speaksLast && !result.failed) last += result.said;
      else if (result.failed || !isQuiet) process.stdout.write(result.said);
      if (result.failed) failures.push(name);
    }
  };
  await Promise.all([lane(), lane()]);
  if (failures.length > 0) {
    console.error(`Failed: ${failures.join(', ')}.`);
    process.exit(1);
  }
  return last;
}

await timed('packages and a browser', async () => {
  // apt works in a process of its own, while npm keeps this one busy.
  const shell = installShell();
  installPackages();
  await shell;
  // Loaded only now: it needs an installed package.
  const { installChromium } = await import('./browser.mjs');
  await installChromium();
});
const last = await runSteps();
await alone('unit', script('test:unit'));
await alone('Chromium', ['npx', 'playwright', 'test', '--forbid-only']);
console.log(
  `\nSeconds${METER.length > 0 ? ' (processor seconds)' : ''}, those before the unit tests two at a time: ${times.join(', ')}.`,
);
if (METER.length > 0) console.log(`Processor seconds of all: ${Math.round(processorSeconds)}.`);
console.log(`Load of the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`);
process.stdout.write(last);

// npm run bench [name …]: bundles each bench/*.bench.ts, or those named, for Node. Runs each in its own process, so no
// bench warms up code for another. `lab` also runs `lab-browser`, and `counting` also `counting-browser`. Each bench
// prints a table and writes bench/results/<name>.json. With --short, runs them in one process with one browser, with
// one round of every case: only to show that each runs to its end.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../tools/browser.mjs';
import { ROOT } from '../tools/install.mjs';

const BUNDLES = join(ROOT, 'node_modules/.cache/bench');

/** Milliseconds that a bench may take in its short form; ten seconds are usual, more beside other work. */
const PATIENCE = 600_000;

const { values, positionals: wanted } = parseArgs({
  options: { short: { type: 'boolean' } },
  allowPositionals: true,
});
const names = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => basename(file, '.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name.replace('-browser', '')));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench/${unknown[0]}.bench.ts.`);
  process.exit(1);
}

await build({
  root: ROOT,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: BUNDLES,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: names.map((name) => `bench/${name}.bench.ts`),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
if (values.short) await runTogether();
else runApart();

/** Runs each bench in its own process. The others still run after a bench that fails. */
function runApart() {
  for (const name of names) {
    console.log(`\n${name}`);
    // Not as the program: the bundle contains tools/server.mjs, which serves the game if it is in the program.
    const program = ['--eval', `import(${JSON.stringify(bundle(name))})`];
    const { status } = spawnSync('node', program, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

/** Runs the short form of each bench. A bench that waits for something in vain ends the process. */
async function runTogether() {
  const browser = await chromium.launchServer(launchOptions());
  process.env['BENCH_BROWSER'] = browser.wsEndpoint();
  for (const name of names) {
    const begin = performance.now();
    console.log(`\n${name}`);
    const timeout = setTimeout(() => {
      console.error(`The bench ${name} does not end.`);
      process.exit(1);
    }, PATIENCE);
    await import(bundle(name));
    clearTimeout(timeout);
    console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
  await browser.close();
}

/** @param {string} name */
function bundle(name) {
  return join(BUNDLES, `${name}.bench.mjs`);
}

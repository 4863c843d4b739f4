// npm run bench [name …]: bundles each bench/*.bench.ts, or those named, for Node. Runs each in its own process, so no
// bench warms up code for another. `lab` also runs `lab-browser`, and `counting` also `counting-browser`. Each bench
// prints a table and writes bench/results/<name>.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../tools/install.mjs';

const BUNDLES = join(ROOT, 'node_modules/.cache/bench');

const wanted = process.argv.slice(2);
const names = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => basename(file, '.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name.replace('-browser', '')));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench/${unknown[0]}.bench.ts.`);
  process.exit(1);
}

mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
for (const name of names) {
  await build({
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: `bench/${name}.bench.ts`,
      outDir: BUNDLES,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  console.log(`\n${name}`);
  // The others still run after a bench that fails.
  const bench = join(BUNDLES, `${name}.bench.mjs`);
  if (spawnSync('node', [bench], { cwd: ROOT, stdio: 'inherit' }).status !== 0)
    process.exitCode = 1;
}

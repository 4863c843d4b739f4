// npm run test:tabs [-- RUNS] [--seed N] [--path P] [--dist DIRECTORY]: whatever two or three real tabs of Chromium do
// at once, in random order, they show the newest board of free play and of puzzles, and keep every find that was told.
// 300 runs unless told otherwise, some seconds each. Builds where there is no build. A failure prints the seed, and the
// shortest sequence of actions found that fails; --seed and --path of its message play that one again.
//
// e2e/tabs/real-tabs.model.ts says what a player can do and what must be true of it. `npm test` plays one run. The
// models of one database in several pages (`npm run test:models`) need no browser, and know storage that is full.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, run } from '../install.mjs';
import { DIST } from '../server.mjs';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    dist: { type: 'string' },
  },
  allowPositionals: true,
});

if (values.dist === undefined && !existsSync(DIST)) build();
process.env['TABS_RUNS'] = positionals[0] ?? '300';
process.env['TABS_SEED'] = values.seed ?? '';
process.env['TABS_PATH'] = values.path ?? '';
process.env['TABS_DIST'] = values.dist ?? DIST;
const config = ['--config', 'e2e/tabs/playwright.config.ts'];
run('npx', ['playwright', 'test', ...config]);

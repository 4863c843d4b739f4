// npm run test:tabs [-- RUNS] [--seed N] [--path P] [--dist DIRECTORY]: whatever two or three real tabs
// of Chromium do at once, in random order, the board and the finds stay true. 300 runs unless told
// otherwise, seven seconds each or more. Builds where there is no build. A failure prints the seed, and the
// shortest sequence of actions found that fails; --seed and --path of its message play that one again.
//
// actions.ts says what a player can do, recorder.ts what is read from a page while they do it, model.ts
// what must be true of it. It is not part of `npm test` and `npx playwright test`.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, run } from './install.mjs';
import { DIST } from './server.mjs';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, path: { type: 'string' }, dist: { type: 'string' } },
  allowPositionals: true,
});

if (values.dist === undefined && !existsSync(DIST)) build();
process.env['TABS_RUNS'] = positionals[0] ?? '300';
process.env['TABS_SEED'] = values.seed ?? '';
process.env['TABS_PATH'] = values.path ?? '';
process.env['TABS_DIST'] = values.dist ?? DIST;
run('npx', ['playwright', 'test', '--config', 'e2e/tabs/playwright.config.ts']);

// npm run test:tabs [-- RUNS] [--only play|puzzle] [--seed N] [--path P] [--dist DIRECTORY]: whatever two or three real
// tabs of Chromium do at once, in random order, board, finds and solved puzzles stay true, in free play and in puzzles.
// 300 runs of each unless told otherwise, some seconds each. Builds where there is no build. A failure prints the seed,
// and the shortest sequence of actions found that fails; --seed and --path of its message play that one again.
//
// board-actions.ts, play-actions.ts and puzzle-actions.ts say what a player can do, recorder.ts what is read from a page
// meanwhile, play-model.ts and puzzle-model.ts what must be true of it. `npm test` plays one run of each.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, run } from '../install.mjs';
import { DIST } from '../server.mjs';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
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
run('npx', ['playwright', 'test', ...config, ...(values.only ? [`${values.only}-tabs`] : [])]);

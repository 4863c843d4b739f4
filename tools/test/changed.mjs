// npm run test:changed: the unit tests of what differs from main, and the browser tests of the screens that do.
import { execFileSync } from 'node:child_process';
import { build, ROOT, run } from '../install.mjs';

/** The browser tests of each room that is a screen. A change of any other room chooses none. */
const BROWSER_TESTS = {
  play: ['e2e/play'],
  puzzles: ['e2e/puzzles'],
  lab: ['e2e/lab'],
  collection: ['e2e/collection'],
  settings: ['e2e/access/settings'],
};

const base = process.argv[2] ?? 'main';

/** @param {readonly string[]} parameters */
function git(parameters) {
  return execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\n');
}

const changed = [
  ...git(['diff', '--name-only', '--diff-filter=d', '--merge-base', base]),
  ...git(['ls-files', '--others', '--exclude-standard']),
];
const ofRooms = Object.entries(BROWSER_TESTS).flatMap(([room, tests]) =>
  changed.some((path) => path.startsWith(`src/${room}/`)) ? tests : [],
);
const specs = changed.filter(
  (path) => path.endsWith('.spec.ts') && !ofRooms.some((folder) => path.startsWith(folder)),
);

run('npx', ['vitest', 'run', '--changed', base, '--passWithNoTests']);
if (ofRooms.length + specs.length > 0) {
  build();
  run('npx', ['playwright', 'test', ...ofRooms, ...specs]);
} else console.log('No browser test is chosen for what differs. npm test runs all.');

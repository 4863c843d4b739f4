// npm run ledger [-- COMMIT]: prints the lines of TypeScript by feature, product and tests, and how they changed since a
// commit: that of the last release, if none is named.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

/**
 * Features, each with the beginnings of the paths of its files, within src/. A file belongs to the feature with the
 * longest of those that fit.
 * @type {Readonly<Record<string, string>>}
 */
export const FEATURES = {
  'The Lab': 'lab/ core/routes/lab-page',
  'Hints, reasoner, Guard’s':
    'game/hints/ game/screen/hints solver/hints/ solver/reasoning/ solver/guard/',
  'Board: drawing, input, labels': 'ui/board/',
  'Make your own':
    'puzzles/editor/ solver/puzzles/drafts/ core/puzzles/own-draft progress/puzzles/draft',
  'Calendar, statistics':
    'puzzles/calendar/ collection/statistics/ ui/statistics/ progress/puzzles/month ' +
    'progress/puzzles/puzzle-statistics',
  'Results, celebrations': 'puzzles/solved/ play/finish/ game/celebration/',
  'Backup, QR code, erase':
    'progress/backup/ collection/backup/ core/data-categories ui/sharing/qr-code ' +
    'ui/sharing/choose-backup ui/sharing/category-words',
  'The day': 'puzzles/day/ core/days/ progress/puzzles/cached-day',
  'Friends, challenges':
    'puzzles/day/friend puzzles/day/own-name puzzles/day/share puzzles/day/standings ' +
    'puzzles/shared/challenge-words core/routes/friend-day core/routes/challenge ' +
    'progress/puzzles/friend-record progress/settings/own-senders',
  Learn: 'puzzles/learn/ solver/puzzles/drills/ progress/puzzles/drill',
  'Look back': 'puzzles/look-back/ solver/look-back/',
  'Solutions from here': 'play/ways/ solver/insight/',
  Keyboard: 'ui/keyboard/ game/screen/keys',
  'Try a queen': 'game/screen/supposing core/game/supposed',
  'Storage of games':
    'progress/games/ core/game/merge-games progress/puzzles/unfinished ' +
    'progress/puzzles/puzzle-game',
  'Puzzles: making, checking, opening': 'solver/puzzles/ puzzles/ core/puzzles/',
  'Puzzles: printing': 'puzzles/print/ ui/sharing/paper',
  'Free play': 'play/ solver/',
  'Any game': 'game/ core/game/',
  Collection: 'collection/ ui/rose/ core/solutions/',
  'Other storage': 'progress/',
  Settings: 'settings/ progress/settings/',
  'Sound, sharing, help, other parts': 'ui/',
  'Frame, start, addresses': 'app/ main sw core/routes/',
  'Languages, rules, other ground': 'i18n/ core/',
  'Browser tests': 'e2e/',
};

const TESTS = ' (tests)';

/**
 * Returns the feature of a file; `undefined` if it is in none.
 * @param {string} path
 * @returns {string | undefined}
 */
export function featureOf(path) {
  const name = path.replace(/^src\//, '');
  const fitting = Object.entries(FEATURES).flatMap(([feature, starts]) =>
    starts.split(' ').flatMap((start) => (name.startsWith(start) ? { feature, start } : [])),
  );
  return fitting.sort((a, b) => b.start.length - a.start.length)[0]?.feature;
}

/**
 * Returns the lines of each feature, and those of its tests under its name with TESTS behind.
 * @param {string} [commit] The files as they are, if it is left out.
 * @returns {Map<string, number>}
 */
function linesOf(commit) {
  const from = commit === undefined ? ['--untracked', '-e', ''] : ['-e', '', commit];
  const parameters = ['grep', '-c', ...from, '--', 'src/*.ts', 'e2e/*.ts'];
  const { stdout, stderr } = spawnSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  const lines = /** @type {Map<string, number>} */ (new Map());
  for (const [, path = '', count] of stdout.matchAll(/((?:src|e2e)\/\S+):(\d+)$/gm)) {
    const feature = featureOf(path) ?? 'In no feature';
    const part = /^e2e|\.(test|testing|model)\.ts$/.test(path) ? TESTS : '';
    for (const name of [feature + part, `All${part}`]) {
      lines.set(name, (lines.get(name) ?? 0) + Number(count));
    }
  }
  return lines;
}

function print() {
  const { lastRelease } = /** @type {{ lastRelease: string }} */ (
    JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))
  );
  const since = process.argv[2] ?? lastRelease;
  const [now, then] = [linesOf(), linesOf(since)];
  console.log(`${''.padEnd(36)}product  change   tests  change since ${since}`);
  for (const feature of [...Object.keys(FEATURES), 'In no feature', 'All']) {
    const cells = [feature, feature + TESTS].flatMap((name) => {
      const lines = now.get(name) ?? 0;
      const change = lines - (then.get(name) ?? 0);
      return [String(lines), change > 0 ? `+${change}` : String(change)];
    });
    console.log(feature.padEnd(36) + cells.map((cell) => cell.padStart(7)).join(' '));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print();

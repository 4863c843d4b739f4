// npm run test:models [runs]: the models of several pages and tabs, of which `npm test` runs a sample, that
// many times each; 20,000 where none is named.
import { run } from '../install.mjs';

process.env['RUNS'] = process.argv[2] ?? '20000';
run('npx', [
  'vitest',
  'run',
  'src/play/one-game.model.test.ts',
  'src/puzzles/day/friends.model.test.ts',
  'src/progress/games/saved-game-tabs.test.ts',
  'src/progress/puzzles/puzzle-tabs.test.ts',
]);

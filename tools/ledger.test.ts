import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { FEATURES, featureOf } from './ledger.mjs';

const FILES = execFileSync('git', ['ls-files', 'src/*.ts', 'e2e/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

test('every file of the game is in a feature of the ledger', () => {
  expect(FILES).toContain('src/main.ts');
  expect(FILES.filter((path) => featureOf(path) === undefined)).toEqual([]);
});

test('no beginning of a path stands in two features, and each has files', () => {
  const starts = Object.values(FEATURES).flatMap((words) => words.split(' '));
  expect(starts.filter((start, at) => starts.indexOf(start) !== at)).toEqual([]);
  const names = FILES.map((path) => path.replace(/^src\//, ''));
  expect(starts.filter((start) => !names.some((name) => name.startsWith(start)))).toEqual([]);
});

import { expect, test } from 'vitest';
import { finish } from '../worker/task.ts';
import { judgeRegions } from './judge-regions.ts';

/** Returns the verdict of a board that is written row by row. */
function verdictOf(rows: string): unknown {
  const regions = rows.replaceAll(' ', '').split('').map(Number);
  return finish(judgeRegions(Math.sqrt(regions.length), regions));
}

test('a board with one answer by “may not touch” alone is of that rule', () => {
  expect(verdictOf('11111 33314 33300 33300 32222')).toEqual({ kind: 'one', sight: 'touch' });
});

test('a board whose only answer obeys both rules is asked for', () => {
  expect(verdictOf('33332 33102 11102 44112 41112')).toEqual({ kind: 'both' });
});

test('a board with one answer without shared diagonals is of that rule, whatever touches', () => {
  expect(verdictOf('44400 33200 31222 11122 11112')).toEqual({ kind: 'one', sight: 'queen' });
});

test('a board with several answers by either rule has several', () => {
  expect(verdictOf('00000 11111 22222 33333 44444')).toEqual({ kind: 'several' });
});

test('a board whose regions leave a row without a queen has none', () => {
  expect(verdictOf('01234 00000 00000 00000 00000')).toEqual({ kind: 'none' });
});

test('a board with answers of two queens a row alone is one of two stars', () => {
  const rows = '77775747 47677777 77772717 07077777 77777172 76757777 77777377 77737777';
  expect(verdictOf(rows)).toEqual({ kind: 'two-stars' });
});

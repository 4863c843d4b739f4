import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzlesAddress } from './addresses.ts';
import { parsePuzzlesPage } from './puzzles-page.ts';
import { parseRoute } from './route.ts';

const parse = (path: string) => parsePuzzlesPage(path);

test('each address of a page opens that page', () => {
  expect(parse('')).toEqual({ page: 'hub' });
  const pages = ['endless', 'code', 'picture', 'unfinished', 'past', 'figures'];
  for (const page of [...pages, 'how-complete', 'how-regions', 'how-guard']) {
    expect(parse(page)).toEqual({ page });
  }
});

test('codes of the three kinds are passed on unchanged, right or wrong', () => {
  for (const code of ['r/8t/2200', 'c/8/00007002', 'g/7x9/5', 'g/7x9/5/b6.g4', 'r/nonsense']) {
    expect(parse(code)).toEqual({ page: 'puzzle', code });
  }
});

test('an address of the table that version 1.0 had opens New puzzle', () => {
  for (const path of ['guard-table', 'guard-table/7x9', 'guard-table/9x7', 'guard-table/']) {
    expect(parse(path)).toEqual({ page: 'endless', isForOldTable: true });
  }
});

test('days, their puzzles and puzzles of one’s own have pages', () => {
  expect(parse('2026-11-21')).toEqual({ page: 'day', day: '2026-11-21' });
  const puzzle = { page: 'day-puzzle', day: '2026-11-21', kind: 'regions' };
  expect(parse('2026-11-21/regions')).toEqual(puzzle);
  expect(parse('2026-11-21/regions/r/8t/2200')).toEqual({ ...puzzle, code: 'r/8t/2200' });
  expect(parse('own')).toEqual({ page: 'own', kind: undefined });
  expect(parse('own/guard')).toEqual({ page: 'own', kind: 'guard' });
});

test.each([
  '2026-02-29',
  '2026-11-21/',
  '2026-11-21/chess',
  '2026-11-21/regions/1',
  '2026-11-21/regions/r',
  '2026-11-21/chess/r/8t/2200',
  'own/regions/1',
  'guard-tables',
  'r',
  'own/',
])('this address opens no page: %s', (path) => {
  expect(parse(path)).toBeUndefined();
});

test('any text is read without an error, and a code is passed on unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      const page = parse(path);
      if (page?.page === 'puzzle') expect(page.code).toBe(path);
    }),
  );
  const route = parseRoute(puzzlesAddress('r/8t/2200'));
  expect(route).toEqual({ screen: 'puzzles', path: 'r/8t/2200', query: '' });
});

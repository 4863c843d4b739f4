import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SIZE, MIN_SIZE } from '../board/square.ts';
import { parseRoute, type Route } from './route.ts';

const SCREENS: readonly Route['screen'][] = [
  'play',
  'collection',
  'puzzles',
  'lab',
  'settings',
  'unknown',
];

const ADDRESSES = [
  '#/play/8/15863724',
  '#/play/8/x15863724-wcz',
  '#/play/12',
  '#/puzzles/r/8t/2200',
  '#/puzzles/g/7x9/5/b6.g4',
  '#/puzzles/2026-11-22/guard',
  '#/puzzles/2026-11-22',
  '#/puzzles/endless',
  '#/collection/8/family/5',
  '#/receive/8/eNpjYPj_-w8AA-kB-w',
  '#/settings',
  '#/play',
  '#/collection',
  '#/collection/statistics',
  '#/puzzles',
  '#/puzzles/own/guard',
  '#/puzzles/learn/regions/last/1',
  '#/puzzles/2026-11-22/guard/g/7x9/5/b6.g4',
];

/** Returns the route of an address without its query, in which Puzzles reads nothing but a challenge. */
function placeOf(address: string): object {
  return { ...parseRoute(address), query: '' };
}

describe('an address', () => {
  test.each<[hash: string, route: Route]>([
    ['', { screen: 'play' }],
    ['#', { screen: 'play' }],
    ['#/', { screen: 'play' }],
    ['#/play', { screen: 'play' }],
    ['#play', { screen: 'play' }],
    ['#/play/8', { screen: 'play', size: 8 }],
    ['#/play/32/', { screen: 'play', size: 32 }],
    ['#/play/8/15863724', { screen: 'play', size: 8, code: '15863724' }],
    ['#/play/8/15800000', { screen: 'play', size: 8, code: '15800000' }],
    ['#/collection', { screen: 'collection', path: 'collection' }],
    ['#/collection/8/family/5', { screen: 'collection', path: 'collection/8/family/5' }],
    ['#/puzzles', { screen: 'puzzles', path: '', query: '' }],
    ['#/puzzles/', { screen: 'puzzles', path: '', query: '' }],
    ['#/puzzles/g/7x9/5/b6.g4', { screen: 'puzzles', path: 'g/7x9/5/b6.g4', query: '' }],
    [
      '#/puzzles/c/5/13000?challenge=v72-0-fgh',
      { screen: 'puzzles', path: 'c/5/13000', query: '?challenge=v72-0-fgh' },
    ],
    ['#/lab', { screen: 'lab', path: '' }],
    ['#/lab/genetic/8?seed=3', { screen: 'lab', path: 'genetic/8?seed=3' }],
    ['#/receive/8/eNo', { screen: 'collection', path: 'receive/8/eNo' }],
    ['#/settings', { screen: 'settings' }],
  ])('%j gives its route', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test('with a size the game does not offer has another problem than one that leads nowhere', () => {
    for (const size of ['0', '33', '99', '100', '08', '-4', '4.5', 'eight', ' 8']) {
      expect(parseRoute(`#/play/${size}/15863724`)).toEqual({ screen: 'unknown', problem: 'size' });
    }
    for (const page of ['nowhere', 'PLAY/8', 'settings/8', 'found/8', 'play/8/1/2', 'play//8']) {
      expect(parseRoute(`#/${page}`)).toEqual({ screen: 'unknown', problem: 'page' });
    }
  });

  test.each([
    '.',
    ',',
    '!',
    ')',
    '>',
    '…',
    '。',
    ').',
    '\u200b',
    '%E2%80%A6',
    '`',
    '|',
    '||',
    '~~',
    '+',
    '%F0%9F%98%80',
    '❤️',
    '👨‍👩‍👧',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣',
    'ℹ️',
    '™',
    '?utm_source=chat&utm_medium=social',
    '&fbclid=IwAR0_x-Y',
    '?fbclid=1).',
  ])('is read correctly with %j behind it', (tail) => {
    for (const address of ADDRESSES)
      expect(placeOf(address + tail), address).toEqual(placeOf(address));
  });

  test('with slashes behind its path leads where it leads without them, with a query as well', () => {
    const queries = ['', '?utm_source=chat', '&fbclid=1', '?challenge=v72-0-fgh', '?seed=3&step=2'];
    fc.assert(
      fc.property(
        fc.constantFrom(...ADDRESSES, '#/play/33', '#/play/8-3', '#/play/8/1/2', '#/nowhere/8'),
        fc.constantFrom('/', '//', './'),
        fc.constantFrom(...queries),
        fc.constantFrom('', '/', ').'),
        (address, slashes, query, tail) => {
          const leads = parseRoute(address + query);
          expect(parseRoute(address + slashes + query + tail)).toEqual(leads);
          expect(parseRoute(address.replace('#/', '#//') + query)).toEqual(leads);
        },
      ),
    );
  });

  test('whose last part is percent signs alone does not open the page before that part', () => {
    expect(parseRoute('#/lab/%')).toEqual({ screen: 'lab', path: '%' });
    expect(parseRoute('#/lab/lesson/%25')).toEqual({ screen: 'lab', path: 'lesson/%' });
    expect(parseRoute('#/puzzles/%%')).toEqual({ screen: 'puzzles', path: '%%', query: '' });
    expect(parseRoute('#/collection/%')).toEqual({ screen: 'collection', path: 'collection/%' });
    expect(parseRoute('#/play/%')).toEqual({ screen: 'unknown', problem: 'size' });
    expect(parseRoute('#/%')).toEqual({ screen: 'unknown', problem: 'page' });
    expect(parseRoute('#/lab/backtracking/8%')).toEqual(parseRoute('#/lab/backtracking/8'));
  });

  test('of the Lab or of a puzzle keeps its query without a sign behind it', () => {
    expect(parseRoute('#/puzzles/c/5/13000?challenge=v72-0-fgh).')).toEqual({
      screen: 'puzzles',
      path: 'c/5/13000',
      query: '?challenge=v72-0-fgh',
    });
    expect(parseRoute('#/lab/genetic/8?seed=3).')).toEqual({
      screen: 'lab',
      path: 'genetic/8?seed=3',
    });
  });

  test('longer than any that the game writes leads nowhere, whatever it begins and ends with', () => {
    for (const begin of [
      'play/8/',
      'collection/8/',
      'puzzles/r/8t/',
      'lab/genetic/8?',
      'receive/8/',
    ]) {
      for (const link of [`${'.'.repeat(6000)}a`, '1'.repeat(6000), '%2E'.repeat(2000)]) {
        const route = parseRoute(`#/${begin}${link}`);
        expect(route, begin).toEqual({ screen: 'unknown', problem: 'page' });
      }
    }
  });

  test('with the longest transfer that is read leads there, with the query of a tracker as well', () => {
    const path = `receive/12/${'e'.repeat(4096)}`;
    const query = `?utm_source=chat&fbclid=${'x'.repeat(1000)}`;
    expect(parseRoute(`#/${path}${query}`)).toEqual({ screen: 'collection', path });
  });

  test('may have full-width digits and letters', () => {
    expect(parseRoute('#/play/８/１５８６３７２４')).toEqual(parseRoute('#/play/8/15863724'));
    expect(parseRoute(`#/puzzles/${encodeURIComponent('２０２６-１１-２２')}`)).toEqual(
      parseRoute('#/puzzles/2026-11-22'),
    );
    expect(parseRoute('#/ｃｏｌｌｅｃｔｉｏｎ/8')).toEqual(parseRoute('#/collection/8'));
  });

  test('of a transfer keeps the signs that its text may end with', () => {
    expect(parseRoute('#/receive/8/eNo-')).toEqual({
      screen: 'collection',
      path: 'receive/8/eNo-',
    });
    expect(parseRoute('#/receive/8/eNo_.')).toEqual({
      screen: 'collection',
      path: 'receive/8/eNo_',
    });
  });

  test('passes any code of letters and digits on unchanged, right or wrong', () => {
    const codes = fc.string({
      unit: fc.constantFrom(...Array.from('0189awxzAZé王')),
      minLength: 1,
    });
    const sizes = fc.integer({ min: MIN_SIZE, max: MAX_SIZE });
    fc.assert(
      fc.property(codes, sizes, (code, size) => {
        const hash = `#/play/${size}/${encodeURIComponent(code)}`;
        expect(parseRoute(hash)).toEqual({ screen: 'play', size, code });
      }),
    );
  });

  test('gives a route whatever the text, and never a size that the game does not offer', () => {
    const parts = fc.constantFrom(
      '#',
      '/',
      'play',
      'found',
      'settings',
      '8',
      '%',
      '%E0%A4%A',
      '99',
    );
    const hashes = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(parts, fc.string())).map((texts) => texts.join('')),
    );
    fc.assert(
      fc.property(hashes, (hash) => {
        const route = parseRoute(hash);
        expect(SCREENS).toContain(route.screen);
        if ('size' in route) {
          expect(route.size).toBeGreaterThanOrEqual(MIN_SIZE);
          expect(route.size).toBeLessThanOrEqual(MAX_SIZE);
        }
      }),
      { numRuns: 300 },
    );
  });
});

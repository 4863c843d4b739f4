import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { entryOf, EXHIBIT_NAMES } from '../shared/catalogue.ts';

/** Variables, procedures and `mod`, which are the same in every language. */
const NAMES = new Set([
  ...['bit', 'col', 'columns', 'falling', 'free', 'full', 'line', 'next', 'population', 'rising'],
  ...['row', 'try', 'mod', 'best', 'least', 'paths', 'square', 'sum'],
  ...[
    'close',
    'cover',
    'cross',
    'expand',
    'extend',
    'guard',
    'lift',
    'mutate',
    'permute',
    'place',
    'pop',
  ],
  ...['push', 'search', 'attacked', 'select', 'solve', 'uncover'],
]);

// Changing the language dispatches an event on `window`, which Node.js does not have.
beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget());
  await setLocale('zh-Hans');
});
// Other files run in this process.
afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

test('no pseudocode counts rows from the top or from 0: a row is one of the board, as at its edge', async () => {
  for (const name of EXHIBIT_NAMES) {
    const { exhibit } = await entryOf(name).load();
    for (const [, text] of exhibit.pseudocode()) expect(text).not.toMatch(/row [=←+−]|\b0 …|… 0/);
  }
});

test.each(EXHIBIT_NAMES)(
  'in Chinese the pseudocode of %s has no English words but names',
  async (name) => {
    const { exhibit } = await entryOf(name).load();
    const lines = exhibit.pseudocode().map(([, text]) => text);
    const isEnglish = (text: string): boolean =>
      (text.match(/[a-z]{2,}/gi) ?? []).some((word) => !NAMES.has(word));
    expect(lines.filter(isEnglish), 'lines to translate, or with names to add to NAMES').toEqual(
      [],
    );
  },
);

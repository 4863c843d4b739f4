import type { LocaleModule } from '@lit/localize';
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

const MODULES = import.meta.glob<LocaleModule>('../../i18n/xliff/zh-Hans.xlf', { eager: true });
const { templates } = Object.values(MODULES)[0]!;

beforeAll(async () => {
  // Changing the language dispatches an event on `window`, which Node.js does not have.
  vi.stubGlobal('window', new EventTarget());
  // A message without a translation has no words yet: its translators write them, not who adds the exhibit.
  Object.setPrototypeOf(templates, new Proxy({}, { get: () => '…' }));
  await setLocale('zh-Hans');
});
// Other files run in this process.
afterAll(async () => {
  Object.setPrototypeOf(templates, Object.prototype);
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
    expect(lines.filter(isEnglish), 'lines to put into msg(), or names to add to NAMES').toEqual(
      [],
    );
  },
);

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRoute } from '../src/core/routes/route.ts';
import { LANGUAGES, LOCALES } from '../src/i18n/languages.ts';

/** The script of the page that runs before the first paint. */
const SCRIPT = /<script>(?<script>.*?)<\/script>/s
  .exec(readFileSync(new URL('../index.html', import.meta.url), 'utf8'))!
  .groups!['script']!.replace(
    "'%DIRECTIONS%'",
    JSON.stringify(Object.fromEntries(LOCALES.map((tag) => [tag, LANGUAGES[tag].direction]))),
  );

/**
 * Runs the script with settings as localStorage has them, on a system that may ask for more contrast; returns what
 * it sets on the page.
 */
function run(
  settings: string | null,
  asksForContrast = false,
  hash = '',
): { readonly dataset: Record<string, string>; lang: string; size: unknown } {
  const root = {
    size: undefined as unknown,
    dataset: {} as Record<string, string>,
    lang: 'en',
    dir: 'ltr',
    style: { setProperty: (_: string, size: unknown) => (root.size = size) },
    classList: { toggle: () => undefined },
  };
  runInNewContext(SCRIPT, {
    document: { documentElement: root, querySelector: () => ({ content: '' }) },
    window: {},
    addEventListener: () => undefined,
    matchMedia: (query: string) => ({ matches: asksForContrast && query.includes('contrast') }),
    localStorage: { getItem: () => settings },
    location: { hash },
    navigator: { languages: ['de-AT', 'en'] },
  });
  return root;
}

test('the page takes theme and language from the settings before its first paint', () => {
  expect(run('{"theme":"dark","language":"ar"}')).toMatchObject({
    dataset: { theme: 'dark' },
    lang: 'ar',
  });
  expect(run(null)).toMatchObject({ dataset: { theme: 'light' }, lang: 'de' });
});

test.each([
  ['contrast', 'light', 'more', false],
  ['light', 'light', undefined, true],
  ['dark', 'dark', undefined, true],
])(
  'before its first paint, the theme %s of an earlier build is %s with contrast %s',
  (stored, theme, contrast, asksForContrast) => {
    const { dataset } = run(JSON.stringify({ theme: stored }), asksForContrast);
    expect([dataset['theme'], dataset['contrast']]).toEqual([theme, contrast]);
  },
);

test.each([
  '[]',
  '[{"language":5}]',
  '{"language":5}',
  '{"language":["ar"]}',
  '{"language":{"split":1}}',
  '{"theme":{"toString":1}}',
  '{"theme":[["dark"]]}',
  '{"lastSize":{"valueOf":1,"toString":1}}',
  '{"board":{"length":1}}',
  '5',
  'null',
  '"dark"',
  '{',
])('the page opens with damaged settings as if nothing had been chosen: %s', (settings) => {
  expect(run(settings)).toMatchObject({ dataset: { theme: 'light' }, lang: 'de' });
});

/** Returns the size of a board before its first paint, and that which the game gives it, of a board that was 5 × 5. */
function sizesOf(hash: string): readonly [shell: number, game: number] {
  const route = parseRoute(hash);
  const size = 'size' in route ? route.size : 5;
  return [Number(run('{"lastSize":5}', false, hash).size), size];
}

test.each([
  '8',
  '８',
  '１２',
  '8/zzz',
  '8/15863724',
  '8-3',
  '8.5',
  '8%E2%80%A6',
  '8/1/2',
  '33',
  'x',
])('before its first paint, the board of #/play/%s has the size that the game gives it', (path) => {
  const [shell, game] = sizesOf(new URL(`https://example.org/#/play/${path}`).hash);
  expect(shell).toBe(game);
});

test('before its first paint, the board of an address with any signs round its size has the size that the game gives it', () => {
  const parts = ['play', 'PLAY', 'lab', '12', 'a=1', ...Array.from('#/803xX３／ｘ-–.…?&%_)™ ')];
  const paths = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((some) => some.join(''));
  const starts = fc.constantFrom('#/play/', '#play/', '#//play/', '#/');
  fc.assert(
    fc.property(starts, paths, (start, path) => {
      const [shell, game] = sizesOf(new URL(`https://example.org/${start}${path}`).hash);
      expect(shell).toBe(game);
    }),
    { numRuns: 1000 },
  );
});

test('the page opens with any settings', () => {
  const names = fc.constantFrom('theme', 'contrast', 'board', 'motion', 'lastSize', 'language');
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue())), (settings) => {
      run(JSON.stringify(settings));
    }),
  );
});

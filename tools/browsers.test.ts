import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from 'web-features';

/** Features that the game does without where they are missing, and the effect of that. */
const DISPENSABLE: Readonly<Record<string, string>> = {
  'css.at-rules.page': 'the margins of paper are the browser’s',
  'css.at-rules.starting-style': 'a dialog opens at once',
  'css.properties.content-visibility': 'what is out of sight is rendered too',
  'css.properties.forced-color-adjust': 'the browser has no forced colours',
  'css.properties.mask-image': 'a row of buttons ends without fading',
  'css.properties.overflow-clip-margin': 'the shadow of a card is cut',
  'css.properties.overscroll-behavior': 'known; the data is about a page that cannot scroll',
  'css.properties.print-color-adjust': 'a browser prints backgrounds if the player says so',
  'css.properties.resize': 'a text field keeps its height',
  'css.properties.scrollbar-width': 'a scrollbar has its usual width',
  'css.properties.text-autospace': 'squares touch the Chinese words around them',
  'css.properties.text-size-adjust': 'known with a prefix, which stands beside it',
  'css.properties.user-select': 'known with a prefix, which stands beside it',
  'css.types.round': 'the last line of a box of code may be cut',
  'html.global_attributes.autocapitalize': 'a keyboard of letters has none on a desktop',
};

const ENGINES = {
  Chromium: ['chrome', 'chrome_android'],
  Firefox: ['firefox', 'firefox_android'],
  WebKit: ['safari', 'safari_ios'],
} as const;

type Browser = (typeof ENGINES)[keyof typeof ENGINES][number];
type Support = Readonly<Partial<Record<Browser, string>>>;

/** The first version of each browser with a feature, by the feature's name in MDN's data. */
const SUPPORT = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([name, { support }]) => [name, support] as const,
        )
      : [],
  ),
);

/** Returns the oldest feature that a function or a selector of a name may be. */
function functionOf(name: string): string | undefined {
  return [...SUPPORT.keys()]
    .filter((key) => /^css\.(types|selectors)\./.test(key) && key.endsWith(`.${name}`))
    .sort((a, b) => since(a) - since(b))[0];
}

/** Returns the text of all templates of a kind in a source, without their values and comments. */
function templates(source: string, kind: 'css' | 'html'): string {
  const found = source.matchAll(new RegExp(`\\b${kind}\`((?:[^\`\\\\]|\\\\.)*)\``, 'g'));
  return [...found].map(([, text]) => text!.replaceAll(/\$\{[^{}]*\}/g, '0')).join('\n');
}

/** Returns styles without comments and without what `@supports` guards. */
function unguarded(styles: string): string {
  return styles
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
}

/** Returns the names of the features that styles and markup use. */
function featuresOf(styles: string, markup: string): ReadonlySet<string> {
  const all = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, name]) => name!);
  const tags = all(markup, /<[a-z]([^<>]*>)/g).join();
  const used = [
    ...all(styles, /[{;]\s*([a-z-]+)\s*:/g).map((name) => `css.properties.${name}`),
    ...all(styles, /@([a-z-]+)/g).map((name) => `css.at-rules.${name}`),
    ...all(markup, /<([a-z][a-z0-9]*)[\s>]/g).map((name) => `html.elements.${name}`),
    ...all(tags, /\s([a-z]+)(?==|\s|>)/g).map((name) => `html.global_attributes.${name}`),
    ...new Set(all(styles, /(?<![\w-])([a-z-]+)\(/g)),
  ].map((name) => (name.includes('.') ? name : (functionOf(name) ?? '')));
  return new Set(used.filter((name) => SUPPORT.has(name)));
}

/** Returns the first version of Chromium with a feature. */
function since(name: string): number {
  return Number(SUPPORT.get(name)!.chrome ?? Infinity);
}

/** Returns the oldest version of each engine that the README names. */
function named(): ReadonlyMap<string, number> {
  const readme = readFileSync('README.md', 'utf8');
  const rows = readme.matchAll(/^\| (\w+).*\| ([\d.]+) or newer +\|$/gm);
  return new Map([...rows].map(([, engine, version]) => [engine!, Number(version)]));
}

/** Returns true if a version comes after another: 17.10 after 17.9. */
function isNewer(version: string | undefined, than: number): boolean {
  const [major = Infinity, minor = 0] = (version ?? '').replace(/^≤/, '').split('.').map(Number);
  const [most = 0, least = 0] = String(than).split('.').map(Number);
  return version === undefined || major > most || (major === most && minor > least);
}

test('the README names versions that have all the styles and elements that the game needs', () => {
  const read = (kind: RegExp): string[] =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => kind.test(path) && !/\.test(ing)?\.ts$/.test(path))
      .map((path) => readFileSync(`src/${path}`, 'utf8'));
  const texts = read(/\.ts$/);
  const page = readFileSync('index.html', 'utf8');
  const styles = unguarded(
    [...read(/\.css$/), ...texts.map((text) => templates(text, 'css'))].join('\n'),
  );
  const markup = [page, ...texts.map((text) => templates(text, 'html'))].join('\n');
  const used = featuresOf(styles, markup);
  expect(used.size).toBeGreaterThan(150);
  const needed = named();
  expect([...needed.keys()].sort()).toEqual(Object.keys(ENGINES).sort());
  const newer = [...used].flatMap((name) =>
    Object.entries(ENGINES).flatMap(([engine, browsers]) =>
      browsers
        .filter((browser) => isNewer(SUPPORT.get(name)![browser], needed.get(engine)!))
        .map((browser) => `${name}: ${browser} ${SUPPORT.get(name)![browser] ?? 'never'}`),
    ),
  );
  const surprising = newer.filter((words) => !Object.hasOwn(DISPENSABLE, words.split(':')[0]!));
  expect(surprising).toEqual([]);
  // Nothing stands in the list that every named version has.
  const missing = new Set(newer.map((words) => words.split(':')[0]!));
  expect(Object.keys(DISPENSABLE).filter((name) => !missing.has(name))).toEqual([]);
});

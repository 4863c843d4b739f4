import 'fake-indexeddb/auto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLabPage } from '../src/core/routes/lab-page.ts';
import { parsePuzzlesPage } from '../src/core/routes/puzzles-page.ts';
import { parseRoute } from '../src/core/routes/route.ts';
import { EXHIBIT_NAMES } from '../src/lab/shared/catalogue.ts';
import { GAMES, puzzlesDatabase } from '../src/progress/puzzles/puzzle-database.ts';
import packages from '../package.json' with { type: 'json' };

/** The most characters of a line of a document; links and tables count like all else. */
const MOST = 120;

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

const DOCUMENTS = FILES.filter((path) => path.endsWith('.md'));

/** Documents for developers: glossaries of languages are about words of the game. */
const GUIDES = DOCUMENTS.filter((path) => !/glossaries|CHANGELOG/.test(path));

/** Every file, with every folder. */
const PATHS = new Set(FILES.flatMap((path) => [path, ...foldersOf(path)]));

/** The last parts of paths, by which a document may name a file or folder. */
const BASES = new Set([...PATHS].map((path) => path.split('/').at(-1)));

/** The text of all sources and settings. */
const SOURCES = FILES.filter((path) =>
  /\.(?:ts|m?js|json|html|css|py|yml|run)$|run$|_headers$/.test(path),
)
  .filter((path) => !['package-lock.json', 'tools/documents.test.ts'].includes(path))
  .map(read);

/** All words of the sources: names, and texts without spaces. */
const WORDS = new Set(SOURCES.flatMap((text) => text.match(/[\w$-]+/g) ?? []));

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function foldersOf(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Returns what stands in backticks in a document, blocks of code left out. */
function quotedIn(document: string): readonly string[] {
  const text = document.replaceAll(/^ *```.*?^ *```$/gms, '');
  return Array.from(text.matchAll(/(`+)(.+?)\1(?!`)/gs), ([, , quoted]) =>
    quoted!.replaceAll(/\s+/g, ' ').trim(),
  );
}

/** Returns true if a path is of a file or folder, from the root, from `src` or from the document's folder. */
function isThere(path: string, document: string): boolean {
  // The page on languages writes one: Italian.
  const known = path.replace(/\bit\.(?=xlf|md)/, 'de.').replace(/\/$/, '');
  return ['', 'src', dirname(document)].some((folder) => PATHS.has(join(folder, known)));
}

/** Returns what a document quotes that does not exist: a path, a script, or a name that no source has. */
function goneIn(path: string): readonly string[] {
  const document = read(path);
  const code = new Set(
    document
      .match(/^ *```.*?^ *```$/gms)
      ?.join('')
      .match(/[\w$-]+/g),
  );
  return quotedIn(document).filter((quoted) => {
    const [, script] = /^npm run ([\w:-]+)/.exec(quoted) ?? [];
    if (script) return !(script in packages.scripts);
    if (/^\.?[\w-][\w./-]*\/[\w.-]*$|^[\w.-]+\.(?:ts|mjs|md|json|css|html)$/.test(quoted))
      return !isThere(quoted, path) && !BASES.has(quoted) && !isText(quoted);
    const [, name] = /^([\w$-]+(?:\.[\w$-]+)*)(?:\(.*\))?$/.exec(quoted) ?? [];
    return name?.split('.').some((word) => !WORDS.has(word) && !code.has(word) && !BASES.has(word));
  });
}

/** Returns true if some source has the text. */
function isText(text: string): boolean {
  return SOURCES.some((source) => source.includes(text));
}

test('no line of a document is longer than 120 characters', () => {
  expect(DOCUMENTS).toContain('README.md');
  const long = DOCUMENTS.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (line.length > MOST ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test.each(GUIDES)('every path, script and name that %s quotes exists', (path) => {
  expect(goneIn(path)).toEqual([]);
});

test.each(DOCUMENTS)('every link of %s to a file leads to one', (path) => {
  const links = Array.from(read(path).matchAll(/\]\((?!https?:)([^)#]+)/g), ([, link]) => link!);
  expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
});

test('every address of docs/lab-sources.md opens, and the game says every word that it quotes', () => {
  const document = read('docs/lab-sources.md');
  const addresses = document.match(/#\/[^\s`]+/g)!;
  expect(addresses.length).toBeGreaterThan(20);
  const isClosed = (address: string): boolean => {
    const route = parseRoute(address);
    return (
      route.screen === 'unknown' ||
      (route.screen === 'lab' && !parseLabPage(route.path, EXHIBIT_NAMES)) ||
      (route.screen === 'puzzles' && !parsePuzzlesPage(route.path))
    );
  };
  expect(addresses.filter(isClosed)).toEqual([]);
  const sources = read('src/i18n/xliff/de.xlf');
  const quoted = Array.from(document.matchAll(/“(.+?)”/gs), ([, words]) =>
    words!.replaceAll(/\s+/g, ' '),
  );
  expect(quoted.filter((words) => !sources.includes(words))).toEqual([]);
});

test('every store that the game has in the browser stands in SECURITY.md', async () => {
  const quoted = quotedIn(read('SECURITY.md')).join(' ').split(' ');
  const names = FILES.filter((path) => /^src\/.*(?<!\.(?:test|testing|model))\.ts$/.test(path))
    .flatMap((path) => read(path).match(/(?<=['`])ninety-two-[\w-]*\w/g) ?? [])
    .map((name) => (quoted.includes(`${name}-<size>`) ? `${name}-<size>` : name));
  expect(names).toContain('ninety-two-settings');
  expect(names.filter((name) => !quoted.includes(name))).toEqual([]);
  const stores = await puzzlesDatabase()(GAMES, 'readonly', 'relaxed', ({ db }) => [
    ...db.objectStoreNames,
  ]);
  expect(stores.filter((name) => !quoted.includes(name))).toEqual([]);
});

test('no folder of src holds more files beside its tests than ARCHITECTURE.md allows', () => {
  const [, most] = /No folder holds more than (\d+) files/.exec(read('ARCHITECTURE.md'))!;
  const counts = new Map<string, number>();
  for (const path of FILES.filter((one) =>
    /^src\/.*(?<!\.(?:test|testing|model)\.ts)$/.test(one),
  )) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > Number(most));
  expect(full.map(([folder, count]) => `${folder} has ${count} files`)).toEqual([]);
});

test('the documents, the workflows and .nvmrc ask for a Node that package.json allows', () => {
  const oldest = packages.engines.node.replace('>=', '');
  for (const path of ['README.md', 'CONTRIBUTING.md'])
    expect(read(path)).toContain(`Node ${oldest} or newer`);
  const [, tested] = /node: \[(.*)\]/.exec(read('.github/workflows/check.yml'))!;
  expect(tested!.split(', ')).toEqual([oldest, read('.nvmrc').trim()].map((one) => `'${one}'`));
});

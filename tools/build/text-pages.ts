import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

/** The built pages of text that Settings link to. */
const TEXT_PAGES = { changelog: 'changelog.html', licences: 'licences.html' };

/** A package in the build, as Vite lists it. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier of the licence. */
  readonly identifier?: string;
  readonly text?: string;
}

/** The packages of all builds so far, by name: the service worker is built after the page. */
const licences = new Map<string, Licence>();

/** The number of builds that have listed their packages. */
let lists = 0;

/**
 * Writes the changelog and the licences of the packages in a build as pages without styles or scripts, which any host
 * shows and any policy allows.
 */
export function textPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'ninety-two:text-pages',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { license: { fileName: 'licences.json' } } }),
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle['licences.json'];
        if (list?.type !== 'asset') throw new Error('Vite listed no licences.');
        // The page takes its place.
        delete bundle['licences.json'];
        lists++;
        for (const licence of JSON.parse(String(list.source)) as Licence[]) {
          licences.set(licence.name, licence);
        }
      },
    },
    async writeBundle() {
      const write = (name: string, page: string): Promise<void> =>
        writeFile(join(config.build.outDir, name), page);
      await write(TEXT_PAGES.licences, licencesPage([...licences.values()]));
      await write(
        TEXT_PAGES.changelog,
        textPage('Changelog', await readFile('CHANGELOG.md', 'utf8')),
      );
    },
  };
}

/**
 * Throws if the licence of a package in `dependencies` of package.json is missing. Runs on the build of the service
 * worker, which is the last.
 */
export function refuseMissingLicences(): Plugin {
  return {
    name: 'ninety-two:refuse-missing-licences',
    writeBundle() {
      // The service worker is built even if the page's build has failed, whose error is then the one to read.
      if (lists < 2) return;
      const missing = withoutLicence(Object.keys(manifest.dependencies), [...licences.values()]);
      if (missing.length > 0) throw new Error(`No licence was found of ${missing.join(', ')}.`);
    },
  };
}

/** Returns the packages whose licence is not among those that were found. */
export function withoutLicence(
  packages: readonly string[],
  found: readonly Licence[],
): readonly string[] {
  return packages.filter((name) => !found.some((one) => one.name === name && one.text));
}

/** Returns the page of licences, in the order of names. */
export function licencesPage(found: readonly Licence[]): string {
  const sections = [...found]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, version, identifier, text }) =>
        `## ${name} ${version} (${identifier ?? 'see below'})\n\n${text ?? ''}`,
    );
  const intro = '# Licences\n\nNinety-Two contains these packages:';
  return textPage('Licences', [intro, ...sections].join('\n\n'));
}

/**
 * Returns a page in English with a link back to the game.
 * @param markdown Headings, lists of one level, paragraphs, emphasis with underscores, code and links.
 */
export function textPage(title: string, markdown: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Ninety-Two</title>
  </head>
  <body>
    <p><a href="./#/settings">Back to Ninety-Two</a></p>
${bodyOf(markdown)}
  </body>
</html>
`;
}

function bodyOf(markdown: string): string {
  return markdown
    .trim()
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) => blockOf(block.trim().replace(/\s+/g, ' ')))
    .join('\n')
    .replace(/<li>.*<\/li>(\n<li>.*<\/li>)*/g, '<ul>\n$&\n</ul>');
}

function blockOf(block: string): string {
  const [, marks, text] = /^(#+|-) (.*)$/.exec(block) ?? [];
  if (marks === undefined) return `<p>${inlineOf(block)}</p>`;
  const tag = marks === '-' ? 'li' : `h${marks.length}`;
  return `<${tag}>${inlineOf(text!)}</${tag}>`;
}

function inlineOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\[([^\]]+)\]\((https:[^)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]/g, '$1')
    .replace(/(?<![\w_])_([^_]+)_(?![\w_])/g, '<em>$1</em>');
}

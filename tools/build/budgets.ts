import { gzipSync } from 'node:zlib';
import type { Logger, Plugin, Rolldown } from 'vite';
import { KEPT_FILES } from './web-app.ts';

/** Bytes (1 KB = 1000) of HTML, CSS and JS, gzipped, until the board can be played. */
const FIRST_VIEW = 124_000;

/** Bytes, gzipped, of what the first use of a screen adds to the first view. */
const SCREEN = 84_000;

/** Bytes, gzipped, of what an exhibit of the Lab adds to the Lab. */
const EXHIBIT = 6_000;

/** Bytes, gzipped, of what the service worker keeps in every language, without the exhibits of the Lab. */
const KEPT = 378_000;

/** Bytes, gzipped, of the words of a language, which is kept when it is used. */
const LANGUAGE = 55_000;

/** The most scripts, workers included, without the exhibits of the Lab and the languages. */
const SCRIPTS = 18;

/** The module of an exhibit, whose chunk is loaded with it alone. */
const VIEW = /\/exhibits\/([^/]+)\/view\.ts$/;

/** The bundler's own chunk, of some lines. */
const RUNTIME = 'rolldown-runtime';

/** A chunk that is opened from within a screen, and that screen's chunk, which is loaded by then. */
const WITHIN = new Map([['editor', 'puzzles']]);

/** A line of the report. */
interface Measure {
  readonly name: string;
  /** Bytes, or a count where `most` is one. */
  readonly amount: number;
  readonly most: number;
}

/** Measures the build against its budgets, prints a table, and fails the build beyond one. */
export function budgets(): Plugin {
  let logger: Logger;
  return {
    name: 'ninety-two:budgets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      logger = config.logger;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const measures = measureBundle(bundle);
        logger.info(tableOf(measures));
        refuseExcess(measures);
      },
    },
  };
}

/** Measures what is loaded first, and what each chunk that is loaded later adds to it. */
export function measureBundle(bundle: Rolldown.OutputBundle): Measure[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const pages = Object.keys(bundle).filter((name) => name.endsWith('.html'));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = new Set([...pages, ...closureOf(entries, bundle)]);
  const loadedWith = (screen: string | undefined): ReadonlySet<string> =>
    new Set([
      ...first,
      ...closureOf(
        chunks.filter(({ name }) => name === screen),
        bundle,
      ),
    ]);
  const added = (names: Iterable<string>, before: ReadonlySet<string>): number =>
    gzipped(
      [...names].filter((name) => !before.has(name)),
      bundle,
    );
  const later = chunks.filter(({ fileName, name }) => !first.has(fileName) && name !== RUNTIME);
  const exhibits = new Set(
    chunks.filter((chunk) => exhibitOf(chunk) !== undefined).map(({ fileName }) => fileName),
  );
  const kept = Object.keys(bundle).filter(
    (name) => KEPT_FILES.test(name) && !isLanguage(name) && !exhibits.has(name),
  );
  const scripts = kept.filter((name) => name.endsWith('.js'));
  // Workers and WebAssembly modules are built apart and reach the bundle as assets.
  const apart = Object.values(bundle).filter(
    ({ type, fileName }) => type === 'asset' && /\.(js|wasm)$/.test(fileName),
  );
  return [
    { name: 'first playable view', amount: gzipped(first, bundle), most: FIRST_VIEW },
    ...later.map((chunk) => {
      const exhibit = exhibitOf(chunk);
      const screen = exhibit === undefined ? WITHIN.get(chunk.name) : 'lab';
      return {
        name: exhibit === undefined ? chunk.name : `exhibit ${exhibit}`,
        amount: added(closureOf([chunk], bundle), loadedWith(screen)),
        most: isLanguage(chunk.fileName) ? LANGUAGE : exhibit === undefined ? SCREEN : EXHIBIT,
      };
    }),
    ...apart.map(({ fileName }) => ({
      name: fileName,
      amount: gzipped([fileName], bundle),
      most: SCREEN,
    })),
    { name: 'kept without exhibits', amount: gzipped(kept, bundle), most: KEPT },
    { name: 'scripts', amount: scripts.length, most: SCRIPTS },
  ];
}

/** Returns the name of the exhibit that a chunk is loaded with, if it is one's own. */
function exhibitOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  return VIEW.exec(facadeModuleId ?? '')?.[1];
}

function isLanguage(name: string): boolean {
  return /\bwords-/.test(name);
}

/** Returns the names of chunks, of those they import statically, and of their style sheets. */
function closureOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<string> {
  const closure = new Set<string>();
  const waiting = chunks.map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const output = bundle[name];
    if (closure.has(name) || output === undefined) continue;
    closure.add(name);
    if (output.type === 'chunk') {
      waiting.push(...output.imports, ...(output.viteMetadata?.importedCss ?? []));
    }
  }
  return closure;
}

function gzipped(names: Iterable<string>, bundle: Rolldown.OutputBundle): number {
  let bytes = 0;
  for (const name of names) {
    const output = bundle[name];
    if (output) bytes += gzipSync(output.type === 'chunk' ? output.code : output.source).length;
  }
  return bytes;
}

function tableOf(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  const numbers = (amount: number, most: number): string =>
    most > 1000 ? `${(amount / 1000).toFixed(1)} of ${most / 1000} KB` : `${amount} of ${most}`;
  return measures
    .map(({ name, amount, most }) => {
      const verdict = amount > most ? '  TOO LARGE' : '';
      return `${name.padEnd(width)}  ${numbers(amount, most)}${verdict}`;
    })
    .join('\n');
}

function refuseExcess(measures: readonly Measure[]): void {
  const excess = measures.filter(({ amount, most }) => amount > most);
  if (excess.length === 0) return;
  const advice =
    'Make it smaller, or raise its budget in tools/build/budgets.ts with the reason in the commit.';
  throw new Error(`Over budget:\n${tableOf(excess)}\n${advice}`);
}

import { gzipSync } from 'node:zlib';
import type { Logger, Plugin, Rolldown } from 'vite';
import { KEPT_FILES } from './web-app.ts';

/** Bytes (1 KB = 1000) of HTML, CSS and JS, gzipped, until the board can be played. */
const FIRST_VIEW = 36_000;

/** Bytes, gzipped, of what opening a screen, a worker or a WebAssembly module adds. */
const LOADED_LATER = 60_000;

/** Bytes, gzipped, of everything the service worker keeps: what a first visit fetches in all. */
const KEPT = 420_000;

/** A line of the report: what is loaded together, and how much that is. */
interface Measure {
  readonly name: string;
  readonly bytes: number;
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

/** What is loaded first, and what each later load adds to what is there by then. */
export function measureBundle(bundle: Rolldown.OutputBundle): Measure[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const pages = Object.keys(bundle).filter((name) => name.endsWith('.html'));
  const first = new Set(pages);
  for (const chunk of chunks) {
    if (chunk.isEntry) for (const name of closureOf(chunk.fileName, bundle)) first.add(name);
  }
  const measures = [
    { name: 'first playable view', bytes: gzipped(first, bundle), most: FIRST_VIEW },
  ];

  const measured = new Set(first);
  const later = chunks.filter((chunk) => chunk.isDynamicEntry && !first.has(chunk.fileName));
  const before = loadedBefore(later, first, bundle);
  for (const chunk of later) {
    const closure = closureOf(chunk.fileName, bundle);
    for (const name of closure) measured.add(name);
    const added = [...closure].filter((name) => !before.get(chunk.fileName)!.has(name));
    measures.push({ name: chunk.name, bytes: gzipped(added, bundle), most: LOADED_LATER });
  }
  // Workers and WebAssembly modules are built apart and reach the bundle as assets.
  for (const name of Object.keys(bundle)) {
    if (measured.has(name) || !/\.(js|wasm|css)$/.test(name)) continue;
    measures.push({ name, bytes: gzipped([name], bundle), most: LOADED_LATER });
  }
  const kept = Object.keys(bundle).filter((name) => KEPT_FILES.test(name));
  measures.push({
    name: 'kept by the service worker',
    bytes: kept.reduce((sum, name) => sum + gzipped([name], bundle), 0),
    most: KEPT,
  });
  return measures;
}

/**
 * For each chunk that is loaded later, what is there by then whichever way it is reached: what all the chunks
 * that ask for it have in common.
 */
function loadedBefore(
  later: readonly Rolldown.OutputChunk[],
  first: ReadonlySet<string>,
  bundle: Rolldown.OutputBundle,
): ReadonlyMap<string, ReadonlySet<string>> {
  const loads = later.map(({ fileName }) => ({ fileName, closure: closureOf(fileName, bundle) }));
  const asks = (closure: Iterable<string>, wanted: string): boolean =>
    [...closure].some((name) => {
      const output = bundle[name];
      return output?.type === 'chunk' && output.dynamicImports.includes(wanted);
    });
  // From everything down to what holds (a greatest fixed point): loads may ask for each other.
  const before = new Map(loads.map(({ fileName }) => [fileName, new Set(Object.keys(bundle))]));
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const { fileName } of loads) {
      const known = before.get(fileName)!;
      const ways = loads
        .filter(({ closure }) => asks(closure, fileName))
        .map((load) => new Set([...load.closure, ...before.get(load.fileName)!]));
      if (asks(first, fileName)) ways.push(new Set(first));
      const common = [...known].filter((name) => ways.every((way) => way.has(name)));
      if (common.length === known.size) continue;
      before.set(fileName, new Set(common));
      isSettled = false;
    }
  }
  return before;
}

/** A chunk, the chunks it imports statically, and their style sheets. */
function closureOf(fileName: string, bundle: Rolldown.OutputBundle): Set<string> {
  const closure = new Set<string>();
  const waiting = [fileName];
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
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
  return measures
    .map(({ name, bytes, most }) => {
      const verdict = bytes > most ? '  TOO LARGE' : '';
      return `${name.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(most)} KB${verdict}`;
    })
    .join('\n');
}

function refuseExcess(measures: readonly Measure[]): void {
  const excess = measures.filter(({ bytes, most }) => bytes > most);
  if (excess.length > 0) throw new Error(`Over budget:\n${tableOf(excess)}`);
}

import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { budgets, measureBundle } from './budgets.ts';

interface Part {
  readonly code: string;
  readonly entry?: true;
  readonly imports?: readonly string[];
  readonly styles?: readonly string[];
  /** The module that the chunk is loaded for. */
  readonly module?: string;
}

/** Returns a bundle with the parts that the budgets read. */
function bundleOf(parts: Readonly<Record<string, Part>>): Rolldown.OutputBundle {
  const outputs = Object.entries(parts).map(([fileName, part]) => [
    fileName,
    fileName.endsWith('.js') && !fileName.startsWith('worker')
      ? {
          type: 'chunk',
          fileName,
          name: fileName.replace('.js', ''),
          code: part.code,
          isEntry: part.entry ?? false,
          facadeModuleId: part.module ?? null,
          imports: part.imports ?? [],
          viteMetadata: { importedCss: new Set(part.styles) },
        }
      : { type: 'asset', fileName, source: part.code },
  ]);
  return Object.fromEntries(outputs) as Rolldown.OutputBundle;
}

const parts = {
  'index.html': { code: '<page>' },
  'main.js': { code: 'main', entry: true, imports: ['board.js'], styles: ['main.css'] },
  'main.css': { code: 'tokens' },
  'board.js': { code: 'board' },
  'shared.js': { code: 'shared', imports: ['board.js'] },
  'lab.js': { code: 'lab', imports: ['shared.js', 'chart.js'] },
  'chart.js': { code: 'chart', imports: ['main.js'] },
  'view.js': {
    code: 'view',
    imports: ['lab.js', 'tree.js'],
    module: '/src/lab/exhibits/maze/view.ts',
  },
  'tree.js': { code: 'tree' },
  'rolldown-runtime.js': { code: 'runtime' },
  'worker-1.js': { code: 'worker' },
  'kernel.wasm': { code: 'kernel' },
} satisfies Readonly<Record<string, Part>>;

const bundle = bundleOf(parts);

const gzipped = (...texts: string[]): number =>
  texts.reduce((bytes, text) => bytes + gzipSync(text).length, 0);

const amountOf = (name: string): number | undefined =>
  measureBundle(bundle).find((measure) => measure.name === name)?.amount;

test('the first view is the page with all that its script imports, styles included', () => {
  expect(amountOf('first playable view')).toBe(gzipped('<page>', 'main', 'tokens', 'board'));
});

test('a screen counts for what it adds to the first view', () => {
  expect(amountOf('lab')).toBe(gzipped('lab', 'shared', 'chart'));
});

test('an exhibit counts by its name for what it adds to the Lab', () => {
  expect(amountOf('exhibit maze')).toBe(gzipped('view', 'tree'));
});

test('workers and WebAssembly are loads of their own', () => {
  expect(amountOf('worker-1.js')).toBe(gzipped('worker'));
  expect(amountOf('kernel.wasm')).toBe(gzipped('kernel'));
});

test('every load is measured except the runtime of the bundler', () => {
  expect(measureBundle(bundle).map(({ name }) => name)).toEqual([
    'first playable view',
    'shared',
    'lab',
    'chart',
    'exhibit maze',
    'tree',
    'worker-1.js',
    'kernel.wasm',
    'kept without exhibits',
    'scripts',
  ]);
});

test('what the service worker keeps and the number of scripts count every file but those of exhibits', () => {
  const { 'view.js': view, ...kept } = parts;
  expect(view.module).toContain('exhibits');
  const codes = Object.values(kept).map(({ code }) => code);
  expect(amountOf('kept without exhibits')).toBe(gzipped(...codes));
  expect(amountOf('scripts')).toBe(8);
});

test('an exhibit has a budget of its own', () => {
  const large = { ...parts, 'view.js': { ...parts['view.js'], code: longText(4000) } };
  expect(() => measure(large)).toThrow(/exhibit maze .* of 6 KB .*TOO LARGE/);
});

test('the build fails beyond a budget, and says which part is too large', () => {
  const large = { ...parts, 'board.js': { code: longText(40_000) } };
  expect(() => measure(large)).toThrow(/first playable view .*TOO LARGE\n.*budgets\.ts/);
  expect(() => measure(parts)).not.toThrow();
});

/** Returns a text of numbers, which hardly becomes smaller by compression. */
function longText(numbers: number): string {
  return Array.from({ length: numbers }, (_, index) => (index * 7919).toString(36)).join('');
}

/** Runs the plugin at the end of a build with these files. */
function measure(files: Readonly<Record<string, Part>>): void {
  const plugin = budgets() as unknown as {
    readonly configResolved: (config: { readonly logger: object }) => void;
    readonly generateBundle: { readonly handler: (options: unknown, bundle: object) => void };
  };
  plugin.configResolved({ logger: { info: () => undefined } });
  plugin.generateBundle.handler(undefined, bundleOf(files));
}

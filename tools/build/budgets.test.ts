import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { measureBundle } from './budgets.ts';

interface Part {
  readonly code: string;
  readonly entry?: true;
  readonly dynamic?: true;
  readonly imports?: readonly string[];
  readonly asks?: readonly string[];
  readonly styles?: readonly string[];
}

/** As much of a bundle as the budgets look at. */
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
          isDynamicEntry: part.dynamic ?? false,
          imports: part.imports ?? [],
          dynamicImports: part.asks ?? [],
          viteMetadata: { importedCss: new Set(part.styles) },
        }
      : { type: 'asset', fileName, source: part.code },
  ]);
  return Object.fromEntries(outputs) as Rolldown.OutputBundle;
}

const parts = {
  'index.html': { code: '<page>' },
  'main.js': { code: 'main', entry: true, imports: ['shared.js'], styles: ['main.css'] },
  'main.css': { code: 'tokens' },
  'shared.js': { code: 'shared', asks: ['lab.js', 'story.js'] },
  'lab.js': {
    code: 'lab',
    dynamic: true,
    imports: ['shared.js', 'chart.js'],
    asks: ['dialog.js', 'race.js'],
  },
  'chart.js': { code: 'chart', imports: ['main.js'] },
  'dialog.js': { code: 'dialog', dynamic: true, imports: ['chart.js'], asks: ['race.js'] },
  'race.js': { code: 'race', dynamic: true, imports: ['chart.js'], asks: ['dialog.js'] },
  'story.js': { code: 'story', dynamic: true, asks: ['race.js'] },
  'worker-1.js': { code: 'worker' },
  'kernel.wasm': { code: 'kernel' },
} satisfies Readonly<Record<string, Part>>;

const bundle = bundleOf(parts);

const gzipped = (...texts: string[]): number =>
  texts.reduce((bytes, text) => bytes + gzipSync(text).length, 0);

const bytesOf = (name: string, of = bundle): number | undefined =>
  measureBundle(of).find((measure) => measure.name === name)?.bytes;

test('the first view is the page with all that its script imports, styles included', () => {
  expect(bytesOf('first playable view')).toBe(gzipped('<page>', 'main', 'tokens', 'shared'));
});

test('a screen counts for what it adds to the first view', () => {
  expect(bytesOf('lab')).toBe(gzipped('lab', 'chart'));
});

test('what is reached only through a screen counts for what it adds to that screen', () => {
  const inLab = bundleOf({ ...parts, 'story.js': { code: 'story', dynamic: true } });
  expect(bytesOf('dialog', inLab)).toBe(gzipped('dialog'));
  expect(bytesOf('race', inLab)).toBe(gzipped('race'));
});

test('what is reached in several ways counts for what it adds to the one that has least', () => {
  expect(bytesOf('race')).toBe(gzipped('race', 'chart'));
  // Whoever comes to it by the race has the chart by then.
  expect(bytesOf('dialog')).toBe(gzipped('dialog'));
});

test('workers and WebAssembly are loads of their own', () => {
  expect(bytesOf('worker-1.js')).toBe(gzipped('worker'));
  expect(bytesOf('kernel.wasm')).toBe(gzipped('kernel'));
});

test('nothing that is loaded goes unmeasured', () => {
  expect(measureBundle(bundle).map(({ name }) => name)).toEqual([
    'first playable view',
    'lab',
    'dialog',
    'race',
    'story',
    'worker-1.js',
    'kernel.wasm',
    'kept by the service worker',
  ]);
});

test('the service worker keeps all of it', () => {
  const kept = Object.values(parts).map(({ code }) => code);
  expect(bytesOf('kept by the service worker')).toBe(gzipped(...kept));
});

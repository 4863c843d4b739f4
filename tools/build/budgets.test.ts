import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { measureBundle } from './budgets.ts';

interface Part {
  readonly code: string;
  readonly entry?: true;
  readonly dynamic?: true;
  readonly imports?: readonly string[];
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
          viteMetadata: { importedCss: new Set(part.styles) },
        }
      : { type: 'asset', fileName, source: part.code },
  ]);
  return Object.fromEntries(outputs) as Rolldown.OutputBundle;
}

const bundle = bundleOf({
  'index.html': { code: '<page>' },
  'main.js': { code: 'main', entry: true, imports: ['shared.js'], styles: ['main.css'] },
  'main.css': { code: 'tokens' },
  'shared.js': { code: 'shared' },
  'lab.js': { code: 'lab', dynamic: true, imports: ['shared.js', 'chart.js'] },
  'chart.js': { code: 'chart', imports: ['main.js'] },
  'worker-1.js': { code: 'worker' },
  'kernel.wasm': { code: 'kernel' },
});

const gzipped = (...texts: string[]): number =>
  texts.reduce((bytes, text) => bytes + gzipSync(text).length, 0);

const bytesOf = (name: string): number | undefined =>
  measureBundle(bundle).find((measure) => measure.name === name)?.bytes;

test('the first view is the page with all that its script imports, styles included', () => {
  expect(bytesOf('first playable view')).toBe(gzipped('<page>', 'main', 'tokens', 'shared'));
});

test('a screen counts for what it adds to the first view', () => {
  expect(bytesOf('lab')).toBe(gzipped('lab', 'chart'));
});

test('workers and WebAssembly are loads of their own', () => {
  expect(bytesOf('worker-1.js')).toBe(gzipped('worker'));
  expect(bytesOf('kernel.wasm')).toBe(gzipped('kernel'));
});

test('nothing that is loaded goes unmeasured', () => {
  expect(measureBundle(bundle).map(({ name }) => name)).toEqual([
    'first playable view',
    'lab',
    'worker-1.js',
    'kernel.wasm',
    'kept by the service worker',
  ]);
});

test('the service worker keeps all of it', () => {
  const kept = ['<page>', 'main', 'tokens', 'shared', 'lab', 'chart', 'worker', 'kernel'];
  expect(bytesOf('kept by the service worker')).toBe(gzipped(...kept));
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastBuild } from './last-build.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'ninety-two-build-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a page with a text, and with plugins beside the one that is tested. */
async function make(text: string, ...plugins: Plugin[]): Promise<void> {
  writeFileSync(join(root, 'index.html'), `<p>${text}</p>`);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [lastBuild(), ...plugins] });
}

const built = (): string => readFileSync(join(root, 'dist/index.html'), 'utf8');

test('a build that fails as it is written leaves the one before it as it was', async () => {
  await make('first');
  const refusal: Plugin = {
    name: 'refusal',
    generateBundle() {
      throw new Error('Over budget');
    },
  };
  await expect(make('second', refusal)).rejects.toThrow('Over budget');
  expect(built()).toContain('first');
  expect(readdirSync(root).sort()).toEqual(['dist', 'index.html']);
});

test('a build that succeeds takes the place of the one before it', async () => {
  await make('first');
  writeFileSync(join(root, 'dist/old.html'), '');
  await make('second');
  expect(built()).toContain('second');
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readdirSync(root).sort()).toEqual(['dist', 'index.html']);
});

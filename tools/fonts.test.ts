import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pinAnyFonts, pinFonts } from './fonts.mjs';

const SET = {
  name: 'A Family Of This Test',
  files: /^Face-(Regular|Bold)\.ttf$/,
  debianPackage: 'fonts-face',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninety-two-fonts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('the configuration has only the files of the family, without hinting', () => {
  for (const file of ['Face-Regular.ttf', 'Face-Bold.ttf', 'Face-Italic.ttf', 'Other.ttf']) {
    writeFileSync(join(folder, file), '');
  }
  const path = pinFonts(SET, [folder, join(folder, 'missing')])!;
  const text = readFileSync(path, 'utf8');
  rmSync(path);
  expect([...text.matchAll(/[\w-]+\.ttf/g)].map(String)).toEqual([
    'Face-Bold.ttf',
    'Face-Regular.ttf',
  ]);
  expect(text).toContain(`<dir>${folder}</dir>`);
  expect(text).toContain('hintnone');
});

test('a family that is not installed has no configuration', () => {
  expect(pinFonts(SET, [folder])).toBeUndefined();
});

test('a FONTCONFIG_FILE that is set already is kept', () => {
  vi.stubEnv('FONTCONFIG_FILE', '/given.conf');
  pinAnyFonts();
  expect(process.env['FONTCONFIG_FILE']).toBe('/given.conf');
});

import { afterEach, expect, test, vi } from 'vitest';
import { compactNumberOf } from './format.ts';
import { isolated, sizeOf } from './left-to-right.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a power of ten is read from left to right, with signs that keep their sides, where a page runs rtl', () => {
  vi.stubGlobal('document', { documentElement: { dir: 'rtl' } });
  expect(compactNumberOf(2_234_907_967_871_642)).toBe('\u20662.2\u00a0×\u00a010¹⁵\u2069');
});

test('nothing is added to it where a page runs ltr', () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr' } });
  expect(compactNumberOf(2_234_907_967_871_642)).toBe('2.2\u00a0×\u00a010¹⁵');
});

test('the size of a board keeps its rows before its columns, and no line ends within it', () => {
  expect(sizeOf(3, 12)).toBe('3\u00a0×\u00a012');
  expect(sizeOf(8)).toBe('8\u00a0×\u00a08');
  vi.stubGlobal('document', { documentElement: { dir: 'rtl' } });
  expect(sizeOf(3, 12)).toBe('\u20663\u00a0×\u00a012\u2069');
});

test('a name keeps its own direction', () => {
  expect(isolated('Português (Brasil)')).toBe('\u2068Português (Brasil)\u2069');
});

import { afterEach, expect, test, vi } from 'vitest';
import { compactNumberOf } from './format.ts';

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

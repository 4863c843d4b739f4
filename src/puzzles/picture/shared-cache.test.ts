import { afterEach, expect, test, vi } from 'vitest';
import { takeShared } from './shared-cache.ts';

afterEach(() => void vi.unstubAllGlobals());

test('where the browser refuses caches, nothing was shared', async () => {
  vi.stubGlobal('location', { href: 'https://example.org/#/puzzles/picture' });
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('caches', { has: refuse });
  expect(await takeShared()).toEqual({ files: [], text: '' });
});

import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist } from './persist.ts';

afterEach(() => vi.unstubAllGlobals());

test('the answer of the browser is returned', async () => {
  for (const answer of [true, false]) {
    vi.stubGlobal('navigator', {
      storage: { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(answer) },
    });
    expect(await askToPersist()).toBe(answer);
  }
});

test('a browser that has promised is not asked again', async () => {
  const persist = vi.fn();
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(true), persist } });
  expect(await askToPersist()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that cannot promise gives false', async () => {
  for (const storage of [undefined, {}, { persisted: () => Promise.reject(new Error('no')) }]) {
    vi.stubGlobal('navigator', { storage });
    expect(await askToPersist()).toBe(false);
  }
});

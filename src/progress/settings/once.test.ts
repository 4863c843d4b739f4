import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as once from './once.ts';
import { ONCE_KEY } from './once.ts';

/** Loads the module as another visit would. */
async function anotherVisit(): Promise<typeof once> {
  vi.resetModules();
  return import('./once.ts');
}

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('claimOnce', () => {
  test('is true once for each name, on this visit and the next', async () => {
    const { claimOnce } = await anotherVisit();
    expect([claimOnce('first-bloom'), claimOnce('first-bloom'), claimOnce('half 8')]).toEqual([
      true,
      false,
      true,
    ]);
    const next = await anotherVisit();
    expect([next.claimOnce('first-bloom'), next.claimOnce('full 8')]).toEqual([false, true]);
  });

  test.each(['no JSON', '{}', '92', '[null, {}]'])(
    'is true where the stored names are %j',
    async (text) => {
      stored.set(ONCE_KEY, text);
      expect((await anotherVisit()).claimOnce('first-bloom')).toBe(true);
    },
  );

  test('is true once a visit where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { claimOnce } = await anotherVisit();
    expect([claimOnce('first-bloom'), claimOnce('first-bloom')]).toEqual([true, false]);
  });
});

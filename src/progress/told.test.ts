import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as told from './told.ts';
import { TOLD_KEY } from './told.ts';

/** The module as another visit would load it. */
async function anotherVisit(): Promise<typeof told> {
  vi.resetModules();
  return import('./told.ts');
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

describe('what is told once', () => {
  test('is told once, on this visit and the next', async () => {
    const { tellOnce } = await anotherVisit();
    expect([tellOnce('first-bloom'), tellOnce('first-bloom'), tellOnce('half 8')]).toEqual([
      true,
      false,
      true,
    ]);
    const next = await anotherVisit();
    expect([next.tellOnce('first-bloom'), next.tellOnce('full 8')]).toEqual([false, true]);
  });

  test.each(['no JSON', '{}', '92', '[null, {}]'])('survives a note that says %j', async (text) => {
    stored.set(TOLD_KEY, text);
    expect((await anotherVisit()).tellOnce('first-bloom')).toBe(true);
  });

  test('is told once a visit where nothing can be noted', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { tellOnce } = await anotherVisit();
    expect([tellOnce('first-bloom'), tellOnce('first-bloom')]).toEqual([true, false]);
  });
});

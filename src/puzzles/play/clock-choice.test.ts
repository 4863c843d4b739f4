import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../progress/storage/fake-storage.testing.ts';
import type * as ClockChoice from './clock-choice.ts';

/** Loads the module anew, as a page does that has just been opened. */
async function newPage(): Promise<typeof ClockChoice> {
  vi.resetModules();
  return import('./clock-choice.ts');
}

/** A localStorage that can be read and refuses every write. */
class FullStorage extends FakeStorage {
  override setItem(): never {
    throw new DOMException('', 'QuotaExceededError');
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the clock is shown until the player hides it, and stays hidden on the next visit', async () => {
  const page = await newPage();
  expect(page.isTimeShown()).toBe(true);
  page.showTime(false);
  expect(page.isTimeShown()).toBe(false);
  const next = await newPage();
  expect(next.isTimeShown()).toBe(false);
  next.showTime(true);
  expect((await newPage()).isTimeShown()).toBe(true);
});

describe('a hidden clock stays hidden for the visit', () => {
  test('if localStorage is full', async () => {
    vi.stubGlobal('localStorage', new FullStorage());
    const page = await newPage();
    page.showTime(false);
    expect(page.isTimeShown()).toBe(false);
    page.showTime(true);
    expect(page.isTimeShown()).toBe(true);
  });

  test('if localStorage is closed', async () => {
    vi.stubGlobal('localStorage', undefined);
    const page = await newPage();
    page.showTime(false);
    expect(page.isTimeShown()).toBe(false);
  });
});

test('if the choice to show the clock cannot be stored, the clock is shown for the visit', async () => {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  (await newPage()).showTime(false);
  storage.removeItem = () => {
    throw new DOMException('', 'UnknownError');
  };
  const page = await newPage();
  page.showTime(true);
  expect(page.isTimeShown()).toBe(true);
});

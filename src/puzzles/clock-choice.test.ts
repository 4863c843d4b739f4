import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../progress/fake-storage.testing.ts';
import type * as ClockChoice from './clock-choice.ts';

/** The choice as a page has it that has just been opened. */
async function newPage(): Promise<typeof ClockChoice> {
  vi.resetModules();
  return import('./clock-choice.ts');
}

/** A localStorage with what is in it, which takes nothing more. */
class FullStorage extends FakeStorage {
  override setItem(): never {
    throw new DOMException('', 'QuotaExceededError');
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a clock is shown, until the player hides it, also on the next visit', async () => {
  const page = await newPage();
  expect(page.isTimeShown()).toBe(true);
  page.showTime(false);
  expect(page.isTimeShown()).toBe(false);
  const next = await newPage();
  expect(next.isTimeShown()).toBe(false);
  next.showTime(true);
  expect((await newPage()).isTimeShown()).toBe(true);
});

describe('a clock that is hidden stays hidden for the visit', () => {
  test('where localStorage is full', async () => {
    vi.stubGlobal('localStorage', new FullStorage());
    const page = await newPage();
    page.showTime(false);
    expect(page.isTimeShown()).toBe(false);
    page.showTime(true);
    expect(page.isTimeShown()).toBe(true);
  });

  test('where localStorage is closed', async () => {
    vi.stubGlobal('localStorage', undefined);
    const page = await newPage();
    page.showTime(false);
    expect(page.isTimeShown()).toBe(false);
  });
});

test('a clock that cannot be noted as shown is shown for the visit', async () => {
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

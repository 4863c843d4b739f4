import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../progress/storage/fake-storage.testing.ts';
import { recoverFromMissingParts } from './recover.ts';

const reload = vi.fn();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

/** Fires the event of a part that could not be loaded; returns its error. */
function miss(name = 'a part'): Error {
  const payload = new Error(name);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('a page of which a part is missing reloads once, and the second time tells the player', async () => {
  const tell = vi.fn();
  recoverFromMissingParts(tell, () => true);
  miss();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(tell).not.toHaveBeenCalled();

  // The page that was reloaded, in the same tab.
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  recoverFromMissingParts(tell, () => true);
  miss();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(reload).toHaveBeenCalledOnce();
});

describe('a page stays, and tells the player,', () => {
  test.each<[string, () => void]>([
    ['without a network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))],
    ['if the host has no page', () => vi.stubGlobal('fetch', () => Promise.resolve({ ok: false }))],
    ['if it cannot note that it reloads', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('%s', async (_, prepare) => {
    prepare();
    const tell = vi.fn();
    recoverFromMissingParts(tell, () => true);
    miss();
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });

  test('if a reload would lose something', async () => {
    const tell = vi.fn();
    recoverFromMissingParts(tell, () => false);
    miss();
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });
});

test('parts that fail together are told once, and a later one again', async () => {
  const tell = vi.fn();
  recoverFromMissingParts(tell, () => false);
  miss();
  miss('another part');
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  miss('a later part');
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
});

test('an error that the player is told about does not reach the console, and any other does', () => {
  recoverFromMissingParts(vi.fn(), () => false);
  for (const [reason, isTold] of [
    [miss(), true],
    [new Error('another'), false],
  ] as const) {
    const event = new Event('unhandledrejection', { cancelable: true });
    page.dispatchEvent(Object.assign(event, { reason }));
    expect(event.defaultPrevented).toBe(isTold);
  }
});

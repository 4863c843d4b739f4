import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../progress/storage/fake-storage.testing.ts';
import { optionalImport } from '../ui/loading/optional-import.ts';
import { recoverFromMissingParts } from './recover.ts';
import type { Found } from './updates.ts';

const reload = vi.fn();
const tell = vi.fn();
const apply = vi.fn(() => Promise.resolve());
/** True if the host has a newer version. */
let isNewer: boolean;
const look = vi.fn(() => Promise.resolve<Found>(isNewer ? 'newer' : 'none'));
let mayReload: boolean;
let page: EventTarget;

/** Starts a page, in the same tab as the one before. */
function openPage(): void {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  recoverFromMissingParts({ updates: { look, apply }, mayReload: () => mayReload, tell });
}

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#/lab', reload });
  vi.stubGlobal('document', { baseURI: 'https://example.org/' });
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: false } });
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
  isNewer = false;
  mayReload = true;
  openPage();
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Fires the event of a part that could not be loaded; returns its error. */
function miss(name = 'a part', payload = new Error(name)): Error {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('a page of which a part is missing reloads once, and the second time tells the player', async () => {
  miss();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(tell).not.toHaveBeenCalled();
  openPage();
  miss();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith('gone'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a part whose script has arrived empty is missing, too', async () => {
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const empty = (): Promise<unknown> => Promise.resolve(undefined);
  expect(await optionalImport(empty)).toBeUndefined();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a part that nobody has asked for is told of, and neither reloads the page nor opens a newer version', async () => {
  isNewer = true;
  await optionalImport(() => Promise.reject(miss()), false);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith('gone'));
  expect(reload).not.toHaveBeenCalled();
  expect(apply).not.toHaveBeenCalled();
});

test('a part that throws the same error for one who asks for it as for the page itself reloads the page', async () => {
  const broken = miss();
  await optionalImport(() => Promise.reject(broken), false);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  miss('', broken);
  await optionalImport(() => Promise.reject(broken));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(tell).toHaveBeenCalledOnce();
});

test('a player who was told of a missing part and tries again reloads the page, also if the host takes longer than a tap is remembered', async () => {
  miss();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  openPage();
  const userActivation = { isActive: true };
  vi.stubGlobal('navigator', { onLine: true, userActivation });
  miss();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith('gone'));
  expect(reload).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', () => {
    userActivation.isActive = false;
    return Promise.resolve({ ok: true });
  });
  miss();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(tell).toHaveBeenCalledOnce();
});

test('a player who was told and taps on to another page with a missing part is told there, too', async () => {
  miss();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  openPage();
  miss();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } });
  vi.stubGlobal('location', { hash: '#/settings', reload });
  miss();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  expect(reload).toHaveBeenCalledOnce();
});

test('without a network the player is told, and the host is not asked: the browser would complain', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: false, userActivation: { isActive: false } });
  miss();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith('offline'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a newer version is opened instead, also after the one reload', async () => {
  miss();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  openPage();
  isNewer = true;
  miss();
  await vi.waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(reload).toHaveBeenCalledOnce();
  expect(tell).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown'])(
  'a newer version does not open if %s comes while it is fetched, and the next missing part opens it',
  async (type) => {
    isNewer = true;
    look.mockImplementationOnce(() => {
      page.dispatchEvent(new Event(type));
      return Promise.resolve<Found>('newer');
    });
    miss();
    await vi.waitFor(() => expect(look).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect([...apply.mock.calls, ...tell.mock.calls, ...reload.mock.calls]).toEqual([]);
    miss();
    await vi.waitFor(() => expect(apply).toHaveBeenCalledOnce());
  },
);

describe('a page stays, and tells the player,', () => {
  test.each<[string, 'offline' | 'gone', () => void]>([
    [
      'without a network',
      'offline',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError())),
    ],
    [
      'if the host does not have the game',
      'offline',
      () => vi.stubGlobal('fetch', () => Promise.resolve({ ok: false })),
    ],
    ['if it cannot note that it reloads', 'gone', () => vi.stubGlobal('sessionStorage', undefined)],
    ['if a reload would lose something', 'gone', () => (mayReload = false)],
    [
      'if a newer version would lose something',
      'gone',
      () => {
        isNewer = true;
        mayReload = false;
      },
    ],
  ])('%s', async (_, why, prepare) => {
    prepare();
    miss();
    await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith(why));
    expect(reload).not.toHaveBeenCalled();
    expect(apply).not.toHaveBeenCalled();
  });
});

test('parts that fail together are told once, and a later one again', async () => {
  mayReload = false;
  miss();
  miss('another part');
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  miss('a later part');
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
});

test('an error that the player is told about does not reach the console, and any other does', () => {
  mayReload = false;
  for (const [reason, isTold] of [
    [miss(), true],
    [new Error('another'), false],
  ] as const) {
    const event = new Event('unhandledrejection', { cancelable: true });
    page.dispatchEvent(Object.assign(event, { reason }));
    expect(event.defaultPrevented).toBe(isTold);
  }
});

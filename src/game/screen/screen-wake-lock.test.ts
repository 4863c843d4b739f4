import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ScreenWakeLock } from './screen-wake-lock.ts';

/** A lock of the screen that the fake browser gave. */
class Lock extends EventTarget {
  isHeld = true;
  release(): Promise<void> {
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

let locks: Lock[];
let isRefused: boolean;
let isWanted: boolean;
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };
let controllers: Set<ReactiveController>;

beforeEach(() => {
  vi.useFakeTimers();
  locks = [];
  isRefused = false;
  isWanted = true;
  const shown = { visibilityState: 'visible' as const };
  page = Object.assign(new EventTarget(), shown);
  const input = new EventTarget();
  vi.stubGlobal('addEventListener', input.addEventListener.bind(input));
  vi.stubGlobal('dispatchEvent', input.dispatchEvent.bind(input));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request(): Promise<Lock> {
        if (isRefused) return Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
        const lock = new Lock();
        locks.push(lock);
        return Promise.resolve(lock);
      },
    },
  });
  connect();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Puts a screen on the page. */
function connect(): void {
  controllers = new Set();
  const host = { addController: (added: ReactiveController) => controllers.add(added) };
  new ScreenWakeLock(host as unknown as ReactiveControllerHost, () => isWanted);
  for (const controller of controllers) controller.hostConnected?.();
}

/** Returns the number of locks that are held, once the browser has answered. */
async function held(): Promise<number> {
  await vi.advanceTimersByTimeAsync(0);
  return locks.filter(({ isHeld }) => isHeld).length;
}

const touch = (): boolean => dispatchEvent(new Event('pointerdown'));

test('a board that nobody has touched keeps no screen on', async () => {
  for (const controller of controllers) controller.hostUpdated?.();
  expect(await held()).toBe(0);
});

test.each(['pointerdown', 'keydown'])('a %s keeps the screen on for ten minutes', async (type) => {
  dispatchEvent(new Event(type));
  expect(await held()).toBe(1);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(await held()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await held()).toBe(0);
});

test('each touch begins the ten minutes anew, with one lock', async () => {
  touch();
  await vi.advanceTimersByTimeAsync(599_000);
  touch();
  await vi.advanceTimersByTimeAsync(599_000);
  expect(await held()).toBe(1);
  expect(locks).toHaveLength(1);
});

test('a board that is solved, or a setting that is switched off, lets the screen sleep', async () => {
  touch();
  isWanted = false;
  for (const controller of controllers) controller.hostUpdated?.();
  expect(await held()).toBe(0);
  touch();
  expect(await held()).toBe(0);
});

test('a screen that is left lets the screen sleep, also while the browser has not answered', async () => {
  touch();
  for (const controller of controllers) controller.hostDisconnected?.();
  expect(await held()).toBe(0);
  touch();
  expect(locks).toHaveLength(1);
});

test('a page that was hidden keeps the screen on again when it is shown', async () => {
  touch();
  await held();
  page.visibilityState = 'hidden';
  await locks[0]!.release();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await held()).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await held()).toBe(1);
});

test('a lock that is refused is asked for once, until the page is shown again', async () => {
  isRefused = true;
  touch();
  expect(await held()).toBe(0);
  isRefused = false;
  touch();
  expect(await held()).toBe(0);
  for (const state of ['hidden', 'visible'] as const) {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  expect(await held()).toBe(1);
});

test('a lock that the browser ends is asked for again at the next touch', async () => {
  touch();
  await held();
  await locks[0]!.release();
  touch();
  expect(await held()).toBe(1);
});

test('a browser without locks is left alone', () => {
  vi.stubGlobal('navigator', {});
  const addController = vi.fn();
  new ScreenWakeLock({ addController } as unknown as ReactiveControllerHost, () => true);
  expect(addController).not.toHaveBeenCalled();
});

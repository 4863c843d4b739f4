import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let whenIdle: () => Promise<void>;
let page: EventTarget;
let paint: () => void;
let becomeIdle: () => void;
let visibility: DocumentVisibilityState;

/** Sets up a page whose events happen only when the test fires them. */
beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  visibility = 'visible';
  const idle = vi.fn((callback: () => void) => (becomeIdle = callback));
  vi.stubGlobal('window', { requestIdleCallback: idle });
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (paint = callback));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
  });
  vi.resetModules();
  ({ whenIdle } = await import('./when-idle.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to wait, and counts how often the wait has ended. */
function wait(): () => Promise<number> {
  let ends = 0;
  void whenIdle().then(() => ends++);
  return async () => {
    await vi.advanceTimersByTimeAsync(10);
    return ends;
  };
}

test('the wait lasts until the page is idle', async () => {
  const ends = wait();
  expect(await ends()).toBe(0);
  becomeIdle();
  expect(await ends()).toBe(1);
});

test('the wait asks for a time limit of 2 seconds for a page that is never idle', () => {
  wait();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

describe.each(['pointerup', 'keydown'])('a first %s', (input) => {
  test('ends the wait only after it has been painted', async () => {
    const ends = wait();
    page.dispatchEvent(new Event(input));
    expect(await ends()).toBe(0);
    paint();
    expect(await ends()).toBe(1);
  });

  test('on a hidden page, which is not painted, ends the wait too', async () => {
    const ends = wait();
    visibility = 'hidden';
    page.dispatchEvent(new Event(input));
    expect(await ends()).toBe(1);
  });

  test('ends the wait only once if the page becomes idle afterwards', async () => {
    const ends = wait();
    page.dispatchEvent(new Event(input));
    paint();
    becomeIdle();
    expect(await ends()).toBe(1);
  });
});

test('waits after the first tap end at once, each in a task of its own', async () => {
  page.dispatchEvent(new Event('pointerup'));
  paint();
  await vi.advanceTimersByTimeAsync(0);
  const [one, other] = [wait(), wait()];
  await Promise.resolve();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(2);
  expect([await one(), await other()]).toEqual([1, 1]);
});

test('the wait is 200 milliseconds in a browser without `requestIdleCallback`', async () => {
  vi.stubGlobal('window', {});
  const ends = wait();
  expect(await ends()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ends()).toBe(1);
});

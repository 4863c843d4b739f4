import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let whenIdle: () => Promise<void>;
let page: EventTarget;
let paint: () => void;
let becomeIdle: () => void;
let visibility: DocumentVisibilityState;

/** A page of which nothing is known but what happens in the test. */
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

/** Begins to wait, and counts how often that has come to its end. */
function wait(): () => Promise<number> {
  let ends = 0;
  void whenIdle().then(() => ends++);
  return async () => {
    await vi.advanceTimersByTimeAsync(10);
    return ends;
  };
}

test('nothing begins before the page is idle', async () => {
  const ends = wait();
  expect(await ends()).toBe(0);
  becomeIdle();
  expect(await ends()).toBe(1);
});

test('a page that is never idle is asked to take the time all the same', () => {
  wait();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

describe.each(['pointerup', 'keydown'])('a first %s', (input) => {
  test('ends the wait when it has been painted, not before', async () => {
    const ends = wait();
    page.dispatchEvent(new Event(input));
    expect(await ends()).toBe(0);
    paint();
    expect(await ends()).toBe(1);
  });

  test('on a hidden page, which is not painted, ends it too', async () => {
    const ends = wait();
    visibility = 'hidden';
    page.dispatchEvent(new Event(input));
    expect(await ends()).toBe(1);
  });

  test('after which the page becomes idle begins nothing twice', async () => {
    const ends = wait();
    page.dispatchEvent(new Event(input));
    paint();
    becomeIdle();
    expect(await ends()).toBe(1);
  });
});

test('what is needed after the first tap waits no longer, each in a task of its own', async () => {
  page.dispatchEvent(new Event('pointerup'));
  paint();
  await vi.advanceTimersByTimeAsync(0);
  const [one, other] = [wait(), wait()];
  await Promise.resolve();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(2);
  expect([await one(), await other()]).toEqual([1, 1]);
});

test('a browser that does not tell when it is idle is given a moment', async () => {
  vi.stubGlobal('window', {});
  const ends = wait();
  expect(await ends()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ends()).toBe(1);
});

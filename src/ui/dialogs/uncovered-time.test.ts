import { beforeEach, expect, test, vi } from 'vitest';
import { setCovering, uncoveredTime } from './uncovered-time.ts';

const cover = (): Element => ({ isConnected: true }) as Element;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('dispatchEvent', vi.fn());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Returns the milliseconds that the clock counts while so many pass. */
function counted(milliseconds: number): number {
  const before = uncoveredTime();
  vi.advanceTimersByTime(milliseconds);
  return uncoveredTime() - before;
}

test('time passes while nothing covers the board', () => {
  expect(counted(700)).toBe(700);
});

test('time stands still from the first cover to the last', () => {
  const [dialog, menu] = [cover(), cover()];
  const before = uncoveredTime();
  vi.advanceTimersByTime(100);
  setCovering(dialog, true);
  expect(counted(1000)).toBe(0);
  setCovering(menu, true);
  setCovering(dialog, false);
  expect(counted(1000)).toBe(0);
  expect(dispatchEvent).not.toHaveBeenCalled();
  setCovering(menu, false);
  expect(dispatchEvent).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10);
  expect(uncoveredTime() - before).toBe(110);
});

test('a cover that is removed from the page without a call no longer stops the time', () => {
  const menu = cover();
  setCovering(menu, true);
  Object.assign(menu, { isConnected: false });
  expect(counted(1000)).toBe(1000);
});

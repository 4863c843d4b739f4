// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHost } from '../../game/session/fake-host.testing.ts';
import { followDay } from '../../ui/scheduling/follow-day.ts';
import { CurrentDay } from './current-day.ts';

const HOUR = 3_600_000;

/** The parts of the page that `CurrentDay` listens to. */
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page at a local time. */
function openAt(moment: string): { readonly today: CurrentDay; readonly host: FakeHost } {
  vi.setSystemTime(new Date(moment));
  const host = new FakeHost();
  return { today: new CurrentDay(host), host };
}

test('the day changes at midnight, and once', () => {
  const { today, host } = openAt('2026-11-21T09:41:00');
  vi.advanceTimersByTime(14 * HOUR);
  expect(today.day).toBe('2026-11-21');
  expect(host.updates).toBe(0);
  vi.advanceTimersByTime(HOUR);
  expect(today.day).toBe('2026-11-22');
  expect(host.updates).toBe(1);
  vi.advanceTimersByTime(24 * HOUR);
  expect(today.day).toBe('2026-11-23');
});

test.each(['visibilitychange', 'focus'])(
  'a page that slept over midnight learns the day by %s',
  (seen) => {
    const { today, host } = openAt('2026-12-31T22:00:00');
    // Timers stand still while a device sleeps.
    vi.setSystemTime(new Date('2027-01-01T07:00:00'));
    expect(today.day).toBe('2026-12-31');
    page.dispatchEvent(new Event(seen));
    expect(today.day).toBe('2027-01-01');
    expect(host.updates).toBe(1);
  },
);

test('a clock that is set back brings the earlier day back', () => {
  const { today, host } = openAt('2026-11-21T09:41:00');
  vi.setSystemTime(new Date('2026-11-20T09:41:00'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(today.day).toBe('2026-11-20');
  expect(host.updates).toBe(1);
  vi.advanceTimersByTime(24 * HOUR);
  expect(today.day).toBe('2026-11-21');
});

test('a clock that is set while the page is visible is noticed within a minute', () => {
  const { today } = openAt('2026-11-21T09:41:00');
  vi.setSystemTime(new Date('2026-11-20T09:41:00'));
  vi.advanceTimersByTime(60_000);
  expect(today.day).toBe('2026-11-20');
  vi.setSystemTime(new Date('2026-11-22T09:41:00'));
  vi.advanceTimersByTime(60_000);
  expect(today.day).toBe('2026-11-22');
});

test('a page that is hidden keeps its day until it is visible', () => {
  const { today } = openAt('2026-11-21T22:00:00');
  vi.setSystemTime(new Date('2026-11-22T07:00:00'));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(today.day).toBe('2026-11-21');
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(today.day).toBe('2026-11-22');
});

test('a page that was left gets no updates until it is back', () => {
  const { today, host } = openAt('2026-11-21T23:59:59');
  host.disconnect();
  vi.advanceTimersByTime(HOUR);
  page.dispatchEvent(new Event('focus'));
  expect(host.updates).toBe(0);
  host.connect();
  expect(today.day).toBe('2026-11-22');
});

test('a listener gets the day at once, then each new day, until it is ended', () => {
  vi.setSystemTime(new Date('2026-11-21T09:41:00'));
  const told: string[] = [];
  const end = followDay((day) => told.push(day));
  expect(told).toEqual(['2026-11-21']);
  page.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(24 * HOUR);
  expect(told).toEqual(['2026-11-21', '2026-11-22']);
  end();
  vi.advanceTimersByTime(24 * HOUR);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual(['2026-11-21', '2026-11-22']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../ui/events.ts';
import { LONG_ENOUGH, NoticeList } from './notice-list.ts';

const COPIED: Notice = { text: () => 'Link copied.' };
const LINK: Notice = { text: () => 'This position came from a link.', stays: true };
const FULL: Notice = { text: () => 'Not saved: this device is full.', alert: true };
const FORGOTTEN: Notice = { text: () => 'Today will be forgotten.', alert: true };
const ERASED: Notice = {
  text: () => '1 solution deleted.',
  action: { label: () => 'Undo', run: () => undefined },
};

let shown: (string | undefined)[];
let isInUse: boolean;
let notices: NoticeList;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  isInUse = false;
  notices = new NoticeList(
    () => shown.push(notices.current?.text()),
    () => isInUse,
  );
});
afterEach(() => vi.useRealTimers());

test('a notice without an action goes after 8 seconds, not before', () => {
  notices.show(COPIED);
  vi.advanceTimersByTime(7_999);
  expect(shown).toEqual([COPIED.text()]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([COPIED.text(), undefined]);
});

test.each([LINK, FULL, ERASED])('$text stays until it is closed', (notice) => {
  notices.show(notice);
  vi.advanceTimersByTime(100 * LONG_ENOUGH);
  expect(notices.current).toBe(notice);
  notices.close(notice);
  expect(notices.current).toBeUndefined();
});

test('a notice without an action goes with the next tap, and others stay', () => {
  for (const notice of [LINK, FULL, ERASED]) {
    notices.show(notice);
    notices.pass();
    expect(notices.current).toBe(notice);
    notices.close(notice);
  }
  notices.show(COPIED);
  notices.pass();
  expect(notices.current).toBeUndefined();
});

test('a notice stays while the pointer is on it', () => {
  notices.show(COPIED);
  isInUse = true;
  vi.advanceTimersByTime(3 * LONG_ENOUGH);
  expect(notices.current).toBe(COPIED);
  isInUse = false;
  vi.advanceTimersByTime(LONG_ENOUGH);
  expect(notices.current).toBeUndefined();
});

test('a notice goes when its reason is over, and is not shown if that is over already', () => {
  const over = new AbortController();
  const notice = { ...FULL, over: over.signal };
  notices.show(notice);
  over.abort();
  notices.show(notice);
  expect(shown).toEqual([FULL.text(), undefined]);
});

test('a notice goes when its screen is left, and one of no screen stays', () => {
  notices.show(FULL);
  notices.show(ERASED, 'collection');
  notices.open('collection');
  expect(notices.current).toBe(ERASED);
  notices.open('play');
  expect(notices.current).toBe(FULL);
});

test.each([
  ['before', [FULL, FORGOTTEN]],
  ['after', [FORGOTTEN, FULL]],
])('an alert of no screen that comes %s one of the screen is below it', (_when, alerts) => {
  for (const alert of alerts) notices.show(alert, alert === FORGOTTEN ? 'puzzles' : undefined);
  expect(notices.current).toBe(FORGOTTEN);
  notices.open('play');
  expect(notices.current).toBe(FULL);
});

test('a notice that stays does not hide an alert, and is shown once that is over', () => {
  const missing: Notice = { text: () => 'Part of the game couldn’t be loaded.', stays: true };
  const saved = new AbortController();
  notices.show({ ...FULL, over: saved.signal });
  notices.show(missing);
  expect(notices.current?.text()).toBe(FULL.text());
  saved.abort();
  expect(notices.current).toBe(missing);
});

test('an alert of no screen goes below the screen’s alert and leaves a notice above that on top', () => {
  notices.show(FORGOTTEN, 'puzzles');
  notices.show(ERASED, 'puzzles');
  notices.show(FULL);
  expect(notices.current).toBe(ERASED);
  notices.close(ERASED);
  expect(notices.current).toBe(FORGOTTEN);
});

test('dismissing a screen’s alert removes alerts of no screen as well, and nothing else', () => {
  notices.show(LINK);
  notices.show(FULL);
  notices.show(FORGOTTEN, 'puzzles');
  notices.dismiss(FORGOTTEN);
  expect(notices.current).toBe(LINK);

  notices.show(FORGOTTEN, 'puzzles');
  notices.show(FULL);
  notices.show(COPIED, 'puzzles');
  notices.dismiss(COPIED);
  expect(notices.current).toBe(FORGOTTEN);
  // Leaving the screen does not count as reading its alert.
  notices.open('lab');
  expect(notices.current).toBe(FULL);
});

test('a notice is shown again when the one above it has gone', () => {
  notices.show(FULL);
  notices.show(COPIED);
  vi.advanceTimersByTime(LONG_ENOUGH);
  expect(shown).toEqual([FULL.text(), COPIED.text(), FULL.text()]);
});

test('a repeated notice is shown once, and for its whole time again', () => {
  notices.show({ ...COPIED });
  vi.advanceTimersByTime(LONG_ENOUGH - 1);
  notices.show(COPIED);
  vi.advanceTimersByTime(LONG_ENOUGH - 1);
  expect(notices.current).toBe(COPIED);
  vi.advanceTimersByTime(1);
  expect(notices.current).toBeUndefined();
});

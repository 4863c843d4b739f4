import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHost } from '../session/fake-host.testing.ts';
import { followScreenEvents } from './screen-events.ts';

let page: EventTarget & { visibilityState: DocumentVisibilityState };
let window: EventTarget;

beforeEach(() => {
  window = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

test('a screen hears keys and the page’s visibility only while it is on the page', () => {
  const host = new FakeHost();
  const heard: unknown[] = [];
  followScreenEvents(
    host,
    ({ type }) => heard.push(type),
    (isShown) => heard.push(isShown),
  );
  const happen = (): unknown[] => {
    window.dispatchEvent(new Event('keydown'));
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    return heard.splice(0);
  };
  expect(happen()).toEqual(['keydown', true, false]);
  host.disconnect();
  expect(happen()).toEqual([]);
  host.connect();
  expect(happen()).toEqual(['keydown', true, false]);
  page.visibilityState = 'hidden';
  expect(happen()).toEqual(['keydown', false, false]);
});

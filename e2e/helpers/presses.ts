import type { CDPSession, Page } from '@playwright/test';
import { endedTouches, expectEndedTouches, expectInput, settled } from './settled.ts';

/** Seconds that a press takes, by the timestamps of its events: a busy machine makes no long press of it. */
const PRESS = 0.05;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Clicks by mouse at a point of the viewport, in CSS pixels, once the page is settled. */
export async function clickAt(page: Page, x: number, y: number): Promise<void> {
  await settled(page);
  await clickAtOnce(page, x, y);
}

/** Clicks by mouse at a point of the viewport, in CSS pixels, whatever the page has still to do. */
export async function clickAtOnce(page: Page, x: number, y: number): Promise<void> {
  const devtools = await devtoolsOf(page);
  const begin = Date.now() / 1000;
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { x, y, type: 'mouseMoved' }),
    devtools.send('Input.dispatchMouseEvent', {
      ...button,
      type: 'mousePressed',
      timestamp: begin,
    }),
    devtools.send('Input.dispatchMouseEvent', {
      ...button,
      type: 'mouseReleased',
      timestamp: begin + PRESS,
    }),
  ]);
}

/** Taps with a finger at a point of the viewport, in CSS pixels; resolves once the page has heard the finger go. */
export async function tapAt(page: Page, x: number, y: number): Promise<void> {
  const devtools = await devtoolsOf(page);
  const before = await endedTouches(page);
  const begin = Date.now() / 1000;
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp: begin,
    }),
    devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: begin + PRESS,
    }),
  ]);
  await expectEndedTouches(page, before + 1);
}

function devtoolsOf(page: Page): Promise<CDPSession> {
  expectInput(page);
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  return session;
}

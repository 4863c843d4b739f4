import type { CDPSession, Page } from '@playwright/test';
import { holding } from './settled.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes a page's animations a thousand times slower, and no look brings them to their end. */
export async function slowAnimations(page: Page): Promise<void> {
  holding(page, 'motion');
  await setSpeed(page, 0.001);
}

/** Makes a page's animations as fast as they are; each look brings them to their end again. */
export async function releaseAnimations(page: Page): Promise<void> {
  await setSpeed(page, 1);
  holding(page, 'motion', false);
}

async function setSpeed(page: Page, playbackRate: number): Promise<void> {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  const devtools = await session;
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
}

/**
 * Brings the slow animations that run on a page to their end, but not those that follow.
 * @param share The part of each that is over then.
 */
export async function finishAnimations(page: Page, share = 1): Promise<void> {
  await page.evaluate((part) => window.work!.finishAnimations(part), share);
}

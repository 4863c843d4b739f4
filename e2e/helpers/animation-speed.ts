import type { CDPSession } from '@playwright/test';

/** Sets the speed of a page's animations, 1 as they are. */
export async function setAnimationSpeed(devtools: CDPSession, playbackRate: number): Promise<void> {
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
}

import type { Settings } from '../progress/settings/settings.ts';
import type { AppShell } from './app-shell.ts';
import { followTranslation } from './follow-translation.ts';
import { followLook } from './look.ts';
import { handleSystemEvents } from './system-events.ts';

export { Announcer } from './announcer.ts';
export { askToErase, openFile } from './collection-dialogs.ts';
export { applyLook } from './look.ts';
export { noticeOf, showNotice } from './notices.ts';
export { pressKey } from './screen-keys.ts';

/**
 * Starts everything that the frame does besides showing screens.
 * @param settings Returns the current settings.
 */
export function begin(frame: AppShell, settings: () => Settings): void {
  followLook(settings);
  followTranslation();
  handleSystemEvents(frame);
}

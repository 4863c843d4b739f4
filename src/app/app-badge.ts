import type { Progress } from '../progress/free-play/progress.ts';
import { readSettings, subscribeToSettings } from '../progress/settings/settings.ts';
import { optionalImport } from '../ui/loading/optional-import.ts';

/** Keeps a badge on the icon of the installed game while the setting is on. Does nothing in browsers without badges. */
export function followBadge(progress: Promise<Progress>): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: Promise<(() => void) | undefined> | undefined;
  const follow = ({ badge }: { readonly badge: boolean }): void => {
    if (badge) {
      shown ??= optionalImport(import('../puzzles/today-badge.ts')).then((part) =>
        part?.badgeToday(progress),
      );
    } else {
      void shown?.then((end) => end?.());
      shown = undefined;
    }
  };
  subscribeToSettings(follow);
  follow(readSettings());
}

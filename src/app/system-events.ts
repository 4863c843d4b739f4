import type { Health } from '../progress/free-play/progress.ts';
import { whenIdle } from '../ui/scheduling/when-idle.ts';
import { followBadge } from './app-badge.ts';
import type { AppShell } from './app-shell.ts';
import { receiveFiles } from './incoming-files.ts';
import { promised } from './other-screens.ts';
import { focusScreens } from './screen-focus.ts';
import { followRouteTitle } from './follow-route-title.ts';
import { followUnsavedSettings } from './unsaved-settings.ts';
import { Updates } from './updates.ts';

/** Handles events of no screen: navigation, a lost network, a new version, failed storage, an incoming file. */
export function handleSystemEvents(frame: AppShell): void {
  followRouteTitle(frame);
  focusScreens(frame);
  receiveFiles(frame);
  const { progress } = frame;
  followBadge(promised(progress));

  const sayOffline = (): void => {
    if (offlineSaid()) return;
    const online = new AbortController();
    addEventListener('online', () => online.abort(), { once: true });
    frame.tell({ kind: 'offline', over: online.signal });
  };
  addEventListener('offline', sayOffline);
  if (!navigator.onLine) sayOffline();

  const updates = new Updates();
  const open = (): void => void progress.flush().then(() => updates.apply());
  updates.addEventListener('change', () => frame.tell({ kind: 'update', open }));
  // The service worker fetches the whole game, which must delay no tap.
  void whenIdle().then(() => updates.start());

  let changed = new AbortController();
  const sayHealth = (health: Health): void => {
    changed.abort();
    changed = new AbortController();
    frame.tell({ kind: 'health', health, over: changed.signal });
  };
  progress.subscribe((change) => {
    if (change.kind === 'health') sayHealth(change.health);
  });
  // The storage may have failed before this subscribed.
  if (progress.health !== 'kept') sayHealth(progress.health);
  followUnsavedSettings(
    () => progress.health,
    () => frame.tell({ kind: 'settings-unsaved' }),
  );
}

/** Returns true if the player has been told in this session that the network is gone, and notes it otherwise. */
function offlineSaid(): boolean {
  try {
    if (sessionStorage.getItem('ninety-two-offline')) return true;
    sessionStorage.setItem('ninety-two-offline', 'said');
  } catch {
    // Without session storage it is said again, which does no harm.
  }
  return false;
}

import { progress } from '../progress/page.ts';
import {
  SessionStash,
  STASHED_PUZZLE,
  STASHED_RECORDS,
} from '../progress/storage/session-stash.ts';
import type { Health } from '../progress/storage/storage-health.ts';
import { whenIdle } from '../ui/scheduling/when-idle.ts';
import type { NtApp } from './app.ts';
import { loadPuzzles } from './other-screens.ts';
import { focusScreens } from './screen-focus.ts';
import { followRouteTitle } from './follow-route-title.ts';
import { followUnsavedSettings } from './unsaved-settings.ts';
import { followTodaysPuzzles } from './todays-puzzles.ts';
import type { Updates } from './updates.ts';
import { readSettings, subscribeToSettings } from '../progress/settings/settings.ts';
import { optionalImport } from '../ui/loading/optional-import.ts';
import { receive } from './late-dialogs.ts';

/** Handles events of no screen: navigation, a new version, failed storage, an incoming file. */
export function handleSystemEvents(frame: NtApp, updates: Updates): void {
  followRouteTitle(frame, focusScreens(frame));
  followTranslation();
  receiveFiles(frame);
  followBadge();
  void followPuzzles(frame);

  const open = (): void => void updates.apply();
  // The service worker fetches the whole game, which must delay no tap.
  void whenIdle().then(() => updates.start());

  let changed = new AbortController();
  const sayHealth = (health: Health): void => {
    changed.abort();
    changed = new AbortController();
    const { signal: over } = changed;
    frame.tell({ kind: 'health', health, over, open: updates.ready ? open : undefined });
    if (health === 'newer' && !updates.ready) void updates.look();
  };
  progress.subscribe((change) => {
    if (change.kind === 'health') sayHealth(change.health);
  });
  // The storage may have failed before this subscribed.
  if (progress.health !== 'kept') sayHealth(progress.health);
  const sayReady = (): void => {
    // Opening the new version is what the player is asked to do then.
    if (progress.health === 'newer') sayHealth('newer');
    else frame.tell({ kind: 'update', open });
  };
  updates.addEventListener('change', sayReady);
  // A part that was missing at the start may have found it.
  if (updates.ready) sayReady();
  followUnsavedSettings(
    () => progress.health,
    () => frame.tell({ kind: 'settings-unsaved' }),
  );
}

/** Loads what is kept of puzzles, which no start of Play needs, and follows those of today. */
async function followPuzzles(frame: NtApp): Promise<void> {
  const stash = new SessionStash();
  const isStashed = [STASHED_RECORDS, STASHED_PUZZLE].some((name) => stash.all(name).size > 0);
  // It must delay no tap, but what is stashed goes with the tab.
  if (!isStashed) await whenIdle();
  const part = await optionalImport(loadPuzzles, false);
  if (part) followTodaysPuzzles(part.puzzles, (areNew) => (frame.hasNewPuzzles = areNew));
  else addEventListener('nt-part-arrived', () => void followPuzzles(frame), { once: true });
}

const loadBadge = () => import('../puzzles/today-badge.ts');

/** Keeps a badge on the icon of the installed game while the setting is on. Does nothing in browsers without badges. */
function followBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: Promise<(() => void) | undefined> | undefined;
  const follow = ({ badge }: { readonly badge: boolean }): void => {
    if (badge) {
      shown ??= optionalImport(loadBadge).then((part) => part?.badgeToday());
    } else {
      void shown?.then((end) => end?.());
      shown = undefined;
    }
  };
  subscribeToSettings(follow);
  follow(readSettings());
}

/**
 * Lets sentences follow the game on a page that the browser translates. Translators put a `font` element in place of
 * each text node. Lit keeps no reference to the node: it sets `data` on whatever stands there (lit-html, `ChildPart`),
 * which does nothing on an element. Here it puts a text in place of the element, which the browser translates again.
 */
function followTranslation(): void {
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  Object.defineProperty(font.constructor.prototype, 'data', {
    configurable: true,
    set(this: Element, text: string) {
      this.replaceWith(text);
    },
  });
}

/** File Handling API, which TypeScript's library lacks. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ): void;
}

/** Fields that take the text that is pasted into them: no radio button, checkbox or slider. */
const TEXT_FIELDS = 'textarea, input:is([type="text"], [type="number"])';

/**
 * Opens files and texts that arrive without a button: pasted, dropped onto the page, or opened by the system with the
 * installed app.
 */
function receiveFiles(frame: NtApp): void {
  const take = (event: Event, data: DataTransfer | null, text?: string): void => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0 && !text) return;
    event.preventDefault();
    void receive(frame, files, text);
  };
  addEventListener('dragover', (event) => {
    // Without this the browser would leave the game to show the file.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => take(event, event.dataTransfer));
  addEventListener('paste', (event) => {
    const { clipboardData } = event;
    const text = clipboardData?.getData('text');
    const [target] = event.composedPath();
    // A field takes the text that is pasted into it, but no picture.
    if (text && (target as Element).matches(TEXT_FIELDS)) return;
    take(event, clipboardData, text);
  });

  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    const opened = files.map((handle) => handle.getFile().catch(() => new File([], handle.name)));
    void Promise.all(opened).then((all) => receive(frame, all));
  });
}

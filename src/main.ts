import './app/app.ts';
import { recoverFromMissingParts } from './app/recover.ts';
import type { Updates } from './app/updates.ts';
import './play/play.ts';
import './ui/install-offer.ts';
import { nextTask, painted } from './ui/tasks.ts';
import { whenIdle } from './ui/when-idle.ts';

// Keep this file and all it imports small: it is what a first visit waits for. The storage is fetched
// while the shell is looked at; all else that the first tap can do without waits for the page to be idle.
const app = document.querySelector('nt-app')!;
recoverFromMissingParts(() => app.tell({ kind: 'part-missing' }));
app.progress = load(
  import('./progress/page-progress.ts').then((part) =>
    part.pageProgress(() => painted().then(nextTask)),
  ),
);
app.updates = load(startUpdates());

async function startUpdates(): Promise<Updates> {
  await app.updateComplete;
  // Without a network it is too late to fetch what tells the player so.
  await whenIdle();
  void load(import('./app/notices.ts'));
  await whenIdle();
  const part = await import('./app/updates.ts');
  const updates = new part.Updates();
  updates.start();
  return updates;
}

/** A part that does not arrive is told to the player by `recoverFromMissingParts`; its users wait. */
function load<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => new Promise<T>(() => undefined));
}

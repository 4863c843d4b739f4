import './app/app.ts';
import { recoverFromMissingParts } from './app/recover.ts';
import './play/play.ts';
import { afterPaint } from './ui/after-paint.ts';

// Keep this file and all it imports small: it is what a first visit waits for. What the board can be
// played without (storage, updates, the rose) begins to load here and arrives while it is looked at.
const app = document.querySelector('nt-app')!;
recoverFromMissingParts(() => void app.tell({ kind: 'part-missing' }));
app.progress = load(
  import('./progress/progress.ts').then(({ Progress }) => new Progress(afterPaint)),
);
app.updates = load(
  import('./app/updates.ts').then(({ Updates }) => {
    const updates = new Updates();
    updates.start();
    return updates;
  }),
);
// Without a network it is too late to fetch what tells the player so.
void load(import('./app/notices.ts'));

/** A part that does not arrive is told to the player by `recoverFromMissingParts`; its users wait. */
function load<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => new Promise<T>(() => undefined));
}

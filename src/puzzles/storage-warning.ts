import { msg } from '@lit/localize';
import type { Progress } from '../progress/progress.ts';
import type { Health } from '../progress/storage/storage-health.ts';
import { NoticeEvent } from '../ui/events.ts';
import { LiveRead } from '../ui/scheduling/live-read.ts';

/**
 * Warns on a screen while nothing is kept, and offers to export the data.
 * @returns A function that stops it and withdraws the warning.
 */
export function warnStorageUnavailable(
  screen: EventTarget,
  progress: Pick<Progress, 'health' | 'subscribe'>,
  exportAll: () => void,
): () => void {
  let over = new AbortController();
  const say = (health: Health): void => {
    over.abort();
    if (health !== 'memory') return;
    over = new AbortController();
    screen.dispatchEvent(
      new NoticeEvent({
        alert: true,
        text: () =>
          msg('This browser doesn’t save anything. You can play, but today won’t be remembered.'),
        action: { label: () => msg('Export'), run: exportAll },
        over: over.signal,
      }),
    );
  };
  const reading = new LiveRead(
    { source: progress, kinds: ['health'], read: ({ health }) => health },
    say,
  );
  return () => {
    reading.end();
    over.abort();
  };
}

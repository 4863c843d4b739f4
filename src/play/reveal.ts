import { msg } from '@lit/localize';
import type { Code } from '../core/code.ts';
import { queensOf } from '../core/code-squares.ts';
import { NoticeEvent } from '../ui/events.ts';
import { prefersStillness } from '../ui/motion.ts';
import { signalFind, type SignalSettings } from '../ui/signals.ts';
import type { Assistant } from './assistant.ts';
import type { FreePlay } from './free-play.ts';

/**
 * Shows a solution the player has not found, or says why there is none to show.
 * @param host Where a notice is fired.
 * @param roses What blooms when there is nothing left to find.
 */
export async function reveal(
  assistant: Assistant,
  freePlay: FreePlay,
  settings: SignalSettings,
  host: EventTarget,
  roses: Iterable<Element>,
): Promise<void> {
  const answer = await assistant.findUnknown();
  if (!answer) return;
  if (answer.code !== undefined) {
    await show(freePlay, answer.code);
    return;
  }
  const [code] = freePlay.known.found.keys();
  if (code === undefined) {
    const text = msg('There is nothing to show: this board has no solution.');
    host.dispatchEvent(new NoticeEvent({ text }));
    return;
  }
  const text = msg('There is nothing left to show: you have found every solution of this size.');
  host.dispatchEvent(new NoticeEvent({ text }));
  signalFind(settings, code, true);
  if (prefersStillness()) return;
  // The whole rose blooms once more, as its last petal did.
  for (const rose of roses) {
    const timing = { duration: 1200, easing: 'cubic-bezier(.16, 1, .3, 1)' };
    rose.animate([{ transform: 'scale(.2)', opacity: 0 }, {}], timing);
  }
}

/**
 * What the player placed stays where it belongs, the rest is hollow. It is kept as revealed, unless it
 * was found before.
 */
async function show({ session, progress }: FreePlay, code: Code): Promise<void> {
  session.play({ kind: 'reveal', solution: queensOf(code) });
  await (await progress).recordRevealed({ code, revealedAt: Date.now() });
}

import { msg, str } from '@lit/localize';
import { announceChange, type BoardTransition } from '../game/screen/announcements.ts';
import type { AnySession } from '../game/session/session.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { SignalSettings } from '../ui/sound/signals.ts';
import { NoticeEvent } from '../ui/events.ts';

/**
 * Signals a change of the board by sound and vibration, and announces it with the number of its completions.
 * @param host The element that the announcement is fired on.
 * @param firstWords Resolves with a sentence on the completions, or with `undefined` if the player does not want it.
 */
export function announceBoardChange(
  host: EventTarget,
  settings: SignalSettings,
  session: AnySession,
  transition: BoardTransition,
  firstWords: Promise<string | undefined> | undefined,
): Promise<void> {
  return announceChange(host, settings, session, transition, async ({ position, verdict }) =>
    joinSentences([
      msg(str`${position.queens.length} placed.`),
      (verdict.solved ? undefined : await firstWords) ?? '',
    ]),
  );
}

interface Damage {
  readonly board: boolean;
  /** The number of damaged solutions. */
  readonly solutions: number;
}

/** Says in a notice which stored data could not be read. */
export function announceDamage(host: EventTarget, damage: Damage): void {
  host.dispatchEvent(new NoticeEvent({ text: damageWords(damage) }));
}

function damageWords(damage: Damage): string {
  return damage.board
    ? msg(
        'Your unfinished board of this size couldn’t be read. It was set aside; this one is empty.',
      )
    : msg(
        str`Saved solutions that couldn’t be read and were set aside: ${damage.solutions}. Everything else is here.`,
      );
}

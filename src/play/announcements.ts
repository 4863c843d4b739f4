import { msg, str } from '@lit/localize';
import { announceChange, type BoardTransition } from '../game/screen/announcements.ts';
import type { AnySession } from '../game/session/session.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { Insight } from '../solver/insight/insight.ts';
import type { SignalSettings } from '../ui/sound/signals.ts';
import { completionAnnouncement } from './ways/completion-words.ts';

/**
 * Signals a change of the board by sound and vibration, and announces it with the number of its completions.
 * @param host The element that the announcement is fired on.
 * @param firstInsight Resolves with the numbers of completions; left out if the player does not want them.
 */
export function announceBoardChange(
  host: EventTarget,
  settings: SignalSettings,
  session: AnySession,
  transition: BoardTransition,
  firstInsight: Promise<Insight | undefined> | undefined,
): Promise<void> {
  return announceChange(host, settings, session, transition, async ({ position, verdict }) => {
    const placed = position.queens.length;
    const insight = verdict.solved ? undefined : await firstInsight;
    return joinSentences([
      msg(str`${placed} placed.`),
      insight ? completionAnnouncement(insight) : '',
    ]);
  });
}

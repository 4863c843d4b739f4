import { msg, str } from '@lit/localize';
import { announceChange, type BoardTransition } from '../game/screen/announcements.ts';
import type { AnySession } from '../game/session.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { Insight } from '../solver/insight.ts';
import type { SignalSettings } from '../ui/signals.ts';
import { waysAnnouncement } from './ways-words.ts';

/**
 * Lets a change on the board be heard, felt and announced, with the ways to finish it.
 * @param host Where the announcement is fired.
 * @param firstInsight Resolves with the ways to finish; left out where they are not wanted.
 */
export function tellChange(
  host: EventTarget,
  settings: SignalSettings,
  session: AnySession,
  transition: BoardTransition,
  firstInsight: Promise<Insight | undefined> | undefined,
): Promise<void> {
  return announceChange(host, settings, session, transition, async ({ position, verdict }) => {
    const placed = position.queens.length;
    const insight = verdict.solved ? undefined : await firstInsight;
    return joinSentences([msg(str`${placed} placed.`), insight ? waysAnnouncement(insight) : '']);
  });
}

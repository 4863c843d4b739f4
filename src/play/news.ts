import { msg, str } from '@lit/localize';
import { squareName } from '../core/square.ts';
import { markWords } from '../game/mark-words.ts';
import type { AnySession } from '../game/session.ts';
import { signalChange, type BoardNews } from '../game/signal-change.ts';
import { lineWords, pairWords } from '../game/words.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { Insight } from '../solver/insight.ts';
import { AnnounceEvent } from '../ui/events.ts';
import type { SignalSettings } from '../ui/signals.ts';
import { waysAnnouncement } from './ways-words.ts';

/**
 * Lets a change on the board be heard, felt and announced.
 * @param host Where the announcement is fired.
 * @param firstInsight What can still be done, when that is known.
 */
export async function tellChange(
  host: EventTarget,
  settings: SignalSettings,
  session: AnySession,
  news: BoardNews,
  firstInsight: Promise<Insight | undefined> | undefined,
): Promise<void> {
  signalChange(settings, session.game.rules.shape.columns, news);
  const announcement = await announcementOf(session, news, firstInsight);
  if (announcement) host.dispatchEvent(announcement);
}

/**
 * What is said of a change on the board to people who listen, with what the solver knows of it;
 * `undefined` when the board is another by then.
 * @param firstInsight What can still be done, when that is known.
 */
async function announcementOf(
  session: AnySession,
  { before, after }: BoardNews,
  firstInsight: Promise<Insight | undefined> | undefined,
): Promise<AnnounceEvent | undefined> {
  const { position, verdict } = after;
  if (position !== session.position) return undefined;
  const { shape } = session.game.rules;
  const size = shape.columns;
  const [newest] = verdict.conflicts;
  const placed = position.queens.length;
  const [earlier, now] = [before.position.queens, position.queens];
  const [added, ...moreAdded] = now.filter((queen) => !earlier.includes(queen));
  const [lifted, ...moreLifted] = earlier.filter((queen) => !now.includes(queen));
  const sentences: string[] = [];
  if (!newest && before.verdict.conflicts.length > 0) sentences.push(msg('Conflict cleared.'));
  if (added !== undefined && moreAdded.length === 0) {
    sentences.push(msg(str`Queen on ${squareName(added, size)}.`));
  } else if (lifted !== undefined && moreLifted.length === 0) {
    sentences.push(msg(str`${squareName(lifted, size)} lifted.`));
  }
  const isSameQueens = added === undefined && lifted === undefined;
  const marked = isSameQueens ? markWords(before.position, position, shape) : undefined;
  if (marked) sentences.push(marked);
  if (newest) {
    sentences.push(msg(str`Conflict: ${pairWords(newest, size)} ${lineWords(newest.line)}.`));
    return new AnnounceEvent(joinSentences(sentences), true);
  }
  if (marked) return new AnnounceEvent(joinSentences(sentences));
  sentences.push(msg(str`${placed} placed.`));
  const insight = verdict.solved ? undefined : await firstInsight;
  if (position !== session.position) return undefined;
  if (insight) sentences.push(waysAnnouncement(insight));
  return new AnnounceEvent(joinSentences(sentences));
}

import { msg, str } from '@lit/localize';
import type { Day } from '../../core/days/day.ts';
import { isolated } from '../../i18n/left-to-right.ts';
import { puzzles } from '../../progress/page-puzzles.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import type { Query } from '../../ui/scheduling/live-read.ts';
import { friendDays } from './friend-days.ts';
import type { KnownFriend } from './standings.ts';
import { nameShown } from './standings-table.ts';

/** Returns the query of what friends sent of a day. */
export function friendsQuery(day: () => Day): Query<PuzzleStorage, readonly KnownFriend[]> {
  return {
    source: puzzles,
    kinds: ['friends'],
    read: () => friendDays(puzzles, day()),
  };
}

/**
 * Takes a friend's row off the list, and offers to bring it back.
 * @param host Receives the notice.
 */
export async function removeFriend(
  host: EventTarget,
  { name, record }: KnownFriend,
): Promise<void> {
  const undo = await puzzles.removeFriend(record);
  const shown = isolated(nameShown(name));
  const bringBack = async (): Promise<void> => {
    await undo();
    host.dispatchEvent(new AnnounceEvent(msg(str`${shown} is back on the list.`)));
  };
  host.dispatchEvent(
    new NoticeEvent({
      text: () => msg(str`${shown} is off the list.`),
      action: { label: () => msg('Undo'), run: () => void bringBack() },
    }),
  );
}

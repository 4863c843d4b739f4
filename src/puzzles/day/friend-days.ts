import type { Day } from '../../core/days/day.ts';
import { friendText, readFriendText, type FriendDay } from '../../core/routes/friend-day.ts';
import { isOwn } from '../../progress/settings/own-senders.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import type { KnownFriend } from './standings.ts';

/** Keeps the day in a link that is opened now, unless the link is the player's own. */
export async function keepFriendDay(
  puzzles: PuzzleStorage,
  day: Day,
  friend: FriendDay,
): Promise<void> {
  if (isOwn(friend)) return;
  const { name, sender, results } = friend;
  const solved = results.filter((result) => result).length;
  await puzzles.openFriend({ day, sender, name, solved, text: friendText(friend), openedAt: 0 });
}

/** Reads what friends sent of a day. Links that were opened may have turned out to be the player's own since. */
export async function friendDays(
  puzzles: PuzzleStorage,
  day: Day,
): Promise<readonly KnownFriend[]> {
  return (await puzzles.friendsOf(day)).flatMap((record) => {
    const friend = readFriendText(record.text);
    return friend && !isOwn(friend) ? { ...friend, record } : [];
  });
}

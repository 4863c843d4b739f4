import type { Day } from '../../core/days/day.ts';
import { friendText, readFriendText, type FriendDay } from '../../core/routes/friend-day.ts';
import { puzzles } from '../../progress/page.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import type { Query } from '../../ui/scheduling/live-read.ts';

/** Returns the query of what friends sent of a day. */
export function friendsQuery(day: () => Day): Query<PuzzleStorage, readonly FriendDay[]> {
  return {
    source: puzzles,
    kinds: ['friends'],
    read: async () =>
      (await puzzles.friendsOf(day())).flatMap(({ text }) => readFriendText(text) ?? []),
  };
}

/** Keeps what a friend sent of a day, whose link was opened now. */
export async function keepFriend(day: Day, friend: FriendDay): Promise<void> {
  const text = friendText(friend);
  await puzzles.keepFriends([{ day, name: friend.name, text, openedAt: Date.now() }]);
}

import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { FriendDay } from '../../core/routes/friend-day.ts';
import type { FriendRecord } from '../../progress/puzzles/friend-record.ts';

/** A friend's day, with the record that keeps it. */
export interface KnownFriend extends FriendDay {
  readonly record: FriendRecord;
}

/** A row of a day: the results of the player or of a friend, added up. */
export interface Standing {
  /** Left out for the player. */
  readonly friend?: KnownFriend;
  /** The place among those who solved all three, from 1; `undefined` for those who have not. */
  readonly place?: number | undefined;
  readonly solved: number;
  readonly seconds: number;
  /** The number of times each kind of help was taken. */
  readonly help: readonly number[];
}

/** The most rows that are shown. */
const MOST_ROWS = 20;

/**
 * Returns the rows of a day: first those who solved all three, the fastest first; then the others, those who solved more
 * first. Equal times share a place. Of more than `MOST_ROWS` the last go, but not the player's.
 * @param own The player's results, in the order of `DAY_KINDS`; they have a row once a puzzle is solved.
 */
export function standings(
  own: FriendDay['results'],
  friends: readonly KnownFriend[],
): readonly Standing[] {
  const owns: Standing[] = own.some((result) => result) ? [sumOf(own)] : [];
  const others = friends.map((friend): Standing => ({ ...sumOf(friend.results), friend }));
  const rows = [...owns, ...others.sort(inOrder).slice(0, MOST_ROWS - owns.length)];
  const times = rows.filter(isWhole).map(({ seconds }) => seconds);
  return rows
    .map((row) => {
      const faster = times.filter((seconds) => seconds < row.seconds).length;
      return { ...row, place: isWhole(row) ? faster + 1 : undefined };
    })
    .sort(inOrder);
}

function inOrder(a: Standing, b: Standing): number {
  return b.solved - a.solved || a.seconds - b.seconds;
}

/** Adds up the results of a day. */
export function sumOf(results: FriendDay['results']): Standing {
  const solved = results.filter((result) => result !== undefined);
  const kinds = Math.max(0, ...solved.map(({ help }) => help.length));
  return {
    solved: solved.length,
    seconds: solved.reduce((sum, { seconds }) => sum + seconds, 0),
    help: Array.from({ length: kinds }, (_, kind) =>
      solved.reduce((sum, { help }) => sum + (help[kind] ?? 0), 0),
    ),
  };
}

function isWhole({ solved }: Standing): boolean {
  return solved === DAY_KINDS.length;
}

import * as v from 'valibot';
import { isDay, type Day } from '../../core/days/day.ts';
import { walk } from '../storage/database.ts';
import { millisecondsSchema } from '../storage/fields.ts';
import type { RecordType } from '../storage/record-table.ts';
import { FRIENDS, setAside } from './puzzle-database.ts';

/** A friend's day, from a link that was opened. */
export interface FriendRecord {
  readonly day: Day;
  /** The name that the friend gave; empty if there is none. */
  readonly name: string;
  /** The text of the link, as `friendText` writes it. Who shows it reads and checks it. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

/** Milliseconds after which a friend's day is no longer shown. */
const WEEK = 7 * 86_400_000;

/** The most characters of a name and of a text; both are shorter. */
const MOST = 400;

const textSchema = v.pipe(v.string(), v.maxLength(MOST));

const recordSchema = v.object({
  day: v.pipe(v.string(), v.check(isDay)),
  name: textSchema,
  text: textSchema,
  openedAt: millisecondsSchema,
});

/** Reads a friend's day from the database, another tab or a backup. */
export function readFriend(value: unknown): FriendRecord | undefined {
  const { success, output } = v.safeParse(recordSchema, value, { abortEarly: true });
  return success ? output : undefined;
}

/** Returns true if a friend's day was opened less than a week before a moment. */
export function isRecent({ openedAt }: FriendRecord, now: number): boolean {
  return now - openedAt < WEEK;
}

/** Returns the one that was opened last; of two of the same moment always the same one. */
export function mergeFriends(a: FriendRecord, b: FriendRecord): FriendRecord {
  if (a.openedAt !== b.openedAt) return a.openedAt > b.openedAt ? a : b;
  return a.text >= b.text ? a : b;
}

/** Friends' days, the one of a name on a day under both. Those of more than a week ago are removed with each write. */
export const FRIEND_RECORDS: RecordType<string, FriendRecord> = {
  store: FRIENDS,
  durability: 'relaxed',
  keyOf: ({ day, name }) => `${day} ${name}`,
  parse: (entry, key) => {
    const friend = readFriend(entry);
    return friend && FRIEND_RECORDS.keyOf(friend) === key ? friend : undefined;
  },
  serialize: (friend) => ({ version: 1, ...friend }),
  setAside,
  merge: mergeFriends,
  alongside: async (transaction, saved) => {
    const newest = Math.max(...Array.from(saved.values(), ({ after }) => after.openedAt));
    await walk(transaction.objectStore(FRIENDS).openCursor(), (cursor) => {
      const friend = readFriend(cursor.value);
      if (friend && !isRecent(friend, newest)) cursor.delete();
      cursor.continue();
      return true;
    });
  },
};

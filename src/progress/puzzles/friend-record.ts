import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { isDay, type Day } from '../../core/days/day.ts';
import { countSchema, millisecondsSchema } from '../storage/fields.ts';
import type { RecordType } from '../storage/record-table.ts';
import { FRIENDS, setAside } from './puzzle-database.ts';

/** A friend's day, from a link that was opened. */
export interface FriendRecord {
  readonly day: Day;
  /** The sender's number; left out if the link has none. */
  readonly sender?: number | undefined;
  /** The name that the friend gave; empty if there is none. */
  readonly name: string;
  /** The number of solved puzzles that the link tells of; left out by builds that did not compare links. */
  readonly solved?: number | undefined;
  /** The text of the link, as `friendText` writes it. Who shows it reads and checks it. */
  readonly text: string;
  /** The moment when a link of the sender was opened last, or the row brought back, in milliseconds since 1970. */
  readonly openedAt: number;
  /** The moment when the link of the text was opened, if another was opened later. */
  readonly toldAt?: number | undefined;
  /**
   * The moment when the player took the row off the list, in milliseconds since 1970; left out if they never did. The
   * row is back if it was opened after it.
   */
  readonly removedAt?: number | undefined;
}

/** Milliseconds after which a friend's day is no longer shown. */
const WEEK = 7 * 86_400_000;

/** The most records that are kept. Age removes none, because the clock may be wrong. */
export const MOST_FRIENDS = 500;

/** The most characters of a name and of a text; both are shorter. */
const MOST = 400;

const textSchema = v.pipe(v.string(), v.maxLength(MOST));

const recordSchema = v.object({
  day: v.pipe(v.string(), v.check(isDay)),
  sender: v.optional(countSchema),
  name: textSchema,
  solved: v.optional(countSchema),
  text: textSchema,
  openedAt: millisecondsSchema,
  toldAt: v.optional(millisecondsSchema),
  removedAt: v.optional(millisecondsSchema),
});

/** Reads a friend's day from the database, another tab or a backup. */
export function readFriend(value: unknown): FriendRecord | undefined {
  const { success, output } = v.safeParse(recordSchema, value, { abortEarly: true });
  return success ? output : undefined;
}

/** Returns true if a friend's day was opened less than a week ago. */
export function isRecent({ openedAt }: FriendRecord, now: number): boolean {
  return now - openedAt < WEEK;
}

/** Returns true if the row of a friend's day is shown: it was opened less than a week ago, and not removed since. */
export function isShown(friend: FriendRecord, now: number): boolean {
  return isRecent(friend, now) && friend.openedAt > (friend.removedAt ?? -1);
}

/**
 * Returns the record of a friend's link that is opened now.
 * @param known The record of the same sender, if there is one: its row comes back.
 */
export function openedFriend(
  friend: FriendRecord,
  known: FriendRecord | undefined,
  now: number,
): FriendRecord {
  return { ...friend, openedAt: Math.max(now, (known?.removedAt ?? -1) + 1) };
}

/** Returns a record whose row is taken off the list. A clock that is behind takes it off too. */
export function removedFriend(friend: FriendRecord, now: number): FriendRecord {
  return { ...friend, removedAt: Math.max(now, friend.openedAt) };
}

/**
 * Returns a record without moments to come: a wrong clock must not make a link the newest for ever, nor hide it. What
 * came first, the opening or the removal, stays first.
 */
export function believableFriend(friend: FriendRecord, now: number): FriendRecord {
  const { removedAt } = friend;
  const openedAt = Math.min(friend.openedAt, now);
  const opened = {
    ...friend,
    openedAt,
    ...(friend.toldAt !== undefined && { toldAt: Math.min(friend.toldAt, now) }),
  };
  if (removedAt === undefined) return opened;
  const latest = removedAt < friend.openedAt ? openedAt - 1 : now;
  return { ...opened, removedAt: Math.min(removedAt, latest) };
}

/**
 * Merges two records of one sender: the one that tells of more solved puzzles, then the one opened last, then the text
 * that sorts last, with the last opening and the last removal. It is `a` itself if `b` adds nothing.
 */
export function mergeFriends(a: FriendRecord, b: FriendRecord): FriendRecord {
  const told = preferred(a, b);
  const openedAt = Math.max(a.openedAt, b.openedAt);
  const removedAt = Math.max(a.removedAt ?? -1, b.removedAt ?? -1);
  if (openedAt === told.openedAt && removedAt === (told.removedAt ?? -1)) return told;
  return {
    ...told,
    ...(openedAt > told.openedAt && { openedAt, toldAt: toldAt(told) }),
    ...(removedAt >= 0 && { removedAt }),
  };
}

function preferred(a: FriendRecord, b: FriendRecord): FriendRecord {
  const more = (a.solved ?? 0) - (b.solved ?? 0) || toldAt(a) - toldAt(b);
  if (more !== 0) return more > 0 ? a : b;
  return `${a.text} ${a.name}` >= `${b.text} ${b.name}` ? a : b;
}

function toldAt(friend: FriendRecord): number {
  return friend.toldAt ?? friend.openedAt;
}

/** Friends' days, one for each sender; a link without a sender is one by its text. */
export const FRIEND_RECORDS: RecordType<string, FriendRecord> = {
  store: FRIENDS,
  durability: 'relaxed',
  keyOf: ({ day, sender, text }) => `${day} ${sender ?? text}`,
  parse: (entry, key) => {
    const friend = readFriend(entry);
    if (!friend) return undefined;
    // Builds without senders had one record for each name.
    const isOld = friend.sender === undefined && key === `${friend.day} ${friend.name}`;
    return isOld || FRIEND_RECORDS.keyOf(friend) === key ? friend : undefined;
  },
  serialize: (friend) => ({ version: 1, ...friend }),
  setAside,
  merge: mergeFriends,
  alongside: async (transaction) => {
    const friends = transaction.objectStore(FRIENDS);
    const excess = (await promisifyRequest(friends.count())) - MOST_FRIENDS;
    if (excess <= 0) return;
    const [keys, entries] = await Promise.all([
      promisifyRequest(friends.getAllKeys()),
      promisifyRequest<unknown[]>(friends.getAll()),
    ]);
    const openedAt = entries.map((entry) => readFriend(entry)?.openedAt ?? Infinity);
    const oldest = [...keys.keys()].sort((a, b) => openedAt[a]! - openedAt[b]!).slice(0, excess);
    for (const index of oldest) friends.delete(keys[index]!);
  },
};

import { expect, test, vi } from 'vitest';
import { friendText } from '../../core/routes/friend-day.ts';
import { Progress } from '../progress.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { readFriend, type FriendRecord } from './friend-record.ts';
import { FRIENDS, puzzlesDatabase } from './puzzle-database.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';

useFreshStorage();

const DAY = '2026-11-27';
const HOUR = 3_600_000;
const NOW = Date.now();

/** Returns the day of a sender with so many puzzles solved, each in so many seconds. */
function friend(
  sender: number | undefined,
  solved = 3,
  { name = 'Anna', hoursAgo = 0, seconds = 60 } = {},
): FriendRecord {
  const results = [0, 1, 2].map((at) => (at < solved ? { seconds, help: [0] } : undefined));
  const text = friendText({ results, name, sender });
  const openedAt = NOW - hoursAgo * HOUR;
  return { day: DAY, name, solved, text, openedAt, ...(sender !== undefined && { sender }) };
}

/** Returns a page of its own, on the storage that all pages share. */
const page = () => puzzleStorageOf(new Progress());

/** Returns the names and the texts of the friends of the day, sorted. */
async function shown(of = page()): Promise<readonly string[]> {
  return (await of.friendsOf(DAY)).map(({ name, text }) => `${name} ${text}`).sort();
}

function rows(...friends: readonly FriendRecord[]): readonly string[] {
  return friends.map(({ name, text }) => `${name} ${text}`).sort();
}

test('links of three senders are three rows, whatever their names, on the next page too', async () => {
  const three = [friend(1, 3, { name: '' }), friend(2, 3, { name: '' }), friend(3, 2)];
  const here = page();
  await here.keepFriends([three[0]!]);
  await here.keepFriends(three.slice(1));
  expect(await shown(here)).toEqual(rows(...three));
  expect(await shown()).toEqual(rows(...three));
  expect(await here.friendsOf('2026-11-26')).toEqual([]);
});

test('links without a sender are a row each by what they tell', async () => {
  const two = [friend(undefined, 3, { name: '' }), friend(undefined, 2, { name: '' })];
  const here = page();
  await here.keepFriends([...two, { ...two[0]!, openedAt: NOW - HOUR }]);
  expect(await shown(here)).toEqual(rows(...two));
});

test('an older link of a sender takes no result away, and one that tells more replaces it', async () => {
  const here = page();
  await here.keepFriends([friend(1, 2, { hoursAgo: 2 })]);
  await here.keepFriends([friend(1, 1, { hoursAgo: 1, seconds: 10 })]);
  expect(await shown(here)).toEqual(rows(friend(1, 2)));
  await here.openFriend(friend(1, 3));
  await here.openFriend(friend(1, 2));
  expect(await shown(here)).toEqual(rows(friend(1, 3)));
});

test('of two links that tell as much the one opened last gives the name', async () => {
  const here = page();
  await here.keepFriends([friend(1, 3, { hoursAgo: 2 })]);
  await here.keepFriends([friend(1, 3, { name: 'Anne', hoursAgo: 1 })]);
  expect(await shown(here)).toEqual(rows(friend(1, 3, { name: 'Anne' })));
});

test('records of the build of 28 November stay, under their day and name', async () => {
  const { solved: _, ...old } = friend(undefined);
  await puzzlesDatabase()(FRIENDS, 'readwrite', 'strict', (transaction) => {
    transaction.objectStore(FRIENDS).put({ version: 1, ...old }, `${DAY} Anna`);
  });
  const here = page();
  expect(await shown(here)).toEqual(rows(old));
  await here.openFriend(old);
  await here.openFriend(friend(1));
  expect(await shown(here)).toEqual(rows(old, friend(1)));
  const undo = await here.removeFriend((await here.friendsOf(DAY)).find((it) => !it.sender)!);
  expect(await shown()).toEqual(rows(friend(1)));
  await undo();
  expect(await shown()).toEqual(rows(old, friend(1)));
});

test('a row that is removed stays away until it is brought back or a link of its sender is opened', async () => {
  const here = page();
  await here.openFriend(friend(1));
  const remove = async () => here.removeFriend((await here.friendsOf(DAY))[0]!);
  const undo = await remove();
  expect(await shown()).toEqual([]);
  // A backup from before.
  await here.keepFriends([friend(1)]);
  expect(await shown()).toEqual([]);
  await undo();
  expect(await shown()).toEqual(rows(friend(1)));
  await remove();
  await here.openFriend(friend(1, 1));
  expect(await shown()).toEqual(rows(friend(1)));
});

test('a row that was brought back stays when another device brings a fuller one from before', async () => {
  const here = page();
  await here.keepFriends([friend(1, 1, { hoursAgo: 3 })]);
  const undo = await here.removeFriend((await here.friendsOf(DAY))[0]!);
  await undo();
  await here.keepFriends([friend(1, 3, { hoursAgo: 2 })]);
  expect(await shown()).toEqual(rows(friend(1, 3)));
  // A later link that tells as much gives its name, although the row was brought back after it.
  await here.keepFriends([friend(1, 3, { name: 'Anne', hoursAgo: 1 })]);
  expect(await shown()).toEqual(rows(friend(1, 3, { name: 'Anne' })));
});

test('a friend’s day is shown for a week after its link was opened', async () => {
  const here = page();
  await here.keepFriends([
    friend(1, 3, { hoursAgo: 7 * 24 + 1 }),
    friend(2, 2, { hoursAgo: 7 * 24 - 1 }),
  ]);
  expect(await shown(here)).toEqual(rows(friend(2, 2)));
});

test('a clock that is a month ahead takes nothing away for good', async () => {
  const here = page();
  await here.openFriend(friend(1));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(NOW + 30 * 24 * HOUR);
  await here.openFriend(friend(2, 2));
  const undo = await here.removeFriend((await here.friendsOf(DAY))[0]!);
  await undo();
  clock.mockReturnValue(NOW);
  expect(await shown()).toEqual(rows(friend(1), friend(2, 2)));
  await here.removeFriend((await here.friendsOf(DAY)).find(({ sender }) => sender === 2)!);
  expect(await shown()).toEqual(rows(friend(1)));
  await here.openFriend(friend(2, 2));
  expect(await shown()).toEqual(rows(friend(1), friend(2, 2)));
});

test('five hundred days are kept, those opened last', async () => {
  const here = page();
  const many = Array.from({ length: 500 }, (_, at) =>
    friend(at, 3, { hoursAgo: 1 + at / 1000, name: '' }),
  );
  await here.keepFriends(many);
  await here.openFriend(friend(1000));
  const kept = (await here.friends.getAll()).value;
  expect(kept.size).toBe(500);
  expect(kept.has(`${DAY} 1000`)).toBe(true);
  expect(kept.has(`${DAY} 499`)).toBe(false);
});

test.each<[what: string, entry: unknown]>([
  ['nothing', undefined],
  ['a text', 'Anna'],
  ['no day', { ...friend(1), day: '2026-02-30' }],
  ['a sender that is no number', { ...friend(1), sender: '1' }],
  ['a sender that is no whole number', { ...friend(1), sender: 1.5 }],
  ['no moment', { ...friend(1), openedAt: -1 }],
  ['no text', { ...friend(1), text: 5 }],
  ['a text longer than any link', { ...friend(1), text: 'v'.repeat(500) }],
])('an entry of %s is not read as a friend’s day', (_, entry) => {
  expect(readFriend(entry)).toBeUndefined();
  expect(readFriend(friend(1))).toEqual(friend(1));
});

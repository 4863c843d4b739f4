import { expect, test, vi } from 'vitest';
import { Progress } from '../progress.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { readFriend, type FriendRecord } from './friend-record.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';

useFreshStorage();

const DAY = '2026-11-27';
const HOUR = 3_600_000;
const NOW = Date.now();

/** Returns what a friend sent of a day, opened some hours ago. */
function friend(name: string, hoursAgo = 0, text = 'v72-0.0.0-aaa'): FriendRecord {
  return { day: DAY, name, text, openedAt: NOW - hoursAgo * HOUR };
}

test('the newest link of a name is kept, and the others beside it, on the next page too', async () => {
  const page = puzzleStorageOf(new Progress());
  await page.keepFriends([friend('Anna', 2), friend('', 3)]);
  await page.keepFriends([friend('Anna', 1, 'v60'), friend('Ben', 5)]);
  await page.keepFriends([friend('Anna', 4, 'v99')]);
  const kept = [friend('Anna', 1, 'v60'), friend('', 3), friend('Ben', 5)];
  expect(await page.friendsOf(DAY)).toEqual(kept);
  expect(await puzzleStorageOf(new Progress()).friendsOf(DAY)).toEqual(kept);
  expect(await page.friendsOf('2026-11-26')).toEqual([]);
});

test('of more than twenty friends the twenty of the newest links are shown', async () => {
  const page = puzzleStorageOf(new Progress());
  await page.keepFriends(Array.from({ length: 25 }, (_, at) => friend(`Friend ${at}`, at)));
  const shown = await page.friendsOf(DAY);
  expect(shown.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Friend ${at}`),
  );
});

test('a friend’s day is gone a week after its link was opened', async () => {
  const page = puzzleStorageOf(new Progress());
  await page.keepFriends([friend('Anna', 7 * 24 + 1), friend('Ben', 7 * 24 - 1)]);
  expect((await page.friendsOf(DAY)).map(({ name }) => name)).toEqual(['Ben']);
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 2 * HOUR);
  expect(await page.friendsOf(DAY)).toEqual([]);
  vi.restoreAllMocks();
  // The next write removes it from the disk.
  await page.keepFriends([friend('Eva')]);
  expect([...(await page.friends.getAll()).value.keys()]).toEqual([`${DAY} Ben`, `${DAY} Eva`]);
});

test.each<[what: string, entry: unknown]>([
  ['nothing', undefined],
  ['a text', 'Anna'],
  ['no day', { ...friend('Anna'), day: '2026-02-30' }],
  ['no moment', { ...friend('Anna'), openedAt: -1 }],
  ['no text', { ...friend('Anna'), text: 5 }],
  ['a text longer than any link', { ...friend('Anna'), text: 'v'.repeat(500) }],
])('an entry of %s is not read as a friend’s day', (_, entry) => {
  expect(readFriend(entry)).toBeUndefined();
  expect(readFriend(friend('Anna'))).toEqual(friend('Anna'));
});

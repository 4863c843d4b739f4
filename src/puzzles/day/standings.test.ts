import { expect, test } from 'vitest';
import { standings, type KnownFriend } from './standings.ts';

/** The record of every friend. */
const RECORD = { day: '2026-11-27', name: '', text: '', openedAt: 0 };

/** Returns the day of a friend by the seconds of each puzzle; 0 for one that is not solved. */
function friend(name: string, ...seconds: readonly number[]): KnownFriend {
  return {
    name,
    record: RECORD,
    results: seconds.map((one) => (one > 0 ? { seconds: one, help: [1] } : undefined)),
  };
}

test('who solved all three comes first, the fastest first, and the others have no place', () => {
  const own = friend('', 100, 100, 100).results;
  const friends = [
    friend('Grandpa', 40, 0, 50),
    friend('Anna', 50, 60, 70),
    friend('Ben', 200, 300, 400),
    friend('Eva', 0, 10, 0),
  ];
  expect(standings(own, friends).map((row) => [row.place, row.friend?.name])).toEqual([
    [1, 'Anna'],
    [2, undefined],
    [3, 'Ben'],
    [undefined, 'Grandpa'],
    [undefined, 'Eva'],
  ]);
});

test('times and help are added up, each kind of help by itself', () => {
  const results = [{ seconds: 60, help: [1, 2] }, undefined, { seconds: 5, help: [3] }];
  const anna = { name: 'Anna', results, record: RECORD };
  expect(standings([], [anna])).toEqual([
    { friend: anna, place: undefined, solved: 2, seconds: 65, help: [4, 2] },
  ]);
});

test('equal times share a place, and who has solved nothing has no row', () => {
  const friends = [friend('A', 1, 1, 1), friend('B', 1, 1, 1), friend('C', 1, 1, 2)];
  expect(standings([undefined, undefined, undefined], friends).map(({ place }) => place)).toEqual([
    1, 1, 3,
  ]);
});

test('of more than twenty rows the slowest of the friends go', () => {
  const friends = Array.from({ length: 25 }, (_, at) => friend(`${at}`, 100 - at, 1, 1));
  const fastest = Array.from({ length: 20 }, (_, at) => `${24 - at}`);
  expect(standings([], friends).map(({ friend }) => friend!.name)).toEqual(fastest);
  const slow = friend('', 200, 200, 200).results;
  const rows = standings(slow, friends);
  expect(rows.map((row) => row.friend?.name)).toEqual([...fastest.slice(0, 19), undefined]);
});

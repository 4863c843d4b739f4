import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nextBelow, seeded, type RandomState } from '../../core/board/random.ts';
import { DAY_VERSIONS, type DayVersion } from '../../core/days/day-specs.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { drills, friendsUntil } from '../puzzles/puzzle-arbitraries.testing.ts';
import { DRILL_RECORDS, type DrillRecord } from '../puzzles/drill-record.ts';
import { FRIEND_RECORDS, type FriendRecord } from '../puzzles/friend-record.ts';
import { NO_PUZZLES, type PuzzleRecords } from '../puzzles/puzzle-records.ts';
import { exampleResult } from '../puzzles/example-puzzle.testing.ts';
import type { SavedResult } from '../puzzles/puzzle-result.ts';
import { RESULT_RECORDS } from '../puzzles/puzzle-results.ts';
import { exampleFind, SOME_DAY } from '../solutions/example-find.testing.ts';
import {
  foundRecord,
  mergeRecord,
  revealedRecord,
  type SolutionRecord,
} from '../solutions/find.ts';
import { NO_HELP } from '../solutions/help.ts';
import { Solutions, type SizeProgress } from '../solutions/solutions.ts';
import type { Backup } from './backup.ts';
import { Bits } from './bits.ts';
import {
  MOST_BYTES,
  readCode,
  throughStream,
  writeCodes,
  type MoveContents,
} from './move-codes.ts';
import { played } from './year.testing.ts';

/** The moment of all tests, after a year of play: a moment to come is not believed. */
const NOW = Date.UTC(2028, 0, 3);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());

/** The sorts of records that codes carry, as a device keeps them. */
const SORTS = {
  results: RESULT_RECORDS,
  drills: DRILL_RECORDS,
  friends: FRIEND_RECORDS,
} as const;
type Sort = keyof typeof SORTS;

/** The progress of a device in memory, which takes over codes by the merges that storage uses. */
class Device {
  readonly records = new Map<string, SolutionRecord>();
  readonly puzzles = {
    results: new Map<string, SavedResult>(),
    drills: new Map<string, DrillRecord>(),
    friends: new Map<string, FriendRecord>(),
  };

  take({ records, puzzles }: Pick<Backup, 'records' | 'puzzles'>): void {
    for (const [code, record] of records) {
      const here = this.records.get(code);
      this.records.set(code, here ? mergeRecord(here, record) : record);
    }
    for (const sort of Object.keys(SORTS) as Sort[]) {
      const { keyOf, merge } = SORTS[sort] as typeof RESULT_RECORDS;
      const kept = this.puzzles[sort] as Map<string, object>;
      for (const value of puzzles[sort].values()) {
        const key = keyOf(value as never);
        const here = kept.get(key);
        kept.set(key, here ? merge(here as never, value as never) : value);
      }
    }
  }

  /** Takes over what was played. */
  play({ sizes, puzzles }: Played): void {
    const records = sizes.flatMap(({ found, revealed }): SolutionRecord[] => [
      ...Array.from(found.values(), foundRecord),
      ...Array.from(revealed.values(), revealedRecord),
    ]);
    this.take({ records: new Map(records.map((record) => [record.code, record])), puzzles });
  }

  async codes(most: number): Promise<readonly string[]> {
    const records = [...this.records.values()];
    const sizes = [...new Set(records.map(({ code }) => code.length))].map((size) => {
      const known = new Solutions(size);
      known.add(records.filter(({ code }) => code.length === size));
      return known.progress();
    });
    const puzzles = { ...NO_PUZZLES, ...this.puzzles };
    return writeCodes({ sizes, puzzles, settings: {} }, Date.now(), most);
  }

  /** Returns all that its codes carry. */
  async carried(most = MOST_BYTES): Promise<Device> {
    const device = new Device();
    for (const code of await this.codes(most)) device.take(await read(code));
    return device;
  }
}

interface Played {
  readonly sizes: readonly SizeProgress[];
  readonly puzzles: PuzzleRecords;
}

async function read(
  code: string,
): Promise<Extract<Awaited<ReturnType<typeof readCode>>, { ok: true }>> {
  const result = await readCode(code);
  if (!result.ok) throw new Error(result.problem);
  expect(result.refused).toBe(0);
  return result;
}

function contentsOf(played: Partial<Played>, said: Partial<MoveContents> = {}): MoveContents {
  return { sizes: [], puzzles: NO_PUZZLES, settings: {}, ...played, ...said };
}

/** Returns the code of a page in bits, without other things. */
async function codeOf(bits: Uint8Array): Promise<string> {
  const bytes = Uint8Array.from([123, 125, 0, ...bits]);
  const stream = await throughStream(bytes, new CompressionStream('deflate'));
  return BigInt(`0x3${Buffer.from(stream).toString('hex')}`).toString();
}

const numRuns = Number(process.env['RUNS'] ?? 20);

/** Histories of one of two devices. */
const histories = (device: 0 | 1): fc.Arbitrary<Played> =>
  fc
    .record({
      seed: fc.integer(),
      days: fc.nat(9),
      finds: fc.nat(9),
      drills: fc.uniqueArray(drills, { selector: ({ topic }) => topic }),
      friends: fc.uniqueArray(friendsUntil(NOW), { selector: FRIEND_RECORDS.keyOf, maxLength: 3 }),
      oneIn: fc.constantFrom(Infinity, 5, 1),
    })
    .map(({ seed, days, finds, oneIn, ...lists }) => {
      const random = seeded(seed);
      const { sizes, puzzles } = unusual(played(random, { days, finds, device }), random, oneIn);
      const others = {
        drills: new Map(lists.drills.map((done) => [done.topic, done])),
        friends: new Map(lists.friends.map((friend) => [FRIEND_RECORDS.keyOf(friend), friend])),
      };
      return { sizes, puzzles: { ...puzzles, ...others } };
    });

/**
 * Makes one in so many things unusual: results and finds lose their dates, results their difficulty, results shown
 * are solved after, finds come by links or are only revealed. There are results of other puzzles, too.
 */
function unusual({ sizes, puzzles }: Played, random: RandomState, oneIn: number): Played {
  const isUnusual = (): boolean => oneIn < Infinity && nextBelow(random, oneIn) === 0;
  const results = new Map<string, SavedResult>();
  for (const [name, result] of puzzles.results) {
    results.set(name, {
      ...result,
      ...(isUnusual() && { finishedAt: 0, endedAt: 0, elapsed: result.elapsed / 16 }),
      ...(isUnusual() && { finishedAt: 0 }),
      ...(isUnusual() && { step: undefined }),
      ...(result.outcome === 'shown' && isUnusual() && { solvedAfter: true }),
    });
    const other = `c/5/${results.size}`;
    if (isUnusual()) results.set(other, exampleResult(other));
  }
  const others = sizes.map(({ size, found }) => {
    const known = new Solutions(size);
    const records = Array.from(found.values(), ({ revealedAt, ...find }): SolutionRecord => {
      if (isUnusual()) return revealedRecord({ code: find.code, revealedAt: find.foundAt });
      return foundRecord({
        ...find,
        ...(revealedAt !== undefined && { revealedAt }),
        ...(isUnusual() && { foundAt: 0, duration: find.duration / 16 }),
        ...(isUnusual() && { duration: 0, moves: 0, help: NO_HELP }),
      });
    });
    known.add(records);
    return known.progress();
  });
  return { sizes: others, puzzles: { ...puzzles, results } };
}

test('two devices that scan each other’s codes in any order, some twice, carry the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories(0),
      histories(1),
      fc.integer({ min: 220, max: 400 }),
      fc.infiniteStream(fc.nat()),
      async (mine, theirs, most, draws) => {
        const draw = (): number => (draws.next() as IteratorYieldResult<number>).value;
        const [first, second] = [new Device(), new Device()];
        first.play(mine);
        second.play(theirs);
        const alone = structuredClone(first.puzzles);
        // The first may know a reveal, which is not carried, of what the second has found: it tells with the find.
        const isRevealed = mine.sizes.some(({ revealed }) => revealed.size > 0);
        for (const [from, to] of [
          [first, second],
          [second, first],
          ...(isRevealed ? [[first, second]] : []),
        ] as [Device, Device][]) {
          const codes = await from.codes(most);
          const twice = codes.filter(() => draw() % 2 === 0);
          const order = [...codes, ...twice]
            .map((code) => ({ code, at: draw() }))
            .sort((a, b) => a.at - b.at);
          for (const { code } of order) to.take(await read(code));
        }
        expect(await first.carried()).toEqual(await second.carried());
        for (const sort of Object.keys(SORTS) as Sort[]) {
          for (const key of alone[sort].keys()) expect(first.puzzles[sort].has(key)).toBe(true);
        }
        for (const [name, { finishedAt, elapsed, log, outcome }] of alone.results) {
          const now = first.puzzles.results.get(name)!;
          const isSame = now.finishedAt === finishedAt && now.elapsed === elapsed;
          if (now.outcome === outcome && isSame) expect(now.log).toEqual(log);
        }
      },
    ),
    { numRuns },
  );
});

test('half of the codes bring all that is in them, and the device keeps what it had', async () => {
  await fc.assert(
    fc.asyncProperty(histories(0), histories(1), async (mine, theirs) => {
      const [first, second] = [new Device(), new Device()];
      first.play(mine);
      second.play(theirs);
      const before = structuredClone(second);
      const half = (await first.codes(220)).filter((_, at) => at % 2 === 0);
      const expected = new Device();
      expected.take(before as unknown as Backup);
      for (const code of half) {
        const backup = await read(code);
        expected.take(backup);
        second.take(backup);
        const { records, puzzles } = structuredClone(second);
        second.take(backup);
        expect(second.records).toEqual(records);
        expect(second.puzzles).toEqual(puzzles);
      }
      expect(second.records).toEqual(expected.records);
    }),
    { numRuns },
  );
});

test('a device that reads its own codes changes nothing, not even a millisecond', async () => {
  await fc.assert(
    fc.asyncProperty(histories(0), async (mine) => {
      const device = new Device();
      device.play(mine);
      const before = structuredClone(device);
      const second = new Device();
      for (const code of await device.codes(300)) second.take(await read(code));
      for (const code of await second.codes(300)) device.take(await read(code));
      expect(device.records).toEqual(before.records);
      expect(device.puzzles).toEqual(before.puzzles);
    }),
    { numRuns },
  );
});

test('a find without a date, of one square or shown before is carried', async () => {
  const finds = [
    exampleFind('1', { foundAt: 0, duration: 0, moves: 0 }),
    exampleFind('2413', { foundAt: SOME_DAY, revealedAt: SOME_DAY - 5 }),
    exampleFind('3142', { foundAt: 0, revealedAt: SOME_DAY }),
  ];
  const sizes = [1, 4].map((size) => {
    const known = new Solutions(size);
    known.add(finds.filter(({ code }) => code.length === size).map(foundRecord));
    return known.progress();
  });
  const [code] = await writeCodes(contentsOf({ sizes }), SOME_DAY);
  const { records } = await read(code!);
  expect(records.get('1')).toMatchObject({ foundAt: 0, duration: 0, moves: 0 });
  const shown = records.get('2413') as { foundAt: number; revealedAt: number };
  expect(shown.revealedAt).toBeLessThan(shown.foundAt);
  expect(records.get('3142')).toMatchObject({ foundAt: 0 });
  expect(records.get('3142')).toHaveProperty('revealedAt');
});

test('results of other puzzles and friends’ days of earlier weeks are left out', async () => {
  const list = [exampleResult('c/5/00100'), exampleResult('2026-11-20/regions')];
  const results = new Map(list.map((result) => [result.name, result]));
  const old = { day: '2026-11-20', name: '', text: 'v1', openedAt: SOME_DAY - 8 * 86_400_000 };
  const puzzles = { ...NO_PUZZLES, results, friends: new Map([['', old]]) };
  const [code] = await writeCodes(contentsOf({ puzzles }), SOME_DAY);
  const backup = await read(code!);
  expect(backup.puzzles).toEqual({ ...NO_PUZZLES, results: new Map() });
});

test('a result keeps its difficulty where the build that reads its code has other days', async () => {
  const list = ['2026-12-14/regions', '2026-12-14/complete', '2026-12-15/complete'].map((name) =>
    exampleResult(name, { kind: parseDayPuzzleName(name)!.kind, step: 'tricky' }),
  );
  const results = new Map(list.map((result) => [result.name, result]));
  const [code] = await writeCodes(contentsOf({ puzzles: { ...NO_PUZZLES, results } }), NOW);
  const removed = (DAY_VERSIONS as DayVersion[]).splice(1);
  const backup = await read(code!);
  (DAY_VERSIONS as DayVersion[]).push(...removed);
  expect(Array.from(backup.puzzles.results.values(), ({ step }) => step)).toEqual(
    list.map(() => 'tricky'),
  );
});

test('codes of the same progress are of one set, and others made in the same second are not', async () => {
  const setsOf = async (seed: number, now: number): Promise<ReadonlySet<number>> => {
    const codes = await writeCodes(
      contentsOf(played(seeded(seed), { days: 5, finds: 5 })),
      now,
      220,
    );
    return new Set((await Promise.all(codes.map(read))).map(({ place }) => place!.set));
  };
  const sets = await setsOf(1, NOW);
  expect(sets.size).toBe(1);
  expect(await setsOf(1, NOW + 60_000)).toEqual(sets);
  expect(await setsOf(2, NOW)).not.toEqual(sets);
});

test('progress that takes more codes than anyone scans makes none', async () => {
  const contents = contentsOf(played(seeded(1), { days: 30, finds: 0 }));
  expect(await writeCodes(contents, NOW, 50)).toEqual([]);
});

describe('a code', () => {
  const OF_VERSION_3 =
    '1332862227378657634363575640930692930314157908815979705785393697767433565455379144010846942031776131310898686455901549918303125760954915315315861270915017289487311413082273472101243561390259254607295628400013773661688745285142080804399700427067704785484736969697606360649108606861713486026532627358063421417423209027115775436341962762806830480383250412928110412501697920224113517640480050950410902505799743';

  test('of version 3 can be read for ever', async () => {
    const backup = await read(OF_VERSION_3);
    expect([...backup.records.values()]).toMatchObject([
      { code: '2413', duration: 61_000, moves: 8 },
    ]);
    expect([...backup.puzzles.results.values()]).toMatchObject([
      { name: '2026-12-14/guard', step: 'thorny', finishedAt: 0, elapsed: 9_999.5 },
      { name: '2026-11-20/complete', outcome: 'solved', elapsed: 60_000, onDay: true },
    ]);
    expect([...backup.puzzles.drills.values()]).toEqual([
      { topic: 'guard/two-looks', found: [1, 3], shown: [2] },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a word', 'queens'],
    ['a small number', '7'],
    ['an earlier version', BigInt('0x1789c030000000001').toString()],
    ['a long number', '9'.repeat(5000)],
    ['a number in hexadecimal', '0x2789c'],
  ])('is refused if it is %s', async (_, text) => {
    expect(await readCode(text)).toEqual({ ok: false, problem: 'damaged' });
  });

  test.each([
    [0, 1],
    [2, 1],
    [1, 0],
    [1, 1000],
  ])('is refused if it is number %i of %i', async (part, parts) => {
    const bits = new Bits();
    bits.choice(2 ** 32, 7);
    for (const number of [part, parts]) bits.choice(2 ** 10, number);
    for (let list = 0; list < 2; list++) bits.choice(2 ** 12, 0);
    expect(await readCode(await codeOf(bits.bytes()))).toEqual({ ok: false, problem: 'damaged' });
  });

  test('of a later version says so', async () => {
    const later = BigInt(OF_VERSION_3).toString(16).replace('3', '4');
    const read = await readCode(BigInt(`0x${later}`).toString());
    expect(read).toEqual({ ok: false, problem: 'newer' });
  });

  test('is refused if it was cut short or one of its digits was changed', async () => {
    const [code] = await writeCodes(contentsOf(played(seeded(1), { days: 2, finds: 2 })), SOME_DAY);
    const right = await readCode(code!);
    for (let at = 0; at < code!.length; at++) {
      expect(await readCode(code!.slice(0, at))).toEqual({ ok: false, problem: 'damaged' });
      const other = code![at] === '1' ? '2' : '1';
      const changed = await readCode(code!.slice(0, at) + other + code!.slice(at + 1));
      expect([right, { ok: false, problem: 'damaged' }]).toContainEqual(changed);
    }
  });

  test('is read or refused, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        expect([true, false]).toContain((await readCode(await codeOf(bytes))).ok);
      }),
    );
  });
});

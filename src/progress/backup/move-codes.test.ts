import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seeded } from '../../core/board/random.ts';
import { drills, friends } from '../puzzles/puzzle-arbitraries.testing.ts';
import { DRILL_RECORDS, type DrillRecord } from '../puzzles/drill-record.ts';
import { FRIEND_RECORDS, type FriendRecord } from '../puzzles/friend-record.ts';
import { NO_PUZZLES, type PuzzleRecords } from '../puzzles/puzzle-records.ts';
import { exampleResult } from '../puzzles/example-puzzle.testing.ts';
import type { SavedResult } from '../puzzles/puzzle-result.ts';
import { RESULT_RECORDS } from '../puzzles/puzzle-results.ts';
import { exampleFind, SOME_DAY } from '../solutions/example-find.testing.ts';
import { foundRecord, mergeRecord, type SolutionRecord } from '../solutions/find.ts';
import { Solutions, type SizeProgress } from '../solutions/solutions.ts';
import type { Backup } from './backup.ts';
import { MOST_BYTES, readCode, writeCodes, type MoveContents } from './move-codes.ts';
import { played } from './year.testing.ts';

/** The moment of all tests, after a year of play: a moment to come is not believed. */
const NOW = Date.UTC(2027, 1, 3);
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
    const found = sizes.flatMap((size) => [...size.found.values()]);
    this.take({ records: new Map(found.map((find) => [find.code, foundRecord(find)])), puzzles });
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

const numRuns = Number(process.env['RUNS'] ?? 20);

/** Histories of one of two devices. */
const histories = (device: 0 | 1): fc.Arbitrary<Played> =>
  fc
    .record({
      seed: fc.integer(),
      days: fc.nat(9),
      finds: fc.nat(9),
      drills: fc.uniqueArray(drills, { selector: ({ topic }) => topic }),
      friends: fc.uniqueArray(friends, { selector: FRIEND_RECORDS.keyOf, maxLength: 3 }),
    })
    .map(({ seed, days, finds, ...lists }) => {
      const { sizes, puzzles } = played(seeded(seed), { days, finds, device });
      const others = {
        drills: new Map(lists.drills.map((done) => [done.topic, done])),
        friends: new Map(lists.friends.map((friend) => [FRIEND_RECORDS.keyOf(friend), friend])),
      };
      return { sizes, puzzles: { ...puzzles, ...others } };
    });

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
        for (const [from, to] of [
          [first, second],
          [second, first],
        ] as const) {
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
        for (const [name, { finishedAt, log, outcome }] of alone.results) {
          const now = first.puzzles.results.get(name)!;
          if (now.outcome === outcome && now.finishedAt === finishedAt)
            expect(now.log).toEqual(log);
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

test('results of other puzzles, of no date and friends’ days of earlier weeks are left out', async () => {
  const list = [
    exampleResult('c/5/00100'),
    exampleResult('2026-11-20/complete', { finishedAt: 0 }),
    exampleResult('2026-11-20/regions'),
  ];
  const results = new Map(list.map((result) => [result.name, result]));
  const old = { day: '2026-11-20', name: '', text: 'v1', openedAt: SOME_DAY - 8 * 86_400_000 };
  const puzzles = { ...NO_PUZZLES, results, friends: new Map([['', old]]) };
  const [code] = await writeCodes(contentsOf({ puzzles }), SOME_DAY);
  const backup = await read(code!);
  expect(backup.puzzles).toEqual({ ...NO_PUZZLES, results: new Map() });
});

describe('a code', () => {
  const OF_VERSION_2 =
    '29113401097108492128841404836597240984985453907031405907519221721546825338023326983512063935391106178538426869120669982775237938419194427106359918764377385400720942032154464448817433051380880186144147326648042949374034546162114877000162559135414507038055486686587747243621436272333019608708218932713865855536737790';

  test('of version 2 can be read for ever', async () => {
    const backup = await read(OF_VERSION_2);
    expect([...backup.records.values()]).toMatchObject([
      { code: '2413', duration: 61_000, moves: 8 },
    ]);
    expect([...backup.puzzles.results.values()]).toMatchObject([
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

  test('of a later version says so', async () => {
    const later = BigInt(OF_VERSION_2).toString(16).replace('2', '3');
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

  test('is refused, whatever its bytes are, without throwing and within a second', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        const stream = new Blob([Uint8Array.from([123, 125, 0, ...bytes])])
          .stream()
          .pipeThrough(new CompressionStream('deflate'));
        const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('hex');
        const started = performance.now();
        await readCode(BigInt(`0x2${packed}`).toString());
        expect(performance.now() - started).toBeLessThan(1000);
      }),
    );
  });
});

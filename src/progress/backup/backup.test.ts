import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { solutionsOf } from '../../core/solutions/families.ts';
import {
  backupName,
  LARGEST_BACKUP,
  readBackup,
  readBackupFile,
  writeBackup,
  type Records,
} from './backup.ts';
import { VERSION_1, VERSION_2, VERSION_3 } from './backup-versions.testing.ts';
import { importSolutions } from './import-backup.ts';
import { loadEverySize } from '../solutions/every-size.ts';
import { exampleFind, SOME_DAY } from '../solutions/example-find.testing.ts';
import {
  mergeRecords,
  foundRecord,
  isRecord,
  revealedRecord,
  type FoundRecord,
  type SolutionRecord,
} from '../solutions/find.ts';
import { recordMaps, records } from '../solutions/find-arbitraries.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { Solutions } from '../solutions/solutions.ts';
import { Progress } from '../progress.ts';
import { NO_PUZZLES } from '../puzzles/puzzle-records.ts';

useFreshStorage();

const EXPORTED_AT = new Date('2026-11-20T10:00:00Z');

/** Groups records by size, as a page that has only these knows them. */
function progressOf(known: Iterable<SolutionRecord>): Solutions[] {
  const sizes = new Map<number, Solutions>();
  for (const record of known) {
    const size = record.code.length;
    if (!sizes.has(size)) sizes.set(size, new Solutions(size));
    sizes.get(size)!.add([record]);
  }
  return [...sizes.values()];
}

async function textOf(known: Iterable<SolutionRecord>): Promise<string> {
  return (
    await writeBackup(
      { sizes: progressOf(known), boards: new Map(), puzzles: NO_PUZZLES },
      EXPORTED_AT,
    )
  ).text();
}

function documentOf(sizes: unknown): string {
  return JSON.stringify({ format: 'ninety-two', version: 1, exportedAt: '', sizes });
}

/** Reads every record that the next visit would find stored. */
async function everything(): Promise<Records> {
  const { value: sizes } = await loadEverySize(new Progress());
  return mergeRecords(
    sizes.flatMap(({ found, revealed }) => [
      ...Array.from(found.values(), (find) => find as FoundRecord),
      ...Array.from(revealed.values(), (reveal) => revealedRecord(reveal)),
    ]),
  );
}

describe('a backup', () => {
  test('that is written and read holds what there was', async () => {
    await fc.assert(
      fc.asyncProperty(recordMaps, async (known) => {
        const read = await readBackup(await textOf(known.values()));
        expect(read).toEqual({
          ok: true,
          records: known,
          puzzles: NO_PUZZLES,
          boards: new Map(),
          refused: 0,
        });
      }),
    );
  });

  test('of many solutions is written and read in pieces, between which the page goes on', async () => {
    const known = [...solutionsOf(10)].map((code) => foundRecord(exampleFind(code)));
    // Each look at the clock finds it a millisecond later.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    const pause = vi.spyOn(globalThis, 'setTimeout');
    const text = await textOf(known);
    expect(pause.mock.calls.length).toBeGreaterThan(known.length / 10);
    pause.mockClear();
    expect(await readBackup(text)).toMatchObject({ records: mergeRecords(known) });
    expect(pause.mock.calls.length).toBeGreaterThan(known.length / 10);
  });

  test('is the documented JSON, with a line for each solution', async () => {
    const text = await textOf([
      foundRecord(exampleFind('15863724', { duration: 83_500, moves: 21 })),
      revealedRecord({ code: '16837425', revealedAt: SOME_DAY + 2_000 }),
      revealedRecord({ code: '2413', revealedAt: SOME_DAY + 3_000 }),
    ]);
    expect(text).toBe(
      [
        '{"format":"ninety-two","version":3,"exportedAt":"2026-11-20T10:00:00.000Z","sizes":{',
        '"8":{"found":[',
        '{"code":"15863724","foundAt":1600000001000,"duration":83500,"moves":21,' +
          '"help":{"nudge":0,"where":0,"why":0,"place":0,"turned":false}}],"revealed":[',
        '{"code":"16837425","revealedAt":1600000002000}]},',
        '"4":{"found":[],"revealed":[',
        '{"code":"2413","revealedAt":1600000003000}]}},',
        '"boards":[],',
        '"puzzles":{"results":[],"unfinished":[],"table":[],"drafts":[],"drills":[],"friends":[]}}',
        '',
      ].join('\n'),
    );
  });

  test('of version 1 can be read', async () => {
    const document = `{"format":"ninety-two","version":1,"exportedAt":"2026-11-20T10:00:00.000Z",
      "sizes":{"8":{"found":[{"code":"15863724","foundAt":1790000000000,"duration":83500.4,
      "moves":21,"help":{"nudge":1,"where":0,"why":2,"place":0,"turned":true}}],
      "revealed":[{"code":"16837425","revealedAt":1790000000000}]}}}`;
    expect(await readBackup(document)).toEqual({
      ok: true,
      puzzles: NO_PUZZLES,
      boards: new Map(),
      refused: 0,
      records: mergeRecords([
        foundRecord({
          code: '15863724',
          foundAt: 1_790_000_000_000,
          duration: 83_500.4,
          moves: 21,
          help: { nudge: 1, where: 0, why: 2, place: 0, turned: true },
        }),
        revealedRecord({ code: '16837425', revealedAt: 1_790_000_000_000 }),
      ]),
    });
  });

  test.each([
    { version: 1, text: VERSION_1, puzzles: [0, 0, 0, 0], boards: [] },
    { version: 2, text: VERSION_2, puzzles: [2, 1, 1, 0], boards: [] },
    { version: 3, text: VERSION_3, puzzles: [2, 1, 1, 2], boards: [6] },
  ])('of version $version is read in full', async (it) => {
    const read = await readBackup(it.text);
    if (!read.ok) throw new Error(read.problem);
    expect(read.refused).toBe(0);
    expect(read.records).toEqual(
      mergeRecords([
        foundRecord(
          exampleFind('15863724', { foundAt: 1_789_000_000_000, duration: 83_500, moves: 21 }),
        ),
        revealedRecord({ code: '2413', revealedAt: 1_789_500_000_000 }),
      ]),
    );
    const { results, unfinished, table, drafts } = read.puzzles;
    expect([results.size, unfinished.size, table.size, drafts.size]).toEqual(it.puzzles);
    expect([...read.boards.keys()]).toEqual(it.boards);
  });

  test('of version 3 brings the queens, marks and squares that were there', async () => {
    const read = await readBackup(VERSION_3);
    if (!read.ok) throw new Error(read.problem);
    expect(read.boards.get(6)!.game.history.present).toMatchObject({
      queens: [3, 10],
      marks: [0, 1],
    });
    expect(read.puzzles.drafts.get('guard')!.draft).toMatchObject({ queens: 2, givens: [5] });
    expect(read.puzzles.drafts.get('regions')!.draft).toMatchObject({ sight: 'touch' });
    expect(read.puzzles.results.get('2026-09-20/complete')).toMatchObject({ onDay: true });
  });

  test.each<[string, string, string]>([
    ['without its boards', '"boards"', '"others"'],
    ['without its drafts', '"drafts"', '"others"'],
    ['without its puzzles', '"puzzles"', '"others"'],
  ])('of version 3 %s is damaged', async (_, part, other) => {
    const text = VERSION_3.replace(part, other);
    expect(await readBackup(text)).toEqual({ ok: false, problem: 'damaged' });
  });

  test('of a later version is reported as newer, whatever it holds', async () => {
    const text = VERSION_3.replace('"version":3', '"version":4');
    expect(await readBackup(text)).toEqual({ ok: false, problem: 'newer' });
  });

  test('tells that a find was revealed first', async () => {
    const revealed = foundRecord(exampleFind('2413', { revealedAt: SOME_DAY }));
    const text = await textOf([revealed]);
    expect(text).toContain('"foundAt":1600000001000,"revealedAt":1600000000000,"duration"');
    expect(await readBackup(text)).toMatchObject({ records: mergeRecords([revealed]) });
  });

  test('with a date in microseconds gives a find of unknown date', async () => {
    const find = exampleFind('2413', { foundAt: 1.79e15 });
    const reveal = { code: '3142', revealedAt: 1.79e15 };
    expect(await readBackup(documentOf({ 4: { found: [find], revealed: [reveal] } }))).toEqual({
      ok: true,
      puzzles: NO_PUZZLES,
      boards: new Map(),
      refused: 0,
      records: mergeRecords([
        foundRecord({ ...find, foundAt: 0 }),
        revealedRecord({ ...reveal, revealedAt: 0 }),
      ]),
    });
  });

  test('without any record is valid', async () => {
    expect(await readBackup(await textOf([]))).toEqual({
      ok: true,
      records: new Map(),
      puzzles: NO_PUZZLES,
      boards: new Map(),
      refused: 0,
    });
  });

  test('is named after its day', () => {
    expect(backupName(EXPORTED_AT)).toBe('ninety-two-2026-11-20.n92.json');
  });
});

describe('merging', () => {
  const merge = (a: Records, b: Records): Records => mergeRecords([...a.values(), ...b.values()]);

  test('gives the same whichever comes first', () => {
    fc.assert(
      fc.property(recordMaps, recordMaps, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a));
      }),
    );
  });

  test('gives the same whichever two are merged first', () => {
    fc.assert(
      fc.property(recordMaps, recordMaps, recordMaps, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      }),
    );
  });

  test('twice gives the same as once', () => {
    fc.assert(
      fc.property(recordMaps, recordMaps, (a, b) => {
        expect(merge(a, a)).toEqual(a);
        expect(merge(merge(a, b), b)).toEqual(merge(a, b));
      }),
    );
  });

  test('loses no solution and makes no find a reveal', () => {
    fc.assert(
      fc.property(recordMaps, recordMaps, (a, b) => {
        const merged = merge(a, b);
        expect(new Set(merged.keys())).toEqual(new Set([...a.keys(), ...b.keys()]));
        for (const [code, { kind }] of merged) {
          expect(kind === 'found').toBe([a, b].some((side) => side.get(code)?.kind === 'found'));
        }
      }),
    );
  });
});

describe('importing', () => {
  test('gives what merging gives, in any order and however often', async () => {
    await fc.assert(
      fc.asyncProperty(recordMaps, recordMaps, async (a, b) => {
        const expected = mergeRecords([...a.values(), ...b.values()]);
        for (const order of [
          [a, b],
          [b, a, b],
        ]) {
          vi.stubGlobal('indexedDB', new IDBFactory());
          const progress = new Progress();
          for (const backup of order) await importSolutions(progress, backup);
          expect(await everything()).toEqual(expected);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('counts what is found or revealed now and was not', async () => {
    await fc.assert(
      fc.asyncProperty(recordMaps, recordMaps, async (now, backup) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const progress = new Progress();
        await importSolutions(progress, now);
        const { count } = await importSolutions(progress, backup);
        const after = await everything();
        const news = [...backup.keys()].filter(
          (code) => after.get(code)!.kind !== now.get(code)?.kind,
        );
        expect(count).toBe(news.length);
      }),
      { numRuns: 20 },
    );
  });

  test('two files and a find at once loses nothing', async () => {
    const all = [...solutionsOf(8)].map((code) => foundRecord(exampleFind(code)));
    const tabs = [new Progress(), new Progress(), new Progress()];
    await Promise.all([
      importSolutions(tabs[0]!, mergeRecords(all.slice(0, 50))),
      importSolutions(tabs[1]!, mergeRecords(all.slice(40, 91))),
      tabs[2]!.recordFound(all[91]!),
    ]);
    expect(await everything()).toEqual(mergeRecords(all));
  });

  test('more than a chunk is announced once and stored in full', async () => {
    const all = [...solutionsOf(10)].map((code) => foundRecord(exampleFind(code)));
    const progress = new Progress();
    let changes = 0;
    progress.subscribe(() => changes++);
    expect((await importSolutions(progress, mergeRecords(all))).count).toBe(724);
    expect(changes).toBe(1);
    expect(await everything()).toEqual(mergeRecords(all));
  });
});

describe('a file that is no backup', () => {
  const good = { found: [exampleFind('2413')], revealed: [] };

  test.each<[string, string, string]>([
    ['nothing', '', 'not-ours'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'not-ours'],
    ['another JSON document', '{"name":"ninety-two"}', 'not-ours'],
    ['a JSON text', '"ninety-two"', 'not-ours'],
    ['JSON null', 'null', 'not-ours'],
    ['a list', '[1,2,3]', 'not-ours'],
    ['deep nesting', '['.repeat(200_000), 'not-ours'],
    ['deep nesting that ends', '['.repeat(100_000) + ']'.repeat(100_000), 'not-ours'],
    ['a backup cut short', documentOf({ 4: good }).slice(0, -3), 'damaged'],
    ['a backup with no version', '{"format":"ninety-two","sizes":{}}', 'damaged'],
    ['a backup of version 0', '{"format":"ninety-two","version":0,"sizes":{}}', 'damaged'],
    ['a backup of version "1"', '{"format":"ninety-two","version":"1","sizes":{}}', 'damaged'],
    ['a backup with no sizes', '{"format":"ninety-two","version":1}', 'damaged'],
    ['a backup whose sizes are null', documentOf(null), 'damaged'],
    ['a size that is null', documentOf({ 4: null }), 'damaged'],
    ['a size without lists', documentOf({ 4: {} }), 'damaged'],
    ['finds that are no list', documentOf({ 4: { found: { 0: 1 }, revealed: [] } }), 'damaged'],
    ['nonsense alone', documentOf({ 4: { found: [1, 2], revealed: ['2413'] } }), 'damaged'],
    [
      'nonsense in thousands',
      documentOf({ 4: { found: Array.from({ length: 5000 }, () => 0), revealed: [] } }),
      'damaged',
    ],
    ['a later version', '{"format":"ninety-two","version":4,"sizes":[]}', 'newer'],
    ['a much later version', '{"format":"ninety-two","version":1e300}', 'newer'],
  ])('is refused with its problem: %s', async (_, text, problem) => {
    expect(await readBackup(text)).toEqual({ ok: false, problem });
  });

  test('is not read when it is larger than any backup', async () => {
    const text = vi.fn();
    const file = { size: LARGEST_BACKUP + 1, text } as unknown as Blob;
    expect(await readBackupFile(file)).toEqual({ ok: false, problem: 'too-large' });
    expect(text).not.toHaveBeenCalled();
  });

  test('is refused when its text is longer than any backup', async () => {
    expect(await readBackup(' '.repeat(LARGEST_BACKUP + 1))).toEqual({
      ok: false,
      problem: 'too-large',
    });
  });

  test('is reported as unreadable when the device cannot read it', async () => {
    const text = () => Promise.reject(new DOMException('', 'NotReadableError'));
    expect(await readBackupFile({ size: 9, text } as unknown as Blob)).toEqual({
      ok: false,
      problem: 'unreadable',
    });
  });
});

describe('entries that are no solutions', () => {
  const find = exampleFind('2413');
  const kept = foundRecord(find);

  test.each<[string, unknown]>([
    ['queens that see each other', { ...find, code: '1234' }],
    ['a solution of another size', { ...find, code: '15863724' }],
    ['a long text', { ...find, code: '1'.repeat(1000) }],
    ['a code that is no text', { ...find, code: 2413 }],
    ['no code', {}],
    ['null', null],
    ['a text', '2413'],
    ['a list', [find]],
    ['a date beyond all calendars', { ...find, foundAt: 1e300 }],
    ['moves beyond counting', { ...find, moves: 1e300 }],
    ['no help', { ...find, help: null }],
  ])('are counted, and the others are kept: %s', async (_, entry) => {
    const text = documentOf({ 4: { found: [entry, find], revealed: [entry] } });
    expect(await readBackup(text)).toEqual({
      ok: true,
      records: mergeRecords([kept]),
      puzzles: NO_PUZZLES,
      boards: new Map(),
      refused: 2,
    });
  });

  test.each(['"__proto__"', '"constructor"', '"toString"', '"-4"', '"4.0e0.0"', '"NaN"', '""'])(
    'include those of a size named %s',
    async (name) => {
      const [lists, others] = [find, { ...find, code: '3142' }].map((one) =>
        JSON.stringify({ found: [one], revealed: [] }),
      );
      const read = await readBackup(
        `{"format":"ninety-two","version":1,"sizes":{"4":${lists},${name}:${others}}}`,
      );
      expect(read).toMatchObject({ ok: true, records: mergeRecords([kept]) });
      expect(({} as Record<string, unknown>).found).toBeUndefined();
    },
  );

  test('do not include one with unknown fields, which is read without them', async () => {
    const hostile = JSON.stringify(find).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"extra":"x",',
    );
    const text = `{"format":"ninety-two","version":1,"sizes":{"4":{"found":[${hostile}],"revealed":[]}}}`;
    const read = await readBackup(text);
    expect(read).toEqual({
      ok: true,
      records: mergeRecords([kept]),
      puzzles: NO_PUZZLES,
      boards: new Map(),
      refused: 0,
    });
    const record = read.ok ? read.records.get('2413')! : {};
    expect(Object.keys(record).sort()).toEqual(Object.keys(kept).sort());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test('any file is either refused or read as valid solutions only', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map(documentOf),
    fc
      .array(fc.oneof(fc.jsonValue(), records), { maxLength: 5 })
      .chain((entries) =>
        fc
          .constantFrom('4', '5', '6', '__proto__')
          .map((size) => documentOf({ [size]: { found: entries, revealed: entries } })),
      ),
    // A good backup with one character changed.
    fc
      .tuple(
        fc.array(records, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.string({ maxLength: 1 }),
      )
      .map(([entries, at, other]) => {
        const text = documentOf({ 4: { found: entries, revealed: entries } });
        const place = at % text.length;
        return text.slice(0, place) + other + text.slice(place + 1);
      }),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const read = await readBackupFile(new Blob([text]));
      if (!read.ok) return;
      for (const [code, record] of read.records) {
        expect(isRecord(record)).toBe(true);
        expect(record.code).toBe(code);
      }
    }),
    { numRuns: 300 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solutionsOf } from '../../core/solutions/families.ts';
import { exampleFind, SOME_DAY } from './example-find.testing.ts';
import {
  believable,
  mergeRecords,
  foundRecord,
  isRecord,
  mergeRecord,
  readRecord,
  revealedRecord,
  type SolutionRecord,
} from './find.ts';

const solutions = [4, 5, 6, 7, 8].flatMap((size) => [...solutionsOf(size)]);

describe('isRecord', () => {
  // Records as version 1 wrote them. They never change: every later build has to read them.
  const found = {
    version: 1,
    kind: 'found',
    code: '15863724',
    foundAt: 1_790_000_000_000,
    duration: 83_500.4,
    moves: 21,
    help: { nudge: 1, where: 0, why: 2, place: 0, turned: false },
  };
  const revealed = {
    version: 1,
    kind: 'revealed',
    code: '16837425',
    revealedAt: 1_790_000_000_000,
  };

  test('accepts what version 1 stored', () => {
    expect(isRecord(found)).toBe(true);
    expect(isRecord(revealed)).toBe(true);
  });

  test('accepts what is recorded now', () => {
    expect(isRecord(foundRecord(exampleFind('15863724')))).toBe(true);
    expect(isRecord(foundRecord(exampleFind('15863724', { revealedAt: SOME_DAY })))).toBe(true);
    expect(isRecord(revealedRecord({ code: '15863724', revealedAt: 0 }))).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'found'],
    ['a list', [found]],
    ['an empty object', {}],
    ['a newer version', { ...found, version: 2 }],
    ['no version', { ...found, version: undefined }],
    ['another kind', { ...found, kind: 'seen' }],
    ['a find said to be a reveal', { ...found, kind: 'revealed' }],
    ['a reveal said to be a find', { ...revealed, kind: 'found' }],
    ['a code that is no solution', { ...found, code: '15863742' }],
    ['a partial code', { ...revealed, code: '15863720' }],
    ['a date that is none', { ...found, foundAt: NaN }],
    ['a date as text', { ...found, foundAt: '2026-09-21' }],
    ['a date beyond all calendars', { ...revealed, revealedAt: 8.64e15 + 2 }],
    ['a reveal before it at no date', { ...found, revealedAt: '2026-09-21' }],
    ['a time before it began', { ...found, duration: -1 }],
    ['a time without end', { ...found, duration: Infinity }],
    ['half a move', { ...found, moves: 20.5 }],
    ['no help', { ...found, help: undefined }],
    ['help less than none', { ...found, help: { ...found.help, why: -1 } }],
    ['help missing a kind', { ...found, help: { nudge: 0 } }],
    ['turned that is not yes or no', { ...found, help: { ...found.help, turned: 0 } }],
  ])('refuses %s', (_, value) => {
    expect(isRecord(value)).toBe(false);
  });

  test('refuses anything else without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(isRecord(value)).toBe(false);
      }),
    );
  });
});

describe('of two records of one solution', () => {
  /** Moments in milliseconds since 1970; 0 means unknown. */
  const dates = fc.nat(4).map((after) => after && SOME_DAY + after);
  const records: fc.Arbitrary<SolutionRecord> = fc.oneof(
    fc
      .record({ foundAt: dates, revealedAt: dates, duration: fc.nat(2), moves: fc.nat(1) })
      // Drops reveals that were not before the find, as reading does.
      .map((said) => believable(foundRecord(exampleFind('2413', said)))),
    dates.map((revealedAt) => revealedRecord({ code: '2413', revealedAt })),
  );
  const withoutReveal = (record: SolutionRecord) => ({ ...record, revealedAt: undefined });

  test('a find is kept before a reveal, however late, and says that it was revealed first', () => {
    const find = foundRecord(exampleFind('2413', { foundAt: 9 }));
    const reveal = revealedRecord({ code: '2413', revealedAt: 1 });
    expect(mergeRecord(find, reveal)).toEqual({ ...find, revealedAt: 1 });
    expect(mergeRecord(reveal, find)).toEqual({ ...find, revealedAt: 1 });
  });

  test('a reveal after the find is dropped', () => {
    const find = foundRecord(exampleFind('2413', { foundAt: 9 }));
    for (const revealedAt of [9, 10, 0]) {
      const reveal = revealedRecord({ code: '2413', revealedAt });
      expect(mergeRecord(find, reveal)).toBe(find);
      expect(mergeRecord(reveal, find)).toBe(find);
    }
  });

  test('an earlier find drops a reveal that came after it', () => {
    const revealed = foundRecord(exampleFind('2413', { foundAt: 9, revealedAt: 5 }));
    const first = foundRecord(exampleFind('2413', { foundAt: 4 }));
    expect(mergeRecord(revealed, first)).toEqual(first);
  });

  test('a date that is known is kept before one that is not', () => {
    const unknown = foundRecord(exampleFind('2413', { foundAt: 0 }));
    const known = foundRecord(exampleFind('2413', { foundAt: SOME_DAY }));
    expect(mergeRecord(unknown, known)).toBe(known);
    expect(mergeRecord(known, unknown)).toBe(known);
  });

  test('the earlier is kept', () => {
    const first = foundRecord(exampleFind('2413', { foundAt: 1, moves: 99 }));
    const second = foundRecord(exampleFind('2413', { foundAt: 2, moves: 4 }));
    expect(mergeRecord(first, second)).toBe(first);
    expect(mergeRecord(second, first)).toBe(first);
  });

  test('the same one is kept in any order and however often they come', () => {
    const orders = fc.array(records, { minLength: 1 }).chain((list) =>
      fc.record({
        list: fc.constant(list),
        shuffled: fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      }),
    );
    fc.assert(
      fc.property(orders, ({ list, shuffled }) => {
        const best = mergeRecords(list).get('2413')!;
        expect(mergeRecords(structuredClone([...shuffled, ...list])).get('2413')).toEqual(best);
        expect(list.map(withoutReveal)).toContainEqual(withoutReveal(best));
      }),
    );
  });

  test('the same one is kept whichever two are merged first', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        expect(mergeRecord(mergeRecord(a, b), c)).toEqual(mergeRecord(a, mergeRecord(b, c)));
      }),
    );
  });
});

describe('implausible dates', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const DAY = 86_400_000;

  test.each<[string, number, number]>([
    ['in microseconds', 1_790_000_000_000_000, 0],
    ['in seconds', 1_790_000_000, 0],
    ['before 1990', Date.UTC(1990, 0) - 1, 0],
    ['the first of 1990', Date.UTC(1990, 0), Date.UTC(1990, 0)],
    ['tomorrow, as clocks differ', NOW + DAY, NOW + DAY],
    ['after tomorrow', NOW + DAY + 1, 0],
  ])('are read as 0, and others as they are: %s', (_, said, believed) => {
    const find = foundRecord(exampleFind('2413', { foundAt: said }));
    expect(believable(find, NOW)).toEqual({ ...find, foundAt: believed });
    const reveal = revealedRecord({ code: '2413', revealedAt: said });
    expect(believable(reveal, NOW)).toEqual({ ...reveal, revealedAt: believed });
  });

  test('of a reveal, and dates not before the find, drop the reveal', () => {
    const find = foundRecord(exampleFind('2413', { foundAt: NOW }));
    for (const revealedAt of [5, NOW, NOW + 1]) {
      expect(believable({ ...find, revealedAt }, NOW)).toEqual(find);
    }
    const revealed = { ...find, revealedAt: NOW - 1 };
    expect(believable(revealed, NOW)).toBe(revealed);
  });

  test('are 0 in a record that is read', () => {
    const find = foundRecord(exampleFind('2413', { foundAt: 1.79e15 }));
    expect(readRecord(find)).toEqual({ ...find, foundAt: 0 });
    expect(readRecord({ ...find, version: 2 })).toBeUndefined();
  });
});

test('records of different solutions are not merged', () => {
  const records = solutions.map((code) => revealedRecord({ code, revealedAt: 1 }));
  expect([...mergeRecords(records).values()]).toEqual(records);
});

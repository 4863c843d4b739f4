import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solutionsOf } from '../core/families.ts';
import { exampleFind } from './example-find.ts';
import {
  bestOf,
  foundRecord,
  isRecord,
  preferred,
  revealedRecord,
  type SolutionRecord,
} from './find.ts';

const solutions = [4, 5, 6, 7, 8].flatMap((size) => [...solutionsOf(size)]);

describe('isRecord', () => {
  // As version 1 wrote them. These never change: what was stored once has to be read for good.
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
    ['another kind', { ...found, kind: 'peeked' }],
    ['a find said to be a peek', { ...found, kind: 'revealed' }],
    ['a peek said to be a find', { ...revealed, kind: 'found' }],
    ['a code that is no solution', { ...found, code: '15863742' }],
    ['a partial code', { ...revealed, code: '15863720' }],
    ['a date that is none', { ...found, foundAt: NaN }],
    ['a date as text', { ...found, foundAt: '2026-09-21' }],
    ['a date beyond all calendars', { ...revealed, revealedAt: 8.64e15 + 2 }],
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
  const dates = fc.nat(3);
  const records: fc.Arbitrary<SolutionRecord> = fc.oneof(
    fc
      .record({ foundAt: dates, duration: fc.nat(2), moves: fc.nat(1) })
      .map((said) => foundRecord(exampleFind('2413', said))),
    dates.map((revealedAt) => revealedRecord({ code: '2413', revealedAt })),
  );

  test('a find is kept before a peek, however late', () => {
    const find = foundRecord(exampleFind('2413', { foundAt: 9 }));
    const peek = revealedRecord({ code: '2413', revealedAt: 1 });
    expect(preferred(find, peek)).toBe(find);
    expect(preferred(peek, find)).toBe(find);
  });

  test('the earlier is kept', () => {
    const first = foundRecord(exampleFind('2413', { foundAt: 1, moves: 99 }));
    const second = foundRecord(exampleFind('2413', { foundAt: 2, moves: 4 }));
    expect(preferred(first, second)).toBe(first);
    expect(preferred(second, first)).toBe(first);
  });

  test('the same one is kept in whatever order and however often they come', () => {
    const orders = fc.array(records, { minLength: 1 }).chain((list) =>
      fc.record({
        list: fc.constant(list),
        shuffled: fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      }),
    );
    fc.assert(
      fc.property(orders, ({ list, shuffled }) => {
        const best = bestOf(list).get('2413')!;
        expect(bestOf(structuredClone([...shuffled, ...list])).get('2413')).toEqual(best);
        expect(list).toContainEqual(best);
      }),
    );
  });

  test('grouping makes no difference', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        expect(preferred(preferred(a, b), c)).toEqual(preferred(a, preferred(b, c)));
      }),
    );
  });
});

test('records of different solutions do not meet', () => {
  const records = solutions.map((code) => revealedRecord({ code, revealedAt: 1 }));
  expect([...bestOf(records).values()]).toEqual(records);
});

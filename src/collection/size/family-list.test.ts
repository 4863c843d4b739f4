import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familiesOf, solutionsOf } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { exampleFind } from '../../progress/solutions/example-find.testing.ts';
import { foundRecord, revealedRecord } from '../../progress/solutions/find.ts';
import { Solutions } from '../../progress/solutions/solutions.ts';
import { familiesIn, FILTERS, passes, sorted } from './family-list.ts';

/** Returns the progress after these were found, one a second, and those revealed. */
function known(size: number, found: readonly string[], revealed: readonly string[] = []) {
  const solutions = new Solutions(size);
  solutions.add(
    found.map((code, index) => foundRecord(exampleFind(code, { foundAt: 1000 * (index + 1) }))),
  );
  solutions.add(revealed.map((code) => revealedRecord({ code, revealedAt: 5 })));
  return solutions.progress();
}

const EIGHT = [...solutionsOf(8)];
const ELEVEN = [...solutionsOf(11)];

describe('the families of a size', () => {
  test('are listed up to 10 × 10, found or not', () => {
    for (const size of [1, 2, 4, 6, 8, 10]) {
      expect(familiesIn(known(size, []))).toHaveLength(familiesOf(size).length);
    }
  });

  test('of 11 × 11 are those with a solution found or revealed, each once', () => {
    expect(familiesIn(known(11, []))).toEqual([]);
    const [code] = ELEVEN;
    const some = familiesIn(known(11, variantsOf(code!).slice(2), variantsOf(code!).slice(0, 1)));
    expect(some).toHaveLength(1);
    expect(some[0]).toMatchObject({ number: undefined, found: 6, revealed: 1 });
    const whole = familiesIn(known(11, ELEVEN));
    expect(whole).toHaveLength(341);
    expect(whole.every(({ found, variants }) => found === variants.length)).toBe(true);
  });

  test('count every find and reveal once', () => {
    const parts = fc
      .shuffledSubarray(EIGHT)
      .chain((codes) =>
        fc.nat(codes.length).map((cut) => [codes.slice(0, cut), codes.slice(cut)] as const),
      );
    fc.assert(
      fc.property(parts, ([found, revealed]) => {
        const families = familiesIn(known(8, found, revealed));
        const sum = (of: 'found' | 'revealed') =>
          families.reduce((total, family) => total + family[of], 0);
        expect([sum('found'), sum('revealed')]).toEqual([found.length, revealed.length]);
      }),
    );
  });
});

describe('the filters', () => {
  test('put every family into exactly one of unseen, started, complete or revealed only', () => {
    fc.assert(
      fc.property(fc.subarray(EIGHT), fc.subarray(EIGHT), (found, revealed) => {
        for (const family of familiesIn(known(8, found, revealed))) {
          const inOne = (['started', 'complete', 'unseen'] as const).filter((filter) =>
            passes(family, filter),
          );
          const revealedOnly = family.found === 0 && passes(family, 'revealed');
          expect(inOne.length + (revealedOnly ? 1 : 0)).toBe(1);
          expect(passes(family, 'all')).toBe(true);
        }
      }),
    );
    expect(FILTERS).toHaveLength(5);
  });
});

describe('families without a number', () => {
  const [first, second, third] = familiesIn(known(11, ELEVEN)).map(({ variants }) => variants);

  test('can be sorted by the latest find', () => {
    const families = familiesIn(known(11, [third![0]!, first![0]!, second![0]!, third![1]!]));
    expect(sorted(families, 'newest').map(({ variants }) => variants)).toEqual([
      third,
      second,
      first,
    ]);
  });

  test('can be sorted by the fewest solutions missing, with complete ones last', () => {
    const found = [...first!, ...second!.slice(0, 1), ...third!.slice(0, -1)];
    const families = familiesIn(known(11, found));
    expect(sorted(families, 'nearest').map(({ variants }) => variants)).toEqual([
      third,
      second,
      first,
    ]);
  });
});

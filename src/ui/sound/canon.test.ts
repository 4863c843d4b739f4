import { describe, expect, test } from 'vitest';
import { familiesOf } from '../../core/solutions/families.ts';
import { codeOfColumns } from '../../core/solutions/code.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import { canonOf } from './canon.ts';
import { tuneOf } from './tune.ts';

/** Seconds by which sums of fractions may differ. */
const ROUNDING = 1e-9;

/** Returns the families of a size. */
function rose(size: number): (readonly string[])[] {
  return familiesOf(size).map(({ variants }) => variants);
}

/** The largest board, with a permutation that has eight different images. */
const LARGEST = codeOfColumns(Array.from({ length: MAX_SIZE }, (_, row) => (row * 5) % MAX_SIZE));

describe('the canon of a family', () => {
  const families = [...[4, 5, 6, 7, 8, 9, 10].flatMap(rose), variantsOf(LARGEST)];

  test('has every tune of it, each whole, and lasts 8 seconds at most', () => {
    for (const variants of families) {
      const { notes, length } = canonOf([variants]);
      expect(notes).toHaveLength(variants.length * variants[0]!.length);
      expect(Math.max(...notes.map(({ at }) => at))).toBeLessThan(length);
      expect(length).toBeLessThan(8 + ROUNDING);
    }
  });

  test('begins alone, and never has more than three notes at once', () => {
    for (const variants of families) {
      const { notes } = canonOf([variants]);
      const counts = new Map<string, number>();
      for (const { at } of notes) counts.set(at.toFixed(6), (counts.get(at.toFixed(6)) ?? 0) + 1);
      expect(counts.get('0.000000')).toBe(1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
    }
  });

  test('lets the second voice of 8 × 8 enter at the fourth note of the first', () => {
    const [first, second] = familiesOf(8)[0]!.variants;
    const { notes } = canonOf([familiesOf(8)[0]!.variants]);
    expect(notes.slice(0, 8)).toEqual(tuneOf(first!, 0, 0.24));
    expect(notes.slice(8, 16)).toEqual(tuneOf(second!, 3 * 0.24, 0.24));
  });
});

test('the canon of a whole size lets each family enter in turn, and lasts 20 seconds at most', () => {
  for (const size of [1, 4, 5, 6, 7, 8, 9, 10]) {
    const { entries, length } = canonOf(rose(size));
    expect(entries).toHaveLength(familiesOf(size).length);
    expect(entries[0]).toBe(0);
    expect(entries).toEqual(entries.toSorted((a, b) => a - b));
    expect(new Set(entries).size).toBe(entries.length);
    expect(length).toBeLessThan(20 + ROUNDING);
  }
});

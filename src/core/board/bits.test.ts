import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allBits, bitCount, bitsOf, highestBit, lowestBit } from './bits.ts';

const words = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

test('the functions on bits return a set’s numbers, their count, the highest and the lowest', () => {
  fc.assert(
    fc.property(words, (word) => {
      const places = Array.from({ length: 32 }, (_, place) => place).filter(
        (place) => (word >>> place) & 1,
      );
      expect(bitsOf(word)).toEqual(places);
      expect(bitCount(word)).toBe(places.length);
      if (places.length === 0) return;
      expect(highestBit(word)).toBe(places.at(-1));
      expect(lowestBit(word)).toBe(places[0]);
    }),
  );
});

test('the set of all numbers of a size has that many numbers, also for size 32', () => {
  for (let size = 1; size <= 32; size++) {
    expect(bitsOf(allBits(size))).toEqual(Array.from({ length: size }, (_, place) => place));
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOfColumns, columnsOf } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import { chordOf, frequencyOf, tuneOf } from './tune.ts';

const SIZES = Array.from({ length: MAX_SIZE }, (_, index) => index + 1);

/** Permutations of the columns, which are all that a tune needs of a solution. */
const boards = fc.integer({ min: 1, max: MAX_SIZE }).chain((size) => {
  const columns = [...Array(size).keys()];
  return fc.shuffledSubarray(columns, { minLength: size, maxLength: size });
});

test('the chord of a size has every C, E and G of its columns, in rising order', () => {
  const [middleC, e, g, highC, highE] = [0, 2, 3, 5, 7].map((column) => frequencyOf(column, 8));
  const pitches = chordOf(8).map(({ frequency }) => frequency);
  expect(pitches).toEqual([middleC, e, g, highC, highE]);
  expect(chordOf(1)).toEqual([{ at: 0, frequency: middleC }]);
});

describe('the pitch of a column', () => {
  test('climbs C D E G A c d e from middle C on 8 × 8', () => {
    // Equal temperament, A at 440 Hz.
    const scale = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26];
    for (const [column, frequency] of scale.entries()) {
      expect(frequencyOf(column, 8)).toBeCloseTo(frequency, 1);
    }
  });

  test('rises with every column and is audible on every board', () => {
    for (const size of SIZES) {
      const pitches = Array.from({ length: size }, (_, column) => frequencyOf(column, size));
      expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
      expect(new Set(pitches).size).toBe(size);
      expect(pitches[0]).toBeGreaterThan(60);
      expect(pitches.at(-1)).toBeLessThan(5_000);
    }
  });
});

describe('the tune of a board', () => {
  test('has a note for each row, within the 720 milliseconds of the thread', () => {
    fc.assert(
      fc.property(boards, (columns) => {
        const tune = tuneOf(codeOfColumns(columns));
        expect(tune).toHaveLength(columns.length);
        const times = tune.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.at(-1)).toBeLessThan(0.72);
      }),
    );
  });

  test('is different for each of the 92 solutions of 8 × 8', () => {
    const tunes = [...solutionsOf(8)].map((code) =>
      tuneOf(code)
        .map(({ frequency }) => frequency)
        .join(),
    );
    expect(new Set(tunes).size).toBe(92);
  });

  test('of a mirror image goes down where the original goes up', () => {
    fc.assert(
      fc.property(boards, (columns) => {
        const mirrored = columns.map((column) => columns.length - 1 - column);
        expect(directionsOf(mirrored)).toEqual(directionsOf(columns).map((up) => !up));
      }),
    );
  });

  test('of a board upside down is the tune backwards', () => {
    for (const code of solutionsOf(7)) {
      const backwards = tuneOf(codeOfColumns(columnsOf(code).reverse()));
      const frequencies = tuneOf(code).map(({ frequency }) => frequency);
      expect(backwards.map(({ frequency }) => frequency)).toEqual(frequencies.reverse());
    }
  });
});

/** Returns a boolean for each note but the first: true if it is higher than the one before. */
function directionsOf(columns: readonly number[]): boolean[] {
  const tune = tuneOf(codeOfColumns(columns));
  return tune.slice(1).map(({ frequency }, index) => frequency > tune[index]!.frequency);
}

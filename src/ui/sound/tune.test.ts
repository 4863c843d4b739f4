import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOfColumns } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { SYMMETRIES, transform, type Symmetry } from '../../core/solutions/symmetry.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import { frequencyOf, tuneOf } from './tune.ts';

const SIZES = Array.from({ length: MAX_SIZE }, (_, index) => index + 1);

/** Permutations of the columns, which are all that a tune needs of a solution. */
const boards = fc.integer({ min: 1, max: MAX_SIZE }).chain((size) => {
  const columns = [...Array(size).keys()];
  return fc.shuffledSubarray(columns, { minLength: size, maxLength: size });
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

  test('of each turn and mirror image is inverted, backwards, or has time and pitch exchanged', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...SYMMETRIES), (columns, symmetry) => {
        const image = scoreOf(transform(columns, symmetry));
        const expected = scoreOf(columns).map((note) => HEARD[symmetry](note, columns.length - 1));
        expect(image).toEqual(expected.toSorted((a, b) => a.time - b.time));
      }),
      { numRuns: 500 },
    );
  });
});

/** A note by its place in time and its step of the scale, both 0-based. */
interface Place {
  readonly time: number;
  readonly pitch: number;
}

const inverted = ({ time, pitch }: Place, last: number): Place => ({ time, pitch: last - pitch });
const backwards = ({ time, pitch }: Place, last: number): Place => ({ time: last - time, pitch });
/** The inverse permutation: the board mirrored in its falling diagonal. */
const exchanged = ({ time, pitch }: Place): Place => ({ time: pitch, pitch: time });

/** The place of a note of a board in the tune of its image. */
const HEARD: Readonly<Record<Symmetry, (note: Place, last: number) => Place>> = {
  identity: (note) => note,
  mirror: inverted,
  'mirror-half': backwards,
  half: (note, last) => inverted(backwards(note, last), last),
  'mirror-three-quarter': exchanged,
  quarter: (note, last) => inverted(exchanged(note), last),
  'three-quarter': (note, last) => backwards(exchanged(note), last),
  'mirror-quarter': (note, last) => inverted(backwards(exchanged(note), last), last),
};

/** Returns the tune of a board as places, in the order of time. */
function scoreOf(columns: readonly number[]): Place[] {
  const size = columns.length;
  const scale = Array.from({ length: size }, (_, column) => frequencyOf(column, size));
  return tuneOf(codeOfColumns(columns), 0, 1).map(({ at, frequency }) => ({
    time: at,
    pitch: scale.indexOf(frequency),
  }));
}

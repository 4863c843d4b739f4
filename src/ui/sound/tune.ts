import { type Code, columnsOf } from '../../core/solutions/code.ts';

export interface Note {
  /** Its time in seconds from the start of the tune. */
  readonly at: number;
  /** Its frequency in hertz. */
  readonly frequency: number;
}

/** The scale of C D E G A, in semitones above C. */
const PENTATONIC = [0, 2, 4, 7, 9];

/** The frequency of middle C in hertz, in equal temperament with A at 440 Hz. */
const MIDDLE_C = 440 * 2 ** (-9 / 12);

/** The largest number of columns that begin at middle C; every five more begin an octave lower, two octaves at most. */
const COLUMNS_FROM_MIDDLE_C = 20;

/** Seconds until the thread reaches the first queen, and at most from there to the last. */
const FIRST_NOTE = 0.16;
const WHOLE_TUNE = 0.56;

/** The longest time between two notes, in seconds. */
const LONGEST_STEP = 0.07;

/**
 * Returns the frequency of a column in hertz: one step of the pentatonic scale for each column from the left. Large
 * boards begin lower, so that their right edge (32 columns span six octaves) stays below 5 kHz.
 * @param column 0-based, from the left.
 */
export function frequencyOf(column: number, size: number): number {
  const steps = PENTATONIC.length;
  const lower = Math.min(2, Math.ceil(Math.max(0, size - COLUMNS_FROM_MIDDLE_C) / steps));
  const octave = Math.floor(column / steps) - lower;
  return MIDDLE_C * 2 ** (octave + PENTATONIC[column % steps]! / 12);
}

/** The steps of the scale that make a chord: C, E and G. */
export const CHORD = [0, 2, 3];

/** Seconds between two notes of a chord, which is rolled upwards. */
export const CHORD_STEP = 0.03;

/**
 * Returns the tune of a finished board: a note for each row from the top, at the pitch of its column. A board upside down
 * has the tune backwards, a mirror image goes up where the board goes down, and a board mirrored in its falling diagonal
 * has time and pitch exchanged.
 * @param start Seconds until the first note.
 * @param step Seconds from one note to the next; if left out, those of the beads of the thread.
 */
export function tuneOf(
  code: Code,
  start = FIRST_NOTE,
  step = Math.min(LONGEST_STEP, WHOLE_TUNE / code.length),
): Note[] {
  return columnsOf(code).map((column, row) => ({
    at: start + row * step,
    frequency: frequencyOf(column, code.length),
  }));
}

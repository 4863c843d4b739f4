import type { Code } from '../core/code.ts';
import { columnsOf } from '../core/code-squares.ts';

/** A note of a tune. */
export interface Note {
  /** Seconds from the start of the tune. */
  readonly at: number;
  /** Cycles a second. */
  readonly frequency: number;
}

/** The scale of C D E G A, in semitones above C. */
const PENTATONIC = [0, 2, 4, 7, 9];

/** Middle C in equal temperament with A at 440 Hz. */
const MIDDLE_C = 440 * 2 ** (-9 / 12);

/** Up to so many columns begin at middle C; each five more begin an octave lower, two at most. */
const COLUMNS_FROM_MIDDLE_C = 20;

/** Seconds until the thread reaches the first queen, and from there to the last at most. */
const FIRST_NOTE = 0.16;
const WHOLE_TUNE = 0.56;

/** The longest time between two notes, in seconds. */
const LONGEST_STEP = 0.07;

/**
 * The pitch of a column: one step of the pentatonic scale for each from the left. Large boards begin
 * lower, so that their right edge (32 columns span six octaves) stays below 5 kHz.
 * @param column 0-based, from the left.
 */
export function frequencyOf(column: number, size: number): number {
  const steps = PENTATONIC.length;
  const lower = Math.min(2, Math.ceil(Math.max(0, size - COLUMNS_FROM_MIDDLE_C) / steps));
  const octave = Math.floor(column / steps) - lower;
  return MIDDLE_C * 2 ** (octave + PENTATONIC[column % steps]! / 12);
}

/** C, E and G: the steps of the scale that make a chord. */
export const CHORD = [0, 2, 3];

/** Seconds between two notes of a chord: it is rolled, from below. */
export const CHORD_STEP = 0.03;

/** The chord of a size: every C, E and G that its columns have, together. */
export function chordOf(size: number): Note[] {
  const columns = Array.from({ length: size }, (_, column) => column);
  return columns
    .filter((column) => CHORD.includes(column % PENTATONIC.length))
    .map((column, index) => ({ at: index * CHORD_STEP, frequency: frequencyOf(column, size) }));
}

/**
 * The tune of a finished board: a note for each row from the top, in time with the beads of the
 * thread, so that a board upside down is its tune backwards and its mirror image goes up where it
 * goes down.
 */
export function tuneOf(code: Code): Note[] {
  const size = code.length;
  const step = Math.min(LONGEST_STEP, WHOLE_TUNE / size);
  return columnsOf(code).map((column, row) => ({
    at: FIRST_NOTE + row * step,
    frequency: frequencyOf(column, size),
  }));
}

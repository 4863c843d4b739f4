import { nextBelow, seeded } from '../../core/random.ts';

/** A board of rows × columns with a number on each square; what the worker gets, and a state keeps. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** The numbers, by squares: `row * columns + column`. */
  readonly numbers: readonly number[];
}

/** The least and the greatest number that a square can hold. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** The numbers that squares of a matrix can hold. */
export const NUMBERS: NumberLimits = { min: -9, max: 99 };

/** Draws as many numbers as asked for, each within the limits and as likely as the others. */
export function numbersOfSeed(seed: number, count: number, { min, max }: NumberLimits): number[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => min + nextBelow(random, max - min + 1));
}

/** Writes the numbers of a board for a link: by squares, a point between them. */
export function numbersText(numbers: readonly number[]): string {
  return numbers.join('.');
}

/**
 * Reads the numbers of a link as `numbersText` writes them.
 * @param text Anything.
 * @returns `undefined` unless these are as many whole numbers as asked for, all within `NUMBERS`.
 */
export function readNumbers(text: string, count: number): number[] | undefined {
  const words = text.split('.');
  if (words.length !== count || !words.every((word) => /^(?:0|-?[1-9]\d?)$/.test(word))) {
    return undefined;
  }
  const numbers = words.map(Number);
  return numbers.every((number) => number >= NUMBERS.min) ? numbers : undefined;
}

import { nextBelow, seeded } from '../../core/board/random.ts';

/** A board of rows × columns with a number on each square: the parameters of a run, which its state keeps. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** The numbers, indexed by square: `row * columns + column`. */
  readonly numbers: readonly number[];
}

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** The limits of the numbers on the squares of a matrix. */
export const NUMBERS: NumberLimits = { min: -9, max: 99 };

/** Draws `count` numbers, each uniformly distributed within the limits. */
export function numbersOfSeed(seed: number, count: number, { min, max }: NumberLimits): number[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => min + nextBelow(random, max - min + 1));
}

/** Returns the numbers of a board for a link: in the order of the squares, with points between them. */
export function numbersText(numbers: readonly number[]): string {
  return numbers.join('.');
}

/**
 * Reads the numbers of a link as `numbersText` writes them.
 * @param text Any text.
 * @returns The numbers; `undefined` unless there are exactly `count` whole numbers, all within `NUMBERS`.
 */
export function readNumbers(text: string, count: number): number[] | undefined {
  const words = text.split('.');
  if (words.length !== count || !words.every((word) => /^(?:0|-?[1-9]\d?)$/.test(word))) {
    return undefined;
  }
  const numbers = words.map(Number);
  return numbers.every((number) => number >= NUMBERS.min) ? numbers : undefined;
}

import { squareAt } from '../../../core/board/square.ts';
import type { Algorithm, BoardParameters } from '../../machine/algorithm.ts';
import { firstClash, squaresOf } from '../../machine/queens-by-row.ts';

/** Permutations of the same digits have the same digit sum, so they differ by multiples of nine. */
const STRIDE = 9;

export interface ArithmeticState {
  readonly size: number;
  /** The last number, n…21. */
  readonly last: number;
  /** The current number; 0 before the first step. */
  number: number;
  /** Its digits from the left: digit d at place k is a queen in row k and column d − 1. */
  readonly digits: number[];
  /** The number of occurrences of each digit 0 … 9. */
  readonly counts: number[];
  /** The number of digits from 1 to n that do not occur exactly once. */
  wrong: number;
}

/**
 * Kinds of steps and their squares:
 * - `digits`: some column's digit is missing. Squares: the queens of the leftmost digit that is wrong, because it is
 *   repeated or no column; none if it is no column.
 * - `diagonals`: the number is a permutation. Squares: two queens that attack each other.
 * - `found`: the number is a solution. Squares: all its queens.
 */
export type ArithmeticKind = 'digits' | 'diagonals' | 'found';

/**
 * Tests all n-digit numbers from 12…n to n…21 in steps of nine. It counts the digits first, and tests the diagonals if
 * each digit occurs once.
 */
export const algorithm: Algorithm<BoardParameters, ArithmeticState, ArithmeticKind> = {
  start: ({ size }) => ({
    size,
    last: Number('987654321'.slice(-size)),
    number: 0,
    digits: new Array<number>(size).fill(0),
    counts: Array.from({ length: 10 }, (_, digit) => (digit === 0 ? size : 0)),
    wrong: size,
  }),

  step(state) {
    const { size, digits } = state;
    const before = state.number;
    const next = before === 0 ? Number('123456789'.slice(0, size)) : before + STRIDE;
    if (next > state.last) return undefined;
    state.number = next;

    let placed = 0;
    let lifted = 0;
    // Stops at the digits that no carry has reached, after about two places.
    for (let place = size - 1, rest = next, old = before; rest !== old; place--) {
      const digit = rest % 10;
      rest = Math.trunc(rest / 10);
      old = Math.trunc(old / 10);
      const digitBefore = digits[place]!;
      if (digit === digitBefore) continue;
      if (isColumn(digitBefore, size)) lifted++;
      if (isColumn(digit, size)) placed++;
      count(state, digitBefore, -1);
      count(state, digit, 1);
      digits[place] = digit;
    }

    const change = { tested: 1, placed, lifted, found: 0 };
    if (state.wrong > 0) {
      return { kind: 'digits', squares: refusedSquares(state), change };
    }
    const columns = digits.map((digit) => digit - 1);
    const clash = firstClash(columns, size);
    if (clash) return { kind: 'diagonals', squares: clash, change };
    const squares = squaresOf(columns, size);
    return { kind: 'found', squares, change: { ...change, found: 1 } };
  },

  queens({ size, digits }) {
    const queens: number[] = [];
    for (const [row, digit] of digits.entries()) {
      if (isColumn(digit, size)) queens.push(squareAt(row, digit - 1, size));
    }
    return queens;
  },
};

function isColumn(digit: number, size: number): boolean {
  return digit >= 1 && digit <= size;
}

function count(state: ArithmeticState, digit: number, change: 1 | -1): void {
  const before = state.counts[digit]!;
  state.counts[digit] = before + change;
  if (!isColumn(digit, state.size)) return;
  if (before === 1) state.wrong++;
  else if (before + change === 1) state.wrong--;
}

function refusedSquares({ size, digits, counts }: ArithmeticState): number[] {
  for (const digit of digits) {
    if (!isColumn(digit, size)) return [];
    if (counts[digit] === 1) continue;
    const squares: number[] = [];
    for (let row = 0; row < size; row++) {
      if (digits[row] === digit) squares.push(squareAt(row, digit - 1, size));
    }
    return squares;
  }
  return [];
}

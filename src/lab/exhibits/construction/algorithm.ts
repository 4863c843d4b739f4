import { squareAt, type Square } from '../../../core/board/square.ts';
import { type Algorithm, type BoardParameters } from '../../machine/algorithm.ts';
import { FOUND_BY_PLACING, NOTHING, PLACED } from '../tallies.ts';

/** The residue class of n that decides the sequence: n mod 6 is 0 or 4, 1 or 5, 2, or 3. */
export type ConstructionRule = '0-4' | '1-5' | '2' | '3';

export interface ConstructionState {
  readonly size: number;
  /** The residue class that applies; `undefined` before the first step. */
  rule: ConstructionRule | undefined;
  /** The queens placed so far, in the order of the sequence. */
  readonly laid: Square[];
}

/**
 * The kind of a step is its residue class and one of these:
 * - `rule`: the residue class was determined. Squares: none.
 * - `single`: a queen outside the two sequences was placed. Squares: the queen's.
 * - `first`, `second`: the next queen of that sequence was placed. Squares: the queen's.
 * The step that places the last queen has a find.
 */
export type ConstructionKind = `${ConstructionRule} ${'rule' | 'single' | 'first' | 'second'}`;

/** A queen of the sequence: its 1-based row from the top and column, and the kind of the step that places it. */
interface Laid {
  readonly row: number;
  readonly column: number;
  readonly kind: ConstructionKind;
}

/** The number of queens outside the two sequences if n mod 6 = 2. */
const SINGLE_QUEENS = 6;

/**
 * Places a solution for any n ≥ 4, one queen after another without a test.
 * Source: Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29 (1874), as tabulated by
 * Bell and Stevens, A survey of known results and research areas for n-queens, Discrete Mathematics 309 (2009).
 */
export const algorithm: Algorithm<BoardParameters, ConstructionState, ConstructionKind> = {
  start: ({ size }) => ({ size, rule: undefined, laid: [] }),

  step(state) {
    const { size, laid } = state;
    if (state.rule === undefined) {
      state.rule = ruleOf(size);
      return { kind: `${state.rule} rule`, squares: [], change: NOTHING };
    }
    if (laid.length === size) return undefined;
    const { row, column, kind } = queenAt(laid.length, size);
    const square = squareAt(row - 1, column - 1, size);
    laid.push(square);
    const change = laid.length < size ? PLACED : FOUND_BY_PLACING;
    return { kind, squares: [square], change };
  },

  queens: ({ laid }) => [...laid],
};

function ruleOf(size: number): ConstructionRule {
  const residue = size % 6;
  if (residue === 2) return '2';
  if (residue === 3) return '3';
  return residue % 2 === 0 ? '0-4' : '1-5';
}

/** Returns the queen at a 0-based place in the sequence for n. */
export function queenAt(place: number, n: number): Laid {
  switch (ruleOf(n)) {
    case '0-4': {
      const half = n / 2;
      const i = (place % half) + 1;
      return place < half
        ? { row: 2 * i, column: i, kind: '0-4 first' }
        : { row: 2 * i - 1, column: half + i, kind: '0-4 second' };
    }
    case '1-5': {
      if (place === 0) return { row: n, column: 1, kind: '1-5 single' };
      const half = (n - 1) / 2;
      const i = ((place - 1) % half) + 1;
      return place <= half
        ? { row: 2 * i, column: i + 1, kind: '1-5 first' }
        : { row: 2 * i - 1, column: half + 1 + i, kind: '1-5 second' };
    }
    case '2': {
      const half = n / 2;
      if (place < SINGLE_QUEENS) return { ...singleQueen(place, n), kind: '2 single' };
      const i = ((place - SINGLE_QUEENS) % (half - 3)) + 1;
      return place - SINGLE_QUEENS < half - 3
        ? { row: n - 2 * i, column: i + 1, kind: '2 first' }
        : { row: n - 2 * i - 3, column: half + i + 2, kind: '2 second' };
    }
    case '3':
      return place === 0 ? { row: n, column: n, kind: '3 single' } : queenAt(place - 1, n - 1);
  }
}

function singleQueen(place: number, n: number): Omit<Laid, 'kind'> {
  const half = n / 2;
  const single = [
    { row: 4, column: 1 },
    { row: n, column: half - 1 },
    { row: 2, column: half },
    { row: n - 1, column: half + 1 },
    { row: 1, column: half + 2 },
    { row: n - 3, column: n },
  ];
  return single[place]!;
}

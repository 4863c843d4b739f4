import { type Code, columnsOf } from '../../core/solutions/code.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';

/** Rows of a prefix: few enough for a few thousand prefixes, enough for small subtrees. */
export const PREFIX_ROWS = 3;

const NONE: readonly Code[] = [];

/** The solutions of one size that a player has found or was shown. */
export class Known {
  /** The number of solutions that begin with a prefix, for the prefixes that `newCompletion` has counted. */
  readonly totals = new Map<Code, number>();

  readonly #size: number;
  readonly #found = new Set<Code>();
  readonly #revealed = new Set<Code>();
  readonly #foundByPrefix = new Map<Code, Code[]>();

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds a solution; codes of another size are ignored. */
  add(code: Code, as: 'found' | 'revealed'): void {
    if (code.length !== this.#size) return;
    if (as === 'revealed') {
      this.#revealed.add(code);
    } else if (!this.#found.has(code)) {
      this.#found.add(code);
      const prefix = code.slice(0, PREFIX_ROWS);
      const codes = this.#foundByPrefix.get(prefix);
      if (codes) codes.push(code);
      else this.#foundByPrefix.set(prefix, [code]);
    }
  }

  isFound(code: Code): boolean {
    return this.#found.has(code);
  }

  isRevealed(code: Code): boolean {
    return this.#revealed.has(code);
  }

  /** Returns the found solutions that begin with a prefix of `PREFIX_ROWS` rows. */
  foundUnder(prefix: Code): readonly Code[] {
    return this.#foundByPrefix.get(prefix) ?? NONE;
  }

  /** Returns the found solutions that contain all the queens. */
  foundExtending(queens: readonly Square[]): Code[] {
    const symbols = queens.map((queen) => ({
      row: rowOf(queen, this.#size),
      symbol: (columnOf(queen, this.#size) + 1).toString(36),
    }));
    const codes: Code[] = [];
    for (const code of this.#found) {
      if (symbols.every(({ row, symbol }) => code[row] === symbol)) codes.push(code);
    }
    return codes;
  }
}

/** Counts, for every square, the solutions with a queen on it. */
export function queensPerSquare(codes: readonly Code[], size: number): Int32Array {
  const queens = new Int32Array(size * size);
  for (const code of codes) {
    for (const [row, column] of columnsOf(code).entries()) queens[row * size + column]!++;
  }
  return queens;
}

import { bitCount, lowestBit, allBits } from '../../core/board/bits.ts';
import type { Rules } from '../../core/board/rules.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { houseBitsOf, type HouseBits } from './house-bits.ts';

/**
 * Returns the candidates of a board in play.
 * @param queens Queens that do not attack each other.
 * @param ruledOut Squares that stay empty for another reason.
 */
export function candidatesOf(
  rules: Rules,
  queens: readonly Square[],
  ruledOut: readonly Square[] = [],
): Candidates {
  const candidates = new Candidates(houseBitsOf(rules));
  for (const queen of queens) candidates.place(queen);
  candidates.exclude(ruledOut);
  return candidates;
}

/** The squares that may still take a queen, on a board that is being solved. */
export class Candidates {
  readonly of: HouseBits;
  /** One word a row from the top: bit c is set while the square in column c may take a queen. */
  readonly free: Int32Array;
  /** 1 for each house with a queen, by its number. */
  readonly isFilled: Uint8Array;
  /** The number of queens still to be placed. */
  left: number;

  /** Creates the candidates of an empty board, or a copy of others. */
  constructor(of: HouseBits, from?: Candidates) {
    this.of = of;
    this.free = from ? from.free.slice() : new Int32Array(of.size).fill(allBits(of.size));
    this.isFilled = from ? from.isFilled.slice() : new Uint8Array(of.houses.length);
    this.left = from ? from.left : of.size;
  }

  /** Places a queen, which rules out all squares that it attacks, its houses included. */
  place(queen: Square): void {
    const { size, closed, at } = this.of;
    for (let row = 0; row < size; row++) this.free[row]! &= ~closed[queen * size + row]!;
    for (const house of at[queen]!) this.isFilled[house] = 1;
    this.left--;
  }

  exclude(squares: readonly Square[]): void {
    const { size } = this.of;
    for (const square of squares) this.free[rowOf(square, size)]! &= ~(1 << columnOf(square, size));
  }

  /** Counts the free squares of each house, by its number; 0 for a house with a queen. */
  counts(): Uint8Array {
    const { size, squares, from, to, houses } = this.of;
    const counts = new Uint8Array(houses.length);
    for (let row = 0; row < size; row++) {
      for (let rest = this.free[row]!; rest !== 0; rest &= rest - 1) {
        counts[row]!++;
        counts[size + lowestBit(rest)]!++;
      }
    }
    for (let region = 2 * size; region < houses.length; region++) {
      for (let row = from[region]!; row < to[region]!; row++)
        counts[region]! += bitCount(this.free[row]! & squares[region * size + row]!);
    }
    return counts;
  }

  /** Copies the state of another board of the same rules. */
  copyFrom(other: Candidates): void {
    this.free.set(other.free);
    this.isFilled.set(other.isFilled);
    this.left = other.left;
  }

  /** Returns the free squares of a house, or of the whole board, row by row from the top. */
  squaresIn(house?: number): Square[] {
    const { size, squares, from, to } = this.of;
    const free: Square[] = [];
    const end = house === undefined ? size : to[house]!;
    for (let row = house === undefined ? 0 : from[house]!; row < end; row++) {
      const mask = house === undefined ? -1 : squares[house * size + row]!;
      for (let rest = this.free[row]! & mask; rest !== 0; rest &= rest - 1) {
        free.push(row * size + lowestBit(rest));
      }
    }
    return free;
  }

  /** Returns a house without a queen that has exactly `count` free squares; −1 if there is none. */
  houseWith(count: 0 | 1): number {
    const { size, squares, from, to } = this.of;
    const { free, isFilled } = this;
    let one = 0;
    let two = 0;
    for (let row = 0; row < size; row++) {
      const squaresHere = free[row]!;
      const isOne = squaresHere !== 0 && (squaresHere & (squaresHere - 1)) === 0;
      if (isFilled[row] === 0 && (count === 0 ? squaresHere === 0 : isOne)) return row;
      two |= one & squaresHere;
      one |= squaresHere;
    }
    const columns = count === 0 ? ~one : one & ~two;
    for (let column = 0; column < size; column++) {
      if (isFilled[size + column] === 0 && (columns >>> column) & 1) return size + column;
    }
    for (let region = 2 * size; region < isFilled.length; region++) {
      if (isFilled[region] === 1) continue;
      one = 0;
      two = 0;
      for (let row = from[region]!; row < to[region]! && two === 0; row++) {
        const squaresHere = free[row]! & squares[region * size + row]!;
        if (squaresHere === 0) continue;
        two = one | (squaresHere & (squaresHere - 1));
        one = squaresHere;
      }
      if (two === 0 && (one === 0) === (count === 0)) return region;
    }
    return -1;
  }
}

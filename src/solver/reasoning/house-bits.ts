import { housesOf, type House, type HouseKind } from '../../core/board/house.ts';
import type { Rules } from '../../core/board/rules.ts';
import { columnOf, rowOf } from '../../core/board/square.ts';
import { attackMasks } from '../search/attack-masks.ts';

/**
 * The houses of n × n and the attacks of queens as bits, for n up to 32. A set of squares is n words, one a row from
 * the top: bit c stands for the square in column c.
 */
export interface HouseBits {
  readonly size: number;
  /** Rows, columns and regions. The index of a house is its number. */
  readonly houses: readonly House[];
  /** The numbers of the houses of a kind. */
  readonly ofKind: Readonly<Record<HouseKind, readonly number[]>>;
  /** The numbers of the houses that each square belongs to. */
  readonly at: readonly (readonly number[])[];
  /** The squares of each house: n words a house. */
  readonly squares: Int32Array;
  /** The rows of each house as a half-open range: the first row, and the row after the last. */
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** The squares that a queen on each square attacks by line or region, its own included: n words a square. */
  readonly closed: Int32Array;
}

const known = new WeakMap<Rules, HouseBits>();

/** Returns the houses of rules whose goal is to place queens; the same object for the same rules. */
export function houseBitsOf(rules: Rules): HouseBits {
  const ready = known.get(rules);
  if (ready) return ready;
  const size = rules.shape.rows;
  const houses = housesOf(rules);
  const ofKind = { row: [] as number[], column: [] as number[], region: [] as number[] };
  const at = Array.from({ length: size * size }, (): number[] => []);
  const squares = new Int32Array(houses.length * size);
  const from = Uint8Array.from(houses, (house) => rowOf(house.squares[0] ?? 0, size));
  const to = Uint8Array.from(houses, (house) => rowOf(house.squares.at(-1) ?? 0, size) + 1);
  for (const [number, house] of houses.entries()) {
    ofKind[house.kind].push(number);
    for (const square of house.squares) {
      at[square]!.push(number);
      squares[number * size + rowOf(square, size)]! |= 1 << columnOf(square, size);
    }
  }
  const closed = attackMasks(size, rules.sight).slice();
  // The masks hold rows, columns and diagonals; regions add their squares.
  rules.regions?.forEach((region, square) => {
    const number = ofKind.region[region]!;
    for (let row = from[number]!; row < to[number]!; row++) {
      closed[square * size + row]! |= squares[number * size + row]!;
    }
  });
  const made = { size, houses, ofKind, at, squares, from, to, closed };
  known.set(rules, made);
  return made;
}

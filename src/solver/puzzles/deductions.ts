import { bitCount, bitsOf, lowestBit } from '../../core/bits.ts';
import type { HouseKind } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import type { PlacementCandidates } from './placement-candidates.ts';

/** A house has one free square. Houses are their numbers in `PlacementHouses`. */
export interface LastSquare {
  readonly technique: 'last-free-square';
  readonly house: number;
  readonly square: Square;
}

/**
 * The free squares of k houses lie within k others, whose queens must stand there: elsewhere in the others
 * there is none. With k = 1: a region that lies within a line, or a line within a region.
 */
export interface Filling {
  readonly technique: 'shared-squares';
  readonly houses: readonly number[];
  readonly shared: readonly number[];
  readonly excluded: readonly Square[];
}

/** A queen on any one of the excluded squares would leave a house without a free square. */
export interface Starving {
  readonly technique: 'starved-house';
  readonly house: number;
  readonly excluded: readonly Square[];
}

/** Houses of one kind that may fill houses of another, in the order people look for them. */
export const KIND_PAIRS: readonly (readonly [HouseKind, HouseKind])[] = [
  ['region', 'row'],
  ['region', 'column'],
  ['row', 'region'],
  ['column', 'region'],
  ['row', 'column'],
  ['column', 'row'],
];

/** A house with more free squares is not looked at for squares that see all of them. */
const MOST_TO_SEE = 8;

/** The first house with one free square. */
export function lastSquare(candidates: PlacementCandidates): LastSquare | undefined {
  const house = candidates.houseWith(1);
  if (house < 0) return undefined;
  return { technique: 'last-free-square', house, square: candidates.squaresIn(house)[0]! };
}

/** The first k houses that fill k others and rule something out. */
export function filling(candidates: PlacementCandidates, k: number): Filling | undefined {
  const reaches = new Reaches(candidates);
  for (const [kind, other] of KIND_PAIRS) {
    const found = fillingOf(candidates, k, kind, other, reaches);
    if (found) return found;
  }
  return undefined;
}

function fillingOf(
  candidates: PlacementCandidates,
  k: number,
  kind: HouseKind,
  other: HouseKind,
  allReaches: Reaches,
): Filling | undefined {
  const { ofKind } = candidates.of;
  const all = allReaches.of(kind, other);
  const houses: number[] = [];
  const reaches: number[] = [];
  for (let index = 0; index < all.length; index++) {
    // A house with a queen has no free square.
    const reach = all[index]!;
    if (reach === 0 || bitCount(reach) > k) continue;
    houses.push(ofKind[kind][index]!);
    reaches.push(reach);
  }
  if (houses.length < k) return undefined;
  const chosen: number[] = [];

  /** Chooses the rest of k houses from `start` on, which with those chosen reach `reached`. */
  function choose(start: number, reached: number): Filling | undefined {
    if (chosen.length === k) {
      if (bitCount(reached) !== k) return undefined;
      const shared = bitsOf(reached).map((index) => ofKind[other][index]!);
      const excluded = outside(candidates, chosen, shared);
      return excluded.length === 0
        ? undefined
        : { technique: 'shared-squares', houses: [...chosen], shared, excluded };
    }
    for (let index = start; index < houses.length; index++) {
      const together = reached | reaches[index]!;
      if (bitCount(together) > k) continue;
      chosen.push(houses[index]!);
      const found = choose(index + 1, together);
      if (found) return found;
      chosen.pop();
    }
    return undefined;
  }
  return choose(0, 0);
}

/** For each house of a kind the places of houses of another kind that its free squares lie in, as bits. */
class Reaches {
  readonly #rowColumns: Int32Array;
  readonly #regionRows: Int32Array;
  readonly #regionColumns: Int32Array;

  constructor({ of: { ofKind, size, squares, from, to }, free }: PlacementCandidates) {
    this.#rowColumns = free;
    this.#regionRows = new Int32Array(ofKind.region.length);
    this.#regionColumns = new Int32Array(ofKind.region.length);
    for (let index = 0; index < ofKind.region.length; index++) {
      const region = ofKind.region[index]!;
      let rows = 0;
      let columns = 0;
      for (let row = from[region]!; row < to[region]!; row++) {
        const within = free[row]! & squares[region * size + row]!;
        if (within !== 0) rows |= 1 << row;
        columns |= within;
      }
      this.#regionRows[index] = rows;
      this.#regionColumns[index] = columns;
    }
  }

  of(kind: HouseKind, other: HouseKind): Int32Array {
    if (kind === 'region') return other === 'row' ? this.#regionRows : this.#regionColumns;
    if (kind === 'row' && other === 'column') return this.#rowColumns;
    return this.#turned(this.of(other, kind));
  }

  /** Which houses reach each of the others, from which others each of them reaches. */
  #turned(reaches: Int32Array): Int32Array {
    const back = new Int32Array(this.#rowColumns.length);
    for (let index = 0; index < reaches.length; index++) {
      for (let rest = reaches[index]!; rest !== 0; rest &= rest - 1)
        back[lowestBit(rest)]! |= 1 << index;
    }
    return back;
  }
}

/** The free squares of shared houses that are in none of the houses which fill them. */
function outside(
  { of: { size, squares, from, to }, free }: PlacementCandidates,
  houses: readonly number[],
  shared: readonly number[],
): Square[] {
  const left: Square[] = [];
  for (const house of shared) {
    for (let row = from[house]!; row < to[house]!; row++) {
      let rest = free[row]! & squares[house * size + row]!;
      for (const filled of houses) rest &= ~squares[filled * size + row]!;
      for (; rest !== 0; rest &= rest - 1) left.push(row * size + lowestBit(rest));
    }
  }
  return left;
}

/** The first house that queens on some squares would leave without, the emptiest houses first. */
export function starving(candidates: PlacementCandidates): Starving | undefined {
  const counts = candidates.counts();
  for (let count = 2; count <= MOST_TO_SEE; count++) {
    for (let house = 0; house < counts.length; house++) {
      if (counts[house] !== count) continue;
      const excluded = seeingAllOf(house, candidates);
      if (excluded.length > 0) return { technique: 'starved-house', house, excluded };
    }
  }
  return undefined;
}

/** The free squares outside a house whose queen would see all its free squares. */
function seeingAllOf(house: number, { of, free }: PlacementCandidates): Square[] {
  const { size, squares, from, to, closed } = of;
  const seeing = free.slice();
  for (let row = 0; row < size; row++) seeing[row]! &= ~squares[house * size + row]!;
  for (let row = from[house]!; row < to[house]!; row++) {
    let rest = free[row]! & squares[house * size + row]!;
    for (; rest !== 0; rest &= rest - 1) {
      const square = row * size + lowestBit(rest);
      let left = 0;
      // Sight is mutual: the squares she keeps others off are those that keep her off.
      for (let at = 0; at < size; at++) left |= seeing[at]! &= closed[square * size + at]!;
      if (left === 0) return [];
    }
  }
  const excluded: Square[] = [];
  for (let row = 0; row < size; row++) {
    for (let rest = seeing[row]!; rest !== 0; rest &= rest - 1)
      excluded.push(row * size + lowestBit(rest));
  }
  return excluded;
}

import { bitCount, bitsOf, lowestBit } from '../../core/board/bits.ts';
import { KIND_PAIRS, type HouseKind } from '../../core/board/house.ts';
import type { Square } from '../../core/board/square.ts';
import type { Candidates } from './candidates.ts';

/**
 * k houses whose free squares lie within k others. The queens of the others must stand on them, so that the rest of the
 * others is ruled out. With k = 1: a region that lies within a line, or a line within a region. Houses are their
 * numbers in `HouseBits`.
 */
export interface SharedSquares {
  readonly technique: 'shared-squares';
  readonly houses: readonly number[];
  readonly shared: readonly number[];
  readonly excluded: readonly Square[];
}

/**
 * Finds the first k houses that fill k others and rule something out.
 * @param wanted A square that they have to rule out.
 */
export function sharedSquares(
  candidates: Candidates,
  k: number,
  wanted?: Square,
): SharedSquares | undefined {
  const reaches = new Reaches(candidates);
  for (const [kind, other] of KIND_PAIRS) {
    const found = sharedBetween(candidates, k, kind, other, reaches, wanted);
    if (found) return found;
  }
  return undefined;
}

function sharedBetween(
  candidates: Candidates,
  k: number,
  kind: HouseKind,
  other: HouseKind,
  allReaches: Reaches,
  wanted: Square | undefined,
): SharedSquares | undefined {
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

  /** Chooses the rest of k houses from `start` on. `reached` holds the houses that those chosen reach. */
  function choose(start: number, reached: number): SharedSquares | undefined {
    if (chosen.length === k) {
      if (bitCount(reached) !== k) return undefined;
      const shared = bitsOf(reached).map((index) => ofKind[other][index]!);
      const excluded = outside(candidates, chosen, shared);
      return excluded.length === 0 || (wanted !== undefined && !excluded.includes(wanted))
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

/**
 * The houses of one kind that the free squares of each house of another kind lie in, as bits by index within the kind.
 */
class Reaches {
  readonly #rowColumns: Int32Array;
  readonly #regionRows: Int32Array;
  readonly #regionColumns: Int32Array;

  constructor({ of: { ofKind, size, squares, from, to }, free }: Candidates) {
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

  /** Transposes reaches: returns, for each house of the other kind, the houses that reach it. */
  #turned(reaches: Int32Array): Int32Array {
    const back = new Int32Array(this.#rowColumns.length);
    for (let index = 0; index < reaches.length; index++) {
      for (let rest = reaches[index]!; rest !== 0; rest &= rest - 1)
        back[lowestBit(rest)]! |= 1 << index;
    }
    return back;
  }
}

/** Returns the free squares of the shared houses that are in none of the houses which fill them. */
function outside(
  { of: { size, squares, from, to }, free }: Candidates,
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

import { lowestBit } from '../../core/board/bits.ts';
import type { Square } from '../../core/board/square.ts';
import type { Candidates } from './candidates.ts';

/** A house that a queen on any one of the excluded squares would leave without a free square. */
export interface StarvedHouse {
  readonly technique: 'starved-house';
  /** Its number in `HouseBits`. */
  readonly house: number;
  readonly excluded: readonly Square[];
}

/** Most free squares of a house that is searched for attackers of all of them. */
const MOST_FREE = 8;

/**
 * Finds the first house that a queen on some square would leave without a free square; houses with the fewest free
 * squares come first.
 * @param wanted A square that has to be among those ruled out.
 */
export function starvedHouse(candidates: Candidates, wanted?: Square): StarvedHouse | undefined {
  const counts = candidates.counts();
  for (let count = 2; count <= MOST_FREE; count++) {
    for (let house = 0; house < counts.length; house++) {
      if (counts[house] !== count) continue;
      const excluded = attackersOf(house, candidates);
      if (wanted === undefined ? excluded.length > 0 : excluded.includes(wanted))
        return { technique: 'starved-house', house, excluded };
    }
  }
  return undefined;
}

/** Returns the free squares outside a house from which a queen would attack all its free squares. */
function attackersOf(house: number, { of, free }: Candidates): Square[] {
  const { size, squares, from, to, closed } = of;
  const attackers = free.slice();
  for (let row = 0; row < size; row++) attackers[row]! &= ~squares[house * size + row]!;
  for (let row = from[house]!; row < to[house]!; row++) {
    let rest = free[row]! & squares[house * size + row]!;
    for (; rest !== 0; rest &= rest - 1) {
      const square = row * size + lowestBit(rest);
      let left = 0;
      // Attack is symmetric: the squares that a queen attacks are those from which a queen attacks it.
      for (let at = 0; at < size; at++) left |= attackers[at]! &= closed[square * size + at]!;
      if (left === 0) return [];
    }
  }
  const excluded: Square[] = [];
  for (let row = 0; row < size; row++) {
    for (let rest = attackers[row]!; rest !== 0; rest &= rest - 1)
      excluded.push(row * size + lowestBit(rest));
  }
  return excluded;
}

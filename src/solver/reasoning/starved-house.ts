import { lowestBit } from '../../core/bits.ts';
import type { Square } from '../../core/square.ts';
import type { Candidates } from './candidates.ts';

/** A queen on any one of the excluded squares would leave a house without a free square. */
export interface StarvedHouse {
  readonly technique: 'starved-house';
  /** Its number in `HouseBits`. */
  readonly house: number;
  readonly excluded: readonly Square[];
}

/** A house with more free squares is not looked at for squares that attack all of them. */
const MOST_FREE = 8;

/** The first house that queens on some squares would leave without, the emptiest houses first. */
export function starvedHouse(candidates: Candidates): StarvedHouse | undefined {
  const counts = candidates.counts();
  for (let count = 2; count <= MOST_FREE; count++) {
    for (let house = 0; house < counts.length; house++) {
      if (counts[house] !== count) continue;
      const excluded = attackersOf(house, candidates);
      if (excluded.length > 0) return { technique: 'starved-house', house, excluded };
    }
  }
  return undefined;
}

/** The free squares outside a house from which a queen would attack all its free squares. */
function attackersOf(house: number, { of, free }: Candidates): Square[] {
  const { size, squares, from, to, closed } = of;
  const attackers = free.slice();
  for (let row = 0; row < size; row++) attackers[row]! &= ~squares[house * size + row]!;
  for (let row = from[house]!; row < to[house]!; row++) {
    let rest = free[row]! & squares[house * size + row]!;
    for (; rest !== 0; rest &= rest - 1) {
      const square = row * size + lowestBit(rest);
      let left = 0;
      // Attack is mutual: the squares a queen keeps others off are those that keep it off.
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

import type { Square } from '../../core/board/square.ts';
import type { Candidates } from './candidates.ts';

/** A house with one free square, which its queen must take. Houses are their numbers in `HouseBits`. */
export interface LastFreeSquare {
  readonly technique: 'last-free-square';
  readonly house: number;
  readonly square: Square;
}

export function lastFreeSquare(candidates: Candidates): LastFreeSquare | undefined {
  const house = candidates.houseWith(1);
  if (house < 0) return undefined;
  return { technique: 'last-free-square', house, square: candidates.squaresIn(house)[0]! };
}

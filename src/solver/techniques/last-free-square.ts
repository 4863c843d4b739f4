import type { House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import type { Candidates, Ray } from './candidates.ts';

/** A house has one free square, so every ending has a queen there. */
export interface LastFreeSquare {
  readonly technique: 'last-free-square';
  readonly house: House;
  readonly square: Square;
  /** One ray to each other square of the house that a queen sees. */
  readonly rays: readonly Ray[];
}

/** Every house that has one free square. */
export function* lastFreeSquares(candidates: Candidates): Generator<LastFreeSquare> {
  for (const house of candidates.houses) {
    const [square, ...others] = candidates.freeIn(house);
    if (square === undefined || others.length > 0) continue;
    const covered = house.squares.filter((other) => other !== square);
    const rays = candidates.raysTo(covered, candidates.queens);
    yield { technique: 'last-free-square', house, square, rays };
  }
}

import type { House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import type { Candidates, Ray } from './candidates.ts';

/** A queen on a square would leave a house without a free square, so no ending has one there. */
export interface StarvedHouse {
  readonly technique: 'starved-house';
  /** The house that would be left without. */
  readonly house: House;
  /** The square that no ending uses. */
  readonly excluded: readonly [Square];
  /** One ray to each square of the house, from the queens and from the excluded square. */
  readonly rays: readonly Ray[];
}

/** Every square whose queen would leave a house without a free square, the emptiest houses first. */
export function* starvedHouses(candidates: Candidates): Generator<StarvedHouse> {
  const houses = candidates.houses
    .map((house) => ({ house, free: candidates.freeIn(house) }))
    .sort((a, b) => a.free.length - b.free.length);
  for (const { house, free } of houses) {
    const [first, ...others] = free;
    if (first === undefined) continue;
    for (const square of candidates.reach(first)) {
      if (house.squares.includes(square)) continue;
      if (!others.every((other) => candidates.along(square, other) !== undefined)) continue;
      yield {
        technique: 'starved-house',
        house,
        excluded: [square],
        rays: [
          ...candidates.raysTo(
            house.squares.filter((other) => !free.includes(other)),
            candidates.queens,
          ),
          ...candidates.raysTo(free, [square]),
        ],
      };
    }
  }
}

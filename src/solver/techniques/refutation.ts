import type { House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import { bitCount } from '../../core/bits.ts';
import type { Candidates, Ray } from './candidates.ts';

/** A queen that must follow, because a house has only that square left. */
export interface ForcedMove {
  readonly square: Square;
  readonly house: House;
}

/**
 * A queen on a square would force other queens until a house is left without a free square, so no
 * ending has one there.
 */
export interface Refutation {
  readonly technique: 'refutation';
  /** The square that no ending uses. */
  readonly excluded: readonly [Square];
  /** The moves forced one after the other; only those that the end needs. */
  readonly moves: readonly ForcedMove[];
  /** The house that is left without. */
  readonly house: House;
  /** One ray to each square of the house, from the queens, the excluded square and the moves. */
  readonly rays: readonly Ray[];
}

/** More forced moves than a person can follow. */
const MOST_MOVES = 5;

/**
 * Every free square whose queen is refuted by one to five forced moves. There are many squares to try:
 * it yields `undefined` after one that is not refuted, for a caller that wants to pause.
 */
export function* refutations(candidates: Candidates): Generator<Refutation | undefined> {
  const refute = refuter(candidates);
  for (const [square, free] of candidates.free.entries()) {
    if (free === 1) yield refute(square);
  }
}

/**
 * A function that plays a queen and what she forces; it gives `undefined` when that comes to rest, or
 * goes on for too long. It is called for every free square, so it counts in arrays made once.
 */
function refuter(candidates: Candidates): (square: Square) => Refutation | undefined {
  const { houses } = candidates;
  const freeIn = houses.map((house) => candidates.freeIn(house));
  const housesOf: number[][] = Array.from(candidates.free, () => []);
  for (const [index, free] of freeIn.entries()) {
    for (const square of free) housesOf[square]!.push(index);
  }
  const isTaken = new Uint8Array(candidates.free.length);
  const left = new Uint16Array(houses.length);
  const isFilled = new Uint8Array(houses.length);
  let due: number[] = [];

  /** Places a queen; the first house she leaves without a free square, or −1. */
  function place(queen: Square): number {
    for (const house of housesOf[queen]!) isFilled[house] = 1;
    isTaken[queen] = 1;
    let starved = -1;
    for (const taken of candidates.reach(queen)) {
      if (isTaken[taken] === 1) continue;
      isTaken[taken] = 1;
      for (const house of housesOf[taken]!) {
        if (isFilled[house] === 1) continue;
        left[house]!--;
        if (left[house] === 1) due.push(house);
        if (left[house] === 0 && starved < 0) starved = house;
      }
    }
    return starved;
  }

  return (square) => {
    isTaken.fill(0);
    isFilled.fill(0);
    for (const [index, free] of freeIn.entries()) left[index] = free.length;
    const played: ForcedMove[] = [];
    due = [];

    let starved = place(square);
    while (starved < 0) {
      const house = due.shift();
      if (house === undefined || played.length === MOST_MOVES) return undefined;
      if (isFilled[house] === 1) continue;
      const forced = freeIn[house]!.find((other) => isTaken[other] === 0)!;
      played.push({ square: forced, house: houses[house]! });
      starved = place(forced);
    }
    if (played.length === 0) return undefined;

    const house = houses[starved]!;
    const moves = fewestMoves(square, played, house, candidates);
    const supposed = [square, ...moves.map((move) => move.square)];
    return {
      technique: 'refutation',
      excluded: [square],
      moves,
      house,
      rays: candidates.raysTo(house.squares, [...candidates.queens, ...supposed]),
    };
  };
}

/**
 * The fewest of the moves that leave the house without a free square, each of them still forced.
 * There are five at most, so every choice of them can be looked at.
 * @param square The queen supposed, who begins.
 * @param played Moves forced one after the other that leave the house without.
 */
function fewestMoves(
  square: Square,
  played: readonly ForcedMove[],
  starved: House,
  candidates: Candidates,
): readonly ForcedMove[] {
  const queens = [square, ...played.map((move) => move.square)];
  // Sets of queens are bits: the queen supposed is bit 0, the k-th move bit k.
  const queensOver = (covered: Square): number =>
    queens.reduce(
      (bits, queen, index) =>
        candidates.along(queen, covered) === undefined ? bits : bits | (1 << index),
      0,
    );
  const overMoves = played.map((move) =>
    candidates
      .freeIn(move.house)
      .filter((other) => other !== move.square)
      .map(queensOver),
  );
  const overStarved = candidates.freeIn(starved).map(queensOver);
  const areCovered = (covers: readonly number[], by: number): boolean =>
    covers.every((cover) => (cover & by) !== 0);
  /** Whether each of the queens is forced by those of them before her, and together they starve. */
  const leads = (chosen: number): boolean =>
    areCovered(overStarved, chosen) &&
    overMoves.every((covers, index) => {
      const earlier = (2 << index) - 1;
      return (chosen & (earlier + 1)) === 0 || areCovered(covers, chosen & earlier);
    });

  const all = 2 ** queens.length - 1;
  let fewest = all;
  for (let chosen = 1; chosen < all; chosen += 2) {
    if (bitCount(chosen) < bitCount(fewest) && leads(chosen)) fewest = chosen;
  }
  return played.filter((_, index) => (fewest & (2 << index)) !== 0);
}

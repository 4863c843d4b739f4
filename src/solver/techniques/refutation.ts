import type { Square } from '../../core/square.ts';
import type { Candidates, House, Ray } from './candidates.ts';

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
  /** For each square, 1 + the place in `queens` of the first queen that took it; 0 while it is free. */
  const takenBy = new Uint8Array(candidates.free.length);
  const left = new Uint16Array(houses.length);
  const isFilled = new Uint8Array(houses.length);
  let queens: Square[] = [];
  let moves: ForcedMove[] = [];
  let due: number[] = [];

  /** Places a queen; the first house she leaves without a free square, or −1. */
  function place(queen: Square): number {
    queens.push(queen);
    for (const house of housesOf[queen]!) isFilled[house] = 1;
    takenBy[queen] = queens.length;
    let starved = -1;
    for (const taken of candidates.reach(queen)) {
      if (takenBy[taken] !== 0) continue;
      takenBy[taken] = queens.length;
      for (const house of housesOf[taken]!) {
        if (isFilled[house] === 1) continue;
        left[house]!--;
        if (left[house] === 1) due.push(house);
        if (left[house] === 0 && starved < 0) starved = house;
      }
    }
    return starved;
  }

  /** Adds to `needed` the places in `moves` of those without which a house would keep a square. */
  function need(house: number, queensBefore: number, needed: Set<number>): void {
    for (const square of freeIn[house]!) {
      const queen = takenBy[square]! - 1;
      // The first queen is the one supposed; a forced move's house was closed by queens before it.
      if (queen === 0 || queen >= queensBefore || needed.has(queen - 1)) continue;
      needed.add(queen - 1);
      need(houses.indexOf(moves[queen - 1]!.house), queen, needed);
    }
  }

  return (square) => {
    takenBy.fill(0);
    isFilled.fill(0);
    for (const [index, free] of freeIn.entries()) left[index] = free.length;
    queens = [];
    moves = [];
    due = [];

    let starved = place(square);
    while (starved < 0) {
      const house = due.shift();
      if (house === undefined || moves.length === MOST_MOVES) return undefined;
      if (isFilled[house] === 1) continue;
      const forced = freeIn[house]!.find((other) => takenBy[other] === 0)!;
      moves.push({ square: forced, house: houses[house]! });
      starved = place(forced);
    }
    if (moves.length === 0) return undefined;

    const needed = new Set<number>();
    need(starved, queens.length, needed);
    const neededMoves = moves.filter((_, index) => needed.has(index));
    const supposed = [square, ...neededMoves.map((move) => move.square)];
    const house = houses[starved]!;
    return {
      technique: 'refutation',
      excluded: [square],
      moves: neededMoves,
      house,
      rays: candidates.raysTo(house.squares, [...candidates.queens, ...supposed]),
    };
  };
}

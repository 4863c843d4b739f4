import type { Square } from '../core/square.ts';
import { bitCount, lowestBit } from './bits.ts';
import type { Task } from './task.ts';

/** Whether queens, standing alone, keep something open; fewer queens never keep less open. */
export type IsOpen = (queens: readonly Square[]) => Task<boolean>;

/**
 * A minimal set of queens that cannot stand together: without any one of them the others can. Queens
 * are tried out from the first on, so that the newest stay in the set.
 * @param queens At most 32 queens that are not open together, in the order they were placed.
 */
export function* minimalClosedSet(queens: readonly Square[], isOpen: IsOpen): Task<Square[]> {
  let kept = [...queens];
  for (const queen of queens) {
    const rest = kept.filter((other) => other !== queen);
    if (!(yield* isOpen(rest))) kept = rest;
  }
  return kept;
}

/**
 * The fewest queens to lift until the others are open together, by implicit hitting sets (Moreno-Centeno
 * and Karp 2013): what is lifted must hit every set that cannot stand, so a smallest hit of the sets
 * met so far is either enough or shows another such set.
 * @param queens At most 32 queens that are not open together.
 */
export function* fewestToLift(queens: readonly Square[], isOpen: IsOpen): Task<Square[]> {
  const closedSets: number[] = [];
  let lifted = 0;
  for (;;) {
    let left = queens.filter((_, index) => ((lifted >>> index) & 1) === 0);
    if (yield* isOpen(left)) return queens.filter((queen) => !left.includes(queen));
    // Sets that share no queen raise the number to lift at once.
    do {
      const closed = yield* minimalClosedSet(left, isOpen);
      closedSets.push(closed.reduce((bits, queen) => bits | (1 << queens.indexOf(queen)), 0));
      left = left.filter((queen) => !closed.includes(queen));
    } while (!(yield* isOpen(left)));
    lifted = smallestHit(closedSets);
    yield;
  }
}

/** A smallest set with a bit in common with every one of the sets, none of which is empty. */
function smallestHit(sets: readonly number[]): number {
  const bySize = [...sets].sort((a, b) => bitCount(a) - bitCount(b));
  let best = bySize.reduce((union, set) => union | set, 0);
  let fewest = bitCount(best);

  function extend(hit: number, avoided: number): void {
    const open = bySize.filter((set) => (set & hit) === 0);
    const next = open[0];
    if (next === undefined) {
      best = hit;
      fewest = bitCount(hit);
      return;
    }
    if (bitCount(hit) + disjointSets(open) >= fewest) return;
    let excluded = avoided;
    for (let bits = next & ~avoided; bits !== 0; bits &= bits - 1) {
      const bit = 1 << lowestBit(bits);
      extend(hit | bit, excluded);
      // What was tried need not be tried again in the branches beside it.
      excluded |= bit;
    }
  }
  extend(0, 0);
  return best;
}

/** How many of the sets, taken greedily, share nothing: each needs a bit of its own. */
function disjointSets(sets: readonly number[]): number {
  let taken = 0;
  let count = 0;
  for (const set of sets) {
    if ((set & taken) !== 0) continue;
    taken |= set;
    count++;
  }
  return count;
}

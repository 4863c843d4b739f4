import type { Square } from '../core/square.ts';
import { bitCount } from './bits.ts';
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
    closedSets.sort((a, b) => bitCount(a) - bitCount(b));
    lifted = smallestHit(closedSets, Math.max(bitCount(lifted), 1));
    yield;
  }
}

/**
 * A smallest set with a bit in common with every one of the sets, by iterative deepening.
 * @param sets Sets that are not empty, small ones first for speed.
 * @param least How many bits it has at least.
 */
function smallestHit(sets: readonly number[], least: number): number {
  /** A hit of the sets not yet hit, with at most so many bits more; 0 when there is none. */
  function extend(hit: number, more: number, avoided: number): number {
    const open = sets.find((set) => (set & hit) === 0);
    if (open === undefined) return hit;
    if (more === 0) return 0;
    let tried = avoided;
    for (let bits = open & ~avoided; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const found = extend(hit | bit, more - 1, tried);
      if (found !== 0) return found;
      // With the others of this set, it need not be tried again.
      tried |= bit;
    }
    return 0;
  }
  for (let most = least; ; most++) {
    const hit = extend(0, most, 0);
    if (hit !== 0) return hit;
  }
}

import type { Square } from '../core/square.ts';
import { allBits, bitCount } from '../core/bits.ts';
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
    // Each question is short, and may never pause; all of them together are not.
    yield;
  }
  return kept;
}

/**
 * Sets learned on the way to the fewest queens to lift. A set costs as many questions as there are
 * queens, and the first ones prune most; measured best on 20 … 32 queens.
 */
const MOST_SETS = 20;

/**
 * The fewest queens to lift until the others are open together. What is lifted must hit every set that
 * cannot stand; the hits of the sets met so far are tried, small ones first, and one that is not
 * enough shows another such set (the tree of hitting sets; Reiter 1987).
 * @param queens At most 32 queens that are not open together.
 */
export function* fewestToLift(queens: readonly Square[], isOpen: IsOpen): Task<Square[]> {
  const everyQueen = allBits(queens.length);
  const closedSets: number[] = [];
  const without = (lifted: number): Square[] =>
    queens.filter((_, index) => ((lifted >>> index) & 1) === 0);

  /** What to lift besides, at most so many queens more, none of those avoided; 0 when it cannot be. */
  function* extend(lifted: number, more: number, avoided: number): Task<number> {
    let choices = closedSets.find((set) => (set & lifted) === 0);
    if (choices === undefined) {
      const left = without(lifted);
      if (yield* isOpen(left)) return lifted;
      yield;
      if (closedSets.length < MOST_SETS) {
        const closed = yield* minimalClosedSet(left, isOpen);
        choices = closed.reduce((bits, queen) => bits | (1 << queens.indexOf(queen)), 0);
        closedSets.push(choices);
        closedSets.sort((a, b) => bitCount(a) - bitCount(b));
      } else {
        choices = everyQueen & ~lifted;
      }
    }
    if (more === 0) return 0;
    let tried = avoided;
    for (let bits = choices & ~avoided; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const enough = yield* extend(lifted | bit, more - 1, tried);
      if (enough !== 0) return enough;
      // All that holds this queen has been tried.
      tried |= bit;
    }
    return 0;
  }

  for (let most = 1; ; most++) {
    const lifted = yield* extend(0, most, 0);
    if (lifted !== 0) return queens.filter((_, index) => ((lifted >>> index) & 1) === 1);
  }
}

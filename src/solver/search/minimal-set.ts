import type { Square } from '../../core/board/square.ts';
import { allBits, bitCount } from '../../core/board/bits.ts';
import type { Task } from '../worker/task.ts';

/** A test of queens, alone on the board, that stays true when any of them is removed. */
export type QueensTest = (queens: readonly Square[]) => Task<boolean>;

/**
 * Finds a minimal set of queens that fails the test: without any one of them the others pass it. Removes queens from
 * the first placed on, so that the newest stay in the set.
 * @param queens At most 32 queens that fail the test together, in the order they were placed.
 */
export function* minimalClosedSet(queens: readonly Square[], passes: QueensTest): Task<Square[]> {
  let kept = [...queens];
  for (const queen of queens) {
    const rest = kept.filter((other) => other !== queen);
    if (!(yield* passes(rest))) kept = rest;
    // Each test is short and may never pause; all of them together are long.
    yield;
  }
  return kept;
}

/**
 * Most failing sets that the search for the fewest queens learns. A set costs as many tests as there are queens, and
 * the first sets prune most. This number measured best on 20 … 32 queens.
 */
const MOST_SETS = 40;

/**
 * Finds the fewest queens whose removal lets the others pass the test; of several such sets the one with the newest
 * queen, then the one with the next newest, and so on. They hit every set that fails the test. The search tries the
 * queens that hit the sets learned so far, small sets first; a choice that is not enough yields another such set (the
 * tree of hitting sets; Reiter 1987).
 * @param queens At most 32 queens that fail the test together, in the order they were placed.
 * @param test A test that no queens pass too.
 * @param better A test that fails wherever the other does. Of the sets, those come first that let the others pass it.
 * @param mostTests Tests after which the search gives up.
 * @returns `undefined` if the search gave up.
 */
export function* fewestToRemove(
  queens: readonly Square[],
  test: QueensTest,
  better?: QueensTest,
  mostTests = Infinity,
): Task<Square[] | undefined> {
  const everyQueen = allBits(queens.length);
  let closedSets: number[] = [];
  const without = (lifted: number): Square[] =>
    queens.filter((_, index) => ((lifted >>> index) & 1) === 0);
  let used = test;
  let made = 0;
  const passes: QueensTest = function* (left) {
    made++;
    return made <= mostTests && (yield* used(left));
  };

  /**
   * Adds at most `more` queens, none of those avoided, to the removed ones until the others pass the test. Sets of
   * queens are bits by index. Returns the removed queens, or 0 if there is no such set.
   */
  function* extend(lifted: number, more: number, avoided: number): Task<number> {
    if (made > mostTests) return 0;
    let choices = closedSets.find((set) => (set & lifted) === 0);
    if (choices === undefined) {
      const left = without(lifted);
      if (yield* passes(left)) return lifted;
      yield;
      if (closedSets.length < MOST_SETS) {
        const closed = yield* minimalClosedSet(left, passes);
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
      // Every set with this queen has been tried.
      tried |= bit;
    }
    return 0;
  }

  /** Returns the newest of the sets of `count` queens, the fewest. Takes each queen that one of those sets has. */
  function* newest(someSet: number, count: number): Task<number> {
    let set = someSet;
    let taken = 0;
    let avoided = 0;
    for (let index = queens.length - 1; taken !== set; index--) {
      const bit = 1 << index;
      if ((set & bit) === 0) {
        const newer = yield* extend(taken | bit, count - bitCount(taken) - 1, avoided);
        if (newer === 0) {
          avoided |= bit;
          continue;
        }
        set = newer;
      }
      taken |= bit;
    }
    return set;
  }

  for (let count = 1; made <= mostTests; count++) {
    let some = yield* extend(0, count, 0);
    if (some === 0) continue;
    if (better) {
      const failing = [...closedSets];
      used = better;
      const ofBetter = yield* extend(0, count, 0);
      if (ofBetter === 0) {
        used = test;
        // Some of the sets that fail the better test pass the other.
        closedSets = failing;
      } else {
        some = ofBetter;
      }
    }
    const lifted = yield* newest(some, count);
    if (made > mostTests) break;
    return queens.filter((_, index) => ((lifted >>> index) & 1) === 1);
  }
  return undefined;
}

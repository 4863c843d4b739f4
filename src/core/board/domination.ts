import type { Shape } from './shape.ts';
import { columnOf, rowOf, type Square } from './square.ts';
import {
  addSquare,
  commonCount,
  difference,
  fullSet,
  removeSquare,
  squaresOfSet,
  wordsOf,
  type SquareSet,
} from './square-set.ts';

/** For each square, the set of squares that a queen on it attacks or stands on, word after word. */
export type AttackMasks = Int32Array;

/** A bound on what the queens to come can attack, and the square to branch on. */
export interface SearchBound {
  /** The number of squares that no queen attacks. */
  readonly unguarded: number;
  /** The most of these squares that the queens to come could attack, each as many as any square can. */
  readonly reach: number;
  /**
   * The unattacked square that the fewest open squares attack, the first among equals; `undefined` where every square
   * is attacked, or the queens cannot attack all.
   */
  readonly hardest: Square | undefined;
  /** The open squares worth trying that attack it, those that attack the most unattacked squares first. */
  readonly choices: readonly Square[];
}

/** Returns the squares that each square of a board attacks; queens do not block. */
export function attackMasksOf({ rows, columns }: Shape): AttackMasks {
  const squares = rows * columns;
  const words = wordsOf(squares);
  const sights = new Int32Array(squares * words);
  for (let from = 0; from < squares; from++) {
    const sight = attackedBy(from, sights, words);
    for (let to = 0; to < squares; to++) {
      const down = rowOf(to, columns) - rowOf(from, columns);
      const right = columnOf(to, columns) - columnOf(from, columns);
      if (down === 0 || right === 0 || Math.abs(down) === Math.abs(right)) addSquare(sight, to);
    }
  }
  return sights;
}

/**
 * Returns the squares that attack a square, and the square itself; attacks are mutual. The set shares the memory of
 * `sights`.
 */
export function attackedBy(square: Square, sights: AttackMasks, words: number): SquareSet {
  return sights.subarray(square * words, (square + 1) * words);
}

/** Returns the squares that none of the queens attacks or stands on. */
export function unguardedBy(
  queens: readonly Square[],
  sights: AttackMasks,
  squares: number,
): SquareSet {
  const words = wordsOf(squares);
  return queens.reduce(
    (unseen, queen) => difference(unseen, sights, queen * words),
    fullSet(squares),
  );
}

/**
 * Evaluates a board with so many queens to come.
 * @param open Squares where they may stand.
 */
export function searchBound(
  sights: AttackMasks,
  unseen: SquareSet,
  open: SquareSet,
  queens: number,
): SearchBound {
  const words = unseen.length;
  const count = commonCount(unseen, unseen, 0);
  const squares = squaresOfSet(open);
  const gains = squares.map((square) => commonCount(unseen, sights, square * words));
  const reach = mostTogether(gains, queens, count);
  if (count === 0 || reach < count) {
    return { unguarded: count, reach, hardest: undefined, choices: [] };
  }
  const hardest = hardestSquare(unseen, open, sights);
  const others = mostTogether(gains, queens - 1, count);
  const seeing = attackedBy(hardest, sights, words);
  const choices = squares
    .map((square, index) => ({ square, gain: gains[index]! }))
    .filter(({ square, gain }) => gain + others >= count && hasSquare(seeing, square))
    .sort((a, b) => b.gain - a.gain)
    .map(({ square }) => square);
  return { unguarded: count, reach, hardest, choices };
}

/** Returns the unattacked square that the fewest open squares attack, the first among equals; -1 for none. */
export function hardestSquare(unseen: SquareSet, open: SquareSet, sights: AttackMasks): Square {
  let hardest = -1;
  let fewest = Infinity;
  for (const square of squaresOfSet(unseen)) {
    const seeing = commonCount(open, sights, square * open.length);
    if (seeing < fewest) {
      fewest = seeing;
      hardest = square;
    }
  }
  return hardest;
}

/** Returns the sum of the `queens` largest gains, but at most `most`. */
function mostTogether(gains: readonly number[], queens: number, most: number): number {
  const having = new Int32Array(most + 1);
  for (const gain of gains) having[gain]!++;
  let sum = 0;
  let left = queens;
  for (let gain = most; gain > 0 && left > 0; gain--) {
    const taken = Math.min(having[gain]!, left);
    sum += taken * gain;
    left -= taken;
  }
  return sum;
}

function hasSquare(set: SquareSet, square: Square): boolean {
  return ((set[square >> 5]! >>> (square & 31)) & 1) === 1;
}

/** A node of the search: the queens that attack the square branched on, and the board before any of them was placed. */
interface Branch {
  readonly choices: readonly Square[];
  next: number;
  readonly unguarded: SquareSet;
  /** Choices are removed once tried, so that no set is found twice. */
  readonly open: SquareSet;
}

/**
 * Enumerates the sets of at most so many queens that, with those on the board, attack or stand on every square of the
 * board (domination). It branches on the unattacked square that the fewest open squares attack. It cuts where the
 * queens to come, each taken to attack as many unattacked squares as any square could, still leave some unattacked. A
 * set ends as soon as every square is attacked. Where no set is smaller than `most`, every set is found once.
 *
 * Source of the problem: de Jaenisch, Traité des applications de l'analyse mathématique au jeu des échecs (1862).
 */
export class DominationSearch {
  /** The queens added, in the order they were tried: the set found last, until the next call. */
  readonly added: Square[] = [];
  /** The number of boards evaluated. */
  nodes = 0;

  readonly #attackMasks: AttackMasks;
  readonly #most: number;
  readonly #branches: Branch[] = [];
  #unguarded: SquareSet;
  #open: SquareSet;
  /** True if the current board has not been evaluated. */
  #isNew = true;

  /**
   * @param unseen The squares that no queen attacks yet.
   * @param open Squares where queens may be added.
   */
  constructor(sights: AttackMasks, unseen: SquareSet, open: SquareSet, most: number) {
    this.#attackMasks = sights;
    this.#unguarded = unseen;
    this.#open = open.slice();
    this.#most = most;
  }

  /**
   * Goes on to the next set.
   * @param until The total number of boards after which the search pauses; another call resumes it.
   */
  next(until: number): 'found' | 'exhausted' | 'paused' {
    for (;;) {
      if (this.#isNew) {
        if (this.nodes >= until) return 'paused';
        this.nodes++;
        this.#isNew = false;
        const remaining = this.#most - this.added.length;
        const { unguarded, choices } = searchBound(
          this.#attackMasks,
          this.#unguarded,
          this.#open,
          remaining,
        );
        const branch = { choices, next: 0, unguarded: this.#unguarded, open: this.#open };
        this.#branches.push(branch);
        if (unguarded === 0) return 'found';
      }
      if (!this.#tryNext()) return 'exhausted';
    }
  }

  /** Places the next choice; returns false when all have been tried. */
  #tryNext(): boolean {
    for (let branch = this.#branches.at(-1); branch; branch = this.#branches.at(-1)) {
      const depth = this.#branches.length - 1;
      this.added.length = depth;
      const square = branch.choices[branch.next++];
      if (square !== undefined) {
        removeSquare(branch.open, square);
        this.added.push(square);
        this.#unguarded = difference(
          branch.unguarded,
          this.#attackMasks,
          square * branch.unguarded.length,
        );
        this.#open = branch.open.slice();
        this.#isNew = true;
        return true;
      }
      this.#branches.pop();
    }
    return false;
  }
}

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

/** For each square, the set of squares a queen there sees or stands on, word after word. */
export type Sights = Int32Array;

/** What queens that are still to come have to do, can do at most, and where to begin. */
export interface Outlook {
  /** How many squares no queen sees. */
  readonly unseen: number;
  /** How many of them the queens to come could see at most, each as many as any square can. */
  readonly reach: number;
  /**
   * The unseen square that the fewest open squares see, the first among equals; `undefined` where none
   * is unseen, or the queens cannot see all.
   */
  readonly hardest: Square | undefined;
  /** The open squares worth trying that see it, those that see the most unseen squares first. */
  readonly choices: readonly Square[];
}

/** What each square of a board sees; queens do not block. */
export function sightsOf({ rows, columns }: Shape): Sights {
  const squares = rows * columns;
  const words = wordsOf(squares);
  const sights = new Int32Array(squares * words);
  for (let from = 0; from < squares; from++) {
    const sight = sightFrom(from, sights, words);
    for (let to = 0; to < squares; to++) {
      const down = rowOf(to, columns) - rowOf(from, columns);
      const right = columnOf(to, columns) - columnOf(from, columns);
      if (down === 0 || right === 0 || Math.abs(down) === Math.abs(right)) addSquare(sight, to);
    }
  }
  return sights;
}

/** The squares that see a square, or are it: the same as it sees. It shares the memory of `sights`. */
export function sightFrom(square: Square, sights: Sights, words: number): SquareSet {
  return sights.subarray(square * words, (square + 1) * words);
}

/** The squares that none of the queens sees or stands on. */
export function unseenBy(queens: readonly Square[], sights: Sights, squares: number): SquareSet {
  const words = wordsOf(squares);
  return queens.reduce(
    (unseen, queen) => difference(unseen, sights, queen * words),
    fullSet(squares),
  );
}

/**
 * Looks at a board with so many queens to come.
 * @param open Where they may stand.
 */
export function outlookOf(
  sights: Sights,
  unseen: SquareSet,
  open: SquareSet,
  queens: number,
): Outlook {
  const words = unseen.length;
  const count = commonCount(unseen, unseen, 0);
  const squares = squaresOfSet(open);
  const gains = squares.map((square) => commonCount(unseen, sights, square * words));
  const reach = mostTogether(gains, queens, count);
  if (count === 0 || reach < count) {
    return { unseen: count, reach, hardest: undefined, choices: [] };
  }
  const hardest = hardestSquare(unseen, open, sights);
  const others = mostTogether(gains, queens - 1, count);
  const seeing = sightFrom(hardest, sights, words);
  const choices = squares
    .map((square, index) => ({ square, gain: gains[index]! }))
    .filter(({ square, gain }) => gain + others >= count && hasSquare(seeing, square))
    .sort((a, b) => b.gain - a.gain)
    .map(({ square }) => square);
  return { unseen: count, reach, hardest, choices };
}

/** The unseen square that the fewest open squares see, the first among equals; -1 for none. */
export function hardestSquare(unseen: SquareSet, open: SquareSet, sights: Sights): Square {
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

/** The sum of the `queens` largest gains, none of them above `most`. */
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

/** A square that was branched on: the ways to see it, and what was so before. */
interface Branch {
  readonly choices: readonly Square[];
  next: number;
  readonly unseen: SquareSet;
  /** Choices leave it once tried, so that no set comes twice. */
  readonly open: SquareSet;
}

/**
 * The sets of at most so many queens that, with those that stand, see or stand on every square of a
 * board (domination), one after the other. It branches on the unseen square that the fewest open
 * squares see, and cuts where the queens to come, each taken to see as many unseen squares as any
 * could, still leave some unseen. A set ends as soon as nothing is unseen; where no set is smaller
 * than `most`, every set comes once.
 * Source of the question: de Jaenisch, Traité des applications de l'analyse mathématique au jeu des
 * échecs (1862).
 */
export class DominationSearch {
  /** The queens added, in the order they were tried: the set last found, until the next call. */
  readonly added: Square[] = [];
  /** How many boards were looked at. */
  nodes = 0;

  readonly #sights: Sights;
  readonly #most: number;
  readonly #branches: Branch[] = [];
  #unseen: SquareSet;
  #open: SquareSet;
  /** Whether the board as it is has not been looked at. */
  #isNew = true;

  /**
   * @param unseen The squares that no queen sees yet.
   * @param open Where queens may be added.
   */
  constructor(sights: Sights, unseen: SquareSet, open: SquareSet, most: number) {
    this.#sights = sights;
    this.#unseen = unseen;
    this.#open = open.slice();
    this.#most = most;
  }

  /**
   * Goes on to the next set.
   * @param until Pauses when so many boards have been looked at in all; another call goes on from there.
   */
  next(until: number): 'found' | 'exhausted' | 'paused' {
    for (;;) {
      if (this.#isNew) {
        if (this.nodes >= until) return 'paused';
        this.nodes++;
        this.#isNew = false;
        const remaining = this.#most - this.added.length;
        const { unseen, choices } = outlookOf(this.#sights, this.#unseen, this.#open, remaining);
        const branch = { choices, next: 0, unseen: this.#unseen, open: this.#open };
        this.#branches.push(branch);
        if (unseen === 0) return 'found';
      }
      if (!this.#tryNext()) return 'exhausted';
    }
  }

  /** Places the next choice; `false` when all have been tried. */
  #tryNext(): boolean {
    for (let branch = this.#branches.at(-1); branch; branch = this.#branches.at(-1)) {
      const depth = this.#branches.length - 1;
      this.added.length = depth;
      const square = branch.choices[branch.next++];
      if (square !== undefined) {
        removeSquare(branch.open, square);
        this.added.push(square);
        this.#unseen = difference(branch.unseen, this.#sights, square * branch.unseen.length);
        this.#open = branch.open.slice();
        this.#isNew = true;
        return true;
      }
      this.#branches.pop();
    }
    return false;
  }
}

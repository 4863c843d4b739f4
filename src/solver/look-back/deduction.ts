import { bitsOf } from '../../core/board/bits.ts';
import type { Rules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { techniqueOf, TECHNIQUES, type Technique } from '../../core/puzzles/technique.ts';
import type { BoardState } from '../hints/board-state.ts';
import type { FindingOf, ReasonFinding } from '../hints/hint.ts';
import { candidatesOf, type Candidates } from '../reasoning/candidates.ts';
import { explain, type Explanation } from '../reasoning/explain.ts';
import { raysOf } from '../reasoning/rays.ts';
import { applyReason, nextReason, type Reason } from '../reasoning/techniques.ts';

/** The easiest way in which the queens on a board give another. In Guard it may be one of several that are as good. */
export interface QueenReason {
  /** The hardest technique of that way. */
  readonly technique: Technique;
  readonly square: Square;
  /** The last use of that technique, on the board with `marks` and `queens`. */
  readonly finding: ReasonFinding | FindingOf<'last-queen' | 'only-from-these'>;
  /** Squares that are ruled out before `finding`. */
  readonly marks: readonly Square[];
  /** Queens that follow before `finding`. */
  readonly queens: readonly Square[];
  /** Wrong queens on the board that the reason leaves out. */
  readonly without: readonly Square[];
  /** True if `finding` gives the queen at once, and false if easier techniques lead on to it. */
  readonly isDirect: boolean;
  /** A board on which `finding` is the simplest that can be found, to be tried as a drill; `undefined` if there is none. */
  readonly standing: BoardState | undefined;
}

/** The value of `#closedBy` for a free square, and for one that a queen on the board attacks. */
const FREE = 0x7fff;
const BY_BOARD = -1;

/** Consequences of the queens on a board of Complete or Regions, drawn one by one, by the simplest technique each time. */
export class Deduction {
  readonly #rules: Rules;
  readonly #placed: readonly Square[];
  readonly #board: Candidates;
  readonly #reasons: Reason[] = [];
  /** The queens found so far, and the number of reasons up to each. */
  readonly #found: { readonly square: Square; readonly reasons: number }[] = [];
  /** The index of the reason that closed each square. */
  readonly #closedBy: Int16Array;

  /** @param queens Queens that do not attack each other. */
  constructor(rules: Rules, queens: readonly Square[]) {
    this.#rules = rules;
    this.#placed = queens;
    this.#board = candidatesOf(rules, queens);
    this.#closedBy = new Int16Array(this.#board.of.size ** 2).fill(BY_BOARD);
    for (const square of this.#board.squaresIn()) this.#closedBy[square] = FREE;
  }

  /** Returns true if a queen on the square would contradict what is known so far. */
  isClosed(square: Square): boolean {
    return this.#closedBy[square] !== FREE && !this.#found.some((found) => found.square === square);
  }

  /**
   * Returns a queen that follows, by its 0-based place among them; `undefined` if no technique gives one, or if the board
   * contradicts itself. They are asked for in their order.
   */
  queen(place: number): Square | undefined {
    return this.#found[place]?.square ?? this.#nextQueen();
  }

  #nextQueen(): Square | undefined {
    const board = this.#board;
    while (board.left > 0 && board.houseWith(0) < 0) {
      const next = nextReason(board);
      if (!next) return undefined;
      const { reason } = next;
      this.#apply(reason);
      if (reason.technique !== 'last-free-square') continue;
      this.#found.push({ square: reason.square, reasons: this.#reasons.length });
      return reason.square;
    }
    return undefined;
  }

  /** Returns the reasons for a queen that was found, without those that it does not need. */
  justify(place: number): Omit<QueenReason, 'without'> {
    const reasons = this.#needed(this.#found[place]!.reasons);
    const last = reasons.at(-1)!;
    if (last.technique !== 'last-free-square') throw new TypeError('No queen was found.');
    const { square } = last;
    const ranks = reasons.map((reason) => TECHNIQUES.indexOf(techniqueOf(reason)));
    const rank = Math.max(...ranks);
    const at = ranks.lastIndexOf(rank);
    const { marks, queens } = consequencesOf(reasons.slice(0, at));
    const all = consequencesOf(this.#reasons.slice(0, this.#reasons.indexOf(reasons[at]!)));
    const standing = { queens: [...this.#placed, ...all.queens], marks: all.marks };
    const board = candidatesOf(this.#rules, [...this.#placed, ...queens], marks);
    const reason = wholeOn(board, reasons[at]!);
    const explanation = explain(reason, board);
    applyReason(reason, board);
    const isDirect = reasons[at] === last || board.counts()[last.house] === 1;
    const forced = isDirect ? { square, house: board.of.houses[last.house]! } : undefined;
    const said: Explanation =
      explanation.technique === 'last-free-square' ? explanation : { ...explanation, forced };
    const finding = { ...said, rays: raysOf(said, [], this.#rules) };
    return { technique: TECHNIQUES[rank]!, square, finding, marks, queens, isDirect, standing };
  }

  #apply(reason: Reason): void {
    const before = this.#board.free.slice();
    applyReason(reason, this.#board);
    const index = this.#reasons.push(reason) - 1;
    for (const [row, free] of before.entries()) {
      for (const column of bitsOf(free & ~this.#board.free[row]!)) {
        this.#closedBy[row * before.length + column] = index;
      }
    }
  }

  /** Returns the squares on which the reasons for a queen that was found rely and which queens on the board close. */
  closedByBoard(queen: Square): readonly Square[] {
    const { reasons } = this.#found.find(({ square }) => square === queen)!;
    const read = this.#needed(reasons).flatMap((reason) => this.#readBy(reason));
    return read.filter((square) => this.#closedBy[square] === BY_BOARD);
  }

  /** Returns the last of the first reasons, after those that closed a square that it or another of them reads. */
  #needed(count: number): readonly Reason[] {
    const isNeeded = this.#reasons.map((_, index) => index === count - 1);
    for (const [index, reason] of [...this.#reasons.entries()].reverse()) {
      if (!isNeeded[index]) continue;
      for (const square of this.#readBy(reason)) {
        const by = this.#closedBy[square]!;
        if (by !== BY_BOARD && by < index) isNeeded[by] = true;
      }
    }
    return this.#reasons.filter((_, index) => isNeeded[index]);
  }

  /** Returns the squares of the houses whose closed squares a reason relies on. */
  #readBy(reason: Reason): readonly Square[] {
    const { houses } = this.#board.of;
    return (housesReadBy(reason) ?? [...houses.keys()]).flatMap((house) => houses[house]!.squares);
  }
}

/**
 * Returns the reason for a queen on the last free square of a house, and the squares of the house; `undefined` if the
 * queen stands on none.
 * @param queens Queens that may attack each other or leave other houses without a free square.
 */
export function lastFreeReason(
  rules: Rules,
  queens: readonly Square[],
  square: Square,
): [Omit<QueenReason, 'without'>, readonly Square[]] | undefined {
  const board = candidatesOf(rules, queens);
  const house = board.of.at[square]!.find((at) => board.squaresIn(at).join() === `${square}`);
  if (house === undefined) return undefined;
  const reason = { technique: 'last-free-square', house, square } as const;
  const explanation = explain(reason, board);
  const finding = { ...explanation, rays: raysOf(explanation, [], rules) };
  const technique = techniqueOf(reason);
  return [
    { technique, square, finding, marks: [], queens: [], isDirect: true, standing: undefined },
    board.of.houses[house]!.squares,
  ];
}

/** Returns the numbers of the houses whose closed squares a reason relies on; `undefined` if those are all houses. */
function housesReadBy(reason: Reason): readonly number[] | undefined {
  switch (reason.technique) {
    case 'shared-squares':
      return reason.houses;
    case 'refutation':
      return reason.isPlain ? [...reason.moves.map(({ house }) => house), reason.house] : undefined;
    default:
      return [reason.house];
  }
}

/** Returns a reason with all that it rules out on a board with fewer squares closed than where it was found. */
function wholeOn(board: Candidates, reason: Reason): Reason {
  if (reason.technique !== 'shared-squares') return reason;
  const filling = new Set(reason.houses.flatMap((house) => board.squaresIn(house)));
  const squares = reason.shared.flatMap((house) => board.squaresIn(house));
  return { ...reason, excluded: squares.filter((square) => !filling.has(square)) };
}

function consequencesOf(reasons: readonly Reason[]): BoardState {
  return {
    marks: reasons.flatMap((reason) => ('excluded' in reason ? reason.excluded : [])),
    queens: reasons.flatMap((reason) => ('square' in reason ? reason.square : [])),
  };
}

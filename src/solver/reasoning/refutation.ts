import type { Square } from '../../core/board/square.ts';
import { Candidates } from './candidates.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { sharedSquares } from './shared-squares.ts';
import { starvedHouse } from './starved-house.ts';

/** A queen that is forced because a house has only that square left. */
export interface ForcedQueen {
  readonly square: Square;
  readonly house: number;
}

/** A proof that a queen on the excluded square leads to a house without a free square. */
export interface Refutation {
  readonly technique: 'refutation';
  readonly excluded: readonly [Square];
  /** The forced queens, in turn. */
  readonly moves: readonly ForcedQueen[];
  /** The number of the house that is left without a free square. */
  readonly house: number;
  /**
   * True if each queen is forced by its house alone. If false, the techniques of Steady puzzles also rule squares out
   * on the way.
   */
  readonly isPlain: boolean;
}

/** Most queens that a short refutation, which Tricky puzzles may need, forces. */
const MOST_MOVES = 3;

/**
 * Finds the first square whose queen forces one to three others until a house has no free square; the fewest forced
 * queens first.
 * @param tried The squares to try.
 */
export function shortRefutation(
  candidates: Candidates,
  tried: readonly Square[] = candidates.squaresIn(),
): Refutation | undefined {
  const boards = Array.from({ length: MOST_MOVES + 1 }, () => new Candidates(candidates.of));
  const [first] = boards;
  let squares = tried;
  for (let most = 1; most <= MOST_MOVES; most++) {
    const forcing: Square[] = [];
    for (const square of squares) {
      first!.copyFrom(candidates);
      first!.place(square);
      if (first!.houseWith(1) < 0) continue;
      const moves: ForcedQueen[] = [];
      const house = forced(boards, 0, most, moves);
      if (house >= 0) {
        return { technique: 'refutation', excluded: [square], moves, house, isPlain: true };
      }
      if (most > 1 || endsBadly(first!)) forcing.push(square);
    }
    // Squares that force no queen, or never starve a house, are not tried again.
    squares = forcing;
  }
  return undefined;
}

/**
 * Plays every forced queen, and returns true if that leaves some house without a free square. The order does not
 * matter: a forced queen stays forced, or has no free square left.
 */
function endsBadly(board: Candidates): boolean {
  for (let house = board.houseWith(1); house >= 0; house = board.houseWith(1)) {
    board.place(board.squaresIn(house)[0]!);
    if (board.houseWith(0) >= 0) return true;
  }
  return false;
}

/**
 * Finds exactly `count` forced queens that lead to a house without a free square.
 * @param boards The board at index `depth` has the queens played so far; those after it are scratch space.
 * @param moves Receives the forced queens that lead there.
 * @returns The house; −1 if there is none.
 */
function forced(
  boards: readonly Candidates[],
  depth: number,
  count: number,
  moves: ForcedQueen[],
): number {
  const board = boards[depth]!;
  if (count === 0) return board.houseWith(0);
  const next = boards[depth + 1]!;
  const counts = board.counts();
  for (let house = 0; house < counts.length; house++) {
    if (counts[house] !== 1) continue;
    const square = board.squaresIn(house)[0]!;
    next.copyFrom(board);
    next.place(square);
    moves.push({ square, house });
    const starved = forced(boards, depth + 1, count - 1, moves);
    if (starved >= 0) return starved;
    moves.pop();
  }
  return -1;
}

/**
 * Finds the first square whose queen leads to a house without a free square by the techniques of Steady puzzles.
 * @param tried The squares to try.
 */
export function longRefutation(
  candidates: Candidates,
  tried: readonly Square[] = candidates.squaresIn(),
): Refutation | undefined {
  const board = new Candidates(candidates.of);
  for (const square of tried) {
    board.copyFrom(candidates);
    board.place(square);
    const end = longDeadEnd(board);
    if (end) return { technique: 'refutation', excluded: [square], ...end };
  }
  return undefined;
}

/** The steps from a board to a house without a free square. */
export type DeadEnd = Pick<Refutation, 'moves' | 'house' | 'isPlain'>;

/**
 * Finds the shortest way from a board to a house without a free square. It takes the fewest queens that houses alone
 * force, at most three; if there are none, it uses all techniques of Steady puzzles.
 * @returns `undefined` if neither leads there.
 */
export function deadEnd(candidates: Candidates): DeadEnd | undefined {
  const boards = Array.from({ length: MOST_MOVES + 1 }, () => new Candidates(candidates.of));
  boards[0]!.copyFrom(candidates);
  for (let most = 0; most <= MOST_MOVES; most++) {
    const moves: ForcedQueen[] = [];
    const house = forced(boards, 0, most, moves);
    if (house >= 0) return { moves, house, isPlain: true };
  }
  return longDeadEnd(new Candidates(candidates.of, candidates));
}

/** Applies the techniques of Steady puzzles to a board, which it changes, until a house has no free square. */
function longDeadEnd(board: Candidates): DeadEnd | undefined {
  const moves: ForcedQueen[] = [];
  let isPlain = true;
  for (;;) {
    const house = board.houseWith(0);
    if (house >= 0) return { moves, house, isPlain };
    const last = lastFreeSquare(board);
    if (last) {
      board.place(last.square);
      moves.push({ square: last.square, house: last.house });
      continue;
    }
    const reason = sharedSquares(board, 1) ?? starvedHouse(board) ?? sharedSquares(board, 2);
    if (!reason) return undefined;
    isPlain = false;
    board.exclude(reason.excluded);
  }
}

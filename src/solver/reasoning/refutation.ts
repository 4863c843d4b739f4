import type { Square } from '../../core/square.ts';
import { Candidates } from './candidates.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { sharedSquares } from './shared-squares.ts';
import { starvedHouse } from './starved-house.ts';

/** A queen that must follow, because a house has only that square left. */
export interface ForcedQueen {
  readonly square: Square;
  readonly house: number;
}

/** A queen on the excluded square leads to a house without a free square. */
export interface Refutation {
  readonly technique: 'refutation';
  readonly excluded: readonly [Square];
  /** The queens that follow, in turn. */
  readonly moves: readonly ForcedQueen[];
  /** The house that is left without; houses are their numbers. */
  readonly house: number;
  /**
   * Each of the queens follows from those before it by its house alone. Where this is false, squares are ruled
   * out on the way, by all that a Steady puzzle asks for.
   */
  readonly isPlain: boolean;
}

/** A refutation of Tricky forces no more queens than this. */
const MOST_MOVES = 3;

/** The first square whose queen forces one to three others until a house is left without, fewest first. */
export function shortRefutation(candidates: Candidates): Refutation | undefined {
  const boards = Array.from({ length: MOST_MOVES + 1 }, () => new Candidates(candidates.of));
  const [first] = boards;
  let squares = candidates.squaresIn();
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
    // Squares that force nothing, or nothing that ends badly, are not looked at again.
    squares = forcing;
  }
  return undefined;
}

/**
 * Plays every forced queen, and returns true if that leaves some house without a free square. The order does not
 * matter: what is forced stays forced, or has no square left.
 */
function endsBadly(board: Candidates): boolean {
  for (let house = board.houseWith(1); house >= 0; house = board.houseWith(1)) {
    board.place(board.squaresIn(house)[0]!);
    if (board.houseWith(0) >= 0) return true;
  }
  return false;
}

/**
 * Plays exactly so many forced queens, whichever lead to a house without a free square.
 * @param boards The first `depth` of them are as the queens so far left them; the next is free to use.
 * @param moves Takes those that do.
 * @returns The house; −1 when there is none.
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

/** The first square whose queen leads to a house without by all that a Steady puzzle asks for. */
export function longRefutation(candidates: Candidates): Refutation | undefined {
  const tried = new Candidates(candidates.of);
  for (const square of candidates.squaresIn()) {
    tried.copyFrom(candidates);
    tried.place(square);
    const end = longDeadEnd(tried);
    if (end) return { technique: 'refutation', excluded: [square], ...end };
  }
  return undefined;
}

/** How a board comes to a house without a free square. */
export type DeadEnd = Pick<Refutation, 'moves' | 'house' | 'isPlain'>;

/**
 * The shortest way from a board to a house without a free square: queens that houses alone force, as few as can be
 * and no more than three; else all that a Steady puzzle asks for.
 * @returns `undefined` where neither leads there.
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

/** Follows all that a Steady puzzle asks for on a board, which it changes, to a house without a free square. */
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

import { hardestSquare, attackedBy } from '../../core/board/domination.ts';
import type { Square } from '../../core/board/square.ts';
import {
  commonCount,
  difference,
  fullSet,
  isEmptySet,
  squaresOfSet,
  type SquareSet,
} from '../../core/board/square-set.ts';
import type { Task } from '../worker/task.ts';
import type { GuardBoard } from './guard-board.ts';

/** A square that is not guarded, and the squares that could guard it and that a reason does not rule out. */
export interface GuardsLeft {
  /** The square to be guarded. */
  readonly square: Square;
  /** The number of squares that guard it; none of them has a queen. */
  readonly guards: number;
  /** The squares among them that the reason does not rule out, in ascending order; every answer has a queen on one. */
  readonly left: readonly Square[];
  /**
   * The number of queens assumed, one after the other, before the rest is counted. With 0, no queen guards more than
   * `most` squares, so that each of `left` must guard its share.
   */
  readonly looks: 0 | 1 | 2;
  /** The most unguarded squares that one queen guards. */
  readonly most: number;
  /** True if every square of `left` is known to belong to an answer. */
  readonly isDecided: boolean;
}

/** A reason that the queens left cannot guard what is not guarded. */
export interface NotEnough {
  /**
   * 0: all queens left together guard fewer squares than are unguarded. 1 or 2: so many queens are assumed, one after
   * the other, before the rest is counted.
   */
  readonly looks: 0 | 1 | 2;
  /** The most unguarded squares that one queen guards. */
  readonly most: number;
  /** The unguarded square that the fewest squares guard. */
  readonly square: Square;
  /** The number of squares that guard it. */
  readonly guards: number;
}

/** Most queens left for which the squares of answers are found; with more it takes too long. */
const MOST_QUEENS = 4;

/**
 * Finds the simplest reason to go on: counting, at any square where that decides; otherwise one look ahead, then two,
 * at the square that the fewest squares guard. A reason decides if all squares that it leaves belong to answers. If
 * none decides, returns the simplest of those that rule out most.
 * @param unseen The unguarded squares; not empty.
 * @param queens The queens left; at least one, and they suffice.
 */
export function* guardsLeft(
  board: GuardBoard,
  unseen: SquareSet,
  queens: number,
): Task<GuardsLeft> {
  const { most, useful } = usefulSquares(board, unseen, queens);
  const isKnown = queens <= MOST_QUEENS;
  const good = new Map<Square, boolean>();
  const isGood = (square: Square): boolean => {
    const known = good.get(square) ?? canFollow(board, unseen, square, queens, queens - 1);
    good.set(square, known);
    return known;
  };
  function* reasonAt(square: Square, left: readonly Square[], looks: 0 | 1 | 2): Task<GuardsLeft> {
    const guards = guardsOf(board, square).length;
    let isDecided = left.length === 1 || isKnown;
    for (let index = 0; left.length > 1 && isDecided && index < left.length; index++) {
      isDecided = isGood(left[index]!);
      yield;
    }
    return { square, guards, left, looks, most, isDecided };
  }

  const counted = squaresOfSet(unseen).map((square) => ({
    square,
    left: guardsOf(board, square).filter((guard) => useful.has(guard)),
  }));
  for (const { square, left } of counted.sort((a, b) => a.left.length - b.left.length)) {
    const reason = yield* reasonAt(square, left, 0);
    if (reason.isDecided) return reason;
  }
  const square = hardestSquare(unseen, fullSet(board.squares), board.attackMasks);
  let best = yield* reasonAt(square, counted.find((other) => other.square === square)!.left, 0);
  for (const looks of [1, 2] as const) {
    const left: Square[] = [];
    for (const guard of best.left) {
      if (canFollow(board, unseen, guard, queens, looks)) left.push(guard);
      yield;
    }
    if (left.length < best.left.length) best = yield* reasonAt(square, left, looks);
    if (best.isDecided) break;
  }
  return best;
}

/**
 * Finds the simplest reason that the queens do not suffice: counting, otherwise one look ahead, then two.
 * @param unseen The unguarded squares; not empty.
 * @param queens The queens left; at least two.
 * @returns `undefined` if none of these shows it.
 */
export function* notEnough(
  board: GuardBoard,
  unseen: SquareSet,
  queens: number,
): Task<NotEnough | undefined> {
  const { most, useful } = usefulSquares(board, unseen, queens);
  const square = hardestSquare(unseen, fullSet(board.squares), board.attackMasks);
  const guards = guardsOf(board, square);
  const reason = { most, square, guards: guards.length };
  if (!canGuard(board, unseen, queens, 0)) return { looks: 0, ...reason };
  for (const looks of [1, 2] as const) {
    let canBe = false;
    for (const guard of guards) {
      canBe = useful.has(guard) && canFollow(board, unseen, guard, queens, looks);
      if (canBe) break;
      yield;
    }
    if (!canBe) return { looks, ...reason };
  }
  return undefined;
}

/** Returns the squares that guard all unguarded squares. */
function guardsOfAll({ attackMasks }: GuardBoard, unseen: SquareSet): Square[] {
  const words = unseen.length;
  const common = new Int32Array(words).fill(-1);
  for (const square of squaresOfSet(unseen)) {
    for (let word = 0; word < words; word++) common[word]! &= attackMasks[square * words + word]!;
  }
  return squaresOfSet(common);
}

function guardsOf({ attackMasks, squares }: GuardBoard, square: Square): Square[] {
  return squaresOfSet(attackedBy(square, attackMasks, attackMasks.length / squares));
}

/** Returns the squares that guard so many that the other queens could guard the rest if each guarded the most. */
function usefulSquares(
  { attackMasks, squares }: GuardBoard,
  unseen: SquareSet,
  queens: number,
): { readonly most: number; readonly useful: ReadonlySet<Square> } {
  const gains = Array.from({ length: squares }, (_, square) =>
    commonCount(unseen, attackMasks, square * unseen.length),
  );
  const most = Math.max(...gains);
  const share = commonCount(unseen, unseen, 0) - (queens - 1) * most;
  return { most, useful: new Set([...gains.keys()].filter((square) => gains[square]! >= share)) };
}

/** Returns true if so many looks ahead leave it possible that a queen on a square and the others guard all. */
function canFollow(
  board: GuardBoard,
  unseen: SquareSet,
  square: Square,
  queens: number,
  looks: number,
): boolean {
  const rest = difference(unseen, board.attackMasks, square * unseen.length);
  return canGuard(board, rest, queens - 1, looks - 1);
}

/** Returns true if so many looks ahead leave it possible that the queens guard all unguarded squares. */
function canGuard(board: GuardBoard, unseen: SquareSet, queens: number, looks: number): boolean {
  if (isEmptySet(unseen)) return true;
  if (queens === 0) return false;
  if (queens === 1) return guardsOfAll(board, unseen).length > 0;
  const { most, useful } = usefulSquares(board, unseen, queens);
  if (looks === 0) return queens * most >= commonCount(unseen, unseen, 0);
  const square = hardestSquare(unseen, fullSet(board.squares), board.attackMasks);
  return guardsOf(board, square).some(
    (guard) => useful.has(guard) && canFollow(board, unseen, guard, queens, looks),
  );
}

import { hardestSquare, sightFrom } from '../../core/domination.ts';
import type { Square } from '../../core/square.ts';
import {
  commonCount,
  difference,
  fullSet,
  isEmptySet,
  squaresOfSet,
  type SquareSet,
} from '../../core/square-set.ts';
import type { Task } from '../task.ts';
import type { GuardBoard } from './guard-board.ts';

/** A square that is not guarded, and which of the squares that guard it are left by a reason. */
export interface GuardsLeft {
  /** The square that has to be guarded. */
  readonly square: Square;
  /** How many squares guard it; none of them has a queen. */
  readonly guards: number;
  /** Those of them that the reason does not rule out, in their order: each answer has a queen on one. */
  readonly left: readonly Square[];
  /**
   * How many queens are set down in mind, one after the other, before what is left is counted. 0: no queen
   * guards more than `most` squares, so each of those left has to guard her share.
   */
  readonly looks: 0 | 1 | 2;
  /** The most squares that one queen guards of those that are not guarded. */
  readonly most: number;
  /** Whether every square of `left` is known to belong to an answer. */
  readonly isDecided: boolean;
}

/** A reason why queens that are left cannot guard what is not guarded. */
export interface NotEnough {
  /**
   * 0: all of them together guard fewer squares than that. 1 or 2: so many queens are set down in mind, one after
   * the other, before what is left is counted.
   */
  readonly looks: 0 | 1 | 2;
  /** The most squares that one queen guards of those that are not guarded. */
  readonly most: number;
  /** The square that the fewest squares guard. */
  readonly square: Square;
  /** How many squares guard it. */
  readonly guards: number;
}

/** With more queens left it takes too long to know which squares belong to answers. */
const MOST_QUEENS = 4;

/**
 * The simplest reason to go on: counting, at whichever square it decides; else one look ahead, then two,
 * at the square that the fewest squares guard. A reason decides where all that it leaves belongs to
 * answers; where none does, it is the simplest of those that rule out most.
 * @param unseen What is not guarded; not empty.
 * @param queens How many are left; at least one, and they suffice.
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
  const square = hardestSquare(unseen, fullSet(board.squares), board.sights);
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
 * The simplest reason why queens do not suffice: counting, else one look ahead, then two.
 * @param unseen What is not guarded; not empty.
 * @param queens How many are left; two at least.
 * @returns `undefined` where none of these says so.
 */
export function* notEnough(
  board: GuardBoard,
  unseen: SquareSet,
  queens: number,
): Task<NotEnough | undefined> {
  const { most, useful } = usefulSquares(board, unseen, queens);
  const square = hardestSquare(unseen, fullSet(board.squares), board.sights);
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

/** The squares that guard all of those that are not guarded. */
function guardsOfAll({ sights }: GuardBoard, unseen: SquareSet): Square[] {
  const words = unseen.length;
  const common = new Int32Array(words).fill(-1);
  for (const square of squaresOfSet(unseen)) {
    for (let word = 0; word < words; word++) common[word]! &= sights[square * words + word]!;
  }
  return squaresOfSet(common);
}

function guardsOf({ sights, squares }: GuardBoard, square: Square): Square[] {
  return squaresOfSet(sightFrom(square, sights, sights.length / squares));
}

/** The squares that guard so many that the other queens, each guarding the most, might do the rest. */
function usefulSquares(
  { sights, squares }: GuardBoard,
  unseen: SquareSet,
  queens: number,
): { readonly most: number; readonly useful: ReadonlySet<Square> } {
  const gains = Array.from({ length: squares }, (_, square) =>
    commonCount(unseen, sights, square * unseen.length),
  );
  const most = Math.max(...gains);
  const share = commonCount(unseen, unseen, 0) - (queens - 1) * most;
  return { most, useful: new Set([...gains.keys()].filter((square) => gains[square]! >= share)) };
}

/** Whether so many looks ahead leave it possible that a queen on a square, and the others, guard all. */
function canFollow(
  board: GuardBoard,
  unseen: SquareSet,
  square: Square,
  queens: number,
  looks: number,
): boolean {
  const rest = difference(unseen, board.sights, square * unseen.length);
  return canGuard(board, rest, queens - 1, looks - 1);
}

/** Whether so many looks ahead leave it possible that so many queens guard what is not guarded. */
function canGuard(board: GuardBoard, unseen: SquareSet, queens: number, looks: number): boolean {
  if (isEmptySet(unseen)) return true;
  if (queens === 0) return false;
  if (queens === 1) return guardsOfAll(board, unseen).length > 0;
  const { most, useful } = usefulSquares(board, unseen, queens);
  if (looks === 0) return queens * most >= commonCount(unseen, unseen, 0);
  const square = hardestSquare(unseen, fullSet(board.squares), board.sights);
  return guardsOf(board, square).some(
    (guard) => useful.has(guard) && canFollow(board, unseen, guard, queens, looks),
  );
}

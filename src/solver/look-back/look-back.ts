import { geometryOf } from '../../core/board/geometry.ts';
import type { Square } from '../../core/board/square.ts';
import { queensAfter, type PlayedMove } from '../../core/game/played-moves.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { harderTechnique, type Technique } from '../../core/puzzles/technique.ts';
import type { FindingOf } from '../hints/hint.ts';
import { wrongHint } from '../hints/placement-hint.ts';
import type { Task } from '../worker/task.ts';
import { Deduction, lastFreeReason, type QueenReason } from './deduction.ts';
import { judgeGuard } from './judge-guard.ts';

/** A solved game to look back on. */
export interface SolvedGame {
  readonly puzzle: Puzzle;
  /** The moves from the given queens to the answer. */
  readonly moves: readonly PlayedMove[];
  /** Squares of queens that were placed right after a hint. */
  readonly helped: readonly Square[];
}

/** The verdict on a move. */
export type Judgement =
  | { readonly kind: 'removed' }
  | {
      readonly kind: 'conflict';
      /** A queen that the new one attacks. */
      readonly attacks: Square;
    }
  | {
      readonly kind: 'reasoned';
      /** The easiest reason for the queen, which right queens give. */
      readonly reason: QueenReason;
    }
  | {
      /** Wrong queens give the queen by an easier technique than right ones, if these give it. */
      readonly kind: 'misled';
      /** True if the queen belongs to the answer all the same. */
      readonly isRight: boolean;
      /** The wrong queens from which it follows. */
      readonly from: readonly Square[];
      /** The easiest reason for the queen on the board with them. It is no drill. */
      readonly reason: QueenReason & { readonly standing: undefined };
    }
  | {
      /** No technique gives the queen. */
      readonly kind: 'guess';
      /** True if the queen belongs to the answer. */
      readonly isRight: boolean;
      /** The dead end that the queen leads to, if a short reason shows one. */
      readonly deadEnd: FindingOf<'wrong'> | undefined;
      /** The easiest queen that a technique gave instead; `undefined` if none gave any. */
      readonly reason: QueenReason | undefined;
    };

/** A move with its verdict. Moves are numbered from 1, as players read them. */
export type JudgedMove = PlayedMove &
  Judgement & {
    readonly number: number;
    /** True for a queen that was placed right after a hint. */
    readonly isHelped: boolean;
    /** The number of the move that removed the queen, or that placed the queen removed; `undefined` for one that stays. */
    readonly partner: number | undefined;
  };

/** A long time without any action. */
export interface Wait {
  readonly kind: 'wait';
  /** The number of the move that ended it. */
  readonly number: number;
  /** Milliseconds. */
  readonly time: number;
  /** The easiest queen that a technique gave meanwhile. */
  readonly reason: QueenReason | undefined;
}

/** A place in a game to look at; the last is the solved board. */
export type Stop = JudgedMove | Wait | { readonly kind: 'end'; readonly number: number };

/** A solved game as the reasoner reads it. */
export interface LookBack {
  readonly puzzle: Puzzle;
  readonly moves: readonly JudgedMove[];
  /** The moves, the waits, each before the move that ended it, and the end. */
  readonly stops: readonly Stop[];
  /** The hardest technique that gave a queen of the answer to the player; `undefined` if none did. */
  readonly hardest: Technique | undefined;
  /** The first guess where a technique gave a queen. */
  readonly missed: (JudgedMove & { readonly reason: QueenReason }) | undefined;
}

/** A reason without what it leaves out. */
type Reasoned = Omit<QueenReason, 'without'>;

/** The shortest wait, in milliseconds, and in median waits of the game; and the most waits of a game. */
const LEAST_WAIT = 45_000;
const LEAST_MEDIANS = 3;
const MOST_WAITS = 3;

/** Finds for each queen the easiest technique that gave it when it was placed, and what the player missed. */
export function* lookBack({ puzzle, moves, helped }: SolvedGame): Task<LookBack> {
  const answer = queensAfter(puzzle.givens, moves);
  const judge = { place: judgePlacement, guard: judgeGuard }[puzzle.rules.goal.kind];
  const boards = new Map<string, Deduction>();
  const long = longWaits(moves);
  const stops: Stop[] = [];
  const judged: JudgedMove[] = [];
  for (const [index, move] of moves.entries()) {
    const { isPlaced, squares, idle } = move;
    const square = squares[0]!;
    const number = index + 1;
    const isPartner = (other: PlayedMove, at: number): boolean =>
      at > index === isPlaced && other.isPlaced !== isPlaced && other.squares.includes(square);
    const partner = isPlaced ? moves.findIndex(isPartner) : moves.findLastIndex(isPartner);
    let ready: QueenReason | undefined;
    let judgement: Judgement = { kind: 'removed' };
    if (isPlaced) {
      const queens = queensAfter(puzzle.givens, moves.slice(0, index));
      [judgement, ready] = yield* judge(puzzle, queens, square, answer, boards);
      yield;
    }
    if (long.has(index)) stops.push({ kind: 'wait', number, time: idle!, reason: ready });
    judged.push({
      ...move,
      ...judgement,
      number,
      isHelped: isPlaced && helped.includes(square),
      partner: partner < 0 ? undefined : partner + 1,
    });
    stops.push(judged.at(-1)!);
  }
  const own = judged.filter(({ isHelped }) => !isHelped);
  return {
    puzzle,
    moves: judged,
    stops: [...stops, { kind: 'end', number: moves.length + 1 }],
    hardest: own.reduce<Technique | undefined>(
      (hardest, move) =>
        move.kind === 'reasoned' && answer.includes(move.squares[0]!)
          ? harderTechnique(hardest, move.reason.technique)
          : hardest,
      undefined,
    ),
    missed: own.find((move) => move.kind === 'guess' && move.reason) as LookBack['missed'],
  };
}

/**
 * Judges a queen of Complete or Regions. Returns the easiest queen that a technique gives as well.
 * @param boards What follows from boards met before, by their queens; players come back to a board after a wrong turn.
 */
function* judgePlacement(
  { rules }: Puzzle,
  queens: readonly Square[],
  square: Square,
  answer: readonly Square[],
  boards: Map<string, Deduction>,
): Task<[Judgement, QueenReason | undefined]> {
  const { relation } = geometryOf(rules);
  // If two queens attack each other, the older counts.
  const facts = queens.reduce<readonly Square[]>(
    (free, queen) => (free.some((other) => relation(queen, other)) ? free : [...free, queen]),
    [],
  );
  const right = queens.filter((queen) => answer.includes(queen));
  const without = queens.filter((queen) => !right.includes(queen));
  const isRight = answer.includes(square);
  // Reasons are true of the answer, so that right queens never give a wrong one. Only they say what could be found.
  const [rightly, easiest] = yield* reasonsFrom(deductionOf(right), square, isRight);
  const could = easiest && { ...easiest, without };
  // Wrong queens may give the queen too. A last free square stays one on a board that contradicts itself.
  const last = without.length > 0 ? lastFreeReason(rules, queens, square) : undefined;
  if (last && isEasier(last[0], rightly)) return [misledBy(...last, queens), could];
  // The player may have reasoned on from the board, less the wrong queens in conflict.
  const inConflict = queens.filter((queen) => !facts.includes(queen));
  if (without.length > inConflict.length && !inConflict.some((queen) => right.includes(queen))) {
    const board = deductionOf(facts);
    const [given] = yield* reasonsFrom(board, square, true);
    if (given && isEasier(given, rightly)) {
      return [misledBy(given, board.closedByBoard(square), facts), could];
    }
  }
  if (rightly) return [{ kind: 'reasoned', reason: { ...rightly, without } }, could];
  const attacks = facts.find((queen) => relation(queen, square));
  if (attacks !== undefined) return [{ kind: 'conflict', attacks }, could];
  const wrong = isRight
    ? undefined
    : wrongHint(rules, { queens: [...right, square], marks: [] }, answer);
  const finding = wrong?.finding.technique === 'wrong' ? wrong.finding : undefined;
  const deadEnd = finding?.deadEnd ? { ...finding, others: without } : undefined;
  return [{ kind: 'guess', isRight, deadEnd, reason: could }, could];

  /**
   * Judges a queen that some queens give. It follows from the wrong ones that close what no right one does.
   * @param closed The closed squares on which the reason relies.
   */
  function misledBy(
    given: Reasoned,
    closed: readonly Square[],
    giving: readonly Square[],
  ): Judgement {
    const sees = (queen: Square, other: Square): boolean =>
      queen === other || relation(queen, other) !== undefined;
    const open = closed.filter((other) => !right.some((queen) => sees(queen, other)));
    const from = giving.filter(
      (queen) => !right.includes(queen) && open.some((other) => sees(queen, other)),
    );
    const leftOut = queens.filter((queen) => !giving.includes(queen));
    const reason = { ...given, without: leftOut, standing: undefined };
    return { kind: 'misled', isRight, from, reason };
  }

  function deductionOf(placed: readonly Square[]): Deduction {
    const name = [...placed].sort((a, b) => a - b).join();
    const deduction = boards.get(name) ?? new Deduction(rules, placed);
    boards.set(name, deduction);
    return deduction;
  }
}

/** Returns true if a reason takes an easier technique than another, which may be missing. */
function isEasier({ technique }: Reasoned, other: Reasoned | undefined): boolean {
  return !other || harderTechnique(technique, other.technique) !== technique;
}

/**
 * Returns the reason for a queen and that for the easiest queen, as far as a deduction gives them.
 * @param canFollow False if the queen is known not to follow.
 */
function* reasonsFrom(
  deduction: Deduction,
  square: Square,
  canFollow: boolean,
): Task<[Reasoned | undefined, Reasoned | undefined]> {
  let easiest: Reasoned | undefined;
  for (let place = 0; ; place++) {
    const queen = deduction.queen(place);
    if (queen === undefined) break;
    const reason = queen === square || !easiest ? deduction.justify(place) : undefined;
    easiest ??= reason;
    if (queen === square) return [reason, easiest];
    if (!canFollow || deduction.isClosed(square)) break;
    yield;
  }
  return [undefined, easiest];
}

/** Returns the indexes of the moves after the longest waits. */
function longWaits(moves: readonly PlayedMove[]): ReadonlySet<number> {
  const sorted = moves.map(({ idle = 0 }) => idle).sort((a, b) => a - b);
  const least = Math.max(LEAST_WAIT, LEAST_MEDIANS * (sorted[sorted.length >> 1] ?? 0));
  const idleAt = (index: number): number => moves[index]!.idle ?? 0;
  const long = [...moves.keys()].filter((index) => idleAt(index) >= least);
  return new Set(long.sort((a, b) => idleAt(b) - idleAt(a)).slice(0, MOST_WAITS));
}

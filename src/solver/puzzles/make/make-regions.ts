import { regionsPuzzle, type Puzzle, type Difficulty } from '../../../core/puzzles/puzzle.ts';
import { nextBelow, nextPermutation, type RandomState } from '../../../core/board/random.ts';
import type { Sight } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Task } from '../../worker/task.ts';
import { gradePlacement, squaresLeft } from '../../reasoning/grade.ts';
import { makeByTrying } from './make-by-trying.ts';
import { otherAnswers } from './other-answers.ts';
import type { Making, PuzzleSpec } from '../protocol.ts';
import { randomAnswer } from './random-answer.ts';
import { RegionBoard, type RegionSizeLimits } from './region-board.ts';
import { numberedByTint } from './region-tints.ts';

/** Squares given away for each row before a board is dropped. */
const MENDS_A_ROW = 8;

/** Squares given away in a row without making a board harder, before it is dropped. */
const MOST_IN_VAIN = 60;

/** Most free squares for each row where the Steady techniques end, for which harder ones are tried. */
const FEW_A_ROW = 5;

/** The difficulties for which boards are made harder: those that grew at random are hardly ever so hard. */
const HARDENED: Readonly<Record<Sight, readonly Difficulty[]>> = { touch: ['thorny'], queen: [] };

/** A board that is being made, and its requirements. */
interface Draft {
  readonly board: RegionBoard;
  readonly sight: Sight;
  readonly step: Difficulty;
  readonly random: RandomState;
  /** True if the board is made harder once it has one answer. */
  readonly isHardened: boolean;
}

/**
 * Makes a puzzle of the kind Regions: regions grow at random round the queens of a random answer, and exchange squares
 * until there is no other answer and the difficulty is the one that is wanted.
 */
export function makeRegions(spec: PuzzleSpec, seed: number): Task<Puzzle | undefined, Making> {
  return makeByTrying(seed, (random) => attempt(spec, random));
}

function* attempt(
  { shape, sight, step }: PuzzleSpec,
  random: RandomState,
): Task<Puzzle | undefined> {
  const size = shape.rows;
  const board = new RegionBoard(size, randomAnswer(random, size, sight), sizeLimitsOf(size, step));
  const isHardened = HARDENED[sight].includes(step);
  const draft = { board, sight, step, random, isHardened };
  if (!board.grow(random) || !(yield* mend(draft))) return undefined;
  if (isHardened && !(yield* harden(draft))) return undefined;
  if (!looksMade(board)) return undefined;
  const order = nextPermutation(random, size);
  const puzzle = regionsPuzzle(size, sight, numberedByTint(board.regions, size, order));
  return (yield* gradePlacement(puzzle, step)) === step ? puzzle : undefined;
}

function sizeLimitsOf(size: number, step: Difficulty): RegionSizeLimits {
  return { least: step === 'gentle' ? 1 : 2, most: Math.floor((size * size * 2) / 5) };
}

/** Returns true if the sizes of regions differ and some regions lie in one line. */
function looksMade(board: RegionBoard): boolean {
  return new Set(board.sizes).size >= 3 && board.strips() >= (board.size < 8 ? 1 : 2);
}

/**
 * Gives squares away until there is one answer, which the techniques of the difficulty find. A given square belongs to
 * a second answer, while there is one; later it is still free where the techniques end.
 * @returns False if that fails.
 */
function* mend(draft: Draft): Task<boolean> {
  const { board, random } = draft;
  for (let mends = 0; mends < MENDS_A_ROW * board.size; mends++) {
    const wrong = yield* wrongSquares(draft);
    if (wrong === undefined) return false;
    if (wrong.length === 0) return true;
    const order = nextPermutation(random, wrong.length);
    if (!order.some((index) => board.reassign(wrong[index]!, random))) return false;
    yield;
  }
  return false;
}

/**
 * Returns the squares outside the answer that should not be free; none on a board that is as it should be. Returns
 * `undefined` for a board to be dropped: its answers are too hard to tell, or it is too easy.
 */
function* wrongSquares(draft: Draft): Task<readonly Square[] | undefined> {
  const { board, sight } = draft;
  const puzzle = regionsPuzzle(board.size, sight, board.regions);
  const others = otherAnswers(puzzle.rules, board.answer, 1);
  if (!others) return undefined;
  const wrong = others[0] ?? (yield* squaresToMend(puzzle, draft));
  return wrong?.filter((square) => !board.answer.includes(square));
}

/**
 * Returns the squares that the techniques of the difficulty leave free. Slow techniques are tried only if few are left.
 */
function* squaresToMend(
  puzzle: Puzzle,
  { board, step, isHardened }: Draft,
): Task<readonly Square[] | undefined> {
  if (isHardened) return [];
  if (step === 'gentle' || step === 'steady') return yield* squaresLeft(puzzle, step);
  const left = yield* squaresLeft(puzzle, 'steady');
  if (left.length === 0) return undefined;
  return left.length > FEW_A_ROW * board.size ? left : yield* squaresLeft(puzzle, step);
}

/**
 * Makes a board with one answer harder, until it is thorny. Gives away squares at random, and takes back those that
 * make a second answer or leave fewer squares free where the Steady techniques end.
 * @returns False if that fails.
 */
function* harden({ board, sight, random }: Draft): Task<boolean> {
  const puzzle = (): Puzzle => regionsPuzzle(board.size, sight, board.regions);
  const leftBySteady = function* (): Task<number> {
    return (yield* squaresLeft(puzzle(), 'steady')).length;
  };
  let left = yield* leftBySteady();
  for (let vain = 0; vain < MOST_IN_VAIN; vain++) {
    yield;
    const gift = board.reassign(nextBelow(random, board.size * board.size), random);
    if (!gift) continue;
    const hasOne = otherAnswers(puzzle().rules, board.answer, 1)?.length === 0;
    const leftNow = hasOne ? yield* leftBySteady() : -1;
    if (leftNow < left) {
      board.undo(gift);
      continue;
    }
    const isHarder = leftNow > left;
    left = leftNow;
    if (isHarder) vain = 0;
    if (isHarder && (yield* gradePlacement(puzzle())) === 'thorny') return true;
  }
  return false;
}

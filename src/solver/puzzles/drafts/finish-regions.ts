import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { regionsPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import {
  nextBelow,
  nextPermutation,
  seeded,
  type RandomState,
} from '../../../core/board/random.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Task } from '../../worker/task.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { claimedRegions } from './claimed-regions.ts';
import { squaresLeft } from '../../reasoning/grade.ts';
import { readDraft } from './judge-draft.ts';
import { nearAnswer } from './near-answer.ts';
import { otherAnswers } from '../make/other-answers.ts';
import { answersOf } from '../../search/placement-search.ts';
import type { FinishedDraft } from '../protocol.ts';
import { RegionBoard } from '../make/region-board.ts';

/** Boards after which the best attempt is taken, and most boards that one restoring tries. */
const ENOUGH_BOARDS = 400;

/** Boards after which a draft is given up. */
const MOST_BOARDS = 20_000;

/** Squares given away for each row before an attempt is given up. */
const MENDS_A_ROW = 8;

/** One in so many squares given away is drawn at random, whatever its effect. */
const DRAW_EVERY = 4;

/** Most answers from which the only one is drawn, and most others that are counted on a board. */
const MOST_ANSWERS = 30;

/** Queens tried before a board counts as without an answer. */
const MOST_NODES = 20_000;

/** Most free squares for each row where the Steady techniques end, for which harder ones are tried. */
const FEW_A_ROW = 5;

/**
 * Grows the painted regions and adds missing ones, and gives squares of one to another, until the board has exactly one
 * answer and hints lead to it. Does so several times, and takes the result that keeps the most of what is painted.
 */
export function* finishRegions(draft: DraftOf<'regions'>): Task<FinishedDraft | undefined> {
  if (yield* isFinished(draft)) return { draft, changed: 0 };
  const finisher = new Finisher(draft);
  let best: FinishedDraft | undefined;
  while (finisher.boards < (best ? ENOUGH_BOARDS : MOST_BOARDS)) {
    yield;
    const regions = yield* finisher.attempt();
    if (!regions) continue;
    const changed = regions.filter((region, square) => isOther(draft, square, region)).length;
    if (!best || changed < best.changed) best = { draft: { ...draft, regions }, changed };
    if (changed === 0) break;
  }
  return best;
}

function* isFinished(draft: DraftOf<'regions'>): Task<boolean> {
  const read = readDraft(draft);
  if (read.kind !== 'puzzle') return false;
  const check = yield* checkPlacement(read.puzzle);
  return check.kind === 'one' && check.step !== undefined;
}

/** Returns true if the region is not the one that the player painted on a square. */
function isOther({ regions }: DraftOf<'regions'>, square: Square, region: number): boolean {
  return regions[square] !== -1 && regions[square] !== region;
}

class Finisher {
  /** Boards tried so far. */
  boards = 0;

  readonly #draft: DraftOf<'regions'>;
  readonly #size: number;
  readonly #random: RandomState;

  constructor(draft: DraftOf<'regions'>) {
    this.#draft = draft;
    this.#size = draft.shape.rows;
    this.#random = seeded(draft.regions.reduce((seed, region) => (seed * 31 + region + 1) | 0, 1));
  }

  /** Completes the draft once; `undefined` if that fails. */
  *attempt(): Task<readonly number[] | undefined> {
    this.boards++;
    const board =
      (yield* this.#filled()) ?? this.#grown(yield* nearAnswer(this.#draft, this.#random));
    if (!board) return undefined;
    const answer = board.answer.toSorted((a, b) => a - b);
    if (!(yield* this.#mend(board, answer))) return undefined;
    yield* this.#restore(board.regions, answer);
    return board.regions;
  }

  /** Fills the bare squares of the draft, and draws one of its answers; `undefined` if it has none. */
  *#filled(): Task<RegionBoard | undefined> {
    const seeds = this.#seeds();
    const regions = seeds && this.#grown(seeds)?.regions;
    if (!regions) return undefined;
    const puzzle = regionsPuzzle(this.#size, this.#draft.sight, regions);
    const { found } = yield* answersOf(puzzle, MOST_ANSWERS, MOST_NODES);
    if (found.length === 0) return undefined;
    const queens: Square[] = [];
    for (const queen of found[nextBelow(this.#random, found.length)]!)
      queens[regions[queen]!] = queen;
    return this.#boardOf(queens, regions);
  }

  /**
   * Draws a square of each region, from its largest piece, or a bare square if none is painted; `undefined` if no bare
   * square is left.
   */
  #seeds(): Square[] | undefined {
    const { regions, shape } = this.#draft;
    const bare = [...regions.keys()].filter((square) => regions[square] === -1);
    const seeds: Square[] = [];
    for (let region = 0; region < this.#size; region++) {
      const [squares = bare] = piecesOf(region, regions, shape);
      if (squares.length === 0) return undefined;
      const index = nextBelow(this.#random, squares.length);
      seeds.push(squares[index]!);
      if (squares === bare) bare.splice(index, 1);
    }
    return seeds;
  }

  /** Grows regions round some squares from the draft until they fill the board. */
  #grown(squares: readonly Square[]): RegionBoard | undefined {
    const { queens, regions } = claimedRegions(this.#draft.regions, squares, this.#random);
    const board = this.#boardOf(queens, regions);
    return board.grow(this.#random) ? board : undefined;
  }

  #boardOf(queens: readonly Square[], regions: number[]): RegionBoard {
    return new RegionBoard(this.#size, queens, { least: 1, most: this.#size ** 2 }, regions);
  }

  /** Gives squares away until nothing is wrong; returns false if that fails. */
  *#mend(board: RegionBoard, answer: readonly Square[]): Task<boolean> {
    for (let mends = 0; mends < MENDS_A_ROW * this.#size; mends++) {
      yield;
      const wrong = yield* this.#wrongSquares(board.regions, answer, MOST_ANSWERS);
      if (wrong?.size === 0) return true;
      if (!wrong || !this.#reassignOne(board, wrong)) return false;
    }
    return false;
  }

  /** Gives a square away. It prefers one that does much good and that the player did not paint as it is. */
  #reassignOne(board: RegionBoard, wrong: ReadonlyMap<Square, number>): boolean {
    const random = this.#random;
    const all = [...wrong.keys()];
    const squares = nextPermutation(random, all.length).map((index) => all[index]!);
    const good = (square: Square): number =>
      wrong.get(square)! * (this.#draft.regions[square] === board.regions[square] ? 1 : 4);
    if (nextBelow(random, DRAW_EVERY) > 0) squares.sort((a, b) => good(b) - good(a));
    return squares.some((square) => board.reassign(square, random) !== undefined);
  }

  /**
   * Returns the squares outside the answer that should not be free. Each comes with the number of other answers that
   * contain it, or with 1 if it is free where hints stop. Returns `undefined` if the answers are too hard to tell.
   */
  *#wrongSquares(
    regions: readonly number[],
    answer: readonly Square[],
    most: number,
  ): Task<ReadonlyMap<Square, number> | undefined> {
    this.boards++;
    const puzzle = regionsPuzzle(this.#size, this.#draft.sight, regions);
    const others = otherAnswers(puzzle.rules, answer, most);
    if (!others) return undefined;
    const wrong = new Map<Square, number>();
    for (const square of others.length > 0 ? others.flat() : yield* this.#stuckOn(puzzle)) {
      if (!answer.includes(square)) wrong.set(square, (wrong.get(square) ?? 0) + 1);
    }
    return wrong;
  }

  /** Returns the squares that are free where hints stop. If many are left, the hardest techniques are not tried. */
  *#stuckOn(puzzle: Puzzle): Task<readonly Square[]> {
    const left = yield* squaresLeft(puzzle, 'steady');
    return left.length === 0 || left.length > FEW_A_ROW * this.#size
      ? left
      : yield* squaresLeft(puzzle, 'thorny');
  }

  /** Restores what the player painted, square by square, as long as the board stays finished. */
  *#restore(regions: number[], answer: readonly Square[]): Task<void> {
    const until = this.boards + ENOUGH_BOARDS;
    for (let isBetter = true; isBetter && this.boards < until;) {
      isBetter = false;
      for (const [square, region] of regions.entries()) {
        if (!isOther(this.#draft, square, region) || answer.includes(square)) continue;
        yield;
        regions[square] = this.#draft.regions[square]!;
        const areWhole = [region, regions[square]].every(
          (of) => piecesOf(of, regions, this.#draft.shape).length === 1,
        );
        const wrong = areWhole ? yield* this.#wrongSquares(regions, answer, 1) : undefined;
        if (wrong?.size === 0) isBetter = true;
        else regions[square] = region;
      }
    }
  }
}

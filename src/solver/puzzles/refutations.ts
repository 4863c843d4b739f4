import type { Square } from '../../core/square.ts';
import { filling, lastSquare, starving } from './deductions.ts';
import { PlacementCandidates } from './placement-candidates.ts';

/** A queen that must follow, because a house has only that square left. */
export interface ForcedQueen {
  readonly square: Square;
  readonly house: number;
}

/** A queen on the excluded square leads to a house without a free square. */
export interface Refuting {
  readonly technique: 'refutation';
  readonly excluded: readonly [Square];
  /** The queens that follow, in turn. */
  readonly moves: readonly ForcedQueen[];
  /** The house that is left without; houses are their numbers. */
  readonly house: number;
  /**
   * Whether each of the queens follows from those before her by her house alone. Else squares are ruled
   * out on the way, by all that a Steady puzzle asks for.
   */
  readonly isPlain: boolean;
}

/** A refutation of Tricky forces no more queens than this. */
const MOST_MOVES = 3;

/** The first square whose queen forces one to three others until a house is left without, fewest first. */
export function shortRefutation(candidates: PlacementCandidates): Refuting | undefined {
  const boards = Array.from(
    { length: MOST_MOVES + 1 },
    () => new PlacementCandidates(candidates.of),
  );
  const [first] = boards;
  let squares = candidates.squaresIn();
  for (let most = 1; most <= MOST_MOVES; most++) {
    const forcing: Square[] = [];
    for (const square of squares) {
      first!.takeOver(candidates);
      first!.place(square);
      if (first!.houseWith(1) < 0) continue;
      forcing.push(square);
      const moves: ForcedQueen[] = [];
      const house = forced(boards, 0, most, moves);
      if (house < 0) continue;
      return { technique: 'refutation', excluded: [square], moves, house, isPlain: true };
    }
    // What forces nothing is not looked at again.
    squares = forcing;
  }
  return undefined;
}

/**
 * Plays exactly so many forced queens, whichever lead to a house without a free square.
 * @param boards The first `depth` of them are as the queens so far left them; the next is free to use.
 * @param moves Takes those that do.
 * @returns The house; −1 when there is none.
 */
function forced(
  boards: readonly PlacementCandidates[],
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
    next.takeOver(board);
    next.place(square);
    moves.push({ square, house });
    const starved = forced(boards, depth + 1, count - 1, moves);
    if (starved >= 0) return starved;
    moves.pop();
  }
  return -1;
}

/** The first square whose queen leads to a house without by all that a Steady puzzle asks for. */
export function longRefutation(candidates: PlacementCandidates): Refuting | undefined {
  const tried = new PlacementCandidates(candidates.of);
  for (const square of candidates.squaresIn()) {
    tried.takeOver(candidates);
    tried.place(square);
    const moves: ForcedQueen[] = [];
    let isPlain = true;
    for (;;) {
      const house = tried.houseWith(0);
      if (house >= 0) return { technique: 'refutation', excluded: [square], moves, house, isPlain };
      const last = lastSquare(tried);
      if (last) {
        tried.place(last.square);
        moves.push({ square: last.square, house: last.house });
        continue;
      }
      const reason = filling(tried, 1) ?? starving(tried) ?? filling(tried, 2);
      if (!reason) break;
      isPlain = false;
      tried.exclude(reason.excluded);
    }
  }
  return undefined;
}

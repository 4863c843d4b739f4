import type { House } from '../../core/board/house.ts';
import type { Square } from '../../core/board/square.ts';
import { Candidates } from './candidates.ts';
import type { HouseBits } from './house-bits.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { deadEnd, type DeadEnd, type ForcedQueen } from './refutation.ts';
import { applyReason, type Reason } from './techniques.ts';

/** A queen that is forced: the square is the only free one of the house. */
interface Forced {
  readonly square: Square;
  readonly house: House;
}

/** Squares that are ruled out, and the consequence. */
interface Excluding {
  readonly excluded: readonly Square[];
  /** The queen that this forces at once, if any. */
  readonly forced: Forced | undefined;
}

/** The steps from a board to a house without a free square, as a hint says them. */
export interface DeadEndExplanation {
  /** The forced queens, in turn. */
  readonly moves: readonly Forced[];
  /** The house that is left without a free square. */
  readonly house: House;
  /** True if each move is forced by its house alone, without any square ruled out on the way. */
  readonly isPlain: boolean;
}

/** A reason as a hint says it: plain data that names its houses, and its consequence. */
export type Explanation =
  | {
      /** All squares of a house but one are ruled out. */
      readonly technique: 'last-free-square';
      readonly house: House;
      readonly square: Square;
    }
  | ({
      /** The free squares of k houses lie within k others; with k = 1, those of one house within another. */
      readonly technique: 'shared-squares';
      readonly houses: readonly House[];
      readonly shared: readonly House[];
    } & Excluding)
  | ({
      /** A queen on any of the excluded squares would leave a house without a free square. */
      readonly technique: 'starved-house';
      readonly house: House;
      /** Its free squares. */
      readonly left: readonly Square[];
    } & Excluding)
  | ({
      /** A queen on the excluded square leads to a house without a free square. */
      readonly technique: 'refutation';
    } & DeadEndExplanation &
      Excluding);

/** Names the houses of a reason on a board, and finds its consequence. */
export function explain(reason: Reason, candidates: Candidates): Explanation {
  const { houses } = candidates.of;
  const named = (numbers: readonly number[]): House[] => numbers.map((number) => houses[number]!);
  if (reason.technique === 'last-free-square') {
    return { technique: reason.technique, ...namedQueen(reason, candidates.of) };
  }
  const after = new Candidates(candidates.of, candidates);
  applyReason(reason, after);
  const last = lastFreeSquare(after);
  const { excluded } = reason;
  const following = { excluded, forced: last && namedQueen(last, candidates.of) };
  switch (reason.technique) {
    case 'shared-squares': {
      const { technique } = reason;
      const [filling, shared] = [named(reason.houses), named(reason.shared)];
      return { technique, houses: filling, shared, ...following };
    }
    case 'starved-house': {
      const { technique, house } = reason;
      return { technique, house: houses[house]!, left: candidates.squaresIn(house), ...following };
    }
    case 'refutation':
      return { technique: reason.technique, ...namedDeadEnd(reason, candidates.of), ...following };
  }
}

/** Explains the way from a board to a house without a free square; `undefined` if no short reason shows one. */
export function explainDeadEnd(candidates: Candidates): DeadEndExplanation | undefined {
  const end = deadEnd(candidates);
  return end && namedDeadEnd(end, candidates.of);
}

function namedQueen({ square, house }: ForcedQueen, { houses }: HouseBits): Forced {
  return { square, house: houses[house]! };
}

function namedDeadEnd({ moves, house, isPlain }: DeadEnd, of: HouseBits): DeadEndExplanation {
  return { moves: moves.map((move) => namedQueen(move, of)), house: of.houses[house]!, isPlain };
}

/**
 * Returns the square of the queen that a reason forces, at once or after its exclusions; `undefined` if there is none.
 */
export function forcedBy(explanation: Explanation): Square | undefined {
  return explanation.technique === 'last-free-square'
    ? explanation.square
    : explanation.forced?.square;
}

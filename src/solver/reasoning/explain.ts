import type { House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import { Candidates } from './candidates.ts';
import type { HouseBits } from './house-bits.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { deadEnd, type DeadEnd, type ForcedQueen } from './refutation.ts';
import { applyReason, type Reason } from './techniques.ts';

/** A square that is left alone in a house. */
export interface Forced {
  readonly square: Square;
  readonly house: House;
}

/** A house that has fewer free squares than before. */
export interface NarrowedHouse {
  readonly house: House;
  /** Its free squares, two at least. */
  readonly left: readonly Square[];
}

/** Squares that are ruled out, and what that changes. */
interface Excluding {
  readonly excluded: readonly Square[];
  /** A queen that is forced at once, if any is. */
  readonly forced: Forced | undefined;
  /** Else the house of an excluded square that has the fewest free squares left; `undefined` where it has none. */
  readonly narrowed: NarrowedHouse | undefined;
}

/** How a board comes to a house without a free square, as a hint says it. */
export interface DeadEndExplanation {
  /** The queens that follow, in turn. */
  readonly moves: readonly Forced[];
  /** The house that is left without a free square. */
  readonly house: House;
  /** Each of the moves is forced by its house alone, with nothing ruled out on the way. */
  readonly isPlain: boolean;
}

/** A reason as a hint says it: plain data that names its houses, and what follows from it. */
export type Explanation =
  | {
      /** Every free square of a house but one is ruled out. */
      readonly technique: 'last-free-square';
      readonly house: House;
      readonly square: Square;
    }
  | ({
      /** k houses whose free squares lie within k others; with k = 1 one lies within the other. */
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

/** Names the houses of a reason on a board, and finds what follows from it. */
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
  const following = {
    excluded,
    forced: last && namedQueen(last, candidates.of),
    narrowed: last ? undefined : narrowedBy(excluded, after),
  };
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

/** Explains how a board comes to a house without a free square; `undefined` where no short reason says so. */
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

/** The house of excluded squares with the fewest free squares left, the first among equals. */
function narrowedBy(excluded: readonly Square[], after: Candidates): NarrowedHouse | undefined {
  const { at, houses } = after.of;
  const counts = after.counts();
  const numbers = excluded.flatMap((square) => at[square]!);
  const number = numbers.reduce((a, b) => (counts[b]! < counts[a]! ? b : a));
  if (counts[number] === 0) return undefined;
  return { house: houses[number]!, left: after.squaresIn(number) };
}

/** The square that a queen stands on by a reason, now or once its squares are excluded; `undefined` where there is none. */
export function forcedBy(explanation: Explanation): Square | undefined {
  return explanation.technique === 'last-free-square'
    ? explanation.square
    : explanation.forced?.square;
}

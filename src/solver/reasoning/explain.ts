import type { House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import { Candidates } from './candidates.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { applyReason, type Reason } from './techniques.ts';

/** A square that is left alone in a house. */
export interface Forced {
  readonly square: Square;
  readonly house: House;
}

/** Squares that are ruled out; what then is forced at once, if anything is. */
interface Excluding {
  readonly excluded: readonly Square[];
  readonly forced: Forced | undefined;
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
      readonly moves: readonly Forced[];
      readonly house: House;
      /** Each of the moves is forced by its house alone, with nothing ruled out on the way. */
      readonly isPlain: boolean;
    } & Excluding);

/** Names the houses of a reason on a board, and finds what follows from it. */
export function explain(reason: Reason, candidates: Candidates): Explanation {
  const { houses } = candidates.of;
  const named = (numbers: readonly number[]): House[] => numbers.map((number) => houses[number]!);
  const namedQueen = ({ square, house }: { square: Square; house: number }): Forced => ({
    square,
    house: houses[house]!,
  });
  if (reason.technique === 'last-free-square') {
    return { technique: reason.technique, ...namedQueen(reason) };
  }
  const after = new Candidates(candidates.of, candidates);
  applyReason(reason, after);
  const last = lastFreeSquare(after);
  const { excluded } = reason;
  const following = { excluded, forced: last && namedQueen(last) };
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
    case 'refutation': {
      const { technique, isPlain } = reason;
      const [house] = named([reason.house]);
      return {
        technique,
        moves: reason.moves.map(namedQueen),
        house: house!,
        isPlain,
        ...following,
      };
    }
  }
}

/** The square that a queen stands on by a reason, now or once its squares are excluded; `undefined` where there is none. */
export function forcedBy(explanation: Explanation): Square | undefined {
  return explanation.technique === 'last-free-square'
    ? explanation.square
    : explanation.forced?.square;
}

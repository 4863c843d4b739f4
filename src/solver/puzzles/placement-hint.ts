import type { Conflict } from '../../core/attacks.ts';
import type { Move } from '../../core/game.ts';
import { geometryOf } from '../../core/geometry.ts';
import type { House } from '../../core/house.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import { lastSquare } from './deductions.ts';
import { carryOut, nextDeduction, type Deduction } from './next-deduction.ts';
import { PlacementCandidates } from './placement-candidates.ts';
import { placementHousesOf, type PlacementHouses } from './placement-houses.ts';
import type { Hinted, Standing } from './hinted.ts';

/** A square that is left alone in a house when squares are ruled out. */
export interface Forced {
  readonly square: Square;
  readonly house: House;
}

/** Squares that no answer uses; what then is forced at once, if anything is. */
interface Excluding {
  readonly excluded: readonly Square[];
  readonly forced: Forced | undefined;
}

/**
 * What a hint says of a board of Complete or Regions; true of every answer that has the queens which stand
 * and leaves the marked squares empty.
 */
export type PlacementFinding =
  | { readonly technique: 'solved' }
  | {
      readonly technique: 'conflict';
      /** Newest first; at least one. */
      readonly conflicts: readonly Conflict[];
    }
  | {
      /** What no answer has; at least one of both. */
      readonly technique: 'wrong';
      /** Queens the player placed. */
      readonly queens: readonly Square[];
      /** Marked squares on which the answer has a queen. */
      readonly marks: readonly Square[];
    }
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
      /** Whether each of the moves is forced by her house alone, with nothing ruled out on the way. */
      readonly isPlain: boolean;
    } & Excluding)
  | {
      /** A house has neither a queen nor a free square, so no answer has all that stands. */
      readonly technique: 'emptied';
      readonly house: House;
    }
  | {
      /** The techniques say nothing more. */
      readonly technique: 'beyond';
    };

/**
 * The hint for a board of Complete or Regions: a conflict, else what no answer has, else the simplest
 * reason to go on. Squares that the player has marked count as ruled out. Of a conflict it lifts a queen that
 * the answer lacks; where the answer is not known, the newer one, unless it is given.
 * @param answer The only answer; left out where there are several, and then nothing is known to be wrong.
 */
export function placementHint(
  { rules, givens }: Puzzle,
  { queens, marks }: Standing,
  answer: readonly Square[] | undefined,
): Hinted<PlacementFinding> {
  const { conflicts, solved } = verdict(geometryOf(rules), queens);
  if (conflicts.length > 0) {
    const { newer, older } = conflicts[0]!;
    const stays = [...givens, ...(answer ?? [])];
    const lifted = stays.includes(newer) ? older : newer;
    return {
      finding: { technique: 'conflict', conflicts },
      act: givens.includes(lifted) ? undefined : { kind: 'lift', squares: [lifted] },
    };
  }
  if (solved) return { finding: { technique: 'solved' }, act: undefined };
  const wrong = answer && wrongAmong({ queens, marks }, givens, answer);
  if (wrong) return wrong;

  const houses = placementHousesOf(rules);
  const candidates = new PlacementCandidates(houses);
  for (const queen of queens) candidates.place(queen);
  candidates.exclude(marks);
  const emptied = candidates.houseWith(0);
  if (emptied >= 0) {
    return { finding: { technique: 'emptied', house: houses.houses[emptied]! }, act: undefined };
  }
  const next = nextDeduction(candidates);
  return next
    ? hintOf(next.deduction, candidates, houses)
    : { finding: { technique: 'beyond' }, act: undefined };
}

function wrongAmong(
  { queens, marks }: Standing,
  givens: readonly Square[],
  answer: readonly Square[],
): Hinted<PlacementFinding> | undefined {
  const wrongQueens = queens.filter((queen) => !givens.includes(queen) && !answer.includes(queen));
  const wrongMarks = marks.filter((mark) => answer.includes(mark));
  if (wrongQueens.length + wrongMarks.length === 0) return undefined;
  return {
    finding: { technique: 'wrong', queens: wrongQueens, marks: wrongMarks },
    act:
      wrongQueens.length > 0
        ? { kind: 'lift', squares: wrongQueens }
        : { kind: 'paint', squares: wrongMarks, marked: false },
  };
}

function hintOf(
  deduction: Deduction,
  candidates: PlacementCandidates,
  { houses }: PlacementHouses,
): Hinted<PlacementFinding> {
  const named = (numbers: readonly number[]): House[] => numbers.map((number) => houses[number]!);
  if (deduction.technique === 'last-free-square') {
    const { house, square } = deduction;
    return {
      finding: { technique: 'last-free-square', house: houses[house]!, square },
      act: { kind: 'toggle', square },
    };
  }
  const left = new PlacementCandidates(candidates.of, candidates);
  carryOut(deduction, left);
  const last = lastSquare(left);
  const forced = last && { square: last.square, house: houses[last.house]! };
  const { excluded } = deduction;
  const act: Move = forced
    ? { kind: 'toggle', square: forced.square }
    : { kind: 'paint', squares: excluded, marked: true };
  switch (deduction.technique) {
    case 'shared-squares': {
      const { technique } = deduction;
      const [filled, shared] = [named(deduction.houses), named(deduction.shared)];
      return { finding: { technique, houses: filled, shared, excluded, forced }, act };
    }
    case 'starved-house': {
      const { technique, house } = deduction;
      const left = candidates.squaresIn(house);
      return { finding: { technique, house: houses[house]!, left, excluded, forced }, act };
    }
    case 'refutation': {
      const { technique, isPlain } = deduction;
      const moves = deduction.moves.map(({ square, house }) => ({ square, house: houses[house]! }));
      const house = houses[deduction.house]!;
      return { finding: { technique, moves, house, isPlain, excluded, forced }, act };
    }
  }
}

import type { House } from '../../../core/board/house.ts';
import type { Rules } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import { kindOf, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { techniqueOf, type NamedReason, type Technique } from '../../../core/puzzles/technique.ts';
import { guardBoardOf, unguarded } from '../../guard/guard-board.ts';
import type { BoardState } from '../../hints/board-state.ts';
import { guardHint } from '../../hints/guard-hint.ts';
import type { Finding, FindingOf, Hint } from '../../hints/hint.ts';
import { placementHint, reasonHint } from '../../hints/placement-hint.ts';
import { Candidates, candidatesOf } from '../../reasoning/candidates.ts';
import type { Explanation } from '../../reasoning/explain.ts';
import { reasonAgainst } from '../../reasoning/techniques.ts';
import { squaresOfSet } from '../../../core/board/square-set.ts';
import { onlyResult, type Task } from '../../worker/task.ts';

/** A position in which one move is to be found. */
export interface DrillPosition {
  readonly puzzle: Puzzle;
  /** The queens, given ones included, and the squares that are ruled out. */
  readonly standing: BoardState;
}

/** A finding that has drills. */
export type PractisedFinding = FindingOf<NamedReason['technique']>;

/** A position with its simplest technique, and what there is to say about each square. */
export interface Drill {
  readonly hint: Hint & { readonly finding: PractisedFinding };
  readonly technique: Technique;
  /** True if the squares are ruled out; false if each of them is a square for a queen. */
  readonly isExclusion: boolean;
  /** The squares that the technique gives or rules out; any one of them is the move. */
  readonly right: readonly Square[];
  /** One for each square of the board. */
  readonly replies: readonly DrillReply[];
}

/** The answer to a square that a player names as the move. */
export type DrillReply =
  | { readonly kind: 'queen' }
  /** The square is attacked or marked. */
  | { readonly kind: 'closed' }
  /** The hint is the reason for this square. */
  | { readonly kind: 'right'; readonly hint: Hint }
  /** Another technique rules the square out; the hint has it. */
  | { readonly kind: 'other'; readonly hint: Hint }
  /** The square is one of several free ones of a house; the house has the fewest. */
  | { readonly kind: 'one-of'; readonly house: House; readonly free: number }
  /** The square belongs to a house of the reason, whose queen may stand on it. */
  | { readonly kind: 'within'; readonly house: House }
  /** With a queen on the square, a house of the reason still has `left` of its `free` squares. */
  | {
      readonly kind: 'leaves';
      readonly house: House;
      readonly left: number;
      readonly free: number;
    }
  /** A queen on the square forces others, and no house is left without a free square. */
  | { readonly kind: 'forces'; readonly queens: readonly Square[] }
  /** A queen on the square would not guard the square that the reason is about. */
  | { readonly kind: 'unseen'; readonly square: Square }
  /** With a queen on the square, so many squares are not guarded, more than `queens` queens can guard. */
  | { readonly kind: 'short'; readonly unguarded: number; readonly queens: number };

/**
 * Finds the simplest technique of a position, and the reply to each square.
 * @returns `undefined` if no technique gives or rules out a square.
 */
export function* drillOf({ puzzle, standing }: DrillPosition): Task<Drill | undefined> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions':
      return yield* placementDrill(puzzle, standing);
    case 'guard':
      return yield* guardDrill(puzzle, standing);
  }
}

function* placementDrill(puzzle: Puzzle, standing: BoardState): Task<Drill | undefined> {
  const { finding, act } = placementHint(puzzle, standing, undefined);
  if (!isReason(finding)) return undefined;
  const technique = techniqueOf(finding);
  const { rules } = puzzle;
  const candidates = candidatesOf(rules, standing.queens, standing.marks);
  const free = new Set(candidates.squaresIn());
  const isExclusion = finding.technique !== 'last-free-square';
  const replies: DrillReply[] = [];
  for (let square = 0; square < rules.shape.rows * rules.shape.columns; square++) {
    if (standing.queens.includes(square)) replies.push({ kind: 'queen' });
    else if (!free.has(square)) replies.push({ kind: 'closed' });
    else if (!isExclusion) replies.push(givenReply(square, candidates, rules));
    else {
      const reason = reasonAgainst(square, candidates);
      if (!reason) replies.push(leavingReply(square, candidates, finding));
      else {
        const isSame = techniqueOf(reason) === technique;
        replies.push({
          kind: isSame ? 'right' : 'other',
          hint: reasonHint(reason, candidates, rules),
        });
      }
    }
    yield;
  }
  const right = rightSquares(replies);
  return { hint: { finding, act }, technique, isExclusion, right, replies };
}

function rightSquares(replies: readonly DrillReply[]): Square[] {
  return [...replies.keys()].filter((square) => replies[square]!.kind === 'right');
}

type Reason = FindingOf<Explanation['technique']>;

const REASONS: Readonly<Record<Reason['technique'], true>> = {
  'last-free-square': true,
  'shared-squares': true,
  'starved-house': true,
  refutation: true,
};

function isReason(finding: Finding): finding is Reason {
  return Object.hasOwn(REASONS, finding.technique);
}

/** Returns the reply to a free square where a house has one free square. */
function givenReply(square: Square, candidates: Candidates, rules: Rules): DrillReply {
  const { at, houses } = candidates.of;
  const counts = candidates.counts();
  const number = at[square]!.reduce((a, b) => (counts[b]! < counts[a]! ? b : a));
  const house = houses[number]!;
  const free = counts[number]!;
  if (free > 1) return { kind: 'one-of', house, free };
  const reason = { technique: 'last-free-square', house: number, square } as const;
  return { kind: 'right', hint: reasonHint(reason, candidates, rules) };
}

/** Returns the reply to a square that no technique rules out. */
function leavingReply(
  square: Square,
  candidates: Candidates,
  finding: Exclude<Reason, FindingOf<'last-free-square'>>,
): DrillReply {
  const tried = new Candidates(candidates.of, candidates);
  tried.place(square);
  if (finding.technique === 'refutation') {
    const queens: Square[] = [];
    for (let house = tried.houseWith(1); house >= 0; house = tried.houseWith(1)) {
      const queen = tried.squaresIn(house)[0]!;
      tried.place(queen);
      queens.push(queen);
    }
    return { kind: 'forces', queens };
  }
  const houses = finding.technique === 'starved-house' ? [finding.house] : finding.houses;
  const own = houses.find(({ squares }) => squares.includes(square));
  if (own) return { kind: 'within', house: own };
  const open = new Set(tried.squaresIn());
  const free = new Set(candidates.squaresIn());
  const count = ({ squares }: House, among: ReadonlySet<Square>): number =>
    squares.filter((one) => among.has(one)).length;
  const house = houses.reduce((a, b) => (count(b, open) < count(a, open) ? b : a));
  return { kind: 'leaves', house, left: count(house, open), free: count(house, free) };
}

function* guardDrill(puzzle: Puzzle, standing: BoardState): Task<Drill | undefined> {
  const { finding, act } = yield* onlyResult(guardHint(puzzle, standing));
  if (finding.technique !== 'only-from-these' || !finding.isDecided) return undefined;
  const board = guardBoardOf(puzzle.rules.shape);
  const hint = { finding, act };
  const { square: about, left: right, task } = finding;
  const replies = Array.from({ length: board.squares }, (_, square): DrillReply => {
    if (standing.queens.includes(square)) return { kind: 'queen' };
    if (right.includes(square)) return { kind: 'right', hint };
    const rest = squaresOfSet(unguarded(board, [...standing.queens, square]));
    if (rest.includes(about)) return { kind: 'unseen', square: about };
    return { kind: 'short', unguarded: rest.length, queens: task.left - 1 };
  });
  return { hint, technique: techniqueOf(finding), isExclusion: false, right, replies };
}

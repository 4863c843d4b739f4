import { nothing, svg } from 'lit';
import { lineBetween } from '../../core/board/attacks.ts';
import type { House } from '../../core/board/house.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { Finding, FindingOf, Hint, ReasonFinding } from '../../solver/hints/hint.ts';
import type { Ray } from '../../solver/reasoning/rays.ts';
import type { DeadEndExplanation } from '../../solver/reasoning/explain.ts';
import type { FirstRowCase } from '../../solver/search/no-solution.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import type { SpokenRung } from './hint-ladder.ts';
import {
  choice,
  frame,
  goal,
  gone,
  ray,
  struck,
  supposedQueen,
  veil,
  type RayMark,
} from './hint-marks.ts';

/** Properties of a board's view that a hint changes. */
export interface HintDrawing {
  /** The drawing over the squares and under the queens. */
  readonly underlay: Drawing;
  /** Squares whose star is hidden. */
  readonly uncluttered: ReadonlySet<Square>;
  /** Squares whose queen is faint or whose mark is hidden, because the words leave it out. */
  readonly faint: ReadonlySet<Square>;
  /** Indexes of the regions whose number is shown. */
  readonly regionsNamed: readonly number[];
}

export interface Marks {
  /** Sets of squares to look at, each with its own frame. */
  readonly frames?: readonly (readonly Square[])[];
  /** True if all squares without a frame or a mark are dimmed. */
  readonly isVeiled?: boolean;
  readonly rays?: readonly RayMark[];
  /** Squares that are ruled out. */
  readonly struck?: readonly Square[];
  /** Squares of supposed queens, in order. */
  readonly supposed?: readonly Square[];
  /** True if each supposed queen forces the next; they are then numbered. */
  readonly areInTurn?: boolean;
  /** Squares one of which gets a queen. */
  readonly choices?: readonly Square[];
  readonly goal?: Square | undefined;
  /** Squares of wrong queens or marks that the words leave out. */
  readonly faint?: readonly Square[];
}

/** The largest number of rays from choices or from squares that are ruled out; more would hide the board. */
const MOST_RAYS = 6;

export const NO_DRAWING: HintDrawing = {
  underlay: nothing,
  uncluttered: new Set(),
  faint: new Set(),
  regionsNamed: [],
};

/** Returns the drawing of a hint's marks on a rung, with the move that Why leads to. */
export function drawMarks(
  marks: Marks,
  { finding, act }: Hint,
  rung: SpokenRung,
  { rules }: Puzzle,
): HintDrawing {
  const { shape, regions } = rules;
  const { columns } = shape;
  const isWhy = rung === 'why';
  const { frames = [], rays = [], supposed = [], choices = [] } = marks;
  const excluded = marks.struck ?? [];
  const leaving = isWhy && (act?.kind === 'lift' || act?.kind === 'paint') ? act : undefined;
  const goneFrom = leaving?.kind === 'lift' || leaving?.marked === false ? leaving.squares : [];
  const marked = [...excluded, ...supposed, ...choices];
  if (marks.goal !== undefined) marked.push(marks.goal);
  const ends = rays.filter(({ end }) => end === 'on').map(({ to }) => to);
  const turnOf = (index: number): number | undefined => (marks.areInTurn ? index + 1 : undefined);
  return {
    underlay: svg`${marks.isVeiled ? veil(new Set([...frames.flat(), ...marked, ...goneFrom]), shape) : nothing}${choices
      .filter((square) => !frames.some((framed) => framed.includes(square)))
      .map((square) => choice(square, columns))}${frames.map((squares) =>
      frame(squares, shape),
    )}${rays.map((mark) => ray(mark, columns))}${excluded.map((square) =>
      struck(square, columns),
    )}${supposed.map((square, index) =>
      supposedQueen(square, columns, turnOf(index)),
    )}${goneFrom.map((square) => gone(square, columns))}${
      marks.goal === undefined ? nothing : goal(marks.goal, columns)
    }`,
    uncluttered: new Set([...marked, ...ends]),
    faint: new Set(marks.faint),
    regionsNamed: regions ? regionsNamedBy(finding, isWhy, regions) : [],
  };
}

export function eachFramed(squares: readonly Square[]): (readonly Square[])[] {
  return squares.map((square) => [square]);
}

export function houseMarks({ house }: { readonly house: House }): Marks {
  return { frames: [house.squares], isVeiled: true };
}

/** Returns the marks of the dead end that a mistake leads to; none if no short reason shows one. */
export function deadEndMarks(finding: FindingOf<'dead' | 'wrong'>, columns: number): Marks {
  const { deadEnd, rays } = finding;
  if (!deadEnd) return {};
  return {
    ...houseMarks(deadEnd),
    rays: rayMarks(rays, columns, deadEnd.moves),
    ...chainMarks(deadEnd),
    faint: finding.others,
  };
}

/** Returns the marks of queens that force one another up to a dead end. */
export function chainMarks({ moves }: DeadEndExplanation): Marks {
  const supposed = moves.map(({ square }) => square);
  return { supposed, areInTurn: supposed.length > 1 };
}

type Exclusion = Extract<ReasonFinding, { readonly excluded: readonly Square[] }>;

/** Returns the marks of squares that are ruled out, and of the queen that this forces. */
export function exclusionMarks(finding: Exclusion, columns: number): Marks {
  const { excluded, forced } = finding;
  const moves = 'moves' in finding ? finding.moves : [];
  return {
    rays: rayMarks(finding.rays, columns, moves, excluded),
    struck: excluded,
    goal: forced?.square,
  };
}

/**
 * Returns the marks of rays. Of many from squares that are ruled out, only those of the first square are drawn.
 * @param moves Queens that are assumed in turn.
 * @param excluded Squares that are ruled out, because a queen is assumed on them.
 */
export function rayMarks(
  rays: readonly Ray[],
  columns: number,
  moves: readonly { readonly square: Square }[] = [],
  excluded: readonly Square[] = [],
): RayMark[] {
  const supposed = new Set([...excluded, ...moves.map(({ square }) => square)]);
  const areMany = rays.filter(({ queen }) => excluded.includes(queen)).length > MOST_RAYS;
  const drawn = areMany ? excluded.slice(0, 1) : excluded;
  return rays
    .filter(
      ({ queen, along }) =>
        along !== 'region' && (drawn.includes(queen) || !excluded.includes(queen)),
    )
    .map(({ queen, square }) =>
      upTo(drawn, { from: queen, to: square, isSupposed: supposed.has(queen), end: 'on' }, columns),
    );
}

/** Ends a line at the first of these squares that it crosses, from which another line goes on. */
function upTo(stops: readonly Square[], mark: RayMark, columns: number): RayMark {
  const { from, to } = mark;
  const between = stops.filter((stop) => isBetween(stop, from, to, columns));
  const distance = (stop: Square): number => Math.abs(stop - from);
  const [next] = between.sort((a, b) => distance(a) - distance(b));
  return next === undefined ? mark : { ...mark, to: next, end: 'passing' };
}

/** Returns the marks of a queen in the top row, of the squares that it leaves, and of a line between two of these. */
export function firstRowMarks({ queen, left }: FirstRowCase): Marks {
  const [first, second] = left;
  const rays: RayMark[] =
    first !== undefined && second !== undefined
      ? [{ from: first, to: second, isSupposed: false, end: 'passing' }]
      : [];
  return { supposed: [queen], choices: left, rays };
}

/** Returns the marks of squares that are left for a queen, with rays to the squares they guard if these are few. */
export function choiceMarks(
  choices: readonly Square[],
  guarded: readonly Square[],
  columns: number,
): Required<Pick<Marks, 'choices' | 'supposed' | 'rays'>> {
  const areFew = guarded.length * choices.length <= MOST_RAYS;
  const rays = guarded.flatMap((to) =>
    choices
      .filter((from) => from !== to)
      .map((from) => upTo(choices, { from, to, isSupposed: false, end: 'at-edge' }, columns)),
  );
  return { choices, supposed: choices, rays: areFew ? rays : [] };
}

function isBetween(square: Square, from: Square, to: Square, columns: number): boolean {
  const line = lineBetween(from, to, columns);
  return (
    lineBetween(from, square, columns) === line &&
    lineBetween(square, to, columns) === line &&
    square > Math.min(from, to) &&
    square < Math.max(from, to)
  );
}

/** Returns the indexes of the regions that the words of a rung name. */
function regionsNamedBy(
  finding: Finding,
  isWhy: boolean,
  regions: readonly number[],
): readonly number[] {
  if (finding.technique === 'conflict') {
    const { line, newer } = finding.conflicts[0]!;
    return line === 'region' ? [regions[newer]!] : [];
  }
  const houses: House[] = [];
  if ('house' in finding) houses.push(finding.house);
  if ('houses' in finding) houses.push(...finding.houses, ...finding.shared);
  if (isWhy && 'forced' in finding && finding.forced) houses.push(finding.forced.house);
  if (isWhy && 'deadEnd' in finding && finding.deadEnd) houses.push(finding.deadEnd.house);
  return [...new Set(houses.flatMap(({ kind, index }) => (kind === 'region' ? [index] : [])))];
}

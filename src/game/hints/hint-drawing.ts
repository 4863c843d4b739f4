import { nothing, svg } from 'lit';
import { lineBetween } from '../../core/board/attacks.ts';
import type { House } from '../../core/board/house.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { Finding, Hint, ReasonFinding } from '../../solver/hints/hint.ts';
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

/** The marks of a rung. */
interface Marks {
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

const NONE: HintDrawing = {
  underlay: nothing,
  uncluttered: new Set(),
  faint: new Set(),
  regionsNamed: [],
};

/**
 * Returns the drawing of a hint on a rung: nothing on Nudge, frames round the places to look at on Where, and the marks
 * of the reason on Why.
 */
export function drawHint({ finding, act }: Hint, rung: SpokenRung, { rules }: Puzzle): HintDrawing {
  if (rung === 'nudge') return NONE;
  const { shape, regions } = rules;
  const { columns } = shape;
  const isWhy = rung === 'why';
  const marks = isWhy ? whyMarks(finding, columns) : whereMarks(finding);
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

/** Returns the marks of Where. */
function whereMarks(finding: Finding): Marks {
  switch (finding.technique) {
    case 'solved':
    case 'unsolvable':
    case 'beyond':
    case 'all-guarded':
    case 'too-few-queens':
      return {};
    case 'no-solution':
      // The queen in the corner; Why shows the one in the middle.
      return firstRowMarks(finding.cases[0]!);
    case 'conflict': {
      const { newer, older } = finding.conflicts[0]!;
      return { frames: [[newer], [older]], isVeiled: true };
    }
    case 'dead':
      return { frames: single(finding.together), isVeiled: true };
    case 'all-known':
      return finding.lift ? { frames: single(finding.lift.queens), isVeiled: true } : {};
    case 'wrong':
      return { frames: single(finding.together ?? [finding.square]), isVeiled: true };
    case 'shared-squares': {
      // One house within another: frames the inner house; else the lines that are filled.
      const framed = finding.houses.length === 1 ? finding.houses : finding.shared;
      return { frames: framed.map(({ squares }) => squares), isVeiled: true };
    }
    case 'emptied':
    case 'last-free-square':
    case 'starved-house':
    case 'refutation':
    case 'most-open':
      return { frames: [finding.house.squares], isVeiled: true };
    // Boards of Guard are not veiled, because the tint shows which squares are guarded.
    case 'wrong-queens':
    case 'wrong-marks':
      return { frames: single(finding.together) };
    case 'last-queen':
      return { frames: single(finding.task.unguarded) };
    case 'only-from-these':
      return { frames: [[finding.square]] };
  }
}

/** Returns the marks of Why. */
function whyMarks(finding: Finding, columns: number): Marks {
  const where = whereMarks(finding);
  switch (finding.technique) {
    case 'no-solution':
      // The middle and its mirror image are all the other first moves.
      return firstRowMarks(finding.cases[finding.cases.length >> 1]!);
    case 'last-free-square':
      return { ...where, rays: rayMarks(finding.rays, columns), goal: finding.square };
    case 'shared-squares':
    case 'starved-house':
      return { ...where, ...exclusionMarks(finding, columns) };
    case 'refutation':
      return { ...where, ...exclusionMarks(finding, columns), ...chainMarks(finding) };
    case 'dead':
    case 'wrong':
      return finding.deadEnd
        ? {
            frames: [finding.deadEnd.house.squares],
            isVeiled: true,
            rays: rayMarks(finding.rays, columns, finding.deadEnd.moves),
            ...chainMarks(finding.deadEnd),
            faint: finding.technique === 'wrong' ? finding.others : [],
          }
        : where;
    case 'most-open':
      return { ...where, goal: finding.choice.place };
    case 'last-queen':
      return { ...where, ...choiceMarks(finding.squares, finding.task.unguarded, columns) };
    case 'only-from-these':
      return { ...where, ...choiceMarks(finding.left, [finding.square], columns) };
    case 'solved':
    case 'conflict':
    case 'all-known':
    case 'emptied':
    case 'unsolvable':
    case 'beyond':
    case 'all-guarded':
    case 'too-few-queens':
    case 'wrong-queens':
    case 'wrong-marks':
      return where;
  }
}

function single(squares: readonly Square[]): (readonly Square[])[] {
  return squares.map((square) => [square]);
}

/** Returns the marks of queens that force one another up to a dead end. */
function chainMarks({ moves }: DeadEndExplanation): Marks {
  const supposed = moves.map(({ square }) => square);
  return { supposed, areInTurn: supposed.length > 1 };
}

type Exclusion = Extract<ReasonFinding, { readonly excluded: readonly Square[] }>;

function exclusionMarks(finding: Exclusion, columns: number): Marks {
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
function rayMarks(
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
function firstRowMarks({ queen, left }: FirstRowCase): Marks {
  const [first, second] = left;
  const rays: RayMark[] =
    first !== undefined && second !== undefined
      ? [{ from: first, to: second, isSupposed: false, end: 'passing' }]
      : [];
  return { supposed: [queen], choices: left, rays };
}

/** Returns the marks of squares that are left for a queen, with rays to the squares they guard if these are few. */
function choiceMarks(
  choices: readonly Square[],
  guarded: readonly Square[],
  columns: number,
): Marks {
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
  if (isWhy && 'narrowed' in finding && finding.narrowed) houses.push(finding.narrowed.house);
  if (isWhy && 'deadEnd' in finding && finding.deadEnd) houses.push(finding.deadEnd.house);
  return [...new Set(houses.flatMap(({ kind, index }) => (kind === 'region' ? [index] : [])))];
}

import type { Square } from '../../src/core/board/square.ts';
import {
  nextBelow,
  nextPermutation,
  nextWord,
  seeded,
  type RandomState,
} from '../../src/core/board/random.ts';
import type { Sight } from '../../src/core/board/rules.ts';
import type { Shape } from '../../src/core/board/shape.ts';
import { completePuzzle, guardPuzzle, type Puzzle } from '../../src/core/puzzles/puzzle.ts';
import {
  difficultyOf,
  techniqueOf,
  type DrillTopic,
  type Technique,
} from '../../src/core/puzzles/technique.ts';
import { guardBoardOf } from '../../src/solver/guard/guard-board.ts';
import { candidatesOf, type Candidates } from '../../src/solver/reasoning/candidates.ts';
import { nextReason } from '../../src/solver/reasoning/techniques.ts';
import { answersOf } from '../../src/solver/search/placement-search.ts';
import { onlyResult, type Task } from '../../src/solver/worker/task.ts';
import { randomGivens } from '../../src/solver/puzzles/make/make-guard.ts';
import { makePuzzle } from '../../src/solver/puzzles/make/make-puzzle.ts';
import { randomAnswer } from '../../src/solver/puzzles/make/random-answer.ts';
import { drillOf, type Drill, type DrillPosition } from '../../src/solver/puzzles/drills/drill.ts';

/** Boards tried before making gives up. */
const MOST_TRIED = 5_000;

/** Positions in which a board of Regions is looked at, each from other queens of its answer. */
const STARTS = 40;

/** The most marks on a board, so that it can be read at a glance. */
const MOST_MARKS: Partial<Record<Technique, number>> = {
  'shared-2': 8,
  'shared-3': 12,
  chain: 14,
  'long-chain': 24,
};
const MOST_OTHER_MARKS = 10;

/** The most squares that a technique gives or rules out. */
const MOST_RIGHT: Readonly<Record<Technique, number>> = {
  last: 1,
  'shared-1': 6,
  starved: 4,
  'shared-2': 6,
  'shared-3': 6,
  chain: 4,
  // A chain that is the simplest reason rules out many squares.
  'long-chain': 16,
  count: 3,
  look: 1,
  'two-looks': 2,
};

/** Boards of Guard on which counting decides for few squares; on others it hardly ever does. */
const COUNT_SHAPES: readonly Shape[] = [
  { rows: 9, columns: 6 },
  { rows: 9, columns: 8 },
  { rows: 9, columns: 9 },
];
const GUARD_SHAPES: readonly Shape[] = [
  { rows: 7, columns: 6 },
  { rows: 8, columns: 6 },
  { rows: 9, columns: 6 },
  { rows: 7, columns: 7 },
  { rows: 8, columns: 7 },
  { rows: 9, columns: 7 },
];

/**
 * Makes a position in which a technique works, and no easier one gives or rules out a square.
 * @param seed The same seed makes the same position on every device.
 * @param sight How far queens see on a board of Regions.
 * @returns `undefined` if none was found.
 */
export function* makeDrill(
  topic: DrillTopic,
  seed: number,
  sight: Sight = 'touch',
): Task<DrillPosition | undefined> {
  const random = seeded(seed);
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const position =
      topic.board === 'guard'
        ? yield* guardPosition(topic.technique, random)
        : yield* placementPosition(topic, sight, random);
    if (position) return position;
    yield;
  }
  return undefined;
}

function* placementPosition(
  topic: DrillTopic,
  sight: Sight,
  random: RandomState,
): Task<DrillPosition | undefined> {
  if (topic.board === 'complete') {
    // Smaller boards leave too many squares that a chain rules out.
    const size = topic.technique === 'long-chain' ? 10 : 7 + nextBelow(random, 2);
    const answer = randomAnswer(random, size, 'queen');
    const queens = someOf(answer, 1 + nextBelow(random, size - 3), random);
    if ((yield* answersOf(completePuzzle(size, queens), 2)).found.length > 1) return undefined;
    return yield* firstPosition(topic, queens, (givens) => completePuzzle(size, inOrder(givens)));
  }
  // Chains on smaller boards need marks on most squares.
  const side =
    topic.technique === 'long-chain' ? 7 + nextBelow(random, 2) : 6 + nextBelow(random, 3);
  const spec = {
    kind: 'regions',
    sight,
    shape: { rows: side, columns: side },
    step: difficultyOf(topic.technique),
  } as const;
  const puzzle = yield* onlyResult(makePuzzle(spec, nextWord(random)));
  if (!puzzle) return undefined;
  const answer = (yield* answersOf(puzzle, 1)).found[0]!;
  for (let start = 0; start < STARTS; start++) {
    const queens = someOf(answer, nextBelow(random, side - 3), random);
    const position = yield* firstPosition(topic, queens, () => puzzle);
    if (position) return position;
  }
  return undefined;
}

function inOrder(squares: readonly Square[]): Square[] {
  return [...squares].sort((a, b) => a - b);
}

/** Returns `count` of the squares, in random order. */
function someOf(squares: readonly Square[], count: number, random: RandomState): Square[] {
  return nextPermutation(random, squares.length)
    .slice(0, count)
    .map((index) => squares[index]!);
}

/**
 * Follows the simplest reasons from some queens on, until the technique is the simplest.
 * @param puzzleOf Returns the puzzle with these queens on the board.
 */
function* firstPosition(
  { technique, board }: DrillTopic,
  start: readonly Square[],
  puzzleOf: (queens: readonly Square[]) => Puzzle,
): Task<DrillPosition | undefined> {
  const queens = [...start];
  let marks: Square[] = [];
  const { rules } = puzzleOf(queens);
  const most = MOST_MARKS[technique] ?? MOST_OTHER_MARKS;
  while (marks.length <= most) {
    const candidates = candidatesOf(rules, queens, marks);
    if (candidates.left < 2) return undefined;
    const next = nextReason(candidates);
    if (!next) return undefined;
    if (techniqueOf(next.reason) === technique && forcingHouses(candidates) < 2) {
      const position = { puzzle: puzzleOf(queens), standing: { queens: inOrder(queens), marks } };
      const drill = yield* drillOf(position);
      if (drill && isClear(drill, board)) return position;
    }
    if (next.reason.technique !== 'last-free-square') marks.push(...next.reason.excluded);
    else {
      queens.push(next.reason.square);
      const open = new Set(candidatesOf(rules, queens).squaresIn());
      marks = marks.filter((mark) => open.has(mark));
    }
    yield;
  }
  return undefined;
}

/** Counts the houses with one free square. */
function forcingHouses(candidates: Candidates): number {
  return candidates.counts().filter((count) => count === 1).length;
}

function* guardPosition(
  technique: Technique,
  random: RandomState,
): Task<DrillPosition | undefined> {
  const shapes = technique === 'count' ? COUNT_SHAPES : GUARD_SHAPES;
  const shape = shapes[nextBelow(random, shapes.length)]!;
  const left = technique === 'two-looks' ? 3 : 2;
  const givens = yield* randomGivens(guardBoardOf(shape), left, random);
  if (!givens) return undefined;
  const position = {
    puzzle: guardPuzzle(shape, givens.length + left, givens),
    standing: { queens: givens, marks: [] },
  };
  const drill = yield* drillOf(position);
  return drill?.technique === technique && isClear(drill, 'guard') ? position : undefined;
}

/**
 * Returns true if the squares are few, and the reason has the form that the technique's name says. All squares have one
 * reason, but those of refutations.
 */
function isClear(
  { hint: { finding }, technique, right }: Drill,
  board: DrillTopic['board'],
): boolean {
  if (right.length > MOST_RIGHT[technique]) return false;
  switch (finding.technique) {
    case 'shared-squares':
      return (
        finding.excluded.length === right.length &&
        finding.houses[0]!.kind === (board === 'complete' ? 'row' : 'region') &&
        (technique !== 'shared-1' || right.length > 1)
      );
    case 'starved-house':
      return finding.excluded.length === right.length && finding.left.length <= 4;
    case 'refutation':
      return finding.isPlain;
    case 'only-from-these':
      return right.length < finding.guards;
    default:
      return true;
  }
}

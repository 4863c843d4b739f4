import type { House } from '../../../core/board/house.ts';
import type { Square } from '../../../core/board/square.ts';
import { TECHNIQUES, type DrillTopic } from '../../../core/puzzles/technique.ts';
import { PlainGuard } from '../../guard/plain-guard.testing.ts';
import { PlainHouses } from '../../reasoning/plain-houses.testing.ts';
import { plainAnswers } from '../../search/plain-answers.testing.ts';
import type { Drill, DrillPosition } from './drill.ts';

/** This file checks drills square by square from the rules, without the reasoner and its search. */

/**
 * Returns what is wrong with a drill; nothing if its technique works, gives or rules out exactly the squares that are
 * right, each truly, and no easier technique gives or rules out any.
 */
export function wrongWith(topic: DrillTopic, position: DrillPosition, drill: Drill): string[] {
  const wrong: string[] = [];
  const demand = (isTrue: boolean, problem: string): void => {
    if (!isTrue) wrong.push(problem);
  };
  demand(drill.technique === topic.technique, `its technique is ${drill.technique}`);
  demand(drill.right.length > 0, 'no square is right');
  if (topic.board === 'guard') checkGuard(topic, position, drill, demand);
  else checkPlacement(topic, position, drill, demand);
  return wrong;
}

type Demand = (isTrue: boolean, problem: string) => void;

function checkPlacement(
  { technique }: DrillTopic,
  { puzzle, standing }: DrillPosition,
  { right, replies }: Drill,
  demand: Demand,
): void {
  const answers = plainAnswers(puzzle, 2);
  const answer = answers[0] ?? [];
  demand(answers.length === 1, `the puzzle has ${answers.length} answers`);
  demand(
    standing.queens.every((queen) => answer.includes(queen)),
    'a queen is wrong',
  );
  demand(!standing.marks.some((mark) => answer.includes(mark)), 'a mark is wrong');
  const board = new PlainHouses(puzzle, standing);
  demand(
    standing.marks.every((mark) =>
      new PlainHouses(puzzle, { ...standing, marks: [] }).isFree(mark),
    ),
    'a mark says nothing',
  );
  demand(
    right.every((square) => answer.includes(square) === (technique === 'last')),
    'a square that is right is wrong',
  );
  const works = plainSquares(board, technique);
  if (technique === 'long-chain') {
    // Plain chains are among the squares; the others need techniques on the way.
    demand(
      works.every((square) => right.includes(square)),
      'a chain is missing',
    );
    demand(works.length > 0, 'no plain chain works');
  } else demand(same(works, right), `it works on ${works.join()} instead of ${right.join()}`);
  for (const easier of TECHNIQUES.slice(0, TECHNIQUES.indexOf(technique))) {
    const found = plainSquares(board, easier);
    demand(found.length === 0, `${easier} works on ${found.join()}`);
  }
  for (const square of board.all) {
    const reply = replies[square]!;
    demand((reply.kind === 'right') === right.includes(square), `the reply to ${square}`);
    demand((reply.kind === 'queen') === standing.queens.includes(square), `queen ${square}`);
    if (reply.kind === 'queen') continue;
    demand((reply.kind === 'closed') !== board.isFree(square), `closed ${square}`);
    if (reply.kind === 'other') demand(!answer.includes(square), `${square} is not ruled out`);
    if (reply.kind === 'one-of') {
      demand(board.freeIn(reply.house).length === reply.free, `free beside ${square}`);
      demand(reply.house.squares.includes(square), `house of ${square}`);
    }
    if (reply.kind === 'within') demand(reply.house.squares.includes(square), `within ${square}`);
    if (reply.kind === 'leaves') {
      demand(board.freeIn(reply.house).length === reply.free, `free before ${square}`);
      demand(board.freeIn(reply.house, [square]).length === reply.left, `left by ${square}`);
      demand(reply.left > 0, `nothing left by ${square}`);
    }
    if (reply.kind === 'forces') {
      const assumed = [square];
      for (const queen of reply.queens) {
        demand(board.forced(assumed).includes(queen), `${square} does not force ${queen}`);
        assumed.push(queen);
      }
      demand(board.forced(assumed).length === 0, `${square} forces more`);
      demand(!board.isStarved(assumed), `${square} starves a house`);
    }
  }
}

function same(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square) => b.includes(square));
}

/** Returns the squares that a technique gives or rules out on a board of Complete or Regions. */
function plainSquares(board: PlainHouses, technique: DrillTopic['technique']): Square[] {
  const free = board.free();
  switch (technique) {
    case 'last':
      return board.forced([]);
    case 'shared-1':
      return plainShared(board, 1);
    case 'shared-2':
      return plainShared(board, 2);
    case 'shared-3':
      return [...new Set([...plainShared(board, 3), ...plainShared(board, 4)])];
    case 'starved':
      return free.filter((square) => board.isStarved([square]));
    case 'chain':
      return free.filter((square) => board.failsAfter([square], 1));
    case 'long-chain':
      return free.filter(
        (square) => board.failsAfter([square], 2) || board.failsAfter([square], 3),
      );
    default:
      return [];
  }
}

function plainShared(board: PlainHouses, k: number): Square[] {
  const excluded = new Set<Square>();
  for (const kind of ['row', 'column', 'region'] as const) {
    const houses = board.open().filter((house) => house.kind === kind);
    for (const chosen of choices(houses, k)) {
      const filling = chosen.flatMap((house) => board.freeIn(house));
      for (const other of ['row', 'column', 'region'] as const) {
        if (other === kind) continue;
        const shared = board.houses.filter(
          (house) => house.kind === other && house.squares.some((one) => filling.includes(one)),
        );
        if (shared.length !== k) continue;
        for (const square of shared.flatMap((house) => board.freeIn(house))) {
          if (!filling.includes(square)) excluded.add(square);
        }
      }
    }
  }
  return [...excluded];
}

function choices(houses: readonly House[], k: number): House[][] {
  if (k === 0) return [[]];
  return houses.flatMap((house, index) =>
    choices(houses.slice(index + 1), k - 1).map((rest) => [house, ...rest]),
  );
}

function checkGuard(
  { technique }: DrillTopic,
  { puzzle, standing: { queens } }: DrillPosition,
  { hint: { finding }, right, replies }: Drill,
  demand: Demand,
): void {
  const { goal, shape } = puzzle.rules;
  const board = new PlainGuard(shape);
  const left = (goal.kind === 'guard' ? goal.queens : 0) - queens.length;
  const about = finding.technique === 'only-from-these' ? finding.square : -1;
  const suffices = (more: readonly Square[]): boolean =>
    board.suffices([...queens, ...more], left - more.length);
  demand(suffices([]), 'there is no answer');
  demand(
    right.every((square) => suffices([square])),
    'a square that is right is in no answer',
  );
  demand(!board.suffices(queens, left, right), 'an answer has none of the squares');
  const looks = ['count', 'look', 'two-looks'].indexOf(technique);
  const works = guardsBy(board, queens, left, about, looks);
  demand(same(works, right), `it leaves ${works.join()} instead of ${right.join()}`);
  const decides = (squares: readonly Square[]): boolean => squares.every((one) => suffices([one]));
  const unguarded = board.unguardedBy(queens);
  if (looks > 0) {
    for (const square of unguarded) {
      demand(!decides(guardsBy(board, queens, left, square, 0)), `counting decides at ${square}`);
    }
  }
  if (looks > 1) demand(!decides(guardsBy(board, queens, left, about, 1)), 'one look decides');
  for (const square of board.squares) {
    const reply = replies[square]!;
    demand((reply.kind === 'right') === right.includes(square), `the reply to ${square}`);
    demand((reply.kind === 'queen') === queens.includes(square), `queen ${square}`);
    if (reply.kind === 'unseen') demand(!board.sees(square, about), `${square} guards`);
    if (reply.kind === 'short') {
      const rest = board.unguardedBy([...queens, square]);
      demand(rest.length === reply.unguarded, `left by ${square}`);
      demand(!suffices([square]) && reply.queens === left - 1, `${square} is in an answer`);
    }
  }
}

/** Returns the squares that guard a square and that so many looks ahead leave. */
function guardsBy(
  board: PlainGuard,
  queens: readonly Square[],
  left: number,
  square: Square,
  looks: number,
): Square[] {
  return board.squares.filter(
    (guard) =>
      board.sees(guard, square) &&
      isUseful(board, queens, left, guard) &&
      (looks === 0 || mayFollow(board, [...queens, guard], left - 1, looks - 1)),
  );
}

/** Returns true if a queen guards so much that the others, each with the most, could guard the rest. */
function isUseful(
  board: PlainGuard,
  queens: readonly Square[],
  left: number,
  guard: Square,
): boolean {
  const open = board.unguardedBy(queens);
  const gain = (from: Square): number => open.filter((to) => board.sees(from, to)).length;
  const most = Math.max(...board.squares.map(gain));
  return gain(guard) >= open.length - (left - 1) * most;
}

function mayFollow(
  board: PlainGuard,
  queens: readonly Square[],
  left: number,
  looks: number,
): boolean {
  const open = board.unguardedBy(queens);
  if (open.length === 0) return true;
  const gains = board.squares.map((from) => open.filter((to) => board.sees(from, to)).length);
  if (left < 2) return left === 1 && gains.includes(open.length);
  if (looks === 0) return left * Math.max(...gains) >= open.length;
  const guards = (square: Square): Square[] =>
    board.squares.filter((from) => board.sees(from, square));
  const hardest = open.reduce((a, b) => (guards(b).length < guards(a).length ? b : a));
  return guards(hardest).some(
    (guard) =>
      isUseful(board, queens, left, guard) &&
      mayFollow(board, [...queens, guard], left - 1, looks - 1),
  );
}

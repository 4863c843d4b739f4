import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/board/square.ts';
import {
  answersFrom,
  somePlacementBoard,
  type PlacementBoardInPlay,
} from '../../solver/puzzles/make/placement-boards.testing.ts';
import { checkPlacement } from '../../solver/puzzles/check/check-placement.ts';
import { checkedHint } from '../../solver/puzzles/check/checked-hint.ts';
import { plainAnswers } from '../../solver/search/plain-answers.testing.ts';
import { drawFrom } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { Claims, type Claim } from './claims.testing.ts';
import { hintWords } from './hint-techniques.ts';
import { followsFrom } from './follows-from.testing.ts';
import { DIAGONALS, HouseFacts, REASON_CLAIMS } from './reason-claims.testing.ts';

const CLAIMS: readonly Claim<HouseFacts>[] = [
  [/^Solved$/, (f) => f.isSolved],
  [
    /^Every row, column and region has its queen\.$/,
    (f) => f.hasRegions && f.plain.open().length === 0,
  ],
  [/^No queen attacks another\.$/, (f) => !f.hasRegions && f.pairsInConflict.length === 0],
  [/^Nothing is left to do\.$/, (f) => f.isSolved],

  [/^Something is wrong$/, (f) => f.from.length === 0],
  [/^Take back one queen first$/, (f) => f.pairsInConflict.length > 0],
  [
    /^A given queen stays\.$/,
    (f) => f.pairsInConflict.some((pair) => pair.some((q) => f.board.puzzle.givens.includes(q))),
  ],
  [/^Which one is wrong\?$/, (f) => f.wrongQueens.length > 0],
  [/^Which one came later\?$/, (f) => f.pairsInConflict.length > 0],
  [
    /^Region (\d+) has (\d+) queens$/,
    (f, region, count) =>
      f.houseOf(`region ${region}`).squares.filter((square) => f.queens.includes(square)).length ===
      Number(count),
  ],
  [
    /^They are (.+)\.$/,
    (f, named) => {
      const squares = f.squaresOf(named);
      const regions = f.board.puzzle.rules.regions!;
      const inIt = f.queens.filter((queen) => regions[queen] === regions[squares[0]!]);
      return String(squares) === String([...inIt].sort((a, b) => a - b));
    },
  ],
  [/^(.+) touch at a corner$/, (f, pair) => f.isTouch && f.areInConflict(pair, DIAGONALS)],
  [
    /^(.+) attack each other \((?:((?:row|column) \w+)|diagonal)\)$/,
    (f, pair, house) =>
      house === ''
        ? !f.isTouch && f.areInConflict(pair, DIAGONALS)
        : f.areInConflict(pair, [house.split(' ')[0]!]) &&
          f.squaresOf(pair).every((queen) => f.houseOf(house).squares.includes(queen)),
  ],
  [
    /^Look at (\w\d+)\.$/,
    (f, square) =>
      f.finding.technique === 'conflict' && f.finding.remove?.queen === f.squaresOf(square)[0],
  ],
  [
    /^(\w+) is given, so (\w+) has to go\.$/,
    (f, given, queen) =>
      f.board.puzzle.givens.includes(f.squaresOf(given)[0]!) &&
      areApart(f, [...f.squaresOf(given), ...f.squaresOf(queen)]),
  ],
  [
    /^The only solution has no queen on (\w+), so \1 has to go\.$/,
    (f, queen) => f.wrongQueens.includes(f.squaresOf(queen)[0]!),
  ],
  [
    /^(\w+) came after (\w+), so try without it\.$/,
    (f, ...named) => {
      const [queen, other] = named.map((name) => f.squaresOf(name)[0]!);
      return areApart(f, [queen!, other!]) && f.queens.indexOf(queen!) > f.queens.indexOf(other!);
    },
  ],
  [
    /^(?:One|(\d+)) (queen|mark)s? (?:is|are) wrong\.$/,
    (f, count, piece) =>
      (piece === 'queen' ? f.wrongQueens : f.wrongMarks).length === Number(count || 1),
  ],
  [
    /^The only solution has no queen on (\w+)\.$/,
    (f, square) => f.wrongQueens.includes(f.squaresOf(square)[0]!),
  ],
  [
    /^The only solution has a queen on (\w+)\.$/,
    (f, square) => f.wrongMarks.includes(f.squaresOf(square)[0]!),
  ],
  [/^The mark on (\w+) is wrong$/, (f, square) => f.wrongMarks.includes(f.squaresOf(square)[0]!)],
  [/^(\w+) is wrong$/, (f, square) => f.wrongQueens.includes(f.squaresOf(square)[0]!)],
  [
    /^Look at (\w\d+)$/,
    (f, square) =>
      f.finding.technique === 'wrong' &&
      [...f.wrongQueens, ...(f.answer ? f.wrongMarks : f.board.standing.marks)].includes(
        f.squaresOf(square)[0]!,
      ),
  ],
  // Sentences for puzzles with several solutions.
  [
    /^No solution has both (\w+) and the queens that stay, so \1 has to go\.$/,
    (f, square) => {
      const [queen] = f.squaresOf(square);
      const staying = f.queens.filter((one) => !f.wrongQueens.includes(one));
      return f.wrongQueens.includes(queen!) && !f.hasAnswerWith([...staying, queen!]);
    },
  ],
  [
    /^No solution has (?:a queen|queens) on (.+?)(?: together)?\.$/,
    (f, squares) => !f.hasAnswerWith(f.squaresOf(squares)),
  ],
  [
    /^Every solution left has a queen on a marked square\.$/,
    (f) => f.from.length === 0 && f.hasAnswerWith(f.placed),
  ],
  [
    /^A solution has (?:a queen|queens) on (.+)$/,
    (f, squares) => f.hasAnswerWith([...f.placed, ...f.squaresOf(squares)]),
  ],
  [
    /^Unmark (.+), and a solution is possible\.$/,
    (f, squares) => {
      const freed = f.squaresOf(squares);
      const marks = f.board.standing.marks.filter((mark) => !freed.includes(mark));
      return answersFrom({ ...f.board, standing: { queens: f.queens, marks } }).length > 0;
    },
  ],

  [
    /^A (row|column|region) has no queen and no free square\.$/,
    (f, kind) =>
      f.finding.technique === 'emptied' &&
      f.finding.house.kind === kind &&
      f.plain.isStarved([]) &&
      f.from.length === 0,
  ],
  [
    /^It has no queen and no free square, so the board can’t be completed\.$/,
    (f) => f.finding.technique === 'emptied' && f.plain.isStarved([]) && f.from.length === 0,
  ],

  ...REASON_CLAIMS,
  [/^No reason found$/, (f) => f.plain.forced([]).length === 0],
  [
    /^Hints can’t take you any further here\.$/,
    (f) =>
      f.plain.forced([]).length === 0 &&
      !f.plain.free().some((square) => f.plain.failsAfter([square], 1)),
  ],
];

/** Returns true if two queens may not stand together. */
function areApart(f: HouseFacts, [one, other]: readonly Square[]): boolean {
  return f.plain.sees(one!, other!);
}

/** The number of random boards whose hints are checked. */
const BOARDS = sample(100, 5000);

/** Seeds of boards on which every sentence is said at least once. */
const EXAMPLES = [
  0, 2, 4, 5, 6, 7, 8, 14, 18, 22, 45, 46, 54, 62, 79, 80, 84, 89, 91, 105, 178, 185, 202, 1307,
  2313, 3564, 5764,
];

/** A rare board, not among the seeds: a queen on f6 rules out squares until a column has none, and forces no queen. */
const EMPTIED_IN_TIME: PlacementBoardInPlay = {
  puzzle: completePuzzle(7, []),
  standing: { queens: [], marks: [0, 3, 8, 14, 17, 18, 23, 24, 25, 28, 29, 36, 37, 46] },
  answers: plainAnswers(completePuzzle(7, [])),
};

/** Boards of Complete with two queens that attack each other: the newer is wrong, then the older. */
const IN_CONFLICT: readonly PlacementBoardInPlay[] = [
  { size: 5, queens: [0, 6] },
  { size: 4, queens: [0, 1] },
].map(({ size, queens }) => {
  const puzzle = completePuzzle(size, []);
  return { puzzle, standing: { queens, marks: [] }, answers: plainAnswers(puzzle) };
});

/** Checks every sentence of the hint for a board, and its move. */
function holdAll(claims: Claims<HouseFacts>, board: PlacementBoardInPlay): void {
  const { puzzle, standing } = board;
  const hint = finish(checkedHint(puzzle, standing, finish(checkPlacement(puzzle))));
  const facts = new HouseFacts(board, hint.finding);
  for (const rung of ['nudge', 'where', 'why'] as const) {
    const said = hintWords(hint.finding, rung, puzzle);
    claims.hold(said, facts, rung);
    if (rung === 'nudge') {
      expect(`${said.title} ${said.text}`).not.toMatch(
        /\b[a-n]\d+\b|(?:row|column|region)s? (?:\d|\w\b)/,
      );
    }
  }
  expect(followsFrom(hintWords(hint.finding, 'why', puzzle), hint.act, facts)).toBe(true);
}

test('every sentence that a hint can say is said on one of the example boards, and is true', () => {
  const claims = new Claims(CLAIMS);
  for (const seed of EXAMPLES) holdAll(claims, somePlacementBoard(drawFrom(seed), 20));
  holdAll(claims, EMPTIED_IN_TIME);
  for (const board of IN_CONFLICT) holdAll(claims, board);
  expect(claims.never).toEqual([]);
});

test(`every sentence of a hint for Complete and Regions is true on ${BOARDS} random boards`, () => {
  const claims = new Claims(CLAIMS);
  fc.assert(
    fc.property(fc.nat(), (seed) =>
      holdAll(claims, somePlacementBoard(drawFrom(seed), sample(2, 20))),
    ),
    { numRuns: BOARDS },
  );
});

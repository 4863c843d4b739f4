import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePuzzle } from '../../core/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/square.ts';
import {
  somePlacementBoard,
  type PlacementBoardInPlay,
} from '../../solver/puzzles/placement-boards.testing.ts';
import { placementHint } from '../../solver/puzzles/placement-hint.ts';
import { plainAnswers } from '../../solver/puzzles/plain-answers.testing.ts';
import { drawFrom } from '../../solver/random-boards.testing.ts';
import { actWords } from './act-words.ts';
import { Claims, type Claim } from './claims.testing.ts';
import { hintWords } from './hint-words.ts';
import { ADVICE, DIAGONALS, HouseFacts, REASON_CLAIMS } from './reason-claims.testing.ts';

const CLAIMS: readonly Claim<HouseFacts>[] = [
  [/^Solved$/, (f) => f.isSolved],
  [
    /^Every row, column and region has its queen\.$/,
    (f) => f.hasRegions && f.plain.open().length === 0,
  ],
  [/^No queen sees another\.$/, (f) => !f.hasRegions && f.pairsInConflict.length === 0],
  [/^Nothing is left to do\.$/, (f) => f.isSolved],

  [/^Something is wrong$/, (f) => f.from.length === 0],
  [/^Two queens cannot both stay\.$/, (f) => f.pairsInConflict.length > 0],
  [/^Two queens see each other\.$/, (f) => !f.hasRegions && f.pairsInConflict.length > 0],
  [/^Look along rows, columns and diagonals\.$/, ADVICE],
  [
    /^Region (\d+) has two queens$/,
    (f, region) =>
      f.houseOf(`region ${region}`).squares.filter((square) => f.queens.includes(square)).length >
      1,
  ],
  [/^They are (.+)\.$/, (f, pair) => f.areInConflict(pair, ['region'])],
  [/^(.+) touch at a corner$/, (f, pair) => f.isTouch && f.areInConflict(pair, DIAGONALS)],
  [
    /^(.+) see each other$/,
    (f, pair) => f.areInConflict(pair, ['row', 'column', ...(f.isTouch ? [] : DIAGONALS)]),
  ],
  [
    /^They stand (in a row|in a column|on a diagonal)\.$/,
    ({ finding }, where) =>
      finding.technique === 'conflict' &&
      (where === 'on a diagonal' ? DIAGONALS : [where.split(' ').at(-1)]).includes(
        finding.conflicts[0]!.line,
      ),
  ],
  [
    /^One of them has to go before anything else can be said\.$/,
    (f) => f.pairsInConflict.length > 0,
  ],
  [
    /^A queen stands where the answer has none\.$/,
    (f) => f.placed.some((queen) => !f.answer!.includes(queen)),
  ],
  [
    /^The answer has a queen on a marked square\.$/,
    (f) => f.board.standing.marks.some((mark) => f.answer!.includes(mark)),
  ],
  [
    /^The only answer has no queen on (.+)\.$/,
    (f, squares) => {
      const wrong = f.placed.filter((queen) => !f.answer!.includes(queen));
      return wrong.length > 0 && String(wrong) === String(f.squaresOf(squares));
    },
  ],
  [
    /^The only answer has a queen on (.+)\.$/,
    (f, squares) => {
      const wrong = f.board.standing.marks.filter((mark) => f.answer!.includes(mark));
      return wrong.length > 0 && String(wrong) === String(f.squaresOf(squares));
    },
  ],
  [
    /^Look at ((?:\w\d+(?:, and |, | and )?)+)$/,
    (f, squares) =>
      f.finding.technique === 'wrong' &&
      f
        .squaresOf(squares)
        .every((square) => f.queens.includes(square) !== f.answer!.includes(square)),
  ],

  [
    /^Somewhere there is neither a queen nor a free square\.$/,
    (f) => f.plain.isStarved([]) && f.from.length === 0,
  ],
  [
    /^It has no queen and no free square, so no answer has all that stands here\.$/,
    (f) => f.finding.technique === 'emptied' && f.plain.isStarved([]) && f.from.length === 0,
  ],

  ...REASON_CLAIMS,
  [/^No reason found$/, (f) => f.plain.forced([]).length === 0],
  [
    /^None of the reasons that hints know rules a square out here\.$/,
    (f) =>
      f.plain.forced([]).length === 0 &&
      !f.plain.free().some((square) => f.plain.failsAfter([square], 1)),
  ],
];

/** Returns true if the button does what it says, and leads to an answer. */
function leadsOn(
  f: HouseFacts,
  hint: ReturnType<typeof placementHint>,
  words: string | undefined,
): boolean {
  const { act } = hint;
  const named = f.squaresOf(words ?? '');
  const areNamed = (squares: readonly Square[]): boolean =>
    named.length > 0
      ? String(named) === String(squares)
      : /^(?:Mark|Unmark|Lift) (\d+) squares$/.exec(words!)?.[1] === String(squares.length);
  switch (act?.kind) {
    case 'toggle':
      return (
        words!.startsWith('Place ') &&
        areNamed([act.square]) &&
        f.plain.isFree(act.square) &&
        f.from.every((answer) => answer.includes(act.square))
      );
    case 'lift':
      return (
        words!.startsWith('Lift ') &&
        areNamed(act.squares) &&
        act.squares.every((square) => f.placed.includes(square)) &&
        !act.squares.some((square) => f.answer?.includes(square))
      );
    case 'paint':
      return (
        words!.startsWith(act.marked ? 'Mark ' : 'Unmark ') &&
        areNamed(act.squares) &&
        act.squares.every((square) => f.board.standing.marks.includes(square) !== act.marked)
      );
    default:
      return words === undefined;
  }
}

/** The number of random boards whose hints are taken at their word. */
const BOARDS = sample(100, 5000);

/** Boards, each by what it is drawn from, on which every sentence is said at least once. */
const EXAMPLES = [0, 2, 4, 5, 7, 8, 14, 18, 22, 46, 62, 79, 80, 89, 105, 178, 185, 1307, 3564];

/** A board so rare that none is drawn: a queen on f6 rules squares out until a column is empty, and forces none. */
const EMPTIED_IN_TIME: PlacementBoardInPlay = {
  puzzle: completePuzzle(7, []),
  standing: { queens: [], marks: [0, 3, 8, 14, 17, 18, 23, 24, 25, 28, 29, 36, 37, 46] },
  answers: plainAnswers(completePuzzle(7, [])),
};

/** Two queens that see each other on a board of Complete. */
const IN_CONFLICT: PlacementBoardInPlay = {
  puzzle: completePuzzle(5, []),
  standing: { queens: [0, 6], marks: [] },
  answers: plainAnswers(completePuzzle(5, [])),
};

/** Checks every sentence that the rungs of a hint say on a board, and what its button does. */
function holdAll(claims: Claims<HouseFacts>, board: PlacementBoardInPlay): void {
  const { puzzle, standing, answers } = board;
  const hint = placementHint(puzzle, standing, answers.length === 1 ? answers[0] : undefined);
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
  expect(leadsOn(facts, hint, actWords(hint.act, puzzle.rules.shape))).toBe(true);
}

test('every sentence that a hint can say is said on one of the example boards, and is true', () => {
  const claims = new Claims(CLAIMS);
  for (const seed of EXAMPLES) holdAll(claims, somePlacementBoard(drawFrom(seed), 20));
  holdAll(claims, EMPTIED_IN_TIME);
  holdAll(claims, IN_CONFLICT);
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

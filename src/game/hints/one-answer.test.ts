import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineBetween } from '../../core/board/attacks.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import { housesOf } from '../../core/board/house.ts';
import { nextPermutation, seeded } from '../../core/board/random.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { checkBoard } from '../../solver/puzzles/check/check-board.ts';
import { checkPlacement } from '../../solver/puzzles/check/check-placement.ts';
import { checkedHint } from '../../solver/puzzles/check/checked-hint.ts';
import { somePlacementBoard } from '../../solver/puzzles/make/placement-boards.testing.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
} from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { answerTo } from './hint-ladder.ts';
import { queensOn } from './hint-boards.testing.ts';
import { takeBackWords } from './completion-hint-words.ts';
import { drawTakeBack } from './hint-techniques.ts';
import {
  FREE_PLAY_BOARDS,
  GUARD_BOARDS,
  SEVERAL_SOLUTIONS_BOARDS,
} from './known-boards.testing.ts';
import {
  FOUND_SHARES,
  someFound,
  someGuardBoard,
  somePlacements,
} from './one-answer-boards.testing.ts';
import { freePlayContradictions, puzzleContradictions, squaresIn } from './one-answer.testing.ts';

const BOARDS = sample(400, 4_000, 72);

test(`on ${BOARDS} boards of 4 … 12 with none, some, all but one or all solutions found, Check, its words, “Show me”, hints, “Which one?” and the line under the board agree with a plain search`, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 12 }),
      fc.constantFrom(...FOUND_SHARES),
      fc.nat(),
      (size, share, seed) => {
        const draw = drawFrom(seed);
        const queens = queensOn(size, draw);
        expect(freePlayContradictions(size, queens, someFound(size, share, draw))).toEqual([]);
      },
    ),
    { numRuns: BOARDS },
  );
});

test(`on ${BOARDS} boards of Guard, Check, its words, “Show me” and hints agree with a plain search, queens and marks`, () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { puzzle, standing } = someGuardBoard(drawFrom(seed));
      expect(puzzleContradictions(puzzle, standing)).toEqual([]);
    }),
    { numRuns: BOARDS },
  );
});

const PLACEMENTS = sample(150, 2_000, 40);

test(`on ${PLACEMENTS} boards of Fill in and Regions with one or several solutions, Check, its words, “Show me”, hints and “Which one?” agree with a plain search`, () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, several) => {
      const { puzzle, standing } = somePlacements(drawFrom(seed), several);
      expect(puzzleContradictions(puzzle, standing)).toEqual([]);
    }),
    { numRuns: PLACEMENTS },
  );
});

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

test.each(linesOf(FREE_PLAY_BOARDS))('nothing is contradicted on %s', (line) => {
  const [size, count] = [Number(/^\d+/.exec(line)![0]), Number(/\d+$/.exec(line)![0])];
  const solutions = allSolutions(size);
  const queens = squaresIn(line.slice(0, line.indexOf('found')), { rows: size, columns: size });
  const found = nextPermutation(seeded(count), solutions.length).slice(0, count);
  const codes = found.map((index) => solutions[index]!);
  expect(freePlayContradictions(size, queens, codes)).toEqual([]);
});

test.each([...linesOf(GUARD_BOARDS), ...linesOf(SEVERAL_SOLUTIONS_BOARDS)])(
  'nothing is contradicted on %s',
  (line) => {
    const [code, queens, marks = ''] = line.split(/ [qm] /);
    const parsed = parsePuzzleCode(code!);
    if (!parsed.ok) throw new Error(code);
    const { puzzle } = parsed;
    const { shape } = puzzle.rules;
    const standing = { queens: squaresIn(queens!, shape), marks: squaresIn(marks, shape) };
    expect(puzzleContradictions(puzzle, standing)).toEqual([]);
  },
);

test('on boards that cannot be completed, the answer to “Which one?” names a full house and counts the solutions left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10 }), fc.nat(), (size, seed) => {
      const draw = drawFrom(seed);
      const queens = independentQueens(size, 1 + draw(size), draw);
      const all = allSolutions(size);
      fc.pre(extending(all, queens).length === 0);
      const { finding, act } = finish(hintFor(size, queens, new Known(size)));
      if (act?.kind !== 'lift') throw new Error(finding.technique);
      const left = queens.filter((queen) => !act.squares.includes(queen));
      const board = completePuzzle(size, []);
      const full = housesOf(board.rules).find(({ squares }) =>
        squares.every(
          (square) =>
            !queens.includes(square) && queens.some((queen) => lineBetween(queen, square, size)),
        ),
      );
      const { text } = takeBackWords(act.squares, finding, full, board);
      expect(text.includes(' has no free square: every one is attacked.')).toBe(full !== undefined);
      const count = / (one|\d+) solutions? can still be reached\.$/.exec(text)?.[1];
      expect(count === 'one' ? 1 : Number(count)).toBe(extending(all, left).length);
    }),
    { numRuns: BOARDS },
  );
});

const STUCK = sample(150, 2_000, 40);

test(`on ${STUCK} boards of Fill in and Regions without a free square, Check and the answer to “Which one?” take back the same queens, and an answer is left`, () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const draw = drawFrom(seed);
      const { puzzle, standing, answers } = somePlacementBoard(draw, 30);
      const geometry = geometryOf(puzzle.rules);
      const queens = [...standing.queens];
      const free = (): readonly Square[] =>
        [...verdict(geometry, queens).cover.keys()].filter(
          (square) => verdict(geometry, queens).cover[square] === 0 && !queens.includes(square),
        );
      for (let open = free(); open.length > 0; open = free()) queens.push(open[draw(open.length)]!);
      const { conflicts, solved } = verdict(geometry, queens);
      fc.pre(conflicts.length === 0 && !solved);

      const stuck = { queens, marks: [] };
      const check = finish(checkBoard(puzzle, stuck, checkPlacement));
      if (check.kind !== 'checked') throw new Error(check.kind);
      const hint = finish(checkedHint(puzzle, stuck, finish(checkPlacement(puzzle))));
      const { finding, act } = answerTo(hint, stuck);
      expect(act).toEqual({ kind: 'lift', squares: check.queens });
      const left = queens.filter((queen) => !check.queens.includes(queen));
      expect(answers.some((answer) => left.every((queen) => answer.includes(queen)))).toBe(true);

      const full = housesOf(puzzle.rules).find(({ squares }) =>
        squares.every((square) => !queens.includes(square)),
      );
      const answer = takeBackWords(check.queens, finding, full, puzzle);
      const { regionsNamed } = drawTakeBack({ finding, act }, full, puzzle);
      if (full) expect(regionsNamed).toEqual(full.kind === 'region' ? [full.index] : []);
      expect(squaresIn(answer.title, puzzle.rules.shape)).toEqual(check.queens);
      expect(answer.text).toMatch(
        / has no free square: every one is attacked\. Without (it|them), the board can be completed\.$/,
      );
    }),
    { numRuns: STUCK },
  );
});

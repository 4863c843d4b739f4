import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solutionCount } from '../../core/solutions/counts.ts';
import { lineBetween } from '../../core/board/attacks.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import { housesOf } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import { checkFreePlay } from '../../solver/free-play/check-free-play.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { Known } from '../../solver/insight/known.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
} from '../../solver/search/random-boards.testing.ts';
import { checkBoard } from '../../solver/puzzles/check/check-board.ts';
import { checkPlacement } from '../../solver/puzzles/check/check-placement.ts';
import { checkedHint } from '../../solver/puzzles/check/checked-hint.ts';
import { somePlacementBoard } from '../../solver/puzzles/make/placement-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { mistakesAnnouncement } from '../checks/check.ts';
import { answerTo } from './hint-ladder.ts';
import { foundOf, plainlyToTakeBack, queensOn } from './hint-boards.testing.ts';
import { takeBackWords } from './completion-hint-words.ts';
import { drawTakeBack, hintWords } from './hint-techniques.ts';

/** Returns the squares that a text names, in its order. */
function squaresIn(text: string, size: number): readonly Square[] {
  const names = Array.from({ length: size * size }, (_, square) => squareName(square, size));
  return [...text.matchAll(/\b[a-j]\d+\b/g)].map(([name]) => names.indexOf(name));
}

const BOARDS = sample(400, 4_000);

test(`on ${BOARDS} boards that cannot be completed, Check, the hint and the answer to “Which one?” take back the same queens, and their words are about them and true`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10 }), fc.nat(), fc.boolean(), (size, seed, isNew) => {
      const draw = drawFrom(seed);
      const queens = independentQueens(size, 1 + draw(size), draw);
      const all = allSolutions(size);
      fc.pre(extending(all, queens).length === 0);
      const found = isNew ? [] : foundOf(size, queens, draw);
      const known = new Known(size);
      for (const code of found) known.add(code, 'found');

      const check = finish(checkFreePlay(size, queens, known));
      if (check.kind !== 'checked') throw new Error(check.kind);
      const wrong = check.queens;
      if (size <= 8) expect(wrong).toEqual(plainlyToTakeBack(size, queens, found));
      const left = queens.filter((queen) => !wrong.includes(queen));
      expect(extending(all, left).length).toBeGreaterThan(0);
      if (BigInt(found.length) < solutionCount(size)!) {
        const unfound = all.filter((code) => !found.includes(code));
        expect(extending(unfound, left).length).toBeGreaterThan(0);
      }

      const { finding, act } = finish(hintFor(size, queens, known));
      expect(act).toEqual({ kind: 'lift', squares: wrong });
      if (finding.technique !== 'dead') throw new Error(finding.technique);
      const supposed = wrong.filter((queen) => !finding.others.includes(queen));
      expect(supposed.length).toBeGreaterThan(0);
      if (finding.deadEnd) expect(extending(all, [...left, ...supposed])).toEqual([]);

      const board = completePuzzle(size, []);
      const [nudge, where, why] = (['nudge', 'where', 'why'] as const).map((rung) =>
        hintWords(finding, rung, board),
      );
      expect(/\bone queen\b/.test(nudge!.text)).toBe(wrong.length === 1);
      for (const { title } of [where!, why!]) expect(squaresIn(title, size)).toEqual(wrong);
      const full = housesOf(board.rules).find(({ squares }) =>
        squares.every(
          (square) =>
            !queens.includes(square) && queens.some((queen) => lineBetween(queen, square, size)),
        ),
      );
      const answer = takeBackWords(wrong, finding, full, board);
      expect(squaresIn(answer.title, size)).toEqual(wrong);
      expect(answer.text.includes(' has no free square: every one is attacked.')).toBe(
        full !== undefined,
      );
      const count = / (one|\d+) solutions? can still be finished\.$/.exec(answer.text)?.[1];
      expect(count === 'one' ? 1 : Number(count)).toBe(extending(all, left).length);
      const said = mistakesAnnouncement(check, { rows: size, columns: size });
      // One sentence for both.
      expect(said).toBe(`${why!.title}.`);
    }),
    { numRuns: BOARDS },
  );
});

test('on any board the hint takes back no queen that Check calls right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), (size, seed) => {
      const draw = drawFrom(seed);
      const queens = queensOn(size, draw);
      const known = new Known(size);
      const check = finish(checkFreePlay(size, queens, known));
      const { finding, act } = finish(hintFor(size, queens, known));
      if (act?.kind !== 'lift' || check.kind !== 'checked') return;
      expect(check.queens).toEqual(expect.arrayContaining([...act.squares]));
      const { title } = hintWords(finding, 'why', completePuzzle(size, []));
      expect(squaresIn(title, size)).toEqual(expect.arrayContaining([...act.squares]));
    }),
    { numRuns: BOARDS },
  );
});

const STUCK = sample(150, 2_000);

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
      expect(squaresIn(answer.title, puzzle.rules.shape.rows)).toEqual(check.queens);
      expect(answer.text).toMatch(
        / has no free square: every one is attacked\. Without (it|them), the board can be completed\.$/,
      );
    }),
    { numRuns: STUCK },
  );
});

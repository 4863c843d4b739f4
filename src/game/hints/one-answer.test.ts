import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solutionCount } from '../../core/solutions/counts.ts';
import { lineBetween } from '../../core/board/attacks.ts';
import { housesOf } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
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
import { finish } from '../../solver/worker/task.ts';
import { mistakesAnnouncement } from '../checks/check.ts';
import { foundOf, plainlyToTakeBack, queensOn } from './hint-boards.testing.ts';
import { takeBackWords } from './completion-hint-words.ts';
import { hintWords } from './hint-techniques.ts';

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
      const answer = takeBackWords(finding, full, board);
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

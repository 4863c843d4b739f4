import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../core/puzzles/puzzle.ts';
import { puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import { PRACTICE_BOARDS, practiceSpec, techniquesOn } from '../../../core/puzzles/technique.ts';
import { hardestReason } from '../../reasoning/hardest-reason.ts';
import { finish } from '../../worker/task.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { gradeGuard } from '../../guard/grade-guard.ts';
import { hardestTechnique } from '../check/hardest-technique.ts';
import { makePractice } from './make-practice.ts';

describe.each(PRACTICE_BOARDS)('practice on %s', (board) => {
  test.each(techniquesOn(board))('makes puzzles whose hardest reason is %s', (technique) => {
    const wish = practiceSpec({ board, technique });
    const puzzle = finish(makePractice(wish, 1))!;
    expect(puzzle.rules.shape).toEqual(wish.shape);
    expect(puzzle.rules.sight).toBe(wish.sight);
    expect(kindOf(puzzle.rules)).toBe(wish.kind);
    expect(finish(hardestTechnique(puzzle))).toBe(technique);
    if (wish.kind === 'guard') expect(finish(gradeGuard(puzzle))).toBe(wish.step);
    else {
      expect(finish(checkPlacement(puzzle))).toMatchObject({ kind: 'one', step: wish.step });
      expect(finish(hardestReason(puzzle))).toBeDefined();
    }
    const [again, other] = [finish(makePractice(wish, 1))!, finish(makePractice(wish, 2))!];
    expect(puzzleCode(again)).toBe(puzzleCode(puzzle));
    expect(puzzleCode(other)).not.toBe(puzzleCode(puzzle));
  });
});

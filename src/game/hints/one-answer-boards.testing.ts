import { mostQueens } from '../../core/board/rules.ts';
import type { Code } from '../../core/solutions/code.ts';
import { queensAllowed } from '../../solver/guard/guard-board.ts';
import { PlainGuard } from '../../solver/guard/plain-guard.testing.ts';
import {
  somePlacementBoard,
  type PlacementBoardInPlay,
} from '../../solver/puzzles/make/placement-boards.testing.ts';
import { allSolutions, someOf, type Draw } from '../../solver/search/random-boards.testing.ts';
import { someBoardInPlay, type GuardBoardInPlay } from './guard-hint-boards.testing.ts';

/** Shares of the solutions of a size that a player has found. */
export const FOUND_SHARES = ['none', 'some', 'all but one', 'all'] as const;

/** Draws the solutions found. */
export function someFound(
  size: number,
  share: (typeof FOUND_SHARES)[number],
  draw: Draw,
): readonly Code[] {
  const all = allSolutions(size);
  switch (share) {
    case 'none':
      return [];
    case 'some':
      return all.filter(() => draw(2) === 0);
    case 'all but one':
      return all.toSpliced(draw(all.length), 1);
    case 'all':
      return all;
  }
}

/** Draws a board of Guard that has an answer and limits its queens, small enough for a plain search. */
export function someGuardBoard(draw: Draw): GuardBoardInPlay {
  for (;;) {
    const board = someBoardInPlay(draw);
    const { puzzle, standing } = board;
    const { givens, rules } = puzzle;
    if (queensAllowed(puzzle) === undefined) continue;
    if (standing.queens.length - givens.length > 6 || standing.marks.length > 12) continue;
    const left = mostQueens(rules) - givens.length;
    if (new PlainGuard(rules.shape).suffices(givens, left)) return board;
  }
}

/** Draws a board of Fill in or Regions with one or several answers, on which queens of two answers may stand. */
export function somePlacements(draw: Draw, several: boolean): PlacementBoardInPlay {
  for (;;) {
    const board = somePlacementBoard(draw, several ? 0 : 50);
    const { puzzle, standing, answers } = board;
    if (answers.length > 1 !== several) continue;
    const others = someOf(answers[draw(answers.length)]!, draw(4), draw);
    const queens = [...new Set([...standing.queens, ...others])];
    const marks = standing.marks.filter((mark) => !queens.includes(mark));
    return { puzzle, answers, standing: { queens, marks } };
  }
}

import { msg, str } from '@lit/localize';
import type { HouseKind } from '../../core/board/house.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Finding, FindingOf } from '../../solver/hints/hint.ts';
import type { SpokenRung } from './hint-ladder.ts';
import { houseWords } from '../words/house-words.ts';
import { mostOpenWords } from './choice-words.ts';
import { conflictHintWords } from './conflict-hint-words.ts';
import { allKnownWords, deadWords, noSolutionWords } from './completion-hint-words.ts';
import { lastQueenWords, onlyFromTheseWords } from './guard-reason-words.ts';
import { tooFewQueensWords, wrongMarksWords, wrongQueensWords } from './guard-hint-words.ts';
import {
  lastFreeSquareWords,
  refutationWords,
  sharedSquaresWords,
  starvedHouseWords,
} from './reason-words.ts';
import type { RungWords } from './rung-words.ts';
import { wrongWords } from './wrong-words.ts';

/**
 * Returns the words of a hint on a rung.
 * @param board The puzzle of the hint; for free play, a puzzle of Complete without given queens.
 */
export function hintWords(finding: Finding, rung: SpokenRung, board: Puzzle): RungWords {
  const { shape } = board.rules;
  const size = shape.rows;
  switch (finding.technique) {
    case 'solved':
      return {
        title: msg('Solved'),
        text: board.rules.regions
          ? msg('Every row, column and region has its queen. Nothing is left to do.')
          : msg('No queen attacks another. Nothing is left to do.'),
      };
    case 'conflict':
      return conflictHintWords(finding, rung, board.rules);
    case 'no-solution':
      return noSolutionWords(size);
    case 'dead':
      return deadWords(finding, rung, size);
    case 'all-known':
      return allKnownWords(finding, rung, size);
    case 'wrong':
      return wrongWords(finding, rung, size);
    case 'emptied':
      return emptiedWords(finding, rung, size);
    case 'last-free-square':
      return lastFreeSquareWords(finding, rung, size);
    case 'shared-squares':
      return sharedSquaresWords(finding, rung, size);
    case 'starved-house':
      return starvedHouseWords(finding, rung, size);
    case 'refutation':
      return refutationWords(finding, rung, size);
    case 'most-open':
      return mostOpenWords(finding, rung, size);
    case 'unsolvable':
      return {
        title: msg('This board has no solution'),
        text: msg('Its queens can’t all be placed.'),
      };
    case 'beyond':
      return {
        title: msg('No reason found'),
        text: msg('Hints can’t take you any further here.'),
      };
    case 'all-guarded':
      return {
        title: msg('Solved'),
        text: msg('Every square is guarded. Nothing is left to do.'),
      };
    case 'too-few-queens':
      return tooFewQueensWords(finding, board.givens.length > 0);
    case 'wrong-queens':
      return wrongQueensWords(finding, rung, shape);
    case 'wrong-marks':
      return wrongMarksWords(finding, rung, shape);
    case 'last-queen':
      return lastQueenWords(finding, rung, shape);
    case 'only-from-these':
      return onlyFromTheseWords(finding, rung, shape);
  }
}

function emptiedWords({ house }: FindingOf<'emptied'>, rung: SpokenRung, size: number): RungWords {
  return rung === 'nudge'
    ? {
        title: msg('Something is wrong'),
        text: emptiedNudgeWords(house.kind),
      }
    : {
        title: msg(str`Look at ${houseWords(house, size)}`),
        text: msg('It has no queen and no free square, so this can’t be completed.'),
      };
}

function emptiedNudgeWords(kind: HouseKind): string {
  switch (kind) {
    case 'row':
      return msg('A row has no queen and no free square.');
    case 'column':
      return msg('A column has no queen and no free square.');
    default:
      return msg('A region has no queen and no free square.');
  }
}

import { msg, str } from '@lit/localize';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Finding, FindingOf } from '../../solver/hint.ts';
import type { SpokenRung } from '../hint-ladder.ts';
import { houseWords, squaresWords } from '../house-words.ts';
import { lineWords, pairWords } from '../words.ts';
import { mostOpenWords } from './choice-words.ts';
import { allKnownWords, deadWords, noSolutionWords } from './ending-words.ts';
import { lastQueenWords, onlyFromTheseWords } from './guard-reason-words.ts';
import { tooFewQueensWords, wrongMarksWords, wrongQueensWords } from './guard-hint-words.ts';
import {
  lastFreeSquareWords,
  refutationWords,
  sharedSquaresWords,
  starvedHouseWords,
} from './reason-words.ts';
import type { RungWords } from './rung-words.ts';

/**
 * The words of a hint on a rung below the placement.
 * @param board What the hint is about; free play is a board of Complete on which no queen is given.
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
          : msg('No queen sees another. Nothing is left to do.'),
      };
    case 'conflict':
      return conflictWords(finding, rung, board.rules);
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
    case 'beyond':
      return {
        title: msg('No reason found'),
        text: msg('None of the reasons that hints know rules a square out here.'),
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

function conflictWords(
  { conflicts }: FindingOf<'conflict'>,
  rung: SpokenRung,
  { shape, sight, regions }: Puzzle['rules'],
): RungWords {
  const newest = conflicts[0]!;
  const { line } = newest;
  if (rung === 'nudge') {
    return {
      title: msg('Something is wrong'),
      text:
        regions || sight === 'touch'
          ? msg('Two queens cannot both stay.')
          : msg('Two queens see each other. Look along rows, columns and diagonals.'),
    };
  }
  const pair = pairWords(newest, shape.rows);
  if (line === 'region') {
    const region = regions![newest.newer]! + 1;
    return {
      title: msg(str`Region ${region} has two queens`),
      text: msg(str`They are ${pair}. One of them has to go before anything else can be said.`),
    };
  }
  if (sight === 'touch' && (line === 'rising' || line === 'falling')) {
    return {
      title: msg(str`${pair} touch at a corner`),
      text: msg('One of them has to go before anything else can be said.'),
    };
  }
  return {
    title: msg(str`${pair} see each other`),
    text: msg(
      str`They stand ${lineWords(line)}. One of them has to go before anything else can be said.`,
    ),
  };
}

function wrongWords(
  { queens, marks }: FindingOf<'wrong'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const areQueens = queens.length > 0;
  if (rung === 'nudge') {
    return {
      title: msg('Something is wrong'),
      text: areQueens
        ? msg('A queen stands where the answer has none.')
        : msg('The answer has a queen on a marked square.'),
    };
  }
  const names = squaresWords(areQueens ? queens : marks, size);
  return {
    title: msg(str`Look at ${names}`),
    text: areQueens
      ? msg(str`The only answer has no queen on ${names}.`)
      : msg(str`The only answer has a queen on ${names}.`),
  };
}

function emptiedWords({ house }: FindingOf<'emptied'>, rung: SpokenRung, size: number): RungWords {
  return rung === 'nudge'
    ? {
        title: msg('Something is wrong'),
        text: msg('Somewhere there is neither a queen nor a free square.'),
      }
    : {
        title: msg(str`Look at ${houseWords(house, size)}`),
        text: msg('It has no queen and no free square, so no answer has all that stands here.'),
      };
}

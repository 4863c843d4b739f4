import { msg, str } from '@lit/localize';
import type { HouseKind } from '../core/house.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { squareName } from '../core/square.ts';
import type { SpokenRung } from '../game/hint-ladder.ts';
import type { HintWords } from '../game/hint-words.ts';
import { anyOneWords, houseTitle, houseWords, squaresWords } from '../game/house-words.ts';
import { lineWords, pairWords } from '../game/words.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { PlacementFinding } from '../solver/puzzles/placement-hint.ts';
import { fillingWords } from './filling-words.ts';
import { forcedWords } from './forced-words.ts';

type Finding<Technique> = Extract<PlacementFinding, { readonly technique: Technique }>;

/** What a hint for a board of Complete or Regions says on a rung below the placement. */
export function placementHintWords(
  finding: PlacementFinding,
  rung: SpokenRung,
  { rules }: Puzzle,
): HintWords {
  const size = rules.shape.rows;
  switch (finding.technique) {
    case 'solved':
      return {
        title: msg('Solved'),
        text: rules.regions
          ? msg('Every row, column and region has its queen. Nothing is left to do.')
          : msg('No queen sees another. Nothing is left to do.'),
      };
    case 'conflict':
      return conflictWords(finding, rung, rules);
    case 'wrong':
      return wrongWords(finding, rung, size);
    case 'emptied':
      return rung === 'nudge'
        ? {
            title: msg('Something is wrong'),
            text: msg('Somewhere there is neither a queen nor a free square.'),
          }
        : {
            title: msg(str`Look at ${houseWords(finding.house, size)}`),
            text: msg('It has no queen and no free square, so no answer has all that stands here.'),
          };
    case 'last-free-square':
      return lastFreeWords(finding, rung, size);
    case 'shared-squares':
      return fillingWords(finding, rung, size);
    case 'starved-house':
      return starvedWords(finding, rung, size);
    case 'refutation':
      return refutationWords(finding, rung, size);
    case 'beyond':
      return {
        title: msg('No reason found'),
        text: msg('None of the reasons that hints know rules a square out here.'),
      };
  }
}

function conflictWords(
  { conflicts }: Finding<'conflict'>,
  rung: SpokenRung,
  { shape, sight, regions }: Puzzle['rules'],
): HintWords {
  const newest = conflicts[0]!;
  const { line } = newest;
  if (rung === 'nudge') {
    return { title: msg('Something is wrong'), text: msg('Two queens cannot both stay.') };
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
  { queens, marks }: Finding<'wrong'>,
  rung: SpokenRung,
  size: number,
): HintWords {
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

function lastFreeWords(
  { house, square }: Finding<'last-free-square'>,
  rung: SpokenRung,
  size: number,
): HintWords {
  if (rung === 'nudge') {
    const title: Record<HouseKind, string> = {
      row: msg('Look at the rows'),
      column: msg('Look at the columns'),
      region: msg('Look at the regions'),
    };
    return { title: title[house.kind], text: msg('One of them has a single free square.') };
  }
  const title = msg(str`${houseTitle(house, size)} has one free square`);
  if (rung === 'where') return { title, text: msg('Which one is it?') };
  const name = squareName(square, size);
  return {
    title,
    text:
      house.squares.length === 1
        ? msg(str`It is ${name}.`)
        : msg(str`Every other square of it is ruled out: only ${name} is left.`),
  };
}

function starvedWords(
  { house, excluded, forced }: Finding<'starved-house'>,
  rung: SpokenRung,
  size: number,
): HintWords {
  const name = houseWords(house, size);
  const squares = squaresWords(excluded, size);
  if (rung === 'nudge') {
    return {
      title: msg('One free square is a trap'),
      text: msg('A queen on it would leave no free square somewhere else.'),
    };
  }
  if (rung === 'where') {
    return {
      title: msg(str`Look at ${name}`),
      text: msg('A queen on one square elsewhere would rule out every free square in it.'),
    };
  }
  const anyOne = anyOneWords(excluded, size);
  return {
    title:
      excluded.length === 1
        ? msg(str`${squares} would empty ${name}`)
        : msg(str`Each of ${squares} would empty ${name}`),
    text: joinSentences([
      msg(str`A queen on ${anyOne} would rule out every free square of ${name}.`),
      forcedWords(forced, size),
    ]),
  };
}

function refutationWords(
  { excluded, moves, house, isPlain, forced }: Finding<'refutation'>,
  rung: SpokenRung,
  size: number,
): HintWords {
  const square = squaresWords(excluded, size);
  const name = houseWords(house, size);
  if (rung === 'nudge') {
    return {
      title: msg('One free square fails later'),
      text: msg('Try the free squares in your head: one of them comes to a dead end.'),
    };
  }
  if (rung === 'where') {
    return {
      title: msg(str`Try ${square}`),
      text: msg(str`Follow it: ${name} will be left without a square.`),
    };
  }
  const names = squaresWords(
    moves.map((move) => move.square),
    size,
  );
  return {
    title: msg(str`${square} fails`),
    text: joinSentences([
      chainWords(square, names, name, moves.length, isPlain),
      forcedWords(forced, size),
    ]),
  };
}

function chainWords(
  square: string,
  moves: string,
  house: string,
  count: number,
  isPlain: boolean,
): string {
  if (count === 0) {
    return msg(
      str`A queen on ${square} rules out square after square, until ${house} has none left.`,
    );
  }
  if (!isPlain) {
    return msg(
      str`A queen on ${square} rules out square after square and forces ${moves}, until ${house} has no square left.`,
    );
  }
  return count === 1
    ? msg(str`A queen on ${square} forces ${moves}, and then ${house} has no square left.`)
    : msg(str`A queen on ${square} forces ${moves} in turn, and then ${house} has no square left.`);
}

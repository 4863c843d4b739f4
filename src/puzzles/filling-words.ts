import { msg, str } from '@lit/localize';
import type { HouseKind } from '../core/house.ts';
import { squareName, type Square } from '../core/square.ts';
import type { SpokenRung } from '../game/hint-ladder.ts';
import { capital, housesWords, houseWords } from '../game/house-words.ts';
import type { HintWords } from '../game/hint-words.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { PlacementFinding } from '../solver/puzzles/placement-hint.ts';
import { forcedWords } from './forced-words.ts';

type Filling = Extract<PlacementFinding, { readonly technique: 'shared-squares' }>;

/** What a hint says of houses that fill as many others, on a rung below the placement. */
export function fillingWords(finding: Filling, rung: SpokenRung, size: number): HintWords {
  return finding.houses.length === 1
    ? confinedWords(finding, rung, size)
    : sharedWords(finding, rung, size);
}

function confinedWords(
  { houses, shared, excluded, forced }: Filling,
  rung: SpokenRung,
  size: number,
): HintWords {
  const house = houseWords(houses[0]!, size);
  const within = houseWords(shared[0]!, size);
  if (rung === 'nudge') {
    return houses[0]!.kind === 'region'
      ? {
          title: msg('One region is narrow'),
          text: msg('All free squares of a region lie in one line.'),
        }
      : {
          title: msg('One line is bound to a region'),
          text: msg('All free squares of a line lie in one region.'),
        };
  }
  if (rung === 'where') {
    return {
      title: msg(str`Look at ${house}`),
      text: msg(str`Its free squares have something in common.`),
    };
  }
  return {
    title: msg(str`${capital(house)} fits only in ${within}`),
    text: joinSentences([
      msg(
        str`All free squares of ${house} lie in ${within}, so its queen is the one there: not ${othersWords(excluded, size)}.`,
      ),
      forcedWords(forced, size),
    ]),
  };
}

function sharedWords(
  { houses, shared, excluded, forced }: Filling,
  rung: SpokenRung,
  size: number,
): HintWords {
  const filling = capital(countedWords(numberWords(houses.length), houses[0]!.kind));
  if (rung === 'nudge') {
    return {
      title: msg('Some share their squares'),
      text: msg(str`${filling} want the same ${kindWords(shared[0]!.kind)}.`),
    };
  }
  const filled = housesWords(shared, size);
  if (rung === 'where') {
    return {
      title: msg(str`Look at ${filled}`),
      text: msg(str`${filling} have all their free squares there.`),
    };
  }
  return {
    title: msg(str`${capital(housesWords(houses, size))} fill ${filled}`),
    text: joinSentences([
      msg(
        str`All their free squares lie there, so nothing else in ${filled} may hold a queen: not ${othersWords(excluded, size)}.`,
      ),
      forcedWords(forced, size),
    ]),
  };
}

/** `c1, not d1`, after a first `not`. */
function othersWords(squares: readonly Square[], size: number): string {
  return squares.map((square) => squareName(square, size)).join(msg(', not '));
}

function numberWords(count: number): string {
  return count === 2 ? msg('two') : count === 3 ? msg('three') : msg('four');
}

/** `two regions`, `2 regions`; of two houses or more. */
export function countedWords(number: string, kind: HouseKind): string {
  switch (kind) {
    case 'row':
      return msg(str`${number} rows`);
    case 'column':
      return msg(str`${number} columns`);
    case 'region':
      return msg(str`${number} regions`);
  }
}

function kindWords(kind: HouseKind): string {
  return { row: msg('rows'), column: msg('columns'), region: msg('regions') }[kind];
}

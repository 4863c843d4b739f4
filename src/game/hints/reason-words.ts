import { msg, str } from '@lit/localize';
import type { HouseKind } from '../../core/house.ts';
import { squareName, type Square } from '../../core/square.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hint.ts';
import type { Ray } from '../../solver/reasoning/rays.ts';
import type { SpokenRung } from '../hint-ladder.ts';
import {
  anyOneWords,
  capital,
  countedWords,
  houseTitle,
  housesWords,
  houseWords,
  squaresWords,
} from '../house-words.ts';
import { choiceText } from './choice-words.ts';
import type { RungWords } from './rung-words.ts';

/** The words of a house that has one free square. */
export function lastFreeSquareWords(
  { house, square, rays }: FindingOf<'last-free-square'>,
  rung: SpokenRung,
  size: number,
): RungWords {
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
  if (house.squares.length === 1) return { title, text: msg(str`It is ${name}.`) };
  if (rays.length === 0) {
    return { title, text: msg(str`Every other square of it is ruled out: only ${name} is left.`) };
  }
  const only = msg(str`only ${name} is left`);
  return { title, text: msg(str`${coverWords(rays, size)} — ${only}.`) };
}

/** Says what covers the squares of a line: rows or columns that have a queen, and diagonals. */
function coverWords(rays: readonly Ray[], size: number): string {
  const straight = rays.filter(({ along }) => along === 'row' || along === 'column');
  const slanted = rays.filter(({ along }) => along !== 'row' && along !== 'column');
  const parts: string[] = [];
  if (straight.length > 0) {
    const count = numberOf(straight.length);
    const inRows = straight[0]!.along === 'row';
    parts.push(
      inRows
        ? plural(
            straight.length,
            msg(str`${count} square lies in a row that already holds a queen`),
            msg(str`${count} squares lie in rows that already hold a queen`),
          )
        : plural(
            straight.length,
            msg(str`${count} square lies in a column that already holds a queen`),
            msg(str`${count} squares lie in columns that already hold a queen`),
          ),
    );
  }
  if (slanted.length > 0) {
    const squares = squaresWords(
      slanted.map(({ square }) => square),
      size,
    );
    parts.push(
      plural(
        slanted.length,
        msg(str`${squares} is seen along a diagonal`),
        msg(str`${squares} are seen along diagonals`),
      ),
    );
  }
  return parts.join(msg(', '));
}

/** The words of houses that fill as many others, or of one house within another. */
export function sharedSquaresWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  return finding.houses.length === 1
    ? confinedWords(finding, rung, size)
    : sharedWords(finding, rung, size);
}

function confinedWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { houses, shared, excluded } = finding;
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
      followingWords(finding, size),
    ]),
  };
}

function sharedWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { houses, shared, excluded } = finding;
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
      followingWords(finding, size),
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

function kindWords(kind: HouseKind): string {
  return { row: msg('rows'), column: msg('columns'), region: msg('regions') }[kind];
}

/** The words of squares from which a queen would leave a house without a free square. */
export function starvedHouseWords(
  finding: FindingOf<'starved-house'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { house, excluded } = finding;
  const name = houseWords(house, size);
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
  const squares = squaresWords(excluded, size);
  const anyOne = anyOneWords(excluded, size);
  return {
    title:
      excluded.length === 1
        ? msg(str`${squares} would empty ${name}`)
        : msg(str`Each of ${squares} would empty ${name}`),
    text: joinSentences([
      msg(str`A queen on ${anyOne} would rule out every free square of ${name}.`),
      followingWords(finding, size),
    ]),
  };
}

/** The words of a square from which a queen leads to a house without a free square. */
export function refutationWords(
  finding: FindingOf<'refutation'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { excluded, moves, house, isPlain } = finding;
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
      followingWords(finding, size),
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

/** The sentence on what follows from excluded squares: a queen that they force, or free play's choice; else ''. */
function followingWords(
  { forced, choice }: FindingOf<'shared-squares' | 'starved-house' | 'refutation'>,
  size: number,
): string {
  if (!forced) return choice ? choiceText(choice, size) : '';
  const house = houseWords(forced.house, size);
  return msg(str`That leaves ${house} only ${squareName(forced.square, size)}.`);
}

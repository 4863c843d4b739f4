import { msg, str } from '@lit/localize';
import type { HouseKind } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { numberOf, pluralOf } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { Ray } from '../../solver/reasoning/rays.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import {
  anyOneWords,
  capital,
  countedWords,
  houseTitle,
  housesWords,
  houseWords,
  MOST_NAMED,
  squaresWords,
} from '../words/house-words.ts';
import { deadEndWords, queenOnWords } from './dead-end-words.ts';

/** Returns the words of a hint about a house with one free square. */
export function lastFreeSquareWords(
  { house, square, rays }: FindingOf<'last-free-square'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  if (rung === 'nudge') {
    const title: Record<HouseKind, string> = {
      row: msg('Look at the rows'),
      column: msg('Look at the columns'),
      region: msg('Look at the regions'),
    };
    return { title: title[house.kind], text: msg('One of them has only one free square.') };
  }
  const title = msg(str`${houseTitle(house, size)} has one free square`);
  if (rung === 'where') return { title, text: msg('Which one is it?') };
  const name = squareName(square, size);
  if (house.squares.length === 1) return { title, text: msg(str`It is ${name}.`) };
  if (rays.length === 0) {
    return { title, text: msg(str`Every other square of it is ruled out: only ${name} is left.`) };
  }
  const only = msg(str`only ${name} is left`);
  const covered = rays.map((ray) => ray.square);
  const marked = house.squares.filter((other) => other !== square && !covered.includes(other));
  return { title, text: msg(str`${coverWords(rays, marked, size)} — ${only}.`) };
}

/** Returns a sentence on what rules out the squares of a line: rows or columns with a queen, diagonals, and marks. */
function coverWords(rays: readonly Ray[], marked: readonly Square[], size: number): string {
  const straight = rays.filter(({ along }) => along === 'row' || along === 'column');
  const slanted = rays.filter(({ along }) => along !== 'row' && along !== 'column');
  const parts: string[] = [];
  if (straight.length > 0) {
    const count = numberOf(straight.length);
    const inRows = straight[0]!.along === 'row';
    parts.push(
      inRows
        ? pluralOf(straight.length, {
            one: msg(str`${count} square is in a row that already has a queen`),
            other: msg(str`${count} squares are in rows that already have a queen`),
          })
        : pluralOf(straight.length, {
            one: msg(str`${count} square is in a column that already has a queen`),
            other: msg(str`${count} squares are in columns that already have a queen`),
          }),
    );
  }
  if (slanted.length > 0) {
    const squares = squaresWords(
      slanted.map(({ square }) => square),
      size,
    );
    parts.push(
      pluralOf(slanted.length, {
        one: msg(str`${squares} is attacked along a diagonal`),
        other: msg(str`${squares} are attacked along diagonals`),
      }),
    );
  }
  if (marked.length > 0) {
    const squares = squaresWords(marked, size);
    parts.push(
      pluralOf(marked.length, {
        one: msg(str`${squares} is marked`),
        other: msg(str`${squares} are marked`),
      }),
    );
  }
  return parts.join(msg(', '));
}

/** Returns the words of a hint about houses that fill as many others, or about one house within another. */
export function sharedSquaresWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const words = finding.houses.length === 1 ? confinedWords : sharedWords;
  return words(finding, rung, rules.shape.rows);
}

function confinedWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { houses, shared } = finding;
  const house = houseWords(houses[0]!, size);
  const within = houseWords(shared[0]!, size);
  if (rung === 'nudge') {
    return houses[0]!.kind === 'region'
      ? {
          title: msg('Look at the regions'),
          text: msg('All free squares of a region are in one row or column.'),
        }
      : {
          title: msg('Look at the rows and columns'),
          text: msg('All free squares of a row or column are in one region.'),
        };
  }
  if (rung === 'where') {
    return {
      title: msg(str`Look at ${house}`),
      text:
        houses[0]!.kind === 'region'
          ? msg('All its free squares are in one row or column.')
          : msg('All its free squares are in one region.'),
    };
  }
  return {
    title: msg(str`${capital(house)}’s queen must be in ${within}`),
    text: joinSentences([
      msg(str`All free squares of ${house} are in ${within}, so ${within}’s queen is in ${house}.`),
      followingWords(finding, size),
    ]),
  };
}

function sharedWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { houses, shared } = finding;
  const filling = capital(countedWords(numberWords(houses.length), houses[0]!.kind));
  if (rung === 'nudge') {
    return {
      title: msg('Some share their squares'),
      text: msg(str`${filling} need the same ${kindWords(shared[0]!.kind)}.`),
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
      msg(str`All their free squares are there, so nothing else in ${filled} can have a queen.`),
      followingWords(finding, size),
    ]),
  };
}

function numberWords(count: number): string {
  return count === 2 ? msg('two') : count === 3 ? msg('three') : msg('four');
}

function kindWords(kind: HouseKind): string {
  return { row: msg('rows'), column: msg('columns'), region: msg('regions') }[kind];
}

/** Returns the words of a hint about squares on which a queen would leave a house without a free square. */
export function starvedHouseWords(
  finding: FindingOf<'starved-house'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  const { house, excluded } = finding;
  const name = houseWords(house, size);
  const count = excluded.length;
  if (rung === 'nudge') {
    return {
      title: pluralOf(count, {
        one: msg('One free square is a trap'),
        other: msg('Some free squares are traps'),
      }),
      text: pluralOf(count, {
        one: msg('A queen on it would leave no free square somewhere else.'),
        other: msg('A queen on any of them would leave no free square somewhere else.'),
      }),
    };
  }
  if (rung === 'where') {
    return {
      title: msg(str`Look at ${name}`),
      text: pluralOf(count, {
        one: msg('A queen on one square elsewhere would rule out every free square in it.'),
        other: msg(
          'Some squares elsewhere are traps: a queen on any of them would rule out every free square in it.',
        ),
      }),
    };
  }
  const squares = squaresWords(excluded, size);
  const anyOne = anyOneWords(excluded, size);
  return {
    title: pluralOf(count, {
      one: msg(str`${squares} would block ${name}`),
      other: msg(str`Each of ${squares} would block ${name}`),
    }),
    text: joinSentences([
      msg(str`A queen on ${anyOne} would rule out every free square of ${name}.`),
      followingWords(finding, size),
    ]),
  };
}

/** Returns the words of a hint about a square on which a queen leads to a house without a free square. */
export function refutationWords(
  finding: FindingOf<'refutation'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  const square = squaresWords(finding.excluded, size);
  if (rung === 'nudge') {
    return {
      title: msg('One free square leads to a dead end'),
      text: msg('Try the free squares in your head.'),
    };
  }
  if (rung === 'where') {
    return {
      title: msg(str`Try ${square}`),
      text: msg(str`Follow it: ${houseWords(finding.house, size)} will have no square left.`),
    };
  }
  return {
    title: msg(str`${square} leads to a dead end`),
    text: joinSentences([
      deadEndWords(queenOnWords(square), finding, size),
      followingWords(finding, size),
    ]),
  };
}

/** Returns sentences on the squares to mark and what follows: a forced queen, or a house with fewer free squares. */
function followingWords(finding: Exclusion, size: number): string {
  const { forced, narrowed } = finding;
  const marks = markWords(finding, size);
  if (forced) {
    const house = houseWords(forced.house, size);
    const only = msg(str`That leaves only ${squareName(forced.square, size)} in ${house}.`);
    return joinSentences([marks, only]);
  }
  if (!narrowed) return marks;
  const house = houseWords(narrowed.house, size);
  const left = msg(str`That leaves ${narrowed.left.length} free squares in ${house}.`);
  return joinSentences([marks, left]);
}

type Exclusion = FindingOf<'shared-squares' | 'starved-house' | 'refutation'>;

function markWords(finding: Exclusion, size: number): string {
  const { excluded } = finding;
  const count = excluded.length;
  if (count <= MOST_NAMED) return msg(str`${squaresWords(excluded, size)} can be marked.`);
  if (finding.technique !== 'shared-squares')
    return msg(str`These ${count} squares can be marked.`);
  const filled = housesWords(finding.shared, size);
  return msg(str`The other ${count} free squares of ${filled} can be marked.`);
}

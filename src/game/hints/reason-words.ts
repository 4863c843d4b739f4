import { msg, str } from '@lit/localize';
import { squareName, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { choiceOf, oneOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { Ray } from '../../solver/reasoning/rays.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import {
  houseName,
  houseNames,
  lookAtWords,
  ofHouse,
  ofHousePair,
  ofRegionPair,
  ofRowOrColumn,
  squaresWords,
} from '../words/house-words.ts';
import { deadEndWords } from './dead-end-words.ts';

/** Returns the words of a hint about a house with one free square. */
export function lastFreeSquareWords(
  { house, square, rays }: FindingOf<'last-free-square'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  if (rung === 'nudge') {
    return {
      title: ofHouse(house.kind, msg('Look at the [rows|columns|regions]')),
      text: ofHouse(
        house.kind,
        msg(
          '[At least one of them|At least one of them|At least one of them] has only one free square.',
        ),
      ),
    };
  }
  const title = ofHouse(
    house.kind,
    msg(str`[Row|Column|Region] ${houseName(house, size)} has one free square`),
  );
  if (rung === 'where') return { title, text: msg('Which one is it?') };
  const name = squareName(square, size);
  if (house.squares.length === 1) return { title, text: msg(str`It is ${name}.`) };
  if (rays.length === 0) {
    return { title, text: msg(str`All its other squares are ruled out: only ${name} is left.`) };
  }
  const covered = rays.map((ray) => ray.square);
  const marked = house.squares.filter((other) => other !== square && !covered.includes(other));
  return {
    title,
    text: joinSentences([...coverWords(rays, marked, size), msg(str`Only ${name} is left.`)]),
  };
}

/** Returns sentences on what rules out the squares of a line: rows or columns with a queen, diagonals, and marks. */
function coverWords(rays: readonly Ray[], marked: readonly Square[], size: number): string[] {
  const straight = rays.filter(({ along }) => along === 'row' || along === 'column');
  const slanted = rays.filter(({ along }) => along !== 'row' && along !== 'column');
  const sentences: string[] = [];
  if (straight.length > 0) {
    const kind = straight[0]!.along === 'row' ? 'row' : 'column';
    sentences.push(
      plural(
        straight.length,
        ofRowOrColumn(
          kind,
          msg(
            '{One square is in a [row|column] that already has a queen|# squares are in [rows|columns] that already have a queen}.',
          ),
        ),
      ),
    );
  }
  if (slanted.length > 0) {
    const squares = squaresWords(
      slanted.map(({ square }) => square),
      size,
    );
    sentences.push(
      plural(
        slanted.length,
        msg(str`${squares} {is attacked along a diagonal|are attacked along diagonals}.`),
      ),
    );
  }
  if (marked.length > 0) {
    const squares = squaresWords(marked, size);
    sentences.push(plural(marked.length, msg(str`${squares} {is|are} marked.`)));
  }
  return sentences;
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
  const [house, within] = [finding.houses[0]!, finding.shared[0]!];
  if (rung === 'nudge') {
    return house.kind === 'region'
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
      title: lookAtWords(house, size),
      text:
        house.kind === 'region'
          ? msg('All its free squares are in one row or column.')
          : msg('All its free squares are in one region.'),
    };
  }
  const [name, outer] = [houseNames([house], size), houseNames([within], size)];
  return {
    title: ofRegionPair(
      house.kind,
      within.kind,
      msg(
        str`[Region|Region|Row|Column] ${name}’s queen must be in [row|column|region|region] ${outer}`,
      ),
    ),
    text: joinSentences([
      ofRegionPair(
        house.kind,
        within.kind,
        msg(
          str`All free squares of [region|region|row|column] ${name} are in [row|column|region|region] ${outer}, so the queen of this [row|column|region|region] is in this [region|region|row|column].`,
        ),
      ),
      forcedWords(finding, size),
    ]),
  };
}

function sharedWords(
  finding: FindingOf<'shared-squares'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const { houses, shared } = finding;
  const [{ kind }, { kind: outer }] = [houses[0]!, shared[0]!];
  if (rung === 'nudge') {
    return {
      title: ofHouse(kind, msg('Some [rows|columns|regions] compete')),
      text: plural(
        houses.length,
        ofHousePair(
          kind,
          outer,
          msg(
            '{# [region|region|row|column|row|column] needs|# [regions|regions|rows|columns|rows|columns] need} the same [rows|columns|regions|regions|columns|rows].',
          ),
        ),
      ),
    };
  }
  const filled = houseNames(shared, size, rung === 'where');
  if (rung === 'where') {
    return {
      title: plural(
        shared.length,
        ofHouse(outer, msg(str`Look at [rows|columns|regions] ${filled}`)),
      ),
      text: plural(
        houses.length,
        ofHouse(
          kind,
          msg(
            '{# [row|column|region] has all its|# [rows|columns|regions] have all their} free squares there.',
          ),
        ),
      ),
    };
  }
  return {
    title: plural(
      houses.length,
      ofHousePair(
        kind,
        outer,
        msg(
          str`[Regions|Regions|Rows|Columns|Rows|Columns] ${houseNames(houses, size)} fill [rows|columns|regions|regions|columns|rows] ${filled}`,
        ),
      ),
    ),
    text: joinSentences([
      plural(
        shared.length,
        ofHouse(
          outer,
          msg(
            str`All their free squares are there, so no other square in [rows|columns|regions] ${filled} can have a queen.`,
          ),
        ),
      ),
      forcedWords(finding, size),
    ]),
  };
}

/** Returns the words of a hint about squares on which a queen would leave a house without a free square. */
export function starvedHouseWords(
  finding: FindingOf<'starved-house'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  const { house, excluded } = finding;
  const isOne = excluded.length === 1;
  if (rung === 'nudge') {
    return {
      title: isOne ? msg('One free square is a trap') : msg('Some free squares are traps'),
      text: oneOf(
        rules.regions !== undefined,
        [false, true],
        isOne
          ? msg(
              'A queen there would leave [a row or column|a row, column or region] without a free square.',
            )
          : msg(
              'A queen on any of them would leave [a row or column|a row, column or region] without a free square.',
            ),
      ),
    };
  }
  if (rung === 'where') {
    return {
      title: lookAtWords(house, size),
      text: isOne
        ? msg(
            'One square elsewhere is a trap: a queen there would rule out every free square here.',
          )
        : msg(
            'Some squares elsewhere are traps: a queen on any of them would rule out every free square here.',
          ),
    };
  }
  const name = houseNames([house], size);
  const any = choiceOf(excluded.map((square) => squareName(square, size)));
  return {
    title: ofHouse(house.kind, msg(str`A queen on ${any} would block [row|column|region] ${name}`)),
    text: joinSentences([
      ofHouse(
        house.kind,
        msg(
          str`A queen on ${any} would rule out every free square of [row|column|region] ${name}.`,
        ),
      ),
      forcedWords(finding, size),
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
      title: msg('A free square leads to a dead end'),
      text: msg('Try the free squares in your head.'),
    };
  }
  if (rung === 'where') {
    const { house } = finding;
    return {
      title: msg(str`Try ${square}`),
      text: ofHouse(
        house.kind,
        msg(
          str`Think ahead: [row|column|region] ${houseName(house, size)} will have no square left.`,
        ),
      ),
    };
  }
  return {
    title: msg(str`${square} leads to a dead end`),
    text: joinSentences([
      msg(str`Suppose a queen is on ${square}.`),
      deadEndWords(finding, size),
      forcedWords(finding, size),
    ]),
  };
}

/** Returns the sentence on the queen that is forced once the squares are marked; the button says which to mark. */
function forcedWords({ forced }: Exclusion, size: number): string {
  if (!forced) return '';
  const { house, square } = forced;
  return ofHouse(
    house.kind,
    msg(
      str`So only ${squareName(square, size)} is left in [row|column|region] ${houseName(house, size)}.`,
    ),
  );
}

type Exclusion = FindingOf<'shared-squares' | 'starved-house' | 'refutation'>;

import { msg, str } from '@lit/localize';
import type { Rung } from '../core/attempt.ts';
import { squareName, type Square } from '../core/square.ts';
import { listOf, numberOf, plural } from '../i18n/format.ts';
import type { Hint, Placed } from '../solver/hint.ts';
import type { Insight } from '../solver/insight.ts';
import type { Ray } from '../solver/reasoning/rays.ts';
import { choiceText, mostOpenWords } from './choice-words.ts';
import {
  anyOneWords,
  capital,
  houseTitle,
  housesWords,
  houseWords,
  squaresWords,
} from './house-words.ts';
import { liftedBy } from './hint-move.ts';
import { lineWords, pairWords } from './words.ts';

/** What a rung says. */
export interface HintWords {
  readonly title: string;
  readonly text: string;
}

/** What the button that does what the hint leads to says; `undefined` where there is nothing to do. */
export function placeWords(hint: Hint, size: number): string | undefined {
  if ('place' in hint) return msg(str`Place ${squareName(hint.place, size)}`);
  const lifted = liftedBy(hint);
  return lifted && msg(str`Lift ${squaresWords(lifted, size)}`);
}

/** What a hint says on a rung below the placement. */
export function hintWords(hint: Hint, rung: Exclude<Rung, 'place'>, size: number): HintWords {
  const at = (square: Square): string => squareName(square, size);
  switch (hint.technique) {
    case 'no-solution':
      return {
        title: msg('No solution exists'),
        text:
          size === 2
            ? msg('A queen on 2 × 2 sees every other square, so a second one has nowhere to stand.')
            : msg(
                'Some queen must stand in the top row. In a corner she leaves two squares, which see each other; in the middle, two that see each other too. A third queen never fits.',
              ),
      };
    case 'solved':
      return { title: msg('Solved'), text: msg('No queen sees another. Nothing is left to do.') };
    case 'conflict': {
      const [newest] = hint.conflicts;
      const pair = pairWords(newest!, size);
      const line = lineWords(newest!.line);
      if (rung === 'nudge') {
        return {
          title: msg('Something is wrong'),
          text: msg('Two queens see each other. Look along rows, columns and diagonals.'),
        };
      }
      return {
        title: msg(str`${pair} see each other`),
        text: msg(str`They stand ${line}. One of them has to go before anything else can be said.`),
      };
    }
    case 'dead': {
      const together = squaresWords(hint.together, size);
      if (rung === 'nudge') {
        return {
          title: msg('There is no way to finish'),
          text:
            hint.together.length === 1
              ? msg('No queens see each other, and yet one stands where no solution has a queen.')
              : msg('No queens see each other, and yet some of them cannot stand together.'),
        };
      }
      const alone = hint.together.length === 1;
      const title = alone
        ? msg(str`No solution has a queen on ${together}`)
        : msg(str`${together} cannot stand together`);
      if (rung === 'where') {
        return {
          title,
          text: alone
            ? msg('While she stands there, nothing can be completed.')
            : hint.together.length === 2
              ? msg('Leave either of them out, and the other can be completed.')
              : msg('Leave any one of them out, and the others can be completed.'),
        };
      }
      return { title, text: liftWords(hint.lift.queens, hint.lift.opens, size) };
    }
    case 'all-known': {
      const { lift, ways } = hint;
      const title =
        ways === 1 ? msg('This one is yours already') : msg('All of these are yours already');
      const known =
        ways === 1
          ? msg('The only way to finish from here is one you have found.')
          : msg(str`You have found each of the ${numberOf(ways)} ways to finish from here.`);
      if (rung === 'nudge' || !lift) {
        return {
          title,
          text: lift ? known : msg(str`${known} You have found every solution of this size.`),
        };
      }
      return {
        title,
        text:
          rung === 'where'
            ? msg(str`${known} Look at ${squaresWords(lift.queens, size)}.`)
            : liftWords(lift.queens, lift.opens, size),
      };
    }
    case 'last-free-square': {
      const { house, square } = hint;
      if (rung === 'nudge') {
        return {
          title: house.kind === 'row' ? msg('Look at the rows') : msg('Look at the columns'),
          text: msg('One of them has a single free square.'),
        };
      }
      const title = msg(str`${houseTitle(house, size)} has one free square`);
      if (rung === 'where') return { title, text: msg('Which one is it?') };
      if (hint.rays.length === 0) return { title, text: msg(str`It is ${at(square)}.`) };
      const only = msg(str`only ${at(square)} is left`);
      return { title, text: msg(str`${coverWords(hint.rays, size)} — ${only}.`) };
    }
    case 'starved-house': {
      const excluded = squaresWords(hint.excluded, size);
      const house = houseWords(hint.house, size);
      if (rung === 'nudge') {
        return {
          title: msg('One free square is a trap'),
          text: msg('A queen on it would leave a row or a column without a square.'),
        };
      }
      if (rung === 'where') {
        return {
          title: msg(str`Look at ${house}`),
          text: msg('A queen on one square elsewhere would see every free square in it.'),
        };
      }
      const anyOne = anyOneWords(hint.excluded, size);
      return {
        title:
          hint.excluded.length === 1
            ? msg(str`${excluded} would empty ${house}`)
            : msg(str`Each of ${excluded} would empty ${house}`),
        text: msg(
          str`A queen on ${anyOne} would see every free square of ${house}, so no ending has her there. ${placeReason(hint, size)}`,
        ),
      };
    }
    case 'shared-squares': {
      const houses = housesWords(hint.houses, size);
      const shared = housesWords(hint.shared, size);
      if (rung === 'nudge') {
        return {
          title: msg('Some lines share their squares'),
          text:
            hint.houses[0]!.kind === 'row'
              ? msg('Look for rows whose free squares all lie in the same few columns.')
              : msg('Look for columns whose free squares all lie in the same few rows.'),
        };
      }
      const title = msg(str`${capital(houses)} share ${shared}`);
      if (rung === 'where') {
        return { title, text: msg(str`Every free square of ${houses} lies in ${shared}.`) };
      }
      const excluded = squaresWords(hint.excluded, size);
      return {
        title,
        text: msg(
          str`The queens of ${houses} fill ${shared}, so nothing else there can hold one: not ${excluded}. ${placeReason(hint, size)}`,
        ),
      };
    }
    case 'refutation': {
      const excluded = squaresWords(hint.excluded, size);
      const house = houseWords(hint.house, size);
      if (rung === 'nudge') {
        return {
          title: msg('One free square fails later'),
          text: msg('Try the free squares in your head: one of them forces moves that end badly.'),
        };
      }
      const title = msg(str`Try ${excluded}`);
      if (rung === 'where') {
        return { title, text: msg(str`Follow it: ${house} will be left without a square.`) };
      }
      const moves = listOf(hint.moves.map((move) => at(move.square)));
      const place = placeReason(hint, size);
      return {
        title: msg(str`${excluded} fails`),
        text:
          hint.moves.length === 1
            ? msg(
                str`A queen on ${excluded} forces ${moves}, and then ${house} has no square left. ${place}`,
              )
            : msg(
                str`A queen on ${excluded} forces ${moves} in turn, and then ${house} has no square left. ${place}`,
              ),
      };
    }
    case 'most-open':
      return mostOpenWords(hint, rung, size);
  }
}

/** What follows from an exclusion: the square it forces, or how one compares with the others. */
function placeReason({ place, choice }: Placed, size: number): string {
  const square = squareName(place, size);
  return choice ? choiceText(choice, square) : msg(str`That leaves ${square} alone in its line.`);
}

function liftWords(queens: readonly Square[], opens: Insight, size: number): string {
  const lifted = squaresWords(queens, size);
  const { fresh, ways } = opens;
  const least = fresh.isExact ? numberOf(fresh.count) : msg(str`at least ${numberOf(fresh.count)}`);
  if (fresh.count === 0) {
    return ways.count === 1
      ? msg(str`Lift ${lifted}: that opens one way, found before.`)
      : msg(str`Lift ${lifted}: that opens ${numberOf(ways.count)} ways, all found before.`);
  }
  return plural(
    fresh.count,
    msg(str`Lift ${lifted}: that opens ${least} new way to finish.`),
    msg(str`Lift ${lifted}: that opens ${least} new ways to finish.`),
  );
}

/** How the squares of a line are covered: by rows or columns that have a queen, and by diagonals. */
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

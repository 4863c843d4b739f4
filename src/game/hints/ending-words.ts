import { msg, str } from '@lit/localize';
import type { Square } from '../../core/square.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { FindingOf } from '../../solver/hint.ts';
import type { Insight } from '../../solver/insight.ts';
import type { SpokenRung } from '../hint-ladder.ts';
import { squaresWords } from '../house-words.ts';
import type { RungWords } from './rung-words.ts';

/** The words of a size that has no solution. */
export function noSolutionWords(size: number): RungWords {
  return {
    title: msg('No solution exists'),
    text:
      size === 2
        ? msg('A queen on 2 × 2 sees every other square, so a second one has nowhere to stand.')
        : msg(
            'Some queen must stand in the top row. In a corner she leaves two squares, which see each other; in the middle, two that see each other too. A third queen never fits.',
          ),
  };
}

/** The words of a board that cannot be finished. */
export function deadWords(
  { together, lift }: FindingOf<'dead'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const isAlone = together.length === 1;
  if (rung === 'nudge') {
    return {
      title: msg('There is no way to finish'),
      text: isAlone
        ? msg('No queens see each other, and yet one stands where no solution has a queen.')
        : msg('No queens see each other, and yet some of them cannot stand together.'),
    };
  }
  const names = squaresWords(together, size);
  const title = isAlone
    ? msg(str`No solution has a queen on ${names}`)
    : msg(str`${names} cannot stand together`);
  if (rung === 'why') return { title, text: liftWords(lift.queens, lift.opens, size) };
  if (isAlone) return { title, text: msg('While she stands there, nothing can be completed.') };
  return {
    title,
    text:
      together.length === 2
        ? msg('Leave either of them out, and the other can be completed.')
        : msg('Leave any one of them out, and the others can be completed.'),
  };
}

/** The words of a board whose endings are all found. */
export function allKnownWords(
  { lift, ways }: FindingOf<'all-known'>,
  rung: SpokenRung,
  size: number,
): RungWords {
  const title =
    ways === 1 ? msg('This one is yours already') : msg('All of these are yours already');
  const known =
    ways === 1
      ? msg('The only way to finish from here is one you have found.')
      : msg(str`You have found each of the ${numberOf(ways)} ways to finish from here.`);
  if (!lift) return { title, text: msg(str`${known} You have found every solution of this size.`) };
  switch (rung) {
    case 'nudge':
      return { title, text: known };
    case 'where':
      return { title, text: msg(str`${known} Look at ${squaresWords(lift.queens, size)}.`) };
    case 'why':
      return { title, text: liftWords(lift.queens, lift.opens, size) };
  }
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

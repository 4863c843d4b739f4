import { msg, str } from '@lit/localize';
import type { HouseKind } from '../../core/house.ts';
import { squareName } from '../../core/square.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { Choice, FindingOf } from '../../solver/hint.ts';
import type { SpokenRung } from '../hint-ladder.ts';
import { houseWords } from '../house-words.ts';
import type { RungWords } from './rung-words.ts';

type MostOpen = FindingOf<'most-open'>;

/** The words of a board on which no reason was found. */
export function mostOpenWords(
  { house, fewest, choice }: MostOpen,
  rung: SpokenRung,
  size: number,
): RungWords {
  switch (rung) {
    case 'nudge':
      return { title: nudgeTitle(choice), text: lineText(house.kind, fewest) };
    case 'where':
      return { title: msg(str`Look at ${houseWords(house, size)}`), text: squareText(choice) };
    case 'why':
      return { title: choiceTitle(choice, size), text: choiceText(choice, size) };
  }
}

/** Why to place a queen on a square where nothing forces it. */
export function choiceText(choice: Choice, size: number): string {
  const { place, fresh, kept, equals } = choice;
  const square = squareName(place, size);
  const [all, most] = [numberOf(fresh.count), numberOf(kept.count)];
  switch (rankOf(choice)) {
    case 'only':
      return msg(str`Only one way to finish is left, and it has a queen on ${square}.`);
    case 'only-new':
      return msg(str`Only one new way to finish is left, and it has a queen on ${square}.`);
    case 'all':
      return msg(str`Each of the ${all} new ways to finish has a queen on ${square}.`);
    case 'most':
      return msg(
        str`Of the ${all} new ways to finish, ${square} keeps ${most}, more than any other square.`,
      );
    case 'tied':
      return plural(
        equals,
        msg(
          str`Of the ${all} new ways to finish, ${square} keeps ${most}; no square keeps more, and one other keeps as many.`,
        ),
        msg(
          str`Of the ${all} new ways to finish, ${square} keeps ${most}; no square keeps more, and ${equals} others keep as many.`,
        ),
      );
    case 'unknown':
      return plural(
        kept.count,
        msg(
          str`A queen on ${square} keeps at least ${most} new way open; no square is known to keep more.`,
        ),
        msg(
          str`A queen on ${square} keeps at least ${most} new ways open; no square is known to keep more.`,
        ),
      );
  }
}

/** How the square compares with the others. */
type Rank = 'only' | 'only-new' | 'all' | 'most' | 'tied' | 'unknown';

function rankOf({ ways, fresh, kept, equals }: Choice): Rank {
  if (!fresh.isExact) return 'unknown';
  if (ways.count === 1) return 'only';
  if (fresh.count === 1) return 'only-new';
  if (kept.count === fresh.count) return 'all';
  return equals === 0 ? 'most' : 'tied';
}

function nudgeTitle(choice: Choice): string {
  switch (rankOf(choice)) {
    case 'only':
    case 'only-new':
      return msg('One new way is left');
    default:
      return msg('No line is down to one square');
  }
}

function lineText(kind: HouseKind, fewest: MostOpen['fewest']): string {
  const inRows = kind === 'row';
  switch (fewest) {
    case 'alone':
      return inRows
        ? msg('One row has fewer free squares than any other line. Look there.')
        : msg('One column has fewer free squares than any other line. Look there.');
    case 'shared':
      return inRows
        ? msg('Look for a row that has as few free squares as any line.')
        : msg('Look for a column that has as few free squares as any line.');
    case 'no':
      return inRows
        ? msg('Compare the free squares of the rows.')
        : msg('Compare the free squares of the columns.');
  }
}

function squareText(choice: Choice): string {
  switch (rankOf(choice)) {
    case 'only':
    case 'only-new':
      return msg('Which of its squares has a queen in the new way left?');
    case 'all':
      return msg('One of its squares has a queen in every new way to finish.');
    case 'most':
      return msg('One of its squares keeps more new ways open than any other square.');
    case 'tied':
      return msg('No square keeps more new ways open than one of these.');
    case 'unknown':
      return msg('No square is known to keep more new ways open than one of these.');
  }
}

function choiceTitle(choice: Choice, size: number): string {
  const square = squareName(choice.place, size);
  switch (rankOf(choice)) {
    case 'only':
    case 'only-new':
      return msg(str`The new way left has a queen on ${square}`);
    case 'all':
      return msg(str`Every new way has a queen on ${square}`);
    case 'most':
      return msg(str`${square} keeps most open`);
    case 'tied':
      return msg(str`No square keeps more open than ${square}`);
    case 'unknown':
      return msg(str`${square} keeps ways open`);
  }
}

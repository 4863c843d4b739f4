import { msg, str } from '@lit/localize';
import type { HouseKind } from '../../core/board/house.ts';
import { squareName } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { Choice, FindingOf } from '../../solver/hints/hint.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { lookAtWords, ofRowOrColumn } from '../words/house-words.ts';

type MostOpen = FindingOf<'most-open'>;

/** Returns the words of a hint on a board where nothing is forced. */
export function mostOpenWords(
  { house, fewest, choice }: MostOpen,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  switch (rung) {
    case 'nudge':
      return { title: nudgeTitle(choice), text: lineText(house.kind, fewest, choice) };
    case 'where':
      return {
        title: lookAtWords(house, size),
        text: squareText(choice, house.kind),
      };
    case 'why':
      return { title: choiceTitle(choice, size), text: choiceText(choice, size) };
  }
}

/** Returns the reason to place a queen on a square that nothing forces. */
function choiceText(choice: Choice, size: number): string {
  const { place, newCompletions, newThrough, equals } = choice;
  const square = squareName(place, size);
  const all = newCompletions.count;
  const most = plural(
    newThrough.count,
    msg('{one|#}', { id: 'leads-to', desc: 'How many: b6 leads to one of the 4 new solutions' }),
  );
  switch (rankOf(choice)) {
    case 'only':
      return msg(str`Only one new solution is left, and it has a queen on ${square}.`);
    case 'all':
      return plural(
        all,
        msg(str`Each of the {# new solution|# new solutions} has a queen on ${square}.`),
      );
    case 'most':
      return plural(
        all,
        msg(
          str`${square} leads to ${most} of the {# new solution|# new solutions}, more than any other square.`,
        ),
      );
    case 'tied':
      return joinSentences([
        plural(all, msg(str`${square} leads to ${most} of the {# new solution|# new solutions}.`)),
        plural(equals, msg('{One other square is|# other squares are} just as good.')),
      ]);
    case 'unknown':
      return joinSentences([
        plural(
          newThrough.count,
          msg(str`${square} leads to at least {# new solution|# new solutions}.`),
        ),
        msg('No square is known to lead to more.'),
      ]);
  }
}

/** The comparison of the square with the others. */
type Rank = 'only' | 'all' | 'most' | 'tied' | 'unknown';

function rankOf({ newCompletions, newThrough, equals }: Choice): Rank {
  if (!newCompletions.isExact) return 'unknown';
  if (newCompletions.count === 1) return 'only';
  if (newThrough.count === newCompletions.count) return 'all';
  return equals === 0 ? 'most' : 'tied';
}

function nudgeTitle(choice: Choice): string {
  switch (rankOf(choice)) {
    case 'only':
      return msg('One new solution is left');
    case 'all':
      return msg('The new solutions have a queen in common');
    case 'unknown':
      return msg('No square is forced, as far as we know');
    default:
      return msg('Nothing is forced yet');
  }
}

function lineText(kind: HouseKind, fewest: MostOpen['fewest'], choice: Choice): string {
  switch (fewest) {
    case 'alone':
      return ofRowOrColumn(kind, msg('Find the [row|column] with the fewest free squares.'));
    case 'shared':
      return ofRowOrColumn(kind, msg('Find a [row|column] with the fewest free squares.'));
    case 'all':
      return joinSentences([
        ofRowOrColumn(kind, msg('Any [row|column] will do.')),
        ['most', 'tied'].includes(rankOf(choice)) && choice.worse > 0
          ? msg('Some squares leave more new solutions than others.')
          : '',
      ]);
    case 'no':
      return ofRowOrColumn(kind, msg('Compare the free squares of the [rows|columns].'));
  }
}

function squareText(choice: Choice, kind: HouseKind): string {
  switch (rankOf(choice)) {
    case 'only':
      return msg('Which of its squares has a queen in the last new solution?');
    case 'all':
      return msg('One of its squares has a queen in every new solution.');
    case 'most':
      return ofRowOrColumn(kind, msg('The best square is in this [row|column].'));
    case 'tied':
      return ofRowOrColumn(kind, msg('One of the best squares is in this [row|column].'));
    case 'unknown':
      return ofRowOrColumn(kind, msg('The best square known is in this [row|column].'));
  }
}

function choiceTitle(choice: Choice, size: number): string {
  const square = squareName(choice.place, size);
  switch (rankOf(choice)) {
    case 'only':
      return msg(str`The last new solution has a queen on ${square}`);
    case 'all':
      return msg(str`Every new solution has a queen on ${square}`);
    case 'most':
      return msg(str`${square} is the best square`);
    case 'tied':
      return msg(str`${square} is one of the best squares`);
    case 'unknown':
      return msg(str`${square} is the best square known`);
  }
}

import { msg, str } from '@lit/localize';
import { html } from 'lit';
import { CODE_SIZES, regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { regionsIcon, sightIcon, touchIcon } from '../puzzle-icons.ts';
import { rowOfGuide, type ShownKind } from './shown-kind.ts';

/** Regions: one queen in each row, column and region. It has two rules. */
export const regions: ShownKind = {
  name: () => msg('Regions'),
  icon: regionsIcon,
  ruleIcon: (sight) => (sight === 'touch' ? touchIcon : sightIcon),
  ruleName: (sight) => (sight === 'touch' ? msg('No neighbours') : msg('No shared diagonals')),
  ruleText: (sight) =>
    sight === 'touch'
      ? msg(
          'One queen in each row, column and region. No two touch, not even at a corner; diagonals are open beyond the next square.',
        )
      : msg('One queen in each row, column and region. No two on one diagonal, however far.'),
  ruleAnnouncement: (sight) =>
    sight === 'touch' ? msg('No neighbours.') : msg('No shared diagonals.'),
  ruleLine: ({ puzzle }) =>
    puzzle.rules.sight === 'touch'
      ? msg(html`One per row, column, region; <b>none may touch</b>.`)
      : msg(html`One per row, column, region; <b>none on a diagonal</b>.`),
  printedRule: ({ rules }) =>
    rules.sight === 'touch'
      ? msg('One queen in each row, column and region; no two touch, not even at a corner.')
      : msg('One queen in each row, column and region; no two on one diagonal.'),
  task: (sight) =>
    sight === 'touch'
      ? msg('One queen per row, column and region. None may touch.')
      : msg('One queen per row, column and region. None on a diagonal.'),

  spokenProgress({ placed, total }) {
    const left = regionsLeft(total! - placed);
    return msg(str`${placed} of ${total}, ${left}.`);
  },

  headProblem: (text) =>
    msg(str`“${text}” isn’t a size and rule like 8t (neighbours) or 8s (diagonals).`),
  sizeProblem({ rows }) {
    const { least, most } = CODE_SIZES.regions;
    return msg(str`A Regions board has ${least} to ${most} rows; this one has ${numberOf(rows)}.`);
  },

  guide: {
    puzzle: regionsPuzzle(
      5,
      'touch',
      [
        [4, 4, 4, 4, 1],
        [0, 0, 3, 1, 1],
        [0, 2, 3, 3, 3],
        [2, 2, 3, 3, 3],
        [2, 2, 3, 3, 3],
      ].flat(),
    ),
    queens: [2, 9],
    steps: [
      {
        square: 10,
        about: [5, 6, 10],
        words: (name) =>
          msg(
            str`One queen in each row, column and region. This region has one free square. Tap ${name}.`,
          ),
      },
      {
        square: 18,
        about: rowOfGuide(3, 5),
        words: (name) =>
          msg(str`No two touch, not even at a corner: in row 2 that leaves ${name}. Tap it.`),
      },
      {
        square: 21,
        about: rowOfGuide(4, 5),
        words: (name) =>
          msg(
            str`Diagonals are open beyond the next square, so the last queen can go on ${name}. Tap it.`,
          ),
      },
    ],
  },
};

function regionsLeft(count: number): string {
  return plural(count, {
    one: msg(str`${count} region left`),
    other: msg(str`${count} regions left`),
  });
}

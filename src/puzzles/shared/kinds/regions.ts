import { msg, str } from '@lit/localize';
import { CODE_SIZES, regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { emphasized } from '../../../ui/emphasized.ts';
import { regionsIcon, sightIcon, touchIcon } from '../puzzle-icons.ts';
import { rowOfGuide, type ShownKind } from './shown-kind.ts';

/** Regions: one queen in each row, column and region. It has two rules. */
export const regions: ShownKind = {
  name: () => msg('Regions', { id: 'kind-regions', desc: 'The name of a kind of puzzle' }),
  icon: regionsIcon,
  ruleIcon: (sight) => (sight === 'touch' ? touchIcon : sightIcon),
  ruleName: (sight) => (sight === 'touch' ? msg('No touching') : msg('No shared diagonals')),
  ruleText: (sight) =>
    sight === 'touch'
      ? msg(
          'One queen in each row, column and region. No touching, not even at a corner; diagonals are open beyond the next square.',
        )
      : msg('One queen in each row, column and region. No shared diagonals, however far apart.'),
  ruleAnnouncement: (sight) =>
    sight === 'touch' ? msg('No touching.') : msg('No shared diagonals.'),
  ruleLine: ({ puzzle }) =>
    puzzle.rules.sight === 'touch'
      ? emphasized(msg('One per row, column, region; *no touching*.'))
      : emphasized(msg('One per row, column, region; *no shared diagonals*.')),
  printedRule: ({ rules }) =>
    rules.sight === 'touch'
      ? msg('One queen in each row, column and region; no touching, not even at a corner.')
      : msg('One queen in each row, column and region; no shared diagonals.'),
  task: (sight) =>
    sight === 'touch'
      ? msg('One queen per row, column and region. No touching.')
      : msg('One queen per row, column and region. No shared diagonals.'),

  spokenProgress({ placed, total }) {
    return plural(total! - placed, msg(str`${placed} of ${total}, {# region|# regions} left.`));
  },

  headProblem: (text) =>
    msg(str`“${text}” isn’t a size and rule like 8t (no touching) or 8s (no shared diagonals).`),
  sizeProblem({ rows }) {
    const { least, most } = CODE_SIZES.regions;
    return plural(
      most,
      msg(str`A Regions board has ${least} to {# row|# rows}; this one has ${numberOf(rows)}.`),
    );
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
          msg(str`No touching, not even at a corner: in row 2 that leaves ${name}. Tap it.`),
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

import { msg, str } from '@lit/localize';
import { CODE_SIZES, completePuzzle } from '../../../core/puzzles/puzzle.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { fillInIcon } from '../puzzle-icons.ts';
import { rowOfGuide, type ShownKind } from './shown-kind.ts';

/** Fill in: some queens are given on n × n; the others are to be placed. Codes and records call it `complete`. */
export const fillIn: ShownKind = {
  name: () => msg('Fill in', { id: 'kind-fill-in', desc: 'The name of a kind of puzzle' }),
  icon: fillInIcon,
  ruleName: () => msg('Only one solution'),
  ruleText: () =>
    msg(
      'One queen in each row and column, no shared diagonals, however far apart. Framed queens can’t move.',
    ),
  ruleLine: () => msg('No queen may attack another.'),
  printedRule: () =>
    msg('One queen in each row and column, no shared diagonals; framed queens can’t move.'),

  spokenProgress: ({ placed, total }) => msg(str`${placed} of ${total}.`),

  headProblem: (text) => msg(str`“${text}” isn’t a size like the 8 in c/8/00007002.`),
  sizeProblem({ rows }) {
    const { least, most } = CODE_SIZES.complete;
    return plural(
      most,
      msg(str`A Fill in board has ${least} to {# row|# rows}; this one has ${numberOf(rows)}.`),
    );
  },

  guide: {
    puzzle: completePuzzle(5, [0, 7]),
    queens: [0, 7],
    steps: [
      {
        square: 14,
        about: rowOfGuide(2, 5),
        words: (name) =>
          msg(
            str`Framed queens can’t move. Row 3 has one free square, where no queen attacks. Choose ${name}.`,
          ),
      },
      {
        square: 16,
        about: rowOfGuide(3, 5),
        words: (name) =>
          msg(str`One queen in each row and column. Row 2 has one free square. Choose ${name}.`),
      },
      {
        square: 23,
        about: rowOfGuide(4, 5),
        words: (name) =>
          msg(
            str`No shared diagonals, however far apart: in row 1 that leaves ${name}. Choose it.`,
          ),
      },
    ],
  },
};

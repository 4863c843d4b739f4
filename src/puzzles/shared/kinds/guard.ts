import { msg, str } from '@lit/localize';
import { html } from 'lit';
import { mostQueens } from '../../../core/board/rules.ts';
import { CODE_SIZES, guardPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { plural } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { guardIcon } from '../puzzle-icons.ts';
import type { ShownKind } from './shown-kind.ts';

/** Guard: a number of queens is to attack or stand on every square. */
export const guard: ShownKind = {
  name: () => msg('Guard', { id: 'kind-guard', desc: 'The name of a kind of puzzle' }),
  icon: guardIcon,
  ruleName: () => msg('Every square'),
  ruleText: () =>
    msg(
      'Every square has to be attacked or taken. A queen guards its own square and all its lines, even through other queens. Queens may attack each other.',
    ),
  ruleLine: ({ puzzle }) => taskOf(puzzle),
  printedRule({ rules, givens }) {
    const queens = mostQueens(rules);
    return givens.length === 0
      ? msg(str`Every square has to be attacked or taken. Queens: ${queens}.`)
      : plural(
          givens.length,
          msg(str`Every square has to be attacked or taken. Queens: ${queens}, # of them framed.`),
        );
  },

  progress({ placed, total, unguarded }) {
    const count = plural(total - placed, msg('{# queen|# queens} left'));
    const open = plural(unguarded, msg('{# square|# squares} open'));
    return html`<b>${count}</b> · ${open}`;
  },
  spokenProgress({ placed, total, unguarded }) {
    return plural(unguarded, msg(str`${placed} of ${total}, {# square|# squares} open.`));
  },

  headProblem: (text) => msg(str`“${text}” isn’t rows and columns like 7x9.`),
  sizeProblem({ rows, columns }) {
    const { least, most } = CODE_SIZES.guard;
    return plural(
      most,
      msg(
        str`A Guard board has ${least} to # rows and columns; this one has ${sizeOf(rows, columns)}.`,
      ),
    );
  },

  guide: {
    puzzle: guardPuzzle({ rows: 3, columns: 4 }, 3),
    queens: [],
    steps: [
      {
        square: 8,
        about: [8],
        words: (name) =>
          msg(
            str`Three queens have to guard this board. Each guards its own square and all its lines. Choose ${name}.`,
          ),
      },
      {
        square: 7,
        about: [1, 3, 6, 7],
        words: (name) =>
          msg(str`Four squares are still open. One queen guards three of them. Choose ${name}.`),
      },
      {
        square: 5,
        about: [1],
        words: (name) =>
          msg(
            str`One square is still open. Queens may attack each other. Choose ${name}, next to it.`,
          ),
      },
    ],
  },
};

/** Returns the task of a board with its own number of queens: `Add 2 queens so that …`. */
function taskOf({ rules, givens }: Puzzle): string {
  const queens = mostQueens(rules) - givens.length;
  return givens.length === 0
    ? plural(queens, msg('Place {one queen|# queens} so that every square is attacked or taken.'))
    : plural(queens, msg('Add {one queen|# queens} so that every square is attacked or taken.'));
}

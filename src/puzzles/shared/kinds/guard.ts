import { msg, str } from '@lit/localize';
import { html } from 'lit';
import type { Rules } from '../../../core/board/rules.ts';
import { CODE_SIZES, guardPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { plural } from '../../../i18n/format.ts';
import { queensWords } from '../board-words.ts';
import { guardIcon } from '../puzzle-icons.ts';
import type { ShownKind } from './shown-kind.ts';

/** Guard: a number of queens is to attack or stand on every square. */
export const guard: ShownKind = {
  name: () => msg('Guard'),
  icon: guardIcon,
  ruleName: () => msg('Every square'),
  ruleText: () =>
    msg(
      'Every square has to be attacked or taken. A queen guards its own square and all its lines, even through other queens. Queens may attack each other.',
    ),
  ruleLine({ puzzle }, isOfTable) {
    return isOfTable
      ? msg(html`Guard <b>every square</b> with as few queens as you can.`)
      : taskOf(puzzle);
  },
  printedRule({ rules, givens }) {
    const queens = queensOf(rules);
    return givens.length === 0
      ? msg(str`Every square has to be attacked or taken. Queens: ${queens}.`)
      : msg(
          str`Every square has to be attacked or taken. Queens: ${queens}, ${givens.length} of them framed.`,
        );
  },

  task: (_sight, puzzle) => puzzle && taskOf(puzzle),

  progress({ placed, total, unguarded }) {
    const count =
      total === undefined
        ? queensWords(placed)
        : plural(total - placed, {
            one: msg(str`${total - placed} queen left`),
            other: msg(str`${total - placed} queens left`),
          });
    return html`<b>${count}</b> · ${openWords(unguarded)}`;
  },
  spokenProgress({ placed, total, unguarded }) {
    const open = openWords(unguarded);
    return total === undefined
      ? msg(str`${placed} placed, ${open}.`)
      : msg(str`${placed} of ${total}, ${open}.`);
  },

  headProblem: (text) => msg(str`“${text}” isn’t rows and columns like 7x9.`),
  sizeProblem({ rows, columns }) {
    const { least, most } = CODE_SIZES.guard;
    return msg(
      str`A Guard board has ${least} to ${most} rows and columns; this one has ${rows} × ${columns}.`,
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
            str`Three queens have to guard this board. Each guards its own square and all its lines. Tap ${name}.`,
          ),
      },
      {
        square: 7,
        about: [1, 3, 6, 7],
        words: (name) =>
          msg(str`Four squares are still open. One queen guards three of them. Tap ${name}.`),
      },
      {
        square: 5,
        about: [1],
        words: (name) =>
          msg(
            str`One square is still open. Queens may attack each other. Tap ${name}, next to it.`,
          ),
      },
    ],
  },
};

function queensOf({ goal }: Rules): number {
  return goal.kind === 'guard' ? goal.queens : 0;
}

/** Returns the task of a board with its own number of queens: `Add 2 queens so that …`. */
function taskOf({ rules, givens }: Puzzle): string {
  const queens = queensOf(rules) - givens.length;
  return givens.length === 0
    ? plural(queens, {
        one: msg('Place one queen so that every square is attacked or taken.'),
        other: msg(str`Place ${queens} queens so that every square is attacked or taken.`),
      })
    : plural(queens, {
        one: msg('Add one queen so that every square is attacked or taken.'),
        other: msg(str`Add ${queens} queens so that every square is attacked or taken.`),
      });
}

/** Returns the number of squares that are neither attacked nor taken. */
function openWords(count: number): string {
  return plural(count, {
    one: msg(str`${count} square open`),
    other: msg(str`${count} squares open`),
  });
}

import { msg, str } from '@lit/localize';
import { html } from 'lit';
import type { Rules } from '../../../core/board/rules.ts';
import { CODE_SIZES, guardPuzzle } from '../../../core/puzzles/puzzle.ts';
import { plural } from '../../../i18n/format.ts';
import { firstNumberWord, numberWord } from '../../../i18n/number-words.ts';
import { placedOfWords, queensWords, shapeWords } from '../board-words.ts';
import { guardIcon } from '../puzzle-icons.ts';
import type { ShownKind } from './shown-kind.ts';

/** Guard: a number of queens is to attack or stand on every square. */
export const guard: ShownKind = {
  name: () => msg('Guard'),
  icon: guardIcon,
  ruleName: () => msg('Every square'),
  ruleText: () =>
    msg(
      'A queen guards its own square and all its lines, even through other queens. Queens may attack each other.',
    ),
  ruleLine({ puzzle }, isOfTable) {
    const queens = queensOf(puzzle.rules);
    return isOfTable
      ? msg(html`Guard <b>every square</b> with as few queens as you can.`)
      : plural(queens, {
          one: msg(html`Use one queen to guard <b>every square</b>.`),
          other: msg(html`Use ${queens} queens to guard <b>every square</b>.`),
        });
  },
  printedRule({ rules, givens }) {
    const queens = queensOf(rules);
    return givens.length === 0
      ? msg(str`Every square holds a queen or is attacked by one. Queens: ${queens}.`)
      : msg(
          str`Every square holds a queen or is attacked by one. Queens: ${queens}, ${givens.length} of them framed.`,
        );
  },

  task(_sight, puzzle) {
    if (!puzzle) return undefined;
    const { rules, givens } = puzzle;
    const queens = numberWord(queensOf(rules));
    // No-break spaces keep the size on one line.
    const board = shapeWords(rules.shape).replaceAll(' ', '\u00a0');
    if (givens.length === 0) {
      return msg(str`Use ${queens} queens to guard every square of ${board}.`);
    }
    const given = firstNumberWord(givens.length);
    return plural(givens.length, {
      one: msg(str`One queen is given. Use ${queens} to guard every square of ${board}.`),
      other: msg(str`${given} queens are given. Use ${queens} to guard every square of ${board}.`),
    });
  },

  progress({ placed, total, unguarded }) {
    const count = total === undefined ? queensWords(placed) : placedOfWords(placed, total);
    return html`<b>${count}</b> · ${unguardedWords(unguarded)}`;
  },
  spokenProgress({ placed, total, unguarded }) {
    const left = unguardedWords(unguarded);
    return total === undefined
      ? msg(str`${placed} placed, ${left}.`)
      : msg(str`${placed} of ${total}, ${left}.`);
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
            str`Three queens guard this board. A queen guards its own square and all its lines. Tap ${name}.`,
          ),
      },
      {
        square: 7,
        about: [1, 3, 6, 7],
        words: (name) =>
          msg(str`Four squares are not guarded yet. One queen guards three of them. Tap ${name}.`),
      },
      {
        square: 5,
        about: [1],
        words: (name) =>
          msg(str`One square is left. Queens may attack each other. Tap ${name}, next to it.`),
      },
    ],
  },
};

function queensOf({ goal }: Rules): number {
  return goal.kind === 'guard' ? goal.queens : 0;
}

function unguardedWords(count: number): string {
  return plural(count, {
    one: msg(str`${count} square not guarded`),
    other: msg(str`${count} squares not guarded`),
  });
}

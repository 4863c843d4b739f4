import { msg, str } from '@lit/localize';
import type { Puzzle } from '../core/puzzle.ts';
import type { Square } from '../core/square.ts';
import type { PuzzleHint } from '../solver/puzzles/protocol.ts';
import { squaresWordsOn } from '../game/house-words.ts';

/** A button has room for the names of so many squares; of more, it says the number. */
const MOST_ON_BUTTON = 2;

/** What the button that does what a hint leads to says; `undefined` where there is nothing to do. */
export function actWords({ act }: PuzzleHint, { rules }: Puzzle): string | undefined {
  const names = (squares: readonly Square[]): string =>
    squares.length > MOST_ON_BUTTON
      ? msg(str`${squares.length} squares`)
      : squaresWordsOn(squares, rules.shape);
  switch (act?.kind) {
    case 'toggle':
      return msg(str`Place ${names([act.square])}`);
    case 'lift':
      return msg(str`Lift ${names(act.squares)}`);
    case 'paint':
      return act.marked
        ? msg(str`Mark ${names(act.squares)}`)
        : msg(str`Unmark ${names(act.squares)}`);
    default:
      return undefined;
  }
}

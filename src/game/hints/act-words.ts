import { msg, str } from '@lit/localize';
import type { Move } from '../../core/game/game.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import { squaresWordsOn } from '../words/house-words.ts';

/** The largest number of squares that a button names; of more, it shows the number. */
const MOST_ON_BUTTON = 2;

/** Returns the label of the button that makes a hint's move; `undefined` if there is no move. */
export function actWords(act: Move | undefined, shape: Shape): string | undefined {
  const names = (squares: readonly Square[]): string =>
    squares.length > MOST_ON_BUTTON
      ? msg(str`${squares.length} squares`)
      : squaresWordsOn(squares, shape);
  switch (act?.kind) {
    case 'toggle':
      return msg(str`Place ${names([act.square])}`);
    case 'lift':
      return msg(str`Remove ${names(act.squares)}`);
    case 'paint':
      return act.marked
        ? msg(str`Mark ${names(act.squares)}`)
        : msg(str`Unmark ${names(act.squares)}`);
    default:
      return undefined;
  }
}

/** Returns the name of the last rung: its button's label without the squares; `undefined` if there is no move. */
export function actName(act: Move | undefined): string | undefined {
  switch (act?.kind) {
    case 'toggle':
      return msg('Place');
    case 'lift':
      return msg('Remove');
    case 'paint':
      return act.marked ? msg('Mark') : msg('Unmark');
    default:
      return undefined;
  }
}

import { msg, str } from '@lit/localize';
import type { Move } from '../../core/game.ts';
import type { Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import { squaresWordsOn } from '../house-words.ts';

/** A button has room for the names of so many squares; of more, it says the number. */
const MOST_ON_BUTTON = 2;

/** The words of the button that does what a hint leads to; `undefined` where there is nothing to do. */
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

/** The name of the last rung, which is that of its button without squares; `undefined` where there is nothing to do. */
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

import type { Move } from '../../core/game/game.ts';
import type { Square } from '../../core/board/square.ts';
import { actName, actWords } from './hint-techniques.ts';
import type { HouseFacts } from './reason-claims.testing.ts';
import type { RungWords } from './hint-ladder.ts';

/**
 * Returns true if the move of a hint follows from the words of Why, and the button names the move. A queen placed is
 * forced by them, marks set are excluded by them, and queens or marks removed are the ones that they call wrong.
 * @param why The words of the rung, each sentence of which is true.
 */
export function followsFrom(why: RungWords, act: Move | undefined, f: HouseFacts): boolean {
  const button = actWords(act, f.board.puzzle.rules.shape);
  if (!act || button === undefined) return button === undefined && actName(act) === undefined;
  if (!button.startsWith(`${actName(act)} `)) return false;
  const sentences = `${why.title}. ${why.text}`;
  /** Returns true if the button names these squares, or counts them if there are more than two. */
  const areNamed = (squares: readonly Square[]): boolean =>
    squares.length > 2
      ? button.endsWith(` ${squares.length} ${act.kind === 'lift' ? 'queens' : 'squares'}`)
      : String(f.squaresOf(button)) === String(squares);
  switch (act.kind) {
    case 'toggle': {
      const { square } = act;
      const said =
        /(?:[Oo]nly|It is) (\w\d+)(?: is left)?(?: in \w+ \w+)?\.$/.exec(sentences)?.[1] ?? '';
      return (
        areNamed([square]) &&
        f.squaresOf(said)[0] === square &&
        f.plain.isFree(square) &&
        f.isOnlyOneLeft(square)
      );
    }
    case 'lift': {
      // The last sentence says which of two queens in conflict is removed.
      const said = f.squaresOf(why.text.split('. ').at(-1));
      return (
        areNamed(act.squares) &&
        act.squares.every((square) => f.placed.includes(square)) &&
        act.squares.every(
          (square) => said.includes(square) || f.squaresOf(why.title).includes(square),
        )
      );
    }
    case 'paint': {
      const { squares, marked } = act;
      if (!areNamed(squares)) return false;
      if (!marked) return String(f.squaresOf(why.title)) === String(squares);
      return squares.every((square) => f.fails(square));
    }
    default:
      return false;
  }
}

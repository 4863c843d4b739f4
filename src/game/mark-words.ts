import { msg, str } from '@lit/localize';
import type { Position } from '../core/position.ts';
import type { Shape } from '../core/shape.ts';
import { squareNameOn } from '../core/square.ts';

type Marked = Pick<Position, 'marks'>;

/**
 * Says which squares were marked or unmarked: `c6 marked empty.` · `4 squares not marked any more.`
 * @returns `undefined` where none were.
 */
export function markWords(before: Marked, after: Marked, shape: Shape): string | undefined {
  const marked = after.marks.filter((square) => !before.marks.includes(square));
  const unmarked = before.marks.filter((square) => !after.marks.includes(square));
  const isMarked = marked.length > 0;
  const changed = isMarked ? marked : unmarked;
  const [square] = changed;
  if (square === undefined) return undefined;
  const count = changed.length;
  if (count === 1) {
    const name = squareNameOn(square, shape);
    return isMarked ? msg(str`${name} marked empty.`) : msg(str`${name} not marked any more.`);
  }
  return isMarked
    ? msg(str`${count} squares marked empty.`)
    : msg(str`${count} squares not marked any more.`);
}

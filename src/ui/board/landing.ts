import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { prefersStillness } from '../motion.ts';

/**
 * Lets a queen that has just come land, and the stars on her lines grow outwards from her. Nothing
 * happens when many came at once (a board was opened) or movement is unwelcome.
 */
export function animateLanding(
  root: ParentNode,
  before: readonly Square[],
  board: { readonly size: number; readonly queens: readonly Square[] },
): void {
  const landed = board.queens.filter((queen) => !before.includes(queen));
  if (landed.length !== 1 || prefersStillness()) return;
  const [queen] = landed as [Square];
  root
    .querySelector(`.queens [data-square="${queen}"]`)
    ?.animate([{ transform: 'translateY(-16px) scale(1.18)', opacity: 0 }, {}], {
      duration: 180,
      easing: 'cubic-bezier(.3, 1.5, .5, 1)',
    });
  for (const star of root.querySelectorAll<SVGElement>('.star')) {
    const square = Number(star.dataset['square']);
    const rows = Math.abs(rowOf(square, board.size) - rowOf(queen, board.size));
    const columns = Math.abs(columnOf(square, board.size) - columnOf(queen, board.size));
    if (rows !== 0 && columns !== 0 && rows !== columns) continue;
    star.animate([{ opacity: 0, strokeWidth: 0 }, {}], {
      duration: 320,
      delay: 60 + 22 * Math.max(rows, columns),
      easing: 'cubic-bezier(.2, .8, .2, 1)',
      fill: 'backwards',
    });
  }
}

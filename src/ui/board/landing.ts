import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { prefersStillness } from '../motion.ts';
import type { BoardView } from './board-view.ts';

/**
 * Lets a queen that has just come land, and the stars on her lines grow outwards from her. Nothing
 * happens when many came at once (a board was opened) or movement is unwelcome.
 */
export function animateLanding(
  root: ParentNode,
  before: readonly Square[],
  { geometry, position }: Pick<BoardView, 'geometry' | 'position'>,
): void {
  const landed = position.queens.filter((queen) => !before.includes(queen));
  if (landed.length !== 1 || prefersStillness()) return;
  const [queen] = landed as [Square];
  root
    .querySelector(`.queens [data-square="${queen}"]`)
    ?.animate([{ transform: 'translateY(-16px) scale(1.18)', opacity: 0 }, {}], {
      duration: 180,
      easing: 'cubic-bezier(.3, 1.5, .5, 1)',
    });
  const { columns } = geometry.rules.shape;
  const seen = new Set(geometry.sight(queen).map(({ square }) => square));
  for (const star of root.querySelectorAll<SVGElement>('.star')) {
    const square = Number(star.dataset['square']);
    if (!seen.has(square)) continue;
    const down = Math.abs(rowOf(square, columns) - rowOf(queen, columns));
    const across = Math.abs(columnOf(square, columns) - columnOf(queen, columns));
    star.animate([{ opacity: 0, strokeWidth: 0 }, {}], {
      duration: 320,
      delay: 60 + 22 * Math.max(down, across),
      easing: 'cubic-bezier(.2, .8, .2, 1)',
      fill: 'backwards',
    });
  }
}

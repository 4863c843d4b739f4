import type { Square } from '../../../core/board/square.ts';

/**
 * Returns the square of a click that a program made, as some assistive technology does.
 * @returns The square, or `undefined` if a pointer made the click: the board handles pointer events itself.
 */
export function squareClicked(event: Event): Square | undefined {
  // In browsers whose clicks are not pointer events, only the click count tells these apart.
  const { detail, pointerId = -1 } = event as MouseEvent & Partial<PointerEvent>;
  const [cell] = event.composedPath();
  if (detail > 0 || pointerId >= 0 || !(cell instanceof HTMLElement)) return undefined;
  const { square } = cell.dataset;
  return square === undefined ? undefined : Number(square);
}

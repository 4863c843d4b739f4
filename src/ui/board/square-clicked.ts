import type { Square } from '../../core/square.ts';

/**
 * The square that a program has clicked on, as some assistive technology does.
 * @returns `undefined` where a pointer made the click: the board has heard of the pointer itself.
 */
export function squareClicked(event: Event): Square | undefined {
  // Browsers whose clicks are no pointer events tell these apart by the count of clicks alone.
  const { detail, pointerId = -1 } = event as MouseEvent & Partial<PointerEvent>;
  const [cell] = event.composedPath();
  if (detail > 0 || pointerId >= 0 || !(cell instanceof HTMLElement)) return undefined;
  const { square } = cell.dataset;
  return square === undefined ? undefined : Number(square);
}

import { css, html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import type { NtBoard } from '../../ui/board/board.ts';

/** Styles of a tip, for the board to adopt. */
export const tipStyles = css`
  .tip {
    position: absolute;
    z-index: 5;
    left: 0;
    top: 0;
    padding: 6px 12px;
    border-radius: var(--r-full);
    background: var(--ink);
    color: var(--on-ink);
    font: var(--w-medium) var(--t-13) / 1.125rem var(--font-ui);
    white-space: nowrap;
    pointer-events: none;
  }
`;

/** Renders words above a square of a board, within the board's width. */
export function tip(board: NtBoard, square: Square, words: TemplateResult): TemplateResult {
  const place = async (element?: Element): Promise<void> => {
    if (!(element instanceof HTMLElement)) return;
    // The element contains its words only once the board has rendered.
    await board.updateComplete;
    const host = board.getBoundingClientRect();
    const plane = board.parts.plane.getBoundingClientRect();
    const { columns } = board.view.geometry.rules.shape;
    const middle = plane.left + (columnOf(square, columns) + 0.5) * board.squareWidth;
    const top = plane.top + rowOf(square, columns) * board.squareWidth;
    const left = middle - host.left - element.offsetWidth / 2;
    const bounded = Math.max(0, Math.min(host.width - element.offsetWidth, left));
    element.style.transform = `translate(${bounded}px, ${top - host.top - element.offsetHeight - 8}px)`;
  };
  return html`<div
    class="tip"
    dir="auto"
    aria-hidden="true"
    ${ref((element) => void place(element))}
  >
    ${words}
  </div>`;
}

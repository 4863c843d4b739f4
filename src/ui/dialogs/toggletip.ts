import { css, html, type TemplateResult } from 'lit';
import { isRightToLeft } from '../direction.ts';
import { AnnounceEvent } from '../events.ts';
import { followPopover } from './follow-popover.ts';

/** Styles of a toggletip: its button and its answer. */
export const toggletipStyles = css`
  .asked {
    /* The button's target extends above and below its line, where nothing else stands. */
    min-width: 44px;
    min-height: 44px;
    margin: -13px -8px;
    padding: 0 8px;
    display: inline-flex;
    align-items: center;
    justify-content: center;
  }
  .answer {
    position: fixed;
    inset: auto;
    top: var(--answer-y);
    inset-inline-start: clamp(
      16px + var(--safe-start),
      var(--answer-x) - 9rem,
      100vw - 18rem - 16px - var(--safe-end)
    );
    width: max-content;
    max-width: min(18rem, 100vw - 32px);
    margin: 0;
    padding: 12px 16px;
    border: 0;
    border-radius: var(--r-4);
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: var(--sh-2);
    font-size: var(--t-15);
    line-height: 1.4;
    text-wrap: pretty;
  }
`;

/**
 * Renders a drawing or a number as a button that opens one sentence about it.
 * @param name The accessible name of the button; it replaces that of the drawing.
 * @param answer The sentence.
 */
export function toggletip(content: TemplateResult, name: string, answer: string): TemplateResult {
  return html`<button class="asked" popovertarget="answer" aria-label=${name}>${content}</button>
    <span id="answer" class="answer" popover @beforetoggle=${show}>${answer}</span>`;
}

/** Places an answer that opens below its button, and announces its sentence to screen readers. */
function show(event: ToggleEvent): void {
  followPopover(event);
  if (event.newState !== 'open') return;
  const answer = event.currentTarget as HTMLElement;
  const { left, width, bottom } = answer.previousElementSibling!.getBoundingClientRect();
  const middle = left + width / 2;
  const fromStart = isRightToLeft(answer) ? innerWidth - middle : middle;
  answer.style.setProperty('--answer-x', `${fromStart}px`);
  answer.style.setProperty('--answer-y', `${bottom}px`);
  answer.dispatchEvent(new AnnounceEvent(answer.textContent));
}

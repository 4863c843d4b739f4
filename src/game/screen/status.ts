import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { plural } from '../../i18n/format.ts';
import { icon, undoIcon } from '../../ui/drawing/icons.ts';

/** The line under a board: words, and at most one action at its end. */
export interface StatusLine {
  readonly words?: TemplateResult | string | undefined;
  readonly action?: TemplateResult | undefined;
}

/**
 * Draws the status of a board: the row of queens, and one line below it. Both keep their height, so that nothing below
 * them moves.
 */
export function status(row: unknown, { words, action }: StatusLine): TemplateResult {
  return html`<section class="insight">
    <div class="row">${row}</div>
    <div class="line">
      <p>${words}</p>
      ${action ?? nothing}
    </div>
  </section>`;
}

/**
 * Draws an action of the status line.
 * @param look `ask` for a question that may stay unasked, else `strong`.
 */
export function statusAction(
  words: TemplateResult | string,
  run: () => unknown,
  look: 'ask' | 'strong' = 'strong',
): TemplateResult {
  return html`<button class="pill ${look}" @click=${run}>${words}</button>`;
}

/** Draws the action that undoes several steps. */
export function backAction(steps: number, run: () => unknown): TemplateResult {
  const words = html`${icon(undoIcon, 18)}${plural(steps, msg('Undo #', { desc: 'A number of steps' }))}`;
  return statusAction(words, run);
}

/** Returns the status of a board without a free square on which queens are missing. */
export function stuckStatus(askWhich: () => unknown): StatusLine {
  return { words: html`<b>${msg('No free square is left')}</b>`, action: whichAction(askWhich) };
}

/** Returns the end of the announcement of the move that led to such a board. */
export function stuckAnnouncement(): string {
  return msg('No free square is left.');
}

/** Draws the action that asks which queens to take back. */
export function whichAction(ask: () => unknown): TemplateResult {
  return statusAction(whichWords(), ask);
}

/** Returns the label of the button that asks which queens to take back. */
export function whichWords(): string {
  return msg('Which one?', { desc: 'A button: which queen to take back' });
}

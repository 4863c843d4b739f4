import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { readSettings, writeSettings } from '../../progress/settings/settings.ts';
import { icon, markIcon, queenIcon } from '../../ui/drawing/icons.ts';
import { radioUnderStyles } from '../../ui/styles/radio-under.styles.ts';

export const tapChoiceStyles = [
  radioUnderStyles,
  css`
    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    legend {
      margin-bottom: 4px;
      padding: 0;
      font-size: var(--t-13);
      color: var(--ink-2);
    }
    label {
      position: relative;
      display: grid;
      justify-items: center;
      gap: 2px;
      padding: 6px 10px;
      border-radius: var(--r-3);
      box-shadow: inset 0 0 0 1.25px var(--line-strong);
      font-size: var(--t-12);
      cursor: pointer;
    }
    label > span {
      display: flex;
      gap: 2px;
    }
    label:has(:checked) {
      box-shadow: inset 0 0 0 2px var(--ink);
    }
    label:has(:focus-visible) {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
  `,
];

/** Draws the two ways to tap a square, to choose from; Settings have them too. */
export function tapChoice(): TemplateResult {
  const { tapsCycle } = readSettings();
  const way = (cycles: boolean, drawing: TemplateResult, words: string): TemplateResult =>
    html`<label>
      <input
        type="radio"
        name="taps"
        .checked=${tapsCycle === cycles}
        @change=${() => writeSettings({ tapsCycle: cycles })}
      />
      <span>${drawing}</span>${words}
    </label>`;
  return html`<fieldset>
    <legend>${msg('On an empty square', { desc: 'Queen, or × first' })}</legend>
    ${way(false, html`${icon(queenIcon, 20)}`, msg('Queen', { desc: 'A tap places a queen' }))}
    ${way(
      true,
      html`${icon(markIcon, 20)}${icon(queenIcon, 20)}`,
      msg('× first, then queen', { desc: 'Taps go through mark, queen and empty' }),
    )}
  </fieldset>`;
}

import { html, type SVGTemplateResult, type TemplateResult } from 'lit';

/**
 * A mark of a hint on the board and what it means, an item of the sheet's list.
 * @param drawing The mark on 22 × 16.
 */
export function legendItem(drawing: SVGTemplateResult, words: string): TemplateResult {
  return html`<li>
    <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">${drawing}</svg>${words}
  </li>`;
}

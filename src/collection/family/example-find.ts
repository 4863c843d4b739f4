import { msg, str } from '@lit/localize';
import { css, html, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Code } from '../../core/solutions/code.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { icon, nextIcon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { petal } from '../../ui/rose/rose.ts';
import { roseStyles } from '../../ui/rose/rose.styles.ts';
import { thumbnailWithLine, solutionLineStyles } from '../../ui/drawing/solution-line.ts';

/** Example solutions: of 5 × 5, and of 7 × 7 for players who look for solutions of 5 × 5. */
const EXAMPLES: readonly Code[] = ['14253', '1473625'];

/** @summary An example of a find for a player who has none: a finished board, and its dot in its family's petal. */
@customElement('nt-example-find')
export class NtExampleFind extends LocalizedElement {
  static override styles = [
    baseStyles,
    remarkStyles,
    roseStyles,
    solutionLineStyles,
    css`
      :host {
        max-width: 100%;
      }
      figure {
        max-width: 22rem;
        margin: 16px auto 0;
      }
      div {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 12px;
      }
      /* Where letters are large, the drawings shrink to the space left. */
      .threaded,
      .petal {
        min-width: 0;
      }
      .threaded {
        width: 6rem;
      }
      .icon {
        color: var(--ink-3);
      }
      .petal {
        width: 4.5rem;
        height: 6rem;
      }
      figcaption {
        margin-top: 8px;
        text-align: center;
      }
    `,
  ];

  /** The size that the player looks for solutions of; the example is of another one, so that it gives none away. */
  @property({ type: Number }) size = 0;

  protected override render(): TemplateResult {
    const code = EXAMPLES.find(({ length }) => length !== this.size)!;
    const side = code.length;
    const variants = variantsOf(code);
    const state = { size: variants.length, found: [variants.indexOf(code)], revealed: [] };
    return html`<figure>
      <div aria-hidden="true">
        ${thumbnailWithLine(code)} ${icon(nextIcon)}
        <svg class="petal" viewBox="-12 -53 24 32">${svg`${petal(state)}`}</svg>
      </div>
      <figcaption class="remark">
        ${msg(str`Example: a finished ${sizeOf(side)} board, and the dot of this solution in its family.`)}
      </figcaption>
    </figure>`;
  }
}

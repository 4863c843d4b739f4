import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { familyAddress } from '../../core/routes/addresses.ts';
import type { Code } from '../../core/solutions/code.ts';
import { familyOf } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { thumbnail, thumbnailKind } from '../../ui/drawing/thumbnail.ts';
import { thumbnailStyles } from '../../ui/drawing/thumbnail.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';

/**
 * @summary A card with the family that lacks the fewest finds to be complete; it links to the page of the family. It is
 * empty if no family is incomplete.
 */
@customElement('nt-closest-family')
export class NtClosestFamily extends LocalizedElement {
  static override styles = [
    cardStyles,
    baseStyles,
    thumbnailStyles,
    css`
      a {
        display: block;
        padding: 14px 16px 16px;
      }
      header {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 8px;
        margin-bottom: 10px;
      }
      span {
        font-size: var(--t-13);
        color: var(--ink-2);
      }
      div {
        display: grid;
        grid-template-columns: repeat(8, 1fr);
        gap: 5px;
      }
      /* With little room, everything is in one line. */
      @container (max-height: 123px) {
        a {
          display: flex;
          align-items: center;
          gap: 16px;
          padding: 6px 14px;
        }
        header {
          display: block;
          flex: none;
          margin: 0;
          font-size: var(--t-13);
          line-height: 1.125rem;
        }
        span {
          display: block;
          font-size: var(--t-12);
        }
        div {
          flex: 1;
          grid: auto / auto-flow minmax(0, 26px);
          justify-content: end;
        }
      }
    `,
  ];

  @property({ attribute: false }) known: SizeProgress | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { known } = this;
    const variants = known && closestFamily(known.found.keys());
    if (!variants) return nothing;
    const code = variants[0]!;
    const number = familyOf(code)?.number;
    const found = variants.filter((variant) => known.found.has(variant)).length;
    return html`<a class="card" href=${familyAddress(code, number)}>
      <header>
        <b>${msg('Closest to complete')}</b>
        <span
          >${number === undefined ? msg(str`${found} of ${variants.length}`) : msg(str`Family ${number} · ${found} of ${variants.length}`)}</span
        >
      </header>
      <div>
        ${variants.map((variant) =>
          thumbnail(variant, thumbnailKind(variant, known.found, known.revealed)),
        )}
      </div>
    </a>`;
  }
}

/**
 * Returns the variants of the incomplete family that lacks the fewest solutions; among equals, of the one with the
 * smallest code. `undefined` if no family is incomplete. A family without a find does not count.
 */
function closestFamily(found: Iterable<Code>): readonly Code[] | undefined {
  const missing = new Map<Code, number>();
  const families = new Map<Code, readonly Code[]>();
  for (const code of found) {
    let variants = families.get(code);
    if (!variants) {
      variants = variantsOf(code);
      for (const variant of variants) families.set(variant, variants);
    }
    const name = variants[0]!;
    missing.set(name, (missing.get(name) ?? variants.length) - 1);
  }
  const [closest] = [...missing]
    .filter(([, count]) => count > 0)
    .sort(([a, countA], [b, countB]) => countA - countB || (a < b ? -1 : 1));
  return closest && families.get(closest[0]);
}

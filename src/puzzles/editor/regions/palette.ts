import { radioUnderStyles } from '../../../ui/styles/radio-under.styles.ts';
import { msg } from '@lit/localize';
import { css, html, svg, type CSSResult, type TemplateResult } from 'lit';
import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { texturePatterns } from '../../../ui/board/regions/region-textures.ts';
import { adoptRegionTokens } from '../../../ui/puzzles/region-tints.ts';
import { regionWords } from './draft-regions-words.ts';

/** The width of a palette button, and the distance between lines of a texture, in CSS pixels. */
const SIDE = 60;
const PITCH = 10;

export function palette(
  draft: DraftOf<'regions'>,
  chosen: number,
  choose: (region: number) => void,
): TemplateResult {
  adoptRegionTokens();
  const count = draft.shape.rows;
  return html`<div
    class=${`palette of-${count}`}
    role="radiogroup"
    aria-label=${msg('Region to paint with')}
  >
    ${Array.from(
      { length: count },
      (_, region) =>
        // Browsers suppress the click of a tap that follows a quick stroke.
        html`<label @pointerup=${() => choose(region)}>
          <input
            type="radio"
            name="region"
            aria-label=${regionWords(draft, region)}
            .checked=${region === chosen}
            @change=${() => choose(region)}
          />
          <span class="swatch" aria-hidden="true">
            <svg class="regions" viewBox="0 0 ${SIDE} ${SIDE}" preserveAspectRatio="xMidYMid slice">
              ${region === 0 ? PATTERNS : ''}
              <rect class=${`tint-${region}`} width=${SIDE} height=${SIDE} />
              <rect
                fill=${region === 0 ? 'none' : `url(#texture-${region})`}
                width=${SIDE}
                height=${SIDE}
              />
            </svg>
            <svg class="regions plate" viewBox="0 0 1 1" preserveAspectRatio="none">
              <rect class=${`tint-${region}`} width="1" height="1" />
            </svg>
            <b>${region + 1}<small>${draft.regions.filter((of) => of === region).length}</small></b>
          </span>
        </label>`,
    )}
  </div>`;
}

const PATTERNS = svg`<defs>${texturePatterns(PITCH, 1)}</defs>`;

export const paletteStyles: CSSResult = css`
  .palette {
    --most: 8;
    flex: none;
    display: grid;
    /* As many columns as keep buttons wide enough for a finger, and no more than make even rows. */
    grid-template-columns: repeat(auto-fill, minmax(max(44px, 100% / var(--most) - 0.1px), 1fr));
    /* Narrow windows are used to their edges. */
    padding: 0 clamp(4px, calc((100cqw - 352px) / 2), var(--gutter) - 2px) 8px;
  }
  :is(.of-5, .of-9, .of-10) {
    --most: 5;
  }
  :is(.of-6, .of-11, .of-12) {
    --most: 6;
  }
  .of-7 {
    --most: 7;
  }
  .palette label {
    position: relative;
    padding: 2px;
    cursor: pointer;
    touch-action: manipulation;
  }
  ${radioUnderStyles}
  .swatch {
    position: relative;
    display: grid;
    place-items: center;
    height: max(44px, 2.5rem);
    border-radius: 10px;
    overflow: hidden;
    font-size: var(--t-15);
    line-height: 1rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .swatch::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1.5px var(--rg-edge);
  }
  .swatch .regions {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .swatch .plate {
    inset: auto;
    width: 1.75rem;
    height: 2rem;
    border-radius: 6px;
  }
  .swatch b {
    position: relative;
  }
  .swatch small {
    display: block;
    font-size: var(--t-12);
    font-weight: var(--w-regular);
    line-height: 0.875rem;
  }
  :checked + .swatch {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  :checked + .swatch::after {
    box-shadow: inset 0 0 0 3px var(--rg-edge);
  }
  :focus-visible + .swatch {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

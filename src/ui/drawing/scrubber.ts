import { css, html, type TemplateResult } from 'lit';

/** A place in time, from 0 on, and what leads to another. */
interface Scrubbed {
  readonly label: string;
  readonly at: number;
  readonly last: number;
  /** The place in words, for screen readers. */
  readonly words: string;
  readonly go: (to: number) => void;
  /** Handles a key before the slider does. */
  readonly press?: (event: KeyboardEvent) => void;
}

/**
 * Draws a slider over a line, which is bold up to the place.
 * @param drawn The drawing on the line.
 */
export function scrubber(
  { label, at, last, words, go, press }: Scrubbed,
  drawn: unknown,
): TemplateResult {
  return html`<div class="scrubber" .style=${`--at: ${at / (last || 1)}`}>
    ${drawn}<i class="knob"></i>
    <input
      type="range"
      aria-label=${label}
      max=${last}
      .value=${String(at)}
      aria-valuetext=${words}
      @input=${({ target }: InputEvent) => go((target as HTMLInputElement).valueAsNumber)}
      @keydown=${press}
    />
  </div>`;
}

/** Styles of a scrubber: `--track` is the middle of its line from the top, `--thumb` the width that is touched. */
export const scrubberStyles = css`
  .scrubber {
    --height: 44px;
    /* Time runs to the right in every language. */
    direction: ltr;
    position: relative;
    height: var(--height);
    container-type: inline-size;
  }
  .scrubber::before,
  .scrubber::after {
    content: '';
    position: absolute;
    inset: calc(var(--track) - 1px) calc(var(--thumb) / 2) auto;
    height: 2px;
    background: var(--line-strong);
    opacity: 0.5;
  }
  .scrubber::after {
    inset: calc(var(--track) - 2px) auto auto;
    inset-inline-start: calc(var(--thumb) / 2);
    width: calc(var(--at) * (100% - var(--thumb)));
    height: 4px;
    border-radius: 2px;
    background: var(--ink);
    opacity: 1;
  }
  .knob {
    position: absolute;
    z-index: 2;
    top: calc(var(--track) - 10px);
    inset-inline-start: calc(var(--thumb) / 2 - 10px + var(--at) * (100% - var(--thumb)));
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--ink);
    box-shadow: 0 0 0 1.5px var(--paper);
  }
  .scrubber input {
    position: absolute;
    z-index: 3;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    opacity: 0;
    cursor: pointer;
  }
  .scrubber input::-webkit-slider-thumb {
    appearance: none;
    width: var(--thumb);
    height: var(--height);
  }
  .scrubber input::-moz-range-thumb {
    width: var(--thumb);
    height: var(--height);
    border: 0;
  }
  @media (forced-colors: active) {
    .scrubber::before,
    .scrubber::after,
    .knob {
      background: CanvasText;
    }
  }
`;

import { css, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { followPopover } from '../../ui/dialogs/follow-popover.ts';
import { msg } from '@lit/localize';
import { icon, moreIcon, queenIcon } from '../../ui/drawing/icons.ts';
import type { Supposing } from './supposing.ts';

export const moreMenuStyles = css`
  .more {
    position: fixed;
    inset-block: calc(var(--safe-t) + 52px) auto;
    inset-inline: auto calc(var(--safe-end) + 8px);
    min-width: min(15rem, 100vw - 16px);
    max-width: calc(100vw - 16px);
    max-height: calc(100dvh - 60px);
    margin: 0;
    padding: 6px;
    overflow: hidden auto;
    border: 0;
    border-radius: var(--r-4);
    color: var(--ink);
    background: var(--surface);
    box-shadow:
      var(--sh-2),
      inset 0 0 0 1px var(--rim);
  }
  .more button {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 48px;
    padding: 4px 14px;
    border-radius: var(--r-3);
    font-size: var(--t-15);
    line-height: 1.25rem;
    text-align: start;
  }
  .more .icon,
  .more button[aria-disabled='true'] {
    color: var(--ink-2);
  }
  .more button[aria-disabled='true'] .icon {
    opacity: 0.45;
  }
  @media (forced-colors: active) {
    .more {
      border: 1px solid CanvasText;
    }
  }
`;

/**
 * Draws the button More and its menu.
 * @param label The name of the button, with the actions in the menu.
 */
export function moreMenu(label: string, items: readonly TemplateResult[]): TemplateResult {
  return html`<button class="icon-button" popovertarget="more" aria-label=${label}>
      ${icon(moreIcon)}
    </button>
    <div id="more" class="more" popover @beforetoggle=${followPopover}>${items}</div>`;
}

/**
 * Draws an action of the menu, which closes when it is chosen.
 * @param enabled False if the action has nothing to do at the moment, or says why it cannot.
 */
export function moreItem(
  drawing: SVGTemplateResult,
  label: string,
  run: () => unknown,
  enabled = true,
): TemplateResult {
  return html`<button
    popovertarget="more"
    popovertargetaction="hide"
    aria-disabled=${!enabled}
    @click=${run}
  >
    ${icon(drawing)}${label}
  </button>`;
}

/** Draws the action that supposes a queen, for players who cannot hold a square. */
export function supposeItem(supposing: Supposing): TemplateResult {
  return moreItem(queenIcon, msg('Try a queen'), () => supposing.begin(), !supposing.isOn);
}

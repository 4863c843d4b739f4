import { msg } from '@lit/localize';
import { css, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { eyeIcon, icon, shareIcon } from '../../ui/drawing/icons.ts';
import { setCovering } from '../../ui/dialogs/uncovered-time.ts';
import { startOverIcon, timerIcon, timerOffIcon } from '../shared/puzzle-icons.ts';

export interface MoreActions {
  toggleTime(): void;
  startOver(): unknown;
  askToShow(): unknown;
  share(): unknown;
}

export const moreMenuStyles = css`
  .more {
    position: fixed;
    inset: calc(var(--safe-t) + 52px) calc(var(--safe-r) + 8px) auto auto;
    min-width: min(15rem, 100vw - 16px);
    max-width: calc(100vw - 16px);
    max-height: calc(100dvh - 60px);
    margin: 0;
    padding: 6px;
    overflow: hidden auto;
    border: 0;
    color: var(--ink);
    --card-shadow: var(--sh-2);
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
    text-align: left;
  }
  .more .icon {
    color: var(--ink-2);
  }
  @media (forced-colors: active) {
    .more {
      border: 1px solid CanvasText;
    }
  }
`;

/** Draws the menu of the button More. It closes when an item is chosen. */
export function moreMenu(timeShown: boolean, actions: MoreActions): TemplateResult {
  const item = (drawing: SVGTemplateResult, label: string, run: () => unknown): TemplateResult =>
    html`<button popovertarget="more" popovertargetaction="hide" @click=${run}>
      ${icon(drawing)}${label}
    </button>`;
  return html`<div
    id="more"
    class="card more"
    popover
    @beforetoggle=${({ currentTarget, newState }: ToggleEvent) =>
      setCovering(currentTarget as HTMLElement, newState === 'open')}
  >
    ${item(startOverIcon, msg('Start over'), () => actions.startOver())}
    ${item(eyeIcon, msg('Reveal solution'), () => actions.askToShow())}
    ${item(shareIcon, msg('Share the puzzle'), () => actions.share())}
    ${item(
      timeShown ? timerOffIcon : timerIcon,
      timeShown ? msg('Hide the time') : msg('Show the time'),
      () => actions.toggleTime(),
    )}
  </div>`;
}

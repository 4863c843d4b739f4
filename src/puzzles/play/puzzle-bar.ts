import { msg, str } from '@lit/localize';
import { css, html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { setCovering } from '../../ui/dialogs/uncovered-time.ts';
import {
  backIcon,
  eyeIcon,
  icon,
  lookBackIcon,
  shareIcon,
  slidersIcon,
} from '../../ui/drawing/icons.ts';
import type { PuzzleGame } from '../game/puzzle-game.ts';
import type { NtPuzzlePlay } from './puzzle-play.ts';
import { canLookBack } from '../look-back/looked-back.ts';
import { toBeatWords } from '../shared/challenge-words.ts';
import { placeWords } from '../shared/practice.ts';
import { moreIcon, startOverIcon, timerIcon, timerOffIcon } from '../shared/puzzle-icons.ts';
import { originWords, puzzleTitle } from '../shared/puzzle-words.ts';
import type { PuzzleActions } from './puzzle-actions.ts';

/** Draws the bar over a puzzle: Back, the title, More and Settings. */
export function puzzleBar(
  screen: NtPuzzlePlay,
  game: PuzzleGame,
  actions: PuzzleActions,
  timeShown: boolean,
): TemplateResult {
  return html`<div class="bar">
    <a class="icon-button" href=${screen.backAddress} aria-label=${msg('Back')}>
      ${icon(backIcon)}
    </a>
    <h1>${puzzleTitle(game.played)}<small>${underTitle(screen, game)}</small></h1>
    <button
      class="icon-button"
      popovertarget="more"
      aria-label=${msg('More: start over, reveal solution, share')}
    >
      ${icon(moreIcon)}
    </button>
    ${moreMenu(screen, game, actions, timeShown)}
    <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
      ${icon(slidersIcon)}
    </a>
  </div>`;
}

/** Returns the time of a friend, the place in practice, or else the origin of the puzzle. */
function underTitle(
  { challenge, practice, origin }: NtPuzzlePlay,
  { played, tableBoard }: PuzzleGame,
): string {
  if (challenge) return toBeatWords(challenge);
  if (practice) return msg(str`Practice ${placeWords(practice.placeOf(played.name))}`);
  return originWords(played, tableBoard !== undefined, origin);
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
function moreMenu(
  screen: NtPuzzlePlay,
  game: PuzzleGame,
  actions: PuzzleActions,
  timeShown: boolean,
): TemplateResult {
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
    ${canLookBack(game) ? item(lookBackIcon, msg('Look back'), () => actions.lookBack()) : nothing}
    ${item(shareIcon, msg('Share the puzzle'), () => actions.share())}
    ${item(
      timeShown ? timerOffIcon : timerIcon,
      timeShown ? msg('Hide the time') : msg('Show the time'),
      () => screen.toggleTime(),
    )}
  </div>`;
}

import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { icon, slidersIcon } from '../../ui/drawing/icons.ts';
import { backIcon } from '../../ui/drawing/more-icons.ts';
import type { PuzzleActions } from './puzzle-actions.ts';
import type { PuzzleGame } from '../game/puzzle-game.ts';
import { moreIcon } from '../shared/puzzle-icons.ts';
import { toBeatWords } from '../shared/challenge-words.ts';
import { placeWords } from '../shared/practice.ts';
import { backAddress, type PuzzleScreen } from '../game/puzzle-screen.ts';
import { originWords, puzzleTitle } from '../shared/puzzle-words.ts';

/** Draws the bar over a puzzle: Back, the title, More and Settings. */
export function puzzleBar(
  screen: PuzzleScreen,
  game: PuzzleGame,
  actions: PuzzleActions,
  timeShown: boolean,
): TemplateResult {
  return html`<div class="bar">
    <a class="icon-button" href=${backAddress(screen)} aria-label=${msg('Back')}>
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
    ${actions.menu(timeShown)}
    <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
      ${icon(slidersIcon)}
    </a>
  </div>`;
}

/** Returns the time of a friend, the place in practice, or else the origin of the puzzle. */
function underTitle(
  { challenge, practice, origin }: PuzzleScreen,
  { played, tableBoard }: PuzzleGame,
): string {
  if (challenge) return toBeatWords(challenge);
  if (practice) return msg(str`Practice ${placeWords(practice.placeOf(played.name))}`);
  return originWords(played, tableBoard !== undefined, origin);
}

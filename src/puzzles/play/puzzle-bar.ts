import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { moreItem, moreMenu, supposeItem } from '../../game/screen/more-menu.ts';
import {
  backIcon,
  eyeIcon,
  icon,
  lookBackIcon,
  redoIcon,
  shareIcon,
  slidersIcon,
} from '../../ui/drawing/icons.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import type { NtPuzzlePlay } from './puzzle-play.ts';
import { canLookBack } from '../look-back/looked-back.ts';
import { toBeatWords } from '../shared/challenge-words.ts';
import { startOverIcon, timerIcon, timerOffIcon } from '../shared/puzzle-icons.ts';
import { originWords, puzzleTitle } from '../shared/puzzle-words.ts';
import type { PuzzleActions } from './puzzle-actions.ts';

/** Draws the bar over a puzzle: Back, the title, More and Settings. */
export function puzzleBar(
  screen: NtPuzzlePlay,
  session: PuzzleSession,
  actions: PuzzleActions,
  timeShown: boolean,
): TemplateResult {
  return html`<div class="bar">
    <a
      class="icon-button"
      href=${screen.backAddress}
      aria-label=${msg('Back', { id: 'back-to-before', desc: 'A button: to the screen before' })}
    >
      ${icon(backIcon)}
    </a>
    <h1>${puzzleTitle(session.played)}<small>${underTitle(screen, session)}</small></h1>
    ${moreMenu(
      isThoughtOn(session)
        ? msg('More: suppose a queen, redo, start over, reveal solution, share')
        : msg('More: redo, start over, reveal solution, share'),
      menuItems(screen, session, actions, timeShown),
    )}
    <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
      ${icon(slidersIcon)}
    </a>
  </div>`;
}

/** Returns the time of a friend, or else the origin of the puzzle. */
function underTitle(
  { challenge, origin }: NtPuzzlePlay,
  { played, tableBoard }: PuzzleSession,
): string {
  if (challenge) return toBeatWords(challenge);
  return originWords(played, tableBoard !== undefined, origin);
}

function menuItems(
  screen: NtPuzzlePlay,
  session: PuzzleSession,
  actions: PuzzleActions,
  timeShown: boolean,
): TemplateResult[] {
  return [
    ...(isThoughtOn(session) ? [supposeItem(screen.supposing)] : []),
    moreItem(
      redoIcon,
      msg('Redo'),
      () => screen.play({ kind: 'redo' }),
      session.game.history.future.length > 0 && !screen.supposing.isOn,
    ),
    moreItem(startOverIcon, msg('Start over'), () => actions.startOver()),
    moreItem(eyeIcon, msg('Reveal solution'), () => actions.askToShow()),
    ...(canLookBack(session)
      ? [moreItem(lookBackIcon, msg('Look back'), () => actions.lookBack())]
      : []),
    moreItem(shareIcon, msg('Share the puzzle'), () => actions.share()),
    moreItem(
      timeShown ? timerOffIcon : timerIcon,
      timeShown ? msg('Hide the time') : msg('Show the time'),
      () => screen.toggleTime(),
    ),
  ];
}

/** Returns true if queens can be supposed on the board. */
function isThoughtOn({ geometry }: PuzzleSession): boolean {
  return geometry.rules.goal.kind === 'place';
}

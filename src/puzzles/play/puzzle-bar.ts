import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { moreItem, moreMenu, supposeItem } from '../../game/screen/more-menu.ts';
import type { Supposing } from '../../game/screen/supposing.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { eyeIcon, lookBackIcon, redoIcon, shareIcon } from '../../ui/drawing/icons.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { canLookBack } from '../look-back/looked-back.ts';
import { startOverIcon, timerIcon, timerOffIcon } from '../shared/puzzle-icons.ts';
import { puzzleTitle } from '../shared/puzzle-words.ts';
import type { RunPuzzle } from './puzzle-actions.ts';

/**
 * Draws the bar over a puzzle: Back, the title, More and Settings.
 * @param back The address that Back leads to.
 * @param underTitle The origin of the puzzle, or the time of a friend.
 */
export function puzzleBar(
  session: PuzzleSession,
  supposing: Supposing,
  run: RunPuzzle,
  back: string,
  underTitle: string,
  timeShown: boolean,
): TemplateResult {
  const isThoughtOn = !session.geometry.mayAttack;
  const items = [
    ...(isThoughtOn ? [supposeItem(supposing)] : []),
    moreItem(
      redoIcon,
      msg('Redo'),
      () => run('redo'),
      session.game.history.future.length > 0 && !supposing.isOn,
    ),
    moreItem(startOverIcon, msg('Start over'), () => run('start-over')),
    moreItem(eyeIcon, msg('Reveal solution'), () => run('reveal')),
    ...(canLookBack(session)
      ? [moreItem(lookBackIcon, msg('Look back'), () => run('look-back'))]
      : []),
    moreItem(shareIcon, msg('Share the puzzle'), () => run('share')),
    moreItem(
      timeShown ? timerOffIcon : timerIcon,
      timeShown ? msg('Hide the time') : msg('Show the time'),
      () => run('time'),
    ),
  ];
  return html`<div class="bar">
    ${backLink(back)}
    <h1>${puzzleTitle(session.played)}<small>${underTitle}</small></h1>
    ${moreMenu(
      isThoughtOn
        ? msg('More: try a queen, redo, start over, reveal solution, share')
        : msg('More: redo, start over, reveal solution, share'),
      items,
    )}
    ${settingsLink()}
  </div>`;
}

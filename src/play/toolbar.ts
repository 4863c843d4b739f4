import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../core/game/game.ts';
import { editTools } from '../game/screen/tools.ts';
import { eyeIcon, hintIcon, icon, queenIcon } from '../ui/drawing/icons.ts';

interface ToolActions {
  readonly play: (kind: 'undo' | 'redo' | 'clear') => unknown;
  readonly toggleMarking: () => unknown;
  /** Reveals a solution, or clears a solved board for another one. */
  readonly reveal: () => unknown;
  readonly check: () => unknown;
  readonly hint: () => unknown;
}

/**
 * Draws the tools below the board.
 * @param marking True if a tap marks instead of placing.
 * @param canReveal True if there may be something to reveal, or the board is solved.
 * @param isDone True if the board is solved and there are more solutions to find.
 */
export function toolbar(
  game: Game,
  marking: boolean,
  canReveal: boolean,
  isDone: boolean,
  { play, toggleMarking, check, reveal, hint }: ToolActions,
): TemplateResult {
  return html`<div class="tools" role="toolbar" aria-label=${msg('Board tools')}>
    ${editTools(game, marking, play, toggleMarking, check)}
    <button
      class="tool"
      aria-haspopup=${isDone ? nothing : 'dialog'}
      aria-disabled=${!canReveal}
      aria-label=${isDone ? nothing : msg('Reveal solution')}
      @click=${reveal}
    >
      ${icon(isDone ? queenIcon : eyeIcon)}${isDone ? msg('Find another') : msg('Reveal')}
    </button>
    <button class="tool hint" @click=${hint}>${icon(hintIcon)}${msg('Hint')}</button>
  </div>`;
}

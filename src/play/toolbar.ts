import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../core/game.ts';
import { editTools } from '../game/tools.ts';
import { eyeIcon, hintIcon, icon } from '../ui/icons.ts';

/** What the tools do. */
export interface ToolActions {
  readonly play: (kind: 'undo' | 'redo' | 'clear') => unknown;
  readonly toggleMarking: () => unknown;
  readonly reveal: () => unknown;
  readonly hint: () => unknown;
}

/**
 * The tools below the board.
 * @param marking Whether a tap marks instead of placing.
 * @param canReveal Whether there may be something to reveal; where there is not, it says why.
 */
export function toolbar(
  game: Game,
  marking: boolean,
  canReveal: boolean,
  { play, toggleMarking, reveal, hint }: ToolActions,
): TemplateResult {
  return html`<div class="tools" role="toolbar" aria-label=${msg('Board tools')}>
    ${editTools(game, marking, play, toggleMarking)}
    <button
      class="tool"
      aria-haspopup="dialog"
      aria-disabled=${!canReveal}
      aria-label=${msg('Show solution')}
      @click=${reveal}
    >
      ${icon(eyeIcon)}${msg('Solution')}
    </button>
    <button class="tool hint" @click=${hint}>${icon(hintIcon)}${msg('Hint')}</button>
  </div>`;
}

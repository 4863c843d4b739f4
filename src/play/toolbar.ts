import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../core/game/game.ts';
import { editTools } from '../game/screen/tools.ts';
import { eyeIcon, hintIcon, icon } from '../ui/drawing/icons.ts';

interface ToolActions {
  readonly play: (kind: 'undo' | 'redo' | 'clear') => unknown;
  readonly toggleMarking: () => unknown;
  readonly reveal: () => unknown;
  readonly check: () => unknown;
  readonly hint: () => unknown;
}

/**
 * Draws the tools below the board.
 * @param marking True if a tap marks instead of placing.
 * @param canReveal True if there may be something to reveal.
 */
export function toolbar(
  game: Game,
  marking: boolean,
  canReveal: boolean,
  { play, toggleMarking, check, reveal, hint }: ToolActions,
): TemplateResult {
  return html`<div class="tools" role="toolbar" aria-label=${msg('Board tools')}>
    ${editTools(game, marking, play, toggleMarking, check)}
    <button
      class="tool"
      aria-haspopup="dialog"
      aria-disabled=${!canReveal}
      aria-label=${msg('Reveal solution')}
      @click=${reveal}
    >
      ${icon(eyeIcon)}${msg('Reveal')}
    </button>
    <button class="tool hint" @click=${hint}>${icon(hintIcon)}${msg('Hint')}</button>
  </div>`;
}

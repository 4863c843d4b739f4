import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../core/game.ts';
import { tool } from '../game/tools.ts';
import { clearIcon, eyeIcon, hintIcon, icon, markIcon, redoIcon, undoIcon } from '../ui/icons.ts';

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
  { past, future, present }: Game['history'],
  marking: boolean,
  canReveal: boolean,
  { play, toggleMarking, reveal, hint }: ToolActions,
): TemplateResult {
  const bare = present.queens.length + present.marks.length === 0;
  return html`<div class="tools" role="toolbar" aria-label=${msg('Board tools')}>
    <div class="group">
      ${tool(undoIcon, msg('Undo'), past.length > 0, () => play('undo'))}
      ${tool(redoIcon, msg('Redo'), future.length > 0, () => play('redo'))}
      ${tool(clearIcon, msg('Clear'), !bare, () => play('clear'))}
      <button class="tool" aria-pressed=${marking} @click=${toggleMarking}>
        ${icon(markIcon)}${msg('Mark')}
      </button>
    </div>
    <button class="tool alone" aria-haspopup="dialog" aria-disabled=${!canReveal} @click=${reveal}>
      ${icon(eyeIcon)}${msg('Reveal')}
    </button>
    <button class="tool alone hint" @click=${hint}>${icon(hintIcon)}${msg('Hint')}</button>
  </div>`;
}

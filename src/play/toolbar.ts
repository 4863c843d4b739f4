import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../core/game/game.ts';
import { hintTool, tool, tools, type ToolActions } from '../game/screen/tools.ts';
import { queenIcon, undoIcon } from '../ui/drawing/icons.ts';

interface PlayActions extends ToolActions {
  readonly findAnother: () => unknown;
}

/**
 * Draws the tools below the board.
 * @param marking True if a tap marks instead of placing.
 * @param stage The tools that are needed: few in the first minute, and another board after a solved one.
 */
export function toolbar(
  game: Game,
  marking: boolean,
  stage: 'first-minute' | 'open' | 'done',
  actions: PlayActions,
): TemplateResult {
  const label = msg('Board tools');
  if (stage === 'first-minute') {
    const canUndo = game.history.past.length > 0;
    return html`<div class="tools few" role="toolbar" aria-label=${label}>
      ${tool(undoIcon, msg('Undo'), canUndo, () => actions.play('undo'))} ${hintTool(actions.hint)}
    </div>`;
  }
  const second =
    stage === 'done'
      ? tool(queenIcon, msg('Find another'), true, () => actions.findAnother())
      : undefined;
  return tools(label, game, marking, actions, second);
}

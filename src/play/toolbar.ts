import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../core/game/game.ts';
import { hintTool, tool, tools, type RunTool } from '../game/screen/tools.ts';
import { undoIcon } from '../ui/drawing/icons.ts';

/**
 * Draws the tools below the board.
 * @param marking True if a tap marks instead of placing.
 * @param isFirstMinute True for the tools of the first minute, which are few.
 */
export function toolbar(
  game: Game,
  marking: boolean,
  isFirstMinute: boolean,
  run: RunTool,
): TemplateResult {
  const label = msg('Board tools');
  if (!isFirstMinute) return tools(label, game, marking, run);
  const canUndo = game.history.past.length > 0;
  return html`<div class="tools few" role="toolbar" aria-label=${label}>
    ${tool(undoIcon, msg('Undo'), canUndo, () => run('undo'))} ${hintTool(run)}
  </div>`;
}

import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../../core/game/game.ts';
import {
  checkIcon,
  clearIcon,
  icon,
  markIcon,
  redoIcon,
  undoIcon,
} from '../../ui/drawing/icons.ts';

/** Draws a tool below the board. A disabled tool stays focusable, so that the focus is not lost with its last use. */
export function tool(
  drawing: Parameters<typeof icon>[0],
  label: string,
  enabled: boolean,
  run: () => void,
): TemplateResult {
  return html`<button
    class="tool"
    aria-disabled=${!enabled}
    @click=${() => {
      if (enabled) run();
    }}
  >
    ${icon(drawing)}${label}
  </button>`;
}

/**
 * Draws the group of tools that change or check the board.
 * @param marking True if a tap marks instead of placing.
 */
export function editTools(
  { givens, history: { past, present, future } }: Game,
  marking: boolean,
  play: (kind: 'undo' | 'redo' | 'clear') => unknown,
  toggleMarking: () => unknown,
  check: () => unknown,
): TemplateResult {
  const canClear = present.queens.length + present.marks.length > givens.length;
  return html`<div class="group">
    ${tool(undoIcon, msg('Undo'), past.length > 0, () => play('undo'))}
    ${tool(redoIcon, msg('Redo'), future.length > 0, () => play('redo'))}
    ${tool(clearIcon, msg('Clear'), canClear, () => play('clear'))}
    <button class="tool" aria-pressed=${marking} @click=${toggleMarking}>
      ${icon(markIcon)}${msg('Mark')}
    </button>
    ${tool(checkIcon, msg('Check'), true, check)}
  </div>`;
}

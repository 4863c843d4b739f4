import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Game } from '../../core/game/game.ts';
import {
  checkIcon,
  clearIcon,
  icon,
  hintIcon,
  markIcon,
  undoIcon,
} from '../../ui/drawing/icons.ts';

/**
 * Draws a tool below the board. A disabled tool stays focusable, so that the focus is not lost with its last use.
 * @param look A class: `hint` for what counts as help, `hot` for what the board asks for.
 */
export function tool(
  drawing: Parameters<typeof icon>[0],
  label: string,
  enabled: boolean,
  run: () => void,
  look = '',
): TemplateResult {
  return html`<button
    class="tool ${look}"
    aria-disabled=${!enabled}
    @click=${() => {
      if (enabled) run();
    }}
  >
    ${icon(drawing)}${label}
  </button>`;
}

/** The commands of the tools. */
type ToolCommand = 'undo' | 'clear' | 'mark' | 'check' | 'hint';

/** Runs the command of a tool. */
export type RunTool = (command: ToolCommand) => unknown;

/**
 * Draws the tools below a board: those that change it in one capsule, then Check and Hint.
 * @param label The name of the toolbar.
 * @param marking True if a tap marks instead of placing.
 */
export function tools(
  label: string,
  { givens, history: { past, present } }: Game,
  marking: boolean,
  run: RunTool,
): TemplateResult {
  const canClear = present.queens.length + present.marks.length > givens.length;
  return html`<div class="tools" role="toolbar" aria-label=${label}>
    <div class="group">
      ${tool(undoIcon, msg('Undo'), past.length > 0, () => run('undo'))}
      ${tool(clearIcon, msg('Clear'), canClear, () => run('clear'))}
      <button class="tool" aria-pressed=${marking} @click=${() => run('mark')}>
        ${icon(markIcon)}${msg('Mark', { id: 'mark-tool', desc: 'A tool that marks squares as empty' })}
      </button>
    </div>
    ${tool(checkIcon, msg('Check', { desc: 'A button: look for mistakes' }), true, () => run('check'))}
    ${hintTool(run)}
  </div>`;
}

export function hintTool(run: RunTool): TemplateResult {
  return html`<button class="tool hint" @click=${() => run('hint')}>
    ${icon(hintIcon)}${msg('Hint')}
  </button>`;
}

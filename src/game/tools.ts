import { html, type TemplateResult } from 'lit';
import { icon } from '../ui/icons.ts';

/** A tool below the board. It stays focusable when it has nothing to do, so that using it up loses no focus. */
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

import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { writeSettings, type Settings } from '../../progress/settings/settings.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';

const loadList = () => import('./board-in-words.ts');

/** True once the code of the board in words was requested since it was switched on: a screen renders often. */
let isRequested = false;

/**
 * Draws the button of the board in words, and while it is on, the board in words. Its code is loaded then.
 * @param list Draws the board in words.
 */
export function inWords(
  { inWords: isOn }: Settings,
  list: () => TemplateResult,
): readonly [TemplateResult, TemplateResult | typeof nothing] {
  // Not part of the first view: few players hear the board.
  if (isOn && !isRequested) void optionalImport(loadList);
  isRequested = isOn;
  return [
    html`<button
      class="unseen in-words"
      aria-expanded=${isOn}
      @click=${() => writeSettings({ inWords: !isOn })}
    >
      ${msg('Board in words')}
    </button>`,
    isOn ? list() : nothing,
  ];
}

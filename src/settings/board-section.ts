import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { icon, questionIcon } from '../ui/drawing/icons.ts';
import { choices, onOff } from './controls.ts';
import {
  coordinatesIcon,
  hapticsIcon,
  keyboardIcon,
  mistakesIcon,
  previewIcon,
  singleKeysIcon,
  soundIcon,
  starIcon,
  waysIcon,
} from './settings-icons.ts';

/** Matches where the player has a pointer that can hover over a square. */
const HOVER = matchMedia('(hover: hover)');

/** Renders the settings of what the board shows, how it sounds, and how it is played. */
export function boardSection(
  settings: Settings,
  showHowToPlay: () => void,
  showKeys: () => void,
): TemplateResult {
  return html`<section aria-labelledby="board">
    <h2 id="board">${msg('Board')}</h2>
    <div class="card">
      ${onOff(
        settings,
        'stars',
        starIcon,
        msg('Show attacked squares'),
        msg('Small lines point to the queens'),
      )}
      <div class="row">
        ${icon(coordinatesIcon)}<span id="coordinates">${msg('Coordinates')}</span>
        <div class="segments" role="radiogroup" aria-labelledby="coordinates">
          ${choices(settings, 'coordinates', [
            ['always', msg('Always')],
            ['named', msg('When needed')],
            ['never', msg('Never')],
          ])}
        </div>
      </div>
      <div class="row">
        ${icon(waysIcon)}<span id="ways">${msg('Possible solutions')}</span>
        <div class="segments" role="radiogroup" aria-labelledby="ways">
          ${choices(settings, 'ways', [
            ['each-move', msg('Each move')],
            ['asked', msg('On request')],
            ['off', msg('Off')],
          ])}
        </div>
      </div>
      ${
        HOVER.matches
          ? onOff(
              settings,
              'preview',
              previewIcon,
              msg('Solutions before a move'),
              msg('Shown for the square you point at. Counts as a hint.'),
            )
          : nothing
      }
      ${onOff(
        settings,
        'mistakes',
        mistakesIcon,
        msg('Show mistakes'),
        msg('As soon as you make them. Counts as checks.'),
      )}
      ${onOff(settings, 'sound', soundIcon, msg('Sound'))}
      ${'vibrate' in navigator ? onOff(settings, 'haptics', hapticsIcon, msg('Haptics')) : nothing}
      ${
        // Without a pointer that hovers there is probably no keyboard. What was switched off can be switched on again.
        HOVER.matches || !settings.singleKeys
          ? onOff(
              settings,
              'singleKeys',
              singleKeysIcon,
              msg('Single keys'),
              msg('Letters, digits and symbols are shortcuts, such as H for a hint'),
            )
          : nothing
      }
      <button class="row" aria-haspopup="dialog" @click=${showHowToPlay}>
        ${icon(questionIcon)}<span>${msg('How to play')}</span>
      </button>
      <button class="row keyboard" aria-haspopup="dialog" @click=${showKeys}>
        ${icon(keyboardIcon)}<span>${msg('All keys')}</span>
      </button>
    </div>
  </section>`;
}

import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { downIcon, icon, markIcon, questionIcon } from '../ui/drawing/icons.ts';
import { choiceRow, onOff } from './controls.ts';
import {
  awakeIcon,
  coordinatesIcon,
  hapticsIcon,
  holdIcon,
  inWordsIcon,
  keyboardIcon,
  mistakesIcon,
  quickTapsIcon,
  singleKeysIcon,
  soundIcon,
  speechIcon,
  starIcon,
  tapIcon,
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
    <h2 id="board">${msg('Board', { desc: 'A heading in the settings' })}</h2>
    <div class="card">
      ${choiceRow(settings, 'stars', starIcon, msg('Show attacked squares'), [
        ['shade', msg('Shade', { desc: 'Attacked squares' })],
        ['lines', msg('Lines', { desc: 'Attacked squares' })],
        ['off', msg('Off', { id: 'stars-off', desc: 'Attacked squares look like the others' })],
      ])}
      ${choiceRow(
        settings,
        'coordinates',
        coordinatesIcon,
        msg('Coordinates', { desc: 'Names of squares at the edge of the board' }),
        [
          ['always', msg('Always', { desc: 'Coordinates' })],
          ['named', msg('When needed', { desc: 'Coordinates' })],
          ['never', msg('Never', { desc: 'Coordinates' })],
        ],
      )}
      ${choiceRow(settings, 'ways', waysIcon, msg('Possible solutions'), [
        ['each-move', msg('Each move', { desc: 'How often solutions are counted' })],
        ['asked', msg('On request', { desc: 'How often solutions are counted' })],
        ['off', msg('Off', { id: 'ways-off', desc: 'Possible solutions are not counted' })],
      ])}
      ${onOff(
        settings,
        'mistakes',
        mistakesIcon,
        msg('Show mistakes', { desc: 'A switch' }),
        msg('Counts as checks.'),
      )}
      ${choiceRow(
        settings,
        'tapsCycle',
        tapIcon,
        msg('On an empty square', { desc: 'Queen, or × first' }),
        [
          [false, msg('Queen', { desc: 'A tap places a queen' })],
          [true, msg('× first, then queen', { desc: 'Taps go through mark, queen and empty' })],
        ],
      )}
      ${onOff(settings, 'autoMarks', markIcon, msg('Mark attacked squares for me'))}
      ${onOff(settings, 'inWords', inWordsIcon, msg('Board in words'))}
      ${onOff(settings, 'sound', soundIcon, msg('Sound', { desc: 'A switch' }))}
      <button class="row" aria-haspopup="dialog" @click=${showHowToPlay}>
        ${icon(questionIcon)}<span>${msg('How to play')}</span>
      </button>
      <details class="more">
        <summary class="row">
          ${icon(downIcon)}<span>${msg('More', { desc: 'Opens the rest of a text' })}</span>
        </summary>
        ${choiceRow(
          settings,
          'hold',
          holdIcon,
          msg('Hold', { desc: 'A setting: how long a press is a hold' }),
          [
            [350, msg('Short', { id: 'hold-short', desc: 'A press of 350 ms' })],
            [600, msg('Medium', { id: 'hold-medium', desc: 'A press of 600 ms' })],
            [1000, msg('Long', { id: 'hold-long', desc: 'A press of one second' })],
            ['off', msg('Off', { id: 'hold-off', desc: 'Long presses are taps' })],
          ],
          msg('Tries a queen, or shows what a square attacks'),
        )}
        ${onOff(settings, 'ignoresQuickTaps', quickTapsIcon, msg('Ignore quick second presses'))}
        ${onOff(settings, 'briefSpeech', speechIcon, msg('Fewer words for screen readers'))}
        ${'vibrate' in navigator ? onOff(settings, 'haptics', hapticsIcon, msg('Vibration', { desc: 'A switch: the device vibrates' })) : nothing}
        ${
          'wakeLock' in navigator
            ? onOff(settings, 'awake', awakeIcon, msg('Keep the screen on', { desc: 'A switch' }))
            : nothing
        }
        ${
          // Without a pointer that hovers there is probably no keyboard. What was switched off can be switched on again.
          HOVER.matches || !settings.singleKeys
            ? onOff(
                settings,
                'singleKeys',
                singleKeysIcon,
                msg('Single keys', { desc: 'A switch: shortcuts of one key' }),
              )
            : nothing
        }
        <button class="row keyboard" aria-haspopup="dialog" @click=${showKeys}>
          ${icon(keyboardIcon)}<span>${msg('All keys')}</span>
        </button>
      </details>
    </div>
  </section>`;
}

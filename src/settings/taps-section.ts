import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { icon, markIcon } from '../ui/drawing/icons.ts';
import { choices, onOff } from './controls.ts';
import { tapIcon } from './settings-icons.ts';

export function tapsSection(settings: Settings): TemplateResult {
  return html`<section aria-labelledby="tapping">
    <h2 id="tapping">${msg('Taps', { desc: 'A heading: what taps do' })}</h2>
    <div class="card">
      <div class="row">
        ${icon(tapIcon)}
        <span>
          <span id="taps">${msg('Tap on a square', { desc: 'Queen, or × first' })}</span>
          <small id="taps-description">
            ${
              settings.tapsCycle
                ? msg('Marks it; the second tap places a queen, the third empties it')
                : msg('Places a queen; the next tap removes it')
            }
          </small>
        </span>
        <div
          class="segments"
          role="radiogroup"
          aria-labelledby="taps"
          aria-describedby="taps-description"
        >
          ${choices(settings, 'tapsCycle', [
            [false, msg('Queen', { desc: 'A tap places a queen' })],
            [true, msg('× first, then queen', { desc: 'Taps go through mark, queen and empty' })],
          ])}
        </div>
      </div>
      ${onOff(
        settings,
        'autoMarks',
        markIcon,
        msg('Mark attacked squares for me'),
        msg('A queen marks the squares it attacks, and unmarks them when you remove it'),
      )}
    </div>
  </section>`;
}

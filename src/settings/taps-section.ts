import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { icon, markIcon } from '../ui/drawing/icons.ts';
import { choices, onOff } from './controls.ts';
import { holdIcon, quickTapsIcon, tapIcon } from './settings-icons.ts';

export function tapsSection(settings: Settings): TemplateResult {
  return html`<section aria-labelledby="tapping">
    <h2 id="tapping">${msg('Taps', { desc: 'A heading: what taps do' })}</h2>
    <div class="card">
      <div class="row">
        ${icon(tapIcon)}<span id="taps"
          >${msg('Tap on a square', { desc: 'Queen, or × first' })}</span
        >
        <div class="segments" role="radiogroup" aria-labelledby="taps">
          ${choices(settings, 'tapsCycle', [
            [false, msg('Queen', { desc: 'A tap places a queen' })],
            [true, msg('× first, then queen', { desc: 'Taps go through mark, queen and empty' })],
          ])}
        </div>
      </div>
      ${onOff(settings, 'autoMarks', markIcon, msg('Mark attacked squares for me'))}
      <div class="row">
        ${icon(holdIcon)}
        <span>
          <span id="hold">${msg('Hold', { desc: 'A setting: how long a press is a hold' })}</span>
          <small id="hold-description">
            ${msg('Tries a queen, or shows what a square attacks')}
          </small>
        </span>
        <div
          class="segments"
          role="radiogroup"
          aria-labelledby="hold"
          aria-describedby="hold-description"
        >
          ${choices(settings, 'hold', [
            [350, msg('Short', { id: 'hold-short', desc: 'A press of 350 ms' })],
            [600, msg('Medium', { id: 'hold-medium', desc: 'A press of 600 ms' })],
            [1000, msg('Long', { id: 'hold-long', desc: 'A press of one second' })],
            ['off', msg('Off', { id: 'hold-off', desc: 'Long presses are taps' })],
          ])}
        </div>
      </div>
      ${onOff(settings, 'ignoresQuickTaps', quickTapsIcon, msg('Ignore quick second taps'))}
    </div>
  </section>`;
}

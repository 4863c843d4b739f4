import { msg } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { queenGlyph } from '../ui/drawing/queen.ts';
import { choices } from './controls.ts';

/**
 * Renders the settings of theme, contrast, board style and motion. The samples have the theme and contrast in force.
 */
export function lookSection(settings: Settings): TemplateResult {
  const { theme, contrast } = document.documentElement.dataset;
  return html`<section aria-labelledby="look">
    <h2 id="look">${msg('Look', { desc: 'A heading: how the game looks' })}</h2>
    <div class="card" data-theme=${theme ?? 'light'} data-contrast=${contrast ?? nothing}>
      <div
        class="segments wide"
        role="radiogroup"
        aria-label=${msg('Theme', { desc: 'Light or dark' })}
      >
        ${choices(settings, 'theme', [
          ['auto', msg('Auto')],
          ['light', msg('Light', { desc: 'The theme' })],
          ['dark', msg('Dark', { desc: 'The theme' })],
        ])}
      </div>
      <div class="row">
        <span id="contrast"
          >${msg('More contrast', { desc: 'As the system has it, off or on' })}</span
        >
        <div class="segments" role="radiogroup" aria-labelledby="contrast">
          ${choices(settings, 'contrast', [
            ['auto', msg('System', { desc: 'As the system has it' })],
            ['off', msg('Off', { id: 'contrast-off', desc: 'More contrast' })],
            ['on', msg('On', { id: 'contrast-on', desc: 'More contrast' })],
          ])}
        </div>
      </div>
      <fieldset
        class="samples"
        role="radiogroup"
        aria-label=${msg('Board style')}
        ?disabled=${contrast !== undefined}
      >
        ${choices(settings, 'board', [
          [
            'celadon',
            html`${boardSample('celadon')}<span
                >${msg('Celadon', { desc: 'A board style: green like the glaze' })}</span
              >`,
          ],
          [
            'line',
            html`${boardSample('line')}<span
                >${msg('Line', { id: 'line-style', desc: 'A board style: thin lines' })}</span
              >`,
          ],
          [
            'delft',
            html`${boardSample('delft')}<span
                >${msg('Delft', { desc: 'A board style: blue like the tiles' })}</span
              >`,
          ],
          [
            'walnut',
            html`${boardSample('walnut')}<span
                >${msg('Walnut', { desc: 'A board style: brown like the wood' })}</span
              >`,
          ],
        ])}
      </fieldset>
      <div class="row">
        <span id="motion">${msg('Motion', { desc: 'How much moves on the screen' })}</span>
        <div class="segments" role="radiogroup" aria-labelledby="motion">
          ${choices(settings, 'motion', [
            ['auto', msg('System', { desc: 'As the system has it' })],
            ['reduced', msg('Reduced', { desc: 'Motion' })],
          ])}
        </div>
      </div>
    </div>
  </section>`;
}

/** Draws a piece of a board in one of its styles: five squares by four, with a queen. */
function boardSample(style: Settings['board']): TemplateResult {
  const squares = Array.from({ length: 20 }, (_, square) => {
    const column = square % 5;
    const row = Math.floor(square / 5);
    return (column + row) % 2 === 1 ? `M${column * 10} ${row * 10}h10v10h-10z` : '';
  });
  return html`<svg data-board=${style} viewBox="0 0 50 40" aria-hidden="true">
    <path class="light" d="M0 0h50v40H0z" />
    <path class="dark" d=${squares.join('')} />
    <path class="between" d="M10 0v40M20 0v40M30 0v40M40 0v40M0 10h50M0 20h50M0 30h50" />
    ${svg`<g class="queen" transform="translate(13 8) scale(.375)">${queenGlyph}</g>`}
  </svg>`;
}

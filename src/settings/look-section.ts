import { msg } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { queenGlyph } from '../ui/drawing/queen.ts';
import { choiceRow, choices } from './controls.ts';

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
      ${choiceRow(
        settings,
        'contrast',
        undefined,
        msg('More contrast', { desc: 'As the system has it, off or on' }),
        [
          ['auto', msg('System', { desc: 'As the system has it' })],
          ['off', msg('Off', { id: 'contrast-off', desc: 'More contrast' })],
          ['on', msg('On', { id: 'contrast-on', desc: 'More contrast' })],
        ],
      )}
      <fieldset
        class="samples"
        role="radiogroup"
        aria-label=${msg('Board style')}
        ?disabled=${contrast !== undefined}
      >
        ${choices(settings, 'board', [
          sample('celadon', msg('Celadon', { desc: 'A board style: green like the glaze' })),
          sample('line', msg('Line', { id: 'line-style', desc: 'A board style: thin lines' })),
          sample('delft', msg('Delft', { desc: 'A board style: blue like the tiles' })),
          sample('walnut', msg('Walnut', { desc: 'A board style: brown like the wood' })),
        ])}
      </fieldset>
      ${choiceRow(
        settings,
        'motion',
        undefined,
        msg('Motion', { desc: 'How much moves on the screen' }),
        [
          ['auto', msg('System', { desc: 'As the system has it' })],
          ['reduced', msg('Reduced', { desc: 'Motion' })],
        ],
      )}
    </div>
  </section>`;
}

/** Returns the option of a board style: a piece of five squares by four, with a queen, and its name. */
function sample(
  style: Settings['board'],
  name: string,
): readonly [Settings['board'], TemplateResult] {
  const squares = Array.from({ length: 20 }, (_, square) => {
    const column = square % 5;
    const row = Math.floor(square / 5);
    return (column + row) % 2 === 1 ? `M${column * 10} ${row * 10}h10v10h-10z` : '';
  });
  const drawing = html`<svg data-board=${style} viewBox="0 0 50 40" aria-hidden="true">
    <path class="light" d="M0 0h50v40H0z" />
    <path class="dark" d=${squares.join('')} />
    <path class="between" d="M10 0v40M20 0v40M30 0v40M40 0v40M0 10h50M0 20h50M0 30h50" />
    ${svg`<g class="queen" transform="translate(13 8) scale(.375)">${queenGlyph}</g>`}
  </svg>`;
  return [style, html`${drawing}<span>${name}</span>`];
}

import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { familyCount, solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { drawnDigits } from '../../ui/drawing/drawn-digits.ts';
import { ofTotal } from '../../ui/rose/count-words.ts';
import '../../ui/rose/rose-element.ts';
import { prefersStillness } from '../../ui/motion.ts';
import type { Playing } from '../../ui/sound/signals.ts';
import { leaf } from '../../ui/rose/leaf.ts';
import type { FamilyProgress } from '../family/family-progress.ts';
import { passes } from './family-list.ts';

/** The symbols of the legend as the rose draws them: a found solution, a complete family, a revealed solution. */
const foundKey = html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${svg`<circle class="found" r="6"/>`}
</svg>`;
const completeKey = html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${svg`<path class="complete" transform="translate(0 38)" d=${leaf(28, 48, 6.8)} />`}
</svg>`;
const revealedKey = html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${svg`<circle class="revealed" r="5"/>`}
</svg>`;

/**
 * Renders the rose of a size and its counts, which also serve as its legend.
 * @param onPetal Receives clicks on the rose.
 * @param canon The canon of its families that sounds.
 */
export function sizeHero(
  known: SizeProgress,
  listed: readonly FamilyProgress[],
  onPetal: (event: MouseEvent) => void,
  canon: Playing | undefined,
): TemplateResult {
  const { found, revealed, size } = known;
  const families = familyCount(size);
  const begun = listed.filter((family) => family.found > 0).length;
  const complete = listed.filter((family) => passes(family, 'complete')).length;
  return html`<section class="hero" aria-label=${heroWords(known)}>
    <div class="whole-rose">
      <nt-rose
        .known=${known}
        .canon=${prefersStillness() ? undefined : canon}
        @click=${onPetal}
      ></nt-rose>
      <span class="count" aria-hidden="true">
        ${drawnDigits(String(found.size), found.size > 999 ? 22 : 30, 3)}
        <small>${ofTotal(size)}</small>
      </span>
    </div>
    <dl>
      <div>
        <dt>
          ${foundKey}${plural(found.size, msg('# found', { id: 'solutions-found', desc: 'Solutions' }))}
        </dt>
        <dd>
          ${
            families === undefined
              ? plural(
                  begun,
                  msg('in {# family|# families}', { desc: 'So many solutions are found in' }),
                )
              : families === 1n
                ? nothing
                : plural(
                    families,
                    msg(str`in ${numberOf(begun)} of {# family|# families}`, {
                      desc: 'So many solutions are found in',
                    }),
                  )
          }
        </dd>
      </div>
      <div>
        <dt>${completeKey}${plural(complete, msg('# complete', { desc: 'Families' }))}</dt>
        <dd>
          ${msg('every rotation and reflection', { desc: 'What is found of a complete family' })}
        </dd>
      </div>
      <div>
        <dt>
          ${revealedKey}${plural(revealed.size, msg('# revealed', { id: 'solutions-revealed', desc: 'Solutions' }))}
        </dt>
        <dd>${msg('not counted as found', { desc: 'Revealed solutions' })}</dd>
      </div>
    </dl>
  </section>`;
}

function heroWords({ found, size }: SizeProgress): string {
  const total = solutionCount(size);
  return plural(
    found.size,
    total === undefined
      ? msg(str`${size} by ${size}: # found`)
      : msg(str`${size} by ${size}: # of ${numberOf(total)} found`),
  );
}

import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { puzzles } from '../../progress/page-puzzles.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { techniquesOn, type DrillTopic } from '../../core/puzzles/technique.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import { plural } from '../../i18n/format.ts';
import type { TechniqueStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { kindName, PUZZLE_KINDS } from '../shared/kinds/kinds.ts';

/**
 * @summary The techniques of each kind of puzzle, with the number of puzzles solved without help that needed them. They
 * have no difficulty: that of a puzzle is in its grade, and puzzles of several need the same technique.
 */
@customElement('nt-techniques')
export class NtTechniques extends LocalizedElement {
  static override styles = [
    baseStyles,
    cardStyles,
    remarkStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .card {
        padding: 12px 14px;
        margin-bottom: 12px;
      }
      h2 {
        font-size: var(--t-17);
        line-height: 1.375rem;
      }
      h3 {
        margin: 14px 0 2px;
        font-size: var(--t-13);
        line-height: 1.25rem;
      }
      .kinds {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 0 32px;
      }
      li {
        padding: 6px 0;
        border-top: 1px solid var(--line);
        font-variant-numeric: tabular-nums;
      }
      li:first-child {
        border-top: 0;
      }
      li span {
        display: block;
        font-size: var(--t-12);
        line-height: 1rem;
        color: var(--ink-2);
      }
    `,
  ];

  readonly #figures = new LiveQuery(this, {
    source: puzzles,
    kinds: ['results'],
    read: () => puzzles.results.techniques(),
  });

  protected override render(): TemplateResult | typeof nothing {
    const figures = this.#figures.value;
    if (!figures) return nothing;
    return html`<section class="card" aria-labelledby="techniques">
      <h2 id="techniques">${msg('Techniques')}</h2>
      <p class="remark">
        ${msg('Puzzles you solved without help in which a technique was the hardest step.')}
      </p>
      <div class="kinds">${PUZZLE_KINDS.map((kind) => renderKind(kind, figures))}</div>
    </section>`;
  }
}

/** Renders the techniques of a kind of puzzle, each with its number of puzzles. */
export function renderKind(
  kind: PuzzleKind,
  figures: readonly TechniqueStatistics[],
): TemplateResult {
  return html`<div>
    <h3 id=${kind}>${kindName(kind)}</h3>
    <ul aria-labelledby=${kind}>
      ${techniquesOn(kind).map((technique) => {
        const figure = figures.find((it) => it.kind === kind && it.technique === technique);
        return renderTechnique({ board: kind, technique }, figure?.unaided ?? 0);
      })}
    </ul>
  </div>`;
}

function renderTechnique(topic: DrillTopic, unaided: number): TemplateResult {
  return html`<li>${techniqueName(topic)}<span>${unaidedWords(unaided)}</span></li>`;
}

/** Returns a number in words: `3 without help`, or `none yet`. */
function unaidedWords(count: number): string {
  return count === 0
    ? msg('none yet', { desc: 'No puzzle is solved yet' })
    : plural(count, msg('# without help'));
}

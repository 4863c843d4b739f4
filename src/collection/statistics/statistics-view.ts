import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { progress } from '../../progress/page.ts';
import { collectionAddress, playAddress } from '../../core/routes/addresses.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { momentDay } from '../../i18n/format-day.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { loadEverySize } from '../../progress/solutions/every-size.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { milestonesOf, type Milestone } from '../../progress/solutions/milestones.ts';
import { statisticsOf, type Statistics } from '../../progress/solutions/statistics.ts';
import type { Reading } from '../../progress/storage/record-store.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { fact, factStyles } from '../../ui/statistics/fact.ts';
import { statisticsTableStyles } from '../../ui/statistics/statistics-table.styles.ts';
import { pageStyles } from '../../ui/styles/page.styles.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { eraseIcon, icon, shareIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { milestoneShareWords, milestoneWords } from '../../ui/statistics/milestone-words.ts';
import { shareSolution } from '../../ui/sharing/share-solution.ts';
import { thumbnailWithLine, solutionLineStyles } from '../../ui/drawing/solution-line.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { statisticsSections } from '../../ui/tabs/statistics-sections.ts';
import { tabsStyles } from '../../ui/tabs/tabs.styles.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { NtEraseDialog } from '../backup/erase-dialog.ts';
import '../family/example-find.ts';
import { findsCard } from './finds-card.ts';
import { statisticsStyles } from './statistics-view.styles.ts';
import { openModal } from '../../ui/dialogs/modal.ts';

/** The player's progress on every size; `isWhole` is false if some could not be read. */
type Known = Reading<readonly SizeProgress[]>;

/**
 * @summary The statistics of a player's finds: in all, by size, over time, and the milestones.
 *
 * @fires nt-notice - The result of sharing or erasing.
 */
@customElement('nt-statistics')
export class NtStatistics extends LocalizedElement {
  static override styles = [
    baseStyles,
    pageStyles,
    cardStyles,
    factStyles,
    solutionLineStyles,
    statisticsTableStyles,
    remarkStyles,
    tabsStyles,
    statisticsStyles,
  ];

  readonly #known = new LiveQuery(this, {
    source: progress,
    // A change of health may make a size readable that was not.
    kinds: ['solutions', 'health'],
    read: () => loadEverySize(progress),
  });

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('footer button'));
  }

  protected override render(): TemplateResult {
    const known = this.#known.value;
    return html`
      <header>
        ${backLink(collectionAddress(), msg('Back to the Collection'))}
        <h1>${msg('Statistics')}</h1>
      </header>
      ${statisticsSections('solutions')}
      ${known ? html`${this.#renderSizes(known)} ${this.#renderFoot(known)}` : nothing}
    `;
  }

  #renderSizes({ value, isWhole }: Known): TemplateResult {
    const sizes = value.filter(({ found }) => found.size > 0);
    if (sizes.length === 0 && isWhole) {
      return html`<section class="none">
        <p>${msg('No solutions yet. Find your first one to begin.')}</p>
        <a class="button ink" href=${playAddress()}>${msg('Find the first one')}</a>
        <nt-example-find></nt-example-find>
      </section>`;
    }
    return html`${
        isWhole
          ? nothing
          : html`<p class="remark" role="status">
              ${msg('Some sizes can’t be read right now and aren’t counted here.')}
            </p>`
      }
      <div class="cards">
        ${renderAll(statisticsOf(sizes))} ${this.#renderMilestones(milestonesOf(sizes))}
        ${findsCard(sizes)} ${renderTable(sizes)}
      </div>`;
  }

  #renderMilestones(milestones: readonly Milestone[]): TemplateResult {
    return html`<section class="card" aria-labelledby="milestones">
      <h2 id="milestones">
        ${msg('Milestones', { desc: 'A heading: what was reached, and when' })}
      </h2>
      <ul class="milestones">
        ${milestones.map(
          (milestone) =>
            html`<li>
              <div class="small-thread">${thumbnailWithLine(milestone.code)}</div>
              <p>
                <b>${milestoneWords(milestone)}</b>
                <span>
                  ${milestone.reachedAt === 0 ? msg('Date unknown', { desc: 'Of a milestone' }) : momentDay(milestone.reachedAt)}
                </span>
              </p>
              <button
                class="icon-button"
                aria-label=${msg(str`Share: ${milestoneWords(milestone)}`)}
                @click=${(event: Event) => void this.#share(milestone, event)}
              >
                ${icon(shareIcon)}
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  async #share(milestone: Milestone, { currentTarget }: Event): Promise<void> {
    const item = (currentTarget as Element).closest('li')!;
    const thread = item.querySelector<SVGSVGElement>('.threaded')!;
    await shareSolution(this, milestoneShareWords(milestone), milestone.code, thread);
  }

  #renderFoot({ value: sizes, isWhole }: Known): TemplateResult {
    const any = sizes.some(({ found, revealed }) => found.size + revealed.size > 0);
    const erase = (): void =>
      void openModal(this.renderRoot, NtEraseDialog, { sizes, isPart: !isWhole });
    return html`<footer>
      ${
        progress.erasedCount > 0
          ? html`<button class="button outline" @click=${() => void progress.restoreErased()}>
              ${msg('Undo delete', { desc: 'A button: bring deleted solutions back' })}
            </button>`
          : nothing
      }
      ${
        any
          ? html`<button class="button outline" @click=${erase}>
              ${icon(eraseIcon, 20)}${msg('Delete all solutions')}
            </button>`
          : nothing
      }
    </footer>`;
  }
}

function renderAll(statistics: Statistics): TemplateResult {
  const { found, families, time, fastest, hints, daysPlayed } = statistics;
  return html`<section class="card" aria-labelledby="all">
    <h2 id="all">${msg('Totals', { desc: 'A heading' })}</h2>
    <dl class="all">
      ${fact(msg('Found', { id: 'head-found', desc: 'Over a number of solutions' }), numberOf(found))}
      ${fact(msg('Families'), numberOf(families))}
      ${fact(msg('Days played', { desc: 'Over a number' }), numberOf(daysPlayed))}
      ${fact(msg('Time'), durationOf(time))}
      ${fact(msg('Fastest', { desc: 'Over a length of time' }), fastest ? durationOf(fastest.duration) : '–')}
      ${fact(msg('Hints'), numberOf(hints))}
    </dl>
  </section>`;
}

function renderTable(sizes: readonly SizeProgress[]): TemplateResult {
  return html`<section class="card" aria-labelledby="sizes">
    <h2 id="sizes">${msg('By size', { desc: 'A heading: numbers for each size of board' })}</h2>
    <div class="scroller" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('Size')}</th>
            <th scope="col">
              ${msg('Found', { id: 'head-found', desc: 'Over a number of solutions' })}
            </th>
            <th scope="col">${msg('Families')}</th>
            <th scope="col">${msg('Time')}</th>
            <th scope="col">${msg('Fastest', { desc: 'Over a length of time' })}</th>
            <th scope="col">${msg('Hints')}</th>
            <th scope="col">${msg('Days', { desc: 'Over a number of days played' })}</th>
          </tr>
        </thead>
        <tbody>
          ${sizes.map(renderRow)}
        </tbody>
      </table>
    </div>
  </section>`;
}

function renderRow(progress: SizeProgress): TemplateResult {
  const { found, families, time, fastest, hints, daysPlayed } = statisticsOf([progress]);
  const { size } = progress;
  return html`<tr>
    <th scope="row"><a href=${collectionAddress(size)}>${sizeOf(size)}</a></th>
    <td>${numberOf(found)}</td>
    <td>${numberOf(families)}</td>
    <td>${durationOf(time)}</td>
    <td>${fastest ? durationOf(fastest.duration) : '–'}</td>
    <td>${numberOf(hints)}</td>
    <td>${numberOf(daysPlayed)}</td>
  </tr>`;
}

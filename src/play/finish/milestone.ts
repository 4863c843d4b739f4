import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { progress } from '../../progress/page.ts';
import { loadEverySize } from '../../progress/solutions/every-size.ts';
import type { Find } from '../../progress/solutions/find.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import {
  mayReachMilestone,
  milestonesOf,
  nameOf,
  type Milestone,
} from '../../progress/solutions/milestones.ts';
import { askToPersist } from '../../progress/storage/persist.ts';
import { claimOnce } from '../../progress/settings/once.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { milestoneShareWords, milestoneWords } from '../../ui/statistics/milestone-words.ts';
import { thumbnailWithLine, solutionLineStyles } from '../../ui/drawing/solution-line.ts';
import { shareSolution } from '../../ui/sharing/share-solution.ts';

/**
 * @summary The milestone that a find reached, shown once; nothing if it reached none.
 *
 * @fires nt-notice - The outcome of sharing the milestone.
 */
@customElement('nt-milestone')
export class NtMilestone extends LocalizedElement {
  static override styles = [
    baseStyles,
    solutionLineStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px;
        margin-top: 12px;
      }
      .threaded {
        flex: none;
        width: 48px;
      }
      b {
        flex: 1 1 6rem;
      }
    `,
  ];

  /** The find, if it is new. */
  @property({ attribute: false }) find: Find | undefined;
  /** The progress of its size, including the find. */
  @property({ attribute: false }) known!: SizeProgress;

  @state() private milestone: Milestone | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('find')) void this.#look(this.find);
  }

  async #look(find: Find | undefined): Promise<void> {
    this.milestone = undefined;
    if (!find) return;
    // There is data to keep now.
    void askToPersist();
    if (!mayReachMilestone(this.known, find.code)) return;
    const { value: sizes, isWhole } = await loadEverySize(progress);
    // Finds that could not be read may be earlier, so that the milestone is uncertain.
    if (!isWhole) return;
    const reached = milestonesOf(sizes).filter(({ code }) => code === find.code);
    // Claims all milestones reached at once, and shows the last, which is the greatest. The first solution
    // and the first family are none to show: the sheet says them already.
    const last = reached.filter((milestone) => claimOnce(nameOf(milestone))).at(-1);
    this.milestone = last?.kind.startsWith('first-') ? undefined : last;
  }

  async #share({ code }: Milestone, text: string): Promise<void> {
    const thread = this.renderRoot.querySelector('svg')!;
    await shareSolution(this, text, code, thread);
  }

  protected override render(): TemplateResult {
    const { milestone } = this;
    // A live region has to exist before its text changes.
    return html`<div role="status">
      ${
        milestone
          ? html`${thumbnailWithLine(milestone.code)}<b>${milestoneWords(milestone)}</b>
              <button
                class="button outline small"
                @click=${() => void this.#share(milestone, milestoneShareWords(milestone))}
              >
                ${msg('Share')}
              </button>`
          : nothing
      }
    </div>`;
  }
}

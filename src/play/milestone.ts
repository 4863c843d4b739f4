import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadEverySize } from '../progress/every-size.ts';
import type { Find } from '../progress/find.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import { mayReachMilestone, milestonesOf, nameOf, type Milestone } from '../progress/milestones.ts';
import type { Progress } from '../progress/progress.ts';
import { askToPersist } from '../progress/persist.ts';
import { claimOnce } from '../progress/once.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { milestoneShareWords, milestoneWords } from '../ui/milestone-words.ts';
import { threadedThumbnail, threadStyles } from '../ui/thread.ts';
import { shareSolution } from '../ui/share-solution.ts';

/**
 * @summary The milestone that a find reached, told once; nothing when it reached none.
 *
 * @fires nt-notice - What happened to the milestone that was shared.
 */
@customElement('nt-milestone')
export class NtMilestone extends LocalizedElement {
  static override styles = [
    baseStyles,
    threadStyles,
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

  /** What was found, where it is new. */
  @property({ attribute: false }) find: Find | undefined;
  /** What is known of its size, the find included. */
  @property({ attribute: false }) known!: SizeProgress;
  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;

  @state() private milestone: Milestone | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('find')) void this.look(this.find);
  }

  private async look(find: Find | undefined): Promise<void> {
    this.milestone = undefined;
    if (!find) return;
    // Now there is something to keep.
    void askToPersist();
    if (!mayReachMilestone(this.known, find.code)) return;
    const { value: sizes, isWhole } = await loadEverySize(await this.progress);
    // The first find of those that could be read may not be the first.
    if (!isWhole) return;
    const reached = milestonesOf(sizes).filter(({ code }) => code === find.code);
    // Of several at once the one that says most; all of them have been told then.
    this.milestone = reached.filter((milestone) => claimOnce(nameOf(milestone))).at(-1);
  }

  private async share({ code }: Milestone, text: string): Promise<void> {
    const thread = this.renderRoot.querySelector('svg')!;
    await shareSolution(this, text, code, thread);
  }

  protected override render(): TemplateResult {
    const { milestone } = this;
    // The live region is there before it speaks.
    return html`<div role="status">
      ${
        milestone
          ? html`${threadedThumbnail(milestone.code)}<b>${milestoneWords(milestone)}</b>
              <button
                class="button outline small"
                @click=${() => void this.share(milestone, milestoneShareWords(milestone))}
              >
                ${msg('Share')}
              </button>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-milestone': NtMilestone;
  }
}

import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadEverySize } from '../progress/every-size.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import { mayReachMilestone, milestonesOf, nameOf, type Milestone } from '../progress/milestones.ts';
import type { Progress } from '../progress/progress.ts';
import { askToPersist } from '../progress/persist.ts';
import { tellOnce } from '../progress/told.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { milestoneShareWords, milestoneWords } from '../ui/milestone-words.ts';
import { threadedCloth, threadStyles } from '../ui/thread.ts';
import type { Finish } from './free-play.ts';

/**
 * @summary The milestone that a find reached, told once; nothing when it reached none.
 *
 * @fires nt-notice - What happened to the milestone that was shared.
 */
@customElement('nt-milestone')
export class NtMilestone extends LitElement {
  static override styles = [
    baseStyles,
    threadStyles,
    css`
      div {
        display: flex;
        align-items: center;
        gap: 12px;
        margin-top: 12px;
      }
      .threaded {
        flex: none;
        width: 48px;
      }
      b {
        flex: 1;
      }
    `,
  ];

  /** The finished board. */
  @property({ attribute: false }) finish!: Finish;
  /** What is known of its size, the find included. */
  @property({ attribute: false }) known!: SizeProgress;
  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;

  @state() private milestone: Milestone | undefined;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('finish')) void this.look(this.finish);
  }

  private async look({ kind, find }: Finish): Promise<void> {
    this.milestone = undefined;
    if (kind === 'known') return;
    // Now there is something to keep.
    void askToPersist();
    if (!mayReachMilestone(this.known, find.code)) return;
    const sizes = await loadEverySize(await this.progress);
    const reached = milestonesOf(sizes).filter(({ code }) => code === find.code);
    // Of several at once the one that says most; all of them have been told then.
    this.milestone = reached.filter((milestone) => tellOnce(nameOf(milestone))).at(-1);
  }

  private async share({ code }: Milestone, text: string): Promise<void> {
    const thread = this.renderRoot.querySelector('svg')!;
    const { shareSolution } = await import('../ui/share-solution.ts');
    await shareSolution(this, text, code, thread);
  }

  protected override render(): TemplateResult {
    const { milestone } = this;
    // The live region is there before it speaks.
    return html`<div role="status">
      ${
        milestone
          ? html`${threadedCloth(milestone.code)}<b>${milestoneWords(milestone)}</b>
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

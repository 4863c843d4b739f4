import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import { familyCount, solutionCount } from '../../core/solutions/counts.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { fact } from '../../ui/statistics/fact.ts';
import { countSolutions, type Count, type CountProgress } from './counting-machine.ts';
import { browserHost } from './browser-host.ts';
import { LARGEST_COUNTED_SIZE } from './prefix.ts';
import { labHeader } from '../shared/header.ts';
import { labStyles, readingStyles } from '../shared/lab.styles.ts';
import { timeWords } from '../shared/time-words.ts';
import { pageTitleOf } from '../shared/page-titles.ts';

/** The size from which the page says that a count takes hours. */
const SLOW_FROM = 20;

type Progress =
  | { readonly kind: 'ready' | 'cancelled' | 'failed' }
  | { readonly kind: 'counting'; readonly progress: CountProgress | undefined }
  | { readonly kind: 'counted'; readonly count: Count };

/**
 * @summary The machine that counts all solutions and families of a size, on all cores.
 *
 * @fires nt-announce - When a count is finished, with its result.
 */
@customElement('nt-counting')
export class NtCounting extends LocalizedElement {
  static override styles = [
    baseStyles,
    labStyles,
    readingStyles,
    css`
      .big {
        margin-top: 14px;
        font-size: var(--t-28);
        line-height: 2.125rem;
        font-weight: var(--w-bold);
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      .big small {
        font-size: var(--t-15);
        font-weight: var(--w-regular);
        color: var(--ink-2);
      }
      .verdict {
        margin-top: 10px;
        font-weight: var(--w-medium);
      }
      progress {
        appearance: none;
        width: 100%;
        height: 12px;
        margin: 12px 0 4px;
        border: 0;
        border-radius: var(--r-full);
        background: var(--sunken);
        overflow: hidden;
      }
      progress::-webkit-progress-bar {
        background: var(--sunken);
      }
      progress::-webkit-progress-value {
        background: var(--ink);
      }
      progress::-moz-progress-bar {
        background: var(--ink);
      }
      /* The number of columns depends on the width alone, so that growing numbers do not move Cancel. */
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
        gap: 8px 24px;
        margin-top: 8px;
      }
    `,
  ];

  /** The page in the address, with a size within the limits. */
  @property({ attribute: false }) page!: Extract<LabPage, { kind: 'counting' }>;

  @state() private progress: Progress = { kind: 'ready' };

  #aborting = new AbortController();
  /** The requested frame. Parts finish some thousand times a second; the page renders at most once a frame. */
  private frame: number | undefined;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('.actions button'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page') && changed.get('page') !== undefined) {
      this.#cancel();
      this.#aborting = new AbortController();
      this.progress = { kind: 'ready' };
    }
  }

  get #size(): number {
    return this.page.size;
  }

  async #count(): Promise<void> {
    const aborting = (this.#aborting = new AbortController());
    const { signal } = aborting;
    this.progress = { kind: 'counting', progress: undefined };
    let latest: CountProgress | undefined;
    const counted = countSolutions(this.#size, browserHost, {
      signal,
      onProgress: (progress) => {
        latest = progress;
        this.frame ??= requestAnimationFrame(() => {
          this.frame = undefined;
          if (!signal.aborted && this.progress.kind === 'counting') {
            this.progress = { kind: 'counting', progress: latest };
          }
        });
      },
    });
    const reply = await replyTo(counted, signal);
    if (aborting !== this.#aborting) return;
    if (reply.kind !== 'answered') {
      this.progress = { kind: reply.kind === 'died' ? 'failed' : 'cancelled' };
      return;
    }
    const { size, solutions, families } = reply.answer;
    this.progress = { kind: 'counted', count: reply.answer };
    const words = msg(
      str`Solutions of ${size} by ${size}: ${numberOf(solutions)}. Families: ${numberOf(families)}.`,
    );
    this.dispatchEvent(new AnnounceEvent(words));
  }

  #cancel(): void {
    this.#aborting.abort();
  }

  protected override render(): TemplateResult {
    const size = this.#size;
    const { title, about } = pageTitleOf('counting');
    return html`${labHeader(title, this.page, {
        rows: size,
        sizes: Array.from({ length: LARGEST_COUNTED_SIZE }, (_, index) => index + 1),
        choose(chosen) {
          location.hash = labAddress('counting', chosen);
        },
      })}
      <div class="page">
        <div class="card">
          <p>${about}</p>
          ${this.#renderProgress()}
        </div>
      </div>`;
  }

  #renderProgress(): TemplateResult {
    const { progress } = this;
    const size = this.#size;
    switch (progress.kind) {
      case 'counting':
        return this.#renderCounting(progress.progress);
      case 'counted':
        return this.#renderCounted(progress.count);
      default:
        return html`${
            progress.kind === 'cancelled'
              ? html`<p role="status">${msg('Cancelled. Nothing was kept.')}</p>`
              : nothing
          }${
            progress.kind === 'failed'
              ? html`<p role="alert">${msg('The browser stopped the count.')}</p>`
              : nothing
          }
          ${size >= SLOW_FROM ? html`<p>${msg(str`From ${sizeOf(20)} on this takes hours, and soon years. You can cancel at any time.`)}</p>` : nothing}
          <div class="actions">
            <button class="button ink" @click=${() => void this.#count()}>
              ${msg(str`Count ${sizeOf(size)}`)}
            </button>
          </div>`;
    }
  }

  #renderCounting(progress: CountProgress | undefined): TemplateResult {
    const share = progress?.share ?? 0;
    return html`<p class="big">${numberOf(progress?.solutions ?? 0)}</p>
      <progress max="1" value=${share} aria-label=${msg('Progress of the count')}></progress>
      <dl class="readings">
        ${fact(msg('solutions a second'), progress ? numberOf(Math.round(progress.rate)) : '–')}
        ${fact(msg('so far', { desc: 'A reading: time' }), progress ? durationOf(progress.elapsed) : '–')}
        ${fact(msg('left', { id: 'count-time-left', desc: 'A reading: time left' }), progress ? timeWords(progress.left) : '–')}
      </dl>
      <div class="actions">
        <button class="button outline" @click=${() => this.#cancel()}>
          ${msg('Cancel', { id: 'cancel-count', desc: 'A button' })}
        </button>
      </div>`;
  }

  #renderCounted(count: Count): TemplateResult {
    const { size, solutions, families, elapsed, workers } = count;
    const isRight = solutions === solutionCount(size) && families === familyCount(size);
    return html`<p class="big">
        <small>${msg('Solutions', { id: 'count-solutions', desc: 'Before a number' })}</small>
        ${numberOf(solutions)}
      </p>
      <dl class="readings">
        ${fact(msg('families'), numberOf(families))}
        ${fact(msg('time', { id: 'count-time', desc: 'A reading' }), timeWords(elapsed))}
        ${fact(msg('cores'), numberOf(workers))}
      </dl>
      <p class="verdict">
        ${isRight ? msg('Both agree with the published counts (OEIS A000170 and A002562).') : msg('This differs from the published count. Something is wrong here.')}
      </p>
      <div class="actions">
        <button class="button ink" @click=${() => void this.#count()}>${msg('Count again')}</button>
      </div>`;
  }
}

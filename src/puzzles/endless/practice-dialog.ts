import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { practiceSpec, type PracticeSpec } from '../../core/puzzles/technique.ts';
import { practiseWords, techniqueText } from '../../game/words/technique-words.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { listingStyles } from '../../ui/styles/listing.styles.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { endlessStyles } from './endless-dialog.styles.ts';
import { EndlessMaker, newSeed } from './endless-maker.ts';
import { helpCounts, withHelpWords } from '../shared/help-words.ts';
import { OpenPuzzleEvent } from '../shared/open-event.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { placeWords, PRACTICE_ROUND, type Practice } from '../shared/practice.ts';

/**
 * @summary The start of practice of a technique, and each step between its puzzles: makes the puzzles, and reports at
 * the end how they were solved.
 *
 * @fires nt-open-puzzle - A puzzle was made.
 */
@customElement('nt-practice')
export class NtPractice extends Modal {
  static override styles = [
    ...Modal.styles,
    remarkStyles,
    listingStyles,
    endlessStyles,
    css`
      .text {
        color: var(--ink-2);
        text-wrap: pretty;
      }
      .round {
        margin-top: 8px;
      }
      dl {
        margin-top: 8px;
        font-variant-numeric: tabular-nums;
      }
      dl > div {
        grid-template-columns: 3rem 4rem 1fr;
        min-height: 36px;
      }
      dd:last-child {
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) practice!: Practice;
  /** True to make the next puzzle at once. */
  @property({ type: Boolean }) begin = false;

  readonly #maker = new EndlessMaker<PracticeSpec>(this, {
    make: (spec, seed, options) => puzzleSolver.practice(spec, seed, options),
  });

  protected override firstUpdated(): void {
    super.firstUpdated();
    const { practice } = this;
    if (practice.isDone) this.dispatchEvent(new AnnounceEvent(unaidedWords(practice.results)));
    else if (this.begin) void this.#make();
  }

  protected override heading(): string {
    return practiseWords(this.practice.topic);
  }

  async #make(isPatient = false): Promise<void> {
    const spec = practiceSpec(this.practice.topic);
    const puzzle = await this.#maker.make(spec, newSeed(), isPatient);
    // The player closed the dialog or left the page meanwhile.
    if (!this.isOpen) return;
    if (puzzle) {
      const played = { name: puzzleCode(puzzle), puzzle, step: spec.step };
      this.dispatchEvent(new OpenPuzzleEvent(played, 'practice'));
      this.close();
      return;
    }
    const { state } = this.#maker;
    if (state.kind === 'none') this.dispatchEvent(new AnnounceEvent(noneWords(state.isInTime)));
  }

  async #makeMore(): Promise<void> {
    this.practice.again();
    await this.#make();
  }

  protected override renderContent(): TemplateResult {
    const { practice } = this;
    return practice.isDone
      ? renderRound(practice.results, () => void this.#makeMore())
      : this.#renderNext();
  }

  #renderNext(): TemplateResult {
    const { practice } = this;
    const { state } = this.#maker;
    const isSlow = state.kind === 'making' && state.isSlow;
    const place = practice.results.length + 1;
    // One button for all actions, so that it keeps the focus.
    return html`<p class="text">${techniqueText(practice.topic)}</p>
      <button
        class="button make ${isSlow ? 'outline' : 'ink'}"
        ?data-slow=${isSlow}
        ?data-patient=${state.kind === 'making' && state.isPatient}
        ?autofocus=${true}
        @click=${() => (isSlow ? this.#maker.stop() : void this.#make(state.kind === 'none'))}
      >
        ${
          isSlow
            ? msg('Stop')
            : state.kind === 'none'
              ? msg('Try longer')
              : place === 1
                ? msg('Start')
                : msg(str`Next: ${placeWords(place)}`)
        }
      </button>
      <p class="remark foot" role="status">${this.#foot(place)}</p>`;
  }

  #foot(place: number): string {
    const { state } = this.#maker;
    switch (state.kind) {
      case 'none':
        return noneWords(state.isInTime);
      case 'died':
        return msg('Puzzle making stopped. Please try again.');
      case 'making':
        return state.isSlow ? msg('Looking for one…') : msg(str`Making ${placeWords(place)}…`);
      case 'idle':
        return msg('Five puzzles in which this is the hardest step.');
    }
  }
}

function renderRound(results: readonly PuzzleResult[], more: () => void): TemplateResult {
  return html`<p class="text">${unaidedWords(results)}</p>
    <dl>
      ${results.map(
        (result, index) =>
          html`<div>
            <dt>${index + 1}</dt>
            <dd>${durationOf(result.elapsed)}</dd>
            <dd>${withHelpWords(result)}</dd>
          </div>`,
      )}
    </dl>
    <div class="actions">
      <a class="button outline grow" href=${puzzlesAddress('figures')}>${msg('Statistics')}</a>
      <button class="button ink grow" ?autofocus=${true} @click=${more}>${msg('Five more')}</button>
    </div>`;
}

/** Returns the number solved without help: `3 of 5 without help.` */
function unaidedWords(results: readonly PuzzleResult[]): string {
  const unaided = results.filter((result) => helpCounts(result).every((taken) => taken === 0));
  return msg(str`${unaided.length} of ${PRACTICE_ROUND} without help.`);
}

function noneWords(isInTime: boolean): string {
  return isInTime
    ? msg('No puzzle was found in which this is the hardest step.')
    : msg('No such puzzle was found in 5 seconds.');
}

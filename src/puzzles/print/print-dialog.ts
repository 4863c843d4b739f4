import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import type { Day } from '../../core/days/day.ts';
import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import { plural } from '../../i18n/format.ts';
import { dayWithYear } from '../../i18n/format-day.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { newSeed } from '../endless/endless-maker.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { NtPaper } from './paper.ts';
import { specWords } from './printed-words.ts';
import { SheetMaker, SIX } from './sheet-maker.ts';

/** The source of a sheet: six puzzles of Endless, or the puzzles of a day. */
export type SheetOf =
  | { readonly kind: 'endless'; readonly spec: PuzzleSpec }
  | {
      readonly kind: 'day';
      readonly day: Day;
      /** As from `DayMaker.puzzles`; `undefined` if they cannot be made. */
      readonly puzzles: Promise<readonly PlayedPuzzle[] | undefined>;
    };

/**
 * @summary A dialog that gathers a sheet of puzzles and prints it. While it is open and has its sheet, the browser's
 * own menu prints the sheet, too.
 */
@customElement('nt-print-dialog')
export class NtPrintDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    remarkStyles,
    puzzleThumbnailStyles,
    css`
      .boards {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 12px;
        margin: 12px auto 0;
        padding: 0;
        /* In landscape on a phone the button stays in view. */
        max-width: max(12rem, min(100%, 70dvh));
        list-style: none;
      }
      .boards li {
        display: grid;
        place-items: center;
        aspect-ratio: 1;
      }
      .boards .waiting {
        border-radius: var(--r-2);
        background: var(--sunken);
      }
      .print {
        width: 100%;
        margin-top: 18px;
      }
      .foot {
        padding-top: 8px;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property({ attribute: false }) of!: SheetOf;

  readonly #maker = new SheetMaker(this, puzzleSolver);

  readonly #paper = new NtPaper();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('afterprint', this.#focusButton);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('afterprint', this.#focusButton);
    this.#paper.remove();
  }

  /** Restores the focus: browsers take it from elements that are not on paper. */
  readonly #focusButton = (): void => this.renderRoot.querySelector<HTMLElement>('.print')!.focus();

  protected override firstUpdated(): void {
    super.firstUpdated();
    void this.#gather();
  }

  protected override updated(): void {
    this.#paper.of = this.#words();
  }

  protected override heading(): string {
    return msg('Print');
  }

  async #gather(): Promise<void> {
    const { of } = this;
    const maker = this.#maker;
    if (of.kind === 'endless') await maker.makeSix(of.spec, newSeed);
    else await maker.take(of.puzzles);
    const { puzzles } = maker;
    if (puzzles.length === 0 || !this.isConnected) return;
    const link = homeAddress() + puzzlesAddress(of.kind === 'endless' ? 'code' : of.day);
    document.body.append(Object.assign(this.#paper, { link, puzzles }));
  }

  #words(): string {
    return this.of.kind === 'endless' ? specWords(this.of.spec) : dayWithYear(this.of.day);
  }

  async #print(): Promise<void> {
    await this.#paper.updateComplete;
    print();
  }

  protected override renderContent(): TemplateResult {
    const { puzzles, state } = this.#maker;
    const wanted = this.of.kind === 'endless' ? SIX : DAY_KINDS.length;
    const isMaking = state === 'making' || state === 'idle';
    const shown = isMaking ? wanted : puzzles.length;
    // One button for all actions, so that it keeps the focus.
    return html`<p class="remark">${this.#words()}</p>
      <ol class="boards" aria-hidden="true">
        ${Array.from({ length: shown }, (_, index) => {
          const made = puzzles[index];
          return html`<li class=${made ? '' : 'waiting'}>
            ${made && miniBoard(made.puzzle, [])}
          </li>`;
        })}
      </ol>
      <button
        class="button print ${isMaking ? 'outline' : 'ink'}"
        ?autofocus=${true}
        @click=${() => this.#act(isMaking)}
      >
        ${isMaking ? msg('Stop') : puzzles.length === 0 ? msg('Try again') : msg('Print')}
      </button>
      <p class="remark foot" role="status">${this.#foot(wanted)}</p>`;
  }

  #act(isMaking: boolean): void {
    if (isMaking) this.#maker.stop();
    else if (this.#maker.puzzles.length === 0) void this.#gather();
    else void this.#print();
  }

  #foot(wanted: number): string {
    const { puzzles, state } = this.#maker;
    const made = puzzles.length;
    switch (state) {
      case 'idle':
      case 'making':
        return plural(made, msg(str`# of ${wanted} made…`, { desc: 'Puzzles' }));
      case 'died':
        if (made === 0) {
          return msg('Puzzle making stopped. Please try again.');
        }
        return msg(str`Puzzle making stopped. Made: ${made} of ${wanted}.`);
      case 'fewer':
        return made === 0
          ? msg('None found', { desc: 'No puzzle was found' })
          : plural(made, msg('Found only #.', { desc: 'Puzzles' }));
      case 'stopped':
        if (made === 0) return msg('Stopped before the first puzzle was ready.');
        break;
      case 'done':
    }
    return msg('The last page has the solutions, upside down.');
  }
}

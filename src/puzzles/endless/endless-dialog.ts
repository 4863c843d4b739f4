import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { DIFFICULTIES, PUZZLE_FORMS, type Difficulty } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { segmentsStyles } from '../../ui/styles/segments.styles.ts';
import { kindField, radio, ruleField, sizeField, stepper } from '../shared/board-form.ts';
import { boardFormStyles } from '../shared/board-form.styles.ts';
import {
  changed,
  easierDifficulty,
  readChoice,
  sizesOf,
  difficultiesOf,
  specOf,
  writeChoice,
  type EndlessChoice,
  type Side,
  SIDES,
} from './endless-choice.ts';
import { endlessStyles } from './endless-dialog.styles.ts';
import { EndlessMaker, newSeed } from './endless-maker.ts';
import { OpenPuzzleEvent } from '../shared/open-event.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import { shapeWords } from '../shared/board-words.ts';
import { printPuzzles } from '../shared/print-puzzles.ts';
import { difficultyName, ofDifficulty } from '../shared/puzzle-words.ts';
import { difficultyPills, difficultyPillsStyles } from '../shared/difficulty-pills.ts';

/**
 * @summary A form where the player chooses what Endless makes. It waits for the puzzle if that takes long.
 *
 * @fires nt-open-puzzle - A puzzle was made.
 */
@customElement('nt-endless')
export class NtEndless extends Modal {
  static override styles = [
    ...Modal.styles,
    remarkStyles,
    segmentsStyles,
    boardFormStyles,
    difficultyPillsStyles,
    endlessStyles,
  ];

  /** True to make a puzzle at once, by the last choice. */
  @property({ type: Boolean }) begin = false;
  /** True to say that it opens in place of a table that version 1.0 had. */
  @property({ type: Boolean }) isForOldTable = false;

  @state() private choice = readChoice();

  readonly #maker = new EndlessMaker(this, puzzleSolver);

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (this.begin) void this.#make();
    if (this.isForOldTable) this.dispatchEvent(new AnnounceEvent(tableWords()));
  }

  protected override heading(): string {
    return msg('New puzzle');
  }

  #change(patch: Partial<EndlessChoice>): void {
    this.#maker.stop();
    this.choice = changed(this.choice, patch);
    writeChoice(this.choice);
  }

  async #make(isPatient = false): Promise<void> {
    const spec = specOf(this.choice);
    const making = this.#maker.make(spec, newSeed(), isPatient);
    const puzzle = await making;
    // The player closed the dialog or left the page meanwhile.
    if (!this.isOpen) return;
    if (puzzle) {
      const played = { name: puzzleCode(puzzle), puzzle, step: spec.step };
      this.dispatchEvent(new OpenPuzzleEvent(played, 'endless'));
      this.close();
      return;
    }
    const { state } = this.#maker;
    if (state.kind === 'none') this.dispatchEvent(new AnnounceEvent(noneTitle(state.isInTime)));
  }

  async #makeEasier(step: Difficulty): Promise<void> {
    this.#change({ step });
    await this.#make();
  }

  #printSix(): void {
    this.#maker.stop();
    const of = { kind: 'endless', spec: specOf(this.choice) } as const;
    void printPuzzles(this.renderRoot, of, () => this.isOpen);
  }

  protected override renderContent(): TemplateResult {
    const { choice } = this;
    const { kind } = choice;
    const sides = SIDES[kind].map((side) => this.#renderSide(side));
    return html`
      ${this.isForOldTable ? html`<p>${tableWords()}</p>` : nothing}
      ${kindField(kind, (value) => this.#change({ kind: value }))}
      ${
        PUZZLE_FORMS[kind].sights.length > 1
          ? ruleField(choice.sight, (sight) => this.#change({ sight }))
          : nothing
      }
      ${PUZZLE_FORMS[kind].isSquare ? sides : html`<div class="two">${sides}</div>`}
      <fieldset>
        <legend>${msg('Difficulty')}</legend>
        <div class="segments steps">
          ${DIFFICULTIES.map((step) =>
            radio({
              name: 'step',
              content: html`${difficultyPills(step)}${difficultyName(step)}`,
              isChosen: choice.step === step,
              isDisabled: !difficultiesOf(choice).includes(step),
              choose: () => this.#change({ step }),
            }),
          )}
        </div>
      </fieldset>
      ${this.#renderMaking()}
    `;
  }

  #renderSide(side: Side): TemplateResult {
    const { choice } = this;
    const field = {
      values: sizesOf(choice),
      value: choice[side],
      choose: (value: number) => this.#change({ [side]: value }),
    };
    if (PUZZLE_FORMS[choice.kind].isSquare) return sizeField(field);
    return stepper({ ...field, label: side === 'rows' ? msg('Rows') : msg('Columns') });
  }

  #renderMaking(): TemplateResult {
    const { state, tried } = this.#maker;
    if (state.kind === 'none') return this.#renderNone(state.isInTime);
    const isSlow = state.kind === 'making' && state.isSlow;
    const hasSteps = difficultiesOf(this.choice).length > 0;
    // One button for both actions, so that it keeps the focus.
    return html`<button
        class="button make ${isSlow ? 'outline' : 'ink'}"
        ?data-slow=${isSlow && !prefersStillness()}
        ?data-patient=${state.kind === 'making' && state.isPatient}
        ?disabled=${!hasSteps}
        ?autofocus=${true}
        @click=${() => (isSlow ? this.#maker.stop() : void this.#make())}
      >
        ${isSlow ? msg('Stop') : msg('Make a puzzle')}
      </button>
      <button class="button outline six" ?disabled=${!hasSteps} @click=${() => this.#printSix()}>
        ${msg('Print six', { desc: 'A button: print six puzzles' })}
      </button>
      <p class="remark foot" role="status">${this.#foot(hasSteps, isSlow ? tried : undefined)}</p>`;
  }

  #foot(hasSteps: boolean, tried: number | undefined): string {
    if (!hasSteps) return msg('There are no puzzles on this board. Choose a larger one.');
    if (this.#maker.state.kind === 'died') {
      return msg('Puzzle making stopped. Please try again.');
    }
    if (tried === undefined) return '';
    if (tried === 0) return msg('Looking for one…', { desc: 'A puzzle' });
    return plural(tried, msg('{# board|# boards} tried…'));
  }

  #renderNone(isInTime: boolean): TemplateResult {
    const { choice } = this;
    const easier = easierDifficulty(choice);
    const name = `${kindName(choice.kind)} · ${difficultyName(choice.step)} · ${shapeWords(specOf(choice).shape)}`;
    return html`<section class="none">
      <h3>${noneTitle(isInTime)}</h3>
      <p>${msg(str`Such puzzles are rare, if there are any: ${name}.`)}</p>
      <div class="actions">
        <button
          class="button grow ${easier ? 'outline' : 'ink'}"
          @click=${() => void this.#make(true)}
        >
          ${msg('Try longer', { desc: 'A button: look longer for a puzzle' })}
        </button>
        ${
          easier
            ? html`<button class="button ink grow" @click=${() => void this.#makeEasier(easier)}>
                ${ofDifficulty(easier, msg('Make it [Gentle|Medium|Tricky|Expert]'))}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }
}

function tableWords(): string {
  return msg('The Guard table has left. Here is “New puzzle”.');
}

function noneTitle(isInTime: boolean): string {
  return isInTime
    ? msg('None found', { desc: 'No puzzle was found' })
    : msg('None found in 5 seconds', { desc: 'No puzzle was found' });
}

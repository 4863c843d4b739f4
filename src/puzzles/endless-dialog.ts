import { msg, str } from '@lit/localize';
import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzleCode } from '../core/puzzle-code.ts';
import { STEPS, type PuzzleKind, type Step } from '../core/puzzle.ts';
import type { Rules } from '../core/rules.ts';
import { numberOf } from '../i18n/format.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { icon } from '../ui/icons.ts';
import { Modal, openModal } from '../ui/modal.ts';
import { remarkStyles } from '../ui/remark.styles.ts';
import { segmentsStyles } from '../ui/segments.styles.ts';
import {
  changed,
  easierStep,
  readChoice,
  sidesOf,
  sizesOf,
  stepsOf,
  wishOf,
  writeChoice,
  type EndlessChoice,
} from './endless-choice.ts';
import { endlessStyles } from './endless-dialog.styles.ts';
import { EndlessMaker } from './endless-maker.ts';
import { minusIcon, plusIcon } from './hub-icons.ts';
import { OpenPuzzleEvent } from './open-event.ts';
import { puzzleSolver } from './page-solver.ts';
import { completeIcon, guardIcon, regionsIcon, sightIcon, touchIcon } from './puzzle-icons.ts';
import { kindName, shapeWords, stepName } from './puzzle-words.ts';
import { stepPills, stepPillsStyles } from './step-pills.ts';

const KINDS: readonly (readonly [PuzzleKind, SVGTemplateResult])[] = [
  ['complete', completeIcon],
  ['regions', regionsIcon],
  ['guard', guardIcon],
];

/** The sizes that can be chosen one by one. */
type Side = 'complete' | 'regions' | 'rows' | 'columns';

/**
 * @summary Where the player says what Endless is to make, and waits for it where that takes long.
 *
 * @fires nt-open-puzzle - A puzzle was made.
 */
@customElement('nt-endless')
export class NtEndless extends Modal {
  static override styles = [
    ...Modal.styles,
    remarkStyles,
    segmentsStyles,
    stepPillsStyles,
    endlessStyles,
  ];

  /** Whether to make one at once, as it was chosen last. */
  @property({ type: Boolean }) begin = false;

  @state() private choice = readChoice();

  private readonly maker = new EndlessMaker(this, puzzleSolver);

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (this.begin) void this.make();
  }

  protected override heading(): string {
    return msg('Endless');
  }

  private change(patch: Partial<EndlessChoice>): void {
    this.maker.stop();
    this.choice = changed(this.choice, patch);
    writeChoice(this.choice);
  }

  private async make(isPatient = false): Promise<void> {
    const wish = wishOf(this.choice);
    const making = this.maker.make(wish, newSeed(), isPatient);
    const puzzle = await making;
    if (puzzle) {
      const played = { name: puzzleCode(puzzle), puzzle, step: wish.step };
      this.dispatchEvent(new OpenPuzzleEvent(played));
      this.close();
      return;
    }
    const { state } = this.maker;
    if (state.kind === 'none') this.dispatchEvent(new AnnounceEvent(noneTitle(state.isInTime)));
  }

  private async makeEasier(step: Step): Promise<void> {
    this.change({ step });
    await this.make();
  }

  protected override renderContent(): TemplateResult {
    const { choice } = this;
    const { kind } = choice;
    return html`
      <fieldset>
        <legend>${msg('Kind')}</legend>
        <div class="segments">
          ${KINDS.map(([value, drawing]) =>
            this.option('kind', value, html`${icon(drawing, 20)}${kindName(value)}`),
          )}
        </div>
      </fieldset>
      ${kind === 'regions' ? this.renderRule() : nothing}
      ${
        kind === 'guard'
          ? html`<div class="two">
              ${this.renderSide('rows', msg('Rows'))} ${this.renderSide('columns', msg('Columns'))}
            </div>`
          : this.renderSide(kind, msg('Size'))
      }
      <fieldset>
        <legend>${msg('Difficulty')}</legend>
        <div class="segments steps">
          ${STEPS.map((step) =>
            this.option(
              'step',
              step,
              html`${stepPills(step)}${stepName(step)}`,
              !stepsOf(choice).includes(step),
            ),
          )}
        </div>
      </fieldset>
      ${this.renderMaking()}
    `;
  }

  private renderRule(): TemplateResult {
    const rules: readonly (readonly [Rules['sight'], SVGTemplateResult, string])[] = [
      ['touch', touchIcon, msg('None may touch')],
      ['queen', sightIcon, msg('None on a diagonal')],
    ];
    return html`<fieldset>
      <legend>${msg('Rule')}</legend>
      <div class="segments">
        ${rules.map(([value, drawing, words]) =>
          this.option('sight', value, html`${icon(drawing, 20)}${words}`),
        )}
      </div>
    </fieldset>`;
  }

  private option<Key extends 'kind' | 'sight' | 'step'>(
    key: Key,
    value: EndlessChoice[Key],
    content: TemplateResult,
    isDisabled = false,
  ): TemplateResult {
    return html`<label>
      <input
        type="radio"
        name=${key}
        .checked=${this.choice[key] === value}
        ?disabled=${isDisabled}
        @change=${() => this.change({ [key]: value })}
      /><span>${content}</span>
    </label>`;
  }

  private renderSide(side: Side, label: string): TemplateResult {
    const { choice } = this;
    const isSquare = side === 'complete' || side === 'regions';
    const sizes = isSquare ? sizesOf(choice) : sidesOf('guard');
    const at = sizes.indexOf(choice[side]);
    const [least, most] = [sizes[0]!, sizes.at(-1)!];
    const value = choice[side];
    const button = (by: 1 | -1, name: string, drawing: SVGTemplateResult): TemplateResult =>
      html`<button
        aria-label=${msg(str`${label}: ${name}`)}
        ?disabled=${sizes[at + by] === undefined}
        @click=${() => this.change({ [side]: sizes[at + by]! })}
      >
        ${icon(drawing)}
      </button>`;
    return html`<fieldset>
      <legend><span>${label}</span><span>${msg(str`${least} to ${most}`)}</span></legend>
      <div class="stepper">
        ${button(-1, msg('smaller'), minusIcon)}
        <output>${isSquare ? shapeWords({ rows: value, columns: value }) : value}</output>
        ${button(1, msg('larger'), plusIcon)}
      </div>
    </fieldset>`;
  }

  private renderMaking(): TemplateResult {
    const { state, tried } = this.maker;
    if (state.kind === 'none') return this.renderNone(state.isInTime);
    const isSlow = state.kind === 'making' && state.isSlow;
    const hasSteps = stepsOf(this.choice).length > 0;
    // One button, so that the focus stays on it.
    return html`<button
        class="button make ${isSlow ? 'outline' : 'ink'}"
        ?data-slow=${isSlow}
        ?data-patient=${state.kind === 'making' && state.isPatient}
        ?disabled=${!hasSteps}
        ?autofocus=${true}
        @click=${() => (isSlow ? this.maker.stop() : void this.make())}
      >
        ${isSlow ? msg('Stop') : msg('Make a puzzle')}
      </button>
      <p class="remark foot" role="status">${this.foot(hasSteps, isSlow ? tried : undefined)}</p>`;
  }

  private foot(hasSteps: boolean, tried: number | undefined): string {
    if (!hasSteps) return msg('There are no puzzles on this board. Choose a larger one.');
    if (this.maker.state.kind === 'died') {
      return msg('The browser stopped what makes puzzles. Make one again and it starts anew.');
    }
    if (tried === undefined) return msg('Made on this device, offline.');
    return tried === 0 ? msg('Looking for one…') : msg(str`${numberOf(tried)} boards looked at…`);
  }

  private renderNone(isInTime: boolean): TemplateResult {
    const { choice } = this;
    const easier = easierStep(choice);
    const [step, kind] = [stepName(choice.step), kindName(choice.kind)];
    const shape = shapeWords(wishOf(choice).shape);
    return html`<section class="none">
      <h3>${noneTitle(isInTime)}</h3>
      <p>${msg(str`${step} ${kind} puzzles on ${shape} are rare, if there are any.`)}</p>
      <div class="actions">
        <button
          class="button grow ${easier ? 'outline' : 'ink'}"
          @click=${() => void this.make(true)}
        >
          ${msg('Try longer')}
        </button>
        ${
          easier
            ? html`<button class="button ink grow" @click=${() => void this.makeEasier(easier)}>
                ${msg(str`Make it ${stepName(easier)}`)}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }
}

function noneTitle(isInTime: boolean): string {
  return isInTime ? msg('None found') : msg('None found in 5 seconds');
}

/** A whole number of 32 bits, another each time. */
function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/**
 * Opens Endless over the page that `root` is the render root of.
 * @param begin Whether to make a puzzle at once, as it was chosen last.
 * @returns The dialog.
 */
export function openEndless(root: ParentNode, begin = false): NtEndless {
  const dialog = Object.assign(document.createElement('nt-endless'), { begin });
  openModal(root, dialog);
  return dialog;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-endless': NtEndless;
  }
}

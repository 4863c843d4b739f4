import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { Square } from '../../core/board/square.ts';
import { apply, newGame } from '../../core/game/game.ts';
import { PUZZLE_FORMS, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { frame, goal, hintStyles } from '../../game/hints/hint-marks.ts';
import { viewOf } from '../../game/screen/view-of.ts';
import { UnsavedSession } from '../../game/session/session.ts';
import { readSettings } from '../../progress/settings/settings.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import '../../ui/board/board.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { ToggleQueenEvent } from '../../ui/board/grid/events.ts';
import { PuzzleRenderer } from '../../ui/board/regions/puzzle-renderer.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { signalMove } from '../../ui/sound/signals.ts';
import { kindName, KINDS } from '../shared/kinds/kinds.ts';
import type { Guide } from '../shared/kinds/shown-kind.ts';
import { stepWords } from './guide.ts';
import { tapChoice, tapChoiceStyles } from './tap-choice.ts';

/** @summary A small puzzle that three guided taps solve. Nothing of it is kept or counted. */
@customElement('nt-guide-dialog')
export class NtGuideDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    ...tapChoiceStyles,
    css`
      p {
        /* Three lines on a phone, so that the board does not move. */
        min-height: 4.5rem;
        margin: 2px 0 12px;
        font-size: var(--t-15);
        line-height: 1.5rem;
      }
      nt-board {
        --room-x: min(100vw - 2 * var(--gutter), 26rem);
        --room-y: min(100dvh - 17rem, 26rem);
      }
      .actions {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        margin-top: 16px;
      }
      small {
        font-size: var(--t-13);
        color: var(--ink-2);
      }
      @media (orientation: landscape) and (max-height: 30rem) {
        .content {
          display: grid;
          grid-template-columns: auto minmax(0, 1fr);
          column-gap: 20px;
        }
        header {
          grid-column: 1 / -1;
        }
        nt-board {
          grid-row: 2 / 4;
          --room-x: 15.5rem;
          --room-y: 100dvh - 7rem;
        }
      }
    `,
  ];

  kind!: PuzzleKind;

  @state() private isMissed = false;

  @query('nt-board') private board!: NtBoard;

  @query('.actions button') private button!: HTMLButtonElement;

  #session!: UnsavedSession;

  override connectedCallback(): void {
    super.connectedCallback();
    const { puzzle, queens } = this.#guide;
    const fresh = newGame(puzzle.rules, puzzle.givens);
    const game = apply(fresh, { kind: 'lay-out', queens, by: 'link' }, 'guide');
    this.#session = new UnsavedSession(game);
  }

  get #guide(): Guide {
    return KINDS[this.kind].guide;
  }

  /** Number of taps done. */
  get #done(): number {
    return this.#session.position.queens.length - this.#guide.queens.length;
  }

  protected override heading(): string {
    return msg(str`${kindName(this.kind)}: how to play`);
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.board.adopt(hintStyles);
    this.board.focusedSquare = this.#guide.steps[0]!.square;
  }

  #tap(square: Square): void {
    const step = this.#guide.steps[this.#done];
    if (!step) return;
    this.isMissed = square !== step.square;
    if (this.isMissed) return;
    this.#session.play({ kind: 'toggle', square });
    const { columns } = this.#session.geometry.rules.shape;
    signalMove(readSettings(), { placed: square, wrong: false, size: columns });
    this.requestUpdate();
    void this.#goOn();
  }

  /** Moves the focus to the next square if the board has it, and after the last tap to the button. */
  async #goOn(): Promise<void> {
    await this.updateComplete;
    const next = this.#guide.steps[this.#done];
    if (!next) this.button.focus();
    else if (this.board.matches(':focus-within')) void this.board.focusOn(next.square);
    else this.board.focusedSquare = next.square;
  }

  protected override renderContent(): TemplateResult {
    const { steps } = this.#guide;
    const done = this.#done;
    const step = steps[done];
    return html`<p role="status">
        ${this.isMissed ? msg('Not there.', { desc: 'The square that was tapped is wrong' }) : nothing}
        ${step ? stepWords(this.#guide, step) : msg('Solved. Every puzzle of this kind works like this.')}
      </p>
      <nt-board
        .surface=${PuzzleRenderer}
        .view=${this.#view}
        @nt-toggle-queen=${({ square }: ToggleQueenEvent) => this.#tap(square)}
      ></nt-board>
      <div class="actions">
        ${!step && PUZZLE_FORMS[this.kind].hasRegions ? tapChoice() : nothing}
        <small
          >${
            step
              ? msg(str`Step ${done + 1} of ${steps.length}`, {
                  id: 'guide-step',
                  desc: 'A heading: the first of three steps',
                })
              : nothing
          }</small
        >
        <button class="button ${step ? 'outline' : 'ink'}" @click=${() => this.close()}>
          ${step ? msg('Skip') : msg('Play', { id: 'play-first', desc: 'A button: to the puzzle' })}
        </button>
      </div>`;
  }

  get #view(): BoardView {
    const { geometry } = this.#session;
    const { shape } = geometry.rules;
    const step = this.#guide.steps[this.#done];
    return {
      ...viewOf(this.#session, { ...readSettings(), stars: 'shade', coordinates: 'always' }, false),
      locked: !step,
      underlay: step
        ? svg`${frame(step.about, shape)}${goal(step.square, shape.columns)}`
        : nothing,
      uncluttered: new Set(step && [step.square]),
    };
  }
}

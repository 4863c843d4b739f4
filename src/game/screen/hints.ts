import { html, nothing, type TemplateResult } from 'lit';
import type { Rung } from '../../core/attempt.ts';
import type { Move } from '../../core/game.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import type { BoardView } from '../../ui/board/board-view.ts';
import { icon, markIcon, queenIcon, undoIcon } from '../../ui/icons.ts';
import { HintLadder, type HintSource } from '../hint-ladder.ts';
import '../hint-sheet.ts';
import { hintStyles } from '../hints/hint-marks.ts';
import { hintParts } from '../hints/hint-parts.ts';
import type { AnySession } from '../session.ts';
import type { Stage } from '../stage.ts';
import { undoWords } from '../undo-words.ts';

/** The way back from a board that is wrong. */
export interface HintWayBack {
  /** How many steps it is; `undefined` while that is not known, or nothing is wrong. */
  readonly steps: number | undefined;
  /** Goes back. */
  go(): void;
}

/** The hints of a screen with a board: their ladder, their sheet and what they draw. */
export class Hints {
  readonly ladder: HintLadder;
  readonly #stage: Stage;
  readonly #board: () => Puzzle;
  readonly #wayBack: HintWayBack | undefined;

  /**
   * @param stage Rendered again when there is more to say.
   * @param board Returns what the hints are about; free play is a board of Complete on which no queen is given.
   * @param wayBack Offered where the hint says that something is wrong; free play offers it below the board.
   */
  constructor(
    stage: Stage,
    session: AnySession,
    source: HintSource,
    board: () => Puzzle,
    wayBack?: HintWayBack,
  ) {
    this.#stage = stage;
    this.#board = board;
    this.#wayBack = wayBack;
    stage.renderRoot.querySelector('nt-board')!.adopt(hintStyles);
    this.ladder = new HintLadder(stage, session, source);
  }

  /** The open hint's part of the board's view. */
  get view(): Partial<BoardView> {
    const { open } = this.ladder;
    if (!open) return {};
    // One thing is explained at a time.
    const { drawing } = hintParts(open.hint, open.rung, this.#board());
    const coordinates = this.#stage.settings.coordinates !== 'never';
    return { ghost: undefined, coordinates, ...drawing };
  }

  /** The sheet with the hint, when one is open. */
  get sheet(): TemplateResult | typeof nothing {
    const { open } = this.ladder;
    if (!open) return nothing;
    const { hint, rung } = open;
    const { words, legend, act, actName, practice } = hintParts(hint, rung, this.#board());
    return html`<nt-hint-sheet
      class="sheet"
      .words=${words}
      .rung=${rung}
      .legend=${legend}
      .practice=${practice}
      .act=${act}
      .actName=${actName}
      .actIcon=${hint.act?.kind === 'paint' ? markIcon : queenIcon}
      ?places=${hint.act?.kind === 'toggle'}
      @nt-rung=${(event: CustomEvent<Rung>) => void this.ladder.climbTo(event.detail)}
      @nt-place=${() => this.#act(hint.act)}
      .undo=${this.#wayBack?.steps}
      @nt-undo=${() => this.#wayBack?.go()}
      @nt-close-hint=${() => this.ladder.close()}
    ></nt-hint-sheet>`;
  }

  /** The button that goes back from a board that is wrong, for the lines under the board; none while a hint has it. */
  get wayBack(): TemplateResult | typeof nothing {
    const steps = this.#wayBack?.steps;
    if (steps === undefined || this.ladder.open) return nothing;
    return html`<button class="button outline small back" @click=${() => this.#wayBack?.go()}>
      ${icon(undoIcon, 20)}${undoWords(steps)}
    </button>`;
  }

  /** Ends them, because the board was left. */
  end(): void {
    this.ladder.hostDisconnected();
    this.#stage.removeController(this.ladder);
  }

  /** Does what the open hint leads to; the keyboard goes on where that is. */
  #act(move: Move | undefined): void {
    const square = firstSquareOf(move);
    const board = this.#stage.renderRoot.querySelector('nt-board')!;
    if (square !== undefined) board.focusedSquare = square;
    this.ladder.place();
  }
}

function firstSquareOf(move: Move | undefined): Square | undefined {
  if (move?.kind === 'toggle') return move.square;
  return move?.kind === 'lift' || move?.kind === 'paint' ? move.squares[0] : undefined;
}

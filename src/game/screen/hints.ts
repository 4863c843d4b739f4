import { html, nothing, type TemplateResult } from 'lit';
import type { Rung } from '../../core/attempt.ts';
import type { Move } from '../../core/game.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import type { BoardView } from '../../ui/board/board-view.ts';
import { markIcon, queenIcon } from '../../ui/icons.ts';
import { HintLadder, type HintSource } from '../hint-ladder.ts';
import '../hint-sheet.ts';
import { hintStyles } from '../hints/hint-marks.ts';
import { hintParts } from '../hints/hint-parts.ts';
import { roomForSheetStyles } from '../room-for-sheet.styles.ts';
import type { AnySession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** The hints of a screen with a board: their ladder, their sheet and what they draw. */
export class Hints {
  readonly ladder: HintLadder;
  readonly #stage: Stage;
  readonly #board: () => Puzzle;

  /**
   * @param stage Rendered again when there is more to say.
   * @param board Returns what the hints are about; free play is a board of Complete on which no queen is given.
   */
  constructor(stage: Stage, session: AnySession, source: HintSource, board: () => Puzzle) {
    this.#stage = stage;
    this.#board = board;
    adoptStyles(stage, roomForSheetStyles);
    stage.renderRoot.querySelector('nt-board')!.adopt(hintStyles);
    this.ladder = new HintLadder(stage, session, source);
  }

  /** The open hint's part of the board's view. */
  get view(): Partial<BoardView> {
    const { open } = this.ladder;
    if (!open) return {};
    // One thing is explained at a time.
    const { drawing } = hintParts(open.hint, open.rung, this.#board());
    return { ghost: undefined, coordinates: true, ...drawing };
  }

  /** The sheet with the hint, when one is open. */
  get sheet(): TemplateResult | typeof nothing {
    const { open } = this.ladder;
    if (!open) return nothing;
    const { hint, rung } = open;
    const { words, legend, act, practice } = hintParts(hint, rung, this.#board());
    return html`<nt-hint-sheet
      .words=${words}
      .rung=${rung}
      .legend=${legend}
      .practice=${practice}
      .act=${act}
      .actIcon=${hint.act?.kind === 'paint' ? markIcon : queenIcon}
      ?places=${hint.act?.kind === 'toggle'}
      @nt-rung=${(event: CustomEvent<Rung>) => void this.ladder.climbTo(event.detail)}
      @nt-place=${() => this.#act(hint.act)}
      @nt-close-hint=${() => this.ladder.close()}
    ></nt-hint-sheet>`;
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

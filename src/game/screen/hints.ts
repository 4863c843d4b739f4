import { html, nothing, type TemplateResult } from 'lit';
import type { Rung } from '../../core/game/attempt.ts';
import type { Move } from '../../core/game/game.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { HintLadder, type HintSource } from '../hints/hint-ladder.ts';
import '../hints/hint-sheet.ts';
import { hintStyles } from '../hints/hint-marks.ts';
import { drawHint, hintLegend, hintPractice, hintWords } from '../hints/hint-techniques.ts';
import type { BoardScreen } from './board-screen.ts';
import type { AnySession } from '../session/session.ts';
import { backAction } from './status.ts';

/** The way back from a board with a mistake. */
interface HintWayBack {
  /** The number of undo steps; `undefined` while it is unknown, or if there is no mistake. */
  readonly steps: number | undefined;
  go(): void;
}

/** The hints of a screen with a board: ladder, sheet and drawing. */
export class Hints {
  readonly ladder: HintLadder;
  readonly #screen: BoardScreen;
  readonly #board: () => Puzzle;
  readonly #wayBack: HintWayBack | undefined;

  /**
   * @param board Returns the puzzle of the hints; for free play, a puzzle of Complete without given queens.
   * @param wayBack Offered if there is a mistake on the board; free play leaves it out and has its own below the board.
   */
  constructor(
    screen: BoardScreen,
    session: AnySession,
    source: HintSource,
    board: () => Puzzle,
    wayBack?: HintWayBack,
  ) {
    this.#screen = screen;
    this.#board = board;
    this.#wayBack = wayBack;
    screen.board.adopt(hintStyles);
    this.ladder = new HintLadder(screen, session, source);
  }

  /** Changes to the board's view by the open hint. */
  get view(): Partial<BoardView> {
    const { open } = this.ladder;
    if (!open) return {};
    // The preview queen of a considered square would distract from the hint.
    const coordinates = this.#screen.settings.coordinates !== 'never';
    return { preview: undefined, coordinates, ...drawHint(open.hint, open.rung, this.#board()) };
  }

  /** The sheet of the open hint; nothing if none is open. */
  get sheet(): TemplateResult | typeof nothing {
    const { open } = this.ladder;
    if (!open) return nothing;
    const { rung } = open;
    const { finding, act } = open.hint;
    const board = this.#board();
    return html`<nt-hint-sheet
      class="sheet"
      .words=${hintWords(finding, rung, board)}
      .rung=${rung}
      .legend=${hintLegend(finding, rung, board)}
      .practice=${hintPractice(finding, rung, board)}
      .act=${act}
      .shape=${board.rules.shape}
      @nt-rung=${(event: CustomEvent<Rung>) => void this.ladder.climbTo(event.detail)}
      @nt-place=${() => this.#act(act)}
      .undo=${this.#wayBack?.steps}
      @nt-undo=${() => this.#wayBack?.go()}
      @nt-close-hint=${() => this.ladder.close()}
    ></nt-hint-sheet>`;
  }

  /** The action that leads back from a mistake, for the line under the board; none while the sheet of a hint has it. */
  get wayBack(): TemplateResult | undefined {
    const steps = this.#wayBack?.steps;
    if (steps === undefined || this.ladder.open) return undefined;
    return backAction(steps, () => this.#wayBack?.go());
  }

  /** Removes the ladder, because the player left the board. */
  end(): void {
    this.ladder.hostDisconnected();
    this.#screen.removeController(this.ladder);
  }

  /** Makes the move of the open hint, and sets the board's focused square to its first square. */
  #act(move: Move | undefined): void {
    const square = firstSquareOf(move);
    if (square !== undefined) this.#screen.board.focusedSquare = square;
    this.ladder.place();
  }
}

function firstSquareOf(move: Move | undefined): Square | undefined {
  if (move?.kind === 'toggle') return move.square;
  return move?.kind === 'lift' || move?.kind === 'paint' ? move.squares[0] : undefined;
}

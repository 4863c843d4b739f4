import { html, nothing, type TemplateResult } from 'lit';
import type { Rung } from '../../core/game/attempt.ts';
import type { Move } from '../../core/game/game.ts';
import type { Position } from '../../core/game/position.ts';
import { housesOf, type House } from '../../core/board/house.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { hasSteps, HintLadder, type HintSource } from '../hints/hint-ladder.ts';
import '../hints/hint-sheet.ts';
import { hintStyles } from '../hints/hint-marks.ts';
import { takeBackWords } from '../hints/completion-hint-words.ts';
import {
  drawHint,
  drawTakeBack,
  hintLegend,
  hintPractice,
  hintWords,
} from '../hints/hint-techniques.ts';
import type { BoardScreen } from './board-screen.ts';
import type { AnySession } from '../session/session.ts';
import { backAction } from './status.ts';

/**
 * Finds the number of undo steps from a board with a mistake to the newest one without; `undefined` if the board has
 * none, or no such board is found.
 */
type FindWayBack = () => Promise<number | undefined>;

/** The hints of a screen with a board: ladder, sheet and drawing. */
export class Hints {
  readonly ladder: HintLadder;
  readonly #screen: BoardScreen;
  readonly #session: AnySession;
  /** The way back from a position, in undo steps. */
  #wayBack: { readonly from: Position; readonly steps: number } | undefined;

  /**
   * @param findWayBack Called at each hint; free play leaves it out and has a way back of its own below the board.
   */
  constructor(
    screen: BoardScreen,
    session: AnySession,
    source: HintSource,
    findWayBack?: FindWayBack,
  ) {
    this.#screen = screen;
    this.#session = session;
    screen.board.adopt(hintStyles);
    this.ladder = new HintLadder(screen, session, {
      ...source,
      ask: async (options) => {
        const hint = await source.ask(options);
        if (hint && findWayBack) void this.#keepWayBack(findWayBack());
        return hint;
      },
    });
  }

  /** Changes to the board's view by the open hint. */
  get view(): Partial<BoardView> {
    const { open } = this.ladder;
    if (!open) return {};
    // The preview queen of a considered square would distract from the hint.
    const coordinates = this.#screen.settings.coordinates !== 'never';
    const { hint, rung } = open;
    const board = this.#session.game;
    const drawing = this.ladder.isAnswer
      ? drawTakeBack(hint, this.#fullHouse, board)
      : drawHint(hint, rung, board);
    return { preview: undefined, coordinates, ...drawing };
  }

  /** The sheet of the open hint; nothing if none is open. */
  get sheet(): TemplateResult | typeof nothing {
    const { open } = this.ladder;
    if (!open) return nothing;
    const { rung } = open;
    const { isAnswer } = this.ladder;
    const { finding, act } = open.hint;
    const board = this.#session.game;
    const words =
      isAnswer && act?.kind === 'lift'
        ? takeBackWords(act.squares, finding, this.#fullHouse, board)
        : hintWords(finding, rung, board);
    return html`<nt-hint-sheet
      class="sheet"
      ?answer=${isAnswer}
      ?whole=${!hasSteps(open.hint)}
      .words=${words}
      .rung=${rung}
      .legend=${hintLegend(finding, rung, board)}
      .practice=${hintPractice(finding, rung, board)}
      .act=${act}
      .shape=${board.rules.shape}
      @nt-rung=${(event: CustomEvent<Rung>) => void this.ladder.climbTo(event.detail)}
      @nt-place=${() => this.#act(act)}
      .undo=${this.#steps}
      @nt-undo=${() => this.#goBack()}
      @nt-close-hint=${() => this.ladder.close()}
    ></nt-hint-sheet>`;
  }

  /** The first row, column or region with neither a queen nor a square that no queen attacks. */
  get #fullHouse(): House | undefined {
    const { geometry, position, verdict } = this.#session;
    const isFull = (square: Square): boolean =>
      verdict.cover[square]! > 0 && !position.queens.includes(square);
    return housesOf(geometry.rules).find(({ squares }) => squares.every(isFull));
  }

  /** The action that leads back from a mistake, for the line under the board; none while the sheet of a hint has it. */
  get wayBack(): TemplateResult | undefined {
    const steps = this.#steps;
    if (steps === undefined || this.ladder.open) return undefined;
    return backAction(steps, () => this.#goBack());
  }

  /** The number of steps of the way back; `undefined` while none is known. */
  get #steps(): number | undefined {
    return this.#wayBack?.from === this.#session.position ? this.#wayBack.steps : undefined;
  }

  async #keepWayBack(found: Promise<number | undefined>): Promise<void> {
    const from = this.#session.position;
    const steps = await found;
    if (steps === undefined) return;
    this.#wayBack = { from, steps };
    this.#screen.requestUpdate();
  }

  #goBack(): void {
    const steps = this.#steps;
    if (steps !== undefined) this.#session.play({ kind: 'undo', steps });
  }

  /** Removes the ladder, because the player left the board. */
  end(): void {
    this.ladder.end();
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

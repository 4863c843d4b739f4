import { html, nothing, type TemplateResult } from 'lit';
import type { Rung } from '../../core/attempt.ts';
import type { Move } from '../../core/game.ts';
import type { Square } from '../../core/square.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import type { BoardView } from '../../ui/board/board-view.ts';
import { markIcon, queenIcon } from '../../ui/icons.ts';
import { HintLadder, type HintSource, type OpenHint } from '../hint-ladder.ts';
import '../hint-sheet.ts';
import type { HintWords } from '../hint-words.ts';
import { roomForSheetStyles } from '../room-for-sheet.styles.ts';
import type { AnySession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** All that is said and drawn of a hint on a rung. */
export interface HintParts {
  readonly words: HintWords;
  /** Names the act of the last rung; `undefined` where there is nothing to do. */
  readonly act: string | undefined;
  readonly drawing: Partial<BoardView>;
  /** What the marks on the board mean, as items of a list. */
  readonly legend: TemplateResult | typeof nothing;
}

/** Says and draws a hint for a kind of board. */
export type PartsOf<Hint> = (open: OpenHint<Hint>) => HintParts;

/** The hints of a screen with a board: their ladder, their sheet and what they draw. */
export class Hints<Hint> {
  readonly ladder: HintLadder<Hint>;
  readonly #stage: Stage;
  readonly #source: HintSource<Hint>;
  readonly #partsOf: PartsOf<Hint>;

  /** @param stage Rendered again when there is more to say. */
  constructor(stage: Stage, session: AnySession, source: HintSource<Hint>, partsOf: PartsOf<Hint>) {
    this.#stage = stage;
    this.#source = source;
    this.#partsOf = partsOf;
    adoptStyles(stage, roomForSheetStyles);
    this.ladder = new HintLadder(stage, session, source);
  }

  /** What the open hint adds to the board. */
  get view(): Partial<BoardView> {
    const { open } = this.ladder;
    return open ? { coordinates: true, ...this.#partsOf(open).drawing } : {};
  }

  /** The sheet with the hint, when one is open. */
  get sheet(): TemplateResult | typeof nothing {
    const { open } = this.ladder;
    if (!open) return nothing;
    const { words, legend, act } = this.#partsOf(open);
    const move = this.#source.moveOf(open.hint);
    return html`<nt-hint-sheet
      .words=${words}
      .rung=${open.rung}
      .legend=${legend}
      .act=${act}
      .actIcon=${move?.kind === 'paint' ? markIcon : queenIcon}
      ?places=${move?.kind === 'toggle'}
      @nt-rung=${(event: CustomEvent<Rung>) => void this.ladder.climbTo(event.detail)}
      @nt-place=${() => this.#act(move)}
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

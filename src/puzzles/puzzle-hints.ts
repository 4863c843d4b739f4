import { html, nothing, type TemplateResult } from 'lit';
import type { Rung } from '../core/attempt.ts';
import type { Move } from '../core/game.ts';
import { HintLadder } from '../game/hint-ladder.ts';
import { hintStyles } from '../game/hints/hint-marks.ts';
import { hintParts, type HintParts } from '../game/hints/hint-parts.ts';
import '../game/hint-sheet.ts';
import { roomForSheetStyles } from '../game/room-for-sheet.styles.ts';
import { searchHint } from '../game/search.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import type { BoardView } from '../ui/board/board-view.ts';
import { markIcon, queenIcon } from '../ui/icons.ts';
import { puzzleSolver } from './page-solver.ts';
import type { PuzzleScreen, ShownHints } from './puzzle-screen.ts';
import type { PuzzleGame } from './puzzle-game.ts';

/** The solver's side of a puzzle, loaded with the first hint. */
export class PuzzleHints implements ShownHints {
  readonly ladder: HintLadder;
  readonly #screen: PuzzleScreen;
  readonly #game: PuzzleGame;

  /** @param screen Rendered again when there is more to say. */
  constructor(screen: PuzzleScreen, game: PuzzleGame) {
    this.#screen = screen;
    this.#game = game;
    adoptStyles(screen, roomForSheetStyles);
    screen.board.adopt(hintStyles);
    const { session, played } = game;
    this.ladder = new HintLadder(screen, session, {
      ask: ({ signal }) => {
        const { position } = session;
        return searchHint(
          screen,
          (options) => puzzleSolver.hint(played.puzzle, position, options),
          signal,
        );
      },
      // A conflict is seen without help, but not which of its queens the answer lacks.
      countsAsHelp: () => true,
    });
  }

  /** Ends it, because the puzzle was left. */
  end(): void {
    this.ladder.hostDisconnected();
    this.#screen.removeController(this.ladder);
  }

  /** What the hint adds to the board. */
  get view(): Partial<BoardView> {
    const parts = this.#parts;
    return parts ? { coordinates: true, ...parts.drawing } : {};
  }

  /** The sheet with the hint, when one is open. */
  get sheet(): TemplateResult | typeof nothing {
    const parts = this.#parts;
    if (!parts) return nothing;
    const { hint, rung } = this.ladder.open!;
    return html`<nt-hint-sheet
      .words=${parts.words}
      .rung=${rung}
      .legend=${parts.legend}
      .act=${parts.act}
      .actIcon=${hint.act?.kind === 'paint' ? markIcon : queenIcon}
      ?places=${hint.act?.kind === 'toggle'}
      @nt-rung=${(event: CustomEvent<Rung>) => void this.ladder.climbTo(event.detail)}
      @nt-place=${() => this.#place(hint.act)}
      @nt-close-hint=${() => this.ladder.close()}
    ></nt-hint-sheet>`;
  }

  get #parts(): HintParts | undefined {
    const { open } = this.ladder;
    return open && hintParts(open.hint, open.rung, this.#game.played.puzzle);
  }

  /** Does what a hint leads to; the keyboard goes on where that is. */
  #place(act: Move | undefined): void {
    const square = squareOf(act);
    if (square !== undefined) this.#screen.board.focusedSquare = square;
    this.ladder.place();
  }
}

/** The square that a move of a hint is about, the first of several. */
function squareOf(act: Move | undefined): number | undefined {
  if (act?.kind === 'toggle') return act.square;
  return act?.kind === 'lift' || act?.kind === 'paint' ? act.squares[0] : undefined;
}

import { html, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Square } from '../../core/board/square.ts';
import type { Move } from '../../core/game/game.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import '../../ui/board/board.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { BoardRenderer } from '../../ui/board/board-renderer.ts';
import { isFree, type BoardView } from '../../ui/board/grid/board-view.ts';
import type {
  MoveQueenEvent,
  PaintMarksEvent,
  SupposeQueenEvent,
  ToggleQueenEvent,
} from '../../ui/board/grid/events.ts';
import { aside } from '../../ui/aside.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { KEYMAP } from '../../ui/keyboard/keymap.ts';
import { noteCommand } from '../../ui/last-commands.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import type { Celebration } from '../celebration/celebration.ts';
import type { Mistakes } from '../checks/mistakes.ts';
import type { AnySession } from '../session/session.ts';
import type { Hints } from './hints.ts';
import { commandOf, isForScreen } from './keys.ts';
import { inWords } from './in-words.ts';
import { followScreenEvents } from './screen-events.ts';
import { ScreenWakeLock } from './screen-wake-lock.ts';
import { Supposing } from './supposing.ts';
import { tapMove } from './tap-move.ts';

/** Commands by their names. A command returns false if its key is to keep its other effects. */
export type Commands<Name extends string = string> = Readonly<Record<Name, () => unknown>>;

/** A command of every screen with a board. */
type BoardCommand = 'undo' | 'redo' | 'clear' | 'mark' | 'next-free' | 'less-hint';

/** Commands that are away while a queen is supposed: they would act on another board than the one that is shown. */
const AWAY: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'clear',
  'hint',
  'less-hint',
  'check',
  'reveal',
]);

/** A screen where a board is played. Its buttons, menus and keys name commands. */
export abstract class BoardScreen<
  OwnCelebration extends Celebration = Celebration,
  Name extends string = string,
> extends LocalizedElement {
  @property({ attribute: false }) settings!: Settings;

  @state() protected marking = false;
  /** The celebration, until the board is changed or left, or the sheet is closed. */
  @state() celebration: OwnCelebration | undefined;

  @query('nt-board') readonly board!: NtBoard;

  readonly supposing = new Supposing(this);

  abstract readonly session: AnySession | undefined;
  abstract readonly hints: Hints | undefined;
  abstract readonly mistakes: Mistakes | undefined;
  protected abstract readonly keys: Readonly<Record<string, Name>>;
  protected abstract readonly commands: Commands<Name>;

  /** The commands of every screen with a board. */
  readonly boardCommands: Commands<BoardCommand> = {
    undo: () => this.play({ kind: 'undo' }),
    redo: () => this.play({ kind: 'redo' }),
    clear: () => this.play({ kind: 'clear' }),
    mark: () => (this.marking = !this.marking),
    'next-free': () => this.#focusNextFree(),
    'less-hint': () => this.hints?.ladder.previous(),
  };

  constructor() {
    super();
    aside(() =>
      keepFocus(
        this,
        () => this.renderRoot.querySelector<HTMLElement>('nt-board-in-words:defined') ?? this.board,
      ),
    );
    aside(
      () =>
        new ScreenWakeLock(
          this,
          () => this.settings.awake && this.session?.verdict.solved === false,
        ),
    );
    followScreenEvents(
      this,
      (event) => this.#press(event),
      (isShown) => this.setShown(isShown),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.supposing.leave();
    this.endCelebration();
  }

  /** Runs the command of a name. */
  run(command: Name): unknown {
    noteCommand(command);
    return this.commands[command]();
  }

  /** Plays a move of the player; none while a queen is supposed. */
  play(move: Move): void {
    if (!this.supposing.isOn && this.session?.play(move) === false) this.refused?.(move);
  }

  /** Says the time of play; left out where it is not measured. */
  protected readonly sayTime?: () => unknown;

  /** Says why a move cannot be played; left out where the board itself shows it. */
  protected refused?(move: Move): void;

  /** Takes note that the page was hidden or shown. */
  protected setShown(isShown: boolean): void {
    this.session?.setShown(isShown);
  }

  endCelebration(): void {
    this.celebration?.end();
    this.celebration = undefined;
  }

  /** Closes the open hint, else the sheet of a finished board. Returns false if there is neither. */
  closeSheet(): boolean {
    const { hints, celebration } = this;
    if (hints?.ladder.open) hints.ladder.close();
    else if (celebration) this.endCelebration();
    else return false;
    return true;
  }

  /** Draws the board, on which taps and strokes play. */
  protected renderBoard(view: BoardView, surface = BoardRenderer): TemplateResult {
    const toggle = ({ square }: ToggleQueenEvent): void => this.#tap(square);
    const paint = ({ squares, marked }: PaintMarksEvent): void =>
      this.play({ kind: 'paint', squares, marked });
    return html`${inWords(
        this.settings,
        () =>
          html`<nt-board-in-words
            .view=${view}
            .sayTime=${this.sayTime}
            @nt-toggle-queen=${toggle}
            @nt-paint-marks=${paint}
          ></nt-board-in-words>`,
      )}<nt-board
        .surface=${surface}
        .view=${view}
        @nt-toggle-queen=${toggle}
        @nt-suppose-queen=${({ square }: SupposeQueenEvent) => this.supposing.choose(square)}
        @nt-move-queen=${({ from, to }: MoveQueenEvent) => this.play({ kind: 'move', from, to })}
        @nt-paint-marks=${paint}
      ></nt-board>`;
  }

  #tap(square: Square): void {
    const { session, supposing, settings } = this;
    if (supposing.isOn) supposing.choose(square);
    else if (session) this.play(tapMove({ kind: 'toggle', square }, session, settings));
  }

  /** Runs the command of a key that is pressed, wherever the focus is. */
  #press(event: KeyboardEvent): void {
    const { supposing, board, session } = this;
    if (!session || !isForScreen(event, this.renderRoot)) return;
    const thought = supposing.isOn && commandOf(event, KEYMAP.suppose.keys);
    // Enter on a tool is a press of the tool.
    if (thought && (thought !== 'keep' || event.composedPath().includes(board))) {
      supposing.run(thought);
      event.preventDefault();
      return;
    }
    const command = commandOf<Name>(event, this.keys);
    if (!command || (supposing.isOn && AWAY.has(command))) return;
    if (this.run(command) !== false) event.preventDefault();
  }

  /** Focuses the next square in reading order that is free and not marked, after the last the first; if there is one. */
  #focusNextFree(): void {
    const { board, session } = this;
    if (!session) return;
    const { position, geometry } = session;
    const { squares } = geometry;
    for (let step = 1; step <= squares; step++) {
      const square = (board.focusedSquare + step) % squares;
      if (isFree(session, square) && !position.marks.includes(square)) {
        void board.focusOn(square);
        return;
      }
    }
  }
}

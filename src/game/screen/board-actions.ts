import { SUPPOSE_KEYS } from '../../ui/keyboard/keymap.ts';
import { isFree } from '../../ui/board/grid/board-view.ts';
import type { BoardScreen } from './board-screen.ts';
import { commandOf, isForScreen } from './keys.ts';

/** Commands of keys that every screen with a board has. */
type BoardCommand = 'undo' | 'redo' | 'clear' | 'next-free' | 'hint' | 'less-hint' | 'check';

/** Commands that are away while a queen is supposed: they would act on another board than the one that is shown. */
const AWAY: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'clear',
  'hint',
  'less-hint',
  'check',
  'reveal',
  'answer',
]);

/** Actions of buttons and keys on a screen with a board, besides moving queens. */
export abstract class BoardActions<
  Screen extends BoardScreen = BoardScreen,
  Command extends string = string,
> {
  protected readonly screen: Screen;
  readonly #keys: Readonly<Record<string, Command>>;

  /** @param keys The commands of the screen by key. */
  constructor(screen: Screen, keys: Readonly<Record<string, Command>>) {
    this.screen = screen;
    this.#keys = keys;
  }

  /** Shows the next rung of a hint. */
  abstract hint(): Promise<void>;

  /** Says if something on the board is wrong. */
  abstract check(): Promise<void>;

  /** Runs a command. Returns true if the key is to have no other effect. */
  protected abstract run(command: Command): boolean;

  /** Runs the command of a key that is pressed, wherever the focus is. */
  press(event: KeyboardEvent): void {
    if (!isForScreen(event, this.screen.renderRoot)) return;
    const { supposing, board } = this.screen;
    const thought = supposing.isOn && commandOf(event, SUPPOSE_KEYS);
    // Enter on a tool is a press of the tool.
    if (thought && (thought !== 'keep' || event.composedPath().includes(board))) {
      supposing.run(thought);
      event.preventDefault();
      return;
    }
    const command = commandOf<Command>(event, this.#keys);
    if (!command || (supposing.isOn && AWAY.has(command))) return;
    if (this.run(command)) event.preventDefault();
  }

  protected runOnBoard(command: BoardCommand): true {
    switch (command) {
      case 'undo':
      case 'redo':
      case 'clear':
        this.screen.session?.play({ kind: command });
        break;
      case 'next-free':
        this.#focusNextFree();
        break;
      case 'hint':
        void this.hint();
        break;
      case 'less-hint':
        this.screen.hints?.ladder.previous();
        break;
      case 'check':
        void this.check();
        break;
    }
    return true;
  }

  /** Closes the open hint, else the sheet of a finished board. Returns false if there is neither. */
  protected closeSheet(): boolean {
    const { hints, celebration } = this.screen;
    if (hints?.ladder.open) hints.ladder.close();
    else if (celebration) this.screen.endCelebration();
    else return false;
    return true;
  }

  /** Focuses the next square in reading order that is free and not marked, after the last the first; if there is one. */
  #focusNextFree(): void {
    const { board, session } = this.screen;
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

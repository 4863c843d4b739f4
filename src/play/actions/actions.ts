import { msg } from '@lit/localize';
import { MAX_SIZE, MIN_SIZE } from '../../core/board/square.ts';
import { playAddress } from '../../core/routes/addresses.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { BoardActions } from '../../game/screen/board-actions.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { PLAY_KEYS } from '../../ui/keyboard/keymap.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { NtKeysDialog } from '../../ui/help/keys-dialog.ts';
import { NtBoardDialog } from './board-dialog.ts';
import type { FreePlay } from '../frame/free-play.ts';
import type { RouteController } from '../opening/route-controller.ts';
import type { NtPlay } from '../play.ts';
import { offerReveal } from './reveal.ts';
import { shareBoard } from './share.ts';

/** The command of a key on the screen of free play, wherever the focus is. */
type Command = (typeof PLAY_KEYS)[keyof typeof PLAY_KEYS];

/** Actions of buttons and keys on the screen of free play, besides moving queens. */
export class Actions extends BoardActions<NtPlay, Command> {
  readonly #freePlay: FreePlay;
  readonly #opener: RouteController;

  constructor(screen: NtPlay, freePlay: FreePlay, opener: RouteController) {
    super(screen, PLAY_KEYS);
    this.#freePlay = freePlay;
    this.#opener = opener;
  }

  /** Opens the dialog to choose another board. */
  chooseBoard(): void {
    openModal(this.screen.renderRoot, NtBoardDialog, { size: this.#freePlay.size });
  }

  /** Shares the position on the board. */
  async share(): Promise<void> {
    // Waits, so that the board that is being opened is shared, not the one before.
    await this.#opener.opened;
    await shareBoard(this.screen, this.#freePlay);
  }

  /** Offers to show a completion of the board, or says why there is none to show. */
  async reveal(): Promise<void> {
    // Waits for the board that is being opened, which decides what can be shown.
    await this.#opener.opened;
    await offerReveal(this.screen, this.#freePlay, this.screen.assist());
  }

  async hint(): Promise<void> {
    // Waits, because the board that is being opened would drop the hint.
    await this.#opener.opened;
    // The sheet of the find would cover the hint, and offers the next steps itself.
    if (this.screen.celebration) return;
    if (this.#freePlay.verdict.solved) this.#offerAnother();
    else await this.screen.assist().hints.ladder.next();
  }

  async check(): Promise<void> {
    await this.#opener.opened;
    await this.screen.assist().mistakes.check();
  }

  /** Clears a finished board for the next one and focuses the board. */
  nextBoard(): void {
    this.#freePlay.play({ kind: 'clear' });
    this.screen.board.focus();
  }

  /** Clears a found solution for the player to turn or mirror it in the mind, and focuses the board. */
  turn(): void {
    this.#freePlay.beginTurn();
    this.screen.board.focus();
    this.screen.announceTask();
  }

  /** Goes back from the turn to the solution. */
  endTurn(): void {
    this.#freePlay.endTurn();
    this.screen.board.focus();
  }

  /** Opens the board of a size and focuses it. */
  playSize(size: number): void {
    nextBoard(this.#freePlay).addEventListener('abort', () => {
      // The new board replaces the squares, so that they can take the focus only after the update.
      void this.screen.updateComplete.then(() => this.screen.board.focus());
    });
    location.hash = playAddress(size);
  }

  /** Says in a notice that the board is solved, and offers to find another solution if one is left. */
  #offerAnother(): void {
    const notice = this.#freePlay.isComplete
      ? { text: () => msg('You have found every solution of this size.') }
      : {
          text: () => msg('This board is solved.'),
          action: {
            label: () => msg('Find another', { desc: 'A button: another solution' }),
            run: () => this.nextBoard(),
          },
        };
    this.screen.dispatchEvent(new NoticeEvent({ ...notice, over: nextBoard(this.#freePlay) }));
  }

  protected override run(command: Command): boolean {
    const { verdict, size } = this.#freePlay;
    switch (command) {
      case 'next-board':
        if (verdict.solved) this.nextBoard();
        return verdict.solved;
      case 'reveal':
        void this.reveal();
        return true;
      case 'close':
        if (!this.closeSheet() && this.#freePlay.turned !== undefined) this.endTurn();
        // The browser closes popovers, such as the answer of a question mark.
        return false;
      case 'keys':
        openModal(this.screen.renderRoot, NtKeysDialog);
        return true;
      case 'smaller':
        if (size > MIN_SIZE) location.hash = playAddress(size - 1);
        return true;
      case 'larger':
        if (size < MAX_SIZE) location.hash = playAddress(size + 1);
        return true;
      default:
        return this.runOnBoard(command);
    }
  }
}

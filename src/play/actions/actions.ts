import { msg } from '@lit/localize';
import { MAX_SIZE, MIN_SIZE } from '../../core/board/square.ts';
import { playAddress } from '../../core/routes/addresses.ts';
import { focusNextFree } from '../../game/screen/focus-next-free.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { commandOf, isForScreen } from '../../game/screen/keys.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { PLAY_KEYS } from '../../ui/keyboard/keymap.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { NtKeysDialog } from '../../ui/help/keys-dialog.ts';
import type { Assistant } from '../ways/assistant.ts';
import { NtBoardDialog } from './board-dialog.ts';
import type { FreePlay } from '../frame/free-play.ts';
import type { RouteController } from '../opening/route-controller.ts';
import type { NtPlay } from '../play.ts';
import { offerReveal } from './reveal.ts';
import { shareBoard } from './share.ts';

/** The command of a key on the screen of free play, wherever the focus is. */
type Command = (typeof PLAY_KEYS)[keyof typeof PLAY_KEYS];

/** Actions of buttons and keys on the screen of free play, besides moving queens. */
export class Actions {
  readonly #host: NtPlay;
  readonly #freePlay: FreePlay;
  readonly #opener: RouteController;
  readonly #assistant: Assistant;

  constructor(host: NtPlay, freePlay: FreePlay, opener: RouteController, assistant: Assistant) {
    this.#host = host;
    this.#freePlay = freePlay;
    this.#opener = opener;
    this.#assistant = assistant;
    keepFocus(host, () => this.#board);
  }

  /** Runs the command of a key. */
  press(event: KeyboardEvent): void {
    const { renderRoot } = this.#host;
    const command = isForScreen(event, renderRoot) && commandOf<Command>(event, PLAY_KEYS);
    // After Escape the browser's default is kept: it closes popovers, such as the answer of a question mark.
    if (command && this.#run(command) && command !== 'close') event.preventDefault();
  }

  /** Opens the dialog to choose another board. */
  chooseBoard(): void {
    openModal(this.#host.renderRoot, NtBoardDialog, { size: this.#freePlay.size });
  }

  /** Shares the position on the board. */
  async share(): Promise<void> {
    // Waits, so that the board that is being opened is shared, not the one before.
    await this.#opener.opened;
    await shareBoard(this.#host, this.#freePlay);
  }

  /** Runs the tool beside Hint: clears a solved board for another solution, else offers to reveal one. */
  async reveal(): Promise<void> {
    const { session, isComplete } = this.#freePlay;
    if (session.verdict.solved && !isComplete) this.nextBoard();
    else await this.askToReveal();
  }

  /** Offers to show a completion of the board, or says why there is none to show. */
  async askToReveal(): Promise<void> {
    // Waits for the board that is being opened, which decides what can be shown.
    await this.#opener.opened;
    await offerReveal(this.#host, this.#freePlay, this.#assistant);
  }

  /** Shows the next rung of a hint. */
  async hint(): Promise<void> {
    // Waits, because the board that is being opened would drop the hint.
    await this.#opener.opened;
    // The sheet of the find would cover the hint, and offers the next steps itself.
    if (this.#host.isCelebrating) return;
    if (this.#freePlay.session.verdict.solved) this.#offerAnother();
    else await this.#assistant.hints.ladder.next();
  }

  /** Closes the sheet of a finished board and focuses the board. */
  closeResult(): void {
    this.#host.endCelebration();
  }

  /** Says if something on the board is wrong. */
  async check(): Promise<void> {
    await this.#opener.opened;
    if (!this.#freePlay.session.verdict.solved) await this.#assistant.check();
  }

  /** Clears a finished board for the next one and focuses the board. */
  nextBoard(): void {
    this.#freePlay.session.play({ kind: 'clear' });
    this.#board.focus();
  }

  /** Opens the board of a size and focuses it. */
  playSize(size: number): void {
    nextBoard(this.#freePlay.session).addEventListener('abort', () => {
      // The new board replaces the squares, so that they can take the focus only after the update.
      void this.#host.updateComplete.then(() => this.#board.focus());
    });
    location.hash = playAddress(size);
  }

  /** Says in a notice that the board is solved, and offers to find another solution if one is left. */
  #offerAnother(): void {
    const { session, isComplete } = this.#freePlay;
    const notice = isComplete
      ? { text: msg('You have found every solution of this size.') }
      : {
          text: msg('This board is solved.'),
          action: { label: msg('Find another'), run: () => this.nextBoard() },
        };
    this.#host.dispatchEvent(new NoticeEvent({ ...notice, over: nextBoard(session) }));
  }

  get #board(): HTMLElementTagNameMap['nt-board'] {
    return this.#host.renderRoot.querySelector('nt-board')!;
  }

  /** Runs a command. Returns true if there was something to do. */
  #run(command: Command): boolean {
    const { session, size } = this.#freePlay;
    const { ladder } = this.#assistant.hints;
    switch (command) {
      case 'undo':
      case 'redo':
      case 'clear':
        session.play({ kind: command });
        return true;
      case 'next-free':
        focusNextFree(this.#board, session);
        return true;
      case 'next-board':
        if (session.verdict.solved) this.nextBoard();
        return session.verdict.solved;
      case 'hint':
        void this.hint();
        return true;
      case 'check':
        void this.check();
        return true;
      case 'less-hint':
        ladder.previous();
        return true;
      case 'reveal':
        void this.askToReveal();
        return true;
      case 'close':
        if (ladder.open) ladder.close();
        else if (this.#host.isCelebrating) this.closeResult();
        else return false;
        return true;
      case 'keys':
        openModal(this.#host.renderRoot, NtKeysDialog);
        return true;
      case 'smaller':
        if (size > MIN_SIZE) location.hash = playAddress(size - 1);
        return true;
      case 'larger':
        if (size < MAX_SIZE) location.hash = playAddress(size + 1);
        return true;
    }
  }
}

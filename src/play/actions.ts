import { msg } from '@lit/localize';
import { MAX_SIZE, MIN_SIZE } from '../core/square.ts';
import { playAddress } from '../core/addresses.ts';
import { focusNextFree } from '../game/focus-next-free.ts';
import { nextBoard } from '../game/next-board.ts';
import { commandOf, isForScreen } from '../game/screen/keys.ts';
import { NoticeEvent } from '../ui/events.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { PLAY_KEYS } from '../ui/keymap.ts';
import { openKeysDialog } from '../ui/keys-dialog.ts';
import './about-rose.ts';
import type { Assistant } from './assistant.ts';
import { openBoardDialog } from './board-dialog.ts';
import type { FreePlay } from './free-play.ts';
import type { Opener } from './opener.ts';
import { offerReveal } from './reveal.ts';
import { shareBoard } from './share.ts';
import type { Stage } from '../game/stage.ts';

/** What a key does on the screen of free play, wherever the focus is. */
type Command = (typeof PLAY_KEYS)[keyof typeof PLAY_KEYS];

/** What the actions of free play act on. */
export interface ActionParts {
  readonly freePlay: FreePlay;
  readonly opener: Opener;
  /** The solver's side and the celebration, as far as actions concern them. */
  readonly extras: {
    /** The solver's side, if it was needed already. */
    readonly assistant: Assistant | undefined;
    /** Whether a finished board is being celebrated, or its sheet is up. */
    readonly isCelebrating: boolean;
    /** Returns the solver's side, which begins its work if it has not. */
    assist(): Assistant;
    endCelebration(): void;
  };
}

/** What a player can do on the screen of free play besides moving queens, by button or by key. */
export class Actions {
  readonly #stage: Stage;
  readonly #parts: ActionParts;

  constructor(stage: Stage, parts: ActionParts) {
    this.#stage = stage;
    this.#parts = parts;
    keepFocus(stage, () => this.#board);
  }

  /** Does what a key is for. */
  press(event: KeyboardEvent): void {
    const { renderRoot } = this.#stage;
    const command = isForScreen(event, renderRoot) && commandOf<Command>(event, PLAY_KEYS);
    // The browser closes what lies over the page at the same key, such as the answer of a question mark.
    if (command && this.#run(command) && command !== 'close') event.preventDefault();
  }

  /** Lets the player choose another board. */
  async chooseBoard(): Promise<void> {
    const { freePlay } = this.#parts;
    openBoardDialog(this.#stage.renderRoot, await freePlay.progress, freePlay.size);
  }

  /** Hands the position on the board to somebody else. */
  async share(): Promise<void> {
    // Of a board that is still on its way another would be shared.
    await this.#parts.opener.opened;
    await shareBoard(this.#stage, this.#parts.freePlay);
  }

  /** Does what the tool beside Hint says: clears a solved board for another solution, else reveals one. */
  async reveal(): Promise<void> {
    const { session, isComplete } = this.#parts.freePlay;
    if (session.verdict.solved && !isComplete) this.nextBoard();
    else await this.askToReveal();
  }

  /** Shows a way to finish to who says yes, or says why there is none. */
  async askToReveal(): Promise<void> {
    const { freePlay, extras, opener } = this.#parts;
    // What can be shown of a board that is still on its way is not known.
    await opener.opened;
    await offerReveal(this.#stage, freePlay, extras.assist());
  }

  /** Says one rung more of a hint. */
  async hint(): Promise<void> {
    const { extras, opener } = this.#parts;
    // What is said of a board that is still on its way would be gone when it comes.
    await opener.opened;
    // Its sheet would cover the hint's, and says what comes next.
    if (extras.isCelebrating) return;
    if (this.#parts.freePlay.session.verdict.solved) this.#offerAnother();
    else await extras.assist().hints.ladder.next();
  }

  /** Closes the sheet of a finished board; the keyboard goes on there. */
  closeResult(): void {
    this.#parts.extras.endCelebration();
  }

  /** Says if something on the board is wrong. */
  async check(): Promise<void> {
    const { extras, freePlay, opener } = this.#parts;
    await opener.opened;
    if (!freePlay.session.verdict.solved) await extras.assist().check();
  }

  /** Clears a finished board for the next one; the keyboard goes on where it was. */
  nextBoard(): void {
    this.#parts.freePlay.session.play({ kind: 'clear' });
    this.#board.focus();
  }

  /** Opens the board of a size; the keyboard goes on there. */
  playSize(size: number): void {
    nextBoard(this.#parts.freePlay.session).addEventListener('abort', () => {
      // Its squares are others than those that stand now.
      void this.#stage.updateComplete.then(() => this.#board.focus());
    });
    location.hash = playAddress(size);
  }

  /** Says what can be done on a finished board, which has no next step. */
  #offerAnother(): void {
    const { session, isComplete } = this.#parts.freePlay;
    const notice = isComplete
      ? { text: msg('You have found every solution of this size.') }
      : {
          text: msg('This board is solved.'),
          action: { label: msg('Find another'), run: () => this.nextBoard() },
        };
    this.#stage.dispatchEvent(new NoticeEvent({ ...notice, over: nextBoard(session) }));
  }

  get #board(): HTMLElementTagNameMap['nt-board'] {
    return this.#stage.renderRoot.querySelector('nt-board')!;
  }

  /** Whether there was something to do. */
  #run(command: Command): boolean {
    const { freePlay, extras } = this.#parts;
    const { session, size } = freePlay;
    const ladder = extras.assistant?.hints.ladder;
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
        ladder?.previous();
        return true;
      case 'reveal':
        void this.askToReveal();
        return true;
      case 'close':
        if (ladder?.open) ladder.close();
        else if (extras.isCelebrating) this.closeResult();
        else return false;
        return true;
      case 'keys':
        openKeysDialog(this.#stage.renderRoot);
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

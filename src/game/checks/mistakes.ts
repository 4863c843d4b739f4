import { msg, str } from '@lit/localize';
import { css, svg, type ReactiveController, type SVGTemplateResult } from 'lit';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import { checkAnnouncement, checkBoard, type AskCheck } from './check.ts';
import { squaresWordsOn } from '../words/house-words.ts';
import type { BoardScreen } from '../screen/board-screen.ts';
import type { AnySession } from '../session/session.ts';

const mistakeStyles = css`
  .mistake {
    fill: none;
    stroke: var(--alert);
    stroke-width: 3px;
    stroke-dasharray: 2 4;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
`;

/**
 * Says what is wrong on a board to a player who asks, and shows mistakes as they are made if that setting is on. Each
 * move that makes a new mistake then counts as a check.
 */
export class Mistakes implements ReactiveController {
  readonly #screen: BoardScreen;
  readonly #session: AnySession;
  readonly #ask: AskCheck;
  #endSubscription = (): void => undefined;
  #giveUp = new AbortController();
  #wanted = false;
  #wrong: readonly Square[] = [];
  #answer: BoardCheck | undefined;
  #listening = new AbortController();

  /** @param ask Checks the current board of the session. */
  constructor(screen: BoardScreen, session: AnySession, ask: AskCheck) {
    this.#screen = screen;
    this.#session = session;
    this.#ask = ask;
    screen.addController(this);
  }

  hostConnected(): void {
    this.#endSubscription();
    this.#endSubscription = this.#session.subscribe(({ kind, by }) => {
      if (kind === 'board') void this.#look(by === 'hand');
    });
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener('pointerdown', (event) => this.#onTap(event), { signal, capture: true });
    void this.#look(false);
  }

  hostDisconnected(): void {
    this.#endSubscription();
    this.#listening.abort();
    this.#forget();
  }

  /** Checks again if the setting has changed. */
  hostUpdate(): void {
    if (this.#screen.settings.mistakes !== this.#wanted) void this.#look(false);
  }

  /** Removes the controller, because the player left the board. */
  end(): void {
    this.hostDisconnected();
    this.#screen.removeController(this);
  }

  /** The answer to Check, until the next tap. */
  get answer(): BoardCheck | undefined {
    return this.#answer;
  }

  /** True if the answer names mistakes that the board does not show. */
  get canShow(): boolean {
    return this.#wrong.length === 0 && wrongIn(this.#answer).length > 0;
  }

  /** Checks the board for a player who asks. Closes an open hint, whose sheet would cover the answer. */
  async check(): Promise<void> {
    this.#screen.hints?.ladder.close();
    const answer = await checkBoard(this.#screen, this.#session, this.#ask);
    if (!answer) return;
    this.#answer = answer;
    this.#screen.requestUpdate();
    this.#screen.dispatchEvent(new AnnounceEvent(checkAnnouncement(answer)));
  }

  /** Shows the mistakes that Check has found, until the board changes. They counted with the check. */
  show(): void {
    this.#showWrong(wrongIn(this.#answer), true);
  }

  /** Changes to the board's view: a frame round each mistake. */
  get view(): Partial<BoardView> {
    if (this.#wrong.length === 0) return {};
    const { shape } = this.#session.geometry.rules;
    return { underlay: svg`${this.#wrong.map((square) => mistake(square, shape))}` };
  }

  #onTap(event: PointerEvent): void {
    const isOnAction = event
      .composedPath()
      .some((target) => target instanceof Element && target.matches('.line button'));
    if (!this.#answer || isOnAction) return;
    this.#answer = undefined;
    this.#screen.requestUpdate();
  }

  #showWrong(wrong: readonly Square[], isTold: boolean): void {
    this.#wrong = wrong;
    this.#screen.board.adopt(mistakeStyles);
    this.#screen.requestUpdate();
    if (!isTold) return;
    const names = squaresWordsOn(wrong, this.#session.geometry.rules.shape);
    this.#screen.dispatchEvent(new AnnounceEvent(msg(str`Wrong: ${names}.`)));
  }

  #forget(): void {
    this.#wrong = [];
    this.#answer = undefined;
    this.#giveUp.abort(new DOMException('The board has changed.', 'AbortError'));
    this.#giveUp = new AbortController();
  }

  /** @param isMade True if a move by hand led to the current board. */
  async #look(isMade: boolean): Promise<void> {
    const before = this.#wrong;
    this.#forget();
    this.#wanted = this.#screen.settings.mistakes;
    if (before.length > 0) this.#screen.requestUpdate();
    const { verdict } = this.#session;
    if (!this.#wanted || verdict.solved) return;
    const { signal } = this.#giveUp;
    const reply = await replyTo(this.#ask({ signal }), signal);
    if (signal.aborted || reply.kind !== 'answered' || reply.answer?.kind !== 'checked') return;
    const wrong = wrongIn(reply.answer);
    if (wrong.length === 0) return;
    const isNew = isMade && wrong.some((square) => !before.includes(square));
    this.#showWrong(wrong, isNew);
    if (isNew) this.#session.play({ kind: 'check' });
  }
}

/** Returns the squares of wrong queens and marks. */
function wrongIn(check: BoardCheck | undefined): readonly Square[] {
  return check?.kind === 'checked' ? [...check.queens, ...check.marks] : [];
}

function mistake(square: Square, { columns }: Shape): SVGTemplateResult {
  return svg`<rect class="mistake" x=${columnOf(square, columns) * 100 + 6} y=${rowOf(square, columns) * 100 + 6} width="88" height="88" rx="14"/>`;
}

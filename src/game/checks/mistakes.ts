import { msg, str } from '@lit/localize';
import { css, svg, type ReactiveController, type SVGTemplateResult } from 'lit';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { AskCheck } from './check.ts';
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

/** Shows mistakes as they are made, if that setting is on. Each move that makes a new mistake counts as a check. */
export class Mistakes implements ReactiveController {
  readonly #screen: BoardScreen;
  readonly #session: AnySession;
  readonly #ask: AskCheck;
  #endSubscription = (): void => undefined;
  #giveUp = new AbortController();
  #wanted = false;
  #wrong: readonly Square[] = [];

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
    void this.#look(false);
  }

  hostDisconnected(): void {
    this.#endSubscription();
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

  /** Changes to the board's view: a frame round each mistake. */
  get view(): Partial<BoardView> {
    if (this.#wrong.length === 0) return {};
    const { shape } = this.#session.geometry.rules;
    return { underlay: svg`${this.#wrong.map((square) => mistake(square, shape))}` };
  }

  #forget(): void {
    this.#wrong = [];
    this.#giveUp.abort(new DOMException('The board has changed.', 'AbortError'));
    this.#giveUp = new AbortController();
  }

  /** @param isMade True if a move by hand led to the current board. */
  async #look(isMade: boolean): Promise<void> {
    const before = this.#wrong;
    this.#forget();
    this.#wanted = this.#screen.settings.mistakes;
    if (before.length > 0) this.#screen.requestUpdate();
    const { verdict, geometry } = this.#session;
    if (!this.#wanted || verdict.solved) return;
    const { signal } = this.#giveUp;
    const reply = await replyTo(this.#ask({ signal }), signal);
    if (signal.aborted || reply.kind !== 'answered' || reply.answer?.kind !== 'checked') return;
    const { queens, marks } = reply.answer;
    this.#wrong = [...queens, ...marks];
    if (this.#wrong.length === 0) return;
    this.#screen.board.adopt(mistakeStyles);
    this.#screen.requestUpdate();
    if (!isMade || this.#wrong.every((square) => before.includes(square))) return;
    this.#session.play({ kind: 'check' });
    const names = squaresWordsOn(this.#wrong, geometry.rules.shape);
    this.#screen.dispatchEvent(new AnnounceEvent(msg(str`Wrong: ${names}.`)));
  }
}

function mistake(square: Square, { columns }: Shape): SVGTemplateResult {
  return svg`<rect class="mistake" x=${columnOf(square, columns) * 100 + 6} y=${rowOf(square, columns) * 100 + 6} width="88" height="88" rx="14"/>`;
}

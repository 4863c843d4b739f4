import {
  css,
  svg,
  type ReactiveController,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { toCentre } from '../../ui/drawing/drawing.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { WhileConnected } from '../../ui/while-connected.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import {
  checkAnnouncement,
  checkBoard,
  checkLine,
  mistakesAnnouncement,
  mistakesLine,
  type AskCheck,
  type Wrong,
} from './check.ts';
import type { BoardScreen } from '../screen/board-screen.ts';
import type { AnySession } from '../session/session.ts';

const mistakeStyles = css`
  .mistake-case,
  .mistake {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .mistake-case {
    stroke: var(--surface);
    stroke-width: 7px;
  }
  .mistake {
    stroke: var(--alert);
    stroke-width: 3px;
    stroke-dasharray: 2 4;
    stroke-linecap: round;
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
  readonly #life: WhileConnected;
  #giveUp = new AbortController();
  #wanted = false;
  /** The mistakes that the board shows. */
  #shown: Wrong | undefined;
  #answer: BoardCheck | undefined;

  /** @param ask Checks the current board of the session. */
  constructor(screen: BoardScreen, session: AnySession, ask: AskCheck) {
    this.#screen = screen;
    this.#session = session;
    this.#ask = ask;
    this.#life = new WhileConnected(screen, (signal) => {
      session.subscribe(({ kind, by }) => {
        if (kind === 'board') void this.#look(by === 'hand');
      }, signal);
      addEventListener('pointerdown', (event) => this.#onTap(event), { signal, capture: true });
      signal.addEventListener('abort', () => this.#forget());
      void this.#look(false);
    });
    screen.addController(this);
  }

  /** Checks again if the setting has changed. */
  hostUpdate(): void {
    if (this.#screen.settings.mistakes !== this.#wanted) void this.#look(false);
  }

  /** Ends for good, because the player left the board. */
  end(): void {
    this.#life.end();
    this.#screen.removeController(this);
  }

  /** The answer to Check in words, until the next tap. It names the mistakes if the board shows them. */
  get line(): TemplateResult | string | undefined {
    if (this.#shown && this.#answer) return mistakesLine(this.#shown, this.#shape);
    return this.#answer && checkLine(this.#answer);
  }

  /** True if the answer has mistakes that the board does not show. */
  get canShow(): boolean {
    return !this.#shown && wrongIn(this.#answer) !== undefined;
  }

  /** Checks the board for a player who asks. Closes an open hint, whose sheet would cover the answer. */
  async check(): Promise<void> {
    this.#screen.hints?.ladder.close();
    const answer = await checkBoard(this.#screen, this.#session, this.#ask);
    if (!answer) return;
    this.#answer = answer;
    this.#screen.requestUpdate();
    const words = this.#shown
      ? mistakesAnnouncement(this.#shown, this.#shape)
      : checkAnnouncement(answer);
    this.#screen.dispatchEvent(new AnnounceEvent(words));
  }

  /** Shows the mistakes that Check has found, until the board changes. They counted with the check. */
  show(): void {
    const wrong = wrongIn(this.#answer);
    if (wrong) this.#show(wrong, true);
  }

  /** Changes to the board's view: a frame round each mistake, and its name. */
  get view(): Partial<BoardView> {
    if (!this.#shown) return {};
    const squares = squaresOf(this.#shown);
    return {
      underlay: svg`${squares.map((square) => mistake(square, this.#shape))}`,
      wrong: new Set(squares),
    };
  }

  get #shape(): Shape {
    return this.#session.geometry.rules.shape;
  }

  #onTap(event: PointerEvent): void {
    const isOnAction = event
      .composedPath()
      .some((target) => target instanceof Element && target.matches('.line button'));
    if (!this.#answer || isOnAction) return;
    this.#answer = undefined;
    this.#screen.requestUpdate();
  }

  #show(wrong: Wrong, isTold: boolean): void {
    this.#shown = wrong;
    this.#screen.board.adopt(mistakeStyles);
    this.#screen.requestUpdate();
    if (!isTold) return;
    this.#screen.dispatchEvent(new AnnounceEvent(mistakesAnnouncement(wrong, this.#shape)));
  }

  #forget(): void {
    this.#shown = undefined;
    this.#answer = undefined;
    this.#giveUp.abort(new DOMException('The board has changed.', 'AbortError'));
    this.#giveUp = new AbortController();
  }

  /** @param isMade True if a move by hand led to the current board. */
  async #look(isMade: boolean): Promise<void> {
    const before = this.#shown ? squaresOf(this.#shown) : [];
    this.#forget();
    this.#wanted = this.#screen.settings.mistakes;
    if (before.length > 0) this.#screen.requestUpdate();
    const { verdict } = this.#session;
    if (!this.#wanted || verdict.solved) return;
    const { signal } = this.#giveUp;
    const reply = await replyTo(this.#ask({ signal }), signal);
    if (signal.aborted || reply.kind !== 'answered' || reply.answer?.kind !== 'checked') return;
    const wrong = wrongIn(reply.answer);
    if (!wrong) return;
    const isNew = isMade && squaresOf(wrong).some((square) => !before.includes(square));
    this.#show(wrong, isNew);
    if (isNew) this.#session.play({ kind: 'check' });
  }
}

/** Returns the mistakes of an answer; `undefined` if it has none. */
function wrongIn(check: BoardCheck | undefined): Wrong | undefined {
  return check?.kind === 'checked' && squaresOf(check).length > 0 ? check : undefined;
}

function squaresOf({ queens, marks }: Wrong): readonly Square[] {
  return [...queens, ...marks];
}

function mistake(square: Square, { columns }: Shape): SVGTemplateResult {
  const frame = (name: string): SVGTemplateResult =>
    svg`<rect class=${name} x="-44" y="-44" width="88" height="88" rx="14"/>`;
  return svg`<g transform=${toCentre(square, columns)}>${frame('mistake-case')}${frame('mistake')}</g>`;
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Square } from '../core/square.ts';
import type { Settings } from '../progress/settings.ts';
import type { Solver } from '../solver/client.ts';
import { replyTo, type Reply } from '../solver/connection.ts';
import type { Insight } from '../solver/insight.ts';
import type { Placement } from '../solver/protocol.ts';
import type { WayBack } from '../solver/way-back.ts';
import type { FreePlay } from './free-play.ts';

/** What the player wants to be told of the ways to finish. */
export type WaysChoices = Pick<Settings, 'ways' | 'preview'>;

/** Hears at once of the way back and of a solver that died. */
export interface WaysListener {
  /** Told of the way back when it is known. */
  onWayBack(wayBack: WayBack): void;
  /** Told that the solver died, and that what was asked of it is to be asked again. */
  onDeath(): void;
}

/**
 * What can still be done on the board: in how many ways it can be finished, how far to go back where
 * in none, and what one queen more would leave. All of it belongs to the position on the board and to
 * what is known of its endings; what comes too late is dropped.
 */
export class WaysToFinish implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #freePlay: FreePlay;
  readonly #solver: Pick<Solver, 'insight' | 'wayBack' | 'ghost'>;
  readonly #choices: () => WaysChoices;
  readonly #listener: WaysListener;
  #endSubscription = (): void => undefined;
  #giveUp = new AbortController();
  #insight: Insight | undefined;
  #firstInsight: Promise<Insight | undefined> = Promise.resolve(undefined);
  #wayBack: WayBack | undefined;
  /** The same, once the solver was asked. */
  #askedWayBack: Promise<WayBack | undefined> | undefined;
  #considered: Square | undefined;
  #preview: Insight | undefined;
  /** The ways to finish this board are counted when the player asks. */
  #waitsToBeAsked = false;
  /** Whether what was said before a move on this board is counted as help. */
  #counted = false;

  /**
   * @param host Rendered again when more is known.
   * @param choices What the player wants to be told.
   */
  constructor(
    host: ReactiveControllerHost,
    freePlay: FreePlay,
    solver: Pick<Solver, 'insight' | 'wayBack' | 'ghost'>,
    choices: () => WaysChoices,
    listener: WaysListener,
  ) {
    this.#host = host;
    this.#freePlay = freePlay;
    this.#solver = solver;
    this.#choices = choices;
    this.#listener = listener;
    host.addController(this);
  }

  hostConnected(): void {
    this.#endSubscription();
    this.#endSubscription = this.#freePlay.subscribe(({ kind }) => {
      if (kind === 'board' || kind === 'known' || kind === 'finish') this.begin();
    });
    this.begin();
  }

  hostDisconnected(): void {
    this.#endSubscription();
    this.#forget();
  }

  /** In how many ways the board can be finished; `undefined` while that is not known. */
  get insight(): Insight | undefined {
    return this.#insight;
  }

  /** The first that is known of the board shown; `undefined` when it is overtaken or not asked for. */
  get firstInsight(): Promise<Insight | undefined> {
    return this.#firstInsight;
  }

  /** Whether it is known that every way to finish the board is found, or that there is none. */
  get isExhausted(): boolean {
    return this.#insight?.fresh.isExact === true && this.#insight.fresh.count === 0;
  }

  /** How far to go back to a board that can be finished. */
  get wayBack(): WayBack | undefined {
    return this.#wayBack;
  }

  /** The square that is considered for a queen. */
  get considered(): Square | undefined {
    return this.#considered;
  }

  /** What a queen on the square considered would leave, where the player wants to know and once it is known. */
  get preview(): Insight | undefined {
    return this.#preview;
  }

  /** Whether the player can ask in how many ways the board can be finished. */
  get canBeAsked(): boolean {
    return this.#waitsToBeAsked && !this.#freePlay.session.verdict.solved;
  }

  /** Finds out how far to go back from a board that cannot be finished, once, whoever needs it first. */
  findWayBack(): Promise<WayBack | undefined> {
    return (this.#askedWayBack ??= this.#askWayBack(this.#giveUp));
  }

  /** Works out what can be done on the board that stands; what was worked out before is gone. */
  begin(): void {
    this.#forget();
    const { ways } = this.#choices();
    this.#waitsToBeAsked = ways === 'asked';
    if (ways === 'each-move' && !this.#freePlay.session.verdict.solved) this.#beginToCount();
    this.#host.requestUpdate();
  }

  /** Works out what can be done on the board for a player who asks. */
  count(): void {
    this.#waitsToBeAsked = false;
    this.#beginToCount();
    this.#host.requestUpdate();
  }

  /**
   * Considers a square for a queen; `undefined` for none. Where the player wants to know what she would
   * leave, that is help: once a board, for a pointer passes over many squares on its way.
   */
  async consider(square: Square | undefined): Promise<void> {
    if (square === this.#considered) return;
    this.#considered = square;
    this.#preview = undefined;
    this.#host.requestUpdate();
    if (square === undefined || !this.#choices().preview) return;
    const { signal } = this.#giveUp;
    const board = this.#board;
    const reply = await this.#replyTo(this.#solver.ghost(board, square, { signal }), signal);
    if (reply.kind !== 'answered' || this.#considered !== square) return;
    this.#preview = reply.answer;
    // A number says where to look, as that rung of a hint does.
    if (!this.#counted) this.#freePlay.session.play({ kind: 'help', rung: 'where' });
    this.#counted = true;
    this.#host.requestUpdate();
  }

  get #board(): Placement {
    const { size, session } = this.#freePlay;
    return { size, queens: session.position.queens };
  }

  #forget(): void {
    this.#giveUp.abort(new DOMException('The board is no longer this one.', 'AbortError'));
    this.#giveUp = new AbortController();
    this.#insight = undefined;
    this.#wayBack = undefined;
    this.#askedWayBack = undefined;
    this.#considered = undefined;
    this.#preview = undefined;
    this.#counted = false;
    this.#firstInsight = Promise.resolve(undefined);
  }

  #beginToCount(): void {
    const { signal } = this.#giveUp;
    const board = this.#board;
    this.#firstInsight = new Promise((resolve) => {
      const show = (insight: Insight): void => {
        if (signal.aborted) return;
        this.#insight = insight;
        resolve(insight);
        this.#host.requestUpdate();
      };
      // At once: the worker counts while the page paints what was changed.
      void this.#askInsight(board, signal, show).then(() => resolve(undefined));
    });
  }

  async #askInsight(
    board: Placement,
    signal: AbortSignal,
    show: (insight: Insight) => void,
  ): Promise<void> {
    const options = { signal, onImprove: show };
    const reply = await this.#replyTo(this.#solver.insight(board, options), signal);
    if (reply.kind === 'died') {
      this.#waitsToBeAsked = true;
      this.#host.requestUpdate();
    }
    if (reply.kind !== 'answered') return;
    const insight = reply.answer;
    show(insight);
    const dead = insight.ways.isExact && insight.ways.count === 0;
    // Queens that see each other say themselves what is to be done.
    if (!dead || this.#freePlay.session.verdict.conflicts.length > 0) return;
    const wayBack = await this.findWayBack();
    if (wayBack) this.#listener.onWayBack(wayBack);
  }

  async #askWayBack({ signal }: AbortController): Promise<WayBack | undefined> {
    const { size, session } = this.#freePlay;
    const { past } = session.game.history;
    const earlier = past.toReversed().map(({ queens }) => ({ size, queens }));
    const reply = await this.#replyTo(this.#solver.wayBack(earlier, { signal }), signal);
    // The next who needs it asks again.
    if (reply.kind === 'died') this.#askedWayBack = undefined;
    if (reply.kind !== 'answered' || !reply.answer) return undefined;
    this.#wayBack = reply.answer;
    this.#host.requestUpdate();
    return reply.answer;
  }

  async #replyTo<Answer>(question: Promise<Answer>, signal: AbortSignal): Promise<Reply<Answer>> {
    const reply = await replyTo(question, signal);
    if (reply.kind === 'died') this.#listener.onDeath();
    return reply;
  }
}

import type { ReactiveControllerHost } from 'lit';
import { WhileConnected } from '../../ui/while-connected.ts';
import type { Square } from '../../core/board/square.ts';
import { samePosition } from '../../core/game/position.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { Solver } from '../../solver/free-play/client.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { Insight } from '../../solver/insight/insight.ts';
import type { Placement } from '../../solver/free-play/serve.ts';
import type { FreePlay } from '../frame/free-play.ts';

export type CompletionSettings = Pick<Settings, 'ways'>;

/**
 * The number of completions of the board, and the square considered for one more queen. Both belong to the current
 * position and the known solutions; answers that come too late are dropped.
 */
export class CompletionTracker {
  readonly #host: ReactiveControllerHost;
  readonly #freePlay: FreePlay;
  readonly #solver: Pick<Solver['ask'], 'insight'>;
  readonly #choices: () => CompletionSettings;
  readonly #onDeath: () => void;
  #giveUp = new AbortController();
  #insight: Insight | undefined;
  #firstInsight: Promise<Insight | undefined> = Promise.resolve(undefined);
  #considered: Square | undefined;

  /**
   * @param host Rendered again when an answer comes.
   * @param choices Returns the player's settings.
   * @param onDeath Called when the worker died and its answer will not come.
   */
  constructor(
    host: ReactiveControllerHost,
    freePlay: FreePlay,
    solver: Pick<Solver['ask'], 'insight'>,
    choices: () => CompletionSettings,
    onDeath: () => void,
  ) {
    this.#host = host;
    this.#freePlay = freePlay;
    this.#solver = solver;
    this.#choices = choices;
    this.#onDeath = onDeath;
    new WhileConnected(host, (signal) => this.#follow(signal));
  }

  #follow(signal: AbortSignal): void {
    let { size } = this.#freePlay;
    this.#freePlay.subscribe((change) => {
      if (change.kind === 'damaged') return;
      const considered = this.#considered;
      this.begin();
      // Pointer and focus stay on their square when stored data comes.
      const isStored =
        change.kind === 'known' || (change.kind === 'board' && change.by === 'opened');
      if (isStored && this.#freePlay.size === size) this.consider(considered);
      size = this.#freePlay.size;
    }, signal);
    signal.addEventListener('abort', () => this.#forget());
    this.begin();
  }

  /** The numbers of completions of the board; `undefined` while unknown. */
  get insight(): Insight | undefined {
    return this.#insight;
  }

  /** Resolves with the first numbers for the current board; with `undefined` if they are not wanted. */
  get firstInsight(): Promise<Insight | undefined> {
    return this.#firstInsight;
  }

  /** True if the board is known to have no new completion. */
  get isExhausted(): boolean {
    return (
      this.#insight?.newCompletions.isExact === true && this.#insight.newCompletions.count === 0
    );
  }

  get considered(): Square | undefined {
    return this.#considered;
  }

  /** Drops the earlier answers and counts the completions of the current board, if the settings want that. */
  begin(): void {
    this.#forget();
    const isWanted = this.#choices().ways === 'each-move';
    if (isWanted && !this.#freePlay.verdict.solved) this.#beginToCount();
    this.#host.requestUpdate();
  }

  /** Considers a square for a queen; `undefined` for none. A square where a queen would be in conflict counts as none. */
  consider(wanted: Square | undefined): void {
    const square = this.#isFree(wanted) ? wanted : undefined;
    if (square === this.#considered) return;
    this.#considered = square;
    this.#host.requestUpdate();
  }

  /** Returns true if a queen can be placed on a square without a conflict. */
  #isFree(square: Square | undefined): boolean {
    const { position, verdict } = this.#freePlay;
    return (
      square !== undefined &&
      !verdict.solved &&
      verdict.cover[square] === 0 &&
      !position.queens.includes(square)
    );
  }

  #forget(): void {
    this.#giveUp.abort(new DOMException('The board is no longer this one.', 'AbortError'));
    this.#giveUp = new AbortController();
    this.#insight = undefined;
    this.#considered = undefined;
    this.#firstInsight = Promise.resolve(undefined);
  }

  #beginToCount(): void {
    const { signal } = this.#giveUp;
    const { size, position } = this.#freePlay;
    const board = { size, queens: position.queens };
    this.#firstInsight = new Promise((resolve) => {
      const show = (insight: Insight): void => {
        if (signal.aborted) return;
        this.#insight = insight;
        resolve(insight);
        this.#host.requestUpdate();
      };
      // Asks at once, so that the worker counts while the page paints the change.
      void this.#askInsight(board, signal, show).then(() => {
        // If stored data came for the same board, the count was begun anew.
        const isSame = samePosition(this.#freePlay.position, position);
        resolve(signal.aborted && isSame ? this.#firstInsight : undefined);
      });
    });
  }

  async #askInsight(
    board: Placement,
    signal: AbortSignal,
    show: (insight: Insight) => void,
  ): Promise<void> {
    const options = { signal, onInterim: show };
    const reply = await replyTo(this.#solver.insight(board, options), signal);
    if (reply.kind === 'answered') show(reply.answer);
    else if (reply.kind === 'died') this.#onDeath();
  }
}

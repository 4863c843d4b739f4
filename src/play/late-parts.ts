import type { TemplateResult } from 'lit';
import type { Square } from '../core/square.ts';
import type { Settings } from '../progress/settings.ts';
import type { Insight } from '../solver/insight.ts';
import type { BoardView } from '../ui/board/board-view.ts';
import { later } from '../ui/later.ts';
import { nextTask } from '../ui/tasks.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { Assistant } from './assistant.ts';
import type { Celebration } from './celebration.ts';
import type { FirstMinute } from './first-minute.ts';
import type { Finish, FreePlay } from './free-play.ts';
import type { Celebrated } from './header.ts';
import type { LateActions } from './late-actions.ts';
import type { Stage } from '../game/stage.ts';
import type { Caption } from './status-lines.ts';

/**
 * What the first view can do without: the captions for somebody new to the game, the solver's side, the
 * celebration of a find. Each is loaded when it is first needed, and until then adds nothing.
 */
export class LateParts {
  readonly #stage: Stage;
  readonly #freePlay: FreePlay;
  readonly #settings: () => Settings;
  #firstMinute: FirstMinute | undefined;
  #assistant: Assistant | undefined;
  /** The square that pointer or focus are on; the solver's side may come later than they. */
  #considered: Square | undefined;
  /** The board that has just been finished, until it is changed or left or its sheet is closed. */
  #finish: Finish | undefined;
  #celebration: Celebration | undefined;

  /**
   * @param stage Rendered again when there is more to show.
   * @param settings What the player chose, as it is when it is asked.
   */
  constructor(stage: Stage, freePlay: FreePlay, settings: () => Settings) {
    this.#stage = stage;
    this.#freePlay = freePlay;
    this.#settings = settings;
  }

  /** What they add to the board. */
  get view(): Partial<BoardView> {
    return { ...this.#teacher?.view, ...this.#assistant?.view, ...this.#celebration?.view };
  }

  /** What somebody new to the game is told under the board. */
  get caption(): Caption | undefined {
    return this.#teacher?.caption;
  }

  /** The solver's side, once it was needed. */
  get assistant(): Assistant | undefined {
    return this.#assistant;
  }

  /** The seed and the sheet of a finished board. */
  get celebration(): TemplateResult | undefined {
    return this.#celebration?.parts;
  }

  /** Whether a finished board is being celebrated, or its sheet is up. */
  get isCelebrating(): boolean {
    return this.#finish !== undefined;
  }

  /** Whether the celebration has come to its sheet. */
  get isSettled(): boolean {
    return this.#celebration?.settled === true;
  }

  /**
   * The find that the rose shows, where it is a new one. From the find on until its celebration has
   * settled, count and rose stay as they were; then they change together, and the sheet comes with them.
   */
  get celebrated(): Celebrated | undefined {
    if (this.#celebration) return this.#celebration.celebrated;
    const { code, isRecording } = this.#freePlay;
    const awaited = isRecording || this.#finish?.kind === 'new';
    return awaited ? { code: code!, awaited } : undefined;
  }

  /** Teaches somebody new to the game. */
  async teach(isLink: () => boolean): Promise<void> {
    const part = await later(import('./first-minute.ts'));
    if (!part || !this.#stage.isConnected) return;
    this.#firstMinute = new part.FirstMinute(this.#stage, this.#freePlay, isLink());
    this.#stage.requestUpdate();
  }

  /** Announces the caption, once. */
  announceCaption(): void {
    this.#teacher?.announce();
  }

  /** The solver's side, loaded when it is first needed. */
  async assist(): Promise<Assistant | undefined> {
    const part = await later(import('./assistant.ts'));
    // What it adds to the screen is rendered in a task of its own.
    await nextTask();
    if (part && !this.#assistant && this.#stage.isConnected) {
      this.#assistant = new part.Assistant(this.#stage, this.#freePlay, this.#settings);
      this.#assistant.consider(this.#considered);
      this.#stage.requestUpdate();
    }
    return this.#assistant;
  }

  /** The solver's side, loaded when the page has time. */
  async assistWhenIdle(): Promise<Assistant | undefined> {
    if (!this.#assistant) await whenIdle();
    return this.#assistant ?? this.assist();
  }

  /** The first that is known of the board, from the solver's side, which may still have to come. */
  async firstInsight(): Promise<Insight | undefined> {
    return (await this.assistWhenIdle())?.ways.firstInsight;
  }

  /** The pointer or the focus has come to a square, or left the board. */
  consider(square: Square | undefined): void {
    this.#considered = square;
    void this.assistWhenIdle().then((assistant) => assistant?.consider(this.#considered));
  }

  /**
   * Celebrates a finished board.
   * @param actions Does what its sheet offers.
   */
  async celebrate(finish: Finish, actions: LateActions): Promise<void> {
    this.#finish = finish;
    const part = await later(import('./celebration.ts'));
    if (this.#finish !== finish) return;
    if (!part) {
      this.endCelebration();
      return;
    }
    this.#celebration = new part.Celebration(
      this.#stage,
      this.#freePlay,
      this.#settings(),
      finish,
      actions,
    );
    await this.#celebration.play();
  }

  /** Ends what there is of it, because the board was changed or left or the sheet closed. */
  endCelebration(): void {
    this.#celebration?.end();
    this.#celebration = undefined;
    this.#finish = undefined;
    this.#stage.requestUpdate();
  }

  get #teacher(): FirstMinute | undefined {
    return this.#settings().taught ? undefined : this.#firstMinute;
  }
}

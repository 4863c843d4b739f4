import { updateWhenLocaleChanges } from '@lit/localize';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { BoardChange, Standing } from '../game/session.ts';
import type { Progress } from '../progress/progress.ts';
import { writeSettings, type Settings } from '../progress/settings.ts';
import { bareStyles } from '../ui/bare.styles.ts';
import type { BoardView } from '../ui/board/board-view.ts';
import '../ui/board/board.ts';
import type {
  ConsiderSquareEvent,
  MoveQueenEvent,
  PaintMarksEvent,
  ToggleQueenEvent,
} from '../ui/board/events.ts';
import { latePart, later } from '../ui/later.ts';
import { countStyles } from '../ui/rose/count.styles.ts';
import { isVisible, nextTask, painted } from '../ui/tasks.ts';
import { uncoveredTime } from '../ui/uncovered-time.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { FreePlay, type FreePlayChange } from './free-play.ts';
import { header } from './header.ts';
import { LateActions } from './late-actions.ts';
import { LateParts } from './late-parts.ts';
import { statusLines, type Ways } from './status-lines.ts';
import { Opener, type PlayRoute } from './opener.ts';
import { boardScreenStyles } from '../game/board-screen.styles.ts';
import { toolbar } from './toolbar.ts';
import { viewOf } from '../game/view-of.ts';

const news = latePart(() => import('./news.ts'));

/**
 * @summary The screen where queens are placed.
 *
 * @fires nt-address - The size and the position, whenever they have changed.
 * @fires nt-announce - What happened, for people who listen.
 * @fires nt-notice - A sentence that needs more than the lines under the board.
 */
export class NtPlay extends LitElement {
  static override styles = [bareStyles, countStyles, boardScreenStyles];
  // Not by decorators: the first view would have to load what makes them.
  static override properties = {
    progress: { attribute: false },
    settings: { attribute: false },
    route: { attribute: false },
    own: { type: Boolean },
    marking: { state: true },
  };

  /** What the player has done. */
  progress!: Promise<Progress>;
  /** What the player chose. */
  settings!: Settings;
  /** What the address asks for; a new object for each address. */
  route: PlayRoute = {};
  /** Whether the game itself wrote the address: its board is then opened as it was left. */
  own = false;

  private marking = false;
  /** Until the board has been painted as the player's hand changed it: the rest of the screen waits for that. */
  #painting: Promise<void> | undefined;
  #freePlay!: FreePlay;
  #opener!: Opener;
  #late!: LateParts;
  #actions!: LateActions;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const clocks = { now: Date.now, steady: uncoveredTime };
    this.#freePlay = new FreePlay(this.progress, clocks, this.settings.lastSize);
    this.#opener = new Opener(this, this.#freePlay, painted);
    this.#late = new LateParts(this, this.#freePlay, () => this.settings);
    this.#actions = new LateActions(this, {
      freePlay: this.#freePlay,
      opener: this.#opener,
      late: this.#late,
    });
    // A tab may be opened in the background.
    this.#freePlay.session.setShown(isVisible());
    this.#freePlay.subscribe((change) => this.#onChange(change));
    addEventListener('keydown', this.#onKey);
    document.addEventListener('visibilitychange', this.#onVisibility);
    addEventListener('pagehide', this.#onVisibility);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#late.endCelebration();
    this.#opener.end();
    this.#freePlay.end();
    removeEventListener('keydown', this.#onKey);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    removeEventListener('pagehide', this.#onVisibility);
  }

  /**
   * The screen is rendered first in a task of its own, after the frame; later, what a tap changes on the
   * board is painted before the rest of it follows.
   */
  protected override async scheduleUpdate(): Promise<void> {
    await (this.hasUpdated ? this.#painting : nextTask());
    await super.scheduleUpdate();
  }

  /** The screen stands when its board does. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    await this.renderRoot.querySelector('nt-board')?.updateComplete;
    return done;
  }

  protected override firstUpdated(): void {
    void this.#loadWhenIdle();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('route')) this.#opener.open(this.route, this.own);
    const before = changed.get('settings')?.ways ?? this.settings.ways;
    if (before !== this.settings.ways) this.#late.assistant?.ways.begin();
    this.toggleAttribute('helped', this.#late.assistant?.ladder.open !== undefined);
    this.toggleAttribute('finished', this.#late.isSettled);
  }

  readonly #onKey = (event: KeyboardEvent): void => this.#actions.press(event);

  readonly #onVisibility = (event: Event): void => {
    this.#freePlay.session.setShown(event.type !== 'pagehide' && isVisible());
  };

  #onChange(change: FreePlayChange): void {
    this.requestUpdate();
    if (change.kind === 'board') void this.#onBoard(change.by, change.before);
    else if (change.kind === 'damaged') {
      void later(import('./damage-words.ts')).then((part) => part?.tellDamage(this, change));
    } else if (change.kind === 'finish' && change.position === this.#freePlay.session.position) {
      // Where the player is elsewhere by now there is nothing to celebrate.
      void this.#late.celebrate(change.result, this.#actions);
    }
  }

  async #onBoard(by: BoardChange, before: Standing): Promise<void> {
    const { session, size } = this.#freePlay;
    const after = { position: session.position, verdict: session.verdict };
    this.#late.endCelebration();
    if (size !== this.settings.lastSize) {
      // Before it is seen: who leaves at once comes back to it. Who goes to another board has begun to play.
      writeSettings({ lastSize: size, taught: true });
    }
    await (by === 'opened' ? painted() : this.#paint());
    const firstInsight = this.#late.firstInsight();
    if (by === 'opened') {
      this.#opener.tellAddress();
      return;
    }
    void news()
      .then((part) =>
        part?.tellChange(this, this.settings, session, { by, before, after }, firstInsight),
      )
      .then(() => this.#late.announceCaption());
    // What is said of the board is on the screen first: nobody waits for the address.
    await this.updateComplete;
    await painted();
    if (session.position === after.position) this.#opener.tellAddress();
  }

  /** Shows the board as it is now; resolves when it is on the screen. */
  async #paint(): Promise<void> {
    // When everybody has heard of the change: a hint that was open is closed by then.
    const board = this.renderRoot.querySelector('nt-board')!;
    queueMicrotask(() => (board.view = this.#view));
    const shown = painted();
    // What the solver knows at once is rendered with the rest.
    this.#painting = shown.then(() => this.#late.assistant?.ways.known());
    await shown;
  }

  async #loadWhenIdle(): Promise<void> {
    await this.updateComplete;
    await whenIdle();
    if (!this.settings.taught) {
      void this.#late.teach(() => this.route.size !== undefined && !this.own);
    }
    void later(import('../ui/rose/rose-element.ts'));
    await whenIdle();
    await this.#actions.load();
    await this.#opener.opened;
    // A family may be close to bloom.
    if (this.#freePlay.known.found.size > 0) await this.#late.assistWhenIdle();
  }

  protected override render(): TemplateResult {
    const freePlay = this.#freePlay;
    const { assistant, celebrated, celebration, caption } = this.#late;
    const canReveal = freePlay.canReveal && !assistant?.ways.isExhausted;
    return html`
      ${header(
        freePlay,
        celebrated,
        () => this.#actions.do((actions) => actions.chooseBoard()),
        () => this.#actions.do((actions) => actions.share()),
      )}
      <nt-board
        .view=${this.#view}
        @nt-consider-square=${({ square }: ConsiderSquareEvent) => this.#late.consider(square)}
        @nt-toggle-queen=${({ square }: ToggleQueenEvent) => this.#actions.play({ kind: 'toggle', square })}
        @nt-move-queen=${({ from, to }: MoveQueenEvent) => this.#actions.play({ kind: 'move', from, to })}
        @nt-paint-marks=${({ squares, marked }: PaintMarksEvent) =>
          this.#actions.play({ kind: 'paint', squares, marked })}
      ></nt-board>
      ${statusLines(freePlay, this.#ways, caption)} ${assistant?.spare}
      ${toolbar(freePlay.session.game, this.marking, canReveal, {
        play: (kind) => this.#actions.play({ kind }),
        toggleMarking: () => {
          this.marking = !this.marking;
          // The next tap marks, however soon it comes.
          void this.#paint();
        },
        reveal: () => this.#actions.do((actions) => actions.askToReveal()),
        hint: () => this.#actions.do((actions) => actions.hint()),
      })}
      ${assistant?.sheet} ${celebration} ${assistant?.aside}
    `;
  }

  get #view(): BoardView {
    return {
      ...viewOf(this.#freePlay.session, this.settings, this.marking),
      ...this.#late.view,
    };
  }

  /** What the lines under the board say of what can still be done. */
  get #ways(): Ways | undefined {
    if (this.settings.ways === 'off' || this.#freePlay.session.verdict.solved) return undefined;
    return this.#late.assistant?.lines ?? {};
  }
}

customElements.define('nt-play', NtPlay);

declare global {
  interface HTMLElementTagNameMap {
    'nt-play': NtPlay;
  }
}

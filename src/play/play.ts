import { updateWhenLocaleChanges } from '@lit/localize';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Move } from '../core/game/game.ts';
import type { Square } from '../core/board/square.ts';
import type { BoardChange, JudgedPosition } from '../game/session/session.ts';
import type { Progress } from '../progress/free-play/progress.ts';
import { writeSettings, type Settings } from '../progress/settings/settings.ts';
import { bareStyles } from '../ui/styles/bare.styles.ts';
import type { BoardView } from '../ui/board/grid/board-view.ts';
import '../ui/board/board.ts';
import type {
  ConsiderSquareEvent,
  MoveQueenEvent,
  PaintMarksEvent,
  ToggleQueenEvent,
} from '../ui/board/grid/events.ts';
import { countStyles } from '../ui/rose/count.styles.ts';
import { DeferredActions } from '../ui/scheduling/deferred.ts';
import { isVisible, afterPaint } from '../ui/scheduling/tasks.ts';
import { uncoveredTime } from '../ui/dialogs/uncovered-time.ts';
import { whenIdle } from '../ui/scheduling/when-idle.ts';
import type { Assistant } from './ways/assistant.ts';
import type { Extras } from './extras.ts';
import { FreePlay, type Finish, type FreePlayChange } from './frame/free-play.ts';
import { header, type Celebrated } from './frame/header.ts';
import { statusLines, type CompletionLine } from './frame/status-lines.ts';
import { RouteController, type PlayRoute } from './opening/route-controller.ts';
import { boardScreenStyles } from '../game/screen/board-screen.styles.ts';
import { ScreenEvents } from '../game/screen/screen-events.ts';
import { toolbar } from './toolbar.ts';
import { viewOf } from '../game/screen/view-of.ts';

/**
 * @summary The screen of free play.
 *
 * @fires nt-address - The size and the position, whenever they have changed.
 * @fires nt-announce - A change, for screen readers.
 * @fires nt-notice - A message that does not fit the lines under the board.
 */
export class NtPlay extends LitElement {
  static override styles = [bareStyles, countStyles, boardScreenStyles];
  // Not by decorators, whose code the first view would have to load.
  static override properties = {
    progress: { attribute: false },
    settings: { attribute: false },
    route: { attribute: false },
    own: { type: Boolean },
    marking: { state: true },
  };

  /** The stored progress of the player. */
  progress!: Promise<Progress>;
  settings!: Settings;
  /** The route of the address; a new object for each address. */
  route: PlayRoute = {};
  /** True if the game itself wrote the address: the board is then opened as it was left. */
  own = false;

  private marking = false;
  #freePlay!: FreePlay;
  #opener!: RouteController;
  /** The parts that the first view does without. */
  #extras!: DeferredActions<Extras>;
  /** The finish of the board, until its sheet is up or the board is changed or left. */
  #finish: Finish | undefined;
  /** The square under the pointer or the focus. */
  #considered: Square | undefined;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new ScreenEvents(
      this,
      (event) => this.#onKey(event),
      (isShown) => this.#freePlay.session.setShown(isShown),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const clocks = { now: Date.now, steady: uncoveredTime };
    this.#freePlay = new FreePlay(this.progress, clocks, this.settings.lastSize);
    this.#opener = new RouteController(this, this.#freePlay, afterPaint, () => this.#extras.load());
    const parts = [this, this.#freePlay, this.#opener, () => this.settings] as const;
    this.#extras = new DeferredActions(async () => {
      const { Extras } = await import('./extras.ts');
      return new Extras(...parts);
    });
    // A tab may be opened in the background.
    this.#freePlay.session.setShown(isVisible());
    this.#freePlay.subscribe((change) => this.#onChange(change));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endCelebration();
    this.#opener.end();
    this.#freePlay.end();
  }

  protected override firstUpdated(): void {
    void this.#beginWhenIdle();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('route')) this.#opener.open(this.route, this.own);
    const before = changed.get('settings')?.ways ?? this.settings.ways;
    const { part } = this.#extras;
    if (before !== this.settings.ways) part?.assistant?.completions.begin();
  }

  /** Runs the action of a key once it is loaded. Later moves wait for it, but not for a key such as Tab. */
  #onKey(event: KeyboardEvent): void {
    const press = ({ actions }: Extras): void => actions.press(event);
    if (!event.defaultPrevented && event.key.length === 1) this.#extras.hold(press);
    else this.#extras.do(press);
  }

  #onChange(change: FreePlayChange): void {
    this.requestUpdate();
    if (change.kind === 'board') void this.#onBoard(change.by, change.before);
    else if (change.kind === 'damaged') {
      this.#extras.do((extras) => extras.announceDamage(this, change));
    } else if (change.kind === 'finish' && change.position === this.#freePlay.session.position) {
      // Only if the board still shows the finished position.
      void this.#celebrate(change.result);
    }
  }

  async #onBoard(by: BoardChange, before: JudgedPosition): Promise<void> {
    const { session, size } = this.#freePlay;
    const after = { position: session.position, verdict: session.verdict };
    this.#endCelebration();
    if (size !== this.settings.lastSize) {
      // Stored before the board is painted, so that a player who leaves at once returns to it. Ends the captions.
      writeSettings({ lastSize: size, taught: true });
    }
    await afterPaint();
    const firstInsight = this.#assist().then((assistant) => assistant?.completions.firstInsight);
    if (by === 'opened') {
      this.#opener.tellAddress();
      return;
    }
    this.#extras.do(async (extras) => {
      await extras.announceChange(
        this,
        this.settings,
        session,
        { by, before, after },
        firstInsight,
      );
      extras.announceCaption();
    });
    // Paints the words on the board first, because writing the address is not urgent.
    await afterPaint();
    if (session.position === after.position) this.#opener.tellAddress();
  }

  /** Loads and starts the parts that the first view does without, when the page is idle. */
  async #beginWhenIdle(): Promise<void> {
    await whenIdle();
    const extras = await this.#extras.load();
    if (!extras || !this.isConnected) return;
    if (!this.settings.taught) extras.teach(this.route.size !== undefined && !this.own);
    await this.#opener.opened;
    // The solver's side draws the family that is closest to complete.
    if (this.#freePlay.known.found.size > 0) await this.#assist();
  }

  /** Resolves with the solver's side, which is created when the page is idle. */
  async #assist(): Promise<Assistant | undefined> {
    if (!this.#extras.part?.assistant) await whenIdle();
    const extras = await this.#extras.load();
    return this.isConnected ? extras?.assist() : undefined;
  }

  async #consider(square: Square | undefined): Promise<void> {
    this.#considered = square;
    (await this.#assist())?.consider(this.#considered);
  }

  async #celebrate(finish: Finish): Promise<void> {
    this.#finish = finish;
    const extras = await this.#extras.load();
    if (this.#finish !== finish) return;
    if (extras) await extras.celebrate(finish);
    else this.#endCelebration();
    // From here on the celebration itself has the find that is awaited.
    if (this.#finish === finish) this.#finish = undefined;
  }

  #endCelebration(): void {
    this.#finish = undefined;
    this.#extras.part?.endCelebration();
    this.requestUpdate();
  }

  /**
   * The find that is celebrated, if it is new, for the rose. Until the celebration has settled, count and rose stay as
   * they were; then both change, together with the sheet.
   */
  get #celebrated(): Celebrated | undefined {
    const { part } = this.#extras;
    if (part?.isCelebrating) return part.celebrated;
    const { code, isRecording } = this.#freePlay;
    const awaited = isRecording || this.#finish?.kind === 'new';
    return awaited ? { code: code!, awaited } : undefined;
  }

  protected override render(): TemplateResult {
    const freePlay = this.#freePlay;
    const { part } = this.#extras;
    const assistant = part?.assistant;
    const isDone = freePlay.session.verdict.solved && !freePlay.isComplete;
    const canReveal = isDone || (freePlay.canReveal && !assistant?.completions.isExhausted);
    return html`
      ${header(
        freePlay,
        this.#celebrated,
        () => this.#extras.do(({ actions }) => actions.chooseBoard()),
        () => this.#extras.do(({ actions }) => actions.share()),
      )}
      <nt-board
        .view=${this.#view}
        @nt-consider-square=${({ square }: ConsiderSquareEvent) => void this.#consider(square)}
        @nt-toggle-queen=${({ square }: ToggleQueenEvent) => this.#play({ kind: 'toggle', square })}
        @nt-move-queen=${({ from, to }: MoveQueenEvent) => this.#play({ kind: 'move', from, to })}
        @nt-paint-marks=${({ squares, marked }: PaintMarksEvent) =>
          this.#play({ kind: 'paint', squares, marked })}
      ></nt-board>
      ${statusLines(freePlay, this.#ways, part?.caption)} ${assistant?.spare}
      ${toolbar(freePlay.session.game, this.marking, canReveal, isDone, {
        play: (kind) => this.#play({ kind }),
        toggleMarking: () => (this.marking = !this.marking),
        check: () => this.#extras.do(({ actions }) => actions.check()),
        reveal: () => this.#extras.do(({ actions }) => actions.reveal()),
        hint: () => this.#extras.do(({ actions }) => actions.hint()),
      })}
      ${assistant?.hints.sheet} ${part?.celebration} ${assistant?.aside}
    `;
  }

  /** Makes a move on the board. */
  #play(move: Move): void {
    if (this.settings.autoMarks || this.settings.tapsCycle) {
      this.#extras.do((extras) => extras.play(move));
    } else this.#extras.after(() => this.#freePlay.session.play(move));
  }

  get #view(): BoardView {
    return {
      ...viewOf(this.#freePlay.session, this.settings, this.marking),
      ...this.#extras.part?.view,
    };
  }

  /** The solver's content of the lines under the board; `undefined` if the player does not want it. */
  get #ways(): CompletionLine | undefined {
    if (this.settings.ways === 'off' || this.#freePlay.session.verdict.solved) return undefined;
    return this.#extras.part?.assistant?.lines ?? {};
  }
}

customElements.define('nt-play', NtPlay);

declare global {
  interface HTMLElementTagNameMap {
    'nt-play': NtPlay;
  }
}

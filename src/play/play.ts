import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { progress } from '../progress/page.ts';
import { withAutoMarks } from '../core/game/auto-marks.ts';
import type { Move } from '../core/game/game.ts';
import type { BoardChange, JudgedPosition } from '../game/session/session.ts';
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
import { LocalizedElement } from '../ui/localized-element.ts';
import { countStyles } from '../ui/rose/count.styles.ts';
import { isVisible, afterPaint } from '../ui/scheduling/tasks.ts';
import { uncoveredTime } from '../ui/dialogs/uncovered-time.ts';
import './actions/about-rose.ts';
import { Actions } from './actions/actions.ts';
import { announceBoardChange, announceDamage } from './announcements.ts';
import { FindCelebration } from './finish/find-celebration.ts';
import { Assistant } from './ways/assistant.ts';
import { FreePlay, type Finish, type FreePlayChange } from './frame/free-play.ts';
import { header, type Celebrated } from './frame/header.ts';
import { statusLines, type CompletionLine } from './frame/status-lines.ts';
import { FirstMinute } from './opening/first-minute.ts';
import { RouteController, type PlayRoute } from './opening/route-controller.ts';
import { boardScreenStyles } from '../game/screen/board-screen.styles.ts';
import { ScreenEvents } from '../game/screen/screen-events.ts';
import { tapMove } from '../game/screen/tap-move.ts';
import { toolbar } from './toolbar.ts';
import { viewOf } from '../game/screen/view-of.ts';

/**
 * @summary The screen of free play.
 *
 * @fires nt-address - The size and the position, whenever they have changed.
 * @fires nt-announce - A change, for screen readers.
 * @fires nt-notice - A message that does not fit the lines under the board.
 */
@customElement('nt-play')
export class NtPlay extends LocalizedElement {
  static override styles = [bareStyles, countStyles, boardScreenStyles];

  @property({ attribute: false }) settings!: Settings;
  /** The route of the address; a new object for each address. */
  @property({ attribute: false }) route: PlayRoute = {};
  /** True if the game itself wrote the address: the board is then opened as it was left. */
  @property({ type: Boolean }) own = false;

  @state() private marking = false;
  #freePlay!: FreePlay;
  #opener!: RouteController;
  /** The solver's side. It draws on the board, so it is made after the first render. */
  #assistant: Assistant | undefined;
  #actions: Actions | undefined;
  #firstMinute: FirstMinute | undefined;
  #celebration: FindCelebration | undefined;

  constructor() {
    super();
    new ScreenEvents(
      this,
      (event) => this.#actions?.press(event),
      (isShown) => this.#freePlay.session.setShown(isShown),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const clocks = { now: Date.now, steady: uncoveredTime };
    this.#freePlay = new FreePlay(progress, clocks, this.settings.lastSize);
    const { session } = this.#freePlay;
    session.withConsequences = (after, move) =>
      withAutoMarks(session.game, after, move, session.geometry, this.settings.autoMarks);
    this.#opener = new RouteController(this, this.#freePlay, afterPaint);
    // A tab may be opened in the background.
    session.setShown(isVisible());
    this.#freePlay.subscribe((change) => this.#onChange(change));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endCelebration();
    this.#opener.end();
    this.#freePlay.end();
  }

  protected override firstUpdated(): void {
    const freePlay = this.#freePlay;
    this.#assistant = new Assistant(this, freePlay, () => this.settings);
    this.#actions = new Actions(this, freePlay, this.#opener, this.#assistant);
    if (this.settings.taught) return;
    const isLink = this.route.size !== undefined && !this.own;
    this.#firstMinute = new FirstMinute(this, freePlay, isLink);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('route')) this.#opener.open(this.route, this.own);
    const before = changed.get('settings')?.ways ?? this.settings.ways;
    if (before !== this.settings.ways) this.#assistant?.completions.begin();
  }

  #onChange(change: FreePlayChange): void {
    this.requestUpdate();
    if (change.kind === 'board') void this.#onBoard(change.by, change.before);
    else if (change.kind === 'damaged') announceDamage(this, change);
    else if (change.kind === 'finish' && change.position === this.#freePlay.session.position) {
      // Only if the board still shows the finished position.
      this.#celebrate(change.result);
    }
  }

  async #onBoard(by: BoardChange, before: JudgedPosition): Promise<void> {
    const { session, size } = this.#freePlay;
    const after = { position: session.position, verdict: session.verdict };
    this.endCelebration();
    if (size !== this.settings.lastSize) {
      // Stored before the board is painted, so that a player who leaves at once returns to it. Ends the captions.
      writeSettings({ lastSize: size, taught: true });
    }
    await afterPaint();
    if (by === 'opened') {
      this.#opener.tellAddress();
      return;
    }
    const transition = { by, before, after };
    const insight = this.#assistant?.firstWords();
    void announceBoardChange(this, this.settings, session, transition, insight).then(() =>
      this.#teacher?.announce(),
    );
    // Paints the words on the board first, because writing the address is not urgent.
    await afterPaint();
    if (session.position === after.position) this.#opener.tellAddress();
  }

  /** True while a finished board is celebrated or its sheet is up. */
  get isCelebrating(): boolean {
    return this.#celebration !== undefined;
  }

  #celebrate(finish: Finish): void {
    const actions = this.#actions!;
    this.#celebration = new FindCelebration(this, this.#freePlay, this.settings, finish, actions);
    void this.#celebration.play();
  }

  /** Ends the celebration, if there is one, because the board was changed or left or the sheet was closed. */
  endCelebration(): void {
    this.#celebration?.end();
    this.#celebration = undefined;
    this.requestUpdate();
  }

  get #teacher(): FirstMinute | undefined {
    return this.settings.taught ? undefined : this.#firstMinute;
  }

  /** The find that is celebrated, if it is new. Until that has settled, count and rose stay as they were. */
  get #celebrated(): Celebrated | undefined {
    if (this.#celebration) return this.#celebration.celebrated;
    const { code, isRecording } = this.#freePlay;
    return isRecording ? { code: code!, awaited: true } : undefined;
  }

  protected override render(): TemplateResult {
    const freePlay = this.#freePlay;
    const assistant = this.#assistant;
    const actions = this.#actions;
    const isDone = freePlay.session.verdict.solved && !freePlay.isComplete;
    const canReveal = isDone || (freePlay.canReveal && !assistant?.completions.isExhausted);
    return html`
      ${header(
        freePlay,
        this.#celebrated,
        () => actions?.chooseBoard(),
        () => void actions?.share(),
      )}
      <nt-board
        .view=${this.#view}
        @nt-consider-square=${({ square }: ConsiderSquareEvent) => assistant?.consider(square)}
        @nt-toggle-queen=${({ square }: ToggleQueenEvent) => this.#play({ kind: 'toggle', square })}
        @nt-move-queen=${({ from, to }: MoveQueenEvent) => this.#play({ kind: 'move', from, to })}
        @nt-paint-marks=${({ squares, marked }: PaintMarksEvent) =>
          this.#play({ kind: 'paint', squares, marked })}
      ></nt-board>
      ${statusLines(freePlay, this.#ways, this.#teacher?.caption)} ${assistant?.spare}
      ${toolbar(freePlay.session.game, this.marking, canReveal, isDone, {
        play: (kind) => this.#play({ kind }),
        toggleMarking: () => (this.marking = !this.marking),
        check: () => actions?.check(),
        reveal: () => actions?.reveal(),
        hint: () => actions?.hint(),
      })}
      ${assistant?.hints.sheet} ${this.#celebration?.parts} ${assistant?.aside}
    `;
  }

  /** Makes a move on the board. */
  #play(move: Move): void {
    const { session } = this.#freePlay;
    session.play(tapMove(move, session, this.settings));
  }

  get #view(): BoardView {
    return {
      ...viewOf(this.#freePlay.session, this.settings, this.marking),
      ...this.#teacher?.view,
      ...this.#assistant?.view,
      ...this.#celebration?.view,
    };
  }

  /** The solver's content of the lines under the board; `undefined` if the player does not want it. */
  get #ways(): CompletionLine | undefined {
    if (this.settings.ways === 'off' || this.#freePlay.session.verdict.solved) return undefined;
    return this.#assistant?.lines ?? {};
  }
}

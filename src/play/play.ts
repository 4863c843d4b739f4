import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { progress } from '../progress/page.ts';
import type { Move } from '../core/game/game.ts';
import { pageClocks } from '../game/session/clocks.ts';
import type { BoardChange, JudgedPosition, AnySession } from '../game/session/session.ts';
import { writeSettings } from '../progress/settings/settings.ts';
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
import { isVisible, afterPaint } from '../ui/scheduling/tasks.ts';
import './actions/about-rose.ts';
import { Actions } from './actions/actions.ts';
import { FindCelebration } from './finish/find-celebration.ts';
import { Assistant } from './ways/assistant.ts';
import { FreePlay, type Finish, type FreePlayChange } from './frame/free-play.ts';
import { firstHeader, header, type Celebrated } from './frame/header.ts';
import { statusLines, type CompletionStatus } from './frame/status-lines.ts';
import { FirstMinute, goOn } from './opening/first-minute.ts';
import { RouteController, type PlayRoute } from './opening/route-controller.ts';
import { BoardScreen } from '../game/screen/board-screen.ts';
import { boardScreenStyles } from '../game/screen/board-screen.styles.ts';
import { checkStatus } from '../game/screen/check-status.ts';
import type { Hints } from '../game/screen/hints.ts';
import { moreItem, moreMenuStyles } from '../game/screen/more-menu.ts';
import { tapMove } from '../game/screen/tap-move.ts';
import { toolbar } from './toolbar.ts';
import { viewOf } from '../game/screen/view-of.ts';
import { msg, str } from '@lit/localize';
import { announceChange, type BoardTransition } from '../game/screen/announcements.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { SignalSettings } from '../ui/sound/signals.ts';
import { NoticeEvent } from '../ui/events.ts';
import { eyeIcon, redoIcon, shareIcon } from '../ui/drawing/icons.ts';

/**
 * @summary The screen of free play.
 *
 * @fires nt-address - The size and the position, whenever they have changed.
 * @fires nt-announce - A change, for screen readers.
 * @fires nt-notice - A message that does not fit the lines under the board.
 */
@customElement('nt-play')
export class NtPlay extends BoardScreen<FindCelebration> {
  static override styles = [bareStyles, countStyles, boardScreenStyles, moreMenuStyles];

  /** The route of the address; a new object for each address. */
  @property({ attribute: false }) route: PlayRoute = {};
  /** True if the game itself wrote the address: the board is then opened as it was left. */
  @property({ type: Boolean }) own = false;

  protected actions: Actions | undefined;
  #freePlay!: FreePlay;
  #opener!: RouteController;
  /** The solver's side, once it was needed: an untouched board starts no worker and shows no number of solutions. */
  #assistant: Assistant | undefined;
  #firstMinute: FirstMinute | undefined;

  get session(): FreePlay['session'] {
    return this.#freePlay.session;
  }

  get hints(): Hints | undefined {
    return this.#assistant?.hints;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#freePlay = new FreePlay(progress, pageClocks, this.settings.lastSize);
    const { session } = this.#freePlay;
    session.marksAttacked = () => this.settings.autoMarks;
    this.#opener = new RouteController(this, this.#freePlay, afterPaint);
    // A tab may be opened in the background.
    session.setShown(isVisible());
    this.#freePlay.subscribe((change) => this.#onChange(change));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#opener.end();
    this.#freePlay.end();
  }

  protected override firstUpdated(): void {
    const freePlay = this.#freePlay;
    this.actions = new Actions(this, freePlay, this.#opener);
    // The solver's side draws the family that is closest to complete.
    void this.#opener.opened.then(() => {
      if (freePlay.known.found.size > 0 && this.isConnected) this.assist();
    });
    if (this.settings.taught) return;
    const isLink = this.route.size !== undefined && !this.own;
    this.#firstMinute = new FirstMinute(this, freePlay, isLink);
  }

  /** Returns the solver's side; makes it at the first call. */
  assist(): Assistant {
    if (!this.#assistant) {
      this.#assistant = new Assistant(this, this.#freePlay);
      this.requestUpdate();
    }
    return this.#assistant;
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
    if (!this.isConnected) return;
    const assistant = this.assist();
    if (by === 'opened') {
      this.#opener.tellAddress();
      return;
    }
    const transition = { by, before, after };
    const words = assistant.firstWords();
    void announceBoardChange(this, this.settings, session, transition, words).then(() =>
      this.#teacher?.announce(),
    );
    // Paints the words on the board first, because writing the address is not urgent.
    await afterPaint();
    if (session.position === after.position) this.#opener.tellAddress();
  }

  #celebrate(finish: Finish): void {
    this.celebration = new FindCelebration(this, this.#freePlay, finish, this.actions!);
    void this.celebration.play();
  }

  /** The first minute, while it is on. */
  get #teacher(): FirstMinute | undefined {
    return this.settings.taught || !this.#firstMinute?.isOn ? undefined : this.#firstMinute;
  }

  get isFirstMinute(): boolean {
    return this.#teacher !== undefined;
  }

  /** The find that is celebrated, if it is new. Until that has settled, count and rose stay as they were. */
  get #celebrated(): Celebrated | undefined {
    if (this.celebration) return this.celebration.celebrated;
    const { code, isRecording } = this.#freePlay;
    return isRecording ? { code: code!, awaited: true } : undefined;
  }

  protected override render(): TemplateResult {
    const freePlay = this.#freePlay;
    const assistant = this.#assistant;
    const teacher = this.#teacher;
    const { actions } = this;
    const isDone = freePlay.session.verdict.solved && !freePlay.isComplete;
    const chooseBoard = (): void => actions?.chooseBoard();
    this.toggleAttribute('first', teacher !== undefined);
    return html`
      ${
        teacher
          ? firstHeader(freePlay, chooseBoard, goOn)
          : header(freePlay, this.#celebrated, chooseBoard, this.#menu)
      }
      <nt-board
        .view=${this.#view}
        @nt-consider-square=${({ square }: ConsiderSquareEvent) => this.assist().consider(square)}
        @nt-toggle-queen=${({ square }: ToggleQueenEvent) => this.#play({ kind: 'toggle', square })}
        @nt-move-queen=${({ from, to }: MoveQueenEvent) => this.#play({ kind: 'move', from, to })}
        @nt-paint-marks=${({ squares, marked }: PaintMarksEvent) =>
          this.#play({ kind: 'paint', squares, marked })}
      ></nt-board>
      ${teacher?.lesson ?? statusLines(freePlay, this.#ways, checkStatus(assistant?.mistakes))}
      ${assistant?.spare}
      ${toolbar(
        freePlay.session.game,
        this.marking,
        teacher ? 'first-minute' : isDone ? 'done' : 'open',
        {
          play: (kind) => this.#play({ kind }),
          toggleMarking: () => (this.marking = !this.marking),
          check: () => actions?.check(),
          findAnother: () => actions?.nextBoard(),
          hint: () => actions?.hint(),
        },
      )}
      ${assistant?.hints.sheet} ${this.celebration?.parts} ${assistant?.aside}
    `;
  }

  /** The actions in the menu More. */
  get #menu(): TemplateResult[] {
    const { actions } = this;
    const { session, canReveal } = this.#freePlay;
    const mayReveal = canReveal && !this.#assistant?.completions.isExhausted;
    return [
      moreItem(
        redoIcon,
        msg('Redo'),
        () => this.#play({ kind: 'redo' }),
        session.game.history.future.length > 0,
      ),
      moreItem(eyeIcon, msg('Reveal solution'), () => actions?.askToReveal(), mayReveal),
      moreItem(shareIcon, msg('Share this position'), () => actions?.share()),
    ];
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
      ...this.celebration?.view,
    };
  }

  /** The solver's part of the status under the board; `undefined` if the player does not want it. */
  get #ways(): CompletionStatus | undefined {
    return this.settings.ways === 'off' ? undefined : this.#assistant?.status;
  }
}

/**
 * Signals a change of the board by sound and vibration, and announces it with the number of its completions.
 * @param host The element that the announcement is fired on.
 * @param firstWords Resolves with a sentence on the completions, or with `undefined` if the player does not want it.
 */
function announceBoardChange(
  host: EventTarget,
  settings: SignalSettings,
  session: AnySession,
  transition: BoardTransition,
  firstWords: Promise<string | undefined>,
): Promise<void> {
  return announceChange(host, settings, session, transition, async ({ position, verdict }) =>
    joinSentences([
      msg(str`${position.queens.length} placed.`),
      (verdict.solved ? undefined : await firstWords) ?? '',
    ]),
  );
}

interface Damage {
  readonly board: boolean;
  /** The number of damaged solutions. */
  readonly solutions: number;
}

/** Says in a notice which stored data could not be read. */
function announceDamage(host: EventTarget, damage: Damage): void {
  host.dispatchEvent(new NoticeEvent({ text: damageWords(damage) }));
}

function damageWords(damage: Damage): string {
  return damage.board
    ? msg(
        'Your unfinished board of this size couldn’t be read. It was set aside; this one is empty.',
      )
    : msg(
        str`Saved solutions that couldn’t be read and were set aside: ${damage.solutions}. Everything else is here.`,
      );
}

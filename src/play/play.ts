import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { collectionAddress } from '../core/routes/addresses.ts';
import type { Move } from '../core/game/game.ts';
import { progress } from '../progress/page.ts';
import { queensOf } from '../core/solutions/code.ts';
import { pageClocks } from '../game/session/clocks.ts';
import type { BoardChange, JudgedPosition } from '../game/session/session.ts';
import { writeSettings } from '../progress/settings/settings.ts';
import { eyeIcon, icon, nextIcon, redoIcon, shareIcon, undoIcon } from '../ui/drawing/icons.ts';
import { solutionLineOn } from '../ui/drawing/solution-line-on.ts';
import { buttonStyles } from '../ui/styles/base.styles.ts';
import { bareStyles } from '../ui/styles/bare.styles.ts';
import type { BoardView } from '../ui/board/grid/board-view.ts';
import { KEYMAP } from '../ui/keyboard/keymap.ts';
import { countStyles } from '../ui/rose/count.styles.ts';
import { afterPaint, isVisible, yieldToMain } from '../ui/scheduling/tasks.ts';
import { playCommands, type PlayCommand } from './actions/commands.ts';
import { FindCelebration } from './finish/find-celebration.ts';
import { foundCounts, nextSize } from './frame/next-size.ts';
import {
  canTurn,
  spokenTaskWords,
  turnHead,
  turnTasks,
  type TurnTask,
  type TurnTasks,
} from './finish/turning.ts';
import { turningStyles } from './finish/turning.styles.ts';
import { Assistant } from './ways/assistant.ts';
import { FreePlay, type Finish, type FreePlayChange } from './frame/free-play.ts';
import { firstHeader, header, type Celebrated } from './frame/header.ts';
import { statusLines, turnStatus, type CompletionStatus } from './frame/status-lines.ts';
import { FirstMinute, goOn } from './opening/first-minute.ts';
import { RouteController, type PlayRoute } from './opening/route-controller.ts';
import type { Mistakes } from '../game/checks/mistakes.ts';
import { BoardScreen, type Commands } from '../game/screen/board-screen.ts';
import { boardScreenStyles } from '../game/screen/board-screen.styles.ts';
import { checkStatus } from '../game/screen/check-status.ts';
import { endTools, endToolsStyles } from '../game/screen/end-tools.ts';
import type { Hints } from '../game/screen/hints.ts';
import { moreItem, moreMenuStyles, supposeItem } from '../game/screen/more-menu.ts';
import { stuckAnnouncement, stuckStatus } from '../game/screen/status.ts';
import { tool } from '../game/screen/tools.ts';
import { toolbar } from './toolbar.ts';
import { viewOf } from '../game/screen/view-of.ts';
import { msg, str } from '@lit/localize';
import { announceChange } from '../game/screen/announcements.ts';
import { numberOf, plural } from '../i18n/format.ts';
import { sizeOf } from '../i18n/left-to-right.ts';
import { joinSentences } from '../i18n/sentences.ts';
import { AnnounceEvent, NoticeEvent } from '../ui/events.ts';

/**
 * @summary The screen of free play.
 *
 * @fires nt-address - The size and the position, whenever they have changed.
 * @fires nt-announce - A change, for screen readers.
 * @fires nt-notice - A message that does not fit the lines under the board.
 */
@customElement('nt-play')
export class NtPlay extends BoardScreen<FindCelebration, PlayCommand> {
  static override styles = [
    bareStyles,
    buttonStyles,
    countStyles,
    boardScreenStyles,
    endToolsStyles,
    moreMenuStyles,
    turningStyles,
  ];

  /** The route of the address; a new object for each address. */
  @property({ attribute: false }) route: PlayRoute = {};
  /** True if the game itself wrote the address: the board is then opened as it was left. */
  @property({ type: Boolean }) own = false;

  /** True if the player mirrors instead of turning, where both are possible. */
  @state() private isMirroring = false;
  /** The board to go on to from a size of which every solution is found; `undefined` while it loads. */
  @state() private next: { readonly after: number; readonly size: number } | undefined;

  session!: FreePlay;
  protected readonly keys = KEYMAP.play.keys;
  protected commands!: Commands<PlayCommand>;
  #opener!: RouteController;
  /** The solver's side, once it was needed: an untouched board starts no worker and shows no number of solutions. */
  #assistant: Assistant | undefined;
  #firstMinute: FirstMinute | undefined;

  get hints(): Hints | undefined {
    return this.#assistant?.hints;
  }

  get mistakes(): Mistakes | undefined {
    return this.#assistant?.mistakes;
  }

  /** Resolves when the board that was last asked for is open, and painted. */
  get opened(): Promise<void> {
    return this.#opener.opened;
  }

  constructor() {
    super();
    this.addEventListener('nt-consider-square', ({ square }) => {
      if (!this.#tasks) this.#assist().consider(this.supposing.isOn ? undefined : square);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const session = (this.session = new FreePlay(progress, pageClocks, this.settings.lastSize));
    session.marksAttacked = () => this.settings.autoMarks;
    this.#opener = new RouteController(this, session, afterPaint);
    const commands = playCommands(
      this,
      session,
      this.#opener,
      () => this.#assist(),
      () => this.#announceTask(),
    );
    const hint = (): unknown => (this.#teacher ? this.#teacher.hint() : commands.hint());
    this.commands = { ...commands, hint };
    // A tab may be opened in the background.
    session.setShown(isVisible());
    session.subscribe((change) => this.#onChange(change));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#opener.end();
    this.session.end();
  }

  protected override firstUpdated(): void {
    const freePlay = this.session;
    // The solver's side shows the keys in a wide window.
    void this.#opener.opened.then(() => {
      if (freePlay.known.found.size > 0 && this.isConnected) this.#assist();
    });
    if (this.settings.taught) return;
    const isLink = this.route.size !== undefined && !this.own;
    this.#firstMinute = new FirstMinute(this, freePlay, isLink);
  }

  /** Returns the solver's side; makes it at the first call. */
  #assist(): Assistant {
    if (!this.#assistant) {
      this.#assistant = new Assistant(this, this.session, () => this.#teacher !== undefined);
      this.requestUpdate();
    }
    return this.#assistant;
  }

  /** While the shell is shown, the first rendering is a task of its own, so that no task of the start is long. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated && document.querySelector('.shell')) await yieldToMain();
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('route')) this.#opener.open(this.route, this.own);
    const before = changed.get('settings')?.ways ?? this.settings.ways;
    if (before !== this.settings.ways) this.#assistant?.completions.begin();
  }

  override play(move: Move): void {
    super.play(this.#teacher?.moveOf(move) ?? move);
  }

  #onChange(change: FreePlayChange): void {
    this.requestUpdate();
    if (this.session.isComplete && this.session.verdict.solved) void this.#findNext();
    if (change.kind === 'board') void this.#onBoard(change.by, change.before);
    else if (change.kind === 'damaged') announceDamage(this, change);
    else if (change.kind === 'finish' && change.position === this.session.position) {
      // Only if the board still shows the finished position.
      this.#celebrate(change.result);
    }
  }

  async #onBoard(by: BoardChange, before: JudgedPosition): Promise<void> {
    const { session } = this;
    const { size } = session;
    const after = { position: session.position, verdict: session.verdict };
    this.endCelebration();
    if (size !== this.settings.lastSize) {
      // Stored before the board is painted, so that a player who leaves at once returns to it. Ends the captions.
      writeSettings({ lastSize: size, taught: true });
    }
    const painted = afterPaint();
    if (by !== 'opened') {
      const progress = (): Promise<string> => this.#progressWords();
      announceChange(this, session, { by, before, after }, painted, progress);
    }
    await painted;
    if (!this.isConnected) return;
    this.#assist();
    if (by === 'opened') {
      this.#opener.tellAddress();
      return;
    }
    // Paints the words on the board first, because writing the address is not urgent.
    await afterPaint();
    if (session.position === after.position) this.#opener.tellAddress();
  }

  async #progressWords(): Promise<string> {
    const { position, verdict, isStuck } = this.session;
    const placed = plural(
      position.queens.length,
      msg('# placed.', { id: 'queens-placed', desc: 'Queens' }),
    );
    // The first minute says it in words of its own.
    if (isStuck) return this.#teacher ? placed : joinSentences([placed, stuckAnnouncement()]);
    // While a solution is turned in the mind, nothing tells if the board can be finished.
    if (verdict.solved || this.#tasks) return placed;
    return joinSentences([placed, (await this.#assist().firstWords()) ?? '']);
  }

  async #findNext(): Promise<void> {
    const { size } = this.session;
    this.next = { after: size, size: nextSize(size, await foundCounts(this.session)) };
  }

  #celebrate(finish: Finish): void {
    this.celebration = new FindCelebration(this, this.session, finish, (command) =>
      this.run(command),
    );
    void this.celebration.play();
  }

  /** The first minute, while it is on. */
  get #teacher(): FirstMinute | undefined {
    return this.settings.taught || !this.#firstMinute?.isOn ? undefined : this.#firstMinute;
  }

  /** The find that is celebrated, if it is new. Until that has settled, count and rose stay as they were. */
  get #celebrated(): Celebrated | undefined {
    if (this.celebration) return this.celebration.celebrated;
    const { code, known, isRecording } = this.session;
    return isRecording && !known.found.has(code!) ? { code: code!, awaited: true } : undefined;
  }

  /** The tasks of the turn; `undefined` if nothing is turned, or all of it is found by now. */
  get #tasks(): TurnTasks | undefined {
    const { turned, known } = this.session;
    return turned !== undefined && canTurn(turned, known) ? turnTasks(turned, known) : undefined;
  }

  #taskOf({ turn, mirror }: TurnTasks): TurnTask {
    return ((this.isMirroring ? mirror : turn) ?? turn ?? mirror)!;
  }

  /** Announces the task of the turn. */
  #announceTask(): void {
    const task = this.#tasks && this.#taskOf(this.#tasks);
    if (task) this.dispatchEvent(new AnnounceEvent(spokenTaskWords(task)));
  }

  protected override render(): TemplateResult {
    const freePlay = this.session;
    const assistant = this.#assistant;
    const teacher = this.#teacher;
    const tasks = this.#tasks;
    const chooseBoard = (): unknown => this.run('choose-board');
    this.toggleAttribute('first', teacher !== undefined);
    return html`
      ${
        tasks
          ? this.#renderTurnHead(tasks)
          : teacher
            ? firstHeader(freePlay, chooseBoard, goOn)
            : header(freePlay, this.#celebrated, chooseBoard, this.#menu)
      }
      ${this.renderBoard(this.#view)}
      ${
        this.supposing.isOn
          ? this.supposing.status()
          : tasks
            ? turnStatus(freePlay)
            : (teacher?.lesson ??
              statusLines(freePlay, this.#isTold, this.#ways, checkStatus(this.mistakes)))
      }
      ${this.#renderTools(tasks)} ${assistant?.hints.sheet} ${this.celebration?.parts}
      ${tasks ? nothing : assistant?.aside}
    `;
  }

  #renderTurnHead(tasks: TurnTasks): TemplateResult {
    const other = (): void => {
      this.isMirroring = this.#taskOf(tasks) === tasks.turn;
      this.#announceTask();
    };
    return turnHead(
      this.session.turned!,
      this.#taskOf(tasks),
      () => this.run('end-turn'),
      tasks.turn && tasks.mirror ? other : undefined,
    );
  }

  /** Draws the tools; below a solved board, or one for a turn in the mind, what takes their place. */
  #renderTools(tasks: TurnTasks | undefined): TemplateResult | typeof nothing {
    const freePlay = this.session;
    if (tasks) {
      return endTools(
        html`${this.#renderUndo(freePlay.canUndoInTurn)}
          <button
            class="button outline"
            @click=${() => freePlay.placeTurned(this.#taskOf(tasks).code)}
          >
            ${msg('Place it for me')}
          </button>`,
      );
    }
    if (this.supposing.isOn) return this.supposing.tools;
    // The sheet has the same buttons.
    if (this.celebration?.isSettled) return nothing;
    // The tools stay as they are until the sheet of a find stands.
    if (freePlay.verdict.solved && !this.#isTold) {
      return endTools(html`${this.#renderBack()} ${this.#renderOn()}`);
    }
    const isFirst = this.#teacher !== undefined;
    return toolbar(freePlay.game, this.marking, isFirst, (command) => this.run(command));
  }

  #renderUndo(isPossible: boolean): TemplateResult {
    return tool(undoIcon, msg('Undo'), isPossible, () => this.run('undo'));
  }

  /** Draws the first button below a solved board: what else to do with its solution. */
  #renderBack(): TemplateResult | typeof nothing {
    const { game, code, known, size, isFound, isComplete } = this.session;
    if (!isFound) return this.#renderUndo(game.history.past.length > 0);
    if (isComplete) {
      return html`<a class="button outline" href=${collectionAddress(size)}
        >${msg('View all', { desc: 'A link: all solutions of a size' })}</a
      >`;
    }
    return known.found.has(code!) && canTurn(code!, known)
      ? html`<button class="button outline" @click=${() => this.run('turn')}>
          ${msg('Turn or mirror')}
        </button>`
      : nothing;
  }

  /** Draws the button that leads on from a solved board. */
  #renderOn(): TemplateResult | typeof nothing {
    const { size, isComplete } = this.session;
    if (!isComplete) {
      return html`<button class="button ink" @click=${() => this.run('next-board')}>
        ${msg('Find another', { desc: 'A button: another solution' })}
      </button>`;
    }
    if (this.next?.after !== size) return nothing;
    const next = this.next.size;
    return html`<button class="button ink" @click=${() => this.run('next-size')}>
      ${msg(str`Play ${sizeOf(next)}`)}${icon(nextIcon, 20)}
    </button>`;
  }

  /** The actions in the menu More. */
  get #menu(): TemplateResult[] {
    const { game, canReveal } = this.session;
    const mayReveal = canReveal && !this.#assistant?.completions.isExhausted;
    return [
      supposeItem(this.supposing),
      moreItem(
        redoIcon,
        msg('Redo'),
        () => this.run('redo'),
        game.history.future.length > 0 && !this.supposing.isOn,
      ),
      moreItem(eyeIcon, msg('Reveal solution'), () => this.run('reveal'), mayReveal),
      moreItem(shareIcon, msg('Share this position'), () => this.run('share')),
    ];
  }

  get #view(): BoardView {
    return {
      ...viewOf(this.session, this.settings, this.marking),
      ...this.#teacher?.view,
      ...this.#assistant?.view,
      ...(this.#teacher || this.#tasks ? undefined : this.supposing.view),
      ...this.#foundView,
      ...this.celebration?.view,
    };
  }

  /** Changes to the view of a solution that is found: the thread stays. */
  get #foundView(): Partial<BoardView> {
    const { code, known, isFound, isRecording } = this.session;
    if (!isFound || isRecording || !known.found.has(code!)) return {};
    return { isComplete: true, underlay: solutionLineOn(queensOf(code!), code!.length) };
  }

  /** True while the find of the board does not count yet, or its sheet tells of it. */
  get #isTold(): boolean {
    return this.session.isRecording || this.celebration !== undefined;
  }

  /** The state of the board for the status under it; the solver's part only if the player wants it. */
  get #ways(): CompletionStatus | undefined {
    if (this.session.isStuck) return stuckStatus(() => this.#assist().askWhich());
    if (this.settings.ways === 'off' || this.session.verdict.solved) return undefined;
    return this.#assistant?.status;
  }
}

interface Damage {
  readonly board: boolean;
  /** The number of damaged solutions. */
  readonly solutions: number;
}

/** Says in a notice which stored data could not be read. */
function announceDamage(host: EventTarget, damage: Damage): void {
  host.dispatchEvent(new NoticeEvent({ text: () => damageWords(damage) }));
}

function damageWords(damage: Damage): string {
  return damage.board
    ? msg(
        'Your unfinished board of this size couldn’t be read. It was set aside; this one is empty.',
      )
    : msg(
        str`Saved solutions that couldn’t be read and were set aside: ${numberOf(damage.solutions)}. Everything else is here.`,
      );
}

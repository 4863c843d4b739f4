import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { collectionAddress, playAddress, SETTINGS_ADDRESS } from '../core/addresses.ts';
import { conflictsOf } from '../core/attacks.ts';
import { solutionCount } from '../core/counts.ts';
import { MAX_SIZE, MIN_SIZE, type Square } from '../core/square.ts';
import { compactNumberOf, numberOf } from '../i18n/format.ts';
import type { Progress } from '../progress/progress.ts';
import { writeSettings, type Settings } from '../progress/settings.ts';
import { baseStyles } from '../ui/base.styles.ts';
import '../ui/board/board.ts';
import type { NtBoard } from '../ui/board/board.ts';
import type {
  ConsiderSquareEvent,
  MoveQueenEvent,
  PaintMarksEvent,
  ToggleQueenEvent,
} from '../ui/board/events.ts';
import { NoticeEvent } from '../ui/events.ts';
import { figures } from '../ui/figures.ts';
import {
  clearIcon,
  crossIcon,
  downIcon,
  eyeIcon,
  hintIcon,
  icon,
  redoIcon,
  shareIcon,
  slidersIcon,
  undoIcon,
} from '../ui/icons.ts';
import type * as Actions from './actions.ts';
import type { Assistant } from './assistant.ts';
import type { Celebration } from './celebration.ts';
import { insight, type Ways } from './insight.ts';
import { playStyles } from './play.styles.ts';
import { Session, type BoardChange, type Finish, type SessionChange } from './session.ts';
import { progressWords } from './words.ts';

/** Above this a total does not fit into the rose in full. */
const LONGEST_TOTAL = 999_999n;

const NO_SQUARES: ReadonlySet<Square> = new Set();

/**
 * @summary The screen where queens are placed.
 *
 * @fires nt-announce - What happened, for people who listen.
 * @fires nt-notice - A sentence that needs more than the lines under the board.
 */
@customElement('nt-play')
export class NtPlay extends LitElement {
  static override styles = [baseStyles, playStyles];

  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;
  /** What the player chose. */
  @property({ attribute: false }) settings!: Settings;
  /** The size and the code that the address asks for. */
  @property({ attribute: false }) route: { readonly size?: number; readonly code?: string } = {};

  @state() private marking = false;
  @state() private celebration: Celebration | undefined;
  /** The solver's side of the screen, once it was needed. */
  @state() assistant: Assistant | undefined;

  /** The game on the board. */
  session!: Session;
  private endSession = (): void => undefined;
  private opening: Promise<void> = Promise.resolve();

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    this.addEventListener('nt-next-board', () => this.nextBoard());
    this.addEventListener('nt-share', () => this.act((actions) => actions.share(this)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session = new Session(this.progress, Date.now);
    void import('../ui/rose/rose-element.ts');
    this.endSession = this.session.subscribe((change) => this.onSession(change));
    addEventListener('keydown', this.onKey);
    document.addEventListener('visibilitychange', this.onVisibility);
    addEventListener('pagehide', this.onVisibility);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.setShown(false);
    this.assistant?.leave();
    this.endSession();
    removeEventListener('keydown', this.onKey);
    document.removeEventListener('visibilitychange', this.onVisibility);
    removeEventListener('pagehide', this.onVisibility);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('route')) this.opening = this.openRoute();
    this.toggleAttribute('helped', this.assistant?.hint !== undefined);
  }

  /** The board on the screen. */
  get board(): NtBoard {
    return this.renderRoot.querySelector('nt-board')!;
  }

  private async openRoute(): Promise<void> {
    const { session, route } = this;
    if (route.code === undefined) {
      await session.open(route.size ?? (session.size || this.settings.lastSize));
      return;
    }
    // On a cold start the board as it was left comes first: a wrong code must leave it alone.
    if (session.size === 0) await session.open(this.settings.lastSize);
    if (route.size === session.size && route.code === session.code) return;
    const { parseCode } = await import('../core/parse-code.ts');
    const parsed = parseCode(route.code, route.size);
    if (parsed.ok) {
      await session.open(parsed.size, parsed.queens);
    } else {
      const { codeProblemWords } = await import('./code-problem.ts');
      this.dispatchEvent(new NoticeEvent({ text: codeProblemWords(parsed.problem) }));
      this.followAddress();
    }
  }

  /** Makes the address say what stands on the board, so that it can be copied at any time. */
  private followAddress(): void {
    const { size, code, position } = this.session;
    const address = playAddress(size, position.queens.length > 0 ? code : undefined);
    if (location.hash !== address) history.replaceState(history.state, '', address);
  }

  private readonly onVisibility = (event: Event): void => {
    this.session.setShown(event.type !== 'pagehide' && document.visibilityState === 'visible');
  };

  private onSession(change: SessionChange): void {
    this.requestUpdate();
    switch (change.kind) {
      case 'board':
        this.onBoard(change.by);
        break;
      case 'finish':
        void this.onFinish(change.finish);
        break;
      case 'damaged':
        this.dispatchEvent(
          new NoticeEvent({
            text: change.board
              ? msg(
                  'The unfinished board of this size could not be read. It was set aside; this one is empty.',
                )
              : msg(
                  str`${change.solutions} stored solutions could not be read. They were set aside; everything else is here.`,
                ),
          }),
        );
        break;
      case 'progress':
        this.assistant?.knownChanged();
        this.assistant?.boardChanged();
        break;
    }
  }

  private onBoard(by: BoardChange): void {
    const { size } = this.session;
    if (size !== this.settings.lastSize) writeSettings({ lastSize: size });
    this.celebration?.end();
    this.celebration = undefined;
    this.followAddress();
    if (by === 'opened') this.assistant?.knownChanged();
    this.assistant?.boardChanged();
    if (this.settings.insight) void this.assist();
    if (by === 'opened') return;
    const { position, history } = this.session;
    const before = (by === 'undo' ? history.future[0] : history.past.at(-1)) ?? position;
    this.act((actions) => {
      actions.signal(this.settings, by, before, position);
      return actions.announceBoard(this, before);
    });
  }

  /** The solver's side of the screen, loaded when it is first needed. */
  async assist(): Promise<Assistant | undefined> {
    try {
      const { Assistant } = await import('./assistant.ts');
      this.assistant ??= new Assistant(this);
    } catch {
      // The frame tells that a part is missing; the board goes on without help.
    }
    return this.assistant;
  }

  private async onFinish(finish: Finish): Promise<void> {
    if (finish.find.code !== this.session.code) return;
    const { Celebration } = await import('./celebration.ts');
    if (finish.find.code !== this.session.code) return;
    this.celebration = new Celebration(this, this.session, this.board, this.settings, finish);
    await this.celebration.play();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (typing || event.altKey || event.defaultPrevented || this.dialogOpen) return;
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (control && key === 'z') {
      if (event.shiftKey) this.session.redo();
      else this.session.undo();
    } else if (control && key === 'y') this.session.redo();
    else if (control) return;
    else if (key === 'u' && event.shiftKey) this.session.redo();
    else if (key === 'u') this.session.undo();
    else if (key === 'c') this.session.clear();
    else if (key === 'f') this.board.focusNextFree();
    else if (key === 'n' && this.session.solved) this.nextBoard();
    else if (key === 'h' && event.shiftKey) this.assistant?.previousRung();
    else if (key === 'h') void this.hint();
    else if (key === 'r') this.askToReveal();
    else if (key === 'escape' && this.assistant?.hint) this.assistant.closeHint();
    else if (key === 'escape' && this.celebration) this.celebration = undefined;
    else if (key === '?') this.act((actions) => actions.showKeys(this));
    else if (key === '[') this.changeSize(-1);
    else if (key === ']') this.changeSize(1);
    else return;
    event.preventDefault();
  };

  private get dialogOpen(): boolean {
    return this.renderRoot.querySelector('[data-dialog]') !== null;
  }

  private changeSize(by: 1 | -1): void {
    const size = this.session.size + by;
    if (size >= MIN_SIZE && size <= MAX_SIZE) location.hash = playAddress(size);
  }

  /** Clears a finished board for the next one; the keyboard goes on where it was. */
  private nextBoard(): void {
    this.session.clear();
    this.board.focus();
  }

  /** Does something that the first view can do without, and is loaded for. */
  private act(action: (actions: typeof Actions) => unknown): void {
    import('./actions.ts').then(action).catch(() => {
      // The frame tells that a part is missing; the board goes on.
    });
  }

  private readonly hint = async (): Promise<void> => {
    // What is said of a board that is still on its way would be gone when it comes.
    await this.opening;
    // A finished board has no next step, and its sheet would cover the hint's.
    if (!this.celebration) await (await this.assist())?.nextRung();
  };

  private readonly askToReveal = (): void => this.act((actions) => actions.askToReveal(this));

  protected override render(): TemplateResult {
    const { session, settings } = this;
    const { position } = session;
    const { assistant, celebration } = this;
    const { ghost } = assistant ?? {};
    const inConflict = conflictsOf(position.queens, session.size).length > 0;
    return html`
      ${this.renderHeader()}
      <nt-board
        .size=${session.size || settings.lastSize}
        .queens=${position.queens}
        .marks=${position.marks}
        .revealed=${position.revealed}
        ?stars=${settings.stars && !session.solved}
        ?coordinates=${settings.coordinates || inConflict || assistant?.hint !== undefined}
        ?marking=${this.marking}
        ?locked=${celebration?.settled === false}
        ?ripe=${celebration !== undefined}
        .underlay=${celebration?.thread ?? assistant?.drawing ?? nothing}
        .uncluttered=${assistant?.uncluttered ?? NO_SQUARES}
        .ghost=${ghost?.square}
        .tip=${ghost ? assistant!.tip : nothing}
        @nt-consider-square=${(event: ConsiderSquareEvent) => this.onConsider(event.square)}
        @nt-toggle-queen=${(event: ToggleQueenEvent) => session.toggle(event.square)}
        @nt-move-queen=${(event: MoveQueenEvent) => session.move(event.from, event.to)}
        @nt-paint-marks=${(event: PaintMarksEvent) => session.paint(event.squares, event.marked)}
      ></nt-board>
      ${insight(session, this.ways())} ${this.renderTools()} ${assistant?.sheet ?? nothing}
      ${
        celebration
          ? html`<i class="flying-seed" aria-hidden="true"></i>${celebration.sheet}`
          : nothing
      }
      ${assistant?.aside}
    `;
  }

  /** What the lines under the board say of what can still be done. */
  private ways(): Ways | undefined {
    if (!this.settings.insight || this.session.solved) return undefined;
    return this.assistant?.ways ?? { seeds: undefined, words: undefined, action: undefined };
  }

  private onConsider(square: Square | undefined): void {
    // Where the board leaves room for it; a finger has nothing to hover with.
    if (!matchMedia('(min-width: 900px) and (hover: hover)').matches) return;
    const free = square !== undefined && this.board.isFree(square) && !this.session.solved;
    void this.assistant?.consider(free ? square : undefined);
  }

  private renderHeader(): TemplateResult {
    const { celebration } = this;
    const { size, known } = this.session;
    const total = solutionCount(size);
    // The count goes up when the seed of a new find has reached its petal.
    const found = known.found.size - (celebration?.settled === false ? 1 : 0);
    const of =
      total === undefined
        ? msg('found')
        : msg(str`of ${total > LONGEST_TOTAL ? compactNumberOf(total) : numberOf(total)}`);
    const progress = progressWords(known);
    return html`<header>
      <button
        class="size"
        aria-haspopup="dialog"
        aria-label=${msg(str`Board ${size} by ${size}, change`)}
        @click=${() => this.act((actions) => actions.chooseBoard(this))}
      >
        ${figures(`${size}×${size}`, 21, 3.6)}${icon(downIcon, 18)}
      </button>
      <a class="whole-rose" href=${collectionAddress(size)} aria-label=${progress}>
        <nt-rose
          .known=${known}
          .celebrated=${celebration?.fresh}
          ?awaited=${celebration?.settled === false}
        ></nt-rose>
        <span class="count">${figures(String(found), 22, 3.4)}<small>${of}</small></span>
      </a>
      <a class="folded" href=${collectionAddress(size)} aria-label=${progress}>
        <nt-rose
          small
          .known=${known}
          .celebrated=${celebration?.fresh}
          ?awaited=${celebration?.settled === false}
        ></nt-rose>
        ${figures(String(found), 19, 3.4)}<small>${of}</small>
      </a>
      <div class="menu">
        <button
          class="icon-button"
          aria-label=${msg('Share this position')}
          @click=${() => this.act((actions) => actions.share(this))}
        >
          ${icon(shareIcon)}
        </button>
        <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
          ${icon(slidersIcon)}
        </a>
      </div>
    </header>`;
  }

  private renderTools(): TemplateResult {
    const { history, position } = this.session;
    const bare = position.queens.length + position.marks.length === 0;
    return html`<div class="tools" role="toolbar" aria-label=${msg('Board tools')}>
      <div class="group">
        ${tool(undoIcon, msg('Undo'), history.past.length > 0, () => this.session.undo())}
        ${tool(redoIcon, msg('Redo'), history.future.length > 0, () => this.session.redo())}
        ${tool(clearIcon, msg('Clear'), !bare, () => this.session.clear())}
        <button
          class="tool"
          aria-pressed=${this.marking}
          @click=${() => (this.marking = !this.marking)}
        >
          ${icon(crossIcon)}${msg('Mark')}
        </button>
      </div>
      <button class="tool alone" aria-haspopup="dialog" @click=${this.askToReveal}>
        ${icon(eyeIcon)}${msg('Reveal')}
      </button>
      <button class="tool alone hint" @click=${this.hint}>${icon(hintIcon)}${msg('Hint')}</button>
    </div>`;
  }
}

/** A tool stays focusable when it has nothing to do, so that undoing to the start loses no focus. */
function tool(
  drawing: Parameters<typeof icon>[0],
  label: string,
  enabled: boolean,
  run: () => void,
): TemplateResult {
  return html`<button
    class="tool"
    aria-disabled=${!enabled}
    @click=${() => {
      if (enabled) run();
    }}
  >
    ${icon(drawing)}${label}
  </button>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-play': NtPlay;
  }
}

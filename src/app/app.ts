import { LOCALE_STATUS_EVENT, msg, str } from '@lit/localize';
import {
  html,
  nothing,
  svg,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import {
  collectionAddress,
  labAddress,
  playAddress,
  puzzlesAddress,
} from '../core/routes/addresses.ts';
import { isEmbedded } from '../core/routes/lab-page.ts';
import { parseRoute, type Route } from '../core/routes/route.ts';
import type { NtPlay } from '../play/play.ts';
import { readSettings, subscribeToSettings, type Settings } from '../progress/settings/settings.ts';
import { bareStyles } from '../ui/styles/bare.styles.ts';
import type { AddressEvent } from '../ui/address-event.ts';
import type { AnnounceEvent, Notice, NoticeEvent } from '../ui/events.ts';
import { noteCommand } from '../ui/last-commands.ts';
import { LiveRegions } from '../ui/live-regions.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { icon, queenIcon } from '../ui/drawing/icons.ts';
import { Announcer } from './announcer.ts';
import { appStyles } from './app.styles.ts';
import { askToErase, exportAll, moveAll, openReport, receive } from './late-dialogs.ts';
import { noticeOf, showNotice, type SystemNotice } from './notices.ts';
import { otherScreen, puzzlesOpenIcon } from './other-screens.ts';
import { ScrollPlaces } from './scroll-places.ts';
import { handleSystemEvents } from './system-events.ts';
import type { Updates } from './updates.ts';
import { isShortcut, keyName } from '../ui/keyboard/key-name.ts';
import { followLastInput } from '../ui/keyboard/last-input.ts';
import { KEYMAP } from '../ui/keyboard/keymap.ts';
import { spokenKey } from '../ui/keyboard/spoken-key.ts';
import { joinSentences } from '../i18n/sentences.ts';
import { isInClosedDialog, isUnderModal } from '../ui/dialogs/modal-over.ts';
import { Modal, openModal } from '../ui/dialogs/modal.ts';
import { failedPage } from '../ui/loading/missing-page.ts';
import { afterPaint } from '../ui/scheduling/tasks.ts';
import { NtKeysDialog } from '../ui/help/keys-dialog.ts';

const collectionIcon = svg`<g fill="none" stroke-width="1.3">${[0, 1, 2, 3, 4, 5, 6, 7].map(
  (petal) =>
    svg`<path transform="rotate(${petal * 45} 12 12)" d="M12 9C10 6.9 10.4 4.5 12 2.7 13.6 4.5 14 6.9 12 9z"/>`,
)}</g>`;

const puzzlesIcon = svg`<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="2.5"/><path d="M12.2 3.8v8h8M3.8 14.4h8v5.8"/>`;

const labIcon = svg`<path d="M3.8 20.2v-5.4h5.5V9.3h5.5V3.8h5.4v16.4zM9.3 14.8v5.4M9.3 14.8h10.9M14.8 9.3v10.9M14.8 9.3h5.4"/>`;

/**
 * @summary The frame round the screens: navigation, notices, announcements, theme and language.
 */
@customElement('nt-app')
export class NtApp extends LocalizedElement {
  static override styles = [bareStyles, appStyles];

  @state() private route: Route = parseRoute(location.hash);
  /** True if the game itself wrote the address that was last followed. */
  #own = isOwn();
  /** The address that was last followed or written; any other one is not followed yet. */
  #address = location.href;
  @state() private settings: Settings = readSettings();
  @state() private hasScreen = false;
  /** Counts screens that are made anew, because the link of a code or a step was opened again. */
  #screenNumber = 0;
  /** The route whose screen could not be rendered. */
  @state() private failed: Route | undefined;
  /** The occasion of which an embedded exhibit says nothing. */
  #withheld: SystemNotice | undefined;
  /** True while none of today's puzzles is solved. */
  @state() hasNewPuzzles = false;
  readonly places = new ScrollPlaces(this);
  readonly #liveRegions = new LiveRegions(this);
  readonly #announcer = new Announcer((text, isUrgent) => void LiveRegions.read(text, isUrgent));

  /** @param updates New versions, which Settings ask for too. */
  constructor(readonly updates: Updates) {
    super();
    followLastInput();
    // In the capture phase, before all other listeners for keys.
    addEventListener('keydown', (event) => this.#silence(event), { capture: true });
    addEventListener('hashchange', () => this.#follow());
    this.addEventListener('nt-export-backup', () => void exportAll(this));
    this.addEventListener('nt-move-progress', () => void moveAll(this));
    this.addEventListener('nt-receive', ({ files, text }) => void receive(this, files, text));
    this.addEventListener('nt-erase-solutions', (event) => {
      // composedPath() is empty once the event has been dispatched.
      const [screen] = event.composedPath();
      void askToErase(this, screen as Element);
    });
    subscribeToSettings((settings) => this.#onSettings(settings));
    addEventListener(LOCALE_STATUS_EVENT, () => this.#announcer.forgetLanguage());
    this.addEventListener('nt-announce', (event: AnnounceEvent) => {
      const { text, kind, over } = event;
      // The part that fired it; composedPath() is empty once the event has been dispatched.
      const [part] = event.composedPath() as Element[];
      this.#announcer.announce(text, kind, {
        get aborted() {
          return over?.aborted === true || !part!.isConnected;
        },
      });
    });
    this.addEventListener('nt-say-again', () => this.#announcer.repeat());
    this.addEventListener('nt-notice', (event: NoticeEvent) => {
      const [sender] = event.composedPath();
      this.#show(event.notice, sender === this ? undefined : this.route.screen);
    });
    this.addEventListener('nt-render-failed', (event) => this.#fail(event.composedPath()));
    this.addEventListener('nt-address', ({ address }: AddressEvent) => this.#write(address));
  }

  /** Tells the player about an occasion that no screen handles. */
  tell(occasion: SystemNotice): void {
    // An exhibit within another page has nothing to save; what is opened in its place may have.
    if (occasion.kind === 'health' && this.#isEmbedded) {
      this.#withheld = occasion.health === 'kept' ? undefined : occasion;
    } else this.#show(noticeOf(occasion));
  }

  /** Tells the player about an error that nothing has caught, and shows a page in place of a screen that is empty. */
  async tellError(isSaved: boolean): Promise<void> {
    this.tell({ kind: 'error', isSaved, report: () => void openReport(this) });
    await afterPaint();
    const screen = this.renderRoot.querySelector('main > *');
    const isHere = screen && customElements.get(screen.localName);
    if (isHere && !screen.shadowRoot?.childElementCount) this.#fail([screen]);
  }

  /**
   * Shows a page in place of the screen; removes a dialog that could not be rendered, and leaves a board beside the part
   * that could not.
   * @param path What could not be rendered, and all around it.
   */
  #fail(path: readonly EventTarget[]): void {
    const dialog = path.find((target) => target instanceof Modal);
    if (dialog) dialog.remove();
    else if (!hasBoardBeside(path)) this.failed = this.route;
  }

  /** Renders the screen of the route. Until then there is only the frame. */
  openScreen(): void {
    this.hasScreen = true;
  }

  /** Resolves when the board of free play is as it was left, if that is the screen. */
  async boardOpened(): Promise<void> {
    await this.renderRoot.querySelector<NtPlay>('nt-play')?.opened;
  }

  /** Starts everything that the frame does besides showing screens. */
  begin(): void {
    followLook(() => this.settings);
    handleSystemEvents(this, this.updates);
  }

  protected override firstUpdated(): void {
    addEventListener('keydown', (event) => {
      // composedPath() is empty once the event has been dispatched.
      const path = event.composedPath();
      pressKey(this.renderRoot, event, path, () => this.#announcer.repeat());
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!(changed as Map<string, unknown>).has('route')) return;
    const { route } = this;
    noteCommand(`open ${route.screen}`);
    if (this.#withheld && !this.#isEmbedded) {
      this.tell(this.#withheld);
      this.#withheld = undefined;
    }
    if (route.screen === 'unknown') {
      this.tell({ kind: 'address', problem: route.problem });
      this.route = { screen: 'play' };
    }
  }

  /** True if the page shows an exhibit of the Lab within another page. */
  get #isEmbedded(): boolean {
    return this.route.screen === 'lab' && isEmbedded(this.route.path);
  }

  #follow(): void {
    this.places.follow();
    const before = JSON.stringify(this.route);
    this.#address = location.href;
    this.#own = isOwn();
    this.route = parseRoute(location.hash);
    // The screen has written another address since, and would see no change.
    const isAgain = JSON.stringify(this.route) === before;
    if (isAgain && /receive|step=/.test(location.hash)) this.#screenNumber++;
  }

  /**
   * Writes the address of the shown screen, and notes that the game itself wrote it. Ignores the address of a screen
   * that reports late, when the player has gone elsewhere.
   */
  #write(address: string): void {
    if (location.href !== this.#address || parseRoute(address).screen !== this.route.screen) return;
    if (location.hash === address && isOwn()) return;
    history.replaceState({ ...Object(history.state), own: true }, '', address);
    this.#address = location.href;
  }

  /** Stops single letters, digits and signs from reaching other listeners, if they are switched off. */
  #silence(event: KeyboardEvent): void {
    const isSingle = event.key.length === 1 && event.key !== ' ';
    if (this.settings.singleKeys || !isSingle || isShortcut(event)) return;
    // Text fields still receive the text.
    event.stopImmediatePropagation();
  }

  #onSettings(settings: Settings): void {
    this.settings = settings;
    applyLook(this.settings);
  }

  /** @param screen The screen that sent it; left out if none. */
  #show(notice: Notice, screen?: Route['screen']): void {
    const kind = notice.alert ? 'alert' : 'notice';
    this.#announcer.announce(() => spokenNotice(notice), kind, notice.over);
    showNotice(this.renderRoot, notice, screen);
  }

  protected override render(): TemplateResult {
    const { route } = this;
    return html`
      <main>${this.hasScreen ? keyed(this.#screenNumber, this.#screen) : nothing}</main>
      ${this.#isEmbedded ? nothing : this.#renderTabs(route)} ${this.#liveRegions.render()}
    `;
  }

  get #screen(): TemplateResult {
    const { route, settings } = this;
    if (this.failed === route) return failedPage();
    return (
      otherScreen(this, route, settings) ??
      html`<nt-play .settings=${settings} .route=${route} ?own=${this.#own}></nt-play>`
    );
  }

  #renderTabs({ screen }: Route): TemplateResult {
    const tab = (
      of: Route['screen'],
      href: string,
      label: string,
      drawing: SVGTemplateResult,
      news?: string,
    ): TemplateResult =>
      html`<a
        href=${href}
        aria-current=${of === screen ? 'page' : nothing}
        aria-description=${news ?? nothing}
      >
        ${icon(drawing)}<span>${label}</span>${news === undefined ? nothing : html`<i></i>`}
      </a>`;
    return html`<nav aria-label=${msg('Main', { desc: 'The name of the tabs' })}>
      ${tab('play', playAddress(), msg('Play', { id: 'play-screen', desc: 'The screen of free play' }), queenIcon)}
      ${tab('collection', collectionAddress(), msg('Collection'), collectionIcon)}
      ${tab(
        'puzzles',
        puzzlesAddress(),
        msg('Puzzles'),
        screen === 'puzzles' ? puzzlesOpenIcon : puzzlesIcon,
        // A player who learns the game is not called away.
        this.hasNewPuzzles && this.settings.taught ? msg('Today’s puzzles are waiting') : undefined,
      )}
      ${tab('lab', labAddress(), msg('Lab'), labIcon)}
    </nav>`;
  }
}

/** Returns true if a part of a screen is not the board, nor in it, and the screen has one. */
function hasBoardBeside([part, ...around]: readonly EventTarget[]): boolean {
  const boards = around.map((one) => (one as Element).shadowRoot?.querySelector('nt-board'));
  return boards.some((board) => board && board !== part && !around.includes(board));
}

/** Returns true if the game itself wrote the address, in this visit or before a reload. */
function isOwn(): boolean {
  return (history.state as { readonly own?: unknown } | null)?.own === true;
}

const ACTIONS: Readonly<Record<string, number | 'keys' | 'again' | 'notice'>> = KEYMAP.frame.keys;

/** Returns the words of a notice as they are spoken: with the name of its button and, for who uses keys, its key. */
function spokenNotice({ text, action }: Notice): string {
  if (!action) return text();
  const label = action.label();
  const named = msg(str`Button: ${label}.`, { desc: 'Spoken after a notice that has a button' });
  return joinSentences([text(), spokenKey(label, 'b') || named]);
}

/**
 * Handles the keys that belong to no screen.
 * @param path The composed path of the event.
 * @param again Speaks the last words again.
 */
function pressKey(
  root: ParentNode,
  event: KeyboardEvent,
  path: readonly EventTarget[],
  again: () => void,
): void {
  if (isShortcut(event) || event.repeat || event.defaultPrevented) return;
  if (isUnderModal(root) || isBusy(path)) return;
  const does = ACTIONS[keyName(event)];
  switch (does) {
    case undefined:
      break;
    case 'again':
      again();
      break;
    case 'notice':
      root.querySelector('nt-notice')?.press();
      break;
    case 'keys':
      openModal(root, NtKeysDialog);
      break;
    default: {
      const tab = root.querySelectorAll<HTMLAnchorElement>('nav a')[does];
      if (tab) location.hash = tab.hash;
    }
  }
}

/** Returns true if the key belongs to a text field, unless that is in a closed dialog. */
function isBusy(path: readonly EventTarget[]): boolean {
  const isTaken = path.some(
    (target) =>
      (target instanceof HTMLInputElement && target.type !== 'range') ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement,
  );
  return isTaken && !isInClosedDialog(path);
}

const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';

/** Applies the chosen theme, contrast, board style, motion, keys and speech; `auto` follows the system. */
function applyLook({ theme, contrast, board, motion, singleKeys, briefSpeech }: Settings): void {
  const prefers = (query: string): boolean => matchMedia(query).matches;
  const dark = theme === 'auto' ? prefers(DARK) : theme === 'dark';
  const more = contrast === 'auto' ? prefers(MORE_CONTRAST) : contrast === 'on';
  toggle('theme', dark ? 'dark' : 'light');
  // Stops browsers that darken pages by themselves from changing a chosen light theme.
  document.documentElement.style.colorScheme = theme === 'light' ? 'only light' : '';
  toggle('contrast', more ? 'more' : undefined);
  // More contrast has its own colours of squares; a board style would reduce it.
  toggle('board', more || board === 'celadon' ? undefined : board);
  toggle('motion', motion === 'reduced' ? 'reduced' : undefined);
  toggle('keys', singleKeys ? undefined : 'off');
  toggle('speech', briefSpeech ? 'brief' : undefined);
  // Gives the browser's own bars the colour of the page.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Applies the settings now, and again whenever the system changes what `auto` means. */
function followLook(settings: () => Settings): void {
  applyLook(settings());
  for (const query of [DARK, MORE_CONTRAST]) {
    matchMedia(query).addEventListener('change', () => applyLook(settings()));
  }
}

function toggle(name: string, value: string | undefined): void {
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

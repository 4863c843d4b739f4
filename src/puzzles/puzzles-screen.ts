import { msg, str } from '@lit/localize';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { progress } from '../progress/page.ts';
import { puzzles } from '../progress/page-puzzles.ts';
import { dayOf } from '../core/days/day.ts';
import { draftFrom, type OwnDraft } from '../core/puzzles/own-draft.ts';
import { kindOf, type Puzzle, type PuzzleKind } from '../core/puzzles/puzzle.ts';
import { parsePuzzleCode } from '../core/puzzles/puzzle-code.ts';
import { puzzleAddress, puzzlesAddress } from '../core/routes/addresses.ts';
import { challengeIn, type Challenge } from '../core/routes/challenge.ts';
import { friendIn, type FriendDay } from '../core/routes/friend-day.ts';
import { parsePuzzlesPage, type PuzzlesPage } from '../core/routes/puzzles-page.ts';
import { nameRegionsBy } from '../game/words/house-words.ts';
import { techniqueName } from '../game/words/technique-words.ts';
import { dayTitle, dayWithWeekday } from '../i18n/format-day.ts';
import type { Settings } from '../progress/settings/settings.ts';
import { ExportBackupEvent } from '../ui/backup-event.ts';
import { isUnderModal } from '../ui/dialogs/modal-over.ts';
import { openModal, type Modal } from '../ui/dialogs/modal.ts';
import { NoticeEvent } from '../ui/events.ts';
import { FocusLostEvent } from '../ui/keep-focus.ts';
import { isShortcut, keyName } from '../ui/keyboard/key-name.ts';
import { KEYMAP } from '../ui/keyboard/keymap.ts';
import { LazyModule } from '../ui/loading/lazy-module.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { followLooks, regionLookName } from '../ui/puzzles/region-look-words.ts';
import type { RouteTitle } from '../ui/route-title.ts';
import { yieldToMain } from '../ui/scheduling/tasks.ts';
import { WhileConnected } from '../ui/while-connected.ts';
import './calendar/past-days.ts';
import './day/day-page.ts';
import { keepFriendDay } from './day/friend-days.ts';
import { dayMaker } from './day/shared-days.ts';
import { NtEndless } from './endless/endless-dialog.ts';
import './hub/hub.ts';
import './learn/learn-drill.ts';
import './learn/learn-page.ts';
import { NtCodeDialog } from './open/code-dialog.ts';
import './open/open-puzzle.ts';
import { Opening, type Opened, type PuzzleAddress } from './open/opening.ts';
import './play/puzzle-play.ts';
import { NtGuideDialog } from './rules/guide-dialog.ts';
import { firstGuide, offeredGuide } from './rules/guide.ts';
import { kindName } from './shared/kinds/kinds.ts';
import type { OpenPuzzleEvent } from './shared/open-event.ts';
import { puzzleSolver } from './shared/shared-solver.ts';
import { warnStorageUnavailable } from './storage-warning.ts';
import './unfinished/unfinished-list.ts';

nameRegionsBy(regionLookName);
followLooks();

/** Pages that are a dialog over the page they were opened from. */
type DialogPage = 'endless' | 'code' | `how-${PuzzleKind}`;

/**
 * @summary The page of Puzzles at an address: the start page with its dialogs, a day, the calendar, the unfinished
 * puzzles, Learn, a drill, the editor, a board in a picture, or a puzzle.
 *
 * @fires nt-notice - An address is invalid, or the browser keeps nothing.
 */
@customElement('nt-puzzles')
export class NtPuzzles extends LocalizedElement {
  static override styles = css`
    :host {
      flex: 1;
      min-height: 0;
      display: flex;
      flex-direction: column;
    }
    nt-learn-drill {
      display: contents;
    }
    /* Most checks end before this appears. */
    .checking {
      margin: auto;
      padding: var(--gutter);
      color: var(--ink-2);
      animation: appear var(--d-2) 300ms both;
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  `;

  /** The part of the address after `#/puzzles/`. */
  @property() path = '';
  /** The query of the address, which may hold a challenge. */
  @property() query = '';
  @property({ attribute: false }) settings!: Settings;

  #page: PuzzlesPage = { page: 'hub' };
  /** The address after `#/puzzles/` of the page below a dialog or before the editor, if it is the editor or a picture. */
  #below: string | undefined;
  /** A puzzle that was made here, or is to be played although doubtful; it opens without a check. */
  #made: Pick<OpenPuzzleEvent, 'played' | 'origin'> | undefined;
  #challenge: Challenge | undefined;
  /** The friend's day in the link to a day. */
  @state() private friend: FriendDay | undefined;
  /** The kind of the puzzle that a link has opened, if its guide is offered. */
  @state() private newKind: PuzzleKind | undefined;
  /** A puzzle to be mended, until the editor has taken it. */
  #mended: OwnDraft | undefined;

  readonly #opening = new Opening(this, puzzleSolver, {
    today: () => dayOf(new Date()),
    puzzle: (day, kind) => dayMaker().puzzle(day, kind),
  });

  /** The code of the editor, or of the page of pictures. */
  readonly #part = new LazyModule(this);

  /** The kind of the opened puzzle that is rendered. */
  #shown: Opened['kind'] | undefined;
  /** Resolves once the puzzle of the address is open, with its guide if that is shown. */
  #guided: Promise<void> = Promise.resolve();
  readonly #untilGuided = (): Promise<void> => this.#guided;

  constructor() {
    super();
    this.addEventListener('nt-open-puzzle', (event) => this.#open(event));
    new WhileConnected(this, (signal) => {
      addEventListener('keydown', (event) => this.#onKey(event), { signal });
      const endWarning = warnStorageUnavailable(this, progress, () =>
        this.dispatchEvent(new ExportBackupEvent()),
      );
      signal.addEventListener('abort', endWarning);
    });
  }

  /** Keeps the friend's day in a link to a day; says so if the link is damaged. */
  #openFriend(): void {
    const page = this.#page;
    const friend = page.page === 'day' ? friendIn(this.query) : undefined;
    this.friend = friend === 'damaged' ? undefined : friend;
    if (page.page !== 'day' || !friend) return;
    if (friend === 'damaged') {
      const text = (): string =>
        msg('Part of this link is missing or wrong, so your friend’s times can’t be shown.');
      this.dispatchEvent(new NoticeEvent({ text }));
    } else void keepFriendDay(puzzles, page.day, friend);
  }

  #onKey(event: KeyboardEvent): void {
    if (isUnderModal(this.renderRoot)) return;
    // The address of a puzzle of a day to come shows the page of that day.
    const page = this.#opening.opened?.kind === 'no-day' ? 'day' : this.#page.page;
    pressPageKey(event, page);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A link with a challenge may open the same puzzle again.
    if (changed.has('query')) this.#challenge = challengeIn(this.query);
    if (changed.has('path')) this.#follow(changed.get('path'));
    if (changed.has('path') || changed.has('query')) this.#openFriend();
  }

  #follow(from?: string): void {
    const page = parsePuzzlesPage(this.path);
    this.#below = ['own', 'picture'].includes(this.#page.page) ? from : undefined;
    this.#page = page ?? { page: 'hub' };
    if (!page) {
      const text = (): string =>
        msg('This link doesn’t lead anywhere in “Puzzles”. Here are today’s.');
      this.dispatchEvent(new NoticeEvent({ text }));
    }
    const { page: name } = this.#page;
    if (name === 'own') this.#part.need(loadEditor);
    if (name === 'picture') this.#part.need(loadPicture);
    if (name === 'puzzle' || name === 'day-puzzle') {
      this.#guided = this.#openAddress(this.#page, from !== undefined);
    } else this.#opening.close();
  }

  /** Returns the puzzle that was made here, if the address leads to it. */
  #madeAt(path: string): Pick<OpenPuzzleEvent, 'played' | 'origin'> | undefined {
    const made = this.#made;
    return made && puzzleAddress(made.played.name) === puzzlesAddress(path) ? made : undefined;
  }

  /**
   * Opens the puzzle of an address.
   * @param isFromHere False for the link that the game was opened with, and for a reload.
   */
  async #openAddress(page: PuzzleAddress, isFromHere: boolean): Promise<void> {
    const opening = this.#opening;
    const { path } = this;
    this.newKind = undefined;
    const made = this.#madeAt(path);
    if (made) opening.play(made.played, made.origin);
    else await opening.open(page, puzzles);
    await this.#offerGuide(path, isFromHere);
  }

  /**
   * Shows the guide of a kind before its first puzzle. Who has come by a link or a code is asked first, because of the
   * puzzle that was sent; for the player's own puzzle there is no guide.
   */
  async #offerGuide(path: string, isFromHere: boolean): Promise<void> {
    const { opened } = this.#opening;
    const isOpen = (): boolean => this.path === path && this.isConnected;
    if (opened?.kind !== 'play' || opened.origin === 'own' || !isOpen()) return;
    const { played, origin } = opened;
    const isCode =
      this.#page.page === 'puzzle'
        ? origin !== 'endless'
        : this.#page.page === 'day-puzzle' && this.#page.code !== undefined;
    if (!isFromHere || isCode) {
      const kind = await offeredGuide(played, puzzles, isOpen);
      if (isOpen()) this.newKind = kind;
      return;
    }
    const kind = await firstGuide(played, puzzles, isOpen);
    if (kind) openModal(this.renderRoot, NtGuideDialog, { kind });
  }

  protected override updated(changed: PropertyValues<this>): void {
    // A board gets the focus from its screen; what is shown in its place comes after the search for a start.
    const kind = this.#opening.opened?.kind;
    const isPage = kind && kind !== 'checking' && kind !== 'making' && kind !== 'play';
    if (kind !== this.#shown && isPage && document.activeElement === document.body) {
      this.dispatchEvent(new FocusLostEvent());
    }
    this.#shown = kind;
    if (!changed.has('path')) return;
    const { page } = this.#page;
    if (page in DIALOGS) void this.#show(page as DialogPage);
  }

  /** Shows a dialog. When it is closed, goes back to the page it was opened from. */
  async #show(page: DialogPage): Promise<void> {
    // The dialog of the previous address has closed by then.
    await yieldToMain();
    if (this.#page.page !== page || !this.isConnected) return;
    const { renderRoot } = this;
    const shown = this.#page;
    const { hash } = location;
    const dialog = DIALOGS[page](renderRoot, 'isForOldTable' in shown);
    const back = (): void => {
      // Another address may have closed the dialog. Browsers tell of that with the next frame, by when the player may
      // have come back to this address, which shows a dialog of its own.
      if (this.#page !== shown) return;
      // The dialog may have led to another page.
      if (location.hash === hash) location.replace(puzzlesAddress(this.#below));
    };
    // The event of the inner dialog does not leave the shadow root.
    dialog.renderRoot.addEventListener('close', back, { capture: true });
  }

  #open({ played, origin }: OpenPuzzleEvent): void {
    this.#made = { played, origin };
    const opening = this.#opening;
    if (opening.opened?.kind === 'doubtful') opening.play(played, origin);
    else location.hash = puzzleAddress(played.name);
  }

  #edit(draft: OwnDraft): void {
    this.#mended = draft;
    location.hash = puzzlesAddress(`own/${draft.kind}`);
  }

  readonly #takeMended = (): OwnDraft | undefined => {
    const mended = this.#mended;
    this.#mended = undefined;
    return mended;
  };

  readonly #oneMore = (): void => void openModal(this.renderRoot, NtEndless, { begin: true });

  protected override render(): TemplateResult {
    const { settings } = this;
    switch (this.#page.page) {
      case 'hub':
      case 'endless':
      case 'code':
      case 'how-complete':
      case 'how-regions':
      case 'how-guard':
        return html`<nt-puzzles-hub></nt-puzzles-hub>`;
      case 'unfinished':
        return html`<nt-unfinished-list></nt-unfinished-list>`;
      case 'day':
        return html`<nt-day-page .day=${this.#page.day} .friend=${this.friend}></nt-day-page>`;
      case 'past':
      case 'figures':
        return html`<nt-past-days ?figures=${this.#page.page === 'figures'}></nt-past-days>`;
      case 'own':
        if (this.#part.missing) return this.#part.missing;
        return html`<nt-editor
          .settings=${settings}
          .kind=${this.#page.kind}
          .takeMended=${this.#takeMended}
          .back=${this.#below === 'picture' ? this.#below : undefined}
        ></nt-editor>`;
      case 'picture':
        if (this.#part.missing) return this.#part.missing;
        return html`<nt-picture
          ?full=${this.query !== ''}
          .edit=${(draft: OwnDraft) => this.#edit(draft)}
        ></nt-picture>`;
      case 'learn':
        return html`<nt-learn></nt-learn>`;
      case 'drill':
        return html`<nt-learn-drill
          .settings=${settings}
          .topic=${this.#page.topic}
          .number=${this.#page.number}
        ></nt-learn-drill>`;
      case 'puzzle':
      case 'day-puzzle': {
        const opened = this.#opening.opened ?? CHECKING;
        if (opened.kind === 'checking' || opened.kind === 'making') {
          return html`<p class="checking" role="status">
            ${opened.kind === 'making' ? msg('Making the puzzle…') : msg('Counting its solutions…')}
          </p>`;
        }
        if (opened.kind === 'no-day') {
          return html`<nt-day-page .day=${opened.day}></nt-day-page>`;
        }
        if (opened.kind !== 'play') {
          return html`<nt-open-puzzle
            .opened=${opened}
            .mend=${(puzzle: Puzzle) => this.#edit(draftFrom(puzzle))}
            .openAgain=${() => this.#follow()}
          ></nt-open-puzzle>`;
        }
        return html`<nt-puzzle-play
          .settings=${settings}
          .played=${opened.played}
          .origin=${opened.origin}
          .newKind=${this.newKind}
          .challenge=${this.#challenge}
          .guided=${this.#untilGuided}
          .oneMore=${this.#oneMore}
        ></nt-puzzle-play>`;
      }
    }
  }
}

const CHECKING = { kind: 'checking' } as const;

const loadEditor = (): Promise<unknown> => import('./editor/editor.ts');
const loadPicture = (): Promise<unknown> => import('./picture/picture-screen.ts');

const DIALOGS: Readonly<Record<DialogPage, (root: ParentNode, isForOldTable: boolean) => Modal>> = {
  endless: (root, isForOldTable) => openModal(root, NtEndless, { isForOldTable }),
  code: (root) => openModal(root, NtCodeDialog),
  'how-complete': (root) => openModal(root, NtGuideDialog, { kind: 'complete' }),
  'how-regions': (root) => openModal(root, NtGuideDialog, { kind: 'regions' }),
  'how-guard': (root) => openModal(root, NtGuideDialog, { kind: 'guard' }),
};

/**
 * Returns the name of a page of Puzzles, and the size of its board.
 * @param path The part of the address after `#/puzzles/`.
 */
export function titleOf(path: string): RouteTitle | undefined {
  const page = parsePuzzlesPage(path);
  switch (page?.page) {
    case 'hub':
    case undefined:
      // An invalid address shows the start page of puzzles.
      return { name: msg('Puzzles') };
    case 'endless':
      return { name: msg('New puzzle') };
    case 'code':
      return { name: msg('Open a code') };
    case 'picture':
      return { name: msg('From a picture') };
    case 'unfinished':
      return { name: msg('Unfinished') };
    case 'past':
      return { name: msg('Calendar') };
    case 'figures':
      return { name: msg('Statistics') };
    case 'how-complete':
    case 'how-regions':
    case 'how-guard':
      return { name: msg('How to play') };
    case 'own':
      return { name: msg('Make your own') };
    case 'learn':
      return { name: msg('Practise') };
    case 'drill':
      return { name: techniqueName(page.topic), announcesItself: true };
    case 'day-puzzle':
      return { name: msg(str`${kindName(page.kind)}, ${dayWithWeekday(page.day)}`) };
    case 'day':
      return { name: dayTitle(page.day) };
    case 'puzzle':
      return codeTitle(page.code);
  }
}

/** Returns the name and size of a puzzle by its code, or the name of the page that says why the code is invalid. */
function codeTitle(code: string): RouteTitle {
  const read = parsePuzzleCode(code);
  if (!read.ok) return { name: msg('Open a code') };
  const { rules } = read.puzzle;
  const { rows, columns } = rules.shape;
  return { name: kindName(kindOf(rules)), board: [rows, columns], announcesItself: true };
}

const PAGES: Readonly<Record<string, string>> = KEYMAP.hub.keys;

/** Handles a key on a page of puzzles that is no board. */
export function pressPageKey(event: KeyboardEvent, page: PuzzlesPage['page']): void {
  if (page === 'hub') pressHubKey(event);
  if (['past', 'figures', 'learn', 'picture'].includes(page)) pressBackKey(event);
  if (page === 'day') pressBackKey(event, 'past');
}

function pressHubKey(event: KeyboardEvent): void {
  if (isShortcut(event) || event.repeat || event.defaultPrevented) return;
  const page = PAGES[keyName(event)];
  if (page !== undefined) location.hash = puzzlesAddress(page);
}

/**
 * Goes back from a page of days.
 * @param to Past days; the start page of puzzles if left out.
 */
function pressBackKey({ key, defaultPrevented }: KeyboardEvent, to?: 'past'): void {
  if (key.toLowerCase() in KEYMAP.past.keys && !defaultPrevented)
    location.hash = puzzlesAddress(to);
}

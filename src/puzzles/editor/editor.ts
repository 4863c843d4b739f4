import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page-puzzles.ts';
import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { boardScreenStyles } from '../../game/screen/board-screen.styles.ts';
import { commandOf, isForScreen } from '../../game/screen/keys.ts';
import { tool } from '../../game/screen/tools.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { DraftVerdict } from '../../solver/puzzles/protocol.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import '../../ui/board/board.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import {
  clearIcon,
  downIcon,
  icon,
  redoIcon,
  shareIcon,
  undoIcon,
} from '../../ui/drawing/icons.ts';
import { Stored } from '../../progress/settings/stored.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { FocusLostEvent, keepFocus } from '../../ui/keep-focus.ts';
import { keyRow, keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { firstOwnKeys } from '../../ui/keyboard/key-words.ts';
import { KEYMAP } from '../../ui/keyboard/keymap.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { tintStyles } from '../../ui/puzzles/region-tints.ts';
import { bareStyles } from '../../ui/styles/bare.styles.ts';
import { sharePuzzle } from '../game/share-puzzle.ts';
import { boardColumnStyles } from '../shared/board-column.styles.ts';
import { boardFormStyles } from '../shared/board-form.styles.ts';
import { difficultyPillsStyles } from '../shared/difficulty-pills.ts';
import { PUZZLE_KINDS } from '../shared/kinds/kinds.ts';
import { OpenPuzzleEvent } from '../shared/open-event.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';
import { NtDraftDialog } from './draft-dialog.ts';
import { DraftEditor } from './drafts/draft-editor.ts';
import { linkIcon, playIcon } from './drafts/editor-icons.ts';
import type { EditorCommand, EditorPart, MakeEditorPart } from './drafts/editor-part.ts';
import { editorStyles } from './editor.styles.ts';
import { fillInPart, guardPart, queensStyles } from './givens/givens-part.ts';
import { paletteStyles } from './regions/palette.ts';
import { regionsPart } from './regions/regions-part.ts';
import { drawVerdict, verdictStyles } from './verdict-drawing.ts';
import { spokenJudgement, verdictLine } from './verdict/verdict-line.ts';

const PARTS: Readonly<Record<PuzzleKind, MakeEditorPart>> = {
  complete: fillInPart,
  regions: regionsPart,
  guard: guardPart,
};

const lastKind = new Stored(
  'ninety-two-own',
  (text) => PUZZLE_KINDS.find((kind) => kind === text) ?? 'regions',
);

/**
 * @summary The editor, where players make their own puzzles: a board to draw on, and the verdict on the draft.
 *
 * @fires nt-open-puzzle - The player wants to play the puzzle.
 * @fires nt-announce - A change or a verdict, for screen readers.
 * @fires nt-notice - The outcome of sharing.
 */
@customElement('nt-editor')
export class NtEditor extends LocalizedElement {
  static override styles = [
    bareStyles,
    boardScreenStyles,
    titleBarStyles,
    boardColumnStyles,
    difficultyPillsStyles,
    keyRowStyles,
    editorStyles,
    boardFormStyles,
    queensStyles,
    paletteStyles,
    tintStyles,
  ];

  @property({ attribute: false }) settings!: Settings;
  /** The kind of puzzle that is made; the one made last if left out. */
  @property() kind: PuzzleKind | undefined;
  /**
   * Returns a puzzle to be mended, once. It replaces the present draft, which Undo brings back. Later visits show the
   * current draft.
   */
  @property({ attribute: false }) takeMended: () => OwnDraft | undefined = () => undefined;

  /** The page of puzzles that Back leads to; their start page if left out. */
  @property() back: string | undefined;

  /** The part of the present kind. */
  @state() private kindPart: EditorPart | undefined;

  @query('nt-board') private shown!: NtBoard | null;

  readonly #editor = new DraftEditor(this, puzzleSolver);
  /** The last judgement that was announced. */
  #said: string | undefined;
  /** True once the draft was rendered. */
  #isShown = false;

  constructor() {
    super();
    keepFocus(this, () => this.shown);
  }

  /** The board that the part of the kind has drawn; `undefined` before it is drawn. */
  get board(): NtBoard | undefined {
    return this.shown ?? undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Listens before the board and the frame, for which some keys mean something else.
    addEventListener('keydown', this.#onKey, { capture: true });
    if (this.hasUpdated) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey, { capture: true });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || changed.has('kind')) this.#show(this.kind ?? lastKind.get());
  }

  protected override firstUpdated(): void {
    void this.#open();
  }

  protected override updated(): void {
    const { draft } = this.#editor;
    // The search for a start ends before the draft is read.
    const isShown = Boolean(this.board);
    if (isShown && !this.#isShown && document.activeElement === document.body) {
      this.dispatchEvent(new FocusLostEvent());
    }
    this.#isShown = isShown;
    const isLong = draft !== undefined && this.kindPart?.isPaletteLong(draft) === true;
    this.toggleAttribute('two-rows', isLong);
    this.board?.adopt(verdictStyles);
    const said = spokenJudgement(this.#editor.judged);
    if (said === undefined || said === this.#said) return;
    this.#said = said;
    this.dispatchEvent(new AnnounceEvent(said, 'move'));
  }

  /** Makes another draft of the present kind the present one: a gesture, which one Undo reverts. */
  change(draft: OwnDraft): void {
    this.#tell(() => this.#editor.change(draft));
  }

  async #open(): Promise<void> {
    await this.#editor.open(puzzles);
    const mended = this.isConnected ? this.takeMended() : undefined;
    if (mended) this.change(mended);
  }

  #show(kind: PuzzleKind): void {
    lastKind.set(kind);
    this.#editor.show(kind);
    this.kindPart = PARTS[kind](this);
  }

  #tell(act: () => void): void {
    const before = this.#editor.draft;
    act();
    const after = this.#editor.draft;
    if (!before || !after || before === after) return;
    const words = this.kindPart?.changeWords(before, after);
    if (words) this.dispatchEvent(new AnnounceEvent(words, 'move'));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { draft } = this.#editor;
    if (!draft || !isForScreen(event, this.renderRoot)) return;
    const command = commandOf<EditorCommand>(event, KEYMAP.own.keys);
    if (!this.kindPart?.press?.(event, command, draft) && !this.#run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Runs a command; returns true if there was something to do. */
  #run(command: EditorCommand | undefined): boolean {
    switch (command) {
      case 'undo':
      case 'redo':
      case 'clear':
        this.#tell(() => this.#editor[command]());
        return true;
      case 'close':
        location.hash = puzzlesAddress();
        return true;
      default:
        return false;
    }
  }

  #choose(): void {
    openModal(this.renderRoot, NtDraftDialog, {
      choosing: { editor: this.#editor, take: (draft) => this.#take(draft) },
    });
  }

  /** Switches to the chosen draft, which may be of another kind. */
  #take(draft: OwnDraft): void {
    this.change(draft);
    if (draft.kind !== this.#editor.kind) {
      location.replace(puzzlesAddress(`own/${draft.kind}`));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { draft, judged, isUnread } = this.#editor;
    if (isUnread) return this.#renderUnread();
    if (!draft || !this.kindPart) return nothing;
    const verdict = judged.kind === 'judged' ? judged.verdict : undefined;
    const made = madeOf(verdict);
    return html`
      <div class="bar">
        ${backLink(puzzlesAddress(this.back))}
        <h1>
          <button class="board-choice" aria-haspopup="dialog" @click=${() => this.#choose()}>
            <span>${msg('Make your own')}${icon(downIcon, 18)}</span>
            <small>${this.kindPart.boardWords(draft)}</small>
          </button>
        </h1>
        <a class="icon-button" href=${puzzlesAddress('code')} aria-label=${msg('Open a code')}>
          ${icon(linkIcon)}
        </a>
        <button
          class="icon-button"
          aria-label=${msg('Share')}
          aria-disabled=${!made}
          @click=${() => made && void sharePuzzle(this, made.played)}
        >
          ${icon(shareIcon)}
        </button>
      </div>
      ${this.kindPart.board(draft, drawVerdict(verdict, draft))} ${verdictLine(this.#editor)}
      ${this.kindPart.palette(draft)}
      <div class="tools" role="toolbar" aria-label=${msg('Drawing tools')}>
        ${this.#renderTools(made)}
      </div>
      ${keyRow(firstOwnKeys('regions' in draft))}
    `;
  }

  /** Draws the page for a draft that cannot be read; an empty board would be mistaken for it. */
  #renderUnread(): TemplateResult {
    return html`<div class="bar">
        ${backLink(puzzlesAddress(this.back))}
        <h1 tabindex="-1">${msg('Make your own')}</h1>
      </div>
      <section class="unread">
        <p role="status">
          ${msg('Your last drawing can’t be read right now. It’ll appear when it can.')}
        </p>
        <button class="button outline" @click=${() => this.#editor.begin()}>
          ${msg('Start with an empty board')}
        </button>
      </section>`;
  }

  #renderTools(made: Made | undefined): TemplateResult {
    const drawing = this.#editor;
    const { canUndo, canRedo, canClear } = drawing;
    return html`<div class="group">
        ${tool(undoIcon, msg('Undo'), canUndo, () => this.#run('undo'))}
        ${tool(redoIcon, msg('Redo'), canRedo, () => this.#run('redo'))}
        ${tool(clearIcon, msg('Clear'), canClear, () => this.#run('clear'))}
      </div>
      ${tool(
        playIcon,
        msg('Play', { id: 'play-own', desc: 'to play the puzzle that was made' }),
        made?.isReady === true,
        () => {
          if (made) this.dispatchEvent(new OpenPuzzleEvent(made.played, 'own'));
        },
      )}`;
  }
}

/** A draft that is a puzzle. `isReady`: it can be played. */
interface Made {
  readonly played: PlayedPuzzle;
  readonly isReady: boolean;
}

function madeOf(verdict: DraftVerdict | undefined): Made | undefined {
  if (verdict?.kind !== 'puzzle') return undefined;
  const { puzzle, check } = verdict;
  const isReady = check.kind === 'one' || check.kind === 'guarded';
  const step = isReady ? check.step : undefined;
  return { played: { name: puzzleCode(puzzle), puzzle, step }, isReady };
}

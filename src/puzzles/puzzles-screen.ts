import { msg } from '@lit/localize';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzlesAddress } from '../core/addresses.ts';
import { dayOf } from '../core/day.ts';
import { draftFrom, type OwnDraft } from '../core/own-draft.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { parsePuzzlesPage, type PuzzlesPage } from '../core/puzzles-page.ts';
import { parseRoute } from '../core/route.ts';
import { backupFile } from '../progress/backup-file.ts';
import type { Progress } from '../progress/progress.ts';
import type { Settings } from '../progress/settings.ts';
import { NoticeEvent } from '../ui/events.ts';
import { handOverBackup } from '../ui/hand-over-backup.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { modalOver } from '../ui/modal-over.ts';
import { PagePart } from '../ui/page-part.ts';
import type { Modal } from '../ui/modal.ts';
import { nextTask } from '../ui/tasks.ts';
import { openCodeDialog } from './code-dialog.ts';
import './day-page.ts';
import { openEndless } from './endless-dialog.ts';
import './guard-table.ts';
import { pressPageKey } from './hub-keys.ts';
import './hub.ts';
import { puzzlesOf } from './kept.ts';
import { warnOfNothingKept } from './nothing-kept.ts';
import type { OpenPuzzleEvent } from './open-event.ts';
import './open-puzzle.ts';
import { Opening, type PuzzleAddress } from './opening.ts';
import { dayMakerOf } from './page-days.ts';
import { puzzleSolver } from './page-solver.ts';
import './past-days.ts';
import './puzzle-play.ts';
import './unfinished-list.ts';

/** The pages that are a dialog over the one they are reached from. */
type DialogPage = 'endless' | 'code';

/**
 * @summary Puzzles: the page they are reached from with its dialogs, what is unfinished, the Guard table, or a
 * puzzle, by the address.
 *
 * @fires nt-notice - When an address leads to nothing here, or the browser keeps nothing.
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
    /* Most checks end before they are seen. */
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

  /** What follows `#/puzzles/` in the address. */
  @property() path = '';
  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;
  /** What the player chose. */
  @property({ attribute: false }) settings!: Settings;

  private page: PuzzlesPage = { page: 'hub' };
  /** The address of Your own after `#/puzzles/`, where a dialog is opened from that. */
  private below: string | undefined;
  /** What was made here, or is to be played all the same, and so is opened as it is. */
  private made: Pick<OpenPuzzleEvent, 'played' | 'origin'> | undefined;
  /** A puzzle to be mended, until the page where puzzles are made has taken it. */
  private mended: OwnDraft | undefined;

  /** What opens puzzles, once one was asked for. */
  private opening: Opening | undefined;

  /** The code of the editor, once it was asked for. */
  private readonly editor = new PagePart(this);

  private endWarning = (): void => undefined;

  constructor() {
    super();
    this.addEventListener('nt-open-puzzle', (event) => this.open(event));
    this.addEventListener('nt-mend-puzzle', ({ puzzle }) => this.mend(puzzle));
    this.addEventListener('nt-one-more', () => openEndless(this.renderRoot, true));
    this.addEventListener('nt-open-again', () => this.follow());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.onKey);
    this.endWarning();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (modalOver(this.renderRoot)) return;
    // A puzzle of a day to come shows that day.
    const page = this.opening?.opened?.kind === 'no-day' ? 'day' : this.page.page;
    pressPageKey(event, page);
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('progress')) this.warn();
    if (changed.has('path')) this.follow(changed.get('path'));
  }

  /** @param from What the address was before. */
  private follow(from?: string): void {
    const page = parsePuzzlesPage(this.path);
    this.below = this.page.page === 'own' ? from : undefined;
    this.page = page ?? { page: 'hub' };
    if (!page) {
      const text = msg('This link doesn’t lead anywhere in Puzzles. Here are today’s.');
      this.dispatchEvent(new NoticeEvent({ text }));
    }
    if (this.page.page === 'own') this.editor.need(loadEditor);
    const { page: name } = this.page;
    if (name === 'puzzle' || name === 'day-puzzle' || name === 'table-board') {
      void this.openAddress(this.page);
    } else this.opening?.close();
  }

  private async openAddress(page: PuzzleAddress): Promise<void> {
    const { progress } = this;
    const opening = (this.opening ??= new Opening(this, puzzleSolver, {
      today: () => dayOf(new Date()),
      puzzle: (day, kind) => dayMakerOf(progress).puzzle(day, kind),
    }));
    const { made, path } = this;
    if (made?.played.name === path) opening.play(made.played, made.origin);
    else await opening.open(page, puzzlesOf(progress));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('path')) return;
    const { page } = this.page;
    if (page === 'endless' || page === 'code') void this.show(page);
  }

  /** Shows a dialog, and goes back to the page it was opened from when it is closed. */
  private async show(page: DialogPage): Promise<void> {
    // The dialog of the address before is closed by then.
    await nextTask();
    if (this.page.page !== page || !this.isConnected) return;
    const dialog = DIALOGS[page](this.renderRoot);
    const back = (): void => {
      // Not where the dialog has led on.
      if (puzzlesPageOf(location.hash) === page) location.replace(puzzlesAddress(this.below));
    };
    // The event of the dialog within does not come out of it.
    dialog.renderRoot.addEventListener('close', back, { capture: true });
  }

  private open({ played, origin }: OpenPuzzleEvent): void {
    this.made = { played, origin };
    const { opening } = this;
    if (opening?.opened?.kind === 'doubtful') opening.play(played, origin);
    else location.hash = puzzlesAddress(played.name);
  }

  private mend(puzzle: Puzzle): void {
    this.mended = draftFrom(puzzle);
    location.hash = puzzlesAddress(`own/${this.mended.kind}`);
  }

  private readonly takeMended = (): OwnDraft | undefined => {
    const { mended } = this;
    this.mended = undefined;
    return mended;
  };

  /** Says whenever nothing is kept, until the screen is gone. */
  private warn(): void {
    const { progress } = this;
    this.endWarning();
    this.endWarning = warnOfNothingKept(this, progress, () => void exportAll(this, progress));
  }

  protected override render(): TemplateResult {
    const { progress, settings } = this;
    switch (this.page.page) {
      case 'hub':
      case 'endless':
      case 'code':
        return html`<nt-puzzles-hub .progress=${progress}></nt-puzzles-hub>`;
      case 'unfinished':
        return html`<nt-unfinished-list .progress=${progress}></nt-unfinished-list>`;
      case 'day':
        return html`<nt-day-page .progress=${progress} .day=${this.page.day}></nt-day-page>`;
      case 'past':
      case 'figures':
        return html`<nt-past-days
          .progress=${progress}
          ?figures=${this.page.page === 'figures'}
        ></nt-past-days>`;
      case 'own':
        if (this.editor.missing) return this.editor.missing;
        return html`<nt-own-puzzle
          .progress=${progress}
          .settings=${settings}
          .kind=${this.page.kind}
          .takeMended=${this.takeMended}
        ></nt-own-puzzle>`;
      case 'guard-table':
        return html`<nt-guard-table .progress=${progress}></nt-guard-table>`;
      case 'puzzle':
      case 'day-puzzle':
      case 'table-board': {
        const opened = this.opening?.opened ?? CHECKING;
        if (opened.kind === 'checking' || opened.kind === 'making') {
          return html`<p class="checking" role="status">
            ${opened.kind === 'making' ? msg('Making the puzzle…') : msg('Counting its solutions…')}
          </p>`;
        }
        if (opened.kind === 'no-day') {
          return html`<nt-day-page .progress=${progress} .day=${opened.day}></nt-day-page>`;
        }
        if (opened.kind !== 'play') {
          return html`<nt-open-puzzle .opened=${opened}></nt-open-puzzle>`;
        }
        return html`<nt-puzzle-play
          .progress=${progress}
          .settings=${settings}
          .played=${opened.played}
          .origin=${opened.origin}
        ></nt-puzzle-play>`;
      }
    }
  }
}

const CHECKING = { kind: 'checking' } as const;

const loadEditor = (): Promise<unknown> => import('./own/own-puzzle.ts');

const DIALOGS: Readonly<Record<DialogPage, (root: ParentNode) => Modal>> = {
  endless: openEndless,
  code: openCodeDialog,
};

/** Returns the page of Puzzles that an address leads to, if it leads to one. */
function puzzlesPageOf(hash: string): PuzzlesPage['page'] | undefined {
  const route = parseRoute(hash);
  return route.screen === 'puzzles' ? parsePuzzlesPage(route.path)?.page : undefined;
}

async function exportAll(host: EventTarget, progress: Promise<Progress>): Promise<void> {
  await handOverBackup(host, backupFile(await progress));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-puzzles': NtPuzzles;
  }
}

import { msg } from '@lit/localize';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzlesAddress } from '../core/addresses.ts';
import type { OwnDraft } from '../core/own-draft.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { parsePuzzlesPage, type PuzzlesPage } from '../core/puzzles-page.ts';
import { parseRoute } from '../core/route.ts';
import type { Progress } from '../progress/progress.ts';
import type { Settings } from '../progress/settings.ts';
import { NoticeEvent } from '../ui/events.ts';
import { later, latePart } from '../ui/later.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { missingPage } from '../ui/missing-page.ts';
import { modalOver } from '../ui/modal-over.ts';
import { PagePart } from '../ui/page-part.ts';
import type { Modal } from '../ui/modal.ts';
import type { OpenPuzzleEvent } from './open-event.ts';
import { puzzlesOf } from './kept.ts';
import type { Opening, PuzzleAddress } from './opening.ts';

const hubKeys = latePart(() => import('./hub-keys.ts'));

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

  /** Whether what opens puzzles did not arrive. */
  private isOpeningMissing = false;
  /** The code of the page that is shown. */
  private readonly pagePart = new PagePart(this);
  /** The code of what is shown of a puzzle that is not played. */
  private readonly openedPart = new PagePart(this);

  private endWarning = (): void => undefined;

  constructor() {
    super();
    this.addEventListener('nt-open-puzzle', (event) => this.open(event));
    this.addEventListener('nt-mend-puzzle', ({ puzzle }) => void this.mend(puzzle));
    this.addEventListener('nt-one-more', () => void this.oneMore());
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
    void hubKeys().then((part) => part?.pressPageKey(event, page));
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('progress')) void this.warn();
    if (changed.has('path')) this.follow(changed.get('path'));
  }

  /** @param from What the address was before. */
  private follow(from?: string): void {
    const page = parsePuzzlesPage(this.path);
    this.below = this.page.page === 'own' ? from : undefined;
    this.page = page ?? { page: 'hub' };
    if (!page) {
      const text = msg('This link leads to nothing in Puzzles. Here is where they begin.');
      this.dispatchEvent(new NoticeEvent({ text }));
    }
    this.pagePart.need(PARTS[this.page.page]);
    const { page: name } = this.page;
    if (name === 'puzzle' || name === 'day-puzzle' || name === 'table-board') {
      void this.openAddress(this.page);
    } else this.opening?.close();
  }

  private async openAddress(page: PuzzleAddress): Promise<void> {
    this.isOpeningMissing = false;
    const part = await later(import('./page-opening.ts'));
    if (this.page !== page || !this.isConnected) return;
    if (!part) {
      this.isOpeningMissing = true;
      this.requestUpdate();
      return;
    }
    const opening = (this.opening ??= part.openingOn(this, this.progress));
    const { made, path } = this;
    if (made?.played.name === path) opening.play(made.played, made.origin);
    else await opening.open(page, puzzlesOf(this.progress));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('path')) return;
    const { page } = this.page;
    if (page === 'endless' || page === 'code') void this.show(page);
  }

  /** Shows a dialog, and goes back to the page it was opened from when it is closed. */
  private async show(page: DialogPage): Promise<void> {
    const open = await later(DIALOGS[page]());
    if (!open || this.page.page !== page || !this.isConnected) return;
    const dialog = open(this.renderRoot);
    const back = (): void => {
      // Not where the dialog has led on.
      if (puzzlesPageOf(location.hash) === page) location.replace(puzzlesAddress(this.below));
    };
    // The event of the dialog within does not come out of it.
    dialog.renderRoot.addEventListener('close', back, { capture: true });
  }

  private async oneMore(): Promise<void> {
    const { page } = this;
    const part = await later(import('./endless-dialog.ts'));
    if (this.page === page) part?.openEndless(this.renderRoot, true);
  }

  private open({ played, origin }: OpenPuzzleEvent): void {
    this.made = { played, origin };
    const { opening } = this;
    if (opening?.opened?.kind === 'doubtful') opening.play(played, origin);
    else location.hash = puzzlesAddress(played.name);
  }

  private async mend(puzzle: Puzzle): Promise<void> {
    const { page } = this;
    const part = await later(import('../core/own-draft.ts'));
    if (!part || this.page !== page || !this.isConnected) return;
    this.mended = part.draftFrom(puzzle);
    location.hash = puzzlesAddress(`own/${this.mended.kind}`);
  }

  private readonly takeMended = (): OwnDraft | undefined => {
    const { mended } = this;
    this.mended = undefined;
    return mended;
  };

  /** Says whenever nothing is kept, from when that is known until the screen is gone. */
  private async warn(): Promise<void> {
    const progress = await this.progress;
    const part = await later(import('./nothing-kept.ts'));
    if (!part || !this.isConnected) return;
    this.endWarning();
    this.endWarning = part.warnOfNothingKept(this, progress, () => void exportAll(this, progress));
  }

  protected override render(): TemplateResult {
    const { progress, settings, pagePart, openedPart } = this;
    if (pagePart.missing) return pagePart.missing;
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
        if (this.isOpeningMissing || opened.kind === 'missing') {
          return missingPage(() => this.follow());
        }
        if (opened.kind === 'checking' || opened.kind === 'making') {
          return html`<p class="checking" role="status">
            ${
              opened.kind === 'making'
                ? msg('Making the puzzle…')
                : msg('Looking how many answers it has…')
            }
          </p>`;
        }
        if (opened.kind === 'no-day') {
          openedPart.need(PARTS.day);
          if (openedPart.missing) return openedPart.missing;
          return html`<nt-day-page .progress=${progress} .day=${opened.day}></nt-day-page>`;
        }
        if (opened.kind !== 'play') {
          // Most puzzles are as they should be: what says otherwise is not loaded with them.
          openedPart.need(openPuzzle);
          if (openedPart.missing) return openedPart.missing;
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

const openPuzzle = (): Promise<unknown> => import('./open-puzzle.ts');

const PARTS: Readonly<Record<PuzzlesPage['page'], () => Promise<unknown>>> = {
  hub: () => import('./hub.ts'),
  endless: () => import('./hub.ts'),
  code: () => import('./hub.ts'),
  unfinished: () => import('./unfinished-list.ts'),
  'guard-table': () => import('./guard-table.ts'),
  day: () => import('./day-page.ts'),
  past: () => import('./past-days.ts'),
  figures: () => import('./past-days.ts'),
  own: () => import('./own/own-puzzle.ts'),
  puzzle: () => import('./puzzle-play.ts'),
  'day-puzzle': () => import('./puzzle-play.ts'),
  'table-board': () => import('./puzzle-play.ts'),
};

const DIALOGS: Readonly<Record<DialogPage, () => Promise<(root: ParentNode) => Modal>>> = {
  endless: async () => (await import('./endless-dialog.ts')).openEndless,
  code: async () => (await import('./code-dialog.ts')).openCodeDialog,
};

/** Returns the page of Puzzles that an address leads to, if it leads to one. */
function puzzlesPageOf(hash: string): PuzzlesPage['page'] | undefined {
  const route = parseRoute(hash);
  return route.screen === 'puzzles' ? parsePuzzlesPage(route.path)?.page : undefined;
}

async function exportAll(host: EventTarget, progress: Progress): Promise<void> {
  const [{ backupFile }, { handOverBackup }, { sayPart }] = await Promise.all([
    import('../progress/backup-file.ts'),
    import('../ui/hand-over-backup.ts'),
    import('../ui/say-part.ts'),
  ]);
  await handOverBackup(host, await backupFile(progress, () => sayPart(host)));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-puzzles': NtPuzzles;
  }
}

import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { draftFrom, type OwnDraft } from '../../core/puzzles/own-draft.ts';
import { PUZZLE_SIZES } from '../../core/puzzles/puzzle.ts';
import { playAddress, puzzlesAddress } from '../../core/routes/addresses.ts';
import { codeOf } from '../../core/solutions/code.ts';
import { pageClocks } from '../../game/session/clocks.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import { puzzles } from '../../progress/page-puzzles.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import { AddressEvent } from '../../ui/address-event.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { ReceiveEvent } from '../../ui/receive-event.ts';
import { WhileConnected } from '../../ui/while-connected.ts';
import { PuzzleSession } from '../game/puzzle-session.ts';
import { puzzleCodeProblemWords } from '../open/code-problem-words.ts';
import { ruleField } from '../shared/board-form.ts';
import { pictureButtons } from '../shared/picture-buttons.ts';
import { shapeWords } from '../shared/board-words.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import { OpenPuzzleEvent } from '../shared/open-event.ts';
import { pasteIcon } from '../shared/puzzle-icons.ts';
import type { Stage } from './picture-reading.ts';
import './picture-view.ts';
import type { CornersEvent } from './picture-view.ts';
import { contentWords, refusalWords, verdictWords } from './picture-words.ts';
import { pictureStyles } from './picture.styles.ts';
import { isAboutMany, questionBoard, questionCard } from './question-view.ts';
import type { BoardContent } from './questions.ts';
import { takeShared } from './shared-cache.ts';
import { reading } from './shared-reading.ts';

type Found = Extract<Stage, { kind: 'found' }>;

/** The stage that was said last. A screen that comes back says nothing again. */
let said: Stage | undefined;

/**
 * @summary A board that is read from a picture: the ways to bring one, what was found, and questions about squares that
 * are not sure.
 *
 * @fires nt-receive - The player has chosen, pasted or shared something.
 * @fires nt-open-puzzle - The player wants to play the puzzle.
 * @fires nt-announce - The outcome of reading.
 */
@customElement('nt-picture')
export class NtPicture extends LocalizedElement {
  static override styles = pictureStyles;

  /** True if a shared picture found no room. */
  @property({ type: Boolean }) full = false;
  /** Opens a draft in the editor. */
  @property({ attribute: false }) edit!: (draft: OwnDraft) => void;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('h2, h1'));
    new WhileConnected(this, (signal) => {
      reading.onChange = () => this.requestUpdate();
      signal.addEventListener('abort', () => (reading.onChange = () => undefined));
      void this.#takeShared();
    });
  }

  async #takeShared(): Promise<void> {
    const { files, text } = await takeShared();
    if (files.length > 0 || text) this.dispatchEvent(new ReceiveEvent(files, text));
    else if (this.full) {
      reading.refuse('full');
      // A reload must not say it again.
      this.dispatchEvent(new AddressEvent(puzzlesAddress('picture')));
    }
  }

  protected override updated(): void {
    const { stage } = reading;
    const before = said;
    if (stage === before) return;
    said = stage;
    if (stage.kind === 'asked') {
      // Each question is read from its heading.
      if (before?.kind !== 'asked' || before.at !== stage.at)
        this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
      return;
    }
    const words = [...this.renderRoot.querySelectorAll('.said')].map((part) =>
      sentenceOf(part.textContent),
    );
    if (words.length > 0) this.dispatchEvent(new AnnounceEvent(joinSentences(words)));
  }

  /** Reads the clipboard, if the browser allows it. */
  async #paste(): Promise<void> {
    const files: File[] = [];
    let text = '';
    const items = await navigator.clipboard.read().catch(() => []);
    for (const item of items) {
      const picture = item.types.find((type) => type.startsWith('image/'));
      const content = picture && (await item.getType(picture).catch(() => undefined));
      if (content) files.push(new File([content], 'pasted', { type: picture }));
      const words = await item.getType('text/plain').catch(() => undefined);
      text += (await words?.text()) ?? '';
    }
    if (files.length > 0 || text) this.dispatchEvent(new ReceiveEvent(files, text));
    else {
      const words = (): string => puzzleCodeProblemWords({ kind: 'empty' });
      this.dispatchEvent(new NoticeEvent({ text: words }));
    }
  }

  /** Begins the puzzle with queens and marks, in place of those on its board; Undo brings these back. */
  async #play(
    whole: PlayedPuzzle,
    { queens, marks }: Pick<BoardContent, 'queens' | 'marks'> = { queens: [], marks: [] },
  ): Promise<void> {
    // The rest of a board that has been begun has no difficulty, so that its time is compared with no other.
    const step = queens.length + marks.length > 0 ? undefined : whole.step;
    const played = { ...whole, step, origin: 'picture' } as const;
    const session = new PuzzleSession(puzzles, pageClocks, played);
    await session.open();
    session.play({ kind: 'clear' });
    session.play({ kind: 'place', squares: queens });
    session.play({ kind: 'paint', squares: marks, marked: true });
    session.end();
    if (this.isConnected) this.dispatchEvent(new OpenPuzzleEvent(played, 'picture'));
  }

  protected override render(): TemplateResult {
    const { stage } = reading;
    return html`<div class="bar">
        ${backLink(puzzlesAddress())}
        <h1 tabindex="-1">${msg('From a picture')}<small>${this.#kindWords(stage)}</small></h1>
        ${this.#renderNext()}
      </div>
      <div class="page" data-stage=${stage.kind}>
        ${reading.corners && (stage.kind !== 'asked' || isAboutMany(stage)) ? this.#renderPicture() : nothing}
        ${this.#renderStage(stage)}
      </div>`;
  }

  #kindWords(stage: Stage): string {
    if (stage.kind === 'asked') {
      return plural(stage.squares, msg('{# square is|# squares are} unclear'));
    }
    if (stage.kind !== 'found') return '';
    const { regions, size } = stage.board;
    const shape = shapeWords({ rows: size, columns: size });
    return `${kindName(regions ? 'regions' : 'complete')} · ${shape}`;
  }

  #renderNext(): TemplateResult | typeof nothing {
    if (reading.waiting === 0 || reading.stage.kind === 'reading') return nothing;
    return html`<button class="button outline small" @click=${() => void reading.next()}>
      ${msg('Next picture')}
    </button>`;
  }

  #renderStage(stage: Stage): TemplateResult {
    switch (stage.kind) {
      case 'empty':
        return this.#renderWays();
      case 'reading':
        return html`<p class="reading said">${msg('Reading the picture…')}</p>`;
      case 'refused':
        return html`<section class="card refused">
            ${reading.corners ? nothing : this.#renderPicture()}
            <div>
              <h2 class="said" tabindex="-1">${msg('No board was read')}</h2>
              <p class="said">${refusalWords(stage.reason)}</p>
            </div>
          </section>
          ${this.#renderWays()}`;
      case 'asked':
        return html`${
          isAboutMany(stage)
            ? nothing
            : html`<div class="seen">${questionBoard(reading, stage)}</div>`
        }${questionCard(reading, stage)}`;
      case 'found':
        return this.#renderFound(stage);
    }
  }

  /** Draws the picture, with the board in it if there is one. */
  #renderPicture(): TemplateResult | typeof nothing {
    const { bitmap, corners, others } = reading;
    if (!bitmap) return nothing;
    return html`<nt-picture-view
      class=${corners ? 'seen' : 'small'}
      .bitmap=${bitmap}
      .corners=${corners}
      .size=${reading.board?.size ?? 0}
      .others=${others}
      ?whole=${reading.stage.kind === 'refused'}
      @nt-corners=${({ corners: within }: CornersEvent) => void reading.readWithin(within)}
    ></nt-picture-view>`;
  }

  #renderWays(): TemplateResult {
    return html`<section class="ways">
      <h2>${msg('Show a board')}</h2>
      <p>${msg('From any app, a newspaper or a book. The picture is read on this device.')}</p>
      <div class="actions">
        ${pictureButtons(this)}
        ${
          'clipboard' in navigator && 'read' in navigator.clipboard
            ? html`<button class="button outline grow" @click=${() => void this.#paste()}>
                ${icon(pasteIcon, 20)}${msg('Paste', { desc: 'A button: insert what was copied' })}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }

  #renderFound({ board, puzzle, isRuleOpen, verdict }: Found): TemplateResult {
    const { title, text } = verdictWords(verdict);
    const { size, regions } = board;
    const sight = verdict.kind === 'both' ? undefined : puzzle.rules.sight;
    const played =
      verdict.kind === 'puzzle' && verdict.doubt?.kind !== 'none' ? verdict.played : undefined;
    return html`<section class="found">
      <p class="chips">
        ${contentWords(board).map((words) => html`<span class="said">${words}</span> `)}
      </p>
      <h2 class="said" tabindex="-1">${title}</h2>
      <p class="said">${text}</p>
      <p>${msg('Is this the board? If not, drag a corner.')}</p>
      ${isRuleOpen ? ruleField(sight, (chosen) => void reading.judge(chosen)) : nothing}
      <div class="actions">
        ${
          size <= PUZZLE_SIZES[regions ? 'regions' : 'complete'].most
            ? html`<button class="button outline grow" @click=${() => this.edit(draftFrom(puzzle))}>
                ${msg('Edit', { desc: 'A button: change the board' })}
              </button>`
            : nothing
        }
        ${regions ? this.#renderStarts(board, played) : this.#renderPosition(board, played)}
      </div>
    </section>`;
  }

  #renderStarts(
    board: BoardContent,
    played: PlayedPuzzle | undefined,
  ): TemplateResult | typeof nothing {
    if (!played) return nothing;
    const { size, queens, marks } = board;
    const isBegun = queens.length < size && queens.length + marks.length > 0;
    return html`<button
        class="button grow ${isBegun ? 'outline' : 'ink'}"
        @click=${() => void this.#play(played)}
      >
        ${msg('Play from the start')}
      </button>
      ${
        isBegun
          ? html`<button class="button ink grow" @click=${() => void this.#play(played, board)}>
              ${msg('Play from here')}
            </button>`
          : nothing
      }`;
  }

  /** Draws the buttons for chess queens: free play goes on with them, and Fill in has them given. */
  #renderPosition(
    { queens, size }: BoardContent,
    played: PlayedPuzzle | undefined,
  ): TemplateResult {
    const code = codeOf(queens, size);
    return html`${
      code === undefined
        ? nothing
        : html`<a class="button outline grow" href=${playAddress(size, code)}
            >${msg('Play', { id: 'play-screen', desc: 'The screen of free play' })}</a
          >`
    }${
      played
        ? html`<button class="button ink grow" @click=${() => void this.#play(played)}>
            ${kindName('complete')}
          </button>`
        : nothing
    }`;
  }
}

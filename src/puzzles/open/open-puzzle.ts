import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { kindOf, PUZZLE_SIZES, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { dayTitle } from '../../i18n/format-day.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { pageStyles } from '../../ui/styles/page.styles.ts';
import { OpenPuzzleEvent } from '../shared/open-event.ts';
import { puzzleName } from '../shared/puzzle-words.ts';
import { NtCodeDialog } from './code-dialog.ts';
import { puzzleCodeProblemTitle, puzzleCodeProblemWords } from './code-problem-words.ts';
import { codeWarningWords } from './code-warning-words.ts';
import type { Opened } from './opening.ts';

/**
 * @summary The message about a puzzle that is not played at once: its code cannot be read, it has not exactly one
 * answer that hints lead to, or it belongs to a day and could not be made.
 *
 * @fires nt-open-puzzle - The player wants to play it anyway.
 */
@customElement('nt-open-puzzle')
export class NtOpenPuzzle extends LocalizedElement {
  static override styles = [
    baseStyles,
    pageStyles,
    cardStyles,
    puzzleThumbnailStyles,
    css`
      :host {
        box-sizing: border-box;
        width: 100%;
        max-width: 35rem;
        padding: 0 var(--gutter) 20px;
      }
      h1 {
        line-height: 1.15;
      }
      .card {
        padding: 18px 20px;
        overflow-wrap: anywhere;
      }
      .board {
        max-width: min(60%, 40dvh);
        margin: 0 auto 16px;
      }
      h2 {
        font-size: var(--t-20);
        line-height: 1.625rem;
        letter-spacing: -0.012em;
      }
      p {
        color: var(--ink-2);
        text-wrap: pretty;
      }
      .actions {
        flex-wrap: wrap;
      }
    `,
  ];

  @property({ attribute: false }) opened!: Extract<
    Opened,
    { kind: 'unreadable' | 'doubtful' | 'unmade' }
  >;

  /** Opens the puzzle in the editor. */
  mend!: (puzzle: Puzzle) => void;
  /** Opens the address again. */
  openAgain!: () => void;

  protected override render(): TemplateResult {
    return html`<header>
        ${backLink(puzzlesAddress(), msg('Back to Puzzles'))}
        <h1>${this.#heading()}</h1>
      </header>
      ${this.#renderState()}`;
  }

  #heading(): string {
    const { opened } = this;
    switch (opened.kind) {
      case 'doubtful':
        return puzzleName(opened.played.puzzle);
      case 'unmade':
        return dayTitle(opened.day);
      case 'unreadable':
        return msg('Open a code');
    }
  }

  #renderState(): TemplateResult {
    const { opened } = this;
    switch (opened.kind) {
      case 'unreadable':
        return renderCard(
          puzzleCodeProblemTitle(opened.problem),
          joinSentences([puzzleCodeProblemWords(opened.problem), whatHelps(opened.problem)]),
          html`<a class="button outline grow" href=${puzzlesAddress()}>${msg('To Puzzles')}</a>
            <button
              class="button ink grow"
              @click=${() => openModal(this.renderRoot, NtCodeDialog, { text: opened.code })}
            >
              ${msg('Paste again', { desc: 'A button: insert what was copied, in place of this' })}
            </button>`,
        );
      case 'unmade':
        return renderCard(
          msg('This puzzle couldn’t be made just now'),
          msg('The puzzle maker didn’t respond. Your progress is safe.'),
          html`<a class="button outline grow" href=${puzzlesAddress()}>${msg('To Puzzles')}</a>
            <button class="button ink grow" @click=${() => this.openAgain()}>
              ${msg('Try again')}
            </button>`,
        );
      case 'doubtful': {
        const { played, doubt } = opened;
        const { title, text } = codeWarningWords(played.puzzle, doubt);
        const mayBePlayed = doubt.kind !== 'none';
        const { rules } = played.puzzle;
        const mayBeMended =
          (doubt.kind === 'none' || doubt.kind === 'several') &&
          rules.shape.rows <= PUZZLE_SIZES[kindOf(rules)].most;
        return renderCard(
          title,
          text,
          html`${
            mayBePlayed && mayBeMended
              ? nothing
              : html`<button
                  class="button outline grow"
                  @click=${() => openModal(this.renderRoot, NtCodeDialog)}
                >
                  ${msg('Open another', { desc: 'Another code of a puzzle' })}
                </button>`
          }
          ${
            mayBePlayed
              ? html`<button
                  class="button ${mayBeMended ? 'outline' : 'ink'} grow"
                  @click=${() => this.dispatchEvent(new OpenPuzzleEvent(played, 'code'))}
                >
                  ${msg('Play anyway')}
                </button>`
              : nothing
          }
          ${
            mayBeMended
              ? html`<button class="button ink grow" @click=${() => this.mend(played.puzzle)}>
                  ${msg('Fix it', { desc: 'A button: mend the puzzle in the editor' })}
                </button>`
              : nothing
          }`,
          html`<div class="board">${miniBoard(played.puzzle, [])}</div>`,
        );
      }
    }
  }
}

/** Returns a sentence that says what opens instead of a wrong code; an empty text if its problem says it. */
function whatHelps({ kind }: PuzzleCodeProblem): string {
  if (kind === 'check') return '';
  return kind === 'size'
    ? msg('A newer version may open it.')
    : msg('A link from “Share” always works.');
}

function renderCard(
  title: string,
  text: string,
  actions: TemplateResult,
  picture?: TemplateResult,
): TemplateResult {
  return html`<section class="card">
    ${picture}
    <div role="status">
      <h2>${title}</h2>
      <p>${text}</p>
    </div>
    <div class="actions">${actions}</div>
  </section>`;
}

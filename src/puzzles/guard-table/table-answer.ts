import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { listOf, plural } from '../../i18n/format.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { shapeWords } from '../shared/puzzle-words.ts';

/** @summary The player's best result on a board of the Guard table. */
@customElement('nt-table-answer')
export class NtTableAnswer extends Modal {
  static override styles = [
    ...Modal.styles,
    puzzleThumbnailStyles,
    css`
      .board {
        max-width: min(100%, 60dvh);
        margin: 8px auto 14px;
        padding: 1px;
      }
      p {
        color: var(--ink-2);
        text-align: center;
        text-wrap: pretty;
      }
    `,
  ];

  @property({ attribute: false }) puzzle!: Puzzle;
  @property({ attribute: false }) queens!: readonly Square[];

  protected override heading(): string {
    const shape = shapeWords(this.puzzle.rules.shape);
    const { length } = this.queens;
    return plural(length, {
      one: msg(str`${shape} with 1 queen`),
      other: msg(str`${shape} with ${length} queens`),
    });
  }

  protected override renderContent(): TemplateResult {
    const { puzzle, queens } = this;
    const names = queens.map((queen) => squareNameOn(queen, puzzle.rules.shape));
    return html`<div class="board">${miniBoard(puzzle, queens)}</div>
      <p>${listOf(names)}</p>`;
  }
}

export function openTableAnswer(root: ParentNode, puzzle: Puzzle, queens: readonly Square[]): void {
  openModal(root, Object.assign(document.createElement('nt-table-answer'), { puzzle, queens }));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-table-answer': NtTableAnswer;
  }
}

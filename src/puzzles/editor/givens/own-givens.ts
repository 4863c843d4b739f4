import { html, type TemplateResult } from 'lit';
import type { DraftOf, OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { Drawing as BoardDrawing } from '../../../ui/drawing/drawing.ts';
import type { MoveQueenEvent, ToggleQueenEvent } from '../../../ui/board/grid/events.ts';
import { signalMove } from '../../../ui/sound/signals.ts';
import { draftView } from '../drafts/draft-view.ts';
import { geometryOfDraft } from '../drafts/drafts.ts';
import { DraftGivensRenderer } from './draft-givens-renderer.ts';
import { moved, toggled } from './givens.ts';
import type { OwnScreen } from '../drafts/own-part.ts';

type Draft = DraftOf<'complete' | 'guard'>;

/** A board on which queens are given: a tap gives or removes one, a drag moves it. */
export class OwnGivens {
  readonly #screen: OwnScreen;
  readonly #refuse: (draft: Draft) => boolean;
  #draft!: Draft;

  /** @param refuse Returns true if no more queens can be given, and says why. */
  constructor(screen: OwnScreen, refuse: (draft: Draft) => boolean = () => false) {
    this.#screen = screen;
    this.#refuse = refuse;
  }

  board(draft: Draft, difference: BoardDrawing): TemplateResult {
    this.#draft = draft;
    const { settings } = this.#screen;
    return html`<nt-board
      .surface=${DraftGivensRenderer}
      .view=${draftView(geometryOfDraft(draft), draft.givens, settings, difference)}
      @nt-toggle-queen=${this.#onToggle}
      @nt-move-queen=${this.#onMove}
    ></nt-board>`;
  }

  readonly #onToggle = ({ square }: ToggleQueenEvent): void => {
    const { givens } = this.#draft;
    if (!givens.includes(square) && this.#refuse(this.#draft)) return;
    this.#give(toggled(givens, square));
  };

  readonly #onMove = ({ from, to }: MoveQueenEvent): void => {
    this.#give(moved(this.#draft.givens, from, to));
  };

  #give(givens: readonly Square[]): void {
    const before = this.#draft;
    const after: OwnDraft = { ...before, givens };
    this.#screen.change(after);
    const placed = givens.find((given) => !before.givens.includes(given));
    const { conflicts } = verdict(geometryOfDraft(after), givens);
    const wrong = conflicts.some(({ newer, older }) => newer === placed || older === placed);
    signalMove(this.#screen.settings, { placed, wrong, size: before.shape.columns });
  }
}

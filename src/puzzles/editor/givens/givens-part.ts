import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { isSameShape } from '../../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { DraftOf, OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { kindOf } from '../../../core/puzzles/puzzle.ts';
import { plural } from '../../../i18n/format.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import type { BoardView } from '../../../ui/board/grid/board-view.ts';
import type { BoardWords } from '../../../ui/board/grid/cell-labels.ts';
import type { MoveQueenEvent, ToggleQueenEvent } from '../../../ui/board/grid/events.ts';
import type { Gesture } from '../../../ui/board/input/gestures.ts';
import { puzzleWords } from '../../../ui/board/regions/puzzle-labels.ts';
import { PuzzleRenderer } from '../../../ui/board/regions/puzzle-renderer.ts';
import type { Drawing as BoardDrawing } from '../../../ui/drawing/drawing.ts';
import { NoticeEvent } from '../../../ui/events.ts';
import { signalMove } from '../../../ui/sound/signals.ts';
import { stepper } from '../../shared/board-form.ts';
import { queensWords, shapeWords } from '../../shared/board-words.ts';
import { kindName, ofPuzzleKind } from '../../shared/kinds/kinds.ts';
import { draftView } from '../drafts/draft-view.ts';
import { geometryOfDraft } from '../drafts/drafts.ts';
import type { EditorPart } from '../drafts/editor-part.ts';
import type { NtEditor } from '../editor.ts';
import { moved, toggled } from './givens.ts';

type Draft = DraftOf<'complete' | 'guard'>;

/** A board on which queens are given: a tap gives or removes one, a drag moves it. */
class GivenQueens {
  readonly #screen: NtEditor;
  readonly #refuse: (draft: Draft) => boolean;
  #draft!: Draft;

  /** @param refuse Returns true if no more queens can be given, and says why. */
  constructor(screen: NtEditor, refuse: (draft: Draft) => boolean = () => false) {
    this.#screen = screen;
    this.#refuse = refuse;
  }

  board(draft: Draft, drawing: BoardDrawing): TemplateResult {
    this.#draft = draft;
    const { settings } = this.#screen;
    return html`<nt-board
      .surface=${DraftGivensRenderer}
      .view=${draftView(geometryOfDraft(draft), draft.givens, settings, drawing)}
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

function asGiven<View extends BoardView>(view: View): View {
  return { ...view, givens: view.position.queens };
}

/** Labels of a board on which queens are given. Its squares have the same labels as in play. */
const givenWords: BoardWords = {
  ...puzzleWords,
  boardLabel({ geometry, position, verdict }) {
    const { rules } = geometry;
    const { rows, columns } = rules.shape;
    return joinSentences([
      ofPuzzleKind(kindOf(rules), msg(str`Your [Fill in|Regions|Guard], ${rows} by ${columns}.`)),
      msg(str`Given: ${position.queens.length}.`, {
        id: 'count-given',
        desc: 'A number of queens',
      }),
      geometry.seesAll ? msg(str`Open squares: ${verdict.unguarded.length}.`) : '',
      verdict.conflicts.length > 0 ? msg(str`Conflicts: ${verdict.conflicts.length}.`) : '',
    ]);
  },
  squareStates: (view) => puzzleWords.squareStates(asGiven(view)),
};

/** Draws queens that a player gives. They have frames as in play, and can still be moved and removed. */
class DraftGivensRenderer extends PuzzleRenderer {
  static override readonly words = givenWords;

  override show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    super.show(asGiven(view), gesture, before);
  }
}

/** Describes a change for screen readers: `Queen given on f3.` · `f3 removed.` */
function changedGivensWords(before: Draft, after: Draft): string {
  const { shape, givens } = after;
  if (!isSameShape(before.shape, shape)) return '';
  const added = givens.filter((given) => !before.givens.includes(given));
  const lifted = before.givens.filter((given) => !givens.includes(given));
  if (added.length + lifted.length === 0) return '';
  const [to] = added;
  const [from] = lifted;
  if (added.length === 1 && lifted.length === 1) {
    return msg(str`${squareNameOn(from!, shape)} moved to ${squareNameOn(to!, shape)}.`);
  }
  if (added.length === 1 && lifted.length === 0)
    return msg(str`Queen given on ${squareNameOn(to!, shape)}.`);
  if (lifted.length === 1 && added.length === 0)
    return msg(str`${squareNameOn(from!, shape)} removed.`);
  return plural(givens.length, msg('{# queen is|# queens are} given.'));
}

/** Says why no more queens can be given on a board of Fill in: there is one for each row. */
function enoughGivenWords(size: number): string {
  return plural(size, msg('{# queen is|# queens are} given, one for each row. Remove one first.'));
}

export function fillInPart(screen: NtEditor): EditorPart<DraftOf<'complete'>> {
  const givens = new GivenQueens(screen, ({ shape, givens: { length } }) => {
    const isEnough = length >= shape.rows;
    if (isEnough) {
      screen.dispatchEvent(new NoticeEvent({ text: () => enoughGivenWords(shape.rows) }));
    }
    return isEnough;
  });
  return {
    boardWords: ({ kind, shape }) => `${kindName(kind)} · ${shapeWords(shape)}`,
    board: (draft, drawing) => givens.board(draft, drawing),
    palette: () => nothing,
    isPaletteLong: () => false,
    changeWords: changedGivensWords,
  };
}

/** Styles of the number of queens: one line, as wide as the tools under it. */
export const queensStyles = css`
  .queens {
    flex: none;
    padding: 0 var(--gutter) 10px;
  }
  .queens fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin: 0;
  }
  .queens legend {
    float: inline-start;
    width: auto;
    padding: 0;
    font-size: var(--t-15);
  }
  .queens legend span + span {
    display: none;
  }
  .queens .stepper {
    flex: 0 1 14rem;
    min-width: min(100%, 9rem);
    min-height: 44px;
  }
  .queens .stepper button {
    height: 44px;
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    .queens {
      padding-inline: 24px;
    }
  }
`;

export function guardPart(screen: NtEditor): EditorPart<DraftOf<'guard'>> {
  const givens = new GivenQueens(screen);
  return {
    boardWords({ kind, shape, queens }) {
      return `${kindName(kind)} · ${shapeWords(shape)} · ${queensWords(queens)}`;
    },
    board: (draft, drawing) => givens.board(draft, drawing),
    isPaletteLong: () => true,
    palette: (draft) => {
      const { rows, columns } = draft.shape;
      return html`<div class="queens">
        ${stepper({
          label: msg('Queens'),
          values: Array.from({ length: rows * columns }, (_, index) => index + 1),
          value: draft.queens,
          choose: (queens) => screen.change({ ...draft, queens }),
        })}
      </div>`;
    },
    changeWords: changedGivensWords,
  };
}

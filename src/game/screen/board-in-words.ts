import { msg } from '@lit/localize';
import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Square } from '../../core/board/square.ts';
import { squareNameOn } from '../../core/board/square.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import { differs, type BoardView } from '../../ui/board/grid/board-view.ts';
import { PaintMarksEvent, ToggleQueenEvent } from '../../ui/board/grid/events.ts';
import { answerTo } from '../../ui/board/grid/spoken-lines.ts';
import { AnnounceEvent, SayAgainEvent } from '../../ui/events.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import {
  choiceName,
  choicesOf,
  lineKindsOf,
  linesOf,
  type BoardLine,
  type LineKind,
} from '../words/line-words.ts';

/** The most regions that each have a tint of their own. */
const MOST_TINTS = 12;

/** Styles of the screen around the board in words, which stands between the words under the board and the tools. */
const aroundStyles = css`
  .tools,
  .foot {
    order: 2;
  }
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    /* The board stays in view beside a column that is longer than the window. */
    :host {
      flex: 1 0 auto;
    }
    nt-board-in-words ~ :is(nt-board, .place) {
      grid-row: 1 / span 9;
    }
  }
  @container ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    nt-board-in-words ~ nt-board {
      --room-y: calc(
        100dvh - min(var(--header, 6rem), 6.25rem) - 23.75rem - var(--safe-t) - var(--safe-b)
      );
    }
    nt-board-in-words ~ .place {
      --room-y: calc(100dvh - 34rem - var(--safe-t) - var(--safe-b));
    }
    /* The rose gives its room. */
    header:has(~ nt-board-in-words) {
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
      height: 54px;
      margin: 0;
    }
    header:has(~ nt-board-in-words) .whole-rose {
      display: none;
    }
    header:has(~ nt-board-in-words) .folded {
      display: flex;
    }
  }
`;

/**
 * @summary The board in words, for players who hear it, or play it by a switch or by voice: each row, column or region
 * is a button that says its queens and free squares, and opens to a button for each square where something can be done.
 *
 * @fires nt-toggle-queen - A square was chosen.
 * @fires nt-paint-marks - A square was chosen while a tap marks.
 * @fires nt-announce - The answer to a question.
 * @fires nt-say-again - The player wants to hear the last words again.
 */
@customElement('nt-board-in-words')
export class NtBoardInWords extends LocalizedElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        order: 1;
        position: relative;
        flex: 1 1 10rem;
        min-height: 10rem;
        margin: 4px 0 8px;
        padding: 2px var(--gutter);
        overflow: hidden auto;
        border-block: 1px solid var(--line);
      }
      .actions {
        gap: 4px;
        margin-block: 4px;
      }
      .squares {
        padding-inline-start: 12px;
      }
      .line {
        display: flex;
        align-items: center;
        gap: 8px;
        width: 100%;
        padding: 4px 0;
        font-size: var(--t-17);
        line-height: 1.375rem;
        text-align: start;
      }
      .line svg {
        stroke: var(--line-strong);
      }
      [aria-expanded='true'] {
        font-weight: var(--w-bold);
      }
      @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
        :host {
          grid-column: 2;
          min-height: auto;
          overflow: visible;
        }
      }
    `,
  ];

  @property({ attribute: false, hasChanged: differs }) view!: BoardView;
  /** Says the time of play, where it is measured. */
  @property({ attribute: false }) sayTime: (() => unknown) | undefined;

  @state() private kind: LineKind | undefined;
  /** The index of the line whose squares are shown. */
  @state() private open: number | undefined;
  /** True if a chosen square says its state and its diagonals instead. */
  @state() private isAsking = false;
  @state() private isShort = false;

  /** The index of the line that was opened last, which keeps its place and gets the focus back. */
  #last: number | undefined;
  #isReturning = false;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this.#root.host, aroundStyles);
  }

  get #root(): ShadowRoot {
    return this.getRootNode() as ShadowRoot;
  }

  get #kind(): LineKind {
    const kinds = lineKindsOf(this.view);
    return kinds.find((kind) => kind === this.kind) ?? kinds[2] ?? 'row';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    if (!before || before.geometry === this.view.geometry) return;
    this.open = this.#last = undefined;
    this.isAsking = false;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('open')) {
      this.renderRoot.querySelector('.squares')?.scrollIntoView({ block: 'nearest' });
    }
    if (this.#isReturning) this.focus();
    this.#isReturning = false;
  }

  /** Focuses the line that was opened last; the first button if there is none. */
  override focus(): void {
    const line = this.renderRoot.querySelectorAll<HTMLElement>('.line')[this.#last!];
    (line ?? this.renderRoot.querySelector('button'))?.focus();
  }

  #show(kind: LineKind): void {
    this.kind = kind;
    this.open = this.#last = undefined;
  }

  #choose(square: Square): void {
    const { view } = this;
    const { board } = this.#root.host as Element & { readonly board: HTMLElement };
    if (this.isAsking) {
      // Its name is that of the drawn board.
      const cell = board.shadowRoot!.querySelector(`[data-square="${square}"]`)!;
      const name = cell.ariaLabel ?? squareNameOn(square, view.geometry.rules.shape);
      this.#say(joinSentences([sentenceOf(name), answerTo('say-diagonals', view, square)]));
      return;
    }
    if (view.locked) {
      // The result closes, as by a press on the drawn board.
      board.click();
      return;
    }
    const { queens, marks } = view.position;
    // The board changes before the focus moves, so that the line is heard as it is now.
    this.dispatchEvent(
      view.marking && !queens.includes(square)
        ? new PaintMarksEvent([square], !marks.includes(square))
        : new ToggleQueenEvent(square),
    );
    this.open = undefined;
    this.#isReturning = true;
  }

  #say(words: string): void {
    this.dispatchEvent(new AnnounceEvent(words, 'move'));
  }

  protected override render(): TemplateResult {
    const { view } = this;
    const now = this.#kind;
    return html`<h2 class="unseen">${msg('Board in words')}</h2>
      <div class="actions">
        ${lineKindsOf(view).map((kind) => pill(kindName(kind), kind === now, () => this.#show(kind)))}
      </div>
      <ul>
        ${linesOf(view, now).map((line, index) => this.#renderLine(line, index, now))}
      </ul>
      <h2 class="unseen">
        ${msg('Questions', { id: 'board-questions', desc: 'A heading: what can be asked about the board' })}
      </h2>
      <div class="actions">
        ${pill(msg('Hide finished lines'), this.isShort, () => (this.isShort = !this.isShort))}
        ${pill(msg('Ask about squares'), this.isAsking, () => (this.isAsking = !this.isAsking))}
        ${pill(msg('Queens'), nothing, () => this.#say(answerTo('say-queens', view, 0)))}
        ${this.sayTime ? pill(msg('Time'), nothing, this.sayTime) : nothing}
        ${pill(msg('Say that again'), nothing, () => this.dispatchEvent(new SayAgainEvent()))}
      </div>`;
  }

  #renderLine(line: BoardLine, index: number, kind: LineKind): TemplateResult {
    const { view, isAsking } = this;
    const { region = MOST_TINTS, words, squares, isFinished } = line;
    const choices = isAsking ? squares : choicesOf(view, line);
    const isOpen = this.open === index && choices.length > 0;
    const { shape } = view.geometry.rules;
    return html`<li ?hidden=${this.isShort && isFinished && index !== this.#last}>
      <button
        class="line"
        aria-expanded=${choices.length > 0 ? isOpen : nothing}
        @click=${() => {
          this.#last = index;
          this.open = isOpen ? undefined : index;
        }}
      >
        ${
          region < MOST_TINTS
            ? svg`<svg width="16" height="16" aria-hidden="true"><rect width="16" height="16" rx="4" fill="var(--rg-${region})"/></svg>`
            : nothing
        }${words}
      </button>
      ${
        isOpen
          ? html`<ul class="actions squares">
              ${choices.map(
                (square) =>
                  html`<li>
                    ${pill(isAsking ? squareNameOn(square, shape) : choiceName(view, square, kind), nothing, () => this.#choose(square))}
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </li>`;
  }
}

/** @param isPressed Left out for a button that is not on or off. */
function pill(
  words: string,
  isPressed: boolean | typeof nothing,
  press: () => unknown,
): TemplateResult {
  return html`<button
    class="button small ${isPressed === true ? 'ink' : 'outline'}"
    aria-pressed=${isPressed}
    @click=${press}
  >
    ${words}
  </button>`;
}

function kindName(kind: LineKind): string {
  switch (kind) {
    case 'row':
      return msg('Rows');
    case 'column':
      return msg('Columns');
    case 'region':
      return msg('Regions', {
        id: 'board-regions',
        desc: 'A button: shows the regions of the board, beside Rows and Columns',
      });
    case 'left':
      return msg('Squares left');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-board-in-words': NtBoardInWords;
  }
}

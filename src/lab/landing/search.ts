import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { lineBetween } from '../../core/board/attacks.ts';
import { labAddress } from '../../core/routes/addresses.ts';
import { squareName } from '../../core/board/square.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import { backIcon, icon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { segmentsStyles } from '../../ui/styles/segments.styles.ts';
import { oneARowNodes } from '../machine/combinatorics.ts';
import { boardOf } from '../player/readings.ts';
import { BACKTRACKING_NODES } from '../player/tree/backtracking-nodes.ts';
import '../player/tree/tree-panel.ts';
import { choicesStyles } from '../shared/choices.styles.ts';
import { drawAttacks, drawTested, drawThread } from '../shared/drawing.ts';
import { boardsOf } from '../shared/figures.ts';
import { labBoardStyles } from '../shared/lab.styles.ts';
import { attackLineWords } from '../shared/words.ts';
import { searchOf, type SearchedBoard, type SearchRules } from './search-run.ts';
import { searchSentence } from './search-words.ts';
import { searchStyles } from './search.styles.ts';

/** The small board, of which each sentence can be read, and the large one, of which all solutions are found. */
const SMALL = 4;
const LARGE = 8;

/** The time of a board of the small search, of one whose sentence explains a word, and of the whole large search. */
const SMALL_BOARD_MILLISECONDS = 1800;
const EXPLAINED_BOARD_MILLISECONDS = 4500;
/** The most milliseconds of all boards of a search that plays without explained ones. */
const SMALL_MILLISECONDS = 45_000;
const LARGE_MILLISECONDS = 20_000;

const USUAL: SearchRules = { early: true, fewest: false, back: true };

/** The search as it was left, which stays while the player looks at another page. */
let left: object = {};

/**
 * @summary The search with which the Lab opens: its board, a sentence on it, and its tree, board by board. Its rules can
 * be changed at the end.
 *
 * @fires nt-announce - The sentence on each board that was stepped to, and what the search amounts to at its end.
 */
@customElement('nt-lab-search')
export class NtLabSearch extends LocalizedElement {
  static override styles = [
    baseStyles,
    labBoardStyles,
    choicesStyles,
    segmentsStyles,
    searchStyles,
  ];

  @state() private size = SMALL;
  @state() private rules = USUAL;
  @state() private run = searchOf(SMALL, USUAL);
  /** The index of the board; the number of boards once the search is over. */
  @state() private at = 0;
  @state() private playing = false;

  /** True from a press that put other parts in the place of the keys until the next first press. */
  #isNew = false;

  constructor() {
    super();
    Object.assign(this, left);
    // The second tap of two is not for what the first has put under the finger.
    this.addEventListener(
      'click',
      (event) => {
        if (event.detail < 2) this.#isNew = false;
        if (!this.#isNew) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
    keepFocus(this, () => this.renderRoot.querySelector<HTMLElement>('.button.ink'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.playing = false;
    const { size, rules, run, at } = this;
    left = { size, rules, run, at };
  }

  get #isOver(): boolean {
    return this.at === this.run.boards.length;
  }

  /** True while the large search plays: its boards pass too fast to read. */
  get #isFast(): boolean {
    return this.playing && this.size === LARGE;
  }

  /** The board that is shown: the last one stays at the end. */
  get #board(): SearchedBoard {
    return this.run.boards[Math.min(this.at, this.run.boards.length - 1)]!;
  }

  #goTo(at: number): void {
    this.playing = false;
    this.at = at;
    this.#isNew = this.#isOver;
    this.#tell();
    void this.#scroll();
  }

  /** Scrolls the tree into view above the keys, but not the board out of it; at the end the words above the tree. */
  async #scroll(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector('h2, nt-tree')!.scrollIntoView({ block: 'nearest' });
    this.renderRoot.querySelector('.board-place')?.scrollIntoView({ block: 'nearest' });
  }

  #tell(): void {
    const words = this.#isOver ? `${this.#title()} ${this.#amount()}` : this.#sentence();
    this.dispatchEvent(new AnnounceEvent(words.replaceAll('*', ''), 'move'));
  }

  #play(): void {
    if (this.#isOver) this.at = 0;
    this.playing = true;
    void this.#scroll();
    // The player has read the first board.
    let due = performance.now();
    const follow = (now: number): void => {
      if (!this.playing) return;
      const before = this.at;
      for (; due <= now && !this.#isOver; due += this.#stay) this.at++;
      if (this.#isOver) {
        this.playing = false;
        void this.#scroll();
      } else requestAnimationFrame(follow);
      if (this.at > before && (this.#isOver || this.size === SMALL)) this.#tell();
    };
    requestAnimationFrame(follow);
  }

  /** Returns how long a search that plays stays at the board. */
  get #stay(): number {
    if (this.size === LARGE) return LARGE_MILLISECONDS / this.run.boards.length;
    const isExplained = !this.#isOver && this.#sentence().includes('*');
    if (isExplained) return EXPLAINED_BOARD_MILLISECONDS;
    return Math.min(SMALL_BOARD_MILLISECONDS, SMALL_MILLISECONDS / this.run.boards.length);
  }

  /** Opens the search of a board at its start. */
  #open(size: number): void {
    Object.assign(this, { size, rules: USUAL, run: searchOf(size, USUAL), at: 0, playing: false });
    this.#isNew = true;
  }

  /** Searches anew by other rules, to the end. */
  #change(change: Partial<SearchRules>): void {
    const rules = { ...this.rules, ...change };
    // Free squares can be counted only by looking.
    if (change.fewest) rules.early = true;
    if (change.early === false) rules.fewest = false;
    const run = searchOf(this.size, rules);
    Object.assign(this, { rules, run, at: run.boards.length });
    this.#tell();
    void this.#scroll();
  }

  protected override render(): TemplateResult {
    const { run, at, size } = this;
    const isOver = this.#isOver;
    const { queens } = this.#board;
    const overlay = this.#overlay();
    const found = run.boards
      .slice(0, at + 1)
      .filter((board) => board.step?.kind === 'found').length;
    const position = Math.min(at, run.boards.length - 1);
    return html`<section aria-label=${msg(str`The search of ${sizeOf(size)}`)}>
      ${
        isOver
          ? html`<h2>${this.#title()}</h2>
              <p class="lead">${emphasized(this.#amount())}</p>`
          : html`<p class="lead">${emphasized(this.#lead())}</p>`
      }
      <div class="parts">
        ${
          isOver
            ? nothing
            : html`<div class="board-place">
                  ${boardOf({ rows: size, columns: size, numbers: undefined }, { queens }, { overlay, label: at === 0 ? attackLineWords() : undefined })}
                </div>
                <div class="beside">
                  ${this.#renderPhases()}
                  <p class="tally">${emphasized(this.#tally(found))}</p>
                </div>
                <p class="say">${emphasized(this.#sentence())}</p>`
        }
        <nt-tree
          isBare
          .playback=${{ goal: undefined, seek: (to: number) => this.#goTo(to) }}
          .snapshot=${{ position: at, length: run.boards.length, tally: { found } }}
          .at=${run.treeAt(position)}
          .nodes=${run.nodes}
          .boards=${run.drawn}
          .size=${size}
        ></nt-tree>
      </div>
      ${isOver ? this.#renderOver() : this.#renderKeys()}
    </section>`;
  }

  /** Renders what the search does: the phase at the board, or none while the boards pass too fast to read. */
  #renderPhases(): TemplateResult {
    const { step } = this.#board;
    const isStuck = step?.kind === 'dead' || step?.kind === 'full';
    const goesBack = step?.kind === 'place' && step.change.lifted > 0;
    const now = this.#isFast ? 0 : isStuck ? 2 : goesBack ? 3 : 1;
    const words = [
      msg('Place', { desc: 'What the search does: it places a queen' }),
      msg('Stuck?', { desc: 'What the search asks' }),
      ...(this.rules.back ? [msg('Go back', { desc: 'What the search does' })] : []),
    ];
    return html`<ol class="phases">
      ${words.map(
        (word, index) =>
          html`<li
            class=${index + 1 === now ? (now === 2 ? 'stuck' : 'now') : ''}
            aria-current=${index + 1 === now ? 'step' : nothing}
          >
            ${word}
          </li>`,
      )}
    </ol>`;
  }

  #renderKeys(): TemplateResult {
    const { at, run, playing, rules } = this;
    const next = run.boards[at + 1]?.step;
    const goesBack = rules.back && !this.#isFast && (!next || next.change.lifted > 0);
    return html`<div class="keys">
      <button
        class="button outline"
        aria-label=${msg('One step back')}
        ?disabled=${at === 0}
        @click=${() => this.#goTo(at - 1)}
      >
        ${icon(backIcon, 20)}
      </button>
      <button
        class="button ink grow"
        aria-disabled=${this.#isFast}
        @click=${() => this.#isFast || this.#goTo(at + 1)}
      >
        ${goesBack ? msg('Go back', { desc: 'What the search does' }) : msg('Next step')}
      </button>
      <button class="button outline" @click=${() => (playing ? this.#goTo(at) : this.#play())}>
        ${playing ? msg('Pause', { desc: 'A button' }) : msg('Play', { id: 'play-run', desc: 'to let an algorithm run' })}
      </button>
    </div>`;
  }

  #renderOver(): TemplateResult {
    const { size } = this;
    return html`<div class="keys">
        ${
          size === SMALL
            ? html`<button
                class="button ink grow"
                @click=${() => {
                  this.#open(LARGE);
                  this.#play();
                }}
              >
                ${msg(str`Now ${sizeOf(LARGE)}: all 92 in 20 seconds`)}
              </button>`
            : html`<button class="button ink grow" @click=${() => this.#open(SMALL)}>
                ${msg(str`${sizeOf(SMALL)} again`)}
              </button>`
        }
        <a class="button outline grow" href=${labAddress('backtracking', size)}
          >${msg('Show the code')}</a
        >
      </div>
      ${size === SMALL ? this.#renderRules() : renderGrowth()}`;
  }

  #renderRules(): TemplateResult {
    const { early, fewest, back } = this.rules;
    const option = (words: string, isOn: boolean, change: Partial<SearchRules>): TemplateResult =>
      html`<button aria-pressed=${isOn} @click=${() => this.#change(change)}>${words}</button>`;
    const order = (words: string, toFewest: boolean): TemplateResult =>
      html`<label
        ><input
          type="radio"
          name="order"
          .checked=${fewest === toFewest}
          @change=${() => this.#change({ fewest: toFewest })}
        /><span>${words}</span></label
      >`;
    return html`<h3 id="rules">${msg('Change the search')}</h3>
      <div class="choices" role="group" aria-labelledby="rules">
        ${option(msg('Look early'), early, { early: !early })}
        ${option(msg('Take back', { desc: 'A rule of a search: to take queens back' }), back, { back: !back })}
        <div class="segments" role="radiogroup" aria-labelledby="rules">
          ${order(msg('Left to right', { id: 'search-order', desc: 'The order of a search' }), false)}
          ${order(msg('Fewest choices first'), true)}
        </div>
      </div>`;
  }

  #lead(): string {
    return this.size === SMALL
      ? msg('Four queens, none attacking another. *How would a machine find them?*')
      : msg(
          str`The same search of ${sizeOf(LARGE)}. Solutions: *${numberOf(solutionCount(LARGE)!)}*.`,
        );
  }

  #tally(found: number): string {
    const { run, at } = this;
    const reached = run.boards.slice(0, at + 1);
    const dead = reached.filter(({ step }) => step?.kind === 'dead').length;
    return [
      msg(str`Boards so far: *${numberOf(Math.min(at + 1, run.boards.length))}*`),
      ...(dead > 0 ? [msg(str`dead ends: *${numberOf(dead)}*`)] : []),
      ...(found > 0 ? [msg(str`solutions: *${numberOf(found)}*`)] : []),
    ].join(' · ');
  }

  /** Returns the sentence on the board; while boards pass too fast to read, on the last solution or the start. */
  #sentence(): string {
    const { run, at, size, rules } = this;
    if (!this.#isFast) return searchSentence(run, at, size, rules);
    const last = run.boards.slice(0, at + 1).findLast(({ step }) => step?.kind === 'found');
    if (!last) return searchSentence(run, 0, size, rules);
    const square = squareName(last.step!.squares[0]!, size);
    return msg(str`Last solution: queen to ${square}.`);
  }

  #title(): string {
    return msg(str`${boardsOf(this.run.boards.length)}. That is all of it.`);
  }

  /** Returns what the search amounts to at its end. */
  #amount(): string {
    const { run, size, rules } = this;
    const { early, back, fewest } = rules;
    const ofKind = (kind: string): number =>
      run.boards.filter(({ step }) => step?.kind === kind).length;
    const found = numberOf(ofKind('found'));
    if (!back) return msg('No solution: the first queens stay, so no others are tried.');
    if (!early) return msg(str`Solutions: *${found}*. It looks only when the board is full.`);
    const dead = numberOf(ofKind('dead'));
    return fewest
      ? msg(
          str`Solutions: *${found}*, dead ends: *${dead}*. Boards of ${sizeOf(LARGE)} in this order: ${numberOf(1_199)} instead of ${numberOf(2_057)}.`,
        )
      : msg(
          str`Solutions: *${found}*, dead ends: *${dead}*. Nothing else had to be tried. Without looking early it would take *${numberOf(oneARowNodes(size))}*.`,
        );
  }

  /** Draws how a queen attacks before the first step, the attacks on a line without a place, and a solution. */
  #overlay(): Drawing {
    const { size } = this;
    const { step, queens } = this.#board;
    if (!step) return drawAttacks(size);
    if (step.kind === 'found') return drawThread(queens, size);
    if (step.kind !== 'dead') return nothing;
    return svg`${step.squares.slice(1).map((square) =>
      drawTested(
        square,
        size,
        queens.find((queen) => lineBetween(queen, square, size) !== undefined),
      ),
    )}`;
  }
}

/** The largest board of the chart. */
const LARGEST_CHARTED = 12;

/** Renders how the boards of backtracking grow with the board, in powers of ten. */
function renderGrowth(): TemplateResult {
  const sizes = Array.from({ length: LARGEST_CHARTED - SMALL + 1 }, (_, index) => SMALL + index);
  const shareOf = (size: number): number =>
    Math.log10(BACKTRACKING_NODES[size]!) / Math.log10(BACKTRACKING_NODES[LARGEST_CHARTED]!);
  return html`<p class="lead">
      ${emphasized(msg('Trial and error grows *exponentially*: each extra row takes about 3 to 5 times as many boards. In powers of ten that is almost a straight line.'))}
    </p>
    <dl class="growth">
      ${sizes.map(
        (size) =>
          html`<dt>${sizeOf(size)}</dt>
            <dd>
              <i .style=${`width: ${(shareOf(size) * 60).toFixed(1)}%`}></i>
              ${numberOf(BACKTRACKING_NODES[size]!)}
            </dd>`,
      )}
    </dl>`;
}

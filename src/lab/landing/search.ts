import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { lineBetween } from '../../core/board/attacks.ts';
import { rankName, rowOf } from '../../core/board/square.ts';
import { labAddress } from '../../core/routes/addresses.ts';
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
import { searchStyles } from './search.styles.ts';

/** The small board, of which each sentence can be read, and the large one, of which all solutions are found. */
const SMALL = 4;
const LARGE = 8;

/** The time of one board of the small search, and of the whole large one. */
const SMALL_BOARD_MILLISECONDS = 1700;
const LARGE_MILLISECONDS = 20_000;

const USUAL: SearchRules = { early: true, fewest: false, back: true };

/**
 * @summary The search with which the Lab opens: its board, a sentence on it, and its tree, board by board. Its rules can
 * be changed at the end.
 *
 * @fires nt-announce - The sentence on each board that was stepped to, and what the search amounts to at its end.
 */
@customElement('nt-lab-search')
export class NtLabSearch extends LocalizedElement {
  static override styles = [baseStyles, labBoardStyles, choicesStyles, searchStyles];

  @state() private size = SMALL;
  @state() private rules = USUAL;
  @state() private run = searchOf(SMALL, USUAL);
  /** The index of the board; the number of boards once the search is over. */
  @state() private at = 0;
  @state() private playing = false;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector<HTMLElement>('.button.ink'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.playing = false;
  }

  get #isOver(): boolean {
    return this.at === this.run.boards.length;
  }

  /** The board that is shown: the last one stays at the end. */
  get #board(): SearchedBoard {
    return this.run.boards[Math.min(this.at, this.run.boards.length - 1)]!;
  }

  #goTo(at: number): void {
    this.playing = false;
    this.at = at;
    this.#tell();
  }

  #tell(): void {
    const words = this.#isOver ? this.#overWords() : this.#sentence();
    this.dispatchEvent(new AnnounceEvent(words.replaceAll('*', ''), 'move'));
  }

  #play(): void {
    if (this.#isOver) this.at = 0;
    this.playing = true;
    const begun = performance.now();
    const from = this.at;
    const { length } = this.run.boards;
    const each = this.size === SMALL ? SMALL_BOARD_MILLISECONDS : LARGE_MILLISECONDS / length;
    const follow = (now: number): void => {
      if (!this.playing) return;
      const at = Math.min(from + Math.max(0, Math.floor((now - begun) / each)), length);
      const hasMoved = at !== this.at;
      this.at = at;
      if (this.#isOver) this.playing = false;
      else requestAnimationFrame(follow);
      if (hasMoved && (this.#isOver || this.size === SMALL)) this.#tell();
    };
    requestAnimationFrame(follow);
  }

  /** Opens the search of a board at its start. */
  #open(size: number): void {
    Object.assign(this, { size, rules: USUAL, run: searchOf(size, USUAL), at: 0, playing: false });
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
  }

  protected override render(): TemplateResult {
    const { run, at, size } = this;
    const isOver = this.#isOver;
    const { queens, step } = this.#board;
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
        ${isOver ? nothing : html`<div class="board-place">${boardOf({ rows: size, columns: size, numbers: undefined }, { queens }, { overlay, label: at === 0 ? attackLineWords() : undefined })}</div>`}
        ${
          isOver
            ? nothing
            : html`<div class="beside">
                ${this.#renderPhases(step?.kind === 'dead' ? 2 : (step?.change.lifted ?? 0) > 0 || step?.kind === 'full' ? 3 : 1)}
                <p class="tally">${emphasized(this.#tally(found))}</p>
              </div>`
        }
        ${isOver ? nothing : html`<p class="say">${this.playing && size === LARGE ? nothing : emphasized(this.#sentence())}</p>`}
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

  #renderPhases(now: 1 | 2 | 3): TemplateResult {
    const words = [
      msg('Place', { desc: 'What the search does: it places a queen' }),
      msg('Stuck?', { desc: 'What the search asks' }),
      msg('Go back', { desc: 'What the search does' }),
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
    const { at, run, playing } = this;
    const next = run.boards[at + 1]?.step;
    const goesBack = !next || next.change.lifted > 0;
    return html`<div class="keys">
      <button
        class="button outline"
        aria-label=${msg('One step back')}
        ?disabled=${at === 0}
        @click=${() => this.#goTo(at - 1)}
      >
        ${icon(backIcon, 20)}
      </button>
      <button class="button ink grow" @click=${() => this.#goTo(at + 1)}>
        ${goesBack ? msg('Go back', { desc: 'What the search does' }) : msg('Next step')}
      </button>
      <button
        class="button outline"
        @click=${() => (playing ? (this.playing = false) : this.#play())}
      >
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
    return html`<h3 id="rules">${msg('Change the search')}</h3>
      <div class="choices" role="group" aria-labelledby="rules">
        ${option(msg('Look early'), early, { early: !early })}
        ${option(msg('Left to right', { id: 'search-order', desc: 'The order of a search' }), !fewest, { fewest: false })}
        ${option(msg('Fewest choices first'), fewest, { fewest: true })}
        ${option(msg('Take back', { desc: 'A rule of a search: to take queens back' }), back, { back: !back })}
      </div>`;
  }

  #lead(): string {
    return this.size === SMALL
      ? msg('Four queens, no two in one row, column or diagonal. *How would a machine find them?*')
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

  /** Returns the sentence on a board, with asterisks round its subject. */
  #sentence(): string {
    const { size, at, rules, run } = this;
    const { step, queens, level } = this.#board;
    if (!step) return attackLineWords();
    const deadBefore = run.boards.slice(0, at).some((board) => board.step?.kind === 'dead');
    const [square = 0, ...line] = step.squares;
    const row = rankName(rowOf(square, size), size);
    switch (step.kind) {
      case 'found':
        return msg('*Found.* No queen attacks another. Go back and look for more.');
      case 'full':
        return msg('The board is full, and only now it looks: two queens attack each other.');
      case 'dead': {
        if (!deadBefore) {
          return rules.fewest
            ? msg(
                'A row or column has no free square left. *Go back* and move the last queen: that is *backtracking*.',
              )
            : msg(
                'Every square of the next row is attacked. *Go back* and move the last queen: that is *backtracking*.',
              );
        }
        const isRow = line.every((other) => rowOf(other, size) === rowOf(line[0]!, size));
        return isRow
          ? msg(
              str`Every square of row ${rankName(rowOf(line[0]!, size), size)} is attacked: a dead end.`,
            )
          : msg('Every square of one column is attacked: a dead end.');
      }
      case 'over':
        return '';
      case 'place':
        if (step.change.lifted === 1 && level === 2) {
          return msg('The last queen is taken first, as from a *stack*, and moves on.');
        }
        if (step.change.lifted > 0 && level === 1) {
          return msg(
            'Down before across is *depth first*. *Breadth first* would fill one row on every board, then the next.',
          );
        }
        return queens.length === 1
          ? msg('A queen stands in the top row. On to the next row.')
          : msg(str`A queen stands in row ${row}. On to the next one.`);
    }
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
    if (!back) {
      return early
        ? msg('No solution: a queen that is not taken back attacks every other square of its row.')
        : msg('No solution: queens that are not taken back share a row with the next one.');
    }
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

  #overWords(): string {
    return `${this.#title()} ${this.#amount()}`;
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
      ${emphasized(msg('Trial and error grows *exponentially*: each extra row takes about 3 to 5 times as many boards. In powers of ten that is a straight line.'))}
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

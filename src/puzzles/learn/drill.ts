import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { geometryOf } from '../../core/board/geometry.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { difficultyOf, type DrillTopic } from '../../core/puzzles/technique.ts';
import { frame, hintStyles } from '../../game/hints/hint-marks.ts';
import { drawHint } from '../../game/hints/hint-techniques.ts';
import { boardScreenStyles } from '../../game/screen/board-screen.styles.ts';
import { inWords } from '../../game/screen/in-words.ts';
import { commandOf, isForScreen } from '../../game/screen/keys.ts';
import { followScreenEvents } from '../../game/screen/screen-events.ts';
import { noReplyWords } from '../../game/session/search.ts';
import { techniqueName, techniqueText } from '../../game/words/technique-words.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import type { Drill, DrillPosition } from '../../solver/puzzles/drills/drill.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import '../../ui/board/board.ts';
import { PLAIN_VIEW, type BoardView } from '../../ui/board/grid/board-view.ts';
import type { ToggleQueenEvent } from '../../ui/board/grid/events.ts';
import { PuzzleRenderer } from '../../ui/board/regions/puzzle-renderer.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { toCentre, type Drawing } from '../../ui/drawing/drawing.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { backIcon, checkIcon, icon, nextIcon, questionIcon } from '../../ui/drawing/icons.ts';
import { AnnounceEvent, type AnnounceKind } from '../../ui/events.ts';
import { FocusLostEvent, focusedElement, keepFocus } from '../../ui/keep-focus.ts';
import { KEYMAP } from '../../ui/keyboard/keymap.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { NtRuleDialog } from '../rules/rule-card.ts';
import { boardColumnStyles } from '../shared/board-column.styles.ts';
import { ruleIconOf, shownKindOf } from '../shared/kinds/kinds.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';
import {
  askWords,
  regionsIn,
  rightWords,
  shownWords,
  wrongWords,
  type DrillWords,
} from './drill-words.ts';
import { ruleLineStyles } from '../shared/rule-line.styles.ts';
import { drillStyles } from './drill.styles.ts';
import type { DrillDone } from './drill-finds.ts';
import { fiveDotsStyles } from './five-dots.ts';

/** The heading of a drill and the ways out of it. */
export interface DrillFrame {
  readonly title: string;
  /** The title as a screen reader says it. */
  readonly spoken: string;
  /** A drawing under the title. */
  readonly under?: TemplateResult;
  /** The address that Back and Escape lead to; in a dialog, which closes by Escape, the function that closes it. */
  readonly back: string | (() => void);
  readonly backLabel: string;
  /** The technique that the lesson is about, if one is named. */
  readonly topic?: DrillTopic;
  /** The buttons once the drill is done; the first is the main one. */
  readonly onwards: readonly { readonly label: string; readonly go: () => void }[];
}

/** A drill that is done: the player found the move, or had it shown. */
export class DrillDoneEvent extends Event {
  constructor(readonly done: DrillDone) {
    super('nt-drill-done');
  }
}

/** The state of a drill: a question, a wrong square, or the reason. */
type Answer =
  | { readonly kind: 'open' }
  | { readonly kind: 'wrong' | 'right'; readonly square: Square }
  | { readonly kind: 'shown' };

const OPEN: Answer = { kind: 'open' };

/**
 * @summary A position in which one move is to be found by reasoning: the player taps the square that the simplest
 * technique gives, or one that it rules out, and reads why it is right or not.
 *
 * @fires nt-drill-done - The move was found or shown.
 * @fires nt-announce - A sentence for screen readers.
 */
@customElement('nt-drill')
export class NtDrill extends LocalizedElement {
  static override styles = [
    baseStyles,
    boardScreenStyles,
    titleBarStyles,
    boardColumnStyles,
    fiveDotsStyles,
    ruleLineStyles,
    drillStyles,
  ];

  @property({ attribute: false }) settings!: Settings;
  @property({ attribute: false }) position!: DrillPosition;
  @property({ attribute: false }) frame!: DrillFrame;

  @state() private drill: Drill | undefined;
  /** True if the solver stopped before it answered. */
  @state() private isMissing = false;
  @state() private answer: Answer = OPEN;

  @query('nt-board') private board!: NtBoard;

  #asking = new AbortController();
  /** The parts of the view that depend on the position alone. */
  #still!: Pick<BoardView, 'geometry' | 'givens' | 'position' | 'verdict'>;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('.foot .button'));
    followScreenEvents(this, (event) => this.#press(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asking.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('position')) return;
    const { puzzle, standing } = this.position;
    const geometry = geometryOf(puzzle.rules);
    this.#still = {
      geometry,
      givens: puzzle.givens,
      position: { ...standing, revealed: [] },
      verdict: verdict(geometry, standing.queens),
    };
    this.answer = OPEN;
    this.drill = undefined;
    void this.#read();
  }

  protected override firstUpdated(): void {
    this.board.adopt(hintStyles);
    this.board.adopt(answerStyles);
    if (typeof this.frame.back !== 'string') this.board.focus();
    // A drill that waited for storage comes after the search for a start.
    else if (!focusedElement()) this.dispatchEvent(new FocusLostEvent());
  }

  async #read(): Promise<void> {
    this.#asking.abort();
    const { signal } = (this.#asking = new AbortController());
    const reply = await replyTo(puzzleSolver.drill(this.position, { signal }), signal);
    if (signal.aborted || reply.kind === 'dropped') return;
    this.isMissing = reply.kind === 'died';
    if (reply.kind !== 'answered' || !reply.answer) return;
    this.drill = reply.answer;
    const focused = focusedElement();
    const isToFocus = !focused || focused.matches('h1');
    const focus = isToFocus ? this.board.focusOn(this.board.focusedSquare) : Promise.resolve();
    const { puzzle } = this.position;
    const { rows, columns } = puzzle.rules.shape;
    const kind = shownKindOf(puzzle.rules).name();
    const { text, more = '' } = askWords(reply.answer, puzzle);
    const title = [msg(str`${this.frame.spoken}.`), msg(str`${kind}, ${rows} by ${columns}.`)];
    // A screen reader stops speaking when the focus moves, so the words come after it.
    const words = focus.then(() => joinSentences([...title, text, more]));
    this.dispatchEvent(new AnnounceEvent(words, 'notice', signal));
  }

  #say(sentences: readonly string[], kind: AnnounceKind): void {
    this.dispatchEvent(new AnnounceEvent(joinSentences(sentences), kind));
  }

  get #isDone(): boolean {
    return this.answer.kind === 'right' || this.answer.kind === 'shown';
  }

  async #tap(square: Square): Promise<void> {
    const reply = this.drill?.replies[square];
    if (!reply || this.#isDone) return;
    const isRight = reply.kind === 'right';
    this.answer = { kind: isRight ? 'right' : 'wrong', square };
    await this.#told(isRight ? 'found' : undefined);
  }

  async #show(): Promise<void> {
    if (!this.drill || this.#isDone) return;
    this.answer = { kind: 'shown' };
    await this.#told('shown');
  }

  /** Announces the answer. A drill that is done moves the focus to the way on. */
  async #told(done: DrillDone | undefined): Promise<void> {
    const { title = '', text } = this.#words;
    this.#say([sentenceOf(title), text], done === undefined ? 'move' : 'find');
    if (!done) return;
    this.dispatchEvent(new DrillDoneEvent(done));
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.foot .button')?.focus();
  }

  #press(event: KeyboardEvent): void {
    if (!isForScreen(event, this.renderRoot)) return;
    const command = commandOf(event, KEYMAP.drill.keys);
    if (command === 'show') void this.#show();
    else if (command === 'next' && this.#isDone) this.frame.onwards[0]?.go();
    else if (command === 'close' && typeof this.frame.back === 'string')
      location.hash = this.frame.back;
    else return;
    event.preventDefault();
  }

  get #words(): DrillWords {
    const { drill, answer } = this;
    const { puzzle } = this.position;
    if (!drill) {
      return { text: this.isMissing ? noReplyWords() : '' };
    }
    switch (answer.kind) {
      case 'open':
        return askWords(drill, puzzle);
      case 'shown':
        return shownWords(drill.hint, puzzle);
      case 'right':
        return rightWords(answer.square, this.#reason!, puzzle);
      case 'wrong':
        return wrongWords(answer.square, drill.replies[answer.square]!, puzzle);
    }
  }

  /** The hint whose reason is drawn; `undefined` while the drill is open. */
  get #reason(): Hint | undefined {
    const { drill, answer } = this;
    if (answer.kind === 'shown') return drill?.hint;
    const reply = answer.kind === 'right' ? drill?.replies[answer.square] : undefined;
    return reply?.kind === 'right' ? reply.hint : undefined;
  }

  get #view(): BoardView {
    const { answer, drill, settings } = this;
    const view: BoardView = {
      ...PLAIN_VIEW,
      ...this.#still,
      stars: settings.stars,
      coordinates: settings.coordinates !== 'never',
      locked: this.#isDone,
    };
    if (!drill) return view;
    const { puzzle } = this.position;
    const { shape } = puzzle.rules;
    if (this.#reason) {
      const drawing = drawHint(this.#reason, 'why', puzzle);
      if (answer.kind !== 'right') return { ...view, ...drawing };
      const underlay = svg`${drawing.underlay}${rightMark(answer.square, shape.columns)}`;
      return { ...view, ...drawing, underlay };
    }
    const { finding } = drill.hint;
    const about =
      finding.technique === 'only-from-these' ? frame([finding.square], shape) : nothing;
    if (answer.kind !== 'wrong') return { ...view, underlay: about };
    return {
      ...view,
      underlay: svg`${about}${wrongMark(answer.square, shape.columns)}`,
      uncluttered: new Set([answer.square]),
      faint: new Set([answer.square]),
      regionsNamed: regionsIn(drill.replies[answer.square]!),
    };
  }

  protected override render(): TemplateResult {
    const { title, under, back, backLabel, topic } = this.frame;
    const { puzzle } = this.position;
    const { rules } = puzzle;
    const { title: heading, text, more } = this.#words;
    const step = topic && difficultyOf(topic.technique);
    return html`
      <div class="bar">
        ${
          typeof back === 'string'
            ? backLink(back, backLabel)
            : html`<button class="icon-button" aria-label=${backLabel} @click=${back}>
                ${icon(backIcon)}
              </button>`
        }
        <h1>${title}<small>${under ?? nothing}</small></h1>
        ${
          topic
            ? html`<button
                class="icon-button"
                aria-label=${msg('About this technique')}
                aria-haspopup="dialog"
                @click=${() => openModal(this.renderRoot, NtLesson, { topic })}
              >
                ${icon(questionIcon)}
              </button>`
            : nothing
        }
      </div>
      <button
        class="rule"
        aria-haspopup="dialog"
        @click=${() => openModal(this.renderRoot, NtRuleDialog, { rules })}
      >
        ${icon(ruleIconOf(rules), 22)}<span
          >${shownKindOf(rules).ruleLine({ name: '', puzzle, step })}</span
        >
      </button>
      ${inWords(
        this.settings,
        () =>
          html`<nt-board-in-words
            .view=${this.#view}
            @nt-toggle-queen=${({ square }: ToggleQueenEvent) => void this.#tap(square)}
          ></nt-board-in-words>`,
      )}
      <div
        class="place"
        @nt-toggle-queen=${{
          // Before the board, which keeps taps on given queens to itself.
          capture: true,
          handleEvent: ({ square }: ToggleQueenEvent) => void this.#tap(square),
        }}
      >
        <nt-board .surface=${PuzzleRenderer} .view=${this.#view}></nt-board>
      </div>
      <section class="said">
        ${
          heading === undefined
            ? nothing
            : html`<h2>
                ${this.answer.kind === 'right' ? html`<span class="ok">${icon(checkIcon)}</span>` : nothing}${heading}
              </h2>`
        }
        <p>${text}</p>
        ${more ? html`<p class="more">${more}</p>` : nothing}
      </section>
      <div class="foot">${this.#renderFoot()}</div>
    `;
  }

  #renderFoot(): TemplateResult | readonly TemplateResult[] {
    if (!this.#isDone) {
      return html`<button
        class="button outline grow"
        ?disabled=${!this.drill}
        @click=${() => void this.#show()}
      >
        ${msg('Show me', { id: 'show-move', desc: 'A button: show the move that is asked for' })}
      </button>`;
    }
    return this.frame.onwards.map(
      ({ label, go }, index) =>
        html`<button class="button grow ${index === 0 ? 'ink' : 'outline'}" @click=${go}>
          ${label}${index === 0 ? icon(nextIcon, 20) : nothing}
        </button>`,
    );
  }
}

/** @summary The lesson of a technique. */
@customElement('nt-lesson')
class NtLesson extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      p {
        color: var(--ink-2);
        text-wrap: pretty;
      }
    `,
  ];

  topic!: DrillTopic;

  protected override heading(): string {
    return techniqueName(this.topic);
  }

  protected override renderContent(): TemplateResult {
    return html`<p>${techniqueText(this.topic)}</p>`;
  }
}

/** Styles of the marks on squares that the player named, adopted by the board. */
const answerStyles = css`
  .drawing .answer-ground {
    fill: var(--surface);
  }
  .drawing .answer {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 5;
  }
  .drawing .answer.right {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
  }
  .drawing .answer-sign {
    fill: none;
    stroke: var(--ink);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .drawing .right + .answer-sign {
    stroke: var(--on-bloom);
    stroke-width: 8;
  }
`;

function rightMark(square: Square, columns: number): Drawing {
  return svg`<g transform=${toCentre(square, columns)}><circle class="answer-ground" r="37"/><circle class="answer right" r="30"/><path class="answer-sign" d="M-13 1-4 10 13-9"/></g>`;
}

function wrongMark(square: Square, columns: number): Drawing {
  return svg`<g transform=${toCentre(square, columns)}><circle class="answer-ground" r="37"/><circle class="answer" r="30"/><path class="answer-sign" d="M-13 0H13"/></g>`;
}

declare global {
  interface HTMLElementEventMap {
    'nt-drill-done': DrillDoneEvent;
  }
}

import { msg, str } from '@lit/localize';
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { conflictsOf, isSolution } from '../../core/board/attacks.ts';
import { columnOf, rowOf, squareName, type Square } from '../../core/board/square.ts';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { oneOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { missingPage } from '../../ui/loading/missing-page.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { qrStyles } from '../../ui/sharing/qr-code.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import type { MazeState } from '../exhibits/maze/algorithm.ts';
import { matrixStyles } from '../player/matrix.styles.ts';
import { NtLabNumber } from '../player/number-dialog.ts';
import { panelStyles } from '../player/panel.styles.ts';
import { predictionStyles } from '../player/prediction.styles.ts';
import { drawQuestion } from '../player/prediction.ts';
import { boardOf } from '../player/readings.ts';
import { nextFindIcon } from '../player/transport.ts';
import { WorkerRun } from '../player/worker-run.ts';
import '../ideas/ideas-table.ts';
import { entryOf } from '../shared/catalogue.ts';
import { drawClash } from '../shared/drawing.ts';
import type { Answer, Exhibit, OpenExhibit } from '../shared/exhibit.ts';
import { countOf } from '../shared/figures.ts';
import { labHeader } from '../shared/header.ts';
import { squareUnder } from '../shared/lab-board.ts';
import { labBoardStyles, labStyles, tinyWindowStyles } from '../shared/lab.styles.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import { summaryStyles } from '../shared/summary.styles.ts';
import { namesOf } from '../shared/words.ts';
import { NtLessonPaper } from './lesson-paper.ts';
import { homeworkStyles, lessonStyles } from './lesson.styles.ts';
import { homeworkTable, isOnWall, lessonAddress, renderCover, renderJoin } from './overview.ts';
import { PARTS, STEPS, type LessonStep } from './steps.ts';

/** The answers to a question: squares of the board, then words. */
interface Asked {
  readonly squares: readonly Square[];
  readonly words: readonly string[];
  /** The index of the right one. */
  readonly right?: number | undefined;
  /** Returns the reason why another one is wrong. */
  readonly whyNot?: ((index: number) => string) | undefined;
}

const NOTHING_ASKED: Asked = { squares: [], words: [] };

/** True for each question whose first answer was right, false for each other, while the page is open. */
const firstAnswers = new Map<number, boolean>();

/**
 * @summary The lesson for a class: a page about it, and its questions one by one, answered on a live board.
 *
 * @fires nt-announce - The first question, each queen, and what is said about an answer.
 */
@customElement('nt-lab-lesson')
export class NtLabLesson extends LocalizedElement {
  static override styles = [
    baseStyles,
    labStyles,
    labBoardStyles,
    panelStyles,
    matrixStyles,
    predictionStyles,
    qrStyles,
    summaryStyles,
    homeworkStyles,
    lessonStyles,
    tinyWindowStyles,
  ];

  @property({ attribute: false }) page!: Extract<LabPage, { kind: 'lesson' }>;

  /** The exhibit of the question, once its code is loaded, and its board, once the run is opened. */
  #exhibit: Exhibit | undefined;
  @state() private open: OpenExhibit | undefined;
  /** True if the exhibit could not be loaded. */
  @state() private isMissing = false;
  @state() private outcome: 'open' | 'wrong' | 'right' | 'shown' = 'open';
  /** The index of the wrong answer that was given last. */
  @state() private given = 0;
  /** The queens that were put on an empty board. */
  @state() private placed: readonly Square[] = [];

  readonly #run = new WorkerRun(
    this,
    () => this.hasUpdated && void this.#load(),
    '.answers button, .squares button, nt-transport, nav .grow',
  );
  /** The board of a run that was drawn last; it stays until the next run has one. */
  #drawn: TemplateResult | typeof nothing = nothing;
  /** The sentence on a run that the class changes, as it was rendered last, and the position announced last. */
  #said = '';
  #told: number | undefined;
  /** True until the verdict is scrolled to, once the run stands at the answer: its sentence may be longer. */
  #isVerdictNew = false;
  readonly #paper = new NtLessonPaper();

  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const square = squareUnder(event, this.#size, this.#size);
      if (square !== undefined && this.#step!.live === 'builds') this.#build(square);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.body.append(this.#paper);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#paper.remove();
    this.#fitToWall(false);
  }

  /** Makes all text as large as those who sit far from a wall need: 28 px in a window of 1920 px. */
  #fitToWall(isWall: boolean): void {
    this.toggleAttribute('projector', isWall);
    document.documentElement.style.fontSize = isWall ? 'max(100%, 1.4584vw)' : '';
  }

  /** The question on the page; `undefined` before the first. */
  get #step(): LessonStep | undefined {
    return STEPS[this.page.step - 1];
  }

  /** The rows and columns of the board on the page; 0 without one. */
  get #size(): number {
    return this.#step?.run?.[1] ?? 0;
  }

  get #isAnswered(): boolean {
    return this.outcome === 'right' || this.outcome === 'shown';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('page')) return;
    this.outcome = 'open';
    this.placed = [];
    this.open = undefined;
    this.#said = '';
    this.#told = undefined;
    const before = STEPS[(changed.get('page')?.step ?? 0) - 1];
    if (before?.run?.[0] !== this.#step?.run?.[0]) this.#drawn = nothing;
    this.#run.hasKeys = this.#step?.live !== undefined;
    void this.#load();
  }

  async #load(): Promise<void> {
    const { page } = this;
    this.#run.playback.pause();
    const [name] = this.#step?.run ?? [];
    if (!name) return;
    const part = await optionalImport(entryOf(name).load);
    if (page !== this.page || !this.isConnected) return;
    this.isMissing = !part;
    this.#exhibit = part?.exhibit;
    if (part) this.#openRun();
  }

  /**
   * @param position That of the question, or of its answer.
   * @param walls The squares of another maze than that of the question, as a link writes them.
   */
  #openRun(position = this.#step!.run![3], walls?: string): void {
    const [name, size, query] = this.#step!.run!;
    const choices = new URLSearchParams(query);
    if (walls !== undefined) choices.set('numbers', walls);
    this.open = this.#exhibit!.open(size, choices);
    this.#run.playback.open(name, this.open.parameters, position);
  }

  /** Puts a queen on an empty board, or takes it back. */
  #place(square: Square): void {
    const { placed } = this;
    const others = placed.filter((queen) => queen !== square);
    this.placed = others.length < placed.length ? others : [...placed, square];
    if (isSolution(this.placed, this.#size)) this.#settle('right');
    else this.#announceQueen(square, placed);
  }

  /** Says that a queen was placed or taken back, and which queens attack each other now. */
  #announceQueen(square: Square, before: readonly Square[]): void {
    const { placed } = this;
    const size = this.#size;
    const name = squareName(square, size);
    const [newest] = conflictsOf(placed, size);
    const sentences = [
      placed.includes(square) ? msg(str`Queen on ${name}.`) : msg(str`${name} taken back.`),
    ];
    if (newest) {
      const queens = namesOf(
        [newest.newer, newest.older].sort((a, b) => a - b),
        size,
      );
      const line = newest.line === 'row' || newest.line === 'column' ? newest.line : 'diagonal';
      const words = msg(str`${queens} attack each other [in a row|in a column|on a diagonal].`);
      sentences.push(oneOf(line, ['row', 'column', 'diagonal'], words));
    } else if (conflictsOf(before, size).length > 0) sentences.unshift(msg('Conflict cleared.'));
    const words = joinSentences(sentences);
    this.dispatchEvent(new AnnounceEvent(words, newest ? 'conflict' : 'move'));
  }

  /** Makes a square of the maze a wall, or frees it. */
  #build(square: Square, number?: number): void {
    const { numbers } = this.open ?? {};
    if (!numbers || numbers.fixed.includes(square)) return;
    const changed = numbers.numbers.with(square, number ?? 1 - numbers.numbers[square]!);
    this.#openRun(Infinity, numbers.textOf(changed));
  }

  /** The answers to the open question: squares, then words; and which of them is right. */
  get #asked(): Asked {
    const { squares = [], choices, right, whyNot } = this.#step ?? {};
    if (this.#isAnswered) return NOTHING_ASKED;
    if (squares !== 'exhibit') {
      const named = squares.map((name) => this.#squareNamed(name));
      return { squares: named, words: choices?.() ?? [], right, whyNot };
    }
    const { snapshot } = this.#run.playback;
    const question = snapshot && this.open?.question?.(snapshot);
    if (!question) return NOTHING_ASKED;
    const answers: Answer[] = [...question.squares, 'none'];
    return {
      squares: question.squares,
      words: question.hasNone ? [msg('None is left')] : [],
      right: answers.indexOf(question.answer),
      whyNot: (index) =>
        answers[index] === 'none'
          ? msg('A square of the row is left that no queen attacks.')
          : question.whyNot!(question.squares[index]!),
    };
  }

  get #allSquares(): Square[] {
    return Array.from({ length: this.#size ** 2 }, (_, square) => square);
  }

  #squareNamed(name: string): Square {
    return this.#allSquares.find((square) => squareName(square, this.#size) === name)!;
  }

  #answer(index: number): void {
    if (index === this.#asked.right) {
      this.#settle('right');
      return;
    }
    this.outcome = 'wrong';
    this.given = index;
    this.#note(false);
    this.#announce();
  }

  /** Gives the answer, and lets the run go on to it. */
  #settle(outcome: 'right' | 'shown'): void {
    const { then, solution, wall } = this.#step!;
    this.outcome = outcome;
    if (outcome === 'right') this.#note(true);
    if (solution !== undefined && outcome === 'shown') this.placed = queensOf(solution);
    if (this.open && (then ?? wall) !== undefined) this.#openRun(then);
    if (wall !== undefined) this.#build(this.#squareNamed(wall));
    this.#announce();
    // The buttons of the answers go.
    const links = this.renderRoot.querySelectorAll<HTMLElement>('nav a:not([hidden])');
    links[links.length - 1]!.focus();
  }

  #announce(): void {
    this.#isVerdictNew = true;
    const words = this.updateComplete.then(() => this.#verdict.replaceAll('*', ''));
    this.dispatchEvent(new AnnounceEvent(words, 'move'));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const step = this.#step;
    if (changed.has('page')) {
      // The host scrolls in the smallest windows.
      for (const box of [this, this.renderRoot.querySelector('.page')!]) box.scrollTop = 0;
      const heading = this.renderRoot.querySelector<HTMLElement>('.ask h2');
      if (heading && changed.get('page')) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      } else if (step) {
        this.dispatchEvent(new AnnounceEvent(step.question().replaceAll('*', ''), 'move'));
      }
    }
    const { snapshot, playing } = this.#run.playback;
    const hasStepped = this.#told !== undefined && snapshot?.position !== this.#told;
    this.#told = snapshot?.position;
    const verdict = this.renderRoot.querySelector('.verdict');
    if (this.#isVerdictNew && verdict && (snapshot || !this.open)) {
      this.#isVerdictNew = false;
      verdict.scrollIntoView({ block: 'nearest' });
    }
    if (!this.open || this.outcome !== 'open' || playing || !snapshot) return;
    if (step?.holds?.(snapshot.state)) {
      this.outcome = 'right';
      this.#note(true);
      this.#announce();
    } else if (hasStepped && step?.live === 'plays' && this.#said !== '') {
      this.dispatchEvent(new AnnounceEvent(this.#said.replaceAll('*', ''), 'move'));
    }
  }

  /** Notes if the first answer to the question was right. */
  #note(isRight: boolean): void {
    const { step } = this.page;
    if (!firstAnswers.has(step)) firstAnswers.set(step, isRight);
  }

  protected override render(): TemplateResult {
    const step = this.#step;
    const { title } = pageTitleOf('lesson');
    this.#paper.of = title;
    this.#fitToWall(isOnWall() && step !== undefined);
    return html`${labHeader(title, this.page)}
    ${step ? this.#renderStep(step) : html`<div class="page">${renderCover()}</div>`}
    ${this.#renderNav(step)}`;
  }

  #renderNav(step: LessonStep | undefined): TemplateResult {
    const number = this.page.step;
    const isLast = number === STEPS.length;
    return html`<nav class="actions" aria-label=${msg('Questions', { desc: 'The name of links' })}>
      ${
        step
          ? html`<a class="button outline" href=${lessonAddress(number - 1)}
                >${msg('Back', { id: 'back-to-before', desc: 'A button: to the screen before' })}</a
              ><button
                class="button outline"
                aria-disabled=${this.#isAnswered}
                @click=${() => this.#isAnswered || this.#settle('shown')}
              >
                ${msg('Show', { id: 'show-answer', desc: 'A button' })}
              </button>`
          : nothing
      }<a class="button ink grow" ?hidden=${isLast} href=${lessonAddress(isLast ? 0 : number + 1)}
        >${step ? msg('Next', { id: 'next-question', desc: 'A link: the next question' }) : msg('First question')}</a
      >
    </nav>`;
  }

  #renderStep(step: LessonStep): TemplateResult {
    const part = PARTS.find(({ steps }) => steps.includes(step))!;
    const isRunning = step.live && this.open;
    return html`<div class="page">
        <div class="ask">
          <p class="remark">${part.title()} · ${countOf(this.page.step, STEPS.length)}</p>
          <h2>${step.hasSign ? icon(nextFindIcon, 26) : nothing}${emphasized(step.question())}</h2>
        </div>
        ${this.#renderBoard(step)}
        <div class="answers">
          ${this.#said === '' ? nothing : html`<p class="say">${emphasized(this.#said)}</p>`}
          ${step.live === 'builds' && this.open ? this.#renderBuild(this.open) : nothing}
          ${this.#isAnswered ? nothing : this.#renderChoices()}
          ${this.outcome === 'open' ? nothing : html`<p class="verdict">${emphasized(this.#verdict)}</p>`}
          ${this.#renderBelow(step)}
        </div>
        ${isOnWall() ? renderJoin(this.page.step) : nothing}
      </div>
      ${isRunning ? this.#run.renderTransport() : nothing}`;
  }

  #renderBoard({ run, live, solution }: LessonStep): TemplateResult | typeof nothing {
    const { open } = this;
    const size = this.#size;
    if (!run) return nothing;
    if (this.isMissing) return missingPage(() => void this.#load());
    if (this.#run.hasFailed) return this.#run.renderFailure();
    const { snapshot } = this.#run.playback;
    if (open && snapshot) {
      const asked = this.#asked.squares;
      // Leaves out the last step: its square may be the answer.
      const shown = open.show(asked.length > 0 ? { ...snapshot, step: undefined } : snapshot);
      const queens = solution === undefined ? snapshot.queens : this.placed;
      const clashes = conflictsOf(queens, size).map(({ newer, older }) =>
        drawClash([newer, older], size),
      );
      const overlay = svg`${shown.overlay}${clashes}${drawQuestion(asked, size)}`;
      const board = boardOf(open, { queens }, { ...shown, overlay });
      if (live === 'builds') this.#said = pathWords(snapshot.state as MazeState);
      else if (live && !open.numbers) this.#said = shown.sentence ?? '';
      // Both searches of a maze are in its panel; a class that builds needs one board to tap.
      this.#drawn = html`${open.numbers && live !== 'builds' ? shown.panel : board}`;
    }
    return html`<div class="stage">${this.#drawn}${this.#renderSquares()}</div>`;
  }

  #renderChoices(): TemplateResult {
    const { squares, words } = this.#asked;
    return html`<div class="choices">
      ${words.map(
        (choice, index) =>
          html`<button class="button outline" @click=${() => this.#answer(squares.length + index)}>
            ${choice}
          </button>`,
      )}
    </div>`;
  }

  /** Renders a button over each square of the drawn board that can be tapped. */
  #renderSquares(): TemplateResult | typeof nothing {
    const size = this.#size;
    const isEmpty = this.#step!.solution !== undefined && !this.#isAnswered;
    const squares = isEmpty ? this.#allSquares : this.#asked.squares;
    if (squares.length === 0) return nothing;
    return html`<div class="squares" .style=${`--size: ${size}`}>
      ${squares.map(
        (square, index) =>
          html`<button
            .style=${`grid-area: ${rowOf(square, size) + 1} / ${columnOf(square, size) + 1}`}
            aria-label=${squareName(square, size)}
            aria-pressed=${isEmpty ? this.placed.includes(square) : nothing}
            @click=${() => (isEmpty ? this.#place(square) : this.#answer(index))}
          ></button>`,
      )}
    </div>`;
  }

  /** Renders the button that changes walls by their names. */
  #renderBuild({ numbers, rows, columns }: OpenExhibit): TemplateResult {
    const change = (): void => {
      const put = (square: Square, number: number): void => this.#build(square, number);
      const wall = { board: numbers!, rows, columns, square: undefined, put };
      openModal(this.renderRoot, NtLabNumber, { change: wall });
    };
    return html`<button class="button outline small" aria-haspopup="dialog" @click=${change}>
      ${msg('Change a wall')}
    </button>`;
  }

  /** The sentences about the answer, with asterisks round what is bold; empty while the question is open. */
  get #verdict(): string {
    const { outcome } = this;
    if (outcome === 'open') return '';
    if (outcome === 'wrong') {
      const why = this.#asked.whyNot?.(this.given) ?? '';
      return joinSentences([msg('*Not quite.* Try again.'), why]);
    }
    const { answer, solution } = this.#step!;
    if (outcome === 'right') return joinSentences([msg('*Right.*'), answer()]);
    return solution === undefined
      ? answer()
      : msg(str`Queens: ${namesOf(this.placed, this.#size)}.`);
  }

  #renderBelow({ more, below }: LessonStep): TemplateResult {
    const [words, address] = more?.() ?? [];
    const hasScore = this.#isAnswered && firstAnswers.size > 0;
    return html`${words ? html`<a class="more" href=${address!}>${emphasized(words)}</a>` : nothing}
    ${below === 'ideas' && this.#isAnswered ? html`<nt-ideas .isShown=${true}></nt-ideas>` : nothing}
    ${
      below === 'homework'
        ? html`${homeworkTable()} ${hasScore ? renderScore() : nothing}
            <a class="button ink" href=${labAddress()}>${msg('Lab')}</a>`
        : nothing
    }`;
  }
}

/** Returns the sentence on the lengths of both paths in a maze. */
function pathWords({ depth, breadth }: MazeState): string {
  const deep = depth.outcome === 'found' ? depth.stack.length : '–';
  const wide = breadth.outcome === 'found' ? breadth.path.length : '–';
  return msg(str`Wide line: the stack’s path, ${deep}. Thin line: a shortest path, ${wide}.`);
}

/** Renders how many first answers were right, and which questions to look at again. */
function renderScore(): TemplateResult {
  const right = [...firstAnswers.values()].filter(Boolean).length;
  const again = [...firstAnswers].filter(([, isRight]) => !isRight);
  return html`<p>
    ${plural(right, msg(str`# of ${firstAnswers.size} right at the first try.`))}
    ${again.map(([step]) => html` <a class="button outline small" href=${labAddress('lesson', step)}>${step}</a>`)}
  </p>`;
}

import { msg, str } from '@lit/localize';
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import { isEmbedded, parseLabPage, queryAtStep, type LabPage } from '../../core/routes/lab-page.ts';
import { parseRoute } from '../../core/routes/route.ts';
import type { Square } from '../../core/board/square.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { AddressEvent } from '../../ui/address-event.ts';
import { currentEntry } from '../../ui/current-entry.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import { copyText } from '../../ui/sharing/copy-text.ts';
import { homeAddress, refusedWords } from '../../ui/sharing/share-by-system.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';
import { missingPage } from '../../ui/loading/missing-page.ts';
import { entryOf, waysOf, type ExhibitName } from '../shared/catalogue.ts';
import type {
  About,
  Answer,
  AnsweredQuestion,
  Choose,
  Exhibit,
  OpenExhibit,
  Shown,
} from '../shared/exhibit.ts';
import { drawDashed } from '../shared/drawing.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import { numberWithin } from '../shared/parts.ts';
import { labHeader, sizesBetween } from '../shared/header.ts';
import { squareUnder } from '../shared/lab-board.ts';
import {
  labBoardStyles,
  labStyles,
  readingStyles,
  tinyWindowStyles,
} from '../shared/lab.styles.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { ideaAt, IDEAS } from '../ideas/ideas.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { nameOn } from '../shared/words.ts';
import { choicesStyles } from '../shared/choices.styles.ts';
import { summaryStyles } from '../shared/summary.styles.ts';
import { choiceStyles } from './choice.styles.ts';
import './code-panel.ts';
import { exhibitStyles } from './exhibit.styles.ts';
import { isFrameRefused } from './frame-refusal.ts';
import { matrixStyles } from './matrix.styles.ts';
import { changeWords, isWalls, NtLabNumber } from './number-dialog.ts';
import { openOnBoard } from './open-on-board.ts';
import { predictionStyles } from './prediction.styles.ts';
import { drawQuestion, Prediction } from './prediction.ts';
import { panelStyles } from './panel.styles.ts';
import { boardOf, countsOf, findsWords } from './readings.ts';
import type { NtTransport } from './transport.ts';
import './tree/tree-panel.ts';
import { WorkerRun } from './worker-run.ts';

type ExhibitPage = Extract<LabPage<ExhibitName>, { kind: 'exhibit' }>;

/** The highest speed, in steps a second, at which the landing of queens is animated. */
const FASTEST_TWEENED = 1;

/**
 * The time for which a run stands still before the address follows: browsers allow about three changes of the address a
 * second.
 */
const STANDS_STILL_MILLISECONDS = 350;

/** The most rows or columns of a board whose squares a finger can hit on a phone with the whole board in view. */
const LARGEST_WHOLE = 8;

/** The positions at which runs were left, by the entries of the history that opened them. */
const left = new Map<number, number>();

/** A loaded exhibit, on the board and with the choices of the page. */
interface Open {
  readonly page: ExhibitPage;
  /** The exhibit, with its pseudocode, its programs and its description. */
  readonly code: Exhibit;
  readonly exhibit: OpenExhibit;
  /** The step at which the run opens; `Infinity` for its end. */
  readonly step: number;
}

/**
 * @summary An algorithm that runs: its board, its current step, and the controls of the run.
 *
 * @fires nt-announce - While it plays, the number of finds after each; otherwise the sentence of each step.
 * @fires nt-notice - When numbers in the link cannot be read, when the run stops before the step of the link, and when
 * its own link was copied.
 * @fires nt-address - The address of the step at which the run stands.
 */
@customElement('nt-exhibit')
export class NtExhibit extends LocalizedElement {
  static override styles = [
    baseStyles,
    labStyles,
    readingStyles,
    labBoardStyles,
    choicesStyles,
    summaryStyles,
    exhibitStyles,
    choiceStyles,
    predictionStyles,
    panelStyles,
    matrixStyles,
    tinyWindowStyles,
  ];

  @property({ attribute: false }) page!: ExhibitPage;

  @state() private open: Open | undefined;
  /** True if the exhibit could not be loaded. */
  @state() private isMissing = false;

  readonly #run = new WorkerRun(this, () => this.#openRun());
  #prediction!: Prediction;
  /** The sentence under the board, as it was rendered last. */
  #said = '';
  /** The position, the number of finds and the question at the last announcement. */
  #told: { position: number; found: number; asked?: string | undefined } = {
    position: 0,
    found: 0,
  };
  /** True until the run has come to the step of its link, or has been stopped before it. */
  #isArriving = false;
  /** The step in the address. */
  #written = 0;
  /** The position at which the run stands still; `undefined` while it does not. */
  #still: number | undefined;
  #addressTimer: ReturnType<typeof setTimeout> | undefined;
  /** The entry of the history that opened the page. */
  #entry!: number;

  constructor() {
    super();
    // By keyboard, numbers are changed with the button below the parameters.
    this.addEventListener('click', (event) => {
      const { exhibit } = this.open ?? {};
      const square = exhibit && squareUnder(event, exhibit.rows, exhibit.columns);
      if (square === undefined) return;
      const question = this.#question;
      if (question?.squares.includes(square)) this.#answer(question, square);
      else if (exhibit!.numbers && !question) this.#changeNumberOn(square);
    });
  }

  override disconnectedCallback(): void {
    // First, because the run then ends.
    this.#leave(this.page);
    super.disconnectedCallback();
    clearTimeout(this.#addressTimer);
  }

  /** Keeps where the run of a page stands, or the place that it is on its way to: Back leads there. */
  #leave(page: ExhibitPage | undefined): void {
    const { snapshot, destination } = this.#run.playback;
    if (snapshot && this.open?.page === page) {
      left.set(this.#entry, destination ?? snapshot.position);
    }
  }

  #openRun(): void {
    const { open } = this;
    const { playback } = this.#run;
    this.#prediction = new Prediction(playback, () => this.requestUpdate());
    if (open) playback.open(open.page.name, open.exhibit.parameters, open.step);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('page')) return;
    this.#leave(changed.get('page'));
    this.#entry = currentEntry();
    void this.#load(this.page);
  }

  async #load(page: ExhibitPage): Promise<void> {
    const part = await optionalImport(entryOf(page.name).load);
    if (page !== this.page || !this.isConnected) return;
    this.isMissing = !part;
    if (!part) return;
    const { exhibit } = part;
    const isSame = this.open?.page.name === page.name;
    const choices = new URLSearchParams(page.query);
    const open = exhibit.open(page.size, choices);
    const linked = Math.floor(
      numberWithin(choices.get('step'), { min: 0, max: Number.MAX_SAFE_INTEGER }, 0),
    );
    const place = left.get(this.#entry);
    const step = place ?? linked;
    const { playing: wasPlaying, atEnd, snapshot } = this.#run.playback;
    const goesOn = isSame && place === undefined && linked === 0;
    // A changed number leaves the run where it was, and at its end if it was over.
    const isChanged = goesOn && open.numbers !== undefined && !wasPlaying;
    const before = atEnd ? Infinity : (snapshot?.position ?? 0);
    this.open = { page, code: exhibit, exhibit: open, step: isChanged ? before : step };
    this.#isArriving = step > 0 && step === linked;
    this.#written = linked;
    if (open.numbers?.isUnreadable) {
      const text = (): string =>
        msg('The numbers in this link can’t be read. These come from the random seed.');
      this.dispatchEvent(new NoticeEvent({ text }));
    }
    this.style.setProperty('--rows', String(open.rows));
    this.style.setProperty('--columns', String(open.columns));
    this.#told = { position: 0, found: 0 };
    this.#run.playback.pause();
    this.#openRun();
    if (!isSame || step > 0) this.#scrollUp();
    // A new algorithm does not play at once, so that its description can be read; nor does a run that a link opens at a
    // step, or that was left.
    if (wasPlaying && goesOn) this.#run.playback.play();
  }

  /** Shows an exhibit from its top on, wherever it or the one before was scrolled to. */
  #scrollUp(): void {
    for (const box of this.renderRoot.querySelectorAll('.scroller, .stage, .side')) {
      box.scrollTop = 0;
    }
  }

  /** Returns the address that opens the run where it stands. */
  #addressOfStep(query = this.open!.page.query): string {
    const { name, size } = this.open!.page;
    const { position } = this.#run.playback.snapshot!;
    return labAddress(name, size, queryAtStep(query, position));
  }

  /** Copies a text, or shows it to be copied where the browser refuses. Returns true if it was copied. */
  async #copy(text: string): Promise<boolean> {
    try {
      await copyText(text);
      return true;
    } catch {
      this.dispatchEvent(new NoticeEvent({ text: () => refusedWords(text), stays: true }));
      return false;
    }
  }

  async #copyLink(): Promise<void> {
    if (!this.#run.playback.snapshot) return;
    if (await this.#copy(homeAddress() + this.#addressOfStep())) {
      this.dispatchEvent(new NoticeEvent({ text: () => msg('Link copied.') }));
    }
  }

  /** Copies a frame for another page, and says if the host of the game forbids frames. */
  async #copyForPage(): Promise<void> {
    if (!this.#run.playback.snapshot) return;
    const url = homeAddress() + this.#addressOfStep(`${this.open!.page.query}&embed`);
    const frame = `<iframe src="${url.replaceAll('&', '&amp;')}" width="640" height="420"></iframe>`;
    if (!(await this.#copy(frame))) return;
    const isRefused = await isFrameRefused();
    const text = (): string =>
      isRefused
        ? msg(
            'Copied, but the host of the game forbids frames: it has to name that page under frame-ancestors.',
          )
        : msg('Frame copied.');
    this.dispatchEvent(new NoticeEvent({ text }));
  }

  /** Lets the address follow a run that stands still. */
  #followInAddress(): void {
    const { snapshot, playing, goal } = this.#run.playback;
    // With another page the next exhibit is on its way.
    const isStill = !playing && goal === undefined && this.open?.page === this.page;
    const position = isStill ? snapshot?.position : undefined;
    // The search for its length renders a run that stands still, too.
    if (position === this.#still) return;
    this.#still = position;
    clearTimeout(this.#addressTimer);
    if (position === undefined || position === this.#written) return;
    this.#addressTimer = setTimeout(() => {
      this.#written = position;
      this.dispatchEvent(new AddressEvent(this.#addressOfStep()));
    }, STANDS_STILL_MILLISECONDS);
  }

  protected override updated(): void {
    // A run with a question open waits for the answer.
    const { playback } = this.#run;
    if (this.#prediction.isOn && playback.playing) playback.pause();
    this.#tell();
    this.#tellArrival();
    this.#followInAddress();
  }

  /** Says how far the run got, if it has stopped before the step of its link. */
  #tellArrival(): void {
    const { snapshot, playing, atEnd } = this.#run.playback;
    if (!this.#isArriving || !snapshot || playing) return;
    this.#isArriving = false;
    const { position } = snapshot;
    const { step } = this.open!;
    if (position >= step) return;
    const text = (): string => {
      const [reached, asked] = [numberOf(position), numberOf(step)];
      return atEnd
        ? msg(str`This run ends at step ${reached}; the link leads to step ${asked}.`)
        : msg(str`The run stands at step ${reached}; the link leads to step ${asked}.`);
    };
    this.dispatchEvent(new NoticeEvent({ text }));
  }

  /** Announces only finds while the run plays, and the sentence of the step when stepping. */
  #tell(): void {
    const { snapshot, playing } = this.#run.playback;
    if (!snapshot) return;
    const { position, tally } = snapshot;
    const told = this.#told;
    const asked = this.#question?.words;
    this.#told = { position, found: tally.found, asked };
    if (position === told.position && asked === told.asked) return;
    this.#scrollToQuestion();
    if (playing && tally.found <= told.found) return;
    const text = playing
      ? findsWords(this.open!.exhibit, snapshot)
      : this.#said.replaceAll('*', '');
    this.dispatchEvent(new AnnounceEvent(text, 'move'));
  }

  /** Scrolls a board that is larger than its place to the squares of the question, or to the answer. */
  #scrollToQuestion(): void {
    const view = this.renderRoot.querySelector('.close');
    const squares = view?.querySelectorAll('.asked, .tested');
    if (!view || !squares?.length) return;
    const square = squares[squares.length >> 1]!.getBoundingClientRect();
    const { x, y, width, height } = view.getBoundingClientRect();
    view.scrollBy(
      square.x - x + (square.width - width) / 2,
      square.y - y + (square.height - height) / 2,
    );
  }

  /** The page, or that of the exhibit before until the next one arrives. */
  get #shown(): ExhibitPage {
    const { page, open } = this;
    return open && !this.isMissing && open.page.name !== page.name ? open.page : page;
  }

  /** The choices of the page; in its address, because a quick second tap comes before the run of the first is opened. */
  get #choices(): URLSearchParams {
    const { name, query } = this.#shown;
    const route = parseRoute(location.hash);
    const now = route.screen === 'lab' ? parseLabPage(route.path, [name]) : undefined;
    return new URLSearchParams(now?.kind === 'exhibit' ? now.query : query);
  }

  readonly #choose: Choose = (choices) => {
    const { name, size } = this.#shown;
    const after = this.#choices;
    // Steps of this run are not those of another.
    after.delete('step');
    for (const [key, value] of Object.entries(choices)) {
      if (value === null) after.delete(key);
      else after.set(key, value);
    }
    location.hash = labAddress(name, size, after.toString());
  };

  /** The question that is open. */
  get #question(): AnsweredQuestion | undefined {
    return this.open && this.#prediction.question(this.open.exhibit, this.#run.playback.snapshot);
  }

  /** Answers the open question; `undefined` shows the answer. */
  #answer(question: AnsweredQuestion, given: Answer | undefined): void {
    this.#prediction.answer(question, given, this.#run.playback.snapshot!, this.open!.exhibit);
    // The buttons of the answers go.
    this.renderRoot.querySelector<HTMLElement>('nt-transport')?.focus();
  }

  #chooseSize(size: number): void {
    const { name, query } = this.#shown;
    const after = new URLSearchParams(query);
    // The list offers square boards, which the choices for this board do not fit.
    for (const key of ['rows', 'columns', 'numbers', 'step']) after.delete(key);
    location.hash = labAddress(name, size, after.toString());
  }

  /** Changes the number of a square. If there are only two numbers, sets the other one; otherwise opens a dialog. */
  #changeNumberOn(square: Square | undefined): void {
    const { code, page } = this.open!;
    const { numbers: board, rows, columns } = code.open(page.size, this.#choices);
    if (!board || (square !== undefined && board.fixed.includes(square))) return;
    const { numbers } = board;
    const put = (on: Square, number: number): void =>
      this.#choose({ numbers: board.textOf(numbers.with(on, number)) });
    if (square !== undefined && isWalls(board)) put(square, 1 - numbers[square]!);
    else openModal(this.renderRoot, NtLabNumber, { change: { board, rows, columns, square, put } });
  }

  protected override render(): TemplateResult {
    const { open } = this;
    if (this.isMissing) {
      const again = missingPage(() => void this.#load(this.page));
      return html`<div class="scroller">${this.#renderHeader()} ${again}</div>`;
    }
    const run = open && (this.#run.hasFailed ? this.#run.renderFailure() : this.#renderRun(open));
    return html`<div class="scroller ${open?.exhibit.numbers ? 'wide' : ''}">
        ${this.#isEmbedded ? nothing : this.#renderHeader()} ${run ?? nothing}
      </div>
      ${
        open
          ? this.#run.renderTransport({
              copyLink: () => void this.#copyLink(),
              predicting: this.#predicting(),
            })
          : nothing
      }`;
  }

  get #isEmbedded(): boolean {
    return isEmbedded(`?${this.page.query}`);
  }

  #renderHeader(): TemplateResult {
    const page = this.#shown;
    const { words, sizes } = entryOf(page.name);
    const { rows, columns } = (this.isMissing ? undefined : this.open?.exhibit) ?? {
      rows: page.size,
      columns: page.size,
    };
    return labHeader(words().title, page, {
      rows,
      columns,
      sizes: sizesBetween(...sizes, page.size),
      choose: (size) => this.#chooseSize(size),
    });
  }

  #predicting(): NtTransport['predicting'] {
    const { exhibit } = this.open!;
    if (!exhibit.question) return undefined;
    const prediction = this.#prediction;
    const { snapshot, atEnd } = this.#run.playback;
    const question = this.#question;
    const canGoOn = prediction.isOn && !question && snapshot && !atEnd;
    return {
      isOn: prediction.isOn,
      answers: prediction.answers,
      toggle: () => {
        prediction.toggle();
        if (prediction.isOn) this.#scrollUp();
      },
      show: question && (() => this.#answer(question, undefined)),
      goOn: canGoOn ? () => prediction.goOn(exhibit, snapshot) : undefined,
    };
  }

  #renderRun(open: Open): TemplateResult {
    const { exhibit, code, page } = open;
    const playback = this.#run.playback;
    const { snapshot } = playback;
    const prediction = this.#prediction;
    const question = this.#question;
    // A question does not show what the last step was about.
    const told = snapshot && exhibit.show(question ? { ...snapshot, step: undefined } : snapshot);
    const verdict = snapshot && prediction.verdictAt(snapshot);
    const answer = verdict?.square === undefined ? [] : [verdict.square];
    const shown: Shown | undefined = told && {
      ...told,
      sentence: question?.words ?? verdict?.sentences ?? told.sentence,
      overlay: svg`${told.overlay}${drawQuestion(question?.squares ?? [], exhibit.columns)}${drawDashed(answer, exhibit.columns)}`,
    };
    this.#said = this.#sentence(shown?.sentence);
    const isSlow = !playback.playing || playback.speed <= FASTEST_TWEENED;
    const about = code.about();
    const words = html`<div class="words ${prediction.isOn ? 'predicting' : ''}">
      <p class="say">${emphasized(this.#said)}</p>
      ${snapshot && !playback.playing && !prediction.isOn ? openOnBoard(exhibit, snapshot) : nothing}
      ${question ? this.#renderAnswers(question, exhibit) : nothing}
    </div>`;
    const index = ideaAt(page.name, page.size, page.query);
    const board = boardOf(exhibit, snapshot, shown);
    const isClose = prediction.isOn && Math.max(exhibit.rows, exhibit.columns) > LARGEST_WHOLE;
    return html`<div class="stage">
        ${this.#isEmbedded ? nothing : renderIdea(index, about, playback.atEnd)}
        <div class="row ${isSlow ? 'slow' : ''}">
          ${isClose ? html`<div class="close" tabindex="0">${board}</div>` : board}
          ${shown?.aside ?? nothing}
        </div>
        ${words}
      </div>
      <div class="side">
        ${this.#isEmbedded ? nothing : this.#renderWays(page)}
        <nt-code
          .name=${page.name}
          .pseudocode=${code.pseudocode(exhibit.parameters)}
          .programs=${code.programs}
          .kind=${question ? undefined : snapshot?.step?.kind}
          .next=${question?.line}
          .playback=${playback}
          .variables=${shown?.variables ?? []}
          .hasTree=${!this.#isEmbedded && snapshot?.tree !== undefined}
          >${this.#isEmbedded ? nothing : this.#renderTree(exhibit)}</nt-code
        >
        ${
          this.#isEmbedded
            ? nothing
            : html`${renderAbout(about, index !== undefined, () => void this.#copyForPage())}
              ${shown?.panel ?? nothing} ${countsOf(exhibit, snapshot, shown)}
              ${this.#renderControls(exhibit)}`
        }
      </div>`;
  }

  /** Renders links to the ways of the exhibit, to the same step where their runs are the same. */
  #renderWays({ name, size, query }: ExhibitPage): TemplateResult {
    const ways = waysOf(name);
    if (ways.length === 0) return html`${nothing}`;
    const position = this.#run.playback.snapshot?.position ?? 0;
    return html`<nav class="choices" aria-label=${entryOf(name).words().title}>
      ${ways.map((way) => {
        const { sizes, isSameRun } = entryOf(way);
        const step = isSameRun || entryOf(name).isSameRun ? position : 0;
        return html`<a
          href=${labAddress(way, Math.min(Math.max(size, sizes[0]), sizes[1]), queryAtStep(query, step))}
          aria-current=${way === name ? 'page' : nothing}
          >${entryOf(way).way!()}</a
        >`;
      })}
    </nav>`;
  }

  #renderAnswers(question: AnsweredQuestion, { rows, columns }: OpenExhibit): TemplateResult {
    const { squares, hasNone } = question;
    const button = (given: Answer, label: string): TemplateResult =>
      html`<button class="button outline small" @click=${() => this.#answer(question, given)}>
        ${label}
      </button>`;
    if (squares.length === 0) return html`${button('yes', msg('Yes'))}${button('no', msg('No'))}`;
    return html`${hasNone ? button('none', msg('None is left')) : nothing}
      <span class="by-name">
        ${squares.map((square) => button(square, nameOn(square, rows, columns)))}
      </span>`;
  }

  /** Returns the sentence under the board, with asterisks round its subject. */
  #sentence(sentence: string | undefined): string {
    const { atEnd, destination, snapshot } = this.#run.playback;
    if (destination !== undefined) {
      return msg(str`On the way to step ${numberOf(destination)}.`);
    }
    const over = atEnd ? plural(snapshot!.position, msg('The run took {# step|# steps}.')) : '';
    return joinSentences([sentence ?? '', over]);
  }

  #renderTree({ rows, boards }: OpenExhibit): TemplateResult {
    const playback = this.#run.playback;
    const { snapshot, nodes } = playback;
    if (!snapshot?.tree || !nodes) return html`${nothing}`;
    return html`<nt-tree
      .playback=${playback}
      .snapshot=${snapshot}
      .at=${snapshot.tree}
      .nodes=${nodes}
      .boards=${boards}
      .size=${rows}
    ></nt-tree>`;
  }

  #renderControls({ controls, numbers }: OpenExhibit): TemplateResult {
    if (!controls) return html`${nothing}`;
    return html`<section class="controls">
      <h2>${msg('Parameters')}</h2>
      ${controls(this.#choose)}
      ${
        numbers
          ? html`<button
              class="button outline small"
              aria-haspopup="dialog"
              @click=${() => this.#changeNumberOn(undefined)}
            >
              ${changeWords(numbers)}
            </button>`
          : nothing
      }
    </section>`;
  }
}

/** Renders the idea of an exhibit, or of its row of the seven ideas; at the end of its run the way on to these. */
function renderIdea(index: number | undefined, [idea]: About, atEnd: boolean): TemplateResult {
  if (index === undefined) return html`<p class="idea">${idea}</p>`;
  if (atEnd) {
    const { about, title } = pageTitleOf('ideas');
    return html`<p class="next">
      ${about} <a class="button outline small" href=${labAddress('ideas')}>${title}</a>
    </p>`;
  }
  const { title, idea: ownIdea } = IDEAS[index]!;
  return html`<p class="idea">${emphasized(msg(str`*${title()}.* ${ownIdea()}`))}</p>`;
}

function renderAbout([idea, cost, use]: About, isOwn: boolean, copy: () => void): TemplateResult {
  return html`<section class="about">
    <p class="idea ${isOwn ? 'own' : ''}">${idea}</p>
    <details>
      <summary>${msg('Cost and use')}</summary>
      <p>${cost}</p>
      <p>${use}</p>
      <button class="button outline small" @click=${copy}>${msg('Copy for a page')}</button>
    </details>
  </section>`;
}

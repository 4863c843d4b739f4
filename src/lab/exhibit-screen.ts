import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { labAddress, playAddress } from '../core/addresses.ts';
import { conflictsOf } from '../core/placements.ts';
import { codeOf } from '../core/code.ts';
import type { LabPage } from '../core/lab-page.ts';
import { MAX_SIZE } from '../core/square.ts';
import { numberOf } from '../i18n/format.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { icon } from '../ui/icons.ts';
import { backIcon, nextIcon } from '../ui/more-icons.ts';
import { prefersStillness } from '../ui/motion.ts';
import { exhibitStyles } from './exhibit.styles.ts';
import { labHeader, sizesBetween } from './header.ts';
import { labBoard } from './lab-board.ts';
import { labBoardStyles, labStyles } from './lab.styles.ts';
import { panelStyles } from './panel.styles.ts';
import { openPicker } from './picker.ts';
import { Playback, SPEEDS } from './playback.ts';
import type { PlayerWorker, Snapshot } from './player/protocol.ts';
import type { ContestantName } from './race.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race-limits.ts';
import { startPlayer, type Started } from './start-worker.ts';
import { titleOf } from './titles.ts';
import './transport.ts';
import type { ExhibitName } from './exhibit-names.ts';
import { loadView } from './views/load-view.ts';
import type { AnyView, Choose } from './views/view.ts';
import { nameOn } from './views/words.ts';

type ExhibitPage = Extract<LabPage<ExhibitName>, { kind: 'exhibit' }>;

/** Up to this speed, in steps a second, queens are seen to land. */
const FASTEST_TWEENED = 1;

/** Queens that a picture's description still names one by one. */
const MOST_NAMED = 16;

/** An exhibit that is loaded, with the parameters it runs with. */
interface Open {
  readonly view: AnyView;
  readonly page: ExhibitPage;
  readonly parameters: unknown;
  /** The page's size, brought within the exhibit's limits. */
  readonly size: number;
}

/**
 * @summary An algorithm that runs: its board, what it is doing, and the controls to go through it.
 *
 * @fires nt-announce - While it plays the finds, step by step what happened.
 */
@customElement('nt-exhibit')
export class NtExhibit extends LitElement {
  static override styles = [baseStyles, labStyles, labBoardStyles, exhibitStyles, panelStyles];

  /** What to show. */
  @property({ attribute: false }) page!: ExhibitPage;

  @state() private open: Open | undefined;
  @state() private hasFailed = false;
  @state() private isRaceSeen = false;

  private worker!: Started<PlayerWorker>;
  private playback!: Playback;
  /** What was last told to people who listen. */
  private told = { position: 0, found: 0 };

  private readonly raceWatch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.isRaceSeen = true;
    this.raceWatch.disconnect();
    void import('./race-element.ts');
  });

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.start();
    if (this.open) this.playback.open(this.open.page.name, this.open.parameters);
    addEventListener('keydown', this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
    this.raceWatch.disconnect();
    removeEventListener('keydown', this.onKey);
  }

  private start(): void {
    this.worker = startPlayer(() => (this.hasFailed = true));
    this.playback = new Playback(
      this.worker.remote,
      {
        request: (callback) => requestAnimationFrame(callback),
        cancel: (handle) => cancelAnimationFrame(handle),
      },
      () => this.requestUpdate(),
    );
  }

  private stop(): void {
    this.playback.end();
    this.worker.end();
  }

  private restart(): void {
    this.stop();
    this.hasFailed = false;
    this.start();
    if (this.open) this.playback.open(this.open.page.name, this.open.parameters);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page')) void this.load(this.page);
  }

  private async load(page: ExhibitPage): Promise<void> {
    const view = await loadView(page.name);
    if (page !== this.page || !this.isConnected) return;
    const { smallest, largest } = view.algorithm;
    const size = Math.min(Math.max(page.size, smallest), largest);
    const parameters = view.parametersOf(size, new URLSearchParams(page.query));
    const wasOpen = this.open !== undefined;
    this.open = { view, page, parameters, size };
    const [rows, columns] = view.shapeOf(parameters as never);
    this.style.setProperty('--rows', String(rows));
    this.style.setProperty('--columns', String(columns));
    this.told = { position: 0, found: 0 };
    const wasPlaying = this.playback.playing;
    this.playback.pause();
    this.playback.open(page.name, parameters);
    if (wasPlaying || (!wasOpen && !prefersStillness())) this.playback.play();
  }

  protected override updated(): void {
    const place = this.renderRoot.querySelector('.race-place');
    if (place && !this.isRaceSeen) this.raceWatch.observe(place);
    this.tell();
  }

  /** While it plays only finds are told; when stepping, the sentence. */
  private tell(): void {
    const { snapshot, playing } = this.playback;
    if (!snapshot) return;
    const { position, tally } = snapshot;
    const { told } = this;
    this.told = { position, found: tally.found };
    if (position === told.position) return;
    if (playing) {
      if (tally.found > told.found) this.announce(this.foundWords(snapshot));
      return;
    }
    const sentence = this.renderRoot.querySelector('.say')?.textContent ?? '';
    this.announce(sentence.replace(/\s+/g, ' ').trim());
  }

  private announce(text: string): void {
    this.dispatchEvent(new AnnounceEvent(text));
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const isTaken = isTyping || event.defaultPrevented || this.isDialogOpen;
    if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    const { playback } = this;
    // A held key goes on stepping; whatever else it is for, it does once.
    if (event.repeat && event.key !== ',' && event.key !== '.') return;
    switch (event.key) {
      case 'p':
      case 'P':
        if (playback.playing) playback.pause();
        else playback.play();
        break;
      case ',':
        playback.stepBack();
        break;
      case '.':
        playback.step();
        break;
      case '<':
        this.changeSpeed(-1);
        break;
      case '>':
        this.changeSpeed(1);
        break;
      case '0':
        playback.seek(0);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  private get isDialogOpen(): boolean {
    return this.renderRoot.querySelector('[data-dialog]') !== null;
  }

  private changeSpeed(by: 1 | -1): void {
    const speed = SPEEDS[SPEEDS.indexOf(this.playback.speed) + by];
    if (speed !== undefined) this.playback.speed = speed;
  }

  private readonly choose: Choose = (choices) => {
    const { name, size, query } = this.page;
    const after = new URLSearchParams(query);
    for (const [key, value] of Object.entries(choices)) {
      if (value === null) after.delete(key);
      else after.set(key, value);
    }
    location.hash = labAddress(name, size, after.toString());
  };

  private chooseSize(size: number): void {
    const { name, query } = this.page;
    const after = new URLSearchParams(query);
    // The list offers square boards.
    after.delete('rows');
    after.delete('columns');
    location.hash = labAddress(name, size, after.toString());
  }

  protected override render(): TemplateResult {
    const { open, playback } = this;
    if (!open) return html`<div class="scroller">${this.renderHeader(8, 8, [8])}</div>`;
    const { view, parameters, size } = open;
    const [rows, columns] = view.shapeOf(parameters as never);
    const { smallest, largest } = view.algorithm;
    return html`<div class="scroller">
        ${this.renderHeader(rows, columns, sizesBetween(smallest, largest, size))}
        ${this.hasFailed ? this.renderFailure() : this.renderRun(open, playback.snapshot)}
      </div>
      <nt-transport
        .playback=${playback}
        .snapshot=${playback.snapshot}
        ?playing=${playback.playing}
        .speed=${playback.speed}
      ></nt-transport>`;
  }

  private renderHeader(rows: number, columns: number, sizes: readonly number[]): TemplateResult {
    const { title } = titleOf(this.page.name);
    const choose = (size: number): void => this.chooseSize(size);
    return labHeader(title, () => openPicker(this.renderRoot, this.page), {
      rows,
      columns,
      sizes,
      choose,
    });
  }

  private renderFailure(): TemplateResult {
    return html`<div class="failure">
      <p>${msg('The run has stopped: the browser has ended it.')}</p>
      <div class="actions">
        <button class="button ink" @click=${() => this.restart()}>${msg('Begin again')}</button>
      </div>
    </div>`;
  }

  private renderRun(open: Open, snapshot: Snapshot | undefined): TemplateResult {
    const { view } = open;
    const step = snapshot?.step as never;
    const shown = snapshot?.state as never;
    const { playing, speed } = this.playback;
    const isSlow = !playing || speed <= FASTEST_TWEENED;
    return html`<div class="stage">
        <div class="row ${isSlow ? 'slow' : ''}">
          ${this.renderBoard(open, snapshot)}
          ${snapshot && view.aside ? view.aside(shown, step) : nothing}
        </div>
        <div class="words">
          ${this.renderSentence(open, snapshot)} ${this.renderFinds(snapshot)}
        </div>
      </div>
      <div class="side">
        ${this.renderCounts(open, snapshot)} ${this.renderCode(view, snapshot)}
        ${snapshot && view.panel ? view.panel(shown, step) : nothing} ${this.renderControls(open)}
        ${this.renderRace(open)}
      </div>`;
  }

  private renderBoard({ view, parameters }: Open, snapshot: Snapshot | undefined): TemplateResult {
    const [rows, columns] = view.shapeOf(parameters as never);
    const queens = snapshot?.queens ?? [];
    const names = queens.map((queen) => nameOn(queen, rows, columns)).join(', ');
    const label =
      queens.length > MOST_NAMED
        ? msg(str`Board, ${rows} by ${columns}, with ${queens.length} queens`)
        : queens.length === 0
          ? msg(str`Board, ${rows} by ${columns}, empty`)
          : msg(str`Board, ${rows} by ${columns}, queens on ${names}`);
    const overlay = snapshot ? view.draw(snapshot.step as never, snapshot.state as never) : nothing;
    return labBoard({ rows, columns, queens, overlay, label });
  }

  private renderSentence({ view }: Open, snapshot: Snapshot | undefined): TemplateResult {
    const { atEnd } = this.playback;
    const sentence = snapshot?.step
      ? view.say(snapshot.step as never, snapshot.state as never)
      : msg('Play lets it run; the keys beside it go step by step.');
    const over = atEnd
      ? msg(str`The run is over after ${numberOf(snapshot!.position)} steps.`)
      : '';
    return html`<p class="say">${sentence} ${over}</p>`;
  }

  private renderFinds(snapshot: Snapshot | undefined): TemplateResult {
    const { playback } = this;
    if (!snapshot || snapshot.marks.length === 0) return html`${nothing}`;
    const { marks, position } = snapshot;
    const next = marks.find((mark) => mark > position);
    const before = marks.findLast((mark) => mark < position);
    const address = playback.playing ? undefined : this.addressOnPlay(snapshot);
    const goTo = (mark: number | undefined): void => {
      if (mark !== undefined) playback.seek(mark);
    };
    return html`<div class="finds">
      <button
        class="icon-button"
        aria-label=${msg('Find before')}
        aria-disabled=${before === undefined}
        @click=${() => goTo(before)}
      >
        ${icon(backIcon)}
      </button>
      <span aria-hidden="true">${msg('finds')}</span>
      <button
        class="icon-button"
        aria-label=${msg('Next find')}
        aria-disabled=${next === undefined}
        @click=${() => goTo(next)}
      >
        ${icon(nextIcon)}
      </button>
      ${
        address === undefined
          ? nothing
          : html`<a class="button outline small" href=${address}>${msg('Open on the board')}</a>`
      }
    </div>`;
  }

  /** Where the solution on the board is opened for play; `undefined` where there is none. */
  private addressOnPlay({ step, queens }: Snapshot): string | undefined {
    const { view, parameters } = this.open!;
    const [rows, columns] = view.shapeOf(parameters as never);
    const isWhole = rows === columns && queens.length === rows && rows <= MAX_SIZE;
    if (!step?.change.found || !isWhole || conflictsOf(queens, rows).length > 0) return undefined;
    return playAddress(rows, codeOf(queens, rows));
  }

  private foundWords({ tally }: Snapshot): string {
    const { view, parameters } = this.open!;
    const goal = view.goalOf(parameters as never);
    const found = numberOf(tally.found);
    return goal === undefined
      ? msg(str`${found} found`)
      : msg(str`${found} of ${numberOf(goal)} found`);
  }

  private renderCounts({ view, parameters }: Open, snapshot: Snapshot | undefined): TemplateResult {
    const { tested, placed, lifted, found } = snapshot?.tally ?? NOTHING_YET;
    const goal = view.goalOf(parameters as never);
    const count = (name: string, value: string): TemplateResult =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`;
    return html`<dl class="counts">
      ${count(msg('tested'), numberOf(tested))} ${count(msg('placed'), numberOf(placed))}
      ${count(msg('lifted'), numberOf(lifted))}
      ${count(msg('on the board'), numberOf(snapshot?.queens.length ?? 0))}
      ${count(
        msg('found', { id: 'count-found', desc: 'solutions found by an algorithm' }),
        goal === undefined ? numberOf(found) : msg(str`${numberOf(found)} of ${numberOf(goal)}`),
      )}
    </dl>`;
  }

  private renderCode({ algorithm }: AnyView, snapshot: Snapshot | undefined): TemplateResult {
    const running = snapshot?.step?.line;
    return html`<ol class="code" aria-label=${msg('Pseudocode')}>
      ${algorithm.pseudocode.map(
        (line, index) =>
          html`<li aria-current=${index === running ? 'step' : nothing}>${line}</li>`,
      )}
    </ol>`;
  }

  private renderControls({ view, parameters }: Open): TemplateResult {
    if (!view.controls) return html`${nothing}`;
    return html`<section class="controls">
      <h2>${msg('Parameters')}</h2>
      ${view.controls(parameters as never, this.choose)}
    </section>`;
  }

  /** The race of the board's size, with this exhibit's bar marked, where it takes part. */
  private renderRace({ page, size }: Open): TemplateResult {
    const contestant = contestantOf(page);
    if (!contestant || size < SMALLEST_RACE || size > LARGEST_RACE) return html`${nothing}`;
    return html`<div class="race-place">
      ${this.isRaceSeen ? html`<nt-race .size=${size} .marked=${contestant}></nt-race>` : nothing}
    </div>`;
  }
}

const NOTHING_YET = { tested: 0, placed: 0, lifted: 0, found: 0 };

/** The contestant of the race that an exhibit is; those that stop at the first find do not race. */
function contestantOf({ name, query }: ExhibitPage): ContestantName | undefined {
  switch (name) {
    case 'genetic':
    case 'min-conflicts':
    case 'construction':
    case 'guards':
      return undefined;
    case 'bit-parallel':
      return new URLSearchParams(query).has('half') ? 'half-board' : name;
    default:
      return name;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-exhibit': NtExhibit;
  }
}

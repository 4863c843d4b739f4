import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { numberOf } from '../../i18n/format.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { countWords, raceTable } from './race-table.ts';
import { raceStyles } from './race.styles.ts';
import type { RaceCourse, RaceStanding } from './race-course.ts';
import { startRace } from '../start-worker.ts';
import type { Started } from '../shared/watch-calls.ts';
import { timeWords } from '../shared/time-words.ts';
import { CARDS, guessed, nextGuess, PATH_SIZE } from '../path/cards.ts';
import { questionWords } from '../path/guess.ts';
import { LINE_UP } from './line-up.ts';

/** The milliseconds for which a contestant runs at a time, so that bars move and a new race can begin. */
const TURN_MILLISECONDS = 50;

/**
 * @summary The searches for all solutions of a size, compared: the boards on which each stands, the squares that it tests
 * and its time on this device, each after a guess. A search that takes too long is not run, unless the player starts it.
 */
@customElement('nt-race')
export class NtRace extends LocalizedElement {
  static override styles = [baseStyles, raceStyles];

  /** The number of rows and columns, within the sizes that are raced. */
  @property({ type: Number }) size = 8;
  /** The contestant that is the exhibit on this page, or the one watched last. */
  @property({ attribute: false }) marked: string | undefined;
  /** True if the numbers are shown without guesses: the page tells them, or the player wants them. */
  @property({ attribute: false }) isShown = false;

  @state() private standings: ReadonlyMap<string, RaceStanding> = new Map();
  @state() private running: string | undefined;
  /** Contestants that take long and that the player started anyway. */
  @state() private insisted: ReadonlySet<string> = new Set();
  @state() private hasFailed = false;

  #worker: Started<RaceCourse> | undefined;
  /** A new object for each race, so that answers of an earlier race are dropped. */
  #race: object | undefined;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('a'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('size')) void this.#begin();
  }

  get #calls(): Started<RaceCourse>['remote'] {
    this.#worker ??= startRace();
    return this.#worker.remote;
  }

  async #begin(): Promise<void> {
    const race = (this.#race = {});
    this.insisted = new Set();
    this.running = undefined;
    this.hasFailed = false;
    this.standings = new Map();
    await this.#follow(this.#runAll(race), race);
  }

  /** Shows a failure if the worker of a race dies; the next race starts another worker. */
  async #follow(running: Promise<void>, race: object): Promise<void> {
    const { kind } = await replyTo(running);
    if (kind !== 'died' || race !== this.#race) return;
    this.#end();
    this.insisted = new Set();
    this.running = undefined;
    this.hasFailed = true;
  }

  #end(): void {
    this.#race = undefined;
    this.#worker?.end();
    this.#worker = undefined;
  }

  async #runAll(race: object): Promise<void> {
    const all = await this.#calls.lineUp(this.size);
    if (race !== this.#race) return;
    this.standings = new Map(all.map((standing) => [standing.name, standing]));
    // The fast ones come last in the table, and run first.
    for (const { name } of LINE_UP.toReversed()) {
      await this.#run(name, race);
      if (race !== this.#race) return;
    }
    this.running = undefined;
  }

  /** Runs a contestant to its end, or until it is known to take too long. */
  async #run(name: string, race: object): Promise<void> {
    this.running = name;
    for (;;) {
      const standing = await this.#calls.advance(name, TURN_MILLISECONDS);
      if (race !== this.#race) return;
      this.standings = new Map(this.standings).set(name, standing);
      if (standing.finished || (standing.isLong && !this.insisted.has(name))) return;
      if (this.running !== name) return;
    }
  }

  async #insist(name: string): Promise<void> {
    const race = this.#race;
    if (!race) return;
    this.insisted = new Set(this.insisted).add(name);
    await this.#follow(this.#run(name, race), race);
    if (this.running === name) this.running = undefined;
  }

  /** Stops a long run where it is. */
  #giveUp(name: string): void {
    const insisted = new Set(this.insisted);
    insisted.delete(name);
    this.insisted = insisted;
    this.running = undefined;
  }

  protected override render(): TemplateResult {
    const { size, marked, running, hasFailed } = this;
    const asked = this.isShown ? -1 : nextGuess();
    const standings = new Map(
      [...this.standings].filter(
        ([name]) => asked < 0 || CARDS.some(({ racer }, k) => racer === name && guessed.has(k)),
      ),
    );
    return html`<section aria-label=${msg(str`Race on ${size} by ${size}`)}>
      <p class="lead">${questionWords(size)}</p>
      ${
        asked < 0
          ? nothing
          : html`<div class="note" @nt-guess=${() => this.requestUpdate()}>
              ${size === PATH_SIZE ? html`<nt-lab-guess .card=${asked} next></nt-lab-guess>` : nothing}
              <button class="button outline small" @click=${() => (this.isShown = true)}>
                ${msg('Show all numbers')}
              </button>
            </div>`
      }
      ${hasFailed ? this.#renderFailure() : nothing}
      ${raceTable({ size, standings, marked, running, askOf: (standing) => this.#renderLong(standing) })}
    </section>`;
  }

  #renderFailure(): TemplateResult {
    return html`<div class="failure">
      <p role="alert">${msg('The race stopped: the browser ended it.')}</p>
      <button class="button outline small" @click=${() => void this.#begin()}>
        ${msg('Start again')}
      </button>
    </div>`;
  }

  /** Renders the figures of a long run with the button that starts or stops it; `undefined` for other runs. */
  #renderLong(standing: RaceStanding): TemplateResult | undefined {
    const { name, nodes, allNodes, finished, isLong, predictedMilliseconds } = standing;
    if (finished || !isLong) return undefined;
    const all = countWords(allNodes!);
    const time = timeWords(predictedMilliseconds ?? 0);
    const isRunning = this.insisted.has(name);
    // One button for both actions, so that it keeps the focus.
    return html`<span class="long" role="cell">
      ${isRunning ? msg(str`boards: ${numberOf(nodes)} of ${all}`) : msg(str`not run · boards: ${all} · time: ≈ ${time}`)}
      <button
        class="button outline small"
        ?disabled=${!isRunning && (this.running !== undefined || this.hasFailed)}
        @click=${() => (isRunning ? this.#giveUp(name) : void this.#insist(name))}
      >
        ${isRunning ? msg('Stop', { id: 'stop-run', desc: 'A button' }) : msg('Run it')}
      </button>
    </span>`;
  }
}

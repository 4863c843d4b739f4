import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { solutionCount } from '../../core/solutions/counts.ts';
import { compactNumberOf, numberOf } from '../../i18n/format.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { raceChart, type Measure } from './race-chart.ts';
import { choicesStyles } from '../shared/choices.styles.ts';
import { headStyles } from '../shared/head.styles.ts';
import { summaryStyles } from '../shared/summary.styles.ts';
import { raceStyles } from './race.styles.ts';
import type { RaceCourse, RaceStanding } from './race-course.ts';
import { startRace } from '../start-worker.ts';
import type { Started } from '../shared/watch-calls.ts';
import { timeWords } from '../shared/time-words.ts';
import { LINE_UP, titleOf, algorithmsOn } from './line-up.ts';

/** The milliseconds for which a contestant runs at a time, so that bars move and a new race can begin. */
const TURN_MILLISECONDS = 50;

/**
 * @summary The searches for all solutions of a size, compared: the number of tests of each, and its time on this
 * device. A search that takes too long is forecast, unless the player starts it.
 */
@customElement('nt-race')
export class NtRace extends LocalizedElement {
  static override styles = [baseStyles, summaryStyles, choicesStyles, headStyles, raceStyles];

  /** The number of rows and columns, within the sizes that are raced. */
  @property({ type: Number }) size = 8;
  /** The contestant that is the exhibit on this page. */
  @property({ attribute: false }) marked: string | undefined;

  @state() private standings: ReadonlyMap<string, RaceStanding> = new Map();
  @state() private running: string | undefined;
  @state() private measure: Measure = 'tested';
  /** Contestants that are forecast to take long and that the player started anyway. */
  @state() private insisted: ReadonlySet<string> = new Set();
  @state() private hasFailed = false;

  #worker: Started<RaceCourse> | undefined;
  /** A new object for each race, so that answers of an earlier race are dropped. */
  #race: object | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('size')) return;
    this.style.setProperty('--ways', String(algorithmsOn(this.size)));
    void this.#begin();
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
    const standings = LINE_UP.flatMap((racer) => all.filter(({ name }) => name === racer.name));
    this.standings = new Map(standings.map((standing) => [standing.name, standing]));
    for (const { name } of standings) {
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

  /** Stops a long run where it is; its forecast stays. */
  #giveUp(name: string): void {
    const insisted = new Set(this.insisted);
    insisted.delete(name);
    this.insisted = insisted;
    this.running = undefined;
  }

  protected override render(): TemplateResult {
    const { size, measure } = this;
    const total = numberOf(solutionCount(size)!);
    const standings = [...this.standings.values()];
    return html`<section aria-label=${msg(str`Race on ${size} by ${size}`)}>
      <div class="head">
        <h2>${msg('Race')}</h2>
        <span>
          ${
            measure === 'tested'
              ? msg(str`checks to find every solution, ${total} in all · log scale`)
              : msg(str`time to find every solution, ${total} in all · log scale`)
          }
        </span>
      </div>
      ${this.hasFailed ? this.#renderFailure() : nothing}
      ${raceChart(standings, { size, measure, marked: this.marked, running: this.running })}
      ${standings.filter(({ isLong, finished }) => isLong && !finished).map((one) => this.#renderLong(one))}
      <div class="choices">
        ${this.#renderMeasure('tested', msg('Checks'))} ${this.#renderMeasure('time', msg('Time'))}
      </div>
      <details>
        <summary>${msg('As a table')}</summary>
        ${this.#renderTable(standings)}
      </details>
    </section>`;
  }

  #renderFailure(): TemplateResult {
    return html`<div class="long">
      <p role="alert">${msg('The race stopped: the browser ended it.')}</p>
      <button class="button outline small" @click=${() => void this.#begin()}>
        ${msg('Start again')}
      </button>
    </div>`;
  }

  #renderMeasure(measure: Measure, name: string): TemplateResult {
    return html`<button
      aria-pressed=${this.measure === measure}
      @click=${() => (this.measure = measure)}
    >
      ${name}
    </button>`;
  }

  #renderLong(standing: RaceStanding): TemplateResult {
    const { name, forecast, predictedMilliseconds } = standing;
    const title = titleOf(name, this.size);
    if (this.insisted.has(name)) {
      return html`<div class="long">
        <p>${msg(str`“${title}” is running. Checks so far: ${numberOf(standing.tested)}.`)}</p>
        <button class="button outline small" @click=${() => this.#giveUp(name)}>
          ${msg('Stop, keep the estimate')}
        </button>
      </div>`;
    }
    const checks = compactNumberOf(forecast.tested);
    const time = timeWords(predictedMilliseconds ?? 0);
    return html`<div class="long">
      <p>
        ${msg(str`“${title}” needs ${checks} checks, about ${time} here. The chart shows an estimate.`)}
      </p>
      <button
        class="button outline small"
        ?disabled=${this.running !== undefined || this.hasFailed}
        @click=${() => void this.#insist(name)}
      >
        ${msg('Run anyway')}
      </button>
    </div>`;
  }

  #renderTable(standings: readonly RaceStanding[]): TemplateResult {
    return html`<div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('Algorithm')}</th>
            <th scope="col">${msg('Checks')}</th>
            <th scope="col">${msg('Time')}</th>
            <th scope="col">${msg('Source')}</th>
          </tr>
        </thead>
        <tbody>
          ${standings.map((standing) => {
            const { name, finished, tested, forecast, milliseconds } = standing;
            const predicted = standing.predictedMilliseconds;
            return html`<tr>
              <th scope="row">${titleOf(name, this.size)}</th>
              <td>${numberOf(Math.round(finished ? tested : forecast.tested))}</td>
              <td>
                ${finished ? timeWords(milliseconds) : predicted === undefined ? '–' : msg(str`about ${timeWords(predicted)}`)}
              </td>
              <td>${this.#wayWords(standing)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;
  }

  #wayWords({ finished, forecast }: RaceStanding): string {
    if (finished) return msg('run to the end');
    if (forecast.way === 'formula') return msg('a formula');
    const error = numberOf(Math.round(forecast.error));
    return msg(
      str`Knuth’s random probing, ${numberOf(forecast.probes)} probes, give or take ${error}`,
    );
  }
}

import { msg, str } from '@lit/localize';
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { solutionCount } from '../../core/solutions/counts.ts';
import { compactNumberOf, numberOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { directed } from '../../ui/drawing/icons.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { raceStyles } from './race.styles.ts';
import type { RaceCourse, RaceStanding } from './race-course.ts';
import { startRace } from '../start-worker.ts';
import type { Started } from '../shared/watch-calls.ts';
import { boardsOf } from '../shared/figures.ts';
import { timeWords } from '../shared/time-words.ts';
import { GUESSED_SIZE, guessed, IDEAS, OTHERS, shareOf, type Contender } from './ideas.ts';

/** The milliseconds for which a contestant runs at a time, so that bars move and a new race can begin. */
const TURN_MILLISECONDS = 50;

/** The largest count that is written out in full. */
const LARGEST_IN_FULL = 9_999_999_999;

/**
 * @summary The seven ideas, each with its number of boards after a guess. Once all numbers are shown the searches run on
 * this device, for the squares that they test and their time.
 *
 * @fires nt-announce - The right number, after a guess.
 */
@customElement('nt-race')
export class NtRace extends LocalizedElement {
  static override styles = [baseStyles, raceStyles];

  /** The number of rows and columns, within the sizes that are raced. */
  @property({ type: Number }) size = GUESSED_SIZE;
  /** True if the numbers are shown without guesses: the page tells them, or the player wants them. */
  @property({ attribute: false }) isShown = false;

  @state() private standings: ReadonlyMap<string, RaceStanding> = new Map();
  @state() private running: string | undefined;
  @state() private hasFailed = false;

  #worker: Started<RaceCourse> | undefined;
  /** A new object for each race, so that answers of an earlier race are dropped. */
  #race: object | undefined;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector<HTMLElement>('.guesses button, a'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && this.#asked === undefined) void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('size')) this.#end();
    if (this.#asked === undefined && !this.#race && !this.hasFailed) void this.#begin();
  }

  /** The index of the idea whose number is guessed next; `undefined` if all numbers are shown. */
  get #asked(): number | undefined {
    if (this.isShown || this.size !== GUESSED_SIZE) return undefined;
    const index = IDEAS.findIndex((_, index) => !guessed.has(index));
    return index < 0 ? undefined : index;
  }

  #guess(index: number, number: number): void {
    guessed.set(index, number);
    this.requestUpdate();
    const { title, boards } = IDEAS[index]!;
    this.dispatchEvent(new AnnounceEvent(msg(str`${title()}: ${boardsOf(boards)}`)));
  }

  get #calls(): Started<RaceCourse>['remote'] {
    this.#worker ??= startRace();
    return this.#worker.remote;
  }

  async #begin(): Promise<void> {
    const race = (this.#race = {});
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
    for (const { racer } of [...IDEAS, ...OTHERS].toReversed()) {
      if (racer) await this.#run(racer, race);
      if (race !== this.#race) return;
    }
    this.running = undefined;
  }

  /** Runs a contestant to its end. */
  async #run(name: string, race: object): Promise<void> {
    this.running = name;
    for (;;) {
      const standing = await this.#calls.advance(name, TURN_MILLISECONDS);
      if (race !== this.#race) return;
      this.standings = new Map(this.standings).set(name, standing);
      if (standing.finished) return;
    }
  }

  protected override render(): TemplateResult {
    const { size } = this;
    const asked = this.#asked;
    return html`<section aria-label=${msg(str`Seven ideas on ${size} by ${size}`)}>
      <p class="lead">${joinSentences([questionWords(size), asked === 0 ? '' : barWords()])}</p>
      ${this.hasFailed ? this.#renderFailure() : nothing}
      <ol>
        ${IDEAS.map((idea, index) => {
          const isKnown = asked === undefined || guessed.has(index);
          return html`<li class=${index === asked ? 'asked' : ''}>
            ${this.#renderHead(idea, isKnown)} ${isKnown ? this.#renderKnown(idea, index) : nothing}
            ${index === asked ? this.#renderGuesses(index, idea.guesses) : nothing}
          </li>`;
        })}
        ${
          asked === undefined
            ? OTHERS.map(
                (other) =>
                  html`<li class="other">
                    ${this.#renderHead(other, true)} ${this.#renderKnown(other)}
                  </li>`,
              )
            : nothing
        }
      </ol>
      ${
        asked === undefined
          ? nothing
          : html`<button class="button outline small" @click=${() => (this.isShown = true)}>
              ${msg('Show all numbers')}
            </button>`
      }
    </section>`;
  }

  /** Returns the boards of a search as far as they are known. */
  #countOf({ racer, boardsOn, boards }: Contender): number | undefined {
    const standing = racer === undefined ? undefined : this.standings.get(racer);
    if (standing && (standing.finished || racer === this.running)) return standing.nodes;
    return boardsOn?.(this.size) ?? (this.size === GUESSED_SIZE ? boards : undefined);
  }

  #renderHead(search: Contender, isKnown: boolean): TemplateResult {
    const title = search.title();
    const count = isKnown ? this.#countOf(search) : undefined;
    return html`<p class="head">
      ${search.page ? html`<a href=${search.page(this.size)}>${title}</a>` : html`<span>${title}</span>`}
      ${count === undefined ? nothing : html`<b>${countWords(count)}</b>`}
    </p>`;
  }

  /** Renders the bar of a search, the guess if it was another number, and what its run has shown. */
  #renderKnown(search: Contender, index = -1): TemplateResult {
    const { racer, boards } = search;
    const standing = racer === undefined ? undefined : this.standings.get(racer);
    const share = shareOf(this.#countOf(search) ?? 0, this.#countOf(IDEAS[0]!)!) * 100;
    const look = racer !== undefined && racer === this.running ? 'running' : 'done';
    const guess = this.size === GUESSED_SIZE ? guessed.get(index) : undefined;
    return html`<svg class="bar" aria-hidden="true">
        ${directed(svg`<line class=${look} x2="${share.toFixed(1)}%" y1="50%" y2="50%" />`)}
      </svg>
      ${guess === undefined || guess === boards ? nothing : html`<p>${msg(str`Your guess: ${numberOf(guess)}`)}</p>`}
      ${standing ? renderRun(standing) : nothing}`;
  }

  #renderGuesses(index: number, guesses: readonly number[]): TemplateResult {
    return html`<p>${msg('How many boards, do you think?')}</p>
      <div class="guesses">
        ${guesses.map(
          (number) =>
            html`<button class="button outline small" @click=${() => this.#guess(index, number)}>
              ${numberOf(number)}
            </button>`,
        )}
      </div>`;
  }

  #renderFailure(): TemplateResult {
    return html`<div class="failure">
      <p role="alert">${msg('The race stopped: the browser ended it.')}</p>
      <button class="button outline small" @click=${() => void this.#begin()}>
        ${msg('Start again')}
      </button>
    </div>`;
  }
}

/** Renders the squares that a run has tested, and its time on this device. */
function renderRun({ looked, finished, milliseconds }: RaceStanding): TemplateResult {
  if (!finished) return html`${nothing}`;
  const time = milliseconds < 1 ? msg('under 1 ms') : timeWords(milliseconds);
  return html`<p>
    ${looked === undefined ? msg(str`time here: ${time}`) : msg(str`squares tested: ${countWords(looked)} · time here: ${time}`)}
  </p>`;
}

/** Returns a count of a run: in full, unless it is too long for its line. */
function countWords(count: number): string {
  return count > LARGEST_IN_FULL ? compactNumberOf(count) : numberOf(count);
}

/** Returns the question on n × n, which says what a board is. */
function questionWords(size: number): string {
  return plural(
    Number(solutionCount(size)!),
    msg(
      'Each queen placed makes another board. How many until {the solution is|the # solutions are} found?',
    ),
  );
}

/** Returns the scale of the bars in words. */
function barWords(): string {
  return msg('Bars are in powers of ten: each tenth of the width is about ten times more.');
}

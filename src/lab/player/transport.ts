import { msg, str } from '@lit/localize';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { numberOf, plural } from '../../i18n/format.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { backIcon, icon, nextIcon } from '../../ui/drawing/icons.ts';
import { scrubber, scrubberStyles } from '../../ui/drawing/scrubber.ts';
import { SPEEDS, type Playback, type Speed } from '../machine/playback.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import { findsOf } from '../shared/figures.ts';
import { transportStyles } from './transport.styles.ts';

// Drawings in a 24 × 24 box for the controls of a run.

const playIcon = svg`<path fill="currentColor" d="M8 5.2v13.6L18.8 12z"/>`;
const pauseIcon = svg`<path stroke-width="3.2" d="M8.5 6v12M15.5 6v12"/>`;
export const nextFindIcon = svg`<path fill="currentColor" d="M6 5.8v12.4l9-6.2z"/><path stroke-width="2.4" d="M18.5 5.5v13"/>`;
const findBeforeIcon = svg`<path fill="currentColor" d="M18 5.8v12.4L9 12z"/><path stroke-width="2.4" d="M5.5 5.5v13"/>`;

const linkIcon = svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>`;

const showIcon = svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>`;

/** The state of the questions of a run, and their keys. */
interface Predicting {
  readonly isOn: boolean;
  /** True for each answer that was right, false for each other. */
  readonly answers: readonly boolean[];
  readonly toggle: () => void;
  /** Shows the answer to the open question; `undefined` if none is open. */
  readonly show: (() => void) | undefined;
  /** Goes to the next question; `undefined` if one is open or the run is over. */
  readonly goOn: (() => void) | undefined;
}

/** The width of the scrubber's drawing, in its own units. */
const WIDTH = 1000;

/**
 * @summary The controls of a run: a scrubber with a mark for every find, and the keys below it.
 */
@customElement('nt-transport')
export class NtTransport extends LocalizedElement {
  static override styles = [baseStyles, scrubberStyles, transportStyles];

  @property({ attribute: false }) playback!: Playback;
  @property({ attribute: false }) snapshot: Snapshot | undefined;
  @property({ type: Boolean }) playing = false;
  /** The speed, in steps a second. */
  @property({ attribute: false }) speed!: Speed;
  /** Copies the link that opens the run at its step; `undefined` if there is no such link. */
  @property({ attribute: false }) copyLink: (() => void) | undefined;
  /** The questions of the run; `undefined` if the exhibit has none. */
  @property({ attribute: false }) predicting: Predicting | undefined;

  /** Focuses the main key, once it is rendered. */
  override focus(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.play')!.focus(),
    );
  }

  /** The last position that the scrubber reaches, in steps. */
  get #end(): number {
    return this.snapshot?.length ?? this.snapshot?.furthest ?? 0;
  }

  /** The position that the run is at or on its way to. */
  get #position(): number {
    return this.playback.goal ?? this.snapshot?.position ?? 0;
  }

  /** The position of the last find before that position; `undefined` if there is none. */
  get #findBefore(): number | undefined {
    const position = this.#position;
    return this.snapshot?.marks.findLast((mark) => mark < position);
  }

  /** The key that goes back to the find before, or to the start before the first find. */
  #before(): [label: string, drawing: SVGTemplateResult, position: number | undefined] {
    const find = this.#findBefore;
    return find === undefined && this.#position > 0
      ? [msg('Back to the start'), findBeforeIcon, 0]
      : [msg('Previous solution'), findBeforeIcon, find];
  }

  /** The position of the next find, as far as the run is known; `undefined` if there is none. */
  get #nextFind(): number | undefined {
    const position = this.#position;
    return this.snapshot?.marks.find((mark) => mark > position);
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { playback } = this;
    if (!this.snapshot) return;
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowUp':
        playback.step();
        break;
      case 'ArrowLeft':
      case 'ArrowDown':
        playback.stepBack();
        break;
      case 'PageUp':
        playback.seek(this.#nextFind ?? this.#end);
        break;
      case 'PageDown':
        playback.seek(this.#findBefore ?? 0);
        break;
      case 'Home':
        playback.seek(0);
        break;
      case 'End':
        playback.seek(this.snapshot.length ?? Infinity);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  protected override render(): TemplateResult {
    const { playback } = this;
    return html`<div class="meta">
        ${this.predicting?.isOn ? renderScore(this.predicting.answers) : this.#renderPosition()}
        ${this.predicting ? renderSwitch(this.predicting) : nothing}
      </div>
      ${this.#renderScrubber()}
      <div class="keys" role="group" aria-label=${msg('Playback', { desc: 'The keys of a run' })}>
        ${this.#renderFindKey(...this.#before())}
        <button
          class="icon-button"
          aria-label=${msg('One step back')}
          title=${msg('One step back')}
          aria-keyshortcuts=","
          @click=${() => playback.stepBack()}
        >
          ${icon(backIcon)}
        </button>
        ${this.#renderMainKey()}
        <button
          class="icon-button"
          aria-label=${msg('One step forward')}
          title=${msg('One step forward')}
          aria-keyshortcuts="."
          @click=${() => playback.step()}
        >
          ${icon(nextIcon)}
        </button>
        ${this.#renderFindKey(msg('Next solution'), nextFindIcon, this.#nextFind)}
        ${this.#renderSpeed()}
      </div>`;
  }

  #renderPosition(): TemplateResult {
    return html`<span class="at">${this.#positionWords()}</span>
      ${this.copyLink ? this.#renderCopy(this.copyLink) : nothing}`;
  }

  #renderCopy(copy: () => void): TemplateResult {
    return html`<button
      class="icon-button"
      aria-label=${msg('Copy link to this step')}
      title=${msg('Copy link to this step')}
      @click=${copy}
    >
      ${icon(linkIcon, 20)}
    </button>`;
  }

  /** Renders the key that plays the run, shows the answer or goes on to the next question. */
  #renderMainKey(): TemplateResult {
    const { playback, playing } = this;
    const { show, goOn } = this.predicting ?? {};
    const [drawing, label, act] = show
      ? ([showIcon, msg('Show', { id: 'show-answer', desc: 'A button' }), show] as const)
      : goOn
        ? ([playIcon, msg('Go on'), goOn] as const)
        : playing
          ? ([pauseIcon, msg('Pause', { desc: 'A button' }), () => playback.pause()] as const)
          : ([playIcon, playWord(), () => playback.play()] as const);
    return html`<button
      class="play"
      aria-keyshortcuts=${show || goOn ? nothing : 'P'}
      @click=${act}
    >
      ${icon(drawing, 22)}${label}
    </button>`;
  }
  /** Renders a key that goes to one of the scrubber's marks. */
  #renderFindKey(
    label: string,
    drawing: SVGTemplateResult,
    position: number | undefined,
  ): TemplateResult {
    return html`<button
      class="icon-button"
      aria-label=${label}
      title=${label}
      aria-disabled=${position === undefined}
      @click=${() => position !== undefined && this.playback.seek(position)}
    >
      ${icon(drawing)}
    </button>`;
  }

  #renderScrubber(): TemplateResult {
    const { snapshot } = this;
    const end = this.#end;
    const { position = 0, marks = [], tally } = snapshot ?? {};
    const passed = marks.filter((mark) => mark <= position);
    return scrubber(
      {
        label: msg('Step', { desc: 'A slider' }),
        at: position,
        last: end,
        words: `${this.#positionWords()} · ${findsOf(tally?.found ?? 0)}`,
        go: (step) => this.playback.seek(step),
        press: (event) => this.#onKeyDown(event),
      },
      html`<svg viewBox="0 0 ${WIDTH} 8" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<path class="mark" d=${marksPath(marks.slice(passed.length), end, 2)} /><path class="mark passed" d=${marksPath(passed, end, 0)} />`}
      </svg>`,
    );
  }

  #renderSpeed(): TemplateResult {
    const { speed } = this;
    return html`<label class="speed">
      <span aria-hidden="true">${shortSpeed(speed)}</span>
      <select
        aria-label=${msg('Speed')}
        aria-keyshortcuts="Shift+, Shift+."
        @change=${(event: Event) => {
          this.playback.speed = SPEEDS[(event.target as HTMLSelectElement).selectedIndex]!;
        }}
      >
        ${SPEEDS.map((one) => html`<option ?selected=${one === speed}>${speedWords(one)}</option>`)}
      </select>
    </label>`;
  }

  #positionWords(): string {
    const { snapshot } = this;
    if (!snapshot) return '';
    const { length, furthest } = snapshot;
    const position = numberOf(snapshot.position);
    if (length === undefined) {
      return msg(str`Step ${position} of more than ${numberOf(furthest)}`);
    }
    return msg(str`Step ${position} of ${numberOf(length)}`);
  }
}

function playWord(): string {
  return msg('Play', { id: 'play-run', desc: 'to let an algorithm run' });
}

function renderScore(answers: readonly boolean[]): TemplateResult {
  const right = answers.filter(Boolean).length;
  return html`<span class="at"
    >${plural(right, msg(str`# of ${answers.length} right`, { desc: 'Answers' }))}</span
  >`;
}

function renderSwitch({ isOn, toggle }: Predicting): TemplateResult {
  return html`<button class="switch" role="switch" aria-checked=${isOn} @click=${toggle}>
    ${msg('What happens next?')}<i></i>
  </button>`;
}

/** Returns the path of a tick for each mark, from a height down to the track. */
function marksPath(marks: readonly number[], end: number, top: number): string {
  return marks.map((mark) => `M${((mark / end) * WIDTH).toFixed(1)} ${top}V7`).join('');
}

function shortSpeed(speed: Speed): string {
  return speed === Infinity
    ? msg('max', { desc: 'The highest speed, in few letters' })
    : msg(str`${speed} / s`, { desc: 'Steps a second, in few letters' });
}

function speedWords(speed: Speed): string {
  if (speed === Infinity) return msg('As fast as it goes');
  return plural(speed, msg('{# step|# steps} a second'));
}

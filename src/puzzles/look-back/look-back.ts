import { msg, str } from '@lit/localize';
import {
  html,
  nothing,
  svg,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import { hintStyles } from '../../game/hints/hint-marks.ts';
import { boardScreenStyles } from '../../game/screen/board-screen.styles.ts';
import { commandOf } from '../../game/screen/keys.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { LookBack, Stop } from '../../solver/look-back/look-back.ts';
import '../../ui/board/board.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { PuzzleRenderer } from '../../ui/board/regions/puzzle-renderer.ts';
import { isUnderModal } from '../../ui/dialogs/modal-over.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { backIcon, icon, nextIcon } from '../../ui/drawing/icons.ts';
import { scrubber, scrubberStyles } from '../../ui/drawing/scrubber.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { keyRow, keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { KEYMAP } from '../../ui/keyboard/keymap.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import '../learn/drill.ts';
import type { DrillFrame } from '../learn/drill.ts';
import { drillStyles } from '../learn/drill.styles.ts';
import { boardColumnStyles } from '../shared/board-column.styles.ts';
import { solvedIcon } from '../shared/puzzle-icons.ts';
import { TECHNIQUE_GLYPHS } from '../shared/technique-glyphs.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';
import { lookBackStyles } from './look-back.styles.ts';
import { plateStyles, viewOfStop } from './look-back-view.ts';
import { moveName, namesOf, stopLabel, stopWords } from './look-back-words.ts';
import { isHardest, isNotable } from './looked-back.ts';
import { NtPageDialog } from './page-dialog.ts';

const guessGlyph = svg`<circle cx="12" cy="12" r="9" stroke-dasharray="2.8 2.855"/><path d="M9.4 9.6a2.7 2.7 0 1 1 3.9 2.6c-.9.5-1.3 1-1.3 1.9M12 16.9v.1"/>`;
const removedGlyph = svg`<path d="M12 15V5M8 8.8l4-4 4 4M5 19.5h14"/>`;

/** The most stops of which each has its glyph. */
const MOST_GLYPHS = 14;

/** @summary The player's own game of a solved puzzle, move by move, as the reasoner reads it. */
@customElement('nt-look-back')
export class NtLookBack extends LocalizedElement {
  static override styles = [
    baseStyles,
    boardScreenStyles,
    titleBarStyles,
    boardColumnStyles,
    drillStyles,
    keyRowStyles,
    scrubberStyles,
    lookBackStyles,
  ];

  @property({ attribute: false }) game!: LookBack;
  /** The puzzle and its time: `Regions · Medium · 5:46`. */
  @property({ attribute: false }) about!: string;
  @property({ attribute: false }) settings!: Settings;
  close!: () => void;

  /** The index of the stop that is shown. */
  @state() private at = 0;
  @query('nt-board') private board!: NtBoard;
  @query('input') private slider!: HTMLInputElement;

  constructor() {
    super();
    keepFocus(this, () => this.slider);
    this.addEventListener('keydown', (event) => this.#press(event));
  }

  protected override firstUpdated(): void {
    this.board.adopt(hintStyles);
    this.board.adopt(plateStyles);
    this.slider.focus();
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('at')) return;
    this.renderRoot.querySelector('li.now')?.scrollIntoView({ block: 'nearest' });
    this.board.animate({ opacity: [0.6, 1] }, 90);
    this.#announce();
  }

  /** Announces the stop. The slider reads out its title itself while it has the focus. */
  #announce(): void {
    const { title, text, named } = stopWords(this.#stop, this.game);
    const isRead = this.shadowRoot!.activeElement === this.slider;
    const words = joinSentences([isRead ? '' : sentenceOf(title), text, named]);
    if (words) this.dispatchEvent(new AnnounceEvent(words, 'move'));
  }

  get #stop(): Stop {
    return this.game.stops[this.at]!;
  }

  #go(to: number): void {
    if (this.game.stops[to]) this.at = to;
  }

  #press(event: KeyboardEvent): void {
    const isTaken = event.defaultPrevented || isUnderModal(this.renderRoot);
    const command = isTaken ? undefined : commandOf(event, KEYMAP['look-back'].keys);
    const { at } = this;
    const { stops } = this.game;
    if (command === undefined || command === 'back') return;
    if (command === 'try') {
      // A button takes its own Enter.
      if (event.composedPath()[0] instanceof HTMLButtonElement) return;
      this.#try();
    } else {
      const places = {
        earlier: at - 1,
        later: at + 1,
        first: 0,
        last: stops.length - 1,
        'notable-before': stops.slice(0, at).findLastIndex(isNotable),
        'notable-after': stops.findIndex((stop, index) => index > at && isNotable(stop)),
      };
      this.#go(places[command]);
    }
    event.preventDefault();
  }

  /** The stop whose position can be tried: this one, or at the end the first queen missed. */
  get #tried(): Exclude<Stop, { kind: 'end' }> | undefined {
    const stop = this.#stop.kind === 'end' ? this.game.missed : this.#stop;
    return stop && 'reason' in stop && stop.reason?.standing ? stop : undefined;
  }

  /** Opens the position as a drill of one move. */
  #try(): void {
    const stop = this.#tried;
    if (!stop || !('reason' in stop)) return;
    const { puzzle, moves } = this.game;
    const { technique, standing } = stop.reason!;
    const position = { puzzle, standing: standing! };
    const name = (): string =>
      msg(str`Move ${stop.number} · ${namesOf(moves[stop.number - 1]!, this.game)}`);
    openModal(this.renderRoot, NtPageDialog, {
      name,
      page: (close) => {
        const title = name();
        const frame: DrillFrame = {
          title,
          spoken: title,
          back: close,
          backLabel: msg('Back to your game'),
          topic: { board: kindOf(puzzle.rules), technique },
          onwards: [{ label: msg('Look back'), go: close }],
        };
        return html`<nt-drill
          .settings=${this.settings}
          .position=${position}
          .frame=${frame}
        ></nt-drill>`;
      },
    });
  }

  protected override render(): TemplateResult {
    const { game, settings } = this;
    const { title, text, named } = stopWords(this.#stop, game);
    return html`
      <div class="bar">
        <button
          class="icon-button"
          aria-label=${msg('Back to the solved board')}
          @click=${() => this.close()}
        >
          ${icon(backIcon)}
        </button>
        <h1>${msg('Look back')}<small>${this.about}</small></h1>
      </div>
      <div class="place">
        <nt-board
          .surface=${PuzzleRenderer}
          .view=${viewOfStop(this.#stop, game, settings)}
        ></nt-board>
        ${this.#renderScrubber()}
      </div>
      <ol>
        ${game.stops.map((stop, index) => this.#renderRow(stop, index))}
      </ol>
      <div class="told">
        <section class="said">
          <h2>${title}</h2>
          <p>${text} <span class="unseen">${named}</span></p>
        </section>
        <div class="foot">${this.#renderFoot()}</div>
      </div>
      ${keyRow([
        {
          keys: ['arrowleft', 'arrowright'],
          does: msg('move', { id: 'key-move-on', desc: 'A key: to another move of the game' }),
        },
        { keys: ['home', 'end'], does: msg('first, last') },
        { keys: ['enter'], does: msg('try it') },
        { keys: ['escape'], does: msg('back', { id: 'key-back', desc: 'A key: go back' }) },
      ])}
    `;
  }

  #renderFoot(): TemplateResult {
    const { at } = this;
    const isEnd = this.#stop.kind === 'end';
    const tried = this.#tried;
    const label = isEnd && tried ? msg(str`Try move ${tried.number}`) : msg('Try it');
    return html`<button
        class="button outline"
        aria-label=${msg('Previous move')}
        ?disabled=${at === 0}
        @click=${() => this.#go(at - 1)}
      >
        ${icon(backIcon)}
      </button>
      ${
        tried
          ? html`<button class="button ink grow" @click=${() => this.#try()}>${label}</button>`
          : isEnd
            ? html`<button class="button ink grow" @click=${() => this.close()}>
                ${msg('Done')}
              </button>`
            : nothing
      }
      ${
        isEnd
          ? nothing
          : html`<button
              class="button outline"
              aria-label=${msg('Next move')}
              @click=${() => this.#go(at + 1)}
            >
              ${icon(nextIcon)}
            </button>`
      }`;
  }

  #renderScrubber(): TemplateResult {
    const { game, at } = this;
    const { stops } = game;
    const { length } = stops;
    const many = length > MOST_GLYPHS ? 'many' : '';
    return html`<div class="stops ${many}" .style=${`--stops: ${length}`}>
      ${scrubber(
        {
          label: msg('Moves', { id: 'moves-of-game', desc: 'The list of moves of a game' }),
          at,
          last: length - 1,
          words: stopLabel(this.#stop, game),
          go: (stop) => this.#go(stop),
        },
        stops.map((stop, index) => this.#renderStop(stop, index)),
      )}
    </div>`;
  }

  /** Draws a stop on the line; a queen that was removed with the bracket of its wrong turn. */
  #renderStop(stop: Stop, index: number): TemplateResult {
    const place = index === this.at ? 'now' : index < this.at ? 'past' : '';
    if (stop.kind === 'wait') {
      return html`<span class="stop wait ${place}">${durationOf(stop.time)}</span>`;
    }
    const isKept = isNotable(stop) || isHardest(stop, this.game);
    const isTurn = stop.kind === 'guess' || stop.kind === 'conflict';
    const removal = this.game.stops.findIndex(
      ({ kind, number }) => isTurn && kind === 'removed' && number === stop.partner,
    );
    return html`<span class="stop ${place} ${isKept ? 'kept' : ''}"
      >${removal < 0 ? nothing : html`<i .style=${`--slots: ${removal - index}`}></i>`}${icon(
        glyphOf(stop),
        22,
      )}</span
    >`;
  }

  #renderRow(stop: Stop, index: number): TemplateResult | typeof nothing {
    if (stop.kind === 'end') return nothing;
    const now = index === this.at ? 'now' : '';
    const go = (): void => this.#go(index);
    if (stop.kind === 'wait') {
      return html`<li class="gap ${now}">
        <button @click=${go}>${msg(str`waited ${durationOf(stop.time)}`)}</button>
      </li>`;
    }
    const isGone = stop.isPlaced && stop.partner !== undefined;
    return html`<li class="${now} ${isGone ? 'gone' : ''}">
      <button aria-current=${now ? 'step' : nothing} @click=${go}>
        <span>${stop.number}</span>${icon(glyphOf(stop), 22)}<b>${namesOf(stop, this.game)}</b>
        <span class="what">${moveName(stop, this.game)}</span>
        <span>${stop.at === undefined ? nothing : durationOf(stop.at)}</span>
      </button>
    </li>`;
  }
}

function glyphOf(stop: Stop): SVGTemplateResult {
  switch (stop.kind) {
    case 'reasoned':
      return TECHNIQUE_GLYPHS[stop.reason.technique];
    case 'removed':
      return removedGlyph;
    case 'end':
      return solvedIcon;
    default:
      return guessGlyph;
  }
}

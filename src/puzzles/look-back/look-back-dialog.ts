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
import { hintStyles } from '../../game/hints/hint-marks.ts';
import { capital } from '../../game/words/house-words.ts';
import { durationOf } from '../../i18n/format-time.ts';
import '../../ui/board/board.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { PuzzleRenderer } from '../../ui/board/regions/puzzle-renderer.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { backIcon, icon, nextIcon } from '../../ui/drawing/icons.ts';
import { keyName } from '../../ui/keyboard/key-name.ts';
import { keyRow } from '../../ui/keyboard/key-row.ts';
import { LOOK_BACK_KEYS } from '../../ui/keyboard/keymap.ts';
import { solvedIcon } from '../shared/puzzle-icons.ts';
import { TECHNIQUE_GLYPHS } from '../shared/technique-glyphs.ts';
import { openDrill, triedAt, type TriedPosition } from './drill.ts';
import { lookBackStyles } from './look-back-dialog.styles.ts';
import { plateStyles, viewOfStop } from './look-back-view.ts';
import { moveName, namesOf, stopLabel, stopWords } from './look-back-words.ts';
import type { LookedBack } from './looked-back.ts';
import { isHardest, isNotable, type Stop } from './stops.ts';

const KEYS: Readonly<Record<string, (typeof LOOK_BACK_KEYS)[keyof typeof LOOK_BACK_KEYS]>> =
  LOOK_BACK_KEYS;

const guessGlyph = svg`<circle cx="12" cy="12" r="9" stroke-dasharray="2.8 2.855"/><path d="M9.4 9.6a2.7 2.7 0 1 1 3.9 2.6c-.9.5-1.3 1-1.3 1.9M12 16.9v.1"/>`;
const removedGlyph = svg`<path d="M12 15V5M8 8.8l4-4 4 4M5 19.5h14"/>`;

/** @summary The player's own game of a solved puzzle, move by move, as the reasoner reads it. It fills the page. */
@customElement('nt-look-back')
export class NtLookBack extends Modal {
  static override styles = lookBackStyles;

  game!: LookedBack;
  /** The puzzle and its time: `Regions · Medium · 5:46`. */
  about!: string;
  coordinates!: boolean;

  @state() private at = 0;
  @property({ attribute: false }) openDrill = openDrill;
  @query('nt-board') private board!: NtBoard;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#press(event));
  }

  protected override heading(): string {
    return msg('Look back');
  }

  protected override firstUpdated(): void {
    this.board.adopt(hintStyles);
    this.board.adopt(plateStyles);
    super.firstUpdated();
    this.renderRoot.querySelector('input')?.focus();
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('at')) return;
    this.renderRoot.querySelector('li.now')?.scrollIntoView({ block: 'nearest' });
    this.board.animate({ opacity: [0.6, 1] }, 90);
  }

  get #stop(): Stop {
    return this.game.stops[this.at]!;
  }

  #go(to: number): void {
    this.at = Math.max(0, Math.min(this.game.stops.length - 1, to));
  }

  #press(event: KeyboardEvent): void {
    const { altKey, ctrlKey, metaKey, defaultPrevented } = event;
    const path = event.composedPath();
    if (altKey || ctrlKey || metaKey || defaultPrevented || path.includes(this.board)) return;
    const { at } = this;
    const { stops } = this.game;
    const command = KEYS[keyName(event)];
    switch (command) {
      case 'earlier':
        this.#go(at - 1);
        break;
      case 'later':
        this.#go(at + 1);
        break;
      case 'first':
        this.#go(0);
        break;
      case 'last':
        this.#go(stops.length);
        break;
      case 'notable-before':
      case 'notable-after': {
        const found =
          command === 'notable-before'
            ? stops.slice(0, at).findLastIndex(isNotable)
            : stops.findIndex((stop, index) => index > at && isNotable(stop));
        if (found >= 0) this.#go(found);
        break;
      }
      case 'try':
        // A button takes its own Enter.
        if (event.repeat || path[0] instanceof HTMLButtonElement) return;
        this.#act();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** The position that this stop offers to try, if positions can be tried. */
  get #tried(): TriedPosition | undefined {
    return this.openDrill && triedAt(this.#stop, this.game);
  }

  /** Tries the position; at the end, closes the page if there is none. */
  #act(): void {
    const tried = this.#tried;
    if (tried) this.openDrill?.(this.renderRoot, tried);
    else if (this.#stop.kind === 'end') this.close();
  }

  protected override renderHeader(): TemplateResult {
    return html`<header>
      <button
        class="icon-button"
        aria-label=${msg('Back to the solved board')}
        @click=${() => this.close()}
      >
        ${icon(backIcon)}
      </button>
      <h2 id="heading">${this.heading()}<small>${this.about}</small></h2>
    </header>`;
  }

  protected override renderContent(): TemplateResult {
    const { game } = this;
    const { title, text } = stopWords(this.#stop, game);
    return html`<div class="left">
        <nt-board
          .surface=${PuzzleRenderer}
          .view=${viewOfStop(this.#stop, game, this.coordinates)}
        ></nt-board>
        ${this.#renderScrubber()}
      </div>
      <ol>
        ${game.stops.map((stop, index) => this.#renderRow(stop, index))}
      </ol>
      <section class="said card" role="status">
        <h3>${title}</h3>
        ${text ? html`<p>${text}</p>` : nothing}
      </section>
      ${this.#renderFoot()}
      ${keyRow([
        { keys: ['arrowleft', 'arrowright'], does: msg('move') },
        { keys: ['home', 'end'], does: msg('first, last') },
        ...(this.openDrill ? ([{ keys: ['enter'], does: msg('try it') }] as const) : []),
        { keys: ['escape'], does: msg('back') },
      ])}`;
  }

  #renderFoot(): TemplateResult {
    const isEnd = this.#stop.kind === 'end';
    const tried = this.#tried;
    const label = !tried
      ? msg('Done')
      : isEnd
        ? msg(str`Try move ${this.game.read.missed! + 1}`)
        : msg('Try it');
    return html`<div class="foot">
      <button
        class="button outline"
        aria-label=${msg('Previous move')}
        ?disabled=${this.at === 0}
        @click=${() => this.#go(this.at - 1)}
      >
        ${icon(backIcon)}
      </button>
      ${
        tried || isEnd
          ? html`<button class="button ink grow" @click=${() => this.#act()}>${label}</button>`
          : nothing
      }
      ${
        isEnd
          ? nothing
          : html`<button
              class="button outline"
              aria-label=${msg('Next move')}
              @click=${() => this.#go(this.at + 1)}
            >
              ${icon(nextIcon)}
            </button>`
      }
    </div>`;
  }

  #renderScrubber(): TemplateResult {
    const { game, at } = this;
    const { stops } = game;
    const many = stops.length > 24 ? 'some most' : stops.length > 14 ? 'some' : '';
    return html`<div class="scrubber ${many}" .style=${`--stops: ${stops.length}; --at: ${at}`}>
      ${stops.map((stop, index) => this.#renderTurn(stop, index))}
      ${stops.map((stop, index) => this.#renderStop(stop, index))}
      <input
        type="range"
        aria-label=${msg('Moves', { id: 'moves-of-game', desc: 'The list of moves of a game' })}
        max=${stops.length - 1}
        .value=${String(at)}
        aria-valuetext=${stopLabel(this.#stop, game)}
        @input=${({ target }: Event) => this.#go((target as HTMLInputElement).valueAsNumber)}
      />
    </div>`;
  }

  /** Draws the bracket of a wrong turn, from a queen to its removal. */
  #renderTurn(stop: Stop, index: number): TemplateResult | typeof nothing {
    if (stop.kind !== 'move' || !stop.move.isPlaced || stop.judged.kind === 'reasoned')
      return nothing;
    const { partner } = stop.judged;
    if (partner === undefined) return nothing;
    const end = this.game.stops.findIndex(
      (other) => other.kind === 'move' && other.number - 1 === partner,
    );
    return html`<i class="turn" .style=${`--from: ${index}; --slots: ${end - index}`}></i>`;
  }

  #renderStop(stop: Stop, index: number): TemplateResult {
    const place = index === this.at ? 'now' : index < this.at ? 'past' : '';
    if (stop.kind === 'wait') {
      return html`<span class="stop wait ${place}">${durationOf(stop.wait.time)}</span>`;
    }
    const isKept = isNotable(stop) || isHardest(stop, this.game.read);
    return html`<span class="stop ${place} ${isKept ? 'kept' : ''}"
      >${icon(glyphOf(stop), 22)}</span
    >`;
  }

  #renderRow(stop: Stop, index: number): TemplateResult | typeof nothing {
    if (stop.kind === 'end') return nothing;
    const now = index === this.at ? 'now' : '';
    if (stop.kind === 'wait') {
      return html`<li class="gap ${now}">
        <button @click=${() => this.#go(index)}>
          ${msg(str`waited ${durationOf(stop.wait.time)}`)}
        </button>
      </li>`;
    }
    const { move, judged } = stop;
    const isGone = move.isPlaced && judged.partner !== undefined;
    return html`<li class="${now} ${isGone ? 'gone' : ''}">
      <button aria-current=${now ? 'step' : nothing} @click=${() => this.#go(index)}>
        <span>${stop.number}</span>${icon(glyphOf(stop), 22)}<b>${namesOf(move, this.game)}</b>
        <span class="what">${capital(moveName(stop, this.game))}</span>
        <span>${move.at === undefined ? nothing : durationOf(move.at)}</span>
      </button>
    </li>`;
  }
}

function glyphOf(stop: Stop): SVGTemplateResult {
  if (stop.kind !== 'move') return solvedIcon;
  const { judged } = stop;
  switch (judged.kind) {
    case 'reasoned':
      return TECHNIQUE_GLYPHS[judged.reason.technique];
    case 'removed':
      return removedGlyph;
    default:
      return guessGlyph;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-look-back': NtLookBack;
  }
}

import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { playAddress } from '../core/addresses.ts';
import { loadEverySize } from '../progress/every-size.ts';
import { readSettings, SETTINGS_KEY, writeSettings } from '../progress/settings.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { attackStyles, drawAttacks } from '../ui/board/attacks.ts';
import type { BoardView } from '../ui/board/board-view.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { attackWords, deadEndWords, lineWords } from '../ui/first-words.ts';
import type { FreePlay } from './free-play.ts';
import type { Stage } from '../game/stage.ts';
import { isReloaded } from './is-reloaded.ts';
import type { Caption } from './status-lines.ts';

/** The board that somebody new to the game begins on, and the one that follows. */
const FIRST_BOARD = 4;
export const NEXT_BOARD = 8;

const styles = css`
  .skip {
    /* It may be hit where nothing else stands: above and below its line. */
    min-height: 44px;
    margin: -13px -8px;
    padding: 0 8px;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    color: var(--ink-2);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .row .skip:only-of-type {
    margin-left: 12px;
  }
`;

/** The two solutions of the first board. */
const SOLUTIONS = [
  [1, 7, 8, 14],
  [2, 4, 11, 13],
];

/**
 * What somebody new to the game is told while playing the first board: what a queen attacks when the first
 * stands, what small lines are when the second does, and that a board cannot be completed. Nothing is told
 * again after a step back. The first find ends it (`celebration.ts`), so do Skip and
 * another board.
 */
export class FirstMinute {
  readonly #host: Stage;
  readonly #freePlay: FreePlay;
  #begun = false;
  /** The most queens that stood at once. */
  #most = 0;
  #told: string | undefined;

  /**
   * @param host Rendered again when it begins; what is said is announced on it.
   * @param isLink Whether the player came to this board by a link, which nothing may stand in the way of.
   */
  constructor(host: Stage, freePlay: FreePlay, isLink: boolean) {
    this.#host = host;
    this.#freePlay = freePlay;
    this.#count();
    freePlay.subscribe(() => this.#count());
    adoptStyles(host, styles);
    host.renderRoot.querySelector('nt-board')!.adopt(attackStyles);
    if (isLink && !isReloaded()) writeSettings({ taught: true });
    else void this.#begin();
  }

  /** What is said under the board; nothing on another board and on a finished one. */
  get caption(): Caption | undefined {
    const { size, session } = this.#freePlay;
    if (!this.#begun || size !== FIRST_BOARD || session.verdict.solved) return undefined;
    return {
      words: this.#words,
      skip: html`<button class="skip" @click=${goOn}>${msg('Skip')}</button>`,
    };
  }

  /** What it adds to the board: what the first queen attacks. */
  get view(): Partial<BoardView> {
    const { geometry, position } = this.#freePlay.session;
    const [queen, ...others] = position.queens;
    const isTold = this.#words !== undefined && this.caption !== undefined;
    if (!isTold || queen === undefined || others.length > 0) return {};
    return { underlay: drawAttacks(queen, geometry) };
  }

  /** Announces what is said, once. */
  announce(): void {
    const words = this.caption?.words;
    if (words && words !== this.#told) this.#host.dispatchEvent(new AnnounceEvent(words));
    this.#told = words;
  }

  #count(): void {
    this.#most = Math.max(this.#most, this.#freePlay.session.position.queens.length);
  }

  get #words(): string | undefined {
    const { position, verdict } = this.#freePlay.session;
    const { queens } = position;
    if (queens.length < this.#most || verdict.conflicts.length > 0) return undefined;
    const isDead = !SOLUTIONS.some((solution) => queens.every((queen) => solution.includes(queen)));
    if (isDead) return `${deadEndWords()}${msg('.')}`;
    if (queens.length === 1) return attackWords();
    return queens.length === 2 && readSettings().stars ? lineWords() : undefined;
  }

  /** Begins, unless somebody has played here already: settings may never have been stored. */
  async #begin(): Promise<void> {
    if (!hasStoredSettings() && (await this.#isKnown())) {
      goOn();
      return;
    }
    // From now on it is known that this is not the first visit.
    writeSettings({ taught: false });
    this.#begun = true;
    this.#host.requestUpdate();
  }

  async #isKnown(): Promise<boolean> {
    const progress = await this.#freePlay.progress;
    const { value: sizes, isWhole } = await loadEverySize(progress);
    // Somebody may have played of whom nothing can be read.
    if (!isWhole || sizes.some(({ size }) => size !== FIRST_BOARD)) return true;
    const { game } = await progress.loadBoard(NEXT_BOARD);
    return game.history.past.length > 0;
  }
}

/** To the board that follows, and no more captions. */
export function goOn(): void {
  writeSettings({ taught: true });
  location.hash = playAddress(NEXT_BOARD);
}

/** Whether anything was ever chosen or remembered here, as far as the browser says. */
function hasStoredSettings(): boolean {
  try {
    return localStorage.getItem(SETTINGS_KEY) !== null;
  } catch {
    return true;
  }
}

import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { playAddress } from '../../core/routes/addresses.ts';
import { loadEverySize } from '../../progress/solutions/every-size.ts';
import { readSettings, SETTINGS_KEY, writeSettings } from '../../progress/settings/settings.ts';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import { attackStyles, drawAttacks } from '../../ui/drawing/attacks.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { attackWords, deadEndWords, lineWords } from '../../ui/help/first-words.ts';
import type { NtPlay } from '../play.ts';
import type { FreePlay } from '../frame/free-play.ts';
import { isReloaded } from './is-reloaded.ts';
import type { Caption } from '../frame/status-lines.ts';

/** The size of a new player's first board, and of the next one. */
const FIRST_BOARD = 4;
export const NEXT_BOARD = 8;

const styles = css`
  .skip {
    /* The tap area extends above and below the line, where nothing else is. */
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
 * The captions for a new player on the first board: after the first queen, what it attacks; after the second, what the
 * small lines mean; and if the board cannot be completed, that it cannot. While fewer queens stand than before, there
 * is no caption. The first find ends the captions (`find-celebration.ts`), and so do Skip and another board.
 */
export class FirstMinute {
  readonly #screen: NtPlay;
  readonly #freePlay: FreePlay;
  #begun = false;
  /** The largest number of queens that were on the board at once. */
  #most = 0;
  #told: string | undefined;

  /** @param isLink True if the player came to this board by a link; there are no captions then. */
  constructor(screen: NtPlay, freePlay: FreePlay, isLink: boolean) {
    this.#screen = screen;
    this.#freePlay = freePlay;
    this.#count();
    freePlay.subscribe(() => this.#count());
    adoptStyles(screen, styles);
    screen.board.adopt(attackStyles);
    if (isLink && !isReloaded()) writeSettings({ taught: true });
    else void this.#begin();
  }

  /** The caption under the board; `undefined` before the start, on another board and on a finished one. */
  get caption(): Caption | undefined {
    const { size, session } = this.#freePlay;
    if (!this.#begun || size !== FIRST_BOARD || session.verdict.solved) return undefined;
    return {
      words: this.#words,
      skip: html`<button class="skip" @click=${goOn}>${msg('Skip')}</button>`,
    };
  }

  /** Changes to the board's view: the squares that the first queen attacks. */
  get view(): Partial<BoardView> {
    const { geometry, position } = this.#freePlay.session;
    const [queen, ...others] = position.queens;
    const isTold = this.#words !== undefined && this.caption !== undefined;
    if (!isTold || queen === undefined || others.length > 0) return {};
    return { underlay: drawAttacks(queen, geometry) };
  }

  /** Announces the words of the caption, unless they were the last announced. */
  announce(): void {
    const words = this.caption?.words;
    if (words && words !== this.#told) this.#screen.dispatchEvent(new AnnounceEvent(words));
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

  /** Starts the captions, unless the player is not new: stored games count, as settings may never have been stored. */
  async #begin(): Promise<void> {
    if (!hasStoredSettings() && (await this.#isKnown())) {
      goOn();
      return;
    }
    // Stores a setting: without one, the next visit would look for stored games.
    writeSettings({ taught: false });
    this.#begun = true;
    this.#screen.requestUpdate();
  }

  async #isKnown(): Promise<boolean> {
    const { progress } = this.#freePlay;
    const { value: sizes, isWhole } = await loadEverySize(progress);
    // If not everything can be read, the player may not be new.
    if (!isWhole || sizes.some(({ size }) => size !== FIRST_BOARD)) return true;
    const { game } = await progress.loadBoard(NEXT_BOARD);
    return game.history.past.length > 0;
  }
}

/** Ends the captions for good and goes to the next board. */
export function goOn(): void {
  writeSettings({ taught: true });
  location.hash = playAddress(NEXT_BOARD);
}

/** Returns true if settings are stored, or if the browser denies access to the storage. */
function hasStoredSettings(): boolean {
  try {
    return localStorage.getItem(SETTINGS_KEY) !== null;
  } catch {
    return true;
  }
}

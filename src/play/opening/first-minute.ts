import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { playAddress } from '../../core/routes/addresses.ts';
import { loadEverySize } from '../../progress/solutions/every-size.ts';
import { readSettings, SETTINGS_KEY, writeSettings } from '../../progress/settings/settings.ts';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import { attackStyles, drawAttacks } from '../../ui/drawing/attacks.ts';
import { isFree, type BoardView } from '../../ui/board/grid/board-view.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { attackWords, shadeWords } from '../../ui/help/first-words.ts';
import { pips } from '../../game/screen/pips.ts';
import { gone, hintStyles, struck, supposedQueen } from '../../game/hints/hint-marks.ts';
import { conflictLine } from '../../game/words/conflict-words.ts';
import { sentenceGap } from '../../i18n/sentences.ts';
import type { Move } from '../../core/game/game.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import type { FreePlay } from '../frame/free-play.ts';
import { isReloaded } from './is-reloaded.ts';
import { wayOn, type WayOn } from './way-on.ts';

/** The size of a new player's first board, and of the board after Skip. */
const FIRST_BOARD = 4;
const NEXT_BOARD = 8;

/** One of the two ways on from a corner of the first board: queens, and the row that they attack whole. */
const CORNER = { queens: [0, 6], row: [8, 9, 10, 11] };

const styles = css`
  .skip {
    padding: 0 12px;
    font-size: var(--t-15);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  header.first {
    display: flex;
    justify-content: space-between;
    height: 48px;
    margin: 0;
  }
  .goal {
    flex: none;
    /* With the header above it as tall as the header of a board. */
    min-height: 124px;
    padding: 0 var(--gutter) 14px;
    display: flex;
    align-items: end;
    font: var(--w-bold) var(--f-20);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .insight.lesson p {
    /* Three lines, so that nothing moves. */
    min-height: 4.5rem;
    margin-top: 2px;
    line-height: 1.5rem;
  }
  .tools.few {
    justify-content: space-between;
  }
  .tools.few > .tool {
    flex: none;
    min-width: 84px;
    padding-inline: 14px;
  }
  .tools.few > .tool:not(.hint) {
    background: var(--sunken);
    box-shadow: none;
  }
  :host([first]) {
    --around-board: min(var(--header) + 15rem, 100dvh - 11rem);
  }
  /* Too short for everything at this size of text. */
  @container (max-height: 49.95rem) {
    :host([first]) {
      --header: 110px;
    }
    .goal {
      min-height: 62px;
      padding-bottom: 10px;
    }
  }
  /* Text so large that Undo and Hint would be below the window. */
  @container (max-height: 30rem) and (orientation: portrait) {
    :host([first]) {
      --around-board: calc(106px + 13rem);
    }
    .goal {
      font: var(--w-bold) var(--f-15);
    }
  }
  /* Beside the board. */
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    :host([first]) {
      grid-template-rows: repeat(3, max-content) 1fr;
    }
    .goal {
      grid-column: 2;
      min-height: 0;
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host([first]) {
      grid-template-rows: repeat(4, max-content) 1fr;
    }
    header.first {
      height: auto;
    }
    .goal {
      padding: 14px 24px;
    }
  }
`;

/**
 * The first minute of a new player, on a board of 4 × 4: after the first queen, what it attacks; after the second, how
 * attacked squares look. A conflict is said first, and where no square is left, the way back. Hints draw a queen and what it
 * attacks. The first find ends it (`find-celebration.ts`), and so do Skip and another board.
 */
export class FirstMinute {
  readonly #screen: BoardScreen;
  readonly #freePlay: FreePlay;
  #isOver = false;
  /** The number of the sentences that were told, each after one more queen. */
  #told = 0;
  /** True if the last move took a queen back. */
  #tookBack = false;
  /** True from a board without a free square until the queens have a solution again. */
  #isGoingBack = false;
  /** The hint that is shown on this board: squares to avoid, or the way on. */
  #hint: 'corners' | 'way' | undefined;
  /** Aborted by the next move: the sentence of this one no longer holds. */
  #moved = new AbortController();

  /** @param isLink True if the player came to this board by a link; there is no first minute then. */
  constructor(screen: BoardScreen, freePlay: FreePlay, isLink: boolean) {
    this.#screen = screen;
    this.#freePlay = freePlay;
    this.#count(true);
    freePlay.subscribe((change) => {
      if (change.kind !== 'board') return;
      this.#moved.abort();
      this.#moved = new AbortController();
      this.#count(change.by === 'opened');
      const { queens } = freePlay.position;
      this.#tookBack = queens.length < change.before.position.queens.length;
      this.#hint = undefined;
      this.#isGoingBack = this.isOn && this.#way.isBack && (this.#isGoingBack || !this.#hasFree);
      if (change.by !== 'opened' && this.isOn) this.#announce();
    });
    adoptStyles(screen, styles);
    screen.board.adopt(attackStyles);
    screen.board.adopt(hintStyles);
    screen.requestUpdate();
    if (isLink && !isReloaded()) {
      this.#isOver = true;
      writeSettings({ taught: true });
    } else void this.#begin();
  }

  /** True until the first minute is over; it is not on another board or on a solved one. */
  get isOn(): boolean {
    const { size, verdict } = this.#freePlay;
    return !this.#isOver && size === FIRST_BOARD && !verdict.solved;
  }

  /** The queens that are placed, and the sentence below them. */
  get lesson(): TemplateResult {
    const { geometry, position } = this.#freePlay;
    const conflict = conflictLine(geometry.rules, this.#freePlay);
    return html`<section class="insight lesson">
      <div class="row">${pips(position.queens.length, FIRST_BOARD)}</div>
      <p>${conflict ? html`${conflict}<br />` : nothing}<span class="told">${this.#words}</span></p>
    </section>`;
  }

  /**
   * Changes to the board's view: a ring round the queen to take back, the hint, the lines of the first queen, and no
   * attacked squares before they are explained.
   */
  get view(): Partial<BoardView> {
    const { geometry, position } = this.#freePlay;
    const sentence = this.#sentence;
    const stars = this.#told < 2 ? ({ stars: 'off' } as const) : {};
    const back = this.#back;
    if (back !== undefined) return { ...stars, underlay: gone(back, FIRST_BOARD) };
    if (this.#hint === 'corners') {
      const queens = CORNER.queens.map((square) => supposedQueen(square, FIRST_BOARD));
      return {
        ...stars,
        underlay: svg`${queens}${CORNER.row.map((square) => struck(square, FIRST_BOARD))}`,
      };
    }
    if (this.#hint === 'way') {
      const { square } = this.#way;
      const lines = drawAttacks(square, geometry);
      return { ...stars, underlay: svg`${lines}${supposedQueen(square, FIRST_BOARD)}` };
    }
    return sentence === 1
      ? { ...stars, underlay: drawAttacks(position.queens[0]!, geometry) }
      : stars;
  }

  /**
   * Shows what leads on: on an empty board first the squares that do not, then a queen and its lines; a queen to take back
   * has its ring. The next hint makes the move.
   */
  hint(): void {
    const { position } = this.#freePlay;
    const { square, isBack } = this.#way;
    if (this.#hint === 'way' || this.#back !== undefined) {
      const tapped = this.#back ?? square;
      this.#freePlay.play({ kind: 'help', rung: 'place' });
      this.#freePlay.play({ kind: 'toggle', square: tapped });
      return;
    }
    const isFirst = position.queens.length === 0 && !this.#hint;
    this.#freePlay.play({ kind: 'help', rung: isFirst ? 'nudge' : 'where' });
    this.#hint = isFirst ? 'corners' : 'way';
    this.#isGoingBack = isBack;
    this.#screen.requestUpdate();
    this.#announce();
  }

  /** Returns the move that a move of the player is: a queen too many is the newest queen, moved. */
  moveOf(move: Move): Move {
    const { queens } = this.#freePlay.position;
    if (move.kind !== 'toggle' || queens.length < FIRST_BOARD || queens.includes(move.square))
      return move;
    return { kind: 'move', from: queens.at(-1)!, to: move.square };
  }

  get #way(): WayOn {
    return wayOn(this.#freePlay.position.queens, FIRST_BOARD);
  }

  /** True if a square is left that no queen attacks. */
  get #hasFree(): boolean {
    return this.#freePlay.verdict.cover.some((_, square) => isFree(this.#freePlay, square));
  }

  /** The queen that the words name as the one to take back: the newest of a conflict, or one on the way back. */
  get #back(): Square | undefined {
    const [conflict] = this.#freePlay.verdict.conflicts;
    return conflict?.newer ?? (this.#isGoingBack ? this.#way.square : undefined);
  }

  /** Announces the sentence; a conflict is announced with the move. */
  #announce(): void {
    const screen = this.#screen;
    const words = screen.updateComplete.then(() => {
      // Nobody hears a shade.
      if (this.#explainsShade)
        return msg('Each square says which queens attack it, or that it is free.');
      const text = screen.renderRoot.querySelector('.lesson .told')?.textContent ?? '';
      return text.trim().replaceAll(/\s+/g, ' ');
    });
    screen.dispatchEvent(new AnnounceEvent(words, 'notice', this.#moved.signal));
  }

  /** @param isOpened True if the queens stood on a board that was opened: their sentences were told before. */
  #count(isOpened: boolean): void {
    const { position, verdict } = this.#freePlay;
    if (verdict.conflicts.length > 0) return;
    const queens = position.queens.length;
    this.#told = Math.max(this.#told, isOpened ? queens : Math.min(queens, this.#told + 1));
  }

  /** True if the words say how attacked squares look. */
  get #explainsShade(): boolean {
    const isOther = this.#back !== undefined || this.#hint !== undefined || this.#tookBack;
    return this.#sentence === 2 && !isOther;
  }

  /** The number of the sentence to tell now; `undefined` if queens conflict or fewer stand than before. */
  get #sentence(): number | undefined {
    const { position, verdict } = this.#freePlay;
    const isTold = verdict.conflicts.length > 0 || position.queens.length < this.#told;
    return isTold ? undefined : this.#told;
  }

  get #words(): TemplateResult | string {
    const back = this.#back;
    if (back !== undefined) {
      const isLeft = this.#freePlay.verdict.conflicts.length > 0 || this.#hasFree;
      const tap = msg(str`Choose ${squareName(back, FIRST_BOARD)} to take it back.`);
      return isLeft
        ? tap
        : html`<b>${msg('No square is left for queen 4.')}</b>${sentenceGap()}${tap}`;
    }
    if (this.#hint === 'corners')
      return html`<b>${msg('Not in a corner.')}</b
        >${sentenceGap()}${msg('Both ways on from there are dead ends. This is one.')}`;
    if (this.#hint === 'way') return attackWords();
    if (this.#tookBack) return msg('Good. Try another square.', { desc: 'A queen was taken back' });
    switch (this.#sentence) {
      case 1:
        return attackWords();
      case 2:
        return readSettings().stars === 'shade' ? shadeWords() : '';
      default:
        return '';
    }
  }

  /** Goes on to the next board if the player is not new: stored games count, as settings may never have been stored. */
  async #begin(): Promise<void> {
    if (!hasStoredSettings() && (await this.#isKnown())) {
      goOn();
      return;
    }
    // Stores a setting: without one, the next visit would look for stored games.
    writeSettings({ taught: false });
  }

  async #isKnown(): Promise<boolean> {
    const { progress } = this.#freePlay;
    const { value: sizes, isWhole } = await loadEverySize(progress);
    // If not everything can be read, the player may not be new.
    if (!isWhole || sizes.some(({ size }) => size !== FIRST_BOARD)) return true;
    const { game } = await progress.boards.load(NEXT_BOARD);
    return game.history.past.length > 0;
  }
}

/** Ends the first minute for good and goes to the next board. */
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

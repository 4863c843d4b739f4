import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { Position } from '../../core/game/position.ts';
import {
  emptyHouse,
  leadsToEmptyHouse,
  nextForced,
  suppose,
  type Supposed,
} from '../../core/game/supposed.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { clearIcon, markIcon, nextIcon, queenIcon } from '../../ui/drawing/icons.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import type { CommandIn } from '../../ui/keyboard/keymap.ts';
import {
  supposedAnnouncement,
  supposedWords,
  type SupposedWords,
} from '../words/supposed-words.ts';
import type { AnySession } from '../session/session.ts';
import type { BoardScreen } from './board-screen.ts';
import { tool } from './tools.ts';

/** A command on supposed queens. */
type SupposeCommand = CommandIn<'suppose'>;

const NONE: readonly Supposed[] = [];

/**
 * The supposed queens on a screen. They belong to one position and are a state of the screen alone: the game learns
 * only what the player rules out or keeps, and that a queen which followed was help.
 */
export class Supposing {
  readonly #screen: BoardScreen;
  /** The supposed queens; none while the first square is asked for, `undefined` if nothing is supposed. */
  #queens: readonly Supposed[] | undefined;
  /** The position that the queens are supposed on. */
  #position: Position | undefined;
  /** The chosen square that was not free, and the queens on which it was chosen. */
  #refused: { readonly queens: readonly Supposed[]; readonly square: Square } | undefined;
  /** The queens from which none followed when the player asked. */
  #end: readonly Supposed[] | undefined;
  /** The position on which queens that follow were counted as help. */
  #counted: Position | undefined;

  constructor(screen: BoardScreen) {
    this.#screen = screen;
  }

  /** The supposed queens in their order; none once the board has changed. */
  get queens(): readonly Supposed[] {
    return this.isOn ? this.#queens! : NONE;
  }

  /** True while queens are supposed, or the first square is asked for. */
  get isOn(): boolean {
    // Undo may bring the position back, but not what was supposed on it.
    if (this.#position !== this.#screen.session?.position) this.leave();
    return this.#queens !== undefined;
  }

  /** Changes to the board's view by supposed queens. */
  get view(): Partial<BoardView> {
    const { queens } = this;
    const { session, settings } = this.#screen;
    if (!session || session.geometry.mayAttack) return {};
    if (!this.isOn) return { supposed: queens };
    const empty = emptyHouse(session, queens);
    return {
      supposed: queens,
      marking: false,
      swipesMark: false,
      preview: undefined,
      coordinates: settings.coordinates !== 'never',
      ...(empty?.kind === 'region' && { regionsNamed: [empty.index] }),
    };
  }

  /** Supposes a queen on a square, or forgets the one there and those after it; else says that it is not free. */
  choose(square: Square): void {
    const { session, hints } = this.#screen;
    if (!session) return;
    hints?.ladder.close();
    const { queens } = this;
    const next = suppose(session, queens, square);
    if (next !== queens) this.#become(next);
    else if (this.isOn) {
      this.#refused = { queens, square };
      this.#screen.requestUpdate();
      this.#announce(this.#refusal!);
    }
  }

  /** Asks for the first square to suppose a queen on. */
  begin(): void {
    const { session, board, hints } = this.#screen;
    if (!session || this.isOn) return;
    hints?.ladder.close();
    this.#queens = [];
    this.#position = session.position;
    this.#screen.requestUpdate();
    this.#announce(askWords() + msg('.'));
    board.focus();
  }

  /** Forgets the supposed queens without a word, because the player left the board. */
  leave(): void {
    this.#queens = undefined;
  }

  run(command: SupposeCommand): void {
    const { session } = this.#screen;
    const [first] = this.queens;
    if (!session || !this.isOn) return;
    if (command === 'forget') this.#become(NONE);
    else if (first) this.#act(command, session, first);
  }

  #act(command: Exclude<SupposeCommand, 'forget'>, session: AnySession, first: Supposed): void {
    const { queens } = this;
    switch (command) {
      case 'then':
        this.#unfold();
        break;
      case 'back':
        this.#become(queens.slice(0, -1));
        break;
      case 'rule-out':
        if (this.#canRuleOut)
          session.play({ kind: 'paint', squares: [first.square], marked: true });
        break;
      case 'keep':
        session.play({ kind: 'place', squares: squaresByHand(queens) });
        break;
    }
  }

  /** Supposes the queen that follows, which counts once a board as help. */
  #unfold(): void {
    const { queens } = this;
    const session = this.#screen.session!;
    const { position } = session;
    const next = nextForced(session, queens);
    if (next) {
      if (this.#counted !== position) session.play({ kind: 'help', rung: 'why' });
      this.#counted = position;
      this.#become([...queens, next]);
    } else if (!this.#isOver) {
      this.#end = queens;
      this.#screen.requestUpdate();
      this.#announce(this.#words.text);
    }
  }

  /** True if nothing can follow: nothing is supposed yet, a house has no square left, or all queens stand. */
  get #isOver(): boolean {
    const { session } = this.#screen;
    const { queens } = this;
    return (
      queens.length === 0 ||
      emptyHouse(session!, queens) !== undefined ||
      session!.position.queens.length + queens.length === session!.geometry.rules.shape.rows
    );
  }

  /** True if the supposed queens leave a house without a square, and the first alone does so in the end. */
  get #isFirstWrong(): boolean {
    const session = this.#screen.session!;
    const { queens } = this;
    return (
      emptyHouse(session, queens) !== undefined && leadsToEmptyHouse(session, queens.slice(0, 1))
    );
  }

  get #canRuleOut(): boolean {
    return squaresByHand(this.queens).length === 1 || this.#isFirstWrong;
  }

  get #words(): SupposedWords {
    const { queens } = this;
    const words =
      queens.length === 0
        ? { title: askWords(), text: '' }
        : supposedWords(this.#screen.session!, queens, {
            isAtEnd: this.#end === queens,
            isFirstWrong: this.#isFirstWrong,
          });
    const refusal = this.#refusal;
    return refusal === undefined ? words : { title: words.title, text: refusal };
  }

  /** The answer to a chosen square that is not free, until another is chosen. */
  get #refusal(): string | undefined {
    if (this.#refused?.queens !== this.queens) return undefined;
    const { geometry, position } = this.#screen.session!;
    const { shape } = geometry.rules;
    const { square } = this.#refused;
    const name = squareNameOn(square, shape);
    const queens = [...position.queens, ...this.queens.map((queen) => queen.square)];
    const attacker = queens.find((queen) =>
      geometry.attacks(queen).some((attacked) => attacked.square === square),
    );
    return attacker === undefined || queens.includes(square)
      ? msg(str`${name} isn’t free.`)
      : msg(str`${name} isn’t free: ${squareNameOn(attacker, shape)} rules it out.`);
  }

  #become(queens: readonly Supposed[]): void {
    const session = this.#screen.session!;
    this.#queens = queens.length > 0 ? queens : undefined;
    this.#position = session.position;
    this.#screen.requestUpdate();
    if (queens.length === 0) {
      const placed = plural(
        session.position.queens.length,
        msg('# placed.', { id: 'queens-placed', desc: 'Queens' }),
      );
      this.#announce(joinSentences([msg('Cancelled.'), placed]));
    } else if (emptyHouse(session, queens)) {
      const { title, text } = this.#words;
      this.#announce(joinSentences([title + msg('.'), text]), 'conflict');
    } else this.#announce(supposedAnnouncement(session, queens));
  }

  #announce(text: string, kind: 'move' | 'conflict' = 'move'): void {
    this.#screen.dispatchEvent(new AnnounceEvent(text, kind));
  }

  /**
   * Draws the words on the supposed queens, in the place of the status under the board.
   * @param row The row above them; left out if there is none.
   */
  status(row?: unknown): TemplateResult {
    const { title, text, more } = this.#words;
    const isWrong = emptyHouse(this.#screen.session!, this.queens) !== undefined;
    return html`<section class="insight thinking">
      ${row === undefined ? nothing : html`<div class="row">${row}</div>`}
      <div class="line">
        <p>
          <b class=${isWrong ? 'wrong' : ''}>${title}</b>
          <span
            >${text}${more === undefined ? nothing : html` <span class="more-words">${more}</span>`}</span
          >
        </p>
      </div>
    </section>`;
  }

  /** Draws what stands in the place of the tools. */
  get tools(): TemplateResult {
    const run = (command: SupposeCommand) => () => this.run(command);
    const look = this.#isFirstWrong ? 'hot' : '';
    return html`<div class="tools" role="toolbar" aria-label=${msg('Tried queens')}>
      <div class="group">
        ${tool(clearIcon, msg('Cancel', { id: 'cancel-try', desc: 'A button: take the tried queens away' }), true, run('forget'))}
        ${tool(markIcon, msg('Cross out'), this.#canRuleOut, run('rule-out'), look)}
        ${tool(queenIcon, msg('Keep'), this.queens.length > 0, run('keep'))}
      </div>
      ${tool(nextIcon, msg('What then?'), !this.#isOver, run('then'), 'hint')}
    </div>`;
  }
}

function askWords(): string {
  return msg('Choose the square to try');
}

function squaresByHand(queens: readonly Supposed[]): readonly Square[] {
  return queens.flatMap(({ square, house }) => (house ? [] : square));
}

import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page.ts';
import type { Square } from '../../core/board/square.ts';
import { canFind } from '../../core/game/attempt.ts';
import type { Day } from '../../core/days/day.ts';
import type { Move } from '../../core/game/game.ts';
import type { Puzzle, PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import { puzzleAddress, puzzlesAddress } from '../../core/routes/addresses.ts';
import { challengeQuery, type Challenge } from '../../core/routes/challenge.ts';
import { Mistakes } from '../../game/checks/mistakes.ts';
import { BoardScreen } from '../../game/screen/board-screen.ts';
import type { Hints } from '../../game/screen/hints.ts';
import { endTools, endToolsStyles } from '../../game/screen/end-tools.ts';
import { conflictTag, pips } from '../../game/screen/pips.ts';
import { tapMove } from '../../game/screen/tap-move.ts';
import { checkStatus } from '../../game/screen/check-status.ts';
import { moreMenuStyles } from '../../game/screen/more-menu.ts';
import { status, statusAction, type StatusLine } from '../../game/screen/status.ts';
import { tools } from '../../game/screen/tools.ts';
import { viewOf } from '../../game/screen/view-of.ts';
import { pageClocks } from '../../game/session/clocks.ts';
import { search } from '../../game/session/search.ts';
import type { BoardChange, JudgedPosition } from '../../game/session/session.ts';
import { conflictLine, regionsInConflict } from '../../game/words/conflict-words.ts';
import { plural } from '../../i18n/format.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { AddressEvent } from '../../ui/address-event.ts';
import '../../ui/board/board.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type {
  MoveQueenEvent,
  PaintMarksEvent,
  SupposeQueenEvent,
  ToggleQueenEvent,
} from '../../ui/board/grid/events.ts';
import { PuzzleRenderer } from '../../ui/board/regions/puzzle-renderer.ts';
import { modalOver } from '../../ui/dialogs/modal-over.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { untilUncovered } from '../../ui/dialogs/uncovered-time.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { afterPaint, isVisible } from '../../ui/scheduling/tasks.ts';
import {
  PuzzleGame,
  type FindAnswer,
  type PuzzleGameChange,
  type PuzzleOutcome,
} from '../game/puzzle-game.ts';
import { tableLeast } from '../guard-table/guard-table-cell.ts';
import { NtGuideDialog } from '../rules/guide-dialog.ts';
import { ruleAside } from '../rules/rule-card.ts';
import { ruleIconOf, shownKindOf } from '../shared/kinds/kinds.ts';
import type { Origin } from '../shared/puzzle-words.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { goalButton } from '../solved/goal.ts';
import type { PuzzleCelebration } from '../solved/puzzle-celebration.ts';
import { NtChallenge } from './challenge-dialog.ts';
import { isTimeShown, showTime } from './clock-choice.ts';
import './play-clock.ts';
import { PuzzleActions } from './puzzle-actions.ts';
import {
  announceDamage,
  announceOpened,
  announcePieces,
  announcePuzzleChange,
} from './puzzle-announcements.ts';
import { puzzleBar } from './puzzle-bar.ts';
import { checkOf } from './puzzle-hints.ts';
import { puzzlePlayStyles } from './puzzle-play.styles.ts';
import { Refusals } from './refusals.ts';

/** Windows with room for the rule as a card, with the keys. */
const WIDE = matchMedia('(min-width: 900px) and (min-height: 600px)');

/**
 * @summary The screen where a puzzle is played.
 *
 * @fires nt-address - The puzzle's address.
 * @fires nt-announce - A sentence for screen readers.
 * @fires nt-notice - A sentence that needs more than the line under the board.
 */
@customElement('nt-puzzle-play')
export class NtPuzzlePlay extends BoardScreen<PuzzleCelebration> {
  static override styles = [puzzlePlayStyles, endToolsStyles, moreMenuStyles, keyRowStyles];

  /** The puzzle, which was checked. */
  @property({ attribute: false }) played!: PlayedPuzzle;
  @property() origin: Origin;
  @property({ attribute: false }) challenge: Challenge | undefined;
  /** The kind whose guide is offered until the first move; `undefined` if the player knows it. */
  @property({ attribute: false }) newKind: PuzzleKind | undefined;
  /** Resolves once the guide of the kind is open, if it is shown before the puzzle. */
  @property({ attribute: false }) guided!: () => Promise<void>;
  /** Makes another puzzle of the last choice of Endless. */
  @property({ attribute: false }) oneMore!: () => void;

  @state() game: PuzzleGame | undefined;
  @state() private timeShown = isTimeShown();
  /** The hints, once they were needed. */
  @state() hints: Hints | undefined;

  /** The days, once a puzzle of a day is solved; `null` if they cannot be read. */
  readonly days = new LiveQuery(this, {
    source: puzzles,
    kinds: ['results'],
    read: async (from) =>
      this.game?.ofDay && this.game.session.verdict.solved
        ? ((await from.results.days()) ?? null)
        : undefined,
  });
  protected readonly actions = new PuzzleActions(this);
  readonly #refusals = new Refusals(this);
  /** The mistakes on the board, while a puzzle is open. */
  mistakes: Mistakes | undefined;
  /** Aborts when the screen leaves the page. */
  #listening = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.#listening = new AbortController());
    addEventListener('nt-uncovered', () => this.#followTime(), { signal });
    WIDE.addEventListener('change', () => this.requestUpdate(), { signal });
    if (this.hasUpdated) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
    this.#listening.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('played') && changed.get('played')?.name !== this.played.name) {
      void this.#open();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The player followed another link to the open puzzle.
    if (changed.has('challenge') && !changed.has('played')) this.#tellChallenge();
  }

  get session(): PuzzleGame['session'] | undefined {
    return this.game?.session;
  }

  get today(): Day {
    return this.actions.today.day;
  }

  /** The address that Back and Escape lead to. */
  get backAddress(): string {
    const { game, origin, today } = this;
    if (game?.tableBoard !== undefined) return puzzlesAddress('guard-table');
    if (origin === 'own') return puzzlesAddress('own');
    const day = game?.ofDay?.day;
    return puzzlesAddress(day === today ? undefined : day);
  }

  /** Plays a move of the player, or says why it cannot be played; none while a queen is supposed. */
  play(move: Move): void {
    const { game } = this;
    if (!game || this.supposing.isOn) return;
    const { position } = game.session;
    this.#refusals.forget();
    game.play(move);
    if (game.session.position === position) this.#refusals.refuse(move);
  }

  #tap({ session, isFull }: PuzzleGame, square: Square): void {
    if (this.supposing.isOn) this.supposing.choose(square);
    else this.play(tapMove({ kind: 'toggle', square }, session, this.settings, isFull));
  }

  lookBack(): void {
    void this.actions.lookBack();
  }

  /** Shows or hides the time of play, also from now on. */
  toggleTime(): void {
    this.timeShown = !this.timeShown;
    showTime(this.timeShown);
  }

  async #open(): Promise<void> {
    this.#close();
    // An open dialog is about the previous puzzle.
    modalOver(this.renderRoot)?.close();
    const { played } = this;
    const { signal } = this.#listening;
    const findAnswer: FindAnswer = (puzzle) =>
      search(
        this,
        (options) => puzzleSolver.answer(puzzle, puzzle.givens, options),
        signal,
        () => msg('No reply came. Please try again.'),
      );
    const game = new PuzzleGame(puzzles, pageClocks, played, findAnswer, hardestOf);
    game.session.marksAttacked = () => this.settings.autoMarks;
    game.session.setShown(isVisible());
    game.subscribe((change) => this.#onChange(change));
    this.game = game;
    this.mistakes = new Mistakes(this, game.session, checkOf(game));
    const address = puzzleAddress(played.name) + challengeQuery(this.challenge);
    this.dispatchEvent(new AddressEvent(address));
    await game.open();
    await this.updateComplete;
    await afterPaint();
    // A dialog is read before the puzzle under it.
    await this.guided();
    if (this.game === game) this.#tellChallenge();
    await untilUncovered();
    if (this.game !== game) return;
    if (document.activeElement === document.body) {
      // A screen reader stops speaking when the focus moves, so the words come after it.
      await this.board.focusOn(this.board.focusedSquare);
      if (this.game !== game) return;
    }
    announceOpened(this, game);
    if (this.origin === 'code') announcePieces(this, game);
  }

  /** Shows the result of a friend, unless the puzzle is begun. */
  #tellChallenge(): void {
    const { challenge, game } = this;
    if (challenge && game && !game.isBegun) {
      openModal(this.renderRoot, NtChallenge, { challenge });
    }
  }

  #close(): void {
    this.endCelebration();
    this.hints?.end();
    this.hints = undefined;
    this.mistakes?.end();
    this.mistakes = undefined;
    this.#refusals.forget();
    this.game?.end();
    this.game = undefined;
  }

  #onChange(change: PuzzleGameChange): void {
    this.requestUpdate();
    if (change.kind === 'board') void this.#onBoard(change.by, change.before);
    else if (change.kind === 'damaged') announceDamage(this);
    else if (change.kind === 'past') void this.#showEnd(change.ending);
    else if (change.position === this.game?.session.position) {
      void this.#showEnd(change.result);
    }
  }

  async #onBoard(by: BoardChange, before: JudgedPosition): Promise<void> {
    const game = this.game!;
    const { position, verdict } = game.session;
    this.endCelebration();
    this.#refusals.forget();
    await afterPaint();
    this.#followTime();
    if (by === 'opened') return;
    await announcePuzzleChange(this, this.settings, game, {
      by,
      before,
      after: { position, verdict },
    });
  }

  async #showEnd(ending: PuzzleOutcome): Promise<void> {
    this.#followTime();
    await this.actions.celebrate(this.game!, ending, ending.isPast === true);
  }

  protected override setShown(isShown: boolean): void {
    super.setShown(isShown);
    this.#followTime();
  }

  #followTime(): void {
    this.renderRoot.querySelector('nt-play-clock')?.follow();
  }

  #statusLine(game: PuzzleGame): StatusLine {
    const answer = checkStatus(this.mistakes);
    if (answer) return answer;
    const words = this.#refusals.words;
    if (words) return { words, action: this.hints?.wayBack };
    return (
      this.#guideOffer(game) ?? {
        words: progressLine(game, this.timeShown),
        action: this.hints?.wayBack,
      }
    );
  }

  #guideOffer({ isBegun }: PuzzleGame): StatusLine | undefined {
    const kind = this.newKind;
    if (!kind || isBegun) return undefined;
    const show = (): void => {
      this.newKind = undefined;
      openModal(this.renderRoot, NtGuideDialog, { kind });
    };
    return {
      words: msg('New to this?'),
      action: statusAction(msg('Learn it in three taps'), show, 'ask'),
    };
  }

  #viewOf(game: PuzzleGame): BoardView {
    return {
      ...viewOf(game.session, this.settings, this.marking),
      regionsNamed: regionsInConflict(game.session.geometry.rules, game.session),
      ...this.mistakes?.view,
      ...this.hints?.view,
      ...this.supposing.view,
      ...this.actions.ended?.solvedView,
      ...this.celebration?.view,
    };
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, played } = this;
    if (!game) return nothing;
    const { session, tableBoard } = game;
    const { rules } = session.geometry;
    const isOfTable = tableBoard !== undefined;
    return html`
      ${puzzleBar(this, game, this.actions, this.timeShown)}
      <button class="rule" aria-haspopup="dialog" @click=${() => this.actions.showRule()}>
        ${icon(ruleIconOf(rules), 22)}<span>${shownKindOf(rules).ruleLine(played, isOfTable)}</span>
      </button>
      ${WIDE.matches ? ruleAside(played) : nothing}
      <nt-board
        .surface=${PuzzleRenderer}
        .view=${this.#viewOf(game)}
        @nt-toggle-queen=${({ square }: ToggleQueenEvent) => this.#tap(game, square)}
        @nt-suppose-queen=${({ square }: SupposeQueenEvent) => this.supposing.choose(square)}
        @nt-move-queen=${({ from, to }: MoveQueenEvent) => this.play({ kind: 'move', from, to })}
        @nt-paint-marks=${({ squares, marked }: PaintMarksEvent) =>
          this.play({ kind: 'paint', squares, marked })}
      ></nt-board>
      ${this.#renderStatus(game)} ${this.#renderTools(game)} ${this.hints?.sheet}
      ${this.celebration?.parts}
    `;
  }

  #renderStatus(game: PuzzleGame): TemplateResult {
    const { session, tableBoard, total } = game;
    const { conflicts, solved } = session.verdict;
    const isFound = solved && canFind(session.attempt);
    const placed = session.position.queens.length;
    const row = html`${tableBoard === undefined ? pips(placed, total!, isFound) : leastTag(tableBoard)}
    ${conflicts.length > 1 ? conflictTag(conflicts.length) : nothing}
    ${
      isFound
        ? nothing
        : html`<nt-play-clock
            .read=${() => session.elapsed}
            ?shown=${this.timeShown}
            .toggle=${() => this.toggleTime()}
          ></nt-play-clock>`
    }`;
    if (this.supposing.isOn) return this.supposing.status(row);
    // The sheet says how it was solved.
    return status(row, this.celebration ? {} : this.#statusLine(game));
  }

  /** Draws the tools; below a solved board, the ways on in their place. */
  #renderTools({ session }: PuzzleGame): TemplateResult | typeof nothing {
    if (this.supposing.isOn) return this.supposing.tools;
    // The sheet has the ways on.
    if (this.celebration?.isSettled) return nothing;
    const ended = this.celebration ? undefined : this.actions.ended;
    if (ended) {
      return endTools(
        html`<button class="button outline" @click=${() => void this.actions.showResult()}>
            ${msg('Result')}
          </button>
          ${goalButton(ended.goal)}`,
      );
    }
    return tools(msg('Puzzle tools'), session.game, this.marking, {
      play: (kind) => this.play({ kind }),
      toggleMarking: () => (this.marking = !this.marking),
      check: () => void this.actions.check(),
      hint: () => void this.actions.hint(),
    });
  }
}

/** Finds the hardest technique of a puzzle. A failure is not reported, because nothing waits for it. */
async function hardestOf(puzzle: Puzzle): Promise<Technique | undefined> {
  const { signal } = new AbortController();
  const reply = await replyTo(puzzleSolver.hardest(puzzle, { signal }), signal);
  return reply.kind === 'answered' ? reply.answer : undefined;
}

/** Draws the tag of a board of the Guard table, in place of the queens that are left: the board allows any number. */
function leastTag(shape: string): TemplateResult | typeof nothing {
  const least = tableLeast(shape);
  if (least === undefined) return nothing;
  return html`<span class="tag"
    >${plural(least, msg('needs #', { id: 'board-needs', desc: 'A board needs so many queens' }))}</span
  >`;
}

/** Returns the line under the board: a conflict, else the progress; of a solved board the time, unless it is hidden. */
function progressLine(
  { session, counts, tableBoard }: PuzzleGame,
  timeShown: boolean,
): TemplateResult | string {
  const { rules, squares } = session.geometry;
  const wrong = conflictLine(rules, session);
  if (wrong) return wrong;
  if (session.attempt.by === 'reveal') {
    return msg('Solution revealed. Clear the board to solve it yourself.');
  }
  if (!session.verdict.solved) return shownKindOf(rules).progress?.(counts) ?? '';
  if (tableBoard !== undefined) {
    return emphasized(plural(squares, msg('*Solved.* All {# square is|# squares are} guarded.')));
  }
  return timeShown && session.elapsed > 0
    ? emphasized(msg(str`*Solved* in ${durationOf(session.elapsed)}`))
    : html`<b>${msg('Solved', { id: 'puzzle-solved', desc: 'The state of a puzzle' })}</b>`;
}

import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page-puzzles.ts';
import { canFind } from '../../core/game/attempt.ts';
import type { Day } from '../../core/days/day.ts';
import type { Move } from '../../core/game/game.ts';
import { kindOf, type Puzzle, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import { puzzleAddress, puzzlesAddress } from '../../core/routes/addresses.ts';
import { challengeQuery, type Challenge } from '../../core/routes/challenge.ts';
import { Mistakes } from '../../game/checks/mistakes.ts';
import type { HintLadder } from '../../game/hints/hint-ladder.ts';
import { announceChange } from '../../game/screen/announcements.ts';
import { BoardScreen, type Commands } from '../../game/screen/board-screen.ts';
import type { Hints } from '../../game/screen/hints.ts';
import { endTools, endToolsStyles } from '../../game/screen/end-tools.ts';
import { conflictTag, pips } from '../../game/screen/pips.ts';
import { checkStatus } from '../../game/screen/check-status.ts';
import { moreMenuStyles } from '../../game/screen/more-menu.ts';
import {
  status,
  statusAction,
  stuckAnnouncement,
  stuckStatus,
  type StatusLine,
} from '../../game/screen/status.ts';
import { tools } from '../../game/screen/tools.ts';
import { viewOf } from '../../game/screen/view-of.ts';
import { pageClocks } from '../../game/session/clocks.ts';
import { search } from '../../game/session/search.ts';
import type { BoardChange, JudgedPosition } from '../../game/session/session.ts';
import { conflictLine, regionsInConflict } from '../../game/words/conflict-words.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { AddressEvent } from '../../ui/address-event.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { PuzzleRenderer } from '../../ui/board/regions/puzzle-renderer.ts';
import { modalOver } from '../../ui/dialogs/modal-over.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { untilUncovered } from '../../ui/dialogs/uncovered-time.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { focusedElement } from '../../ui/keep-focus.ts';
import { KEYMAP } from '../../ui/keyboard/keymap.ts';
import { keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { WhileConnected } from '../../ui/while-connected.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { afterPaint, isVisible } from '../../ui/scheduling/tasks.ts';
import {
  PuzzleSession,
  type FindAnswer,
  type PuzzleChange,
  type PuzzleOutcome,
} from '../game/puzzle-session.ts';
import { CurrentDay } from '../day/current-day.ts';
import { sharePuzzle } from '../game/share-puzzle.ts';
import { NtGuideDialog } from '../rules/guide-dialog.ts';
import { isOtherRule, noteRule } from '../rules/last-rule.ts';
import { NtRuleDialog, ruleAside } from '../rules/rule-card.ts';
import { ruleIconOf, shownKindOf } from '../shared/kinds/kinds.ts';
import { toBeatWords } from '../shared/challenge-words.ts';
import { originWords, type Origin } from '../shared/puzzle-words.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { spokenTime } from '../shared/spoken-time.ts';
import { goalButton } from '../solved/goal.ts';
import { PuzzleCelebration } from '../solved/puzzle-celebration.ts';
import { isTimeShown, showTime } from './clock-choice.ts';
import './play-clock.ts';
import { askToShow, lookBack, startOver, type PuzzleCommand } from './puzzle-actions.ts';
import {
  announceDamage,
  announcePieces,
  announceRegion,
  openedWords,
} from './puzzle-announcements.ts';
import { puzzleBar } from './puzzle-bar.ts';
import { checkOf, puzzleHints } from './puzzle-hints.ts';
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
export class NtPuzzlePlay extends BoardScreen<PuzzleCelebration, PuzzleCommand> {
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

  @state() session: PuzzleSession | undefined;
  @state() private timeShown = isTimeShown();
  /** The hints, once they were needed. */
  @state() hints: Hints | undefined;

  /** The days, once a puzzle of a day is solved; `null` if they cannot be read. */
  readonly days = new LiveQuery(this, {
    source: puzzles,
    kinds: ['results'],
    read: async (from) =>
      this.session?.ofDay && this.session.verdict.solved
        ? ((await from.results.days()) ?? null)
        : undefined,
  });
  readonly #today = new CurrentDay(this);
  readonly #refusals = new Refusals(this, () => this.session);
  /** The mistakes on the board, while a puzzle is open. */
  mistakes: Mistakes | undefined;
  /** The board that was finished last, and its celebration. */
  #finished: { readonly position: object; readonly celebration: PuzzleCelebration } | undefined;
  /** Aborted when the screen leaves the page. */
  #connected!: AbortSignal;

  protected override readonly sayTime = (): void => {
    this.dispatchEvent(new AnnounceEvent(spokenTime(this.session!.elapsed)));
  };
  protected readonly keys = KEYMAP.puzzle.keys;
  protected readonly commands: Commands<PuzzleCommand> = {
    ...this.boardCommands,
    hint: () => this.#hint(),
    check: () => this.mistakes?.check(),
    reveal: () => askToShow(this, this.session!),
    'look-back': () => lookBack(this, this.session!),
    'start-over': () => startOver(this, this.session!),
    share: () => sharePuzzle(this, this.played),
    rule: () => openModal(this.renderRoot, NtRuleDialog, { rules: this.played.puzzle.rules }),
    guide: () => {
      if (this.session!.geometry.seesAll) return this.run('next-free');
      announceRegion(this, this.session!, this.board.focusedSquare);
      return true;
    },
    time: () => this.#toggleTime(),
    'say-time': () => this.sayTime(),
    result: () => this.#showResult(),
    next: () => {
      this.#ended?.goOn();
      return this.#ended !== undefined;
    },
    close: () => {
      if (!this.closeSheet()) location.hash = this.#backAddress;
    },
  };

  constructor() {
    super();
    new WhileConnected(this, (signal) => {
      this.#connected = signal;
      addEventListener('nt-uncovered', () => this.#followTime(), { signal });
      WIDE.addEventListener('change', () => this.requestUpdate(), { signal });
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('played') && changed.get('played')?.name !== this.played.name) {
      void this.#open();
    } else if (changed.has('challenge') && this.challenge) {
      // A link to the open puzzle changes nothing else.
      this.dispatchEvent(new AnnounceEvent(sentenceOf(toBeatWords(this.challenge))));
    }
  }

  get today(): Day {
    return this.#today.day;
  }

  /** The address that Back and Escape lead to. */
  get #backAddress(): string {
    const { session, origin, today } = this;
    if (origin === 'own' || origin === 'picture') return puzzlesAddress(origin);
    const day = session?.ofDay?.day;
    return puzzlesAddress(day === today ? undefined : day);
  }

  protected override refused(move: Move): void {
    this.#refusals.refuse(move);
  }

  /** The celebration of the board, if the board is finished; also after its sheet was closed. */
  get #ended(): PuzzleCelebration | undefined {
    const { position, celebration } = this.#finished ?? {};
    return this.session?.position === position ? celebration : undefined;
  }

  async #hint(): Promise<void> {
    // A solved board has no next step: its sheet says how to go on.
    if (this.celebration) return;
    if (this.#ended) {
      await this.#showResult();
      return;
    }
    await this.#ladder.next();
  }

  get #ladder(): HintLadder {
    return (this.hints ??= puzzleHints(this, this.session!)).ladder;
  }

  /** Shows the result of a finished board again. */
  async #showResult(): Promise<void> {
    if (this.#ended) await this.#celebrate(this.#ended.outcome, true);
  }

  /** @param isPast True if there is nothing new to celebrate. */
  async #celebrate(outcome: PuzzleOutcome, isPast: boolean): Promise<void> {
    const session = this.session!;
    const celebration = new PuzzleCelebration(this, session, outcome, isPast);
    this.#finished = { position: session.position, celebration };
    this.celebration = celebration;
    await celebration.play();
  }

  /** Shows or hides the time of play, also from now on. */
  #toggleTime(): void {
    this.timeShown = !this.timeShown;
    showTime(this.timeShown);
  }

  async #open(): Promise<void> {
    this.#close();
    // An open dialog is about the previous puzzle.
    modalOver(this.renderRoot)?.close();
    const { played } = this;
    const signal = this.#connected;
    const findAnswer: FindAnswer = (puzzle) =>
      search(this, (options) => puzzleSolver.answer(puzzle, puzzle.givens, options), signal);
    const session = new PuzzleSession(puzzles, pageClocks, played, findAnswer, hardestOf);
    session.marksAttacked = () => this.settings.autoMarks;
    session.setShown(isVisible());
    session.subscribe((change) => this.#onChange(change));
    this.session = session;
    this.mistakes = new Mistakes(this, session, checkOf(session));
    const address = puzzleAddress(played.name) + challengeQuery(this.challenge);
    this.dispatchEvent(new AddressEvent(address));
    await session.open();
    await this.updateComplete;
    await afterPaint();
    // A dialog is read before the puzzle under it.
    await this.guided();
    await untilUncovered();
    if (this.session !== session) return;
    const focused = focusedElement();
    // A puzzle that is drawn before the frame looks for a start has the focus on its heading.
    const isToFocus = !focused || focused.matches('h1');
    const focus = isToFocus ? this.board.focusOn(this.board.focusedSquare) : Promise.resolve();
    // A screen reader stops speaking when the focus moves, so the words come after it.
    const words = Promise.all([this.#countSolved(), focus]).then(([solved]) =>
      this.session === session ? () => openedWords(session, solved, this.challenge) : '',
    );
    this.dispatchEvent(new AnnounceEvent(words));
    if (this.origin === 'code' || this.origin === 'picture') announcePieces(this, session);
  }

  /** Counts the solved puzzles of the kind that is open. */
  async #countSolved(): Promise<number> {
    const kind = kindOf(this.played.puzzle.rules);
    const figures = await puzzles.results.statistics();
    return (figures?.byDifficulty ?? [])
      .filter((figure) => figure.kind === kind)
      .reduce((sum, { solved }) => sum + solved, 0);
  }

  #close(): void {
    this.endCelebration();
    this.hints?.end();
    this.hints = undefined;
    this.mistakes?.end();
    this.mistakes = undefined;
    this.#refusals.forget();
    this.session?.end();
    this.session = undefined;
  }

  #onChange(change: PuzzleChange): void {
    this.requestUpdate();
    if (change.kind === 'board') void this.#onBoard(change.by, change.before);
    else if (change.kind === 'damaged') announceDamage(this);
    else if (change.kind === 'past') void this.#showEnd(change.outcome);
    else if (change.position === this.session?.position) {
      void this.#showEnd(change.result);
    }
  }

  async #onBoard(by: BoardChange, before: JudgedPosition): Promise<void> {
    const session = this.session!;
    const { position, verdict } = session;
    this.endCelebration();
    this.#refusals.forget();
    const painted = afterPaint();
    if (by !== 'opened') {
      const after = { position, verdict };
      const progress = (): string =>
        joinSentences([
          shownKindOf(session.geometry.rules).spokenProgress(session.counts),
          session.isStuck ? stuckAnnouncement() : '',
        ]);
      announceChange(this, session, { by, before, after }, painted, progress);
    }
    await painted;
    this.#followTime();
    if (by !== 'opened' && session.isBegun) noteRule(session.geometry.rules);
  }

  async #showEnd(outcome: PuzzleOutcome): Promise<void> {
    this.#followTime();
    await this.#celebrate(outcome, outcome.isPast === true);
  }

  protected override setShown(isShown: boolean): void {
    super.setShown(isShown);
    this.#followTime();
  }

  #followTime(): void {
    this.renderRoot.querySelector('nt-play-clock')?.follow();
  }

  #statusLine(session: PuzzleSession): StatusLine {
    const answer = checkStatus(this.mistakes);
    if (answer) return answer;
    const words = this.#refusals.words;
    if (words) return { words, action: this.hints?.wayBack };
    if (session.isStuck) {
      const stuck = stuckStatus(() => void this.#ladder.answer());
      return { ...stuck, action: this.hints?.wayBack ?? stuck.action };
    }
    return (
      this.#guideOffer(session) ??
      this.#ruleNotice(session) ?? {
        words: progressLine(session, this.timeShown),
        action: this.hints?.wayBack,
      }
    );
  }

  #guideOffer({ isBegun }: PuzzleSession): StatusLine | undefined {
    const kind = this.newKind;
    if (!kind || isBegun) return undefined;
    const show = (): void => {
      this.newKind = undefined;
      openModal(this.renderRoot, NtGuideDialog, { kind });
    };
    return {
      words: msg('New to this?'),
      action: statusAction(msg('Learn it in three steps'), show, 'ask'),
    };
  }

  /** Says the rule of Regions before the first move, if it is not that of the last ones. */
  #ruleNotice({ isBegun, geometry: { rules } }: PuzzleSession): StatusLine | undefined {
    if (isBegun || !isOtherRule(rules)) return undefined;
    const rule = shownKindOf(rules).ruleAnnouncement?.(rules.sight) ?? '';
    return {
      words: joinSentences([msg('Mind the rule.'), rule]),
      action: statusAction(msg('The rule'), () => this.run('rule')),
    };
  }

  #viewOf(session: PuzzleSession): BoardView {
    return {
      ...viewOf(session, this.settings, this.marking),
      regionsNamed: regionsInConflict(session.geometry.rules, session),
      ...this.mistakes?.view,
      ...this.hints?.view,
      ...this.supposing.view,
      ...this.#ended?.solvedView,
      ...this.celebration?.view,
    };
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session, played } = this;
    if (!session) return nothing;
    const { rules } = session.geometry;
    return html`
      ${puzzleBar(
        session,
        this.supposing,
        (command) => this.run(command),
        this.#backAddress,
        this.challenge ? toBeatWords(this.challenge) : originWords(played, this.origin),
        this.timeShown,
      )}
      <button class="rule" aria-haspopup="dialog" @click=${() => this.run('rule')}>
        ${icon(ruleIconOf(rules), 22)}<span>${shownKindOf(rules).ruleLine(played)}</span>
      </button>
      ${WIDE.matches ? ruleAside(played) : nothing}
      ${this.renderBoard(this.#viewOf(session), PuzzleRenderer)} ${this.#renderStatus(session)}
      ${this.#renderTools(session)} ${this.hints?.sheet} ${this.celebration?.parts}
    `;
  }

  #renderStatus(session: PuzzleSession): TemplateResult {
    const { total, position, verdict } = session;
    const { conflicts, solved } = verdict;
    const isFound = solved && canFind(session.attempt);
    const placed = position.queens.length;
    const row = html`${pips(placed, total, isFound)}
    ${conflicts.length > 1 ? conflictTag(conflicts.length) : nothing}
    ${
      isFound
        ? nothing
        : html`<nt-play-clock
            .read=${() => session.elapsed}
            ?shown=${this.timeShown}
            .toggle=${() => this.run('time')}
          ></nt-play-clock>`
    }`;
    if (this.supposing.isOn) return this.supposing.status(row);
    // The sheet says how it was solved.
    return status(row, this.celebration ? {} : this.#statusLine(session));
  }

  /** Draws the tools; below a solved board, the ways on in their place. */
  #renderTools({ game }: PuzzleSession): TemplateResult | typeof nothing {
    if (this.supposing.isOn) return this.supposing.tools;
    // The sheet has the ways on.
    if (this.celebration?.isSettled) return nothing;
    const ended = this.#ended;
    // The tools stay as they are until the sheet of a new result stands.
    if (ended && (!this.celebration || ended.isPast)) {
      return endTools(
        html`<button class="button outline" @click=${() => this.run('result')}>
            ${msg('Result')}
          </button>
          ${goalButton(ended.goal)}`,
      );
    }
    return tools(msg('Puzzle tools'), game, this.marking, (command) => this.run(command));
  }
}

/** Finds the hardest technique of a puzzle. A failure is not reported, because nothing waits for it. */
async function hardestOf(puzzle: Puzzle): Promise<Technique | undefined> {
  const { signal } = new AbortController();
  const reply = await replyTo(puzzleSolver.hardest(puzzle, { signal }), signal);
  return reply.kind === 'answered' ? reply.answer : undefined;
}

/** Returns the line under the board: a conflict, else the progress; of a solved board the time, unless it is hidden. */
function progressLine(session: PuzzleSession, timeShown: boolean): TemplateResult | string {
  const { rules } = session.geometry;
  const wrong = conflictLine(rules, session);
  if (wrong) return wrong;
  if (session.attempt.by === 'reveal') return msg('Solution revealed.');
  if (!session.verdict.solved) return shownKindOf(rules).progress?.(session.counts) ?? '';
  return timeShown && session.elapsed > 0
    ? emphasized(msg(str`*Solved* in ${durationOf(session.elapsed)}`))
    : html`<b>${msg('Solved', { id: 'puzzle-solved', desc: 'The state of a puzzle' })}</b>`;
}

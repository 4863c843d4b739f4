import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { conflictsOf } from '../core/attacks.ts';
import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import { createSolver, SolverDied, type Solver } from '../solver/client.ts';
import type { Hint } from '../solver/hint.ts';
import type { Insight } from '../solver/insight.ts';
import type { WayBack } from '../solver/way-back.ts';
import { startWorker } from '../solver/worker-url.ts';
import type { Drawing } from '../ui/board/drawing.ts';
import '../ui/closest-to-bloom.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { drawHint, hintStyles, unclutteredBy } from './hint-drawing.ts';
import './hint-sheet.ts';
import { RUNGS, type Rung } from './hint-words.ts';
import type { Ways } from './insight.ts';
import type { NtPlay } from './play.ts';
import { ghostWords, wayBackAnnouncement, waysOf } from './ways.ts';

/** One for the page: every visit to the board goes on with the worker of the first. */
const solver = createSolver(startWorker);

/** What a queen on a square would leave. */
export interface Ghost {
  readonly square: Square;
  readonly insight: Insight;
}

/**
 * The solver's side of the screen: what can still be done on the board shown, hints climbed rung by
 * rung, what one queen more would leave, and solutions not yet found. Everything it says belongs to
 * the position on the board; what comes too late is dropped.
 */
export class Assistant {
  readonly #play: NtPlay;
  #giveUp = new AbortController();
  #insight: Insight | undefined;
  #firstInsight: Promise<Insight | undefined> = Promise.resolve(undefined);
  #wayBack: WayBack | undefined;
  #hint: Hint | undefined;
  /** The rung the player has come to on this board; it outlasts a closed sheet. */
  #rung: Rung | undefined;
  /** How many rungs are counted as help. */
  #rungsCounted = 0;
  #isOpen = false;
  #considered: Square | undefined;
  #ghost: Ghost | undefined;

  /** @param play The screen to assist on. */
  constructor(play: NtPlay) {
    this.#play = play;
    play.board.adopt(hintStyles);
    this.knownChanged();
    this.boardChanged();
  }

  /** What the lines under the board say. */
  get ways(): Ways {
    return waysOf(this.#insight, this.#wayBack, (steps) => this.#play.session.undo(steps));
  }

  /** The first that is known of the board shown; `undefined` when it is overtaken or not asked for. */
  get firstInsight(): Promise<Insight | undefined> {
    return this.#firstInsight;
  }

  /** The square considered and what a queen there would leave, once that is known. */
  get ghost(): Ghost | undefined {
    return this.#ghost;
  }

  /** What is said above the ghost. */
  get tip(): TemplateResult | undefined {
    return (
      this.#ghost && ghostWords(this.#ghost.square, this.#play.session.size, this.#ghost.insight)
    );
  }

  /** What is said now, and how much of it. */
  get hint(): { readonly hint: Hint; readonly rung: Rung } | undefined {
    if (!this.#isOpen || !this.#hint || !this.#rung) return undefined;
    return { hint: this.#hint, rung: this.#rung };
  }

  /** The sheet with the hint, when one is open. */
  get sheet(): TemplateResult | undefined {
    const open = this.hint;
    return (
      open &&
      html`<nt-hint-sheet
        .hint=${open.hint}
        .rung=${open.rung}
        .size=${this.#play.session.size}
        @nt-rung=${(event: CustomEvent<Rung>) => void this.climbTo(event.detail)}
        @nt-place=${() => this.place()}
        @nt-close-hint=${() => this.closeHint()}
      ></nt-hint-sheet>`
    );
  }

  /** What stands below all else where there is room: the family next to bloom, keys worth knowing. */
  get aside(): TemplateResult | undefined {
    if (!matchMedia('(min-width: 900px) and (min-height: 600px)').matches) return undefined;
    return html`<nt-closest-to-bloom .known=${this.#play.session.known}></nt-closest-to-bloom>
      <p class="keys" aria-hidden="true">
        <span><kbd>↑</kbd><kbd>↓</kbd><kbd>←</kbd><kbd>→</kbd>${msg('move')}</span>
        <span><kbd>Space</kbd>${msg('place')}</span>
        <span><kbd>H</kbd>${msg('hint')}</span>
        <span><kbd>U</kbd>${msg('undo')}</span>
        <span><kbd>?</kbd>${msg('all keys')}</span>
      </p>`;
  }

  /** What the hint draws under the queens. */
  get drawing(): Drawing | undefined {
    const open = this.hint;
    return open && drawHint(open.hint, open.rung, this.#play.session.position);
  }

  /** Squares whose star would be in the way of the drawing. */
  get uncluttered(): ReadonlySet<Square> | undefined {
    const open = this.hint;
    return open && unclutteredBy(open.hint, open.rung);
  }

  /** Tells the solver what is found and revealed of the size on the board. */
  knownChanged(): void {
    const { known } = this.#play.session;
    if (known.size > 0) solver.know(known);
  }

  /** The position, or what is known of its endings, has changed: what was said of it is gone. */
  boardChanged(): void {
    this.leave();
    this.#giveUp = new AbortController();
    this.#insight = undefined;
    this.#wayBack = undefined;
    this.#hint = undefined;
    this.#rung = undefined;
    this.#rungsCounted = 0;
    this.#isOpen = false;
    this.#considered = undefined;
    this.#ghost = undefined;
    this.#firstInsight = Promise.resolve(undefined);
    if (this.#play.settings.insight && this.#play.session.size > 0) this.#count();
  }

  /** The player has left the board: what is still being worked out is given up. */
  leave(): void {
    this.#giveUp.abort(new DOMException('The board is no longer this one.', 'AbortError'));
  }

  /** Says one rung more of the hint; a closed one is opened where it was left. */
  async nextRung(): Promise<void> {
    const rung = this.#rung ?? 'nudge';
    const next = this.#isOpen ? RUNGS[RUNGS.indexOf(rung) + 1] : rung;
    if (next === 'place') this.place();
    else if (next !== undefined) await this.climbTo(next);
  }

  /** Takes back a rung; the lowest one closes the hint. */
  previousRung(): void {
    if (!this.#isOpen || !this.#rung) return;
    const rung = RUNGS[RUNGS.indexOf(this.#rung) - 1];
    if (rung === undefined) {
      this.closeHint();
      return;
    }
    this.#rung = rung;
    this.#play.requestUpdate();
  }

  /** Says as much of the hint as a rung has; the last one places it. */
  async climbTo(rung: Rung): Promise<void> {
    if (rung === 'place') {
      this.place();
      return;
    }
    // Set before the answer is there, so that another press meanwhile is another rung.
    this.#isOpen = true;
    this.#rung = rung;
    const { signal } = this.#giveUp;
    const hint =
      this.#hint ??
      (await this.#ask(() => solver.hint(this.#play.session.position, { signal }), signal));
    if (!hint) {
      if (!signal.aborted && this.#rung === rung) this.#isOpen = false;
      return;
    }
    this.#hint = hint;
    const height = RUNGS.indexOf(rung) + 1;
    // What was said before is no more help when it is looked at again.
    if (height > this.#rungsCounted) this.#play.session.countHelp(rung);
    this.#rungsCounted = Math.max(height, this.#rungsCounted);
    this.#play.requestUpdate();
  }

  /** Closes the hint; the next one on this board begins at its rung. */
  closeHint(): void {
    this.#isOpen = false;
    this.#play.requestUpdate();
  }

  /** Does what the hint leads to: the queen lands, or those in the way are lifted. */
  place(): void {
    const hint = this.#hint;
    if (!hint) return;
    const session = this.#play.session;
    if ('place' in hint) {
      session.countHelp('place');
      session.toggle(hint.place);
    } else if (hint.technique === 'conflict') {
      session.lift([hint.conflicts[0]!.newer]);
    } else if ((hint.technique === 'dead' || hint.technique === 'all-known') && hint.lift) {
      session.countHelp('place');
      session.lift(hint.lift.queens);
    }
  }

  /**
   * A solution not found yet, an ending of the board if it has one.
   * @returns The code, which is `undefined` when all are found; nothing when no answer came.
   */
  async reveal(): Promise<{ readonly code: Code | undefined } | undefined> {
    const { signal } = this.#giveUp;
    return this.#ask(
      async () => ({ code: await solver.reveal(this.#play.session.position, { signal }) }),
      signal,
    );
  }

  /** Works out what a queen on a square would leave; `undefined` for none. */
  async consider(square: Square | undefined): Promise<void> {
    if (square === this.#considered) return;
    this.#considered = square;
    const { signal } = this.#giveUp;
    if (this.#ghost !== undefined) {
      this.#ghost = undefined;
      this.#play.requestUpdate();
    }
    if (square === undefined || !this.#play.settings.insight) return;
    const { position } = this.#play.session;
    const insight = await this.#ask(() => solver.ghost(position, square, { signal }), signal);
    if (!insight || this.#considered !== square) return;
    this.#ghost = { square, insight };
    this.#play.requestUpdate();
  }

  #count(): void {
    const { signal } = this.#giveUp;
    const { position, history } = this.#play.session;
    this.#firstInsight = new Promise((resolve) => {
      const show = (insight: Insight): void => {
        if (signal.aborted) return;
        this.#insight = insight;
        resolve(insight);
        this.#play.requestUpdate();
      };
      void this.#ask(() => solver.insight(position, { signal, onImprove: show }), signal).then(
        (insight) => {
          if (insight) show(insight);
          else resolve(undefined);
          const dead = insight?.ways.isExact === true && insight.ways.count === 0;
          // Queens that see each other say themselves what is to be done.
          if (dead && conflictsOf(position.queens, position.size).length === 0) {
            void this.#findWayBack(history.past.toReversed(), signal);
          }
        },
      );
    });
  }

  async #findWayBack(
    earlier: Parameters<Solver['wayBack']>[0],
    signal: AbortSignal,
  ): Promise<void> {
    const wayBack = await this.#ask(() => solver.wayBack(earlier, { signal }), signal);
    if (!wayBack) return;
    this.#wayBack = wayBack;
    this.#play.dispatchEvent(new AnnounceEvent(wayBackAnnouncement(wayBack)));
    this.#play.requestUpdate();
  }

  /**
   * The answer, or `undefined` where it was overtaken, comes too late or will not come. A solver that
   * died is started again by the next question, so that is asked once more; then the game does
   * without the answer.
   */
  async #ask<Answer>(
    question: () => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    try {
      const answer = await question().catch((reason: unknown) => {
        if (reason instanceof SolverDied && !signal.aborted) return question();
        throw reason;
      });
      return signal.aborted ? undefined : answer;
    } catch {
      return undefined;
    }
  }
}

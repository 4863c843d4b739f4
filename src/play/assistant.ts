import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import { createSolver, type Solver } from '../solver/client.ts';
import type { Hint } from '../solver/hint.ts';
import type { Insight } from '../solver/insight.ts';
import type { WayBack } from '../solver/way-back.ts';
import { startWorker } from '../solver/worker-url.ts';
import type { Drawing } from '../ui/board/drawing.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { drawHint, hintStyles, unclutteredBy } from './hint-drawing.ts';
import './hint-sheet.ts';
import { RUNGS, type Rung } from './hint-words.ts';
import type { Ways } from './insight.ts';
import type { NtPlay } from './play.ts';
import { ghostWords, wayBackAnnouncement, waysOf } from './ways.ts';

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
  readonly #solver: Solver = createSolver(startWorker);
  #giveUp = new AbortController();
  #insight: Insight | undefined;
  #firstInsight: Promise<Insight | undefined> = Promise.resolve(undefined);
  #wayBack: WayBack | undefined;
  #hint: Hint | undefined;
  #rung: Rung | undefined;
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
    return this.#hint && this.#rung && { hint: this.#hint, rung: this.#rung };
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

  /** The keys worth knowing, for screens with room for them. */
  get keys(): TemplateResult {
    return html`<p class="keys" aria-hidden="true">
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
    const { size, found, revealed } = this.#play.session.known;
    if (size > 0) this.#solver.know(size, found.keys(), revealed.keys());
  }

  /** The position has changed: what was said of the last one is gone. */
  boardChanged(): void {
    this.#giveUp.abort(new DOMException('The board has changed.', 'AbortError'));
    this.#giveUp = new AbortController();
    this.#insight = undefined;
    this.#wayBack = undefined;
    this.#hint = undefined;
    this.#rung = undefined;
    this.#ghost = undefined;
    this.#firstInsight = Promise.resolve(undefined);
    if (this.#play.settings.insight && this.#play.session.size > 0) this.#count();
  }

  /** Says a hint, or one rung more of it. */
  async nextRung(): Promise<void> {
    const next = RUNGS[this.#rung === undefined ? 0 : RUNGS.indexOf(this.#rung) + 1];
    if (next === 'place') this.place();
    else if (next !== undefined) await this.climbTo(next);
  }

  /** Takes back a rung; the lowest one closes the hint. */
  previousRung(): void {
    const rung = this.#rung && RUNGS[RUNGS.indexOf(this.#rung) - 1];
    if (rung === undefined) this.closeHint();
    else this.#show(rung);
  }

  /** Says as much of the hint as a rung has; the last one places it. */
  async climbTo(rung: Rung): Promise<void> {
    if (rung === 'place') {
      this.place();
      return;
    }
    const { signal } = this.#giveUp;
    const hint =
      this.#hint ??
      (await this.#ask(this.#solver.hint(this.#play.session.position, { signal }), signal));
    if (!hint) return;
    this.#hint = hint;
    this.#play.session.countHelp(rung);
    this.#show(rung);
  }

  /** Closes the hint; its rung is forgotten with it. */
  closeHint(): void {
    this.#rung = undefined;
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
    const asked = this.#solver.reveal(this.#play.session.position, { signal });
    return this.#ask(
      asked.then((code) => ({ code })),
      signal,
    );
  }

  /** Works out what a queen on a square would leave; `undefined` for none. */
  async consider(square: Square | undefined): Promise<void> {
    if (this.#ghost?.square === square) return;
    const { signal } = this.#giveUp;
    if (this.#ghost !== undefined) {
      this.#ghost = undefined;
      this.#play.requestUpdate();
    }
    if (square === undefined || !this.#play.settings.insight) return;
    const { position } = this.#play.session;
    const insight = await this.#ask(this.#solver.ghost(position, square, { signal }), signal);
    if (!insight) return;
    this.#ghost = { square, insight };
    this.#play.requestUpdate();
  }

  #show(rung: Rung): void {
    this.#rung = rung;
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
      void this.#ask(this.#solver.insight(position, { signal, onImprove: show }), signal).then(
        (insight) => {
          if (insight) show(insight);
          else resolve(undefined);
          const dead = insight?.ways.isExact === true && insight.ways.count === 0;
          if (dead) void this.#findWayBack(history.past.toReversed(), signal);
        },
      );
    });
  }

  async #findWayBack(
    earlier: Parameters<Solver['wayBack']>[0],
    signal: AbortSignal,
  ): Promise<void> {
    const wayBack = await this.#ask(this.#solver.wayBack(earlier, { signal }), signal);
    if (!wayBack) return;
    this.#wayBack = wayBack;
    this.#play.dispatchEvent(new AnnounceEvent(wayBackAnnouncement(wayBack)));
    this.#play.requestUpdate();
  }

  /**
   * The answer, or `undefined` where it was overtaken, comes too late or will not come: a solver that
   * died is started again by the next question, and the game does without this answer.
   */
  async #ask<Answer>(question: Promise<Answer>, signal: AbortSignal): Promise<Answer | undefined> {
    try {
      const answer = await question;
      return signal.aborted ? undefined : answer;
    } catch {
      return undefined;
    }
  }
}

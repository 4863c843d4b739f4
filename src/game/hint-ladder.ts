import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Rung } from '../core/attempt.ts';
import { RUNGS } from '../core/rungs.ts';
import type { CallOptions } from '../solver/connection.ts';
import type { Hint } from '../solver/hint.ts';
import type { AnySession } from './session.ts';

/** The rungs that say something; the last one does it. */
export type SpokenRung = Exclude<Rung, 'place'>;

/** Where hints come from, and what they mean. */
export interface HintSource {
  /** What to say next about the board as it stands; `undefined` where no answer came, which it has told. */
  ask(options: CallOptions): Promise<Hint | undefined>;
  /** Returns true if doing what it leads to is help: what is seen without the hint is none. */
  countsAsHelp(hint: Hint): boolean;
}

/** A hint that is said, and how much of it. */
export interface OpenHint {
  readonly hint: Hint;
  readonly rung: SpokenRung;
}

/**
 * A hint climbed rung by rung, each counted once as help. It belongs to the position on the board: with
 * another position it is gone, and an answer that comes too late is dropped.
 */
export class HintLadder implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #session: AnySession;
  readonly #source: HintSource;
  #endSubscription = (): void => undefined;
  #giveUp = new AbortController();
  /** The hint for the board; asked for once, however often the button is pressed. */
  #question: Promise<Hint | undefined> | undefined;
  #hint: Hint | undefined;
  /** The rung the player has come to on this board; it outlasts a closed hint. */
  #rung: SpokenRung | undefined;
  /** How many rungs are counted as help. */
  #counted = 0;
  #isOpen = false;

  /**
   * @param host Rendered again when there is something else to say.
   * @param session The game the hints are about.
   */
  constructor(host: ReactiveControllerHost, session: AnySession, source: HintSource) {
    this.#host = host;
    this.#session = session;
    this.#source = source;
    host.addController(this);
  }

  hostConnected(): void {
    this.#endSubscription();
    this.#endSubscription = this.#session.subscribe(({ kind }) => {
      if (kind === 'board') this.forget();
    });
  }

  hostDisconnected(): void {
    this.#endSubscription();
    this.forget();
  }

  /** What is said now, and how much of it. */
  get open(): OpenHint | undefined {
    if (!this.#isOpen || !this.#hint || !this.#rung) return undefined;
    return { hint: this.#hint, rung: this.#rung };
  }

  /** Asks again at the same rung if a hint is open or on its way: what is known of the board's completions changed. */
  renew(): void {
    const rung = this.#isOpen ? this.#rung : undefined;
    const counted = this.#counted;
    this.forget();
    // The board is the same, and so is its help.
    this.#counted = counted;
    if (rung) void this.climbTo(rung);
  }

  /** Drops the hint: it is about another board. */
  forget(): void {
    this.#giveUp.abort(new DOMException('The board is no longer this one.', 'AbortError'));
    this.#giveUp = new AbortController();
    this.#question = undefined;
    this.#hint = undefined;
    this.#rung = undefined;
    this.#counted = 0;
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  /** Says one rung more; a closed hint is opened where it was left. */
  async next(): Promise<void> {
    const rung = this.#rung ?? 'nudge';
    await this.climbTo(this.#isOpen ? RUNGS[RUNGS.indexOf(rung) + 1]! : rung);
  }

  /** Takes back a rung; the lowest one closes the hint. */
  previous(): void {
    if (!this.#isOpen || !this.#rung) return;
    const rung = RUNGS[RUNGS.indexOf(this.#rung) - 1] as SpokenRung | undefined;
    if (rung === undefined) this.close();
    else {
      this.#rung = rung;
      this.#host.requestUpdate();
    }
  }

  /** Says as much of the hint as a rung has; the last one does what it leads to. */
  async climbTo(rung: Rung): Promise<void> {
    if (rung === 'place') {
      this.place();
      return;
    }
    // Set before the answer is there, so that another press meanwhile is another rung.
    this.#isOpen = true;
    this.#rung = rung;
    const { signal } = this.#giveUp;
    const hint = await (this.#question ??= this.#source.ask({ signal }));
    if (signal.aborted) return;
    if (!hint) {
      // The next press asks again, and begins with a nudge.
      this.#question = undefined;
      this.#rung = undefined;
      this.#isOpen = false;
    }
    this.#hint = hint;
    // Closed before it was said.
    if (!this.#isOpen) return;
    const height = RUNGS.indexOf(rung) + 1;
    // What was said before is no more help when it is looked at again.
    if (height > this.#counted) this.#session.play({ kind: 'help', rung });
    this.#counted = Math.max(height, this.#counted);
    this.#host.requestUpdate();
  }

  /** Closes the hint; the next one on this board begins at its rung. */
  close(): void {
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  /** Does what the hint leads to: the queen lands, or those in the way are lifted. */
  place(): void {
    const hint = this.#hint;
    if (!hint?.act) return;
    if (this.#source.countsAsHelp(hint)) this.#session.play({ kind: 'help', rung: 'place' });
    this.#session.play(hint.act);
  }
}

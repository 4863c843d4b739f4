import type { ReactiveControllerHost } from 'lit';
import { WhileConnected } from '../../ui/while-connected.ts';
import type { Rung } from '../../core/game/attempt.ts';
import type { Position } from '../../core/game/position.ts';
import { RUNGS } from '../../core/game/rungs.ts';
import type { CallOptions } from '../../solver/worker/questions.ts';
import type { Finding, Hint } from '../../solver/hints/hint.ts';
import type { AnySession } from '../session/session.ts';

/** The rungs with words; the last rung, which has none, makes the move. */
export type SpokenRung = Exclude<Rung, 'place'>;

export interface RungWords {
  readonly title: string;
  readonly text: string;
}

export interface HintSource {
  /** Resolves with a hint for the current board; with `undefined` if none came, after a notice has said so. */
  ask(options: CallOptions): Promise<Hint | undefined>;
  /** Returns true if making the move of the hint counts as help; false if the board alone shows the move. */
  countsAsHelp(hint: Hint): boolean;
}

interface OpenHint {
  readonly hint: Hint;
  readonly rung: SpokenRung;
}

/**
 * A hint that is shown rung by rung; each rung counts once as help. The hint belongs to one position: when the
 * board changes, the hint is dropped, and so is an answer that comes later.
 */
export class HintLadder {
  readonly #host: ReactiveControllerHost;
  readonly #session: AnySession;
  readonly #source: HintSource;
  readonly #life: WhileConnected;
  #giveUp = new AbortController();
  /** The request for the board's hint: one for all presses of the button. */
  #question: Promise<Hint | undefined> | undefined;
  #hint: Hint | undefined;
  /** The rung that the player has reached on this board; closing the hint keeps it. */
  #rung: SpokenRung | undefined;
  /** The number of rungs that are counted as help. */
  #counted = 0;
  #isOpen = false;
  #isAnswer = false;
  /** True if that answer has counted as a check. */
  #hasAnswered = false;

  /**
   * @param host Rendered again when the hint changes.
   * @param session The game the hints are about.
   */
  constructor(host: ReactiveControllerHost, session: AnySession, source: HintSource) {
    this.#host = host;
    this.#session = session;
    this.#source = source;
    this.#life = new WhileConnected(host, (signal) => {
      session.subscribe(({ kind }) => {
        if (kind === 'board') this.forget();
      }, signal);
      signal.addEventListener('abort', () => this.forget());
    });
  }

  /** Drops the hint for good, because the player left the board. */
  end(): void {
    this.#life.end();
  }

  /** The hint that is shown; `undefined` if it is closed or still being computed. */
  get open(): OpenHint | undefined {
    const rung = this.#isAnswer ? 'why' : this.#rung;
    const hint = this.#hint;
    if (!this.#isOpen || !hint || !rung) return undefined;
    return { hint: this.#isAnswer ? answerTo(hint, this.#session.position) : hint, rung };
  }

  /** True if the open hint answers which queens to take back, and is no rung that the player asked for. */
  get isAnswer(): boolean {
    return this.#isAnswer;
  }

  /** Asks again at the same rung if a hint is open or on its way: what is known of the board's completions changed. */
  renew(): void {
    const rung = this.#isOpen ? this.#rung : undefined;
    const isAnswer = this.#isAnswer;
    const counted = this.#counted;
    const hasAnswered = this.#hasAnswered;
    this.forget();
    // The board is the same, and so is its help.
    this.#counted = counted;
    this.#hasAnswered = hasAnswered;
    if (isAnswer) void this.answer();
    else if (rung) void this.climbTo(rung);
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
    this.#isAnswer = false;
    this.#hasAnswered = false;
    this.#host.requestUpdate();
  }

  /** Shows which queens to take back, and counts that once as a check. */
  async answer(): Promise<void> {
    this.#isOpen = true;
    this.#isAnswer = true;
    if (!(await this.#load()) || !this.open) return;
    if (!this.#hasAnswered) this.#session.play({ kind: 'check' });
    this.#hasAnswered = true;
    this.#host.requestUpdate();
  }

  /** Shows the next rung; opens a closed hint on the rung where it was closed. */
  async next(): Promise<void> {
    const rung = this.#rung ?? 'nudge';
    const isOpen = this.#isOpen && !this.#isAnswer;
    await this.climbTo(isOpen ? RUNGS[RUNGS.indexOf(rung) + 1]! : rung);
  }

  /** Goes one rung down; from the lowest rung, closes the hint. */
  previous(): void {
    if (!this.#isOpen || (!this.#rung && !this.#isAnswer)) return;
    const rung = RUNGS[RUNGS.indexOf(this.#rung ?? 'nudge') - 1] as SpokenRung | undefined;
    if (this.#isAnswer || rung === undefined) this.close();
    else {
      this.#rung = rung;
      this.#host.requestUpdate();
    }
  }

  /** Shows the hint on a rung; on the last rung, makes its move. */
  async climbTo(rung: Rung): Promise<void> {
    if (rung === 'place') {
      this.place();
      return;
    }
    // Set before the answer comes, so that a press in the meantime goes one rung further.
    this.#isOpen = true;
    this.#isAnswer = false;
    this.#rung = rung;
    // The player may have closed the hint before it came.
    if (!(await this.#load()) || !this.open) return;
    if (!hasSteps(this.#hint!)) this.#rung = 'nudge';
    const height = hasSteps(this.#hint!) ? RUNGS.indexOf(rung) + 1 : 1;
    // A rung that was shown before does not count again.
    if (height > this.#counted) this.#session.play({ kind: 'help', rung });
    this.#counted = Math.max(height, this.#counted);
    this.#host.requestUpdate();
  }

  /** Asks for the hint. Returns false if the board has changed meanwhile. */
  async #load(): Promise<boolean> {
    const { signal } = this.#giveUp;
    const hint = await (this.#question ??= this.#source.ask({ signal }));
    if (signal.aborted) return false;
    if (!hint) {
      // The next press asks again, and begins with a nudge.
      this.#question = undefined;
      this.#rung = undefined;
      this.#isOpen = false;
    }
    this.#hint = hint;
    return true;
  }

  /** Closes the hint; the next one on this board starts on the same rung. */
  close(): void {
    this.#isOpen = false;
    this.#isAnswer = false;
    this.#host.requestUpdate();
  }

  /** Makes the move of the hint: places or removes queens, or sets or clears marks. */
  place(): void {
    const hint = this.open?.hint;
    if (!hint?.act) return;
    if (!this.#isAnswer && this.#source.countsAsHelp(hint))
      this.#session.play({ kind: 'help', rung: 'place' });
    this.#session.play(hint.act);
  }
}

/** Findings without a place to look at. */
const SAID_AT_ONCE: ReadonlySet<Finding['technique']> = new Set([
  'solved',
  'all-guarded',
  'unsolvable',
  'too-few-queens',
  'beyond',
] as const);

/** Returns true if the higher rungs of a hint say more than the first. */
export function hasSteps({ finding }: Hint): boolean {
  return finding.technique === 'all-known'
    ? finding.lift !== undefined
    : !SAID_AT_ONCE.has(finding.technique);
}

/** Returns the hint with all wrong queens to take back: hints about puzzles take back one at a time. */
export function answerTo(hint: Hint, { queens }: Pick<Position, 'queens'>): Hint {
  const { finding } = hint;
  if (finding.technique !== 'wrong' || finding.piece !== 'queen') return hint;
  const wrong = [finding.square, ...finding.others];
  return { finding, act: { kind: 'lift', squares: queens.filter((one) => wrong.includes(one)) } };
}

import { withNotes } from '../core/attempt-notes.ts';
import { withAutoMarks } from '../core/auto-marks.ts';
import { dayOf } from '../core/day.ts';
import type { Game, Move } from '../core/game.ts';
import { Session, type GameStore } from '../game/session.ts';
import { totalsOf } from './play-totals.ts';

/** The times that a puzzle goes by. */
export interface Clocks {
  /** Milliseconds since 1970, as the device has it. */
  readonly now: () => number;
  /** Milliseconds of a clock that only moves forward. */
  readonly steady: () => number;
}

/** One player at one puzzle: time runs from the first touch on the board to the answer. */
export class PuzzleSession<Result> extends Session<Result> {
  /** Returns true if a queen marks what it attacks. */
  marksAttacked: () => boolean = () => false;
  override completed = (after: Game, move: Move): Game => {
    const noted = withNotes(this.game, after, move, dayOf(new Date(this.#now())));
    return withAutoMarks(this.game, noted, move, this.geometry, this.marksAttacked());
  };
  readonly #now: () => number;

  constructor(game: Game, store: GameStore<Result>, clocks: Clocks) {
    super(game, store, clocks.steady);
    this.#now = clocks.now;
  }

  /** Milliseconds of play up to now. */
  get elapsed(): number {
    return totalsOf(this.game).elapsed + this.time.pending;
  }

  protected override get isBegun(): boolean {
    const { past, future } = this.game.history;
    return past.length + future.length > 0;
  }
}

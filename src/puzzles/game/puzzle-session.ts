import { withNotes } from '../../core/game/attempt-notes.ts';
import { withAutoMarks } from '../../core/game/auto-marks.ts';
import { dayOf } from '../../core/days/day.ts';
import type { Game, Move } from '../../core/game/game.ts';
import { Session, type GameStore } from '../../game/session/session.ts';
import { totalsOf } from '../shared/play-totals.ts';

export interface PuzzleClocks {
  /** Returns the milliseconds since 1970 by the device's clock. */
  readonly now: () => number;
  /** Returns the milliseconds of a clock that only moves forward. */
  readonly steady: () => number;
}

/** A session of a puzzle. Its time runs from the first touch on the board to the answer. */
export class PuzzleSession<Result> extends Session<Result> {
  /** Returns true if a placed queen marks the squares that it attacks. */
  marksAttacked: () => boolean = () => false;
  override withConsequences = (after: Game, move: Move): Game => {
    const noted = withNotes(this.game, after, move, dayOf(new Date(this.#now())));
    return withAutoMarks(this.game, noted, move, this.geometry, this.marksAttacked());
  };
  readonly #now: () => number;

  constructor(game: Game, store: GameStore<Result>, clocks: PuzzleClocks) {
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

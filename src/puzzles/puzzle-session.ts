import { Session } from '../game/session.ts';
import { totalsOf } from './play-totals.ts';

/** One player at one puzzle: time runs from the first touch on the board to the answer. */
export class PuzzleSession<Result> extends Session<Result> {
  /** Milliseconds of play up to now. */
  get elapsed(): number {
    return totalsOf(this.game).elapsed + this.time.pending;
  }

  protected override get isBegun(): boolean {
    const { past, future } = this.game.history;
    return past.length + future.length > 0;
  }
}

import { withNotes } from '../../core/game/with-notes.ts';
import { dayOf } from '../../core/days/day.ts';
import type { Game, Move } from '../../core/game/game.ts';
import type { Clocks } from '../../game/session/clocks.ts';
import { Session, type GameStore } from '../../game/session/session.ts';
import { totalsOf } from '../shared/play-totals.ts';

/** A session of a puzzle. Its time runs from the first touch on the board to the answer. */
export class PuzzleSession<Result> extends Session<Result> {
  readonly #now: () => number;

  constructor(game: Game, store: GameStore<Result>, clocks: Clocks) {
    super(game, store, clocks.steady);
    this.#now = clocks.now;
  }

  /** Milliseconds of play up to now. */
  get elapsed(): number {
    return totalsOf(this.game).elapsed + this.time.pending;
  }

  protected override withConsequences(after: Game, move: Move): Game {
    const noted = withNotes(this.game, after, move, dayOf(new Date(this.#now())));
    return super.withConsequences(noted, move);
  }

  protected override get isBegun(): boolean {
    const { past, future } = this.game.history;
    return past.length + future.length > 0;
  }
}

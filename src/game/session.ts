import { canFind, type Attempt } from '../core/attempt.ts';
import { apply, attemptOf, type Game, type Move } from '../core/game.ts';
import { geometryOf, type Geometry } from '../core/geometry.ts';
import type { Position } from '../core/position.ts';
import { verdict, type Verdict } from '../core/verdict.ts';
import { uniqueName } from '../progress/unique-name.ts';
import { PlayTime } from './play-time.ts';

/** Where a game is kept, and what finishing it means. */
export interface GameStore<Result> {
  /** Keeps the game; returns at once and writes soon. */
  save(game: Game): void;
  /** Records that the player has finished the game. Resolves when that is safe; never rejects. */
  finish(game: Game): Promise<Result>;
}

/** What changed a board: the player's hand, a step back or forth, or something that was opened. */
export type BoardChange = 'hand' | 'undo' | 'redo' | 'opened';

/** A position, and what the rules say of it. */
export interface Standing {
  readonly position: Position;
  readonly verdict: Verdict;
}

/** What a session tells those who watch it. */
export type SessionChange<Result> =
  | { readonly kind: 'board'; readonly by: BoardChange; readonly before: Standing }
  | {
      /** The player's hand has finished a board, and it is recorded. */
      readonly kind: 'finish';
      readonly result: Result;
      /** The finished position; another may stand by now. */
      readonly position: Position;
    };

/** A session as those see it who do not mind what finishing the game means. */
export interface AnySession extends Pick<
  Session<unknown>,
  'game' | 'position' | 'attempt' | 'geometry' | 'verdict' | 'play'
> {
  subscribe(
    listener: (change: { readonly kind: 'board' | 'finish'; readonly by?: BoardChange }) => void,
  ): () => void;
}

/**
 * One player at one game: every change goes through here, is kept at once, and a finished board is
 * recorded before anybody is told of it.
 */
export class Session<Result> {
  /** Time of play that the attempt does not count yet. */
  protected readonly time: PlayTime;
  /** Returns the game after a move, with all that the move brings besides. */
  completed: (after: Game, move: Move) => Game = (after) => after;
  readonly #listeners = new Set<(change: SessionChange<Result>) => void>();
  #store: GameStore<Result>;
  #game: Game;
  #geometry: Geometry;
  #verdict: Verdict;
  #shown = true;
  /** Whether the player has done anything at this game: who only looks changes nothing, not the time. */
  #acted = false;

  /**
   * @param game What is played first.
   * @param clock Milliseconds of a clock that only moves forward.
   */
  constructor(game: Game, store: GameStore<Result>, clock: () => number) {
    this.time = new PlayTime(clock);
    this.#store = store;
    this.#game = game;
    this.#geometry = geometryOf(game.rules);
    this.#verdict = verdict(this.#geometry, this.position.queens);
  }

  get game(): Game {
    return this.#game;
  }

  get position(): Position {
    return this.#game.history.present;
  }

  /** What is counted of the attempt that the position belongs to. */
  get attempt(): Attempt {
    return attemptOf(this.#game);
  }

  /** What follows from the rules alone. */
  get geometry(): Geometry {
    return this.#geometry;
  }

  /** What the rules say of the position. */
  get verdict(): Verdict {
    return this.#verdict;
  }

  /** Calls `listener` after every change. Returns what ends it. */
  subscribe(listener: (change: SessionChange<Result>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Goes on with another game, which is kept elsewhere. */
  open(game: Game, store: GameStore<Result>): void {
    this.#keepTime();
    this.#acted = false;
    this.#store = store;
    this.#show(game, 'opened');
  }

  /** The game as it is kept by now: loaded, or with what other tabs did. */
  adopt(game: Game): void {
    if (game.history === this.#game.history) {
      this.#game = game;
      return;
    }
    // Time that ran on another attempt is not time of this one.
    if (game.history.present.attempt !== this.position.attempt) this.time.take();
    this.#show(game, 'opened');
  }

  /** Does what the player does. Nothing happens where the board does not allow it. */
  play(move: Move): void {
    const timed = withTime(this.#game, this.time.pending);
    const moved = apply(timed, move, uniqueName());
    if (moved === timed) return;
    this.time.take();
    this.time.act();
    this.#acted = true;
    const next = this.completed(moved, move);
    const by = changeOf(move);
    if (next.history === this.#game.history) {
      this.#game = next;
      this.#store.save(next);
      return;
    }
    const judged = verdict(this.#geometry, next.history.present.queens);
    // Undo, Redo and a mark on a finished board do not finish it again.
    const mayFinish = by === 'hand' && move.kind !== 'paint' && canFind(attemptOf(next));
    const finishes = mayFinish && judged.solved;
    const game = finishes ? apply(next, { kind: 'finish' }, '') : next;
    // Kept first: whoever is told may ask where it is kept, or open another.
    this.#store.save(game);
    if (finishes) void this.#record(game);
    this.#show(game, by, judged);
  }

  /** The page was hidden or shown: hidden time is not play. */
  setShown(shown: boolean): void {
    this.#keepTime();
    this.#shown = shown;
    this.#runTime();
  }

  /** Whether time of play runs on the board while it is not solved: a queen stands that was not given. */
  protected get isBegun(): boolean {
    return this.position.queens.length > this.#game.givens.length;
  }

  async #record(game: Game): Promise<void> {
    const result = await this.#store.finish(game);
    this.#tell({ kind: 'finish', result, position: game.history.present });
  }

  /** @param judged Left out where it is not known yet. */
  #show(game: Game, by: BoardChange, judged?: Verdict): void {
    const before = { position: this.position, verdict: this.#verdict };
    if (game.rules !== this.#game.rules) this.#geometry = geometryOf(game.rules);
    this.#game = game;
    this.#verdict = judged ?? verdict(this.#geometry, this.position.queens);
    this.#runTime();
    this.#tell({ kind: 'board', by, before });
  }

  /** Time runs while the page is shown and a board was begun and is not solved. */
  #runTime(): void {
    this.time.run(this.#shown && this.isBegun && !this.#verdict.solved);
  }

  /** Counts and keeps the time of play up to now. */
  #keepTime(): void {
    if (!this.#acted) return;
    const before = this.#game;
    this.#game = withTime(before, this.time.take());
    if (this.#game !== before) this.#store.save(this.#game);
  }

  #tell(change: SessionChange<Result>): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** A game with more time of play, in milliseconds. */
function withTime(game: Game, elapsed: number): Game {
  return elapsed > 0 ? apply(game, { kind: 'time', elapsed }, '') : game;
}

function changeOf({ kind }: Move): BoardChange {
  if (kind === 'undo' || kind === 'redo') return kind;
  return kind === 'lay-out' || kind === 'reveal' ? 'opened' : 'hand';
}

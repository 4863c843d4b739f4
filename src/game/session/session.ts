import { withAutoMarks } from '../../core/game/auto-marks.ts';
import { canFind, type Attempt } from '../../core/game/attempt.ts';
import { apply, attemptOf, type Game, type Move } from '../../core/game/game.ts';
import { geometryOf, type Geometry } from '../../core/board/geometry.ts';
import type { Position } from '../../core/game/position.ts';
import { verdict, type Verdict } from '../../core/board/verdict.ts';
import { uniqueName } from '../../progress/storage/unique-name.ts';
import { aside } from '../../ui/aside.ts';
import { noteCommand } from '../../ui/last-commands.ts';
import { PlayTime } from './play-time.ts';

/** The cause of a change: a move by hand, Undo, Redo, or a position or game that was opened. */
export type BoardChange = 'hand' | 'undo' | 'redo' | 'opened';

export interface JudgedPosition {
  readonly position: Position;
  readonly verdict: Verdict;
}

/** A change that a session reports to its listeners. */
export type SessionChange<Result> =
  | { readonly kind: 'board'; readonly by: BoardChange; readonly before: JudgedPosition }
  | {
      /** The player finished the board by hand, and the store has recorded it. */
      readonly kind: 'finish';
      readonly result: Result;
      /** The finished position; the board may show another by now. */
      readonly position: Position;
    };

/** A session with any type of result. */
export interface AnySession extends Pick<
  Session<unknown>,
  'game' | 'position' | 'attempt' | 'geometry' | 'verdict' | 'play' | 'setShown'
> {
  /** True if no more queens may be placed. */
  readonly isFull?: boolean;
  subscribe(
    listener: (change: { readonly kind: string; readonly by?: BoardChange }) => void,
    signal?: AbortSignal,
  ): () => void;
}

/**
 * A player's session with one game at a time. All moves go through it. It saves each change at once, before it tells
 * the listeners, and records a finished board before it reports the finish. `More` are changes that a kind of session
 * reports besides.
 */
export abstract class Session<Result, More extends { readonly kind: string } = never> {
  /** Time of play that the attempt does not count yet. */
  protected readonly time: PlayTime;
  /** Returns true if a placed queen marks the squares that it attacks. */
  marksAttacked: () => boolean = () => false;
  readonly #listeners = new Set<(change: SessionChange<Result> | More) => void>();
  #game: Game;
  #geometry: Geometry;
  #verdict: Verdict;
  #shown = true;
  /** True if the player has made a move in this game; without one, no time is counted. */
  #acted = false;

  /**
   * @param game The first game.
   * @param clock Returns the milliseconds of a clock that only moves forward.
   */
  constructor(game: Game, clock: () => number) {
    this.time = new PlayTime(clock);
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

  /** The counts of the attempt that the position belongs to. */
  get attempt(): Attempt {
    return attemptOf(this.#game);
  }

  get geometry(): Geometry {
    return this.#geometry;
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  /** True if queens are missing, may not attack each other, and no square is left where one would attack no other. */
  get isStuck(): boolean {
    const { position, verdict: judged, geometry } = this;
    return (
      !geometry.mayAttack &&
      !judged.solved &&
      judged.conflicts.length === 0 &&
      judged.cover.every((ways, square) => ways > 0 || position.queens.includes(square))
    );
  }

  /**
   * Calls `listener` after every change.
   * @param signal Ends the subscription, as the function that is returned does.
   */
  subscribe(
    listener: (change: SessionChange<Result> | More) => void,
    signal?: AbortSignal,
  ): () => void {
    this.#listeners.add(listener);
    const end = (): void => void this.#listeners.delete(listener);
    signal?.addEventListener('abort', end);
    return end;
  }

  /** Ends the session: keeps its time, and reports nothing from now on. */
  end(): void {
    this.setShown(false);
    this.#listeners.clear();
  }

  /** Saves a game of this session; returns at once and writes soon. */
  protected abstract save(game: Game): void;

  /** Records that the player has finished the game. Resolves when the record is stored; never rejects. */
  protected abstract finish(game: Game): Promise<Result>;

  /** Goes on with another game. */
  protected begin(game: Game): void {
    this.#keepTime();
    this.#acted = false;
    this.#show(game, 'opened');
  }

  /** Replaces the game by its stored state, which was loaded or changed by another tab. Does not save it. */
  adopt(game: Game): void {
    if (game.history === this.#game.history) {
      this.#game = game;
      return;
    }
    // Drops the time that was measured for another attempt.
    if (game.history.present.attempt !== this.position.attempt) aside(() => this.time.take());
    this.#show(game, 'opened');
  }

  /**
   * Makes a move, and saves and reports the new game.
   * @returns False if the move is refused, because the game does not allow it.
   */
  play(move: Move): boolean {
    noteCommand(move.kind);
    const timed = withTime(this.#game, aside(() => this.time.pending) ?? 0);
    const moved = apply(timed, move, uniqueName());
    if (moved === timed) return false;
    aside(() => {
      this.time.take();
      this.time.act();
    });
    this.#acted = true;
    const next = this.withConsequences(moved, move);
    const by = changeOf(move);
    if (next.history === this.#game.history) {
      this.#game = next;
      this.save(next);
      return true;
    }
    const judged = verdict(this.#geometry, next.history.present.queens);
    // Undo, Redo and a mark on a finished board do not finish it again.
    const isMade = by === 'hand' || move.kind === 'lay-out';
    const mayFinish = isMade && move.kind !== 'paint' && canFind(attemptOf(next));
    const finishes = mayFinish && judged.solved;
    const game = finishes ? apply(next, { kind: 'finish' }, '') : next;
    // Saves first: listeners may read the store or open another game.
    this.save(game);
    if (finishes) void this.#record(game);
    this.#show(game, by, judged);
    return true;
  }

  /** Takes note that the page was hidden or shown: hidden time is not play. */
  setShown(shown: boolean): void {
    this.#keepTime();
    this.#shown = shown;
    this.#runTime();
  }

  /** Returns the game after a move together with the changes that follow from it. */
  protected withConsequences(after: Game, move: Move): Game {
    return withAutoMarks(this.#game, after, move, this.#geometry, this.marksAttacked());
  }

  /** True if the board has a queen that was not given: only then time runs on an unsolved board. */
  protected get isTimed(): boolean {
    return this.position.queens.length > this.#game.givens.length;
  }

  async #record(game: Game): Promise<void> {
    const result = await this.finish(game);
    this.tell({ kind: 'finish', result, position: game.history.present });
  }

  /** @param judged The verdict on the game's position; computed if left out. */
  #show(game: Game, by: BoardChange, judged?: Verdict): void {
    const before = { position: this.position, verdict: this.#verdict };
    if (game.rules !== this.#game.rules) this.#geometry = geometryOf(game.rules);
    this.#game = game;
    this.#verdict = judged ?? verdict(this.#geometry, this.position.queens);
    this.#runTime();
    this.tell({ kind: 'board', by, before });
  }

  /** Starts or stops the time: it runs while the page is shown and the board is begun and not solved. */
  #runTime(): void {
    aside(() => this.time.run(this.#shown && this.isTimed && !this.#verdict.solved));
  }

  /** Adds the time of play up to now to the game and saves it. */
  #keepTime(): void {
    if (!this.#acted) return;
    const before = this.#game;
    this.#game = withTime(before, aside(() => this.time.take()) ?? 0);
    if (this.#game !== before) this.save(this.#game);
  }

  protected tell(change: SessionChange<Result> | More): void {
    for (const listener of this.#listeners) aside(() => listener(change));
  }
}

/** A session of which nothing is kept. */
export class UnsavedSession extends Session<void> {
  constructor(game: Game) {
    super(game, () => 0);
  }

  protected override save(_game: Game): void {
    // A guide starts anew each time.
  }

  protected override finish(): Promise<void> {
    return Promise.resolve();
  }
}

/** Returns the game with more time of play, in milliseconds. */
function withTime(game: Game, elapsed: number): Game {
  return elapsed > 0 ? apply(game, { kind: 'time', elapsed }, '') : game;
}

function changeOf({ kind }: Move): BoardChange {
  if (kind === 'undo' || kind === 'redo') return kind;
  return kind === 'lay-out' || kind === 'reveal' ? 'opened' : 'hand';
}

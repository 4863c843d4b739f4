import { canFind } from '../../core/game/attempt.ts';
import { attemptOf, newGame, type Game } from '../../core/game/game.ts';
import type { Position } from '../../core/game/position.ts';
import { codeOf, queensOf, type Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { queensRules } from '../../core/board/rules.ts';
import type { Clocks } from '../../game/session/clocks.ts';
import { Session, type SessionChange } from '../../game/session/session.ts';
import type { Find } from '../../progress/solutions/find.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import type { Progress } from '../../progress/progress.ts';

/** A board that the player has just finished by hand, once it is safely recorded. */
export interface Finish {
  readonly kind: 'new' | 'known';
  readonly find: Find;
}

/** A change of free play beside those of a session. */
type KnownChange =
  /** The found or revealed solutions of the size have changed, other than by a finish, which is reported itself. */
  | { readonly kind: 'known' }
  | { readonly kind: 'damaged'; readonly board: boolean; readonly solutions: number };

export type FreePlayChange = SessionChange<Finish> | KnownChange;

/**
 * The session of the n-queens problem on boards of every size, each with its own unfinished game and the player's found
 * solutions. A board can be played before the stored data has loaded.
 */
export class FreePlay extends Session<Finish, KnownChange> {
  readonly progress: Progress;
  readonly #clocks: Clocks;
  readonly #endSubscription: () => void;
  #known: SizeProgress | undefined;
  /** Codes of finished boards that are being stored; their finish reports them. */
  readonly #recording = new Set<Code>();
  /** The solution that is turned or mirrored, and the position in which it stood on the board. */
  #turned: { readonly code: Code; readonly from: Position } | undefined;

  /**
   * @param progress The storage of games and finds.
   * @param size The number of rows and columns of the board that is shown until one is opened.
   */
  constructor(progress: Progress, clocks: Clocks, size: number) {
    super(boardOf(progress, size), clocks.steady);
    this.progress = progress;
    this.#clocks = clocks;
    this.#endSubscription = progress.subscribe((change) => {
      if (change.kind === 'board' && change.size === this.size) this.adopt(change.game);
      if (change.kind === 'solutions' && change.progress.size === this.size) {
        this.#know(change.progress);
      }
    });
  }

  get size(): number {
    return this.game.rules.shape.columns;
  }

  /** The found and revealed solutions of this size; none until they are loaded. */
  get known(): SizeProgress {
    return this.#known ?? { size: this.size, found: new Map(), revealed: new Map(), setAside: 0 };
  }

  /** True if every solution of this size is found; false if there is none. */
  get isComplete(): boolean {
    const { size } = this.known.found;
    return size > 0 && solutionCount(this.size) === BigInt(size);
  }

  /** True if the board may have a completion that is not found yet. */
  get canReveal(): boolean {
    const { solved, conflicts } = this.verdict;
    const total = solutionCount(this.size);
    return !solved && conflicts.length === 0 && total !== BigInt(this.known.found.size);
  }

  /** The code of the position; `undefined` if two queens share a row. */
  get code(): Code | undefined {
    return codeOf(this.position.queens, this.size);
  }

  /** True while the finished board is being stored. A new find does not count before its finish. */
  get isRecording(): boolean {
    return this.code !== undefined && this.#recording.has(this.code);
  }

  /** True if the player has put the solution on the board by hand; false for a revealed one, or one from a link. */
  get isFound(): boolean {
    return this.verdict.solved && canFind(this.attempt);
  }

  /** The solution that the player turns or mirrors in the mind, onto an empty board; `undefined` at all other times. */
  get turned(): Code | undefined {
    return this.#stepsFromTurned > 0 ? this.#turned!.code : undefined;
  }

  /** True if Undo takes back a move of the turn. */
  get canUndoInTurn(): boolean {
    return this.#stepsFromTurned > 1;
  }

  /** The number of steps since the turn began, which is the first of them; 0 if none has begun, or Undo took it back. */
  get #stepsFromTurned(): number {
    const { past } = this.game.history;
    const at = this.#turned ? past.lastIndexOf(this.#turned.from) : -1;
    return at < 0 ? 0 : past.length - at;
  }

  /** Clears the solved board for the player to put its solution there turned or mirrored. */
  beginTurn(): void {
    this.#turned = { code: this.code!, from: this.position };
    this.play({ kind: 'lay-out', queens: [], by: 'turn' });
  }

  /** Puts a turned solution on the board for the player: a find that was turned. */
  placeTurned(code: Code): void {
    this.play({ kind: 'lay-out', queens: queensOf(code), by: 'turn' });
  }

  /** Brings back the board as it was before the turn. */
  endTurn(): void {
    this.play({ kind: 'undo', steps: this.#stepsFromTurned });
  }

  /** Ends free play, and ignores later changes by other tabs. The games stay stored. */
  override end(): void {
    super.end();
    this.#endSubscription();
  }

  /**
   * Opens the board of a size as it was left. The board can be played at once: moves made before the stored game has
   * loaded are added after its own. Resolves when it has loaded.
   */
  async open(size: number): Promise<void> {
    if (size !== this.size) {
      this.#known = this.progress.recall(size);
      this.begin(boardOf(this.progress, size));
    }
    const { progress } = this;
    const [{ damaged }, known] = await Promise.all([
      progress.boards.load(size),
      progress.load(size),
    ]);
    // Another size may have been opened while this one was loading.
    if (this.size !== size) return;
    this.adopt(progress.boards.recall(size)!);
    this.#know(known);
    if (damaged || known.setAside > 0) {
      this.tell({ kind: 'damaged', board: damaged, solutions: known.setAside });
    }
  }

  override get isStuck(): boolean {
    return solutionCount(this.size) !== 0n && super.isStuck;
  }

  #know(known: SizeProgress): void {
    if (this.#recording.size > 0) return;
    this.#known = known;
    this.tell({ kind: 'known' });
  }

  protected override tell(change: FreePlayChange): void {
    // `known` includes the find when listeners hear of a finish.
    if (change.kind === 'finish') {
      this.#recording.delete(change.result.find.code);
      this.#known = this.progress.recall(this.size) ?? this.#known;
    }
    // A solved board ends the turn, as it did before the turn began.
    if (this.verdict.solved) this.#turned = undefined;
    super.tell(change);
  }

  protected override save(game: Game): void {
    this.progress.boards.save(game.rules.shape.columns, game);
  }

  protected override async finish(game: Game): Promise<Finish> {
    const { by, elapsed, moves, hints, checks } = attemptOf(game);
    const find: Find = {
      code: codeOf(game.history.present.queens, game.rules.shape.columns)!,
      foundAt: this.#clocks.now(),
      duration: elapsed,
      moves,
      // A board that the player empties during the turn goes on as one by hand.
      help: { ...hints, turned: by === 'turn' || this.turned !== undefined, checks },
    };
    this.#recording.add(find.code);
    return { kind: await this.progress.recordFound(find), find };
  }
}

/** Returns the game of a size as this page knows it. */
function boardOf(progress: Progress, size: number): Game {
  return progress.boards.recall(size) ?? newGame(queensRules(size));
}

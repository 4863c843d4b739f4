import { attemptOf, newGame, type Game } from '../core/game.ts';
import { codeOf, type Code } from '../core/code.ts';
import { solutionCount } from '../core/counts.ts';
import { queensRules } from '../core/rules.ts';
import { Session, type GameStore, type SessionChange } from '../game/session.ts';
import type { Find } from '../progress/find.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import type { Progress } from '../progress/progress.ts';

/** A board that the player has just finished by hand, once it is safely recorded. */
export interface Finish {
  readonly kind: 'new' | 'known';
  readonly find: Find;
}

/** What free play tells those who watch it. */
export type FreePlayChange =
  | SessionChange<Finish>
  /** What is found and revealed of the size has changed, but for what a finish tells itself. */
  | { readonly kind: 'known' }
  | { readonly kind: 'damaged'; readonly board: boolean; readonly solutions: number };

/** The times that free play goes by. */
export interface Clocks {
  /** Milliseconds since 1970, as the device has it. */
  readonly now: () => number;
  /** Milliseconds of a clock that only moves forward. */
  readonly steady: () => number;
}

/**
 * The n-queens problem on boards of every size, each with its own unfinished game, and what the player
 * has found of it. A board can be played before what is kept has arrived.
 */
export class FreePlay {
  /** The game on the board. */
  readonly session: Session<Finish>;
  readonly #progress: Promise<Progress>;
  readonly #clocks: Clocks;
  readonly #listeners = new Set<(change: FreePlayChange) => void>();
  /** Games begun before the storage has arrived. */
  readonly #early = new Map<number, Game>();
  readonly #ends: (() => void)[] = [];
  #arrived: Progress | undefined;
  #ended = false;
  #known: SizeProgress | undefined;
  /** Finds on their way to the disk: their finish tells of them. */
  readonly #recording = new Set<Code>();

  /**
   * @param progress Where everything is kept.
   * @param size Rows and columns of the board that is shown until one is opened.
   */
  constructor(progress: Promise<Progress>, clocks: Clocks, size: number) {
    this.#progress = progress;
    this.#clocks = clocks;
    const game = newGame(queensRules(size));
    this.session = new Session(game, this.#storeOf(size), clocks.steady);
    // The first to hear of a finish, so that everybody else is told with what is known by then.
    this.#ends.push(this.session.subscribe((change) => this.#pass(change)));
    void progress.then((arrived) => this.#arrive(arrived));
  }

  /** Rows and columns of the board. */
  get size(): number {
    return this.session.game.rules.shape.columns;
  }

  /** What is found and revealed of this size; nothing until it is loaded. */
  get known(): SizeProgress {
    return this.#known ?? { size: this.size, found: new Map(), revealed: new Map(), setAside: 0 };
  }

  /** Whether every solution of this size is found; not where there is none. */
  get isComplete(): boolean {
    const { size } = this.known.found;
    return size > 0 && solutionCount(this.size) === BigInt(size);
  }

  /** Whether there may be a way to finish the board that is not found yet. */
  get canReveal(): boolean {
    const { solved, conflicts } = this.session.verdict;
    const total = solutionCount(this.size);
    return !solved && conflicts.length === 0 && total !== BigInt(this.known.found.size);
  }

  /** The code of what stands on the board; `undefined` where two queens share a row. */
  get code(): Code | undefined {
    return codeOf(this.session.position.queens, this.size);
  }

  /** Whether the board is a new find on its way to the disk, which is not to be counted before its finish. */
  get isRecording(): boolean {
    return this.code !== undefined && this.#recording.has(this.code);
  }

  /** Where everything is kept. */
  get progress(): Promise<Progress> {
    return this.#progress;
  }

  /** Calls `listener` after every change. Returns what ends it. */
  subscribe(listener: (change: FreePlayChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends it: what happens later in other tabs is no longer followed. What was done is kept. */
  end(): void {
    this.session.setShown(false);
    this.#ended = true;
    this.#listeners.clear();
    for (const end of this.#ends) end();
  }

  /**
   * Opens the board of a size as it was left. It can be played at once; what is kept comes below what
   * was done meanwhile. Resolves when it has come.
   */
  async open(size: number): Promise<void> {
    if (size !== this.size) {
      this.#known = this.#arrived?.recall(size);
      const game = this.#arrived?.recallBoard(size) ?? this.#early.get(size);
      this.session.open(game ?? newGame(queensRules(size)), this.#storeOf(size));
    }
    const progress = await this.#progress;
    const [{ damaged }, known] = await Promise.all([progress.loadBoard(size), progress.load(size)]);
    // Another size may have been opened while this one was on its way.
    if (this.size !== size) return;
    this.session.adopt(progress.recallBoard(size)!);
    this.#know(known);
    if (damaged || known.setAside > 0) {
      this.#tell({ kind: 'damaged', board: damaged, solutions: known.setAside });
    }
  }

  #arrive(progress: Progress): void {
    this.#arrived = progress;
    for (const [size, game] of this.#early) progress.saveBoard(size, game);
    this.#early.clear();
    if (this.#ended) return;
    // What this page has of the board, the database may not have yet.
    const board = progress.recallBoard(this.size);
    if (board) this.session.adopt(board);
    const end = progress.subscribe((change) => {
      if (change.kind === 'board' && change.size === this.size) this.session.adopt(change.game);
      if (change.kind === 'solutions' && change.progress.size === this.size) {
        this.#know(change.progress);
      }
    });
    this.#ends.push(end);
  }

  #know(known: SizeProgress): void {
    if (this.#recording.size > 0) return;
    this.#known = known;
    this.#tell({ kind: 'known' });
  }

  #pass(change: SessionChange<Finish>): void {
    if (change.kind === 'finish') {
      this.#recording.delete(change.result.find.code);
      this.#known = this.#arrived?.recall(this.size) ?? this.#known;
    }
    this.#tell(change);
  }

  #storeOf(size: number): GameStore<Finish> {
    return {
      save: (game) => {
        if (this.#arrived) this.#arrived.saveBoard(size, game);
        else this.#early.set(size, game);
      },
      finish: (game) => this.#record(game, size),
    };
  }

  async #record(game: Game, size: number): Promise<Finish> {
    const { by, elapsed, moves, hints, checks } = attemptOf(game);
    const find: Find = {
      code: codeOf(game.history.present.queens, size)!,
      foundAt: this.#clocks.now(),
      duration: elapsed,
      moves,
      help: { ...hints, turned: by === 'turn', checks },
    };
    if (!this.known.found.has(find.code)) this.#recording.add(find.code);
    return { kind: await (await this.#progress).recordFound(find), find };
  }

  #tell(change: FreePlayChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

import { codeOf, queensOf, type Code } from '../core/code.ts';
import { isSolution } from '../core/attacks.ts';
import { advance, redo, undo, type History } from '../core/history.ts';
import {
  emptyPosition,
  liftQueen,
  moveQueen,
  paintMarks,
  showRevealed,
  shownPosition,
  toggleQueen,
  type Position,
} from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { NO_HELP, type Help } from '../progress/attempt.ts';
import { newBoard, type Board } from '../progress/board.ts';
import type { Find } from '../progress/find.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import type { Progress } from '../progress/progress.ts';

/** A board that the player has just finished by hand, once it is safely recorded. */
export interface Finish {
  readonly kind: 'new' | 'known';
  readonly find: Find;
}

/** What a session tells those who watch it. */
export type SessionChange =
  | { readonly kind: 'board'; readonly by: BoardChange }
  | { readonly kind: 'progress' }
  | { readonly kind: 'finish'; readonly finish: Finish }
  | { readonly kind: 'damaged'; readonly board: boolean; readonly solutions: number };

/** What changed a board: the player's hand, a step back or forth, or something that was opened. */
export type BoardChange = 'hand' | 'undo' | 'redo' | 'opened';

/** The kinds of hint that are counted with a find. */
export type HintRung = Exclude<keyof Help, 'turned'>;

/**
 * One player at one board: every change goes through here, is kept at once, and a finished board is
 * recorded before anybody is told of it.
 */
export class Session {
  readonly #progress: Promise<Progress>;
  readonly #now: () => number;
  readonly #listeners = new Set<(change: SessionChange) => void>();
  #size = 0;
  #board: Board = newBoard(1);
  #known: SizeProgress | undefined;
  /** When the time of play now running began, in the milliseconds of `now`. */
  #playingSince: number | undefined;
  #shown = true;

  /**
   * @param progress Where everything is kept; a board can be played before it is there.
   * @param now The time in milliseconds since 1970.
   */
  constructor(progress: Promise<Progress>, now: () => number) {
    this.#progress = progress;
    this.#now = now;
  }

  /** The size of the board, 0 until the first one is open. */
  get size(): number {
    return this.#size;
  }

  /** Where everything is kept. */
  get progress(): Promise<Progress> {
    return this.#progress;
  }

  get position(): Position {
    return this.#board.history.present;
  }

  get history(): History {
    return this.#board.history;
  }

  /** What is found and revealed of this size; nothing until it is loaded. */
  get known(): SizeProgress {
    return this.#known ?? { size: this.#size, found: new Map(), revealed: new Map(), setAside: 0 };
  }

  /** Whether the queens on the board are a solution, whoever put them there. */
  get solved(): boolean {
    return isSolution(this.position.queens, this.#size);
  }

  /** The code of what stands on the board; `undefined` where two queens share a row. */
  get code(): Code | undefined {
    return codeOf(this.position.queens, this.#size);
  }

  /** Calls `listener` after every change. Returns what ends it. */
  subscribe(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    const ends = this.#progress.then((progress) =>
      progress.subscribe((change) => {
        if (change.kind !== 'solutions' || change.progress.size !== this.#size) return;
        this.#known = change.progress;
        this.#tell({ kind: 'progress' });
      }),
    );
    return () => {
      this.#listeners.delete(listener);
      void ends.then((end) => end());
    };
  }

  /**
   * Opens the board of a size as it was left.
   * @param queens A position to show on it, as from a link; it does not count as the player's.
   */
  async open(size: number, queens?: readonly Square[]): Promise<void> {
    if (size !== this.#size) {
      this.#bankTime();
      this.#save();
      this.#size = size;
      this.#board = newBoard(size);
      this.#known = undefined;
      const progress = await this.#progress;
      const [{ board, damaged }, known] = await Promise.all([
        progress.loadBoard(size),
        progress.load(size),
      ]);
      // Another size may have been opened while this one was on its way.
      if (this.#size !== size) return;
      this.#board = resumed(board, this.#board);
      this.#known = known;
      if (this.#board !== board) this.#save();
      if (damaged || known.setAside > 0) {
        this.#tell({ kind: 'damaged', board: damaged, solutions: known.setAside });
      }
    }
    this.#startTime();
    this.#tell({ kind: 'board', by: 'opened' });
    // The same position as on the board is no step, and stays the player's own.
    if (queens) this.#step(advance(this.history, shownPosition(size, queens)), 'opened');
  }

  /** Places a queen, or lifts the one that stands there. */
  toggle(square: Square): void {
    this.#change(toggleQueen(this.position, square), true);
  }

  /** Lifts queens in one step. */
  lift(squares: readonly Square[]): void {
    this.#change(squares.reduce(liftQueen, this.position), true);
  }

  /** Moves a queen. */
  move(from: Square, to: Square): void {
    this.#change(moveQueen(this.position, from, to), true);
  }

  /** Marks or unmarks squares in one step. */
  paint(squares: readonly Square[], marked: boolean): void {
    this.#change(paintMarks(this.position, squares, marked), false);
  }

  /** Takes everything off the board, in one step. */
  clear(): void {
    this.#change(emptyPosition(this.#size), false);
  }

  /**
   * Shows a solution the solver knows: what the player placed stays where it belongs, the rest is
   * hollow. It is kept as revealed, unless it was found before.
   */
  reveal(code: Code): void {
    this.#step(advance(this.history, showRevealed(this.position, queensOf(code))), 'opened');
    const peek = { code, revealedAt: this.#now() };
    void this.#progress.then((progress) => progress.recordRevealed(peek));
  }

  /** Begins a board from queens the game laid out, to be finished by hand. */
  beginWith(queens: readonly Square[]): void {
    const start = { ...emptyPosition(this.#size), queens };
    this.#attempt({ elapsed: 0, moves: 0, help: { ...NO_HELP, turned: true } });
    this.#step(advance(this.history, start), 'opened');
  }

  undo(steps = 1): void {
    this.#step(undo(this.history, steps), 'undo');
  }

  redo(): void {
    this.#step(redo(this.history), 'redo');
  }

  /** Counts a hint that was shown, to be kept with the find. */
  countHelp(rung: HintRung): void {
    this.#beginOnEmptyBoard();
    const { attempt } = this.#board;
    this.#attempt({ ...attempt, help: { ...attempt.help, [rung]: attempt.help[rung] + 1 } });
    this.#save();
  }

  /** The page was hidden or shown: hidden time is not play, and what is unsaved is saved. */
  setShown(shown: boolean): void {
    this.#shown = shown;
    if (shown) this.#startTime();
    else {
      this.#bankTime();
      if (this.#size > 0) this.#save();
      void this.#progress.then((progress) => progress.flush());
    }
  }

  #change(next: Position, counts: boolean): void {
    const before = this.history;
    const after = advance(before, next);
    if (after === before) return;
    this.#beginOnEmptyBoard();
    const { attempt } = this.#board;
    if (counts) this.#attempt({ ...attempt, moves: attempt.moves + 1 });
    this.#step(after, 'hand');
    // A mark on a finished board does not finish it again.
    if (counts && this.solved && next.own) void this.#record();
  }

  #step(history: History, by: BoardChange): void {
    if (history === this.history) return;
    this.#bankTime();
    this.#board = { ...this.#board, history };
    this.#startTime();
    this.#save();
    this.#tell({ kind: 'board', by });
  }

  async #record(): Promise<void> {
    const { elapsed, moves, help } = this.#board.attempt;
    const find: Find = {
      code: this.code!,
      foundAt: this.#now(),
      duration: elapsed,
      moves,
      help,
    };
    const kind = await (await this.#progress).recordFound(find);
    this.#tell({ kind: 'finish', finish: { kind, find } });
  }

  /** What was done before the board was empty belongs to another attempt. */
  #beginOnEmptyBoard(): void {
    const { elapsed, moves } = this.#board.attempt;
    if (this.position.queens.length > 0 || elapsed + moves === 0) return;
    this.#attempt({ elapsed: 0, moves: 0, help: NO_HELP });
  }

  #attempt(attempt: Board['attempt']): void {
    this.#board = { ...this.#board, attempt };
  }

  #save(): void {
    // What was kept has not arrived yet; what is done meanwhile is saved on top of it by `open`.
    if (!this.#known) return;
    const board = this.#board;
    void this.#progress.then((progress) => progress.saveBoard(board));
  }

  /** Time runs while the page is shown and an unsolved board has a queen. */
  #startTime(): void {
    const playing = this.#shown && this.position.queens.length > 0 && !this.solved;
    this.#playingSince = playing ? (this.#playingSince ?? this.#now()) : undefined;
  }

  #bankTime(): void {
    if (this.#playingSince === undefined) return;
    const passed = Math.max(0, this.#now() - this.#playingSince);
    this.#playingSince = undefined;
    const { attempt } = this.#board;
    this.#attempt({ ...attempt, elapsed: attempt.elapsed + passed });
  }

  #tell(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/**
 * A stored board and what was done while it was on its way: that comes on top, so that neither is
 * lost and Undo leads from one back to the other.
 */
function resumed(stored: Board, meanwhile: Board): Board {
  const steps = [...meanwhile.history.past, meanwhile.history.present].slice(1);
  if (steps.length === 0) return stored;
  const history = steps.reduce(advance, stored.history);
  return { history, attempt: meanwhile.attempt };
}

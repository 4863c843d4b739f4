import { mostQueens } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { dayOf } from '../../core/days/day.ts';
import { begunOn } from '../../core/game/attempt-notes.ts';
import { newAttempt } from '../../core/game/attempt.ts';
import { withNotes } from '../../core/game/with-notes.ts';
import { attemptOf, newGame, type Game, type Move } from '../../core/game/game.ts';
import { readMoveLog } from '../../core/game/move-log.ts';
import { kindOf, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import type { Clocks } from '../../game/session/clocks.ts';
import { Session, type SessionChange } from '../../game/session/session.ts';
import type { PlayedPuzzle, PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { isBestTime, wasSolved } from '../../progress/puzzles/puzzle-result.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { placementsOf, totalsOf, wasShownIn } from '../shared/play-totals.ts';
import type { Counts } from '../shared/kinds/shown-kind.ts';

/** The outcome of finishing a puzzle, once it is recorded. */
export interface PuzzleOutcome {
  /** Present if the puzzle was finished on an earlier visit. */
  readonly isPast?: true;
  /** The result now, or that of the earlier visit. */
  readonly result: PuzzleResult;
  /** The result that is stored, which may be an earlier one. */
  readonly kept: PuzzleResult;
  readonly isNew: boolean;
  /** The median time of others of its kind and difficulty, in milliseconds; `undefined` if there are none. */
  readonly median: number | undefined;
  /**
   * The best time of others of its kind and difficulty, in milliseconds. After an earlier visit its own may be among
   * them.
   */
  readonly best: number | undefined;
  /** True if `result` beats `best` now. */
  readonly isBest: boolean;
}

/** Finds an answer of a puzzle; resolves with `undefined` if none is found. */
export type FindAnswer = (puzzle: Puzzle) => Promise<readonly Square[] | undefined>;

/** Finds the hardest technique that a puzzle needs; resolves with `undefined` if none is found. */
type FindHardest = (puzzle: Puzzle) => Promise<Technique | undefined>;

/** A change of a puzzle beside those of a session. */
type MoreChange =
  | { readonly kind: 'damaged' }
  /** The board shows how the puzzle was finished on an earlier visit. */
  | { readonly kind: 'past'; readonly outcome: PuzzleOutcome };

export type PuzzleChange = SessionChange<PuzzleOutcome> | MoreChange;

/**
 * The session of one puzzle, which is stored while unfinished, and recorded when solved. Its time runs from the first
 * touch on the board to the answer.
 */
export class PuzzleSession extends Session<PuzzleOutcome, MoreChange> {
  readonly played: PlayedPuzzle;
  readonly #progress: PuzzleStorage;
  /** The removal of the previous game; resolves with a function that brings it back. */
  #removal: Promise<() => Promise<void>> | undefined;
  readonly #clocks: Clocks;
  readonly #findAnswer: FindAnswer;
  readonly #findHardest: FindHardest;
  /** True while a result is being recorded. The stored game then lacks the last queen. */
  #isRecording = false;
  readonly #endSubscription: () => void;
  /** True once the puzzle is left. */
  #isLeft = false;

  /**
   * @param findAnswer Called if a result of an earlier build has no queens.
   * @param findHardest Called once the puzzle is solved, for its result.
   */
  constructor(
    progress: PuzzleStorage,
    clocks: Clocks,
    played: PlayedPuzzle,
    findAnswer: FindAnswer = () => Promise.resolve(undefined),
    findHardest: FindHardest = () => Promise.resolve(undefined),
  ) {
    super(progress.unfinished.recall(played.name) ?? freshGame(played), clocks.steady);
    this.played = played;
    this.#findAnswer = findAnswer;
    this.#findHardest = findHardest;
    this.#progress = progress;
    this.#clocks = clocks;
    this.#endSubscription = progress.subscribe((change) => {
      if (change.kind === 'game' && change.name === played.name) this.#adopt(change.game);
    });
  }

  /** Its day and kind; `undefined` if it is no puzzle of a day. */
  get ofDay(): ReturnType<typeof parseDayPuzzleName> {
    return parseDayPuzzleName(this.played.name);
  }

  /** Number of queens on the finished board. */
  get total(): number {
    return mostQueens(this.geometry.rules);
  }

  get counts(): Counts {
    const { game, position, verdict: judged } = this;
    return {
      placed: position.queens.length,
      given: game.givens.length,
      total: this.total,
      unguarded: judged.unguarded.length,
    };
  }

  /** True if queens may attack each other and no more are allowed. */
  get isFull(): boolean {
    const { position, geometry } = this;
    return geometry.mayAttack && position.queens.length >= this.total;
  }

  /** True if the player made a move or took a hint, or the board is solved. */
  get isBegun(): boolean {
    const { history, attempts } = this.game;
    const isAsked = Object.values(attempts).some(({ hints }) =>
      Object.values(hints).some((count) => count > 0),
    );
    return history.past.length + history.future.length > 0 || isAsked || this.verdict.solved;
  }

  /** Milliseconds of play up to now. */
  get elapsed(): number {
    return totalsOf(this.game).elapsed + this.time.pending;
  }

  /** Loads the stored game. Resolves once it is loaded; the board can be played meanwhile. */
  async open(): Promise<void> {
    const { name } = this.played;
    const { game, damaged } = await this.#progress.unfinished.load(this.played);
    if (this.#isLeft) return;
    this.#adopt(this.#progress.unfinished.recall(name) ?? game);
    if (damaged) this.tell({ kind: 'damaged' });
    await this.#showPast();
  }

  /** Plays a move; refuses one that would place a queen too many. */
  override play(move: Move): boolean {
    const adds = move.kind === 'toggle' && !this.position.queens.includes(move.square);
    return (!adds || !this.isFull) && super.play(move);
  }

  /** Starts over with nothing counted. The previous game is kept for `takeBack`. */
  async startOver(): Promise<void> {
    this.begin(freshGame(this.played));
    this.#removal = this.#progress.unfinished.remove(this.played);
    await this.#removal;
  }

  /** Undoes `startOver`. */
  async takeBack(): Promise<void> {
    const undo = await this.#removal;
    await undo?.();
    const { game } = await this.#progress.unfinished.load(this.played);
    this.begin(game);
    await this.#showPast();
  }

  /**
   * Shows an answer: its queens that are on the board stay, its other queens are hollow. The puzzle counts as revealed,
   * also if it is solved later.
   */
  async show(answer: readonly Square[]): Promise<void> {
    const totals = totalsOf(this.game);
    this.play({ kind: 'reveal', solution: answer });
    await this.#progress.record(this.#result('shown', totals));
  }

  /** Stops following changes in other tabs. The stored game stays. */
  override end(): void {
    super.end();
    this.#isLeft = true;
    this.#endSubscription();
  }

  /** Shows the stored game, unless the player has solved it since. */
  #adopt(game: Game): void {
    if (!this.#isRecording) this.adopt(game);
  }

  /** Shows a puzzle as it was finished on an earlier visit, unless it was begun again since. */
  async #showPast(): Promise<void> {
    const { game, played } = this;
    const isFresh = (): boolean => !this.#isLeft && this.game === game;
    const { past, future } = game.history;
    if (past.length + future.length > 0) return;
    const outcome = await this.#pastOutcome();
    if (!outcome || !isFresh()) return;
    const queens = await this.#queensOf(outcome);
    if (!queens || !isFresh()) return;
    this.adopt(solvedGame(played.puzzle, queens, outcome.result));
    this.tell({ kind: 'past', outcome });
  }

  async #pastOutcome(): Promise<PuzzleOutcome | undefined> {
    const result = await this.#progress.results.get(this.played.name);
    if (!result || !wasSolved(result)) return undefined;
    const times = await this.#timesOfOthers();
    return { result, kept: result, isNew: false, ...times, isBest: false, isPast: true };
  }

  /** Returns the queens that solve it: those of the result if they do, else a newly found answer. */
  async #queensOf({ result }: PuzzleOutcome): Promise<readonly Square[] | undefined> {
    const { puzzle } = this.played;
    const kept = result.queens ?? [];
    const areAnswer =
      puzzle.givens.every((given) => kept.includes(given)) && verdict(this.geometry, kept).solved;
    if (areAnswer) return kept;
    const found = await this.#findAnswer(puzzle);
    return found && [...new Set([...puzzle.givens, ...found])];
  }

  protected override save(game: Game): void {
    this.#progress.unfinished.save(this.played, game);
  }

  protected override async finish(game: Game): Promise<PuzzleOutcome> {
    this.#isRecording = true;
    const outcome = await this.#record(game);
    this.#isRecording = false;
    return outcome;
  }

  protected override withConsequences(after: Game, move: Move): Game {
    const noted = withNotes(this.game, after, move, dayOf(new Date(this.#clocks.now())));
    return super.withConsequences(noted, move);
  }

  protected override get isTimed(): boolean {
    const { past, future } = this.game.history;
    return past.length + future.length > 0;
  }

  async #record(game: Game): Promise<PuzzleOutcome> {
    const { queens } = game.history.present;
    // Read before this result is recorded, so that it is not among the others.
    const times = await this.#timesOfOthers();
    const past = await this.#progress.results.get(this.played.name);
    const wasShown = wasShownIn(game) || past?.outcome === 'shown';
    const result: PuzzleResult = {
      ...this.#result(wasShown ? 'shown' : 'solved', totalsOf(game)),
      ...(wasShown && { solvedAfter: true }),
      placements: placementsOf(game),
      queens,
      ...logOf(game),
      ...(!wasShown && this.#isOnDay(game) && { onDay: true }),
    };
    const first = past && wasSolved(past) ? past.finishedAt : undefined;
    const ended = { ...result, finishedAt: this.#nowAfter(first) };
    const { isNew, kept } = await this.#progress.record(ended);
    void this.#noteHardest();
    return { result, kept, isNew, ...times, isBest: isNew && isBestTime(result, times.best) };
  }

  async #timesOfOthers(): Promise<Pick<PuzzleOutcome, 'median' | 'best'>> {
    const { step, puzzle } = this.played;
    if (!step) return { median: undefined, best: undefined };
    const kind = kindOf(puzzle.rules);
    const [median, best] = await Promise.all([
      this.#progress.results.medianTime(kind, step),
      this.#progress.results.bestTime(kind, step),
    ]);
    return { median, best };
  }

  /** Records the hardest technique; nothing waits for it. */
  async #noteHardest(): Promise<void> {
    const { name, step, puzzle } = this.played;
    const technique = step && (await this.#findHardest(puzzle));
    if (technique) await this.#progress.noteTechnique(name, technique);
  }

  /**
   * Returns the present moment, but always a later one than `first`: if the clock was set back, the first result of a
   * puzzle must stay the earliest.
   */
  #nowAfter(first = -1): number {
    return Math.max(this.#clocks.now(), first + 1);
  }

  /** Returns true if it is a puzzle of a day, and was begun or is solved no later than on that day. */
  #isOnDay(game: Game): boolean {
    const { day } = this.ofDay ?? {};
    const today = dayOf(new Date(this.#clocks.now()));
    // A clock that was set back may show an earlier day.
    return day !== undefined && ((begunOn(game) ?? today) <= day || today <= day);
  }

  #result(
    outcome: PuzzleResult['outcome'],
    { elapsed, hints, checks }: ReturnType<typeof totalsOf>,
  ): PuzzleResult {
    const { name, step, puzzle } = this.played;
    const finishedAt = this.#clocks.now();
    const kind = kindOf(puzzle.rules);
    const help = { hints, ...(checks && { checks }) };
    return { name, step, kind, outcome, finishedAt, elapsed, ...help };
  }
}

/** Returns the game of a puzzle as it is before the first move. */
function freshGame({ puzzle: { rules, givens } }: PlayedPuzzle): Game {
  return newGame(rules, givens);
}

/** Returns the log of a game that has a whole one. */
function logOf(game: Game): Pick<PuzzleResult, 'log'> {
  const { log } = attemptOf(game);
  const { givens, history, rules } = game;
  const isWhole = readMoveLog(log, givens, history.present.queens, rules.shape) !== undefined;
  return log && isWhole ? { log } : {};
}

/** The name of the attempt that solved a puzzle on an earlier visit. */
const EARLIER = 'earlier';

/**
 * Returns the game of a puzzle that was solved on an earlier visit, with its answer, time and help.
 * @param queens The answer, including the given queens.
 */
function solvedGame(
  { rules, givens }: Puzzle,
  queens: readonly Square[],
  { elapsed, hints, checks, placements = '', log }: PuzzleResult,
): Game {
  const helped = queens.filter((_, at) => placements[at] === 'h').sort((a, b) => a - b);
  const attempt = {
    ...newAttempt('hand'),
    elapsed,
    hints,
    ...(checks && { checks }),
    finished: true,
    ...(helped.length > 0 && { helped }),
    ...(log && { log }),
  };
  const present = { queens, marks: [], revealed: [], attempt: EARLIER };
  return {
    ...newGame(rules, givens),
    history: { past: [], present, future: [] },
    attempts: { [EARLIER]: attempt },
  };
}

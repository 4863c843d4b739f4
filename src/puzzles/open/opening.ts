import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { FIRST_DAY, type Day } from '../../core/days/day.ts';
import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { parsePuzzleCode, puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { type Puzzle, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { PuzzlesPage } from '../../core/routes/puzzles-page.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { wasSolved } from '../../progress/puzzles/puzzle-result.ts';
import type { PuzzleCheck } from '../../solver/puzzles/protocol.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { Origin } from '../shared/puzzle-words.ts';
import { wasDayPlayed, type PuzzleReader } from '../shared/was-day-played.ts';

export type Opened =
  | { readonly kind: 'checking' }
  /** The puzzle of a day is being made. */
  | { readonly kind: 'making' }
  | { readonly kind: 'play'; readonly played: PlayedPuzzle; readonly origin: Origin }
  | { readonly kind: 'unreadable'; readonly code: string; readonly problem: PuzzleCodeProblem }
  | { readonly kind: 'doubtful'; readonly played: PlayedPuzzle; readonly doubt: CodeWarning }
  /** The day of the puzzle is to come, or before the first day with puzzles; the page of the day says so. */
  | { readonly kind: 'no-day'; readonly day: Day }
  /** The puzzle of a day cannot be made: the generator did not load, or its worker died. */
  | { readonly kind: 'unmade'; readonly day: Day };

type DayPuzzlePage = Extract<PuzzlesPage, { page: 'day-puzzle' }>;

export type PuzzleAddress = Extract<PuzzlesPage, { page: 'puzzle' | 'day-puzzle' }>;

/** Makes the puzzles of days, and tells the day. */
export interface DayPuzzleMaker {
  readonly today: () => Day;
  /** Resolves with `undefined` if the puzzle cannot be made. */
  readonly puzzle: (day: Day, kind: PuzzleKind) => Promise<PlayedPuzzle | undefined>;
}

/**
 * Opens the puzzle that an address names; a newer address replaces an older one. Checks puzzles made elsewhere first.
 */
export class Opening implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #solver: Pick<PuzzleSolver, 'check'>;
  readonly #days: DayPuzzleMaker;
  #opened: Opened | undefined;
  #current = new AbortController();

  /** @param host Rendered again when there is more to show. */
  constructor(
    host: ReactiveControllerHost,
    solver: Pick<PuzzleSolver, 'check'>,
    days: DayPuzzleMaker,
  ) {
    this.#host = host;
    this.#solver = solver;
    this.#days = days;
    host.addController(this);
  }

  /** The state of the last address; `undefined` if it names no puzzle. */
  get opened(): Opened | undefined {
    return this.#opened;
  }

  hostDisconnected(): void {
    this.#current.abort();
  }

  close(): void {
    this.#current.abort();
    this.#opened = undefined;
  }

  play({ name, puzzle, step, origin: kept }: PlayedPuzzle, origin: Origin): void {
    this.#current.abort();
    this.#enter({ kind: 'play', played: { name, puzzle, step, origin: kept }, origin });
  }

  /** Opens the puzzle of an address; one that was begun goes on as it was left. */
  async open(address: PuzzleAddress, progress: PuzzleReader): Promise<void> {
    if (address.page === 'day-puzzle') {
      await this.#openDay(address, progress);
      return;
    }
    await this.#openCode(address.code, progress);
  }

  async #openCode(code: string, progress: PuzzleReader): Promise<void> {
    const signal = this.#begin({ kind: 'checking' });
    const read = readCode(code);
    if (!read.ok) {
      this.#enter({ kind: 'unreadable', code, problem: read.problem });
      return;
    }
    const { name, puzzle } = read;
    if (await this.#goesOn(name, progress, signal)) return;
    const result = await progress.results.get(name);
    if (this.#current.signal !== signal) return;
    if (result && wasSolved(result)) {
      // The puzzle was checked when it was first opened.
      this.play({ name, puzzle, step: result.step }, undefined);
      return;
    }
    const { doubt, step } = await judge(puzzle, this.#solver, signal);
    if (this.#current.signal !== signal || this.#opened?.kind !== 'checking') return;
    const played = { name, puzzle, step };
    if (doubt) this.#enter({ kind: 'doubtful', played, doubt });
    else this.play(played, 'code');
  }

  /**
   * Opens a puzzle of a day. One that was begun goes on as it is, whatever the generators or the clock say now. If the
   * day is still to come, or its puzzle is another here, a link with a code opens the board of the code. A code that
   * cannot be read may be that of another puzzle, so it is refused.
   */
  async #openDay({ day, kind, code }: DayPuzzlePage, progress: PuzzleReader): Promise<void> {
    const signal = this.#begin({ kind: 'making' });
    const begun = await progress.unfinished.find(dayPuzzleName(day, kind));
    if (signal.aborted) return;
    const hasCome = day <= this.#days.today() || (await wasDayPlayed(day, progress));
    if (this.#current.signal !== signal) return;
    const isOpen = day >= FIRST_DAY && hasCome;
    const played = begun ?? (isOpen ? await this.#days.puzzle(day, kind) : undefined);
    if (this.#current.signal !== signal) return;
    if (code !== undefined && !(played && isCodeOf(played, code))) {
      await this.#openCode(code, progress);
    } else if (played) this.play(played, undefined);
    else this.#enter({ kind: isOpen ? 'unmade' : 'no-day', day });
  }

  /**
   * Begins to open another puzzle.
   * @param meanwhile The state until more is known.
   * @returns A signal that aborts when the player leaves the puzzle.
   */
  #begin(meanwhile: Opened): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    this.#enter(meanwhile);
    return this.#current.signal;
  }

  /**
   * Goes on with a puzzle that was begun.
   * @returns True if nothing is left to do: it was begun, or the player has left.
   */
  async #goesOn(name: string, progress: PuzzleReader, signal: AbortSignal): Promise<boolean> {
    const begun = await progress.unfinished.find(name);
    if (signal.aborted) return true;
    if (begun) this.play(begun, undefined);
    return begun !== undefined;
  }

  #enter(opened: Opened): void {
    this.#opened = opened;
    this.#host.requestUpdate();
  }
}

/** The reason why a puzzle is not played at once. */
export type CodeWarning =
  | Extract<PuzzleCheck, { kind: 'several' | 'none' | 'too-hard' }>
  | {
      /** The puzzle has one answer, and the techniques of hints do not lead to it. */
      readonly kind: 'beyond';
    }
  | {
      /** The worker stopped. */
      readonly kind: 'died';
    };

/** Reads a code. Returns the puzzle with its code as the game writes it, or the problem of the code. */
function readCode(
  code: string,
):
  | { readonly ok: true; readonly name: string; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: PuzzleCodeProblem } {
  const read = parsePuzzleCode(code);
  return read.ok ? { ...read, name: puzzleCode(read.puzzle) } : read;
}

/** Returns true if a code can be read and is that of a puzzle. */
function isCodeOf({ puzzle }: Pick<PlayedPuzzle, 'puzzle'>, code: string): boolean {
  const read = readCode(code);
  return read.ok && read.name === puzzleCode(puzzle);
}

/** Checks if a puzzle that was made elsewhere can be played, and how hard it is. */
export async function judge(
  puzzle: Puzzle,
  solver: Pick<PuzzleSolver, 'check'>,
  signal: AbortSignal,
): Promise<{ readonly doubt: CodeWarning | undefined; readonly step: PlayedPuzzle['step'] }> {
  const reply = await replyTo(solver.check(puzzle, { signal }), signal);
  if (reply.kind !== 'answered') return { doubt: { kind: 'died' }, step: undefined };
  const check = reply.answer;
  switch (check.kind) {
    case 'one':
      return { doubt: check.step ? undefined : { kind: 'beyond' }, step: check.step };
    case 'guarded':
      // A puzzle without a difficulty is harder than all of them. Hints still lead to a square of an answer.
      return { doubt: undefined, step: check.step };
    default:
      return { doubt: check, step: undefined };
  }
}

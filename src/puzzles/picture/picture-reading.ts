import type { Sight } from '../../core/board/rules.ts';
import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { parsePuzzleCode, puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { completePuzzle, regionsPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { conflictsOf } from '../../core/board/attacks.ts';
import { numbersInOrder } from '../../core/puzzles/region-pieces.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { PictureReader } from '../../solver/picture/client.ts';
import type {
  BoardReading,
  Corners,
  NoReadingReason,
  RegionsVerdict,
} from '../../solver/picture/reading.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { judge, type CodeWarning } from '../open/opening.ts';
import { isCommon } from './picture-file.ts';
import {
  questionsOf,
  withAnswers,
  type BoardContent,
  type Choice,
  type Question,
} from './questions.ts';

/** The reason why nothing was read: the board, the file, the browser or the device. */
export type Refusal = NoReadingReason | 'too-large' | 'broken' | 'type' | 'died' | 'full';

/** The verdict on a board that was read. */
export type Verdict =
  | {
      readonly kind: 'puzzle';
      readonly played: PlayedPuzzle;
      /** `undefined` if it has one solution, which hints lead to. */
      readonly doubt: CodeWarning | undefined;
    }
  /** One solution, the same by both rules. */
  | { readonly kind: 'both' | 'two-stars' }
  | { readonly kind: 'problem'; readonly problem: PuzzleCodeProblem };

export type Stage =
  | { readonly kind: 'empty' | 'reading' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | {
      readonly kind: 'asked';
      readonly question: Question;
      readonly choice: Choice | undefined;
      /** The number of the question, from 1. */
      readonly at: number;
      readonly count: number;
      /** The number of squares that are asked about. */
      readonly squares: number;
    }
  | {
      readonly kind: 'found';
      readonly board: BoardContent;
      readonly puzzle: Puzzle;
      /** True if the player may choose the rule, because the picture does not tell it. */
      readonly isRuleOpen: boolean;
      readonly verdict: Verdict;
    };

/** The largest file that is decoded, in bytes; a photo of 50 megapixels has half of it. */
const MOST_BYTES = 60_000_000;

/** A picture as it is read, asked about and judged. */
export class PictureReading {
  /** Called when there is something new to show. */
  onChange: () => void = () => undefined;
  readonly #reader: PictureReader;
  readonly #solver: Pick<PuzzleSolver, 'check'>;
  #stage: Stage = { kind: 'empty' };
  #waiting: readonly Blob[] = [];
  #file: Blob | undefined;
  #bitmap: ImageBitmap | undefined;
  #corners: Corners | undefined;
  #reading: BoardReading | undefined;
  #questions: readonly Question[] = [];
  #choices: readonly (Choice | undefined)[] = [];
  #current = new AbortController();

  constructor(reader: PictureReader, solver: Pick<PuzzleSolver, 'check'>) {
    this.#reader = reader;
    this.#solver = solver;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** The decoded picture; `undefined` before, and if it cannot be decoded. */
  get bitmap(): ImageBitmap | undefined {
    return this.#bitmap;
  }

  /** The board with the answers that were given so far. */
  get board(): BoardContent | undefined {
    return this.#reading && withAnswers(this.#reading, this.#questions, this.#choices);
  }

  /** The corners of the board, as they were found or as the player has named them; `undefined` if there are none. */
  get corners(): Corners | undefined {
    return this.#corners;
  }

  /** Other boards in the picture. */
  get others(): readonly Corners[] {
    return this.#reading?.others ?? [];
  }

  /** The squares whose question is not answered. */
  get openSquares(): readonly number[] {
    return this.#questions
      .filter((_, index) => this.#choices[index] === undefined)
      .flatMap(({ squares }) => squares);
  }

  /** The number of pictures that were not shown yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Opens the first of some pictures; the others wait, before those that wait already. */
  async bring(pictures: readonly Blob[]): Promise<void> {
    this.#waiting = [...pictures, ...this.#waiting];
    await this.next();
  }

  /** Opens the next picture in place of the present one. */
  async next(): Promise<void> {
    const [next, ...waiting] = this.#waiting;
    this.#file = next;
    this.#waiting = waiting;
    this.#bitmap = undefined;
    this.#corners = undefined;
    this.#reading = undefined;
    await this.#read(undefined);
  }

  refuse(reason: Refusal): void {
    this.#current.abort();
    this.#enter({ kind: 'refused', reason });
  }

  /** Reads the board within corners that the player has named. */
  async readWithin(corners: Corners): Promise<void> {
    this.#corners = corners;
    await this.#read(corners);
  }

  choose(choice: Choice): void {
    const { stage } = this;
    if (stage.kind !== 'asked') return;
    this.#choices = this.#choices.with(stage.at - 1, choice);
    this.#ask(stage.at);
  }

  /** Goes to the next question if this one is answered, and judges the board after the last. */
  async goOn(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== 'asked' || stage.choice === undefined) return;
    if (stage.at < stage.count) this.#ask(stage.at + 1);
    else await this.judge();
  }

  /** Goes to the question before. */
  goBack(): void {
    if (this.#stage.kind === 'asked' && this.#stage.at > 1) this.#ask(this.#stage.at - 1);
  }

  /**
   * Judges the board.
   * @param chosen The rule, once the player has chosen it.
   */
  async judge(chosen?: Sight): Promise<void> {
    const { board } = this;
    if (!board) return;
    const { size, queens } = board;
    const regions = board.regions && numbersInOrder(board.regions);
    const signal = this.#begin();
    const answers = regions && (await this.#answersOf(size, regions, signal));
    if (signal.aborted) return;
    if (answers === 'died') {
      this.refuse('died');
      return;
    }
    const isRuleOpen = ['both', 'several', 'too-hard'].includes(answers?.kind ?? '');
    const sight = answers?.kind === 'one' ? answers.sight : (chosen ?? 'touch');
    const puzzle = regions ? regionsPuzzle(size, sight, regions) : completePuzzle(size, queens);
    const verdict =
      answers?.kind === 'two-stars' || (answers?.kind === 'both' && !chosen)
        ? { kind: answers.kind }
        : await this.#verdictOf(puzzle, signal);
    if (this.#current.signal !== signal) return;
    this.#enter({ kind: 'found', board: { ...board, regions }, puzzle, isRuleOpen, verdict });
  }

  /** Counts the answers of a board, unless that was done with the reading. */
  async #answersOf(
    size: number,
    regions: readonly number[],
    signal: AbortSignal,
  ): Promise<RegionsVerdict | 'died'> {
    const isAsked = this.#questions.some(({ kind }) => kind === 'region');
    const { verdict } = this.#reading!;
    if (verdict && !isAsked) return verdict;
    const reply = await replyTo(this.#reader.judge(size, regions, { signal }), signal);
    return reply.kind === 'answered' ? reply.answer : 'died';
  }

  /** Checks a puzzle as one made elsewhere. */
  async #verdictOf(puzzle: Puzzle, signal: AbortSignal): Promise<Verdict> {
    const { rules, givens } = puzzle;
    // A code has no place for two queens in a row.
    const conflict = conflictsOf(givens, rules.shape.rows).at(-1);
    if (conflict) {
      const pair = [conflict.older, conflict.newer] as const;
      const problem = { kind: 'givens-conflict', givens: pair, shape: rules.shape } as const;
      return { kind: 'problem', problem };
    }
    const name = puzzleCode(puzzle);
    const read = parsePuzzleCode(name);
    if (!read.ok) return { kind: 'problem', problem: read.problem };
    const { doubt, step } = await judge(puzzle, this.#solver, signal);
    return { kind: 'puzzle', played: { name, puzzle, step }, doubt };
  }

  async #read(within: Corners | undefined): Promise<void> {
    const file = this.#file!;
    const signal = this.#begin();
    if (file.size > MOST_BYTES) {
      this.refuse('too-large');
      return;
    }
    const reply = await replyTo(this.#reader.open(file, within, { signal }), signal);
    if (signal.aborted) return;
    if (reply.kind !== 'answered') this.refuse('died');
    else if (!reply.answer)
      this.refuse((await isCommon(file).catch(() => true)) ? 'broken' : 'type');
    else {
      const { bitmap, reading } = reply.answer;
      this.#bitmap = bitmap;
      this.#corners = reading.corners ?? within;
      if (reading.kind === 'nothing') {
        this.refuse(reading.reason);
        return;
      }
      this.#reading = reading;
      this.#questions = questionsOf(reading);
      this.#choices = this.#questions.map(() => undefined);
      if (this.#questions.length > 0) this.#ask(1);
      else await this.judge();
    }
  }

  #begin(): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    this.#enter({ kind: 'reading' });
    return this.#current.signal;
  }

  #ask(at: number): void {
    const question = this.#questions[at - 1]!;
    const choice = this.#choices[at - 1];
    const count = this.#questions.length;
    const squares = new Set(this.#questions.flatMap((one) => one.squares)).size;
    this.#enter({ kind: 'asked', question, choice, at, count, squares });
  }

  #enter(stage: Stage): void {
    this.#stage = stage;
    this.onChange();
  }
}

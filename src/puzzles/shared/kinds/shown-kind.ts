import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Sight } from '../../../core/board/rules.ts';
import type { Shape } from '../../../core/board/shape.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle } from '../../../progress/puzzles/puzzle-progress.ts';

/** A kind of puzzle as the screens show it: an entry of `KINDS`. */
export interface ShownKind {
  name(): string;
  readonly icon: SVGTemplateResult;
  /** Returns the icon of a rule, for a kind with several rules. */
  ruleIcon?(sight: Sight): SVGTemplateResult;
  /** Returns the name of the rule, for its card. */
  ruleName(sight: Sight): string;
  /** Explains the rule, for its card. */
  ruleText(sight: Sight): string;
  /** Says the rule when a puzzle is opened; `ruleText` says it if this is left out. */
  ruleAnnouncement?(sight: Sight): string;
  /** Returns the rule of a puzzle in one line. */
  ruleLine(played: PlayedPuzzle): TemplateResult | string;
  /** Returns the whole rule of a puzzle in one sentence: paper has no card to open. */
  printedRule(puzzle: Puzzle): string;
  /** Returns the line under the board of a puzzle that is neither solved nor wrong, if the row of queens leaves one. */
  progress?(counts: Counts): TemplateResult | string;
  /** Returns the progress in words: `4 of 8, 4 regions left.` */
  spokenProgress(counts: Counts): string;
  /** Says that the part of a code before the board is wrong. */
  headProblem(text: string): string;
  /** Says that a code is of a board with too few or too many rows or columns. */
  sizeProblem(shape: Shape): string;
  /** The first puzzle of the kind, which explains it. It is shown before puzzles with the same rule. */
  readonly guide: Guide;
}

/** Numbers of the queens on a board, and of its squares that are open. */
export interface Counts {
  /** Queens on the board, with the given ones. */
  readonly placed: number;
  readonly given: number;
  /** Queens on the finished board. */
  readonly total: number;
  readonly unguarded: number;
}

/** A small puzzle that three taps solve, each with its reason. */
export interface Guide {
  readonly puzzle: Puzzle;
  /** Queens on the board at the start, including the given ones. */
  readonly queens: readonly Square[];
  readonly steps: readonly GuideStep[];
}

/** One tap: its square, and the squares that its words are about. */
export interface GuideStep {
  readonly square: Square;
  readonly about: readonly Square[];
  /** Explains the tap; `name` is that of its square. */
  readonly words: (name: string) => string;
}

/**
 * Returns the squares of a row of a guide's board.
 * @param index 0-based, from the top.
 */
export function rowOfGuide(index: number, columns: number): readonly Square[] {
  return Array.from({ length: columns }, (_, column) => index * columns + column);
}

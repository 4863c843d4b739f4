import type { TemplateResult } from 'lit';
import type { Algorithm, Step } from '../algorithm.ts';
import type { Drawing } from '../../ui/board/drawing.ts';

/** A sentence of the Lab; bold where it names what it is about. */
export type Sentence = string | TemplateResult;

/** Asks for other parameters: the address takes them, and the run begins anew. `null` is the usual. */
export type Choose = (choices: Readonly<Record<string, string | null>>) => void;

/** How an exhibit is shown: its parameters, its words and what stands beside the board. */
export interface View<Parameters, State, Kind extends string> {
  readonly algorithm: Pick<
    Algorithm<Parameters, State, Kind>,
    'smallest' | 'largest' | 'pseudocode'
  >;
  /**
   * What to run with.
   * @param size Within the algorithm's limits.
   * @param choices The rest of the address, which may say anything.
   */
  readonly parametersOf: (size: number, choices: URLSearchParams) => Parameters;
  /** Rows and columns of the board. */
  readonly shapeOf: (parameters: Parameters) => readonly [rows: number, columns: number];
  /** How many finds the whole run makes; `undefined` where the run ends at the first or none knows. */
  readonly goalOf: (parameters: Parameters) => bigint | undefined;
  /** What the step did, in one sentence. */
  readonly say: (step: Step<Kind>, state: State) => Sentence;
  /** What the step is about, drawn over the squares. */
  readonly draw: (step: Step<Kind> | undefined, state: State) => Drawing;
  /** What stands beside the board, as high as the board. */
  readonly aside?: (state: State, step: Step<Kind> | undefined) => TemplateResult;
  /** What stands below the counters. */
  readonly panel?: (state: State, step: Step<Kind> | undefined) => TemplateResult;
  /** Where the parameters are turned, if there are others than the size. */
  readonly controls?: (parameters: Parameters, choose: Choose) => TemplateResult;
}

/**
 * A view whose types only its exhibit knows. What its functions take must come from the same exhibit,
 * and is passed `as never`.
 */
export type AnyView = Omit<View<never, never, never>, 'parametersOf'> & {
  readonly parametersOf: (size: number, choices: URLSearchParams) => unknown;
};

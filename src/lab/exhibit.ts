import type { TemplateResult } from 'lit';
import type { Square } from '../core/square.ts';
import type { Drawing } from '../ui/board/drawing.ts';
import type { Algorithm, Step, Tally } from './algorithm.ts';
import type { NumberLimits } from './exhibits/matrix.ts';
import type { Snapshot } from './player/protocol.ts';
import type { Programs } from './program.ts';

/** A sentence of the Lab; bold where it names what it is about. */
export type Sentence = string | TemplateResult;

/** Asks for other parameters: the address takes them, and the run begins anew. `null` is the usual. */
export type Choose = (choices: Readonly<Record<string, string | null>>) => void;

/** A line of pseudocode in the language in use, and how deep it is indented, in steps. */
export type CodeLine = readonly [depth: number, text: string];

/** The numbers on the squares of a board, which can be changed. */
export interface BoardNumbers {
  /** The numbers, by squares. */
  readonly numbers: readonly number[];
  readonly limits: NumberLimits;
  /** Squares whose number stays. */
  readonly fixed: readonly Square[];
  /** Writes numbers as the choice `numbers` of a link. */
  readonly textOf: (numbers: readonly number[]) => string;
  /** True if the link has numbers that cannot be read; others stand in for them. */
  readonly isUnreadable: boolean;
}

/** A counter with its name. */
export type Reading = readonly [name: string, value: string];

/** How an exhibit is shown that has numbers on its squares, and no queens. */
export interface NumbersView<Parameters, State> {
  readonly numbersOf: (parameters: Parameters) => BoardNumbers;
  /** The board in words. */
  readonly label: (state: State) => string;
  /** What is counted. */
  readonly counts: (state: State, tally: Tally) => readonly Reading[];
}

/** Three sentences on an algorithm: its idea, what it costs, and its use. */
export type About = readonly [idea: string, cost: string, use: string];

/** How an algorithm is shown: its parameters, its words and what stands beside the board. */
export interface View<Parameters, State, Kind extends string> {
  readonly algorithm: Algorithm<Parameters, State, Kind>;
  readonly about: () => About;
  /** What the algorithm does; its steps name these lines. Names of variables and procedures are never translated. */
  readonly pseudocode: () => readonly CodeLine[];
  /** Whole programs that do the same, to take home. */
  readonly programs?: Programs;
  /**
   * What to run with.
   * @param size Within the limits that the catalogue has.
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
  /** What replaces queens and their counters where squares have numbers. */
  readonly board?: NumbersView<Parameters, State>;
  /** Where the parameters are turned, if there are others than the size. */
  readonly controls?: (parameters: Parameters, choose: Choose) => TemplateResult;
}

/** A run at one position, in words and drawings; what an exhibit does not have is `undefined`. */
export interface Shown {
  /** What the last step did; `undefined` at the start. */
  readonly sentence: Sentence | undefined;
  readonly overlay: Drawing;
  readonly aside: TemplateResult | undefined;
  readonly panel: TemplateResult | undefined;
  /** The board in words; `undefined` where its queens say it. */
  readonly label: string | undefined;
  /** What is counted; `undefined` where it is what all exhibits with queens count. */
  readonly counts: readonly Reading[] | undefined;
}

/** An exhibit on one board, with its choices made. */
export interface OpenExhibit {
  /** For the worker, which runs the algorithm with them. */
  readonly parameters: unknown;
  readonly rows: number;
  readonly columns: number;
  /** How many finds the whole run makes; `undefined` where the run ends at the first or none knows. */
  readonly goal: bigint | undefined;
  /** The numbers on the squares; `undefined` where there are none. */
  readonly numbers: BoardNumbers | undefined;
  /** @param snapshot Of a run that the worker began with `parameters`. */
  readonly show: (snapshot: Snapshot) => Shown;
  /** Where the choices are made; `undefined` where there are none. */
  readonly controls: ((choose: Choose) => TemplateResult) | undefined;
}

/** An exhibit of the Lab, whose types nobody else needs to know. */
export interface Exhibit {
  readonly about: () => About;
  readonly pseudocode: () => readonly CodeLine[];
  /** Whole programs that do the same; `undefined` where there are none. */
  readonly programs: Programs | undefined;
  /**
   * @param size Within the limits that the catalogue has.
   * @param choices The rest of the address, which may say anything.
   */
  readonly open: (size: number, choices: URLSearchParams) => OpenExhibit;
}

/** Closes over the types of an algorithm and its view. */
export function exhibitOf<Parameters, State, Kind extends string>(
  view: View<Parameters, State, Kind>,
): Exhibit {
  return {
    about: view.about,
    pseudocode: view.pseudocode,
    programs: view.programs,
    open(size, choices) {
      const parameters = view.parametersOf(size, choices);
      const [rows, columns] = view.shapeOf(parameters);
      return {
        parameters,
        rows,
        columns,
        goal: view.goalOf(parameters),
        numbers: view.board?.numbersOf(parameters),
        show(snapshot) {
          // A message between threads has no types; these are what the algorithm's own run has sent.
          const step = snapshot.step as Step<Kind> | undefined;
          const state = snapshot.state as State;
          return {
            sentence: step && view.say(step, state),
            overlay: view.draw(step, state),
            aside: view.aside?.(state, step),
            panel: view.panel?.(state, step),
            label: view.board?.label(state),
            counts: view.board?.counts(state, snapshot.tally),
          };
        },
        controls: view.controls && ((choose) => view.controls!(parameters, choose)),
      };
    },
  };
}

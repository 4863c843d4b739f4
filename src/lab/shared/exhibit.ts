import type { TemplateResult } from 'lit';
import type { Square } from '../../core/board/square.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import type { Algorithm, Step, Tally } from '../machine/algorithm.ts';
import type { NumberLimits } from './matrix.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import { treeBoards, type TreeBoard } from '../machine/tree-boards.ts';
import type { Programs } from './program.ts';

/** Sets other parameters in the address; the run starts anew. `null` restores a default. */
export type Choose = (choices: Readonly<Record<string, string | null>>) => void;

/**
 * A line of pseudocode in the current language, with its depth in indentation steps and the kinds of steps that run it.
 * A step may run several lines.
 */
export type CodeLine<Kind extends string = string> = readonly [
  depth: number,
  text: string,
  ...kinds: readonly [Kind, ...Kind[]],
];

/** A variable of the pseudocode: its name, which is never translated, and its value, word by word. */
type Variable = readonly [name: string, value: string | number | readonly string[]];

/** A variable as it stands beside the pseudocode. */
export interface ShownVariable {
  readonly name: string;
  /** The words of its value; those that the last step changed are new. */
  readonly words: readonly { readonly text: string; readonly isNew: boolean }[];
}

/** The numbers on the squares of a board, which the player can change. */
export interface BoardNumbers {
  /** The numbers, indexed by square. */
  readonly numbers: readonly number[];
  readonly limits: NumberLimits;
  /** Squares whose number cannot be changed. */
  readonly fixed: readonly Square[];
  /** Returns the value of the choice `numbers` in a link. */
  readonly textOf: (numbers: readonly number[]) => string;
  /** True if the link has numbers that cannot be read; other numbers replace them. */
  readonly isUnreadable: boolean;
}

/** The name and the value of a counter. */
export type Reading = readonly [name: string, value: string];

/** The part of a view for exhibits that have numbers on their squares instead of queens. */
interface NumbersView<Parameters, State> {
  readonly numbersOf: (parameters: Parameters) => BoardNumbers;
  /** Returns the description of the board. */
  readonly label: (state: State) => string;
  readonly counts: (state: State, tally: Tally) => readonly Reading[];
}

/** Three sentences on an algorithm: its idea, its cost and its use. */
export type About = readonly [idea: string, cost: string, use: string];

/** The answer to a question about the next steps of a run. */
export type Answer = Square | 'none' | 'yes' | 'no';

/** A question about the next steps of a run, whose answer follows from the rules of the algorithm. */
export interface Question<Kind extends string = string> {
  /** The question, with its subject between asterisks. */
  readonly words: string;
  /** The squares of which one is the answer; empty if the answer is yes or no. */
  readonly squares: readonly Square[];
  /**
   * The answers by the kinds of steps that give them, that of a choice first. `square` stands for the one of `squares`
   * that the step is about.
   */
  readonly answers: Readonly<Partial<Record<Kind, 'square' | 'none' | 'yes' | 'no'>>>;
  /** The 0-based line of the pseudocode that decides; the first one that the next step runs if it is left out. */
  readonly line?: number;
  /** Returns the sentence that gives the reason for the answer. Without it, the sentence of the step does. */
  readonly why?: (answer: Answer) => string;
  /** Returns the sentence why a square is not the answer; an empty one if there is nothing to say. */
  readonly whyNot?: (square: Square) => string;
}

/** A question at a position, with its answer. */
export interface AnsweredQuestion extends Pick<Question, 'words' | 'squares' | 'whyNot'> {
  readonly answer: Answer;
  /** True if the answer may be that there is none. */
  readonly hasNone: boolean;
  /** The number of steps to the one that gives the answer. */
  readonly steps: number;
  readonly why: string;
  /** The 0-based line of the pseudocode that runs next. It does not give the answer away. */
  readonly line: number;
}

/** The size of an n × n board, or the sides of another. */
type BoardShape = { readonly size: number } | { readonly rows: number; readonly columns: number };

/** The presentation of an algorithm: its parameters, its sentences and the content beside the board. */
export interface View<Parameters extends BoardShape, State, Kind extends string> {
  readonly algorithm: Algorithm<Parameters, State, Kind>;
  readonly about: () => About;
  /**
   * Returns the pseudocode. Names of variables and procedures are never translated.
   * @param parameters Those of a run; without them the pseudocode is that of the usual choices.
   */
  readonly pseudocode: (parameters?: Parameters) => readonly CodeLine<Kind>[];
  /** Returns the variables of the pseudocode, with squares, rows and columns as the board names them. */
  readonly variables: (state: State) => readonly Variable[];
  /** Complete programs of the algorithm, for players to copy. */
  readonly programs?: Programs;
  /**
   * Returns the parameters of a run.
   * @param size A size within the catalogue's limits.
   * @param choices The other parameters of the address; they may be invalid.
   */
  readonly parametersOf: (size: number, choices: URLSearchParams) => Parameters;
  /** Returns the number of finds in the whole run. Exhibits that end at the first find or do not know it lack this. */
  readonly goalOf?: (parameters: Parameters) => bigint | undefined;
  /** Returns the sentence about a step, with asterisks round its subject. */
  readonly say: (step: Step<Kind>, state: State) => string;
  /** Draws the subject of the step over the squares. */
  readonly draw: (step: Step<Kind> | undefined, state: State) => Drawing;
  /** Renders the content beside the board, as high as the board. */
  readonly aside?: (state: State, step: Step<Kind> | undefined) => TemplateResult;
  /** Renders the content below the counters. */
  readonly panel?: (state: State, step: Step<Kind> | undefined) => TemplateResult;
  /** The numbers on the squares and their counters, which replace queens and theirs. */
  readonly board?: NumbersView<Parameters, State>;
  /** Returns the question at a state; `undefined` if there is none. Exhibits without questions lack this function. */
  readonly question?: (state: State) => Question<Kind> | undefined;
  /** Renders the controls of the parameters other than the size, if there are any. */
  readonly controls?: (parameters: Parameters, choose: Choose) => TemplateResult;
}

/** A run at one position, in words and drawings. Parts that the exhibit lacks are `undefined`. */
export interface Shown {
  /** The sentence about the last step; `undefined` at the start. */
  readonly sentence: string | undefined;
  readonly variables: readonly ShownVariable[];
  readonly overlay: Drawing;
  readonly aside: TemplateResult | undefined;
  readonly panel: TemplateResult | undefined;
  /** The description of the board; `undefined` for a board with queens, which the queens describe. */
  readonly label: string | undefined;
  /** The counters; `undefined` for an exhibit with queens, which has the common ones. */
  readonly counts: readonly Reading[] | undefined;
}

/** An exhibit on one board, with its choices made. */
export interface OpenExhibit {
  /** The parameters with which the worker runs the algorithm. */
  readonly parameters: unknown;
  readonly rows: number;
  readonly columns: number;
  /** The number of finds in the whole run; `undefined` if the run ends at the first find or the number is unknown. */
  readonly goal: bigint | undefined;
  readonly numbers: BoardNumbers | undefined;
  /**
   * Returns the words and drawings of a position.
   * @param snapshot A snapshot of a run that the worker started with `parameters`.
   */
  readonly show: (snapshot: Snapshot) => Shown;
  /** Returns the board at a position, without what the last step is about. It runs there in the calling thread. */
  readonly boardAt: (
    position: number,
  ) => Pick<Shown, 'overlay' | 'label'> & { readonly queens: readonly Square[] };
  /** The whole search as boards; `undefined` if it is too large. */
  readonly boards: readonly TreeBoard[] | undefined;
  /** Returns the question at a position, if there is one; `undefined` for an exhibit without questions. */
  readonly question: ((snapshot: Snapshot) => AnsweredQuestion | undefined) | undefined;
  /** Returns the number of steps to the next position with a question, or to the end of the run. */
  readonly stepsToQuestion: (snapshot: Snapshot) => number;
  /** Renders the controls of the choices; `undefined` if there are none. */
  readonly controls: ((choose: Choose) => TemplateResult) | undefined;
}

/** An exhibit of the Lab. It hides the types of its parameters, state and steps. */
export interface Exhibit {
  readonly about: () => About;
  /** @param parameters Those of a run that was opened; without them the usual choices. */
  readonly pseudocode: (parameters?: unknown) => readonly CodeLine[];
  readonly programs: Programs | undefined;
  /**
   * Opens the exhibit on a board.
   * @param size A size within the catalogue's limits.
   * @param choices The other parameters of the address; they may be invalid.
   */
  readonly open: (size: number, choices: URLSearchParams) => OpenExhibit;
}

/** Returns an exhibit that hides the types of an algorithm and its view. */
export function exhibitOf<Parameters extends BoardShape, State, Kind extends string>(
  view: View<Parameters, State, Kind>,
): Exhibit {
  return {
    about: view.about,
    pseudocode: (parameters) => view.pseudocode(parameters as Parameters | undefined),
    programs: view.programs,
    open(size, choices) {
      const parameters = view.parametersOf(size, choices);
      const shape: BoardShape = parameters;
      const { rows, columns } = 'size' in shape ? { rows: shape.size, columns: shape.size } : shape;
      return {
        parameters,
        rows,
        columns,
        goal: view.goalOf?.(parameters),
        numbers: view.board?.numbersOf(parameters),
        boards: view.board
          ? undefined
          : treeBoards(view.algorithm, parameters, Math.max(rows, columns)),
        show(snapshot) {
          // Messages between threads have no types. The step and state are those of this algorithm's run.
          const step = snapshot.step as Step<Kind> | undefined;
          const state = snapshot.state as State;
          return {
            sentence: step && view.say(step, state),
            variables: shownVariables(
              view.variables(state),
              snapshot.before === undefined ? undefined : view.variables(snapshot.before as State),
            ),
            overlay: view.draw(step, state),
            aside: view.aside?.(state, step),
            panel: view.panel?.(state, step),
            label: view.board?.label(state),
            counts: view.board?.counts(state, snapshot.tally),
          };
        },
        boardAt(position) {
          const state = view.algorithm.start(parameters);
          let left = position;
          while (left > 0 && view.algorithm.step(state)) left--;
          return {
            queens: view.algorithm.queens(state),
            overlay: view.draw(undefined, state),
            label: view.board?.label(state),
          };
        },
        question: view.question && (({ state }) => answeredQuestion(view, state as State)),
        stepsToQuestion({ state }) {
          const copy = structuredClone(state as State);
          let steps = 0;
          while (view.algorithm.step(copy)) {
            steps++;
            if (answeredQuestion(view, copy)) break;
          }
          return steps;
        },
        controls: view.controls && ((choose) => view.controls!(parameters, choose)),
      };
    },
  };
}

/** Returns the question at a state, with the answer that the algorithm gives. */
function answeredQuestion<Parameters extends BoardShape, State, Kind extends string>(
  view: View<Parameters, State, Kind>,
  state: State,
): AnsweredQuestion | undefined {
  const question = view.question?.(state);
  if (!question) return undefined;
  const { words, squares, answers, why, whyNot } = question;
  const copy = structuredClone(state);
  let { line } = question;
  let step = view.algorithm.step(copy);
  for (let steps = 1; step; steps++, step = view.algorithm.step(copy)) {
    const given: 'square' | 'none' | 'yes' | 'no' | undefined = answers[step.kind];
    // The first kind stands for all that give an answer, so that the line is the same for each.
    const kind = given ? (Object.keys(answers)[0] as Kind) : step.kind;
    line ??= view.pseudocode().findIndex(([, , ...kinds]) => kinds.includes(kind));
    if (!given) continue;
    const answer: Answer =
      given === 'square' ? step.squares.find((square) => squares.includes(square))! : given;
    return {
      ...{ words, squares, answer, steps, line },
      ...(whyNot && { whyNot }),
      hasNone: Object.values(answers).includes('none'),
      why: why?.(answer) ?? view.say(step, copy),
    };
  }
  return undefined;
}

/** The number of words of a long value that are shown: its last ones. */
const MOST_WORDS = 16;

/**
 * Returns variables with their words.
 * @param before The variables before the last step; `undefined` if no change is shown.
 */
function shownVariables(
  now: readonly Variable[],
  before: readonly Variable[] | undefined,
): ShownVariable[] {
  return now.map(([name, value], index) => {
    const old = before && wordsOf(before[index]![1]);
    const words = wordsOf(value).map((text, k) => ({ text, isNew: !!old && text !== old[k] }));
    return { name, words: words.slice(-MOST_WORDS) };
  });
}

function wordsOf(value: Variable[1]): readonly string[] {
  if (typeof value !== 'object') return [String(value)];
  return value.length > 0 ? value : ['–'];
}

import { msg, str } from '@lit/localize';
import { svg } from 'lit';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { oneOf } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import type { Playback } from '../machine/playback.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import type { Answer, AnsweredQuestion, OpenExhibit } from '../shared/exhibit.ts';
import { nameOn } from '../shared/words.ts';

type Board = Pick<OpenExhibit, 'rows' | 'columns'>;

/** The sentences about an answer, and the right square if there is one. */
interface Verdict {
  readonly sentences: string;
  readonly square: Square | undefined;
}

const HOWS = [undefined, true, false];

/**
 * Returns the sentence that gives an answer.
 * @param how True if the player was right, false if not, `undefined` if the answer was shown.
 */
function answerWords(answer: Answer, how: boolean | undefined, { rows, columns }: Board): string {
  switch (answer) {
    case 'none':
      return oneOf(
        how,
        HOWS,
        msg('*[Shown|Right|Not quite]: none.*', { desc: 'None of the squares' }),
      );
    case 'yes':
      return oneOf(how, HOWS, msg('*[Shown|Right|Not quite]: yes.*'));
    case 'no':
      return oneOf(how, HOWS, msg('*[Shown|Right|Not quite]: no.*'));
    default:
      return oneOf(
        how,
        HOWS,
        msg(str`*[Shown|Right|Not quite]: ${nameOn(answer, rows, columns)}.*`),
      );
  }
}

/**
 * Returns the sentences that say if an answer is right, and why.
 * @param given The answer of the player; `undefined` if the answer was shown.
 */
export function verdictWords(
  { answer, why, whyNot }: AnsweredQuestion,
  given: Answer | undefined,
  board: Board,
): string {
  const verdict = answerWords(answer, given === undefined ? undefined : given === answer, board);
  const isWrongSquare = typeof given === 'number' && given !== answer;
  const not = isWrongSquare ? (whyNot?.(given) ?? '') : '';
  return joinSentences([verdict, not, why]);
}

/** Asks the player for each choice of a run before it is made, and counts the answers; nothing is stored. */
export class Prediction {
  isOn = false;
  /** True for each answer of this run that was right, false for each other. */
  readonly answers: boolean[] = [];
  /** The verdict on the last answer, and the position to which it leads. */
  #answered: (Verdict & { readonly position: number }) | undefined;
  readonly #playback: Playback;
  readonly #onChange: () => void;

  constructor(playback: Playback, onChange: () => void) {
    this.#playback = playback;
    this.#onChange = onChange;
  }

  /** Returns the question that is open at a position, if there is one. */
  question(exhibit: OpenExhibit, snapshot: Snapshot | undefined): AnsweredQuestion | undefined {
    if (!this.isOn || !snapshot || this.verdictAt(snapshot)) return undefined;
    return exhibit.question?.(snapshot);
  }

  /** Returns the verdict on the answer that led to a position, if one did. */
  verdictAt({ position }: Snapshot): Verdict | undefined {
    return this.isOn && this.#answered?.position === position ? this.#answered : undefined;
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.#answered = undefined;
    this.#playback.pause();
    this.#onChange();
  }

  /**
   * Takes an answer to the open question, and goes to the step that gives it.
   * @param given `undefined` to show the answer.
   */
  answer(
    question: AnsweredQuestion,
    given: Answer | undefined,
    { position }: Snapshot,
    board: Board,
  ): void {
    if (given !== undefined) this.answers.push(given === question.answer);
    const { answer, steps } = question;
    this.#answered = {
      sentences: verdictWords(question, given, board),
      square: typeof answer === 'number' ? answer : undefined,
      position: position + steps,
    };
    this.#playback.step(steps);
  }

  /** Goes to the next question, or to the end of the run. */
  goOn(exhibit: OpenExhibit, snapshot: Snapshot): void {
    this.#answered = undefined;
    if (exhibit.question?.(snapshot)) this.#onChange();
    // A run that is over without knowing it learns so by a step.
    else this.#playback.step(Math.max(1, exhibit.stepsToQuestion(snapshot)));
  }
}

/** Draws the squares of which one is the answer. */
export function drawQuestion(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map(
    (square) =>
      svg`<rect class="asked" x=${columnOf(square, columns) * 100 + 8} y=${rowOf(square, columns) * 100 + 8} width="84" height="84" rx="14" />`,
  )}`;
}

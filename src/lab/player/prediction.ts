import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import {
  columnOf,
  rankName,
  rowOf,
  squareAt,
  squareName,
  type Square,
} from '../../core/board/square.ts';
import { lineBetween } from '../../core/board/attacks.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import type { BacktrackingState } from '../exhibits/backtracking/algorithm.ts';
import type { RecursionState } from '../exhibits/recursion/algorithm.ts';
import type { Playback } from '../machine/playback.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import { emphasized } from '../shared/emphasized.ts';

/** The choice that a search which fills the rows from the top makes next. */
export interface Question {
  /** The 0-based row that is to be filled. */
  readonly row: number;
  /** The 0-based column from which its squares are still to be tested. */
  readonly from: number;
  /** The square that takes the next queen; `undefined` if none of the row is free. */
  readonly answer: Square | undefined;
  /** The number of steps to the one that places or removes the queen, or to the end of the run. */
  readonly steps: number;
}

/** An answer of the player, or none if the answer was shown. */
type Answer = Square | 'none' | undefined;

/**
 * Returns the question at a position; `undefined` if there is nothing to choose, because the board is full or the run is
 * over, or if the exhibit does not test the squares of a row one by one.
 */
export function questionAt(
  exhibit: string,
  { queens, state, position, length }: Snapshot,
  size: number,
): Question | undefined {
  const row = queens.length;
  const work = workOf(exhibit, state);
  if (!work || row === size || position === length) return undefined;
  const from = work.verdict === 'done' ? work.column + 1 : work.column;
  if (work.verdict === 'free') {
    return { row, from, answer: squareAt(row, from, size), steps: 1 };
  }
  for (let column = from; column < size; column++) {
    const square = squareAt(row, column, size);
    if (attackerOf(square, queens, size) !== undefined) continue;
    return { row, from, answer: square, steps: column - from + 2 };
  }
  return { row, from, answer: undefined, steps: size - from + (row === 0 ? 0 : 1) };
}

/** True for exhibits that have questions. */
export function isPredictable(exhibit: string): boolean {
  return exhibit === 'backtracking' || exhibit === 'recursion';
}

function workOf(
  exhibit: string,
  state: unknown,
): Pick<BacktrackingState, 'column' | 'verdict'> | undefined {
  if (exhibit === 'backtracking') return state as BacktrackingState;
  return exhibit === 'recursion' ? (state as RecursionState).stack.at(-1) : undefined;
}

function attackerOf(square: Square, queens: readonly Square[], size: number): Square | undefined {
  return queens.find((queen) => lineBetween(queen, square, size) !== undefined);
}

/** Returns the sentence that says if an answer is right, and why. */
export function verdictWords(
  { row, from, answer }: Question,
  given: Answer,
  queens: readonly Square[],
  size: number,
): string {
  const rank = rankName(row, size);
  const why =
    answer === undefined
      ? from === 0
        ? msg(str`Every square of row ${rank} is attacked.`)
        : msg(str`No square of row ${rank} is left that is not attacked.`)
      : from === 0
        ? msg(str`It is the first square of row ${rank} that no queen attacks.`)
        : msg(str`It is the next square of row ${rank} that no queen attacks.`);
  const name = answer === undefined ? msg('none is free') : squareName(answer, size);
  if (given === undefined) return joinSentences([msg(str`*Shown: ${name}.*`), why]);
  if (given === (answer ?? 'none')) return joinSentences([msg(str`*Right: ${name}.*`), why]);
  return joinSentences([
    msg(str`*Not quite: ${name}.*`),
    given === 'none' ? '' : whyNot(given, from, queens, size),
    why,
  ]);
}

/** Returns the sentence why a square does not take the next queen. */
function whyNot(given: Square, from: number, queens: readonly Square[], size: number): string {
  const name = squareName(given, size);
  const attacker = attackerOf(given, queens, size);
  if (attacker !== undefined) return msg(str`${squareName(attacker, size)} attacks ${name}.`);
  if (columnOf(given, size) < from) return msg(str`${name} has been tried.`);
  return msg(str`${name} is free as well, but comes later.`);
}

/** Asks the player for each choice of a run before it is made, and counts the answers; nothing is stored. */
export class Prediction {
  isOn = false;
  /** True for each answer of this run that was right, false for each other. */
  readonly answers: boolean[] = [];
  /** The sentence about the last answer; `undefined` while a question is open. */
  #verdict: string | undefined;
  /** The position to which the last answer leads. */
  #answeredAt = -1;
  readonly #playback: Playback;
  readonly #onChange: () => void;

  constructor(playback: Playback, onChange: () => void) {
    this.#playback = playback;
    this.#onChange = onChange;
  }

  /** Returns the question that is open at a position, if there is one. */
  question(exhibit: string, snapshot: Snapshot | undefined, size: number): Question | undefined {
    if (!this.isOn || !snapshot || snapshot.position === this.#answeredAt) return undefined;
    return questionAt(exhibit, snapshot, size);
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.#answeredAt = -1;
    this.#playback.pause();
    this.#onChange();
  }

  /** Takes an answer to the open question, and goes to the step that makes the choice. */
  answer(question: Question, given: Answer, { queens, position }: Snapshot, size: number): void {
    if (given !== undefined) this.answers.push(given === (question.answer ?? 'none'));
    this.#verdict = verdictWords(question, given, queens, size);
    this.#answeredAt = position + question.steps;
    this.#playback.seek(this.#answeredAt);
  }

  /** Goes to the next question; a full board is first left. */
  goOn({ queens }: Snapshot, size: number): void {
    this.#answeredAt = -1;
    if (queens.length === size) this.#playback.step();
    else this.#onChange();
  }

  /** Returns the sentence of the question or of the last answer; `undefined` if the step's own is to be said. */
  sentence(
    question: Question | undefined,
    snapshot: Snapshot,
    size: number,
  ): TemplateResult | undefined {
    if (!this.isOn) return undefined;
    if (question) {
      const rank = rankName(question.row, size);
      return emphasized(msg(str`*Row ${rank}:* tap the square that takes the next queen.`));
    }
    return snapshot.position === this.#answeredAt ? emphasized(this.#verdict!) : undefined;
  }

  /** Renders the switch, the score and the buttons of the open question or of the last answer. */
  render(
    question: Question | undefined,
    snapshot: Snapshot | undefined,
    size: number,
  ): TemplateResult {
    const right = this.answers.filter(Boolean).length;
    const isAnswered = this.isOn && snapshot?.position === this.#answeredAt;
    const answer = (given: Answer) => () => this.answer(question!, given, snapshot!, size);
    return html`<div class="predict" role="group" aria-label=${msg('What happens next?')}>
      <button class="switch" role="switch" aria-checked=${this.isOn} @click=${() => this.toggle()}>
        ${msg('What happens next?')}<i></i>
      </button>
      ${this.isOn ? html`<span class="score">${msg(str`${right} of ${this.answers.length} right`)}</span>` : nothing}
      ${
        // One button for both, so that it keeps the focus.
        question || (isAnswered && snapshot.position !== snapshot.length)
          ? html`<button
              class="button outline small"
              @click=${question ? answer('none') : () => this.goOn(snapshot!, size)}
            >
              ${question ? msg('None is free') : msg('Go on')}
            </button>`
          : nothing
      }
      ${
        question
          ? html`<button class="button outline small" @click=${answer(undefined)}>
                ${msg('Show')}
              </button>
              <span class="by-name">
                ${Array.from({ length: size }, (_, column) => {
                  const square = squareAt(question.row, column, size);
                  return html`<button class="button outline small" @click=${answer(square)}>
                    ${squareName(square, size)}
                  </button>`;
                })}
              </span>`
          : nothing
      }
    </div>`;
  }
}

/** Draws the row that is to be answered. */
export function drawQuestion({ row }: Question, size: number): Drawing {
  return svg`${Array.from(
    { length: size },
    (_, column) =>
      svg`<rect class="asked" x=${column * 100 + 8} y=${row * 100 + 8} width="84" height="84" rx="14" />`,
  )}`;
}

/** Returns true if a square lies in the row that is asked about. */
export function isAskedOf({ row }: Question, square: Square, size: number): boolean {
  return rowOf(square, size) === row;
}

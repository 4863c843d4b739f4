import { msg, str } from '@lit/localize';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { completePuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { toCentre } from '../../ui/drawing/drawing.ts';
import { icon, markIcon, queenIcon } from '../../ui/drawing/icons.ts';
import { regionLooks } from '../../ui/puzzles/region-looks.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { radio } from '../shared/board-form.ts';
import { partOfSquare } from './board-place.ts';
import { paintPart } from './picture-view.ts';
import { choiceWords, questionWords } from './picture-words.ts';
import type { PictureReading, Stage } from './picture-reading.ts';
import type { BoardContent, Choice } from './questions.ts';

type Asked = Extract<Stage, { kind: 'asked' }>;

/** Draws the board as far as it is known, with a sign on each square that is asked about. */
export function questionBoard(reading: PictureReading, { question }: Asked): TemplateResult {
  const { size, regions, queens, marks } = reading.board!;
  const puzzle = regions ? regionsPuzzle(size, 'touch', regions) : completePuzzle(size, []);
  const open = reading.openSquares;
  const sign = (square: number): SVGTemplateResult =>
    svg`<g class="open" transform=${toCentre(square, size)}>
      <rect x="-40" y="-40" width="80" height="80" rx="14"/><text y="20">?</text></g>`;
  const mark = (square: number): SVGTemplateResult =>
    svg`<path class="mark" d="M-14-14 14 14M14-14-14 14" transform=${toCentre(square, size)}/>`;
  const isKnown = (square: number): boolean => !open.includes(square);
  return miniBoard(
    puzzle,
    queens.filter(isKnown),
    svg`${marks.filter(isKnown).map(mark)}${open.map(sign)}
      <rect class="asked" x="-45" y="-45" width="90" height="90" rx="16" transform=${toCentre(question.squares[0], size)}/>`,
  );
}

/** Returns true if a question is about several squares, which are seen best in the whole picture. */
export function isAboutMany({ question }: Asked): boolean {
  return question.squares.length > 1;
}

/** Draws a question: its square in the picture, and what may be on it. */
export function questionCard(reading: PictureReading, stage: Asked): TemplateResult {
  const { question, choice, at, count } = stage;
  const isWhole = isAboutMany(stage);
  const board = reading.board!;
  const shape = { rows: board.size, columns: board.size };
  return html`<section class="card question ${isWhole ? 'whole' : ''}">
    <h2 id="question" tabindex="-1">${questionWords(question, shape)}</h2>
    <small
      >${msg(str`${at} of ${count}`, { id: 'question-place', desc: 'The number of a question' })}</small
    >
    ${
      isWhole
        ? nothing
        : html`<canvas
            aria-hidden="true"
            ${ref((canvas) => {
              // Another picture may have come when the canvas leaves.
              if (!canvas) return;
              const { bitmap, corners } = reading;
              const part = partOfSquare(bitmap!, corners!, question.squares[0], board.size);
              paintPart(canvas as HTMLCanvasElement, bitmap!, part);
            })}
          ></canvas>`
    }
    <fieldset class="segments" aria-labelledby="question">
      ${question.choices.map((one) =>
        radio({
          name: 'choice',
          content: html`${drawChoice(one, board)}${choiceWords(one, question.squares[0], board)}`,
          isChosen: one === choice,
          choose: () => reading.choose(one),
        }),
      )}
    </fieldset>
    <div class="actions">
      ${
        at > 1
          ? html`<button class="button outline grow" @click=${() => reading.goBack()}>
              ${msg('Back', { id: 'back-to-before', desc: 'A button: to the screen before' })}
            </button>`
          : nothing
      }
      <button
        class="button grow ${choice === undefined ? 'outline' : 'ink'}"
        aria-disabled=${choice === undefined}
        @click=${() => void reading.goOn()}
      >
        ${msg('Next', { id: 'next-question', desc: 'A link: the next question' })}
      </button>
    </div>
  </section>`;
}

function drawChoice(
  choice: Choice,
  { size, regions }: BoardContent,
): TemplateResult | typeof nothing {
  if (choice === 'queen') return icon(queenIcon, 20);
  if (choice === 'mark') return icon(markIcon, 20);
  if (typeof choice === 'string') return nothing;
  const looks = regionLooks({ shape: { rows: size, columns: size }, regions: regions! });
  return html`<svg class="regions" viewBox="0 0 1 1" aria-hidden="true">
    ${svg`<rect class=${`tint-${looks[choice]?.tint ?? choice}`} width="1" height="1"/>`}
  </svg>`;
}

import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../core/addresses.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { eyeIcon, icon } from '../ui/icons.ts';
import { miniBoard } from '../ui/puzzle-thumbnail.ts';
import { queenGlyph } from '../ui/queen.ts';
import { solvedHow, taskWords, toPlaceWords } from './day-card-words.ts';
import type { DayPuzzle } from './day-puzzles.ts';
import { checkIcon } from './hub-icons.ts';
import { sightIcon, touchIcon } from './puzzle-icons.ts';
import { kindName, stepName } from './puzzle-words.ts';
import { stepPills } from './step-pills.ts';
import { placedWords } from './unfinished-words.ts';

/**
 * The puzzles of a day as cards, each one link to its puzzle. They stand from the date alone; boards, and
 * sentences that need them, come into room that is kept for them. Looks by `dayCardStyles`.
 */
export function dayCards(puzzles: readonly DayPuzzle[]): TemplateResult {
  // Where the player goes on: of two that were begun the first.
  const next = puzzles.find(({ state }) => state === 'begun');
  return html`<ul class="day-cards">
    ${puzzles.map((puzzle) => html`<li>${dayCard(puzzle, puzzle === next)}</li>`)}
  </ul>`;
}

function dayCard(puzzle: DayPuzzle, isNext: boolean): TemplateResult {
  const { name, wish, played, queens } = puzzle;
  const { kind, sight, step } = wish;
  return html`<a class="card" href=${puzzlesAddress(name)}>
    <span class="frame ${kind}">${played ? miniBoard(played.puzzle, queens) : nothing}</span>
    <span class="about">
      <h2>
        <span
          >${kindName(kind)}${
            kind === 'regions' ? icon(sight === 'touch' ? touchIcon : sightIcon, 20) : nothing
          }</span
        >
        <span class="step">${stepPills(step)} ${stepName(step)}</span>
      </h2>
      <p>${taskWords(wish, played?.puzzle)}</p>
      <span class="meta">${meta(puzzle, isNext)}</span>
    </span>
  </a>`;
}

/** The last line of a card: how far the puzzle is, and what a tap does. */
function meta(
  { state, played, queens, result }: DayPuzzle,
  isNext: boolean,
): TemplateResult | typeof nothing {
  switch (state) {
    case undefined:
      return nothing;
    case 'solved':
      return html`<span class="done">${icon(checkIcon, 20)}${msg('Solved')}</span>
        <span class="how">${result ? solvedHow(result) : nothing}</span>`;
    case 'shown':
      return html`<span class="shown">${icon(eyeIcon, 20)}${msg('Solution revealed')}</span>`;
    case 'begun':
      return html`<span
          >${played ? placedWords(played.puzzle, queens.length, false) : nothing}</span
        >
        <span class="go ${isNext ? 'ink' : ''}">${msg('Continue')}</span>`;
    case 'fresh':
      return html`<span>${played ? toPlace(played.puzzle) : nothing}</span>
        <span class="go">${msg('Start')}</span>`;
  }
}

/** The queens of Guard that are still to be placed, drawn. */
function toPlace({ rules, givens }: Puzzle): TemplateResult | typeof nothing {
  if (rules.goal.kind !== 'guard') return nothing;
  const count = rules.goal.queens - givens.length;
  return html`<span class="to-place" role="img" aria-label=${toPlaceWords(count)}
    >${Array.from({ length: count }, () => html`<svg viewBox="0 0 64 64">${queenGlyph}</svg>`)}</span
  >`;
}

import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { eyeIcon, icon } from '../../ui/drawing/icons.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { difficultyPills } from '../shared/difficulty-pills.ts';
import { helpWords } from '../shared/help-words.ts';
import { KINDS } from '../shared/kinds/kinds.ts';
import { solvedIcon } from '../shared/puzzle-icons.ts';
import { difficultyName, placedWords } from '../shared/puzzle-words.ts';
import type { DayPuzzle } from './day-puzzles.ts';

/**
 * Draws the puzzles of a day as cards; each is a link to its puzzle. The cards need only the date. Boards, and
 * sentences that depend on them, are drawn later in room that is reserved for them. Needs `dayCardStyles`.
 */
export function dayCards(puzzles: readonly DayPuzzle[]): TemplateResult {
  const first = (wanted: DayPuzzle['state']): DayPuzzle | undefined =>
    puzzles.find(({ state }) => state === wanted);
  // The puzzle to go on with; until one is solved, else the one to begin with.
  const next = first('begun') ?? (first('solved') ? undefined : first('fresh'));
  return html`<ul class="day-cards">
    ${puzzles.map((puzzle) => html`<li>${dayCard(puzzle, puzzle === next)}</li>`)}
  </ul>`;
}

function dayCard(puzzle: DayPuzzle, isNext: boolean): TemplateResult {
  const { name, spec, played, queens } = puzzle;
  const { kind, sight, step } = spec;
  const shown = KINDS[kind];
  const ruleIcon = shown.ruleIcon?.(sight);
  return html`<a class="card" href=${puzzlesAddress(name)}>
    <span class="frame ${kind}">${played ? miniBoard(played.puzzle, queens) : nothing}</span>
    <span class="about">
      <h2>
        <span>${shown.name()}${ruleIcon ? icon(ruleIcon, 20) : nothing}</span>
        <span class="step">${difficultyPills(step)} ${difficultyName(step)}</span>
      </h2>
      <p>${shown.task(sight, played?.puzzle)}</p>
      <span class="meta">${meta(puzzle, isNext)}</span>
    </span>
  </a>`;
}

/** Draws the last line of a card: the progress of the puzzle and the action of a tap. */
function meta(
  { state, played, queens, result }: DayPuzzle,
  isNext: boolean,
): TemplateResult | typeof nothing {
  switch (state) {
    case undefined:
      return nothing;
    case 'solved':
      return html`<span class="done"
          >${icon(solvedIcon, 20)}${msg('Solved', { id: 'puzzle-solved', desc: 'The state of a puzzle' })}</span
        >
        <span class="how">${result ? solvedHow(result) : nothing}</span>`;
    case 'shown':
      return html`<span class="shown">${icon(eyeIcon, 20)}${msg('Solution revealed')}</span>`;
    case 'begun':
      return html`<span
          >${played ? placedWords(played.puzzle, queens.length, false) : nothing}</span
        >
        ${go(msg('Continue', { id: 'continue-puzzle', desc: 'A link: go on with a puzzle' }), isNext)}`;
    case 'fresh':
      return go(
        isNext
          ? msg('Start here')
          : msg('Start', { id: 'start-puzzle', desc: 'A link: open a puzzle that is not begun' }),
        isNext,
      );
  }
}

function go(words: string, isNext: boolean): TemplateResult {
  return html`<span class="go ${isNext ? 'ink' : ''}">${words}</span>`;
}

/** Returns the help and the time of a solved puzzle: `no hints · 1:58`. */
function solvedHow(result: PuzzleResult): string {
  return `${helpWords(result)} · ${durationOf(result.elapsed)}`;
}

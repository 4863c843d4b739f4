import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { untilNextDay } from '../../core/days/day.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { eyeIcon, icon, shareIcon } from '../../ui/drawing/icons.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { kindName, shownKindOf } from '../shared/kinds/kinds.ts';
import { solvedIcon } from '../shared/puzzle-icons.ts';
import { difficultyName, placedWords } from '../shared/puzzle-words.ts';
import type { DayPuzzle } from './day-puzzles.ts';
import { nextWords } from './next-three.ts';

/**
 * Draws the puzzles of a day on one card, each a link, and the button for the next step. Names and difficulties need
 * only the date; boards and the button are drawn later in room that is reserved for them. Needs `dayCardStyles`.
 * @param share Shares the day.
 * @param isToday True if the next three puzzles are those of the next day.
 * @param isWide True if the next puzzle stands first and large.
 */
export function dayCard(
  puzzles: readonly DayPuzzle[],
  share: () => void,
  isToday: boolean,
  isWide = false,
): TemplateResult {
  const next = isWide ? nextOf(puzzles) : undefined;
  // Until it is known which one is next, the first has its place.
  const isUnknown = isWide && puzzles.every(({ state }) => state === undefined);
  const first = next ?? (isUnknown ? puzzles[0] : undefined);
  const isOver = puzzles.every(({ state }) => state === 'solved' || state === 'shown');
  return html`<div class="card day-card">
    <ul class=${first ? 'wide' : ''}>
      ${first ? html`<li class="first">${largeLink(first, puzzles)}</li>` : nothing}
      ${puzzles.map((puzzle) => (puzzle === first ? nothing : html`<li>${boardLink(puzzle)}</li>`))}
    </ul>
    ${first ? nothing : html`<div class="next">${nextButton(puzzles, share)}</div>`}
    ${isToday && isOver && puzzles.length > 0 ? html`<p class="wait">${nextWords(untilNextDay(new Date()))}</p>` : nothing}
  </div>`;
}

/** Returns the puzzle to go on with; `undefined` if none is left. */
function nextOf(puzzles: readonly DayPuzzle[]): DayPuzzle | undefined {
  return (
    puzzles.find(({ state }) => state === 'begun') ?? puzzles.find(({ state }) => state === 'fresh')
  );
}

/** Draws the next puzzle large: its rule, the queens placed, and the words of the button for the next step. */
function largeLink(puzzle: DayPuzzle, puzzles: readonly DayPuzzle[]): TemplateResult {
  const { name, played, queens, state } = puzzle;
  const placed = played && state === 'begun' ? placedWords(played.puzzle, queens) : '';
  return html`<a href=${puzzlesAddress(name)}>
    ${renderBoard(puzzle)}
    ${
      played
        ? html`<small class="rule">${shownKindOf(played.puzzle.rules).ruleLine(played)}</small>
            ${placed ? html`<small>${placed}</small>` : nothing}`
        : nothing
    }
    ${state ? html`<span class="button ink">${goOnWords(puzzle, puzzles)}</span>` : nothing}
  </a>`;
}

function boardLink(puzzle: DayPuzzle): TemplateResult {
  return html`<a href=${puzzlesAddress(puzzle.name)}>${renderBoard(puzzle)}</a>`;
}

function renderBoard({ spec, played, queens, state, result }: DayPuzzle): TemplateResult {
  const facts = [difficultyName(spec.step), ...(result ? [durationOf(result.elapsed)] : [])];
  return html`<span class="frame"
      >${played ? miniBoard(played.puzzle, queens) : nothing}${badge(state)}</span
    >
    <b>${kindName(spec.kind)}</b>
    <small>${facts.join(' · ')}</small>`;
}

/** Draws the mark on the board of a puzzle that is over. */
function badge(state: DayPuzzle['state']): TemplateResult | typeof nothing {
  switch (state) {
    case 'solved':
      return html`<span
        class="badge"
        role="img"
        aria-label=${msg('Solved', { id: 'puzzle-solved', desc: 'The state of a puzzle' })}
        >${icon(solvedIcon, 16)}</span
      >`;
    case 'shown':
      return html`<span class="badge shown" role="img" aria-label=${msg('Solution revealed')}
        >${icon(eyeIcon, 16)}</span
      >`;
    default:
      return nothing;
  }
}

/** Draws the button that goes on with the day or, when nothing is left, shares it. */
function nextButton(
  puzzles: readonly DayPuzzle[],
  share: () => void,
): TemplateResult | typeof nothing {
  const next = nextOf(puzzles);
  if (next) {
    return html`<a class="button ink" href=${puzzlesAddress(next.name)}
      >${goOnWords(next, puzzles)}</a
    >`;
  }
  if (!puzzles.some(({ state }) => state === 'solved')) return nothing;
  return html`<button class="button ink" @click=${share}>
    ${icon(shareIcon, 20)}${msg('Share the day')}
  </button>`;
}

function goOnWords({ spec }: DayPuzzle, puzzles: readonly DayPuzzle[]): string {
  const name = kindName(spec.kind);
  const isBegun = puzzles.some(({ state }) => state !== 'fresh');
  return isBegun ? msg(str`Go on: ${name}`) : msg(str`Start: ${name}`);
}

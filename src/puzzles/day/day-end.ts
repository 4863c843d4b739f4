import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { DAY_KINDS, DAY_ORDER } from '../../core/days/day-puzzles.ts';
import { untilNextDay, type Day } from '../../core/days/day.ts';
import type { DayOutcomes } from '../../core/days/streak.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { icon, shareIcon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { helpCounts, helpTaken } from '../shared/help-words.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import type { FinishedDay } from './finished-day.ts';
import { nextWords } from './next-three.ts';
import { toldResults } from './share-day.ts';
import { standings, type KnownFriend } from './standings.ts';
import { standingsTable } from './standings-table.ts';

interface DayEnd {
  readonly day: Day;
  readonly today: Day;
  readonly petals: DayOutcomes;
  readonly finished: FinishedDay;
  readonly friends: readonly KnownFriend[];
  /** Words about the streak, where nothing else shows it. */
  readonly streak?: string;
  readonly share: () => void;
  /** The kind of the puzzle that was solved just now: the petals bloom. */
  readonly fresh?: PuzzleKind | undefined;
  /** Takes a friend's row off the list; without it rows have no button for that. */
  readonly remove?: (friend: KnownFriend) => void;
}

/**
 * Draws the end of a day: its petals, the three times, friends with the player among them, the button that shares it,
 * and the time until the next three. It is the same on the start page, on the page of the day and in the sheet after
 * the last win, which adds the streak. Needs `dayEndStyles`.
 * @param corner Buttons beside the heading.
 */
export function dayEnd(
  end: DayEnd,
  corner: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { day, today, petals, finished, friends, streak, share, fresh, remove } = end;
  const next =
    day === today
      ? nextWords(untilNextDay(new Date()))
      : html`<a href=${puzzlesAddress()}>${msg('To today')}</a>`;
  return html`<div class="top">
      ${trefoil(petals, { fresh })}
      <div class="words">
        <h2>${msg('All three solved')}</h2>
        ${streak ? html`<p>${emphasized(streak)}</p>` : nothing}
      </div>
      ${corner}
    </div>
    <ul class="times">
      ${DAY_ORDER.map((kind) => renderTime(kind, finished))}
    </ul>
    ${standingsTable(standings(toldResults(finished), friends), remove)}
    <div class="actions">
      <button class="button ink grow" @click=${share}>
        ${icon(shareIcon, 20)}${msg('Share the day')}
      </button>
    </div>
    <p class="wait">${next}</p>`;
}

/** Draws the time of a puzzle, a link to its board. */
function renderTime(kind: PuzzleKind, finished: FinishedDay): TemplateResult {
  const result = finished[DAY_KINDS.indexOf(kind)]!;
  const { name, elapsed, isBest } = result;
  return html`<li>
    <a href=${puzzlesAddress(name)}>
      <span>${kindName(kind)}</span> <b>${durationOf(elapsed)}</b>
      <small class=${isBest ? 'best' : ''}
        >${isBest ? msg('best yet', { desc: 'In the place of: 2 hints and 1 check' }) : helpTaken(helpCounts(result))}</small
      >
    </a>
  </li>`;
}

import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { numberOf } from '../../i18n/format.ts';
import type { Drawing } from '../../ui/board/drawing.ts';
import type { OpenExhibit } from '../exhibit.ts';
import { nameOn } from '../exhibits/words.ts';
import { labBoard } from '../lab-board.ts';
import type { Snapshot } from './protocol.ts';

/** Queens that a picture's description still names one by one. */
const MOST_NAMED = 16;

const NOTHING_YET = { tested: 0, placed: 0, lifted: 0, found: 0 };

/** The board of a run; empty before the worker has answered. */
export function boardOf(
  { rows, columns }: OpenExhibit,
  snapshot: Snapshot | undefined,
  overlay: Drawing,
): TemplateResult {
  const queens = snapshot?.queens ?? [];
  const names = queens.map((queen) => nameOn(queen, rows, columns)).join(', ');
  const label =
    queens.length > MOST_NAMED
      ? msg(str`Board, ${rows} by ${columns}, with ${queens.length} queens`)
      : queens.length === 0
        ? msg(str`Board, ${rows} by ${columns}, empty`)
        : msg(str`Board, ${rows} by ${columns}, queens on ${names}`);
  return labBoard({ rows, columns, queens, overlay, label });
}

/** The counters of a run. */
export function countsOf({ goal }: OpenExhibit, snapshot: Snapshot | undefined): TemplateResult {
  const { tested, placed, lifted, found } = snapshot?.tally ?? NOTHING_YET;
  const count = (name: string, value: string): TemplateResult =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="counts readings">
    ${count(msg('tested'), numberOf(tested))} ${count(msg('placed'), numberOf(placed))}
    ${count(msg('removed'), numberOf(lifted))}
    ${count(msg('on the board'), numberOf(snapshot?.queens.length ?? 0))}
    ${count(
      msg('found', { id: 'count-found', desc: 'solutions found by an algorithm' }),
      goal === undefined ? numberOf(found) : msg(str`${numberOf(found)} of ${numberOf(goal)}`),
    )}
  </dl>`;
}

/** How many finds there are so far, for those who listen. */
export function foundWords({ goal }: OpenExhibit, { tally }: Snapshot): string {
  const found = numberOf(tally.found);
  return goal === undefined
    ? msg(str`${found} found`)
    : msg(str`${found} of ${numberOf(goal)} found`);
}
